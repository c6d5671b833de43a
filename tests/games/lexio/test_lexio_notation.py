"""Acts as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lexio.boards import across, down
from klerye.core.chance import HIDDEN, Dealt
from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Act, Exchange, Laid, Pass, Place, Show, Tried
from klerye.games.lexio.notation import read, write

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LAID = st.builds(
    Laid, st.integers(0, 20), st.integers(0, 20), st.sampled_from(LETTERS + LETTERS.lower() + "*")
)
LINES = st.one_of(
    *(
        st.builds(way, st.integers(0, 13), st.integers(0, 12), st.text("AEZe*.", max_size=8))
        for way in (across, down)
    )
)
FACES = st.lists(st.sampled_from([*LETTERS, "*", HIDDEN]), min_size=1, max_size=7).map(tuple)
ACTS = st.one_of(
    st.builds(Place, st.lists(LAID, max_size=8).map(tuple)),
    LINES,
    st.builds(Exchange, st.text(LETTERS + "*?", max_size=7)),
    st.just(Pass()),
    st.builds(
        Tried, st.lists(st.text(LETTERS, min_size=2, max_size=13), min_size=1).map(tuple) | st.just(HIDDEN)
    ),
    st.builds(Show, st.text(LETTERS + "*", min_size=1, max_size=7)),
    st.builds(Dealt, FACES),
)

TEXTS: list[tuple[Act | Dealt, str]] = [
    (across(6, 4, "LION"), "place 7E LION"),
    (down(3, 4, "TAB.E"), "place E4 TAB.E"),
    (across(6, 8, "s"), "place 7I s"),
    (down(6, 8, "s"), "place 7I s"),
    (across(6, 2, "..RE..."), "place 7E RE"),
    (across(12, 12, "AB"), "place 13M AB"),
    (Place((Laid(7, 4, "A"), Laid(6, 8, "S"))), "place 7I S 8E A"),
    (Place((Laid(6, 6, "A"), Laid(6, 6, "B"))), "place 7G A 7G B"),
    (Place(()), "place"),
    (Exchange("E*A"), "exchange *AE"),
    (Exchange("???"), "exchange ???"),
    (Exchange(""), "exchange"),
    (Pass(), "pass"),
    (Tried(("LIONZ", "XZ")), "tried LIONZ XZ"),
    (Tried(HIDDEN), "tried ?"),
    (Show("EA*"), "show *AE"),
    (Dealt(("B", "*", "A")), "draw B*A"),
    (Dealt((HIDDEN, HIDDEN)), "draw ??"),
]


@pytest.mark.parametrize(("act", "text"), TEXTS)
def test_texts(act: Act | Dealt, text: str) -> None:
    assert write(act) == text
    assert read(text) == act


@given(ACTS)
def test_read_undoes_write(act: Act | Dealt) -> None:
    assert read(write(act)) == act


@given(
    st.lists(
        st.sampled_from(["place", "7E", "E7", "A", "AB", "A.B", ".", "exchange", "?", "tried"]), max_size=6
    )
)
def test_one_text_for_each_act(parts: list[str]) -> None:
    text = " ".join(parts)
    try:
        act = read(text)
    except Illegal as no:
        assert no.why == "lexio.unreadable"
    else:
        assert write(act) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7E LION",
        "place 7E",
        "place 7E .LION",
        "place 7E LION.",
        "place 7E L?",
        "place E7 L",
        "place 7E L 7F I",
        "place 0E L",
        "place 07E L",
        "place 100E L",
        "place 7É L",
        "place ٧E L",
        "place 7E É",
        "place 7E " + "A" * 27,
        "place  7E LION",
        "place 7E LION ",
        "exchange EA",
        "exchange a",
        "exchange ",
        "tried",
        "tried ? AB",
        "tried A",
        "tried li",
        "show",
        "show ?",
        "draw",
        "draw a",
        "pass 1",
    ],
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(Illegal) as no:
        read(text)
    assert no.value.why == "lexio.unreadable"
    assert no.value.facts == {"text": text[:40]}


def test_other_acts_are_a_mistake() -> None:
    with pytest.raises(TypeError):
        write("pass")  # type: ignore[arg-type]
