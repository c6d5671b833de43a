"""The pictures of Penta's rules: what they show is what the rules give."""

import pytest

from klerye.games.penta import card, sheet
from klerye.games.penta.diagrams import (
    EXAMPLES,
    FURTHER,
    JOKERS,
    KEPT,
    NOT_HELD,
    PLAIN,
    THREE_OF_EACH,
    THROWN,
)
from klerye.games.penta.look import hint_text
from klerye.games.penta.rules import DICE, State
from klerye.games.penta.sheet import BONUS, BOXES, LOWER, PAR, UPPER, Sheet


@pytest.mark.parametrize("box", BOXES)
def test_picture_of_p4_every_box_has_a_throw_that_takes_something(box: str) -> None:
    assert list(EXAMPLES) == list(BOXES)
    assert sheet.takes(Sheet(), EXAMPLES[box])[box] > 0


def test_picture_of_p1_some_dice_stay() -> None:
    assert 0 < len(KEPT) < DICE == len(THROWN)
    assert len({THROWN[place - 1] for place in KEPT}) == 1


def test_picture_of_p5_three_of_each_are_just_enough() -> None:
    assert (THREE_OF_EACH.upper, THREE_OF_EACH.bonus) == (PAR, BONUS)


def test_picture_of_p6_some_boxes_take_nothing_and_some_do() -> None:
    taken = sheet.takes(Sheet(), PLAIN).values()
    assert 0 in taken
    assert any(taken)


@pytest.mark.parametrize("one", [*JOKERS, NOT_HELD, THREE_OF_EACH])
def test_every_sheet_can_have_come_from_throws(one: Sheet) -> None:
    assert card.read(card.write(one)) == one


def test_picture_of_p8_the_three_cases_are_different_and_in_order() -> None:
    assert all(sheet.is_further(one, FURTHER) for one in JOKERS)
    own, lower, upper = (set(sheet.takes(one, FURTHER)) for one in JOKERS)
    assert own == {"fours"}
    assert lower == set(LOWER) - {"penta"}
    assert upper == set(UPPER) - {"fours"}
    said = [hint_text(State((one,), 0, dice=FURTHER, throws=3), lambda key, **_: key) for one in JOKERS]
    assert said == ["penta.joker_own", "penta.joker_lower", "penta.joker_upper"]


def test_picture_of_p9_no_joker() -> None:
    assert not sheet.is_further(NOT_HELD, FURTHER)
    taken = sheet.takes(NOT_HELD, FURTHER)
    assert [taken[box] for box in ("full", "small", "large")] == [0, 0, 0]
