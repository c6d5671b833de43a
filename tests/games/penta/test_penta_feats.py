"""What is counted of a game of Penta."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.penta.throws import begin, sheet_of, sheets
from klerye.core.game import Over
from klerye.games.penta.feats import PEARLS, RECORDS, feats
from klerye.games.penta.rules import Penta, State
from klerye.games.penta.sheet import BOXES, Sheet
from random_play import play


def of(sheet: Sheet) -> dict[str, int | str]:
    (told,) = feats([State((sheet,), 0)], [])
    return dict(told)


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), seats=st.integers(1, 3))
def test_the_totals_are_those_of_the_game(seed: int, seats: int) -> None:
    truth = play(Penta(), seats, seed).truth
    over = truth.waits
    assert isinstance(over, Over)
    assert [told["total"] for told in feats(truth.states, [])] == list(over.scores)


@given(sheets())
def test_what_is_counted_fits_together(sheet: Sheet) -> None:
    told = of(sheet)
    assert told["bonus"] == (sheet.upper >= 63)
    assert 0 <= int(told["extras"]) <= int(told["pentas"]) <= int(told["extras"]) + 1
    assert told["taken"] == sheet.written - sheet.points.count(0)
    assert 0 <= int(told["straights"]) <= 2


def test_a_further_penta_is_one_more() -> None:
    made = begin({"penta": 50, "sixes": 30, "small": 30, "large": 0}).sheet
    assert (of(made)["pentas"], of(made)["straights"]) == (1 + made.extras, 1)
    assert of(sheet_of(penta=0))["pentas"] == 0


def test_what_is_earned_and_shown_is_counted() -> None:
    counted = set(of(Sheet()))
    assert {pearl.feat for pearl in PEARLS} - {""} | {record.feat for record in RECORDS} <= counted
    assert len({pearl.name for pearl in PEARLS}) == len(PEARLS)
    assert any(pearl.least == len(BOXES) for pearl in PEARLS)
