"""Throws and sheets of Penta for tests, and a game that is played by texts."""

from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import strategies as st

from klerye.core.game import Turn
from klerye.core.refusal import Illegal
from klerye.games.penta import card, sheet
from klerye.games.penta.rules import Penta, State
from klerye.games.penta.sheet import Dice, Sheet

PENTA = Penta()
ROLLS: tuple[Dice, ...] = tuple(combinations_with_replacement(range(1, 7), 5))
"""The 252 throws, without order."""


def sheet_of(**card_: int) -> Sheet:
    """The sheet with these boxes written, as one tells it: sheet_of(ones=3, penta=50)."""
    return card.of(card_)


def begin(*cards: dict[str, int], **options: Any) -> State:
    """A game with these cards already written; without any, one player's new game."""
    sheets = [{"card": card} for card in cards]
    return PENTA.start(len(cards) or 1, options | ({"sheets": sheets} if cards else {}))


def play(s: State, *texts: str) -> State:
    for text in texts:
        s = PENTA.apply(s, PENTA.read(text), 0)
    return s


def thrown(s: State, *faces: int) -> State:
    """The seat on turn makes its first throw of the turn."""
    return play(s, "throw", "dice " + " ".join(map(str, faces)))


def told(s: State, text: str) -> tuple[str, dict[str, Any]]:
    """Why `text` is refused, and the facts."""
    with pytest.raises(Illegal) as no:
        play(s, text)
    return no.value.why, no.value.facts


def on_turn(s: State) -> int:
    """The seat that the game waits for."""
    waits = PENTA.waits(s)
    assert isinstance(waits, Turn)
    return waits.seat


def offered(s: State) -> dict[str, int]:
    """The boxes offered as moves, and the points that each takes."""
    boxes = [text.removeprefix("write ") for text in map(PENTA.write, PENTA.moves(s)) if "write" in text]
    points = {}
    for box in boxes:
        after = play(s, f"write {box}").sheets[s.seat].of(box)
        assert after is not None
        points[box] = after
    return points


FIVE = st.integers(1, 6).map(lambda face: (face,) * 5)
DICE = st.one_of(st.tuples(*[st.integers(1, 6)] * 5), FIVE)
"""Any throw; about half of them pentas, which chance would hardly bring."""


@st.composite
def sheets(draw: st.DrawFn, most: int = 13) -> Sheet:
    """Any sheet that throws can make, with up to `most` boxes written, and rich in pentas."""
    made = Sheet()
    if draw(st.booleans()):
        made = sheet.write(made, "penta", (1,) * 5)
    for _ in range(draw(st.integers(made.written, most)) - made.written):
        dice = draw(DICE)
        made = sheet.write(made, draw(st.sampled_from(list(sheet.takes(made, dice)))), dice)
    return made
