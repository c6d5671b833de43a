"""The known results, every case of the file."""

import json
from typing import Any

import pytest

from klerye.games.penta import vectors
from shared import shared


def known() -> Any:
    return json.loads(shared("vectors/penta_scoring.json").read_text())


def test_every_case() -> None:
    data = known()
    assert vectors.knows(data)
    checked = list(vectors.check(data))
    assert len(checked) == 32 + 7
    assert [(name, wrong) for name, wrong in checked if wrong] == []


PLACED = {"id": 1, "dice": [3, 3, 3, 3, 3], "card": {"penta": 50}, "legal": {"threes": 15}, "extra": 100}
TOTALLED = {"id": 2, "card": {"ones": 3}, "extras": 0}
SUMS = {"upper": 3, "bonus": 0, "lower": 0, "extra_points": 0, "total": 3}


def wrongs(placed: dict[str, Any], totalled: dict[str, Any]) -> list[str | None]:
    data = {"placements": [PLACED | placed], "totals": [TOTALLED | SUMS | totalled]}
    assert vectors.knows(data)
    return [wrong for _, wrong in vectors.check(data)]


def test_right_cases_pass() -> None:
    assert wrongs({}, {}) == [None, None]


@pytest.mark.parametrize(
    ("placed", "wrong"),
    [
        ({"legal": {"threes": 9}}, "threes is 15, not 9"),
        ({"legal": {"fours": 0}}, "fours is closed, not 0; threes is 15, not closed"),
        ({"extra": 0}, "extra is 100, not 0"),
        ({"card": {"penta": 0}, "legal": {"threes": 15}}, "extra is 0, not 100"),
        ({"card": {"pentas": 50}}, "not a case"),
        ({"dice": None}, "not a case"),
        ({"legal": None}, "not a case"),
    ],
)
def test_a_wrong_placement_fails(placed: dict[str, Any], wrong: str) -> None:
    told, other = wrongs(placed, {})
    assert told is not None
    assert wrong in told
    assert other is None


@pytest.mark.parametrize(
    ("totalled", "wrong"),
    [
        ({"total": 38, "bonus": 35}, "bonus is 0, not 35; total is 3, not 38"),
        ({"extras": 1}, "extra_points is 100, not 0; total is 103, not 3"),
        ({"card": {"ones": "3"}}, "not a case"),
        ({"card": []}, "not a case"),
    ],
)
def test_a_wrong_total_fails(totalled: dict[str, Any], wrong: str) -> None:
    other, told = wrongs({}, totalled)
    assert told is not None
    assert wrong in told
    assert other is None


def test_what_is_no_case_fails_and_the_rest_is_checked() -> None:
    data: dict[str, Any] = {"placements": [None, PLACED], "totals": []}
    assert [wrong is None for _, wrong in vectors.check(data)] == [False, True]


@pytest.mark.parametrize("data", [{}, {"placements": []}, {"placements": 1, "totals": []}, [], None, "text"])
def test_other_formats_are_not_known(data: Any) -> None:
    assert not vectors.knows(data)
