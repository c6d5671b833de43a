"""Known perft counts, every position of the file."""

import json
from typing import Any

import pytest

from klerye.games.dam import vectors
from shared import shared


def known() -> Any:
    return json.loads(shared("vectors/dam_perft.json").read_text())


@pytest.mark.slow
def test_every_position_to_a_few_plies() -> None:
    checked = list(vectors.check(known(), leaves=100_000))
    assert len(checked) == 30
    assert [(name, wrong) for name, wrong in checked if wrong] == []


@pytest.mark.slow
def test_every_position_deep() -> None:
    checked = list(vectors.check(known()))
    assert any("start (perft 8 of 13, perft_distinct 8 of 13)" in name for name, _ in checked)
    assert [(name, wrong) for name, wrong in checked if wrong] == []


CASE = {"name": "one", "fen": "B:W32:B1", "perft": {"1": 2, "2": 4}, "perft_distinct": {"1": 2, "2": 4}}


def test_right_counts_pass() -> None:
    assert list(vectors.check([CASE])) == [("one (perft 2 of 2, perft_distinct 2 of 2)", None)]


def test_depth_says_how_deep() -> None:
    assert list(vectors.check([CASE], depth=1)) == [("one (perft 1 of 2, perft_distinct 1 of 2)", None)]
    assert list(vectors.check([CASE], leaves=0)) == [("one (perft 0 of 2, perft_distinct 0 of 2)", None)]


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"perft": {"1": 3}}, "perft at depth 1 is 2, not 3"),
        ({"perft_distinct": {"1": 2, "2": 5}}, "perft_distinct at depth 2 is 4, not 5"),
        ({"fen": "B:W32:B33"}, "dam.fen"),
        ({"perft": {"one": 3}}, "not a position with counts"),
        ({"perft": None}, "not a position with counts"),
    ],
)
def test_wrong_counts_fail(change: dict[str, Any], wrong: str) -> None:
    ((_, told),) = vectors.check([CASE | change])
    assert told is not None
    assert told.startswith(wrong)


@pytest.mark.parametrize("data", [{}, {"about": 1}, [1], [{"name": "x"}], None, "text"])
def test_other_formats_are_not_known(data: Any) -> None:
    assert not vectors.knows(data)
