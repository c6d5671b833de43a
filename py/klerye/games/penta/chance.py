"""The dice of a game counted and drawn: a bar for each face, and where all would stand if they were equal."""

from collections.abc import Iterable

from klerye.core.chance import Dealt
from klerye.core.drawing import Node, node
from klerye.core.look import Say, number
from klerye.games.penta.histogram import histogram
from klerye.games.penta.look import PIPS
from klerye.games.penta.rules import FACES, Act

WIDTH, TOP, HEIGHT, DIE = 60, 24, 120, 36
"""Of a column, of what stands above the bars, of the longest bar, of a die; in units of the drawing."""

BASE = TOP + HEIGHT
"""Where the bars stand."""


def picture(acts: Iterable[Act | Dealt], say: Say) -> Node | None:
    """How often each face has come, as bars with their counts; a thin line at a sixth of all dice, and in
    words that a game is too short for equal bars. None before the first throw."""
    counts = histogram(acts)
    total, most = sum(counts), max(counts)
    if not total:
        return None
    level = f"{BASE - HEIGHT * total / len(FACES) / most:.1f}"
    came = tuple(say("penta.came", face=face, n=n) for face, n in zip(FACES, counts, strict=True))
    return node(
        "figure",
        node(
            "svg",
            [_column(face, n, most) for face, n in zip(FACES, counts, strict=True)],
            node("line", x1=0, y1=level, x2=WIDTH * len(FACES), y2=level, class_="equal"),
            [_count(face, n, most) for face, n in zip(FACES, counts, strict=True)],
            viewBox=f"0 0 {WIDTH * len(FACES)} {BASE + DIE + 10}",
            role="img",
            aria_label=say("penta.faces", faces=came),
            class_="faces",
        ),
        node(
            "figcaption",
            node("p", say("penta.thrown", n=total, each=number(total / len(FACES), say))),
            node("p", say("penta.uneven")),
        ),
    )


def _column(face: int, n: int, most: int) -> Node:
    """A bar, and the face below it."""
    height = HEIGHT * n / most
    return node(
        "g",
        node("rect", x=12, y=f"{BASE - height:.1f}", width=WIDTH - 24, height=f"{height:.1f}", class_="bar"),
        node(
            "g",
            node("rect", x=3, y=3, width=94, height=94, rx=20, class_="body"),
            [node("circle", cx=x, cy=y, r=9.5, class_="pip") for x, y in PIPS[face]],
            transform=f"translate({(WIDTH - DIE) // 2} {BASE + 6}) scale({DIE / 100})",
            class_="face",
        ),
        transform=f"translate({WIDTH * (face - 1)} 0)",
        key=f"face{face}",
    )


def _count(face: int, n: int, most: int) -> Node:
    """The count above a bar; drawn after the line, which may cross it."""
    y = f"{BASE - HEIGHT * n / most - 6:.1f}"
    return node("text", str(n), x=WIDTH * (face - 1) + WIDTH // 2, y=y, key=f"count{face}")
