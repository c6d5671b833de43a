"""Two scorers, written apart, agree on every throw and every kind of sheet."""

from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import given

from games.penta import other_scorer
from games.penta.throws import DICE, ROLLS, sheets
from klerye.games.penta import card
from klerye.games.penta.sheet import BOXES, EXTRA, Dice, Sheet, is_further, score, takes

KINDS = tuple(product(range(2**12), (None, 0, 50)))
"""Every kind of sheet that the rules tell apart: which of the twelve boxes but penta are written, and
whether penta is open, zero or fifty."""


def agreed(kinds: Iterable[tuple[int, int | None]]) -> int:
    """On how many situations both agree: all, or the test fails. Nothing is to do on a full sheet."""
    situations = 0
    for mask, penta in kinds:
        made = {box: 0 for n, box in enumerate(BOXES[:12]) if mask >> n & 1}
        if penta is not None:
            made["penta"] = penta
        if len(made) == len(BOXES):
            continue
        sheet = card.of(made)
        for dice in ROLLS:
            legal, extra = other_scorer.legal(made, dice)
            assert (takes(sheet, dice), EXTRA * is_further(sheet, dice)) == (legal, extra), (made, dice)
            situations += 1
    return situations


def test_the_scorers_agree_on_some_kinds_of_sheets() -> None:
    assert agreed(KINDS[::101]) == 122 * 252


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_the_scorers_agree_on_every_kind_of_sheet(part: int) -> None:
    situations = agreed(KINDS[part::8])
    print(f"the scorers agree on {situations:,} situations")
    full_sheets = sum(mask == 2**12 - 1 and penta is not None for mask, penta in KINDS[part::8])
    assert situations == (len(KINDS) // 8 - full_sheets) * len(ROLLS)


def test_the_order_of_the_dice_plays_no_part() -> None:
    for dice in product(range(1, 7), repeat=5):
        ordered = tuple(sorted(dice))
        assert all(score(box, dice) == known for box, known in zip(BOXES, SCORES[ordered], strict=True))


SCORES = {dice: tuple(score(box, dice) for box in BOXES) for dice in ROLLS}


@given(sheets(), DICE)
def test_the_scorers_agree_on_sheets_that_throws_can_make(sheet: Sheet, dice: Dice) -> None:
    made = {box: points for box in BOXES if (points := sheet.of(box)) is not None}
    assert (takes(sheet, dice), EXTRA * is_further(sheet, dice)) == other_scorer.legal(made, dice)
    assert sheet.total == other_scorer.total(made, sheet.extras)
