"""Charts as drawings, to be read without colours: each bar and each line has its figures beside it."""

from collections.abc import Sequence

from klerye.core.drawing import Node, node

WIDTH = 320
ROW, LABEL, NUMBER = 26, 92, 36
"""A bar's height with its gap, and the room for its label and its number; in units of the drawing."""

HEIGHT, LEFT, EDGE = 150, 44, 12
"""Of a line: the height, and the room for the scale and around it."""

STEPS = (10, 20, 50, 100, 200, 500, 1000)
"""What may lie between two marks of a scale."""


def bars(rows: Sequence[tuple[str, int]], name: str) -> Node:
    """A bar for each label and number, one under the other; `name` says what is drawn."""
    most = max(1, *(n for _, n in rows))
    height = ROW * len(rows)
    axis = node("path", d=f"M{LABEL} 0V{height}", class_="axis")
    drawn = [
        _bar(label, n, ROW * row, round((WIDTH - LABEL - NUMBER) * n / most))
        for row, (label, n) in enumerate(rows)
    ]
    return _chart(height, name, [axis, *drawn])


def _bar(label: str, n: int, top: int, width: int) -> Node:
    middle = top + ROW // 2 + 5
    return node(
        "g",
        node("text", label, x=LABEL - 8, y=middle, text_anchor="end"),
        node("rect", x=LABEL, y=top + 3, width=width, height=ROW - 6, class_="bar"),
        node("text", str(n), x=LABEL + width + 6, y=middle, class_="number"),
    )


def line(values: Sequence[float], name: str) -> Node:
    """A line through values in their order, over a scale of round numbers; `name` says what is drawn."""
    step = next((size for size in STEPS if max(values) - min(values) <= 3 * size), STEPS[-1])
    low = int(min(values) // step) * step
    high = max(low + step, -int(-max(values) // step) * step)

    def x(n: int) -> float:
        return round(LEFT + n * (WIDTH - LEFT - EDGE) / (len(values) - 1), 1)

    def y(value: float) -> float:
        return round(EDGE + (high - value) * (HEIGHT - 2 * EDGE) / (high - low), 1)

    scale = [
        node(
            "g",
            node("path", d=f"M{LEFT} {y(mark)}H{WIDTH - EDGE}", class_="axis"),
            node("text", str(mark), x=LEFT - 6, y=y(mark) + 5, text_anchor="end"),
        )
        for mark in range(low, high + 1, step)
    ]
    points = " ".join(f"{x(n)},{y(value)}" for n, value in enumerate(values))
    course = node("polyline", points=points, class_="course")
    last = node("circle", cx=x(len(values) - 1), cy=y(values[-1]), r=5, class_="dot")
    return _chart(HEIGHT, name, [*scale, course, last])


def _chart(height: int, name: str, parts: list[Node]) -> Node:
    box = f"0 0 {WIDTH} {height}"
    return node("svg", parts, viewBox=box, class_="chart", role="img", aria_label=name)
