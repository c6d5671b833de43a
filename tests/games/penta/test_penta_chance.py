"""The picture of a game's dice: bars as long as their faces are many, a line where all would be equal."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.core.chance import Dealt
from klerye.core.drawing import Node
from klerye.games.penta.chance import BASE, HEIGHT, TOP, picture
from klerye.games.penta.histogram import histogram
from klerye.games.penta.rules import FACES, Act, Throw, Write

DEALS = st.lists(st.sampled_from(FACES), min_size=1, max_size=5).map(lambda faces: Dealt(tuple(faces)))
ACTS = st.lists(DEALS | st.just(Throw()) | st.just(Throw((1, 3))) | st.just(Write("chance")), max_size=120)


def say(key: str, /, **facts: Any) -> str:
    return "." if key == "app.decimal" else f"{key} {facts}"


def all_of(part: Node, tag: str, class_: str | None = None) -> list[Node]:
    """The nodes of a tag, and of a class where one is given, in order."""
    here = [part] if part.tag == tag and class_ in (None, part.attrs.get("class")) else []
    return here + [
        n for child in part.children if isinstance(child, Node) for n in all_of(child, tag, class_)
    ]


@given(ACTS)
def test_the_picture_says_what_was_thrown(acts: list[Act | Dealt]) -> None:
    figure, counts = picture(acts, say), histogram(acts)
    assert (figure is None) == (sum(counts) == 0)
    if figure is None:
        return
    (svg,) = all_of(figure, "svg", "faces")
    assert [text.children for text in all_of(svg, "text")] == [(str(n),) for n in counts]
    pips = [len(all_of(die, "circle")) for die in all_of(svg, "g", "face")]
    assert pips == [*FACES]
    came = tuple(say("penta.came", face=face, n=n) for face, n in zip(FACES, counts, strict=True))
    assert svg.attrs["aria-label"] == say("penta.faces", faces=came)
    told = [line.children for line in all_of(figure, "p")]
    each = f"{sum(counts) / 6:.1f}"
    assert told == [(say("penta.thrown", n=sum(counts), each=each),), (say("penta.uneven"),)]


@given(ACTS.filter(lambda acts: sum(histogram(acts)) > 0))
def test_bars_stand_on_one_line_and_are_in_proportion(acts: list[Act | Dealt]) -> None:
    figure, counts = picture(acts, say), histogram(acts)
    assert figure is not None
    bars = [(float(bar.attrs["y"]), float(bar.attrs["height"])) for bar in all_of(figure, "rect", "bar")]
    assert [y + height for y, height in bars] == pytest.approx([BASE] * 6, abs=0.11)
    assert [height for _, height in bars] == pytest.approx(
        [HEIGHT * n / max(counts) for n in counts], abs=0.06
    )
    (line,) = all_of(figure, "line", "equal")
    mean = sum(height for _, height in bars) / 6
    assert line.attrs["y1"] == line.attrs["y2"]
    assert BASE - float(line.attrs["y1"]) == pytest.approx(mean, abs=0.11)
    assert min(float(text.attrs["y"]) for text in all_of(figure, "text")) == pytest.approx(TOP - 6, abs=0.06)
