"""The box that the simple computer picks (P3)."""

import pytest
from hypothesis import given

from games.penta.throws import DICE, sheet_of, sheets
from klerye.games.penta import greedy
from klerye.games.penta.card import possible
from klerye.games.penta.sheet import BOXES, UPPER, Dice, Sheet, takes

UPPER_LEFT = {"three": 20, "four": 0, "full": 25, "small": 30, "large": 0, "chance": 20}


@pytest.mark.parametrize(
    ("card", "dice", "box"),
    [
        ({}, (6, 6, 6, 6, 6), "penta"),
        ({}, (1, 2, 3, 4, 5), "large"),
        ({}, (1, 2, 3, 4, 4), "small"),
        ({}, (3, 3, 3, 5, 5), "full"),
        ({}, (6, 6, 6, 6, 2), "four"),
        ({}, (1, 1, 2, 3, 5), "ones"),
        ({"ones": 1}, (6, 6, 5, 5, 3), "chance"),
        (UPPER_LEFT | {"penta": 50}, (2, 2, 2, 2, 2), "twos"),
        (UPPER_LEFT, (2, 3, 4, 5, 6), "ones"),
    ],
)
def test_sane_choices(card: dict[str, int], dice: Dice, box: str) -> None:
    assert greedy.box(sheet_of(**card), dice) == box


def test_p5_the_bonus_is_not_missed() -> None:
    near = sheet_of(ones=3, twos=6, threes=9, fours=12, fives=15)
    assert greedy.box(near, (6, 6, 6, 5, 5)) == "sixes"


def test_p6_the_cheapest_box_is_sacrificed_and_penta_is_not() -> None:
    lost = {"sixes": 18, "fives": 10, "fours": 8, "threes": 3, "three": 20, "chance": 20, "small": 30}
    assert greedy.box(sheet_of(**lost), (3, 3, 5, 5, 6)) == "ones"
    assert greedy.box(sheet_of(**lost, ones=0), (3, 3, 5, 5, 6)) == "twos"
    assert greedy.box(sheet_of(**lost, ones=0, twos=0), (3, 3, 5, 5, 6)) == "four"
    assert greedy.box(sheet_of(**lost, ones=0, twos=0, four=0), (3, 3, 5, 5, 6)) == "full"
    assert greedy.box(sheet_of(**lost, ones=0, twos=0, four=0, full=0), (3, 3, 5, 5, 6)) == "penta"


@given(sheets(most=12), DICE)
def test_the_box_may_be_written_and_no_other_gains_more(sheet: Sheet, dice: Dice) -> None:
    box = greedy.box(sheet, dice)
    assert box in takes(sheet, dice)
    gains = [greedy.gain(sheet, other, dice) for other in takes(sheet, dice)]
    assert greedy.gain(sheet, box, dice) == max(gains)


def test_every_box_has_a_par_that_it_can_beat() -> None:
    assert tuple(greedy.PAR) == BOXES
    for box, par in greedy.PAR.items():
        assert 0 < par < max(possible(box))
    assert sum(greedy.AVERAGE[box] for box in UPPER) == 63
