"""Known plays, every one of the file."""

import json
from copy import deepcopy
from typing import Any

import pytest

from klerye.games.lexio import vectors
from shared import shared


def known() -> Any:
    return json.loads(shared("vectors/lexio.json").read_text(encoding="utf-8"))


def test_every_play() -> None:
    data = known()
    checked = list(vectors.check(data))
    assert len(checked) == len(data["vectors"]) == 37
    assert [(name, wrong) for name, wrong in checked if wrong] == []


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("seven_tiles", 0),
        ("score", 121),
        ("words", []),
        ("ok", False),
        ("ok", None),
    ],
)
def test_another_result_fails(what: str, change: Any) -> None:
    data = known()
    case = next(case for case in data["vectors"] if case["id"] == 46)
    case["expect"] = case["expect"] | {what: change, "reason": "gap"}
    failed = [name for name, wrong in vectors.check(data) if wrong]
    assert [name.split()[0] for name in failed] == ["46"]


@pytest.mark.parametrize(
    ("id", "change"), [(24, {"word": "LION"}), (24, {"reason": "gap"}), (24, {"ok": True})]
)
def test_another_refusal_fails(id: int, change: dict[str, Any]) -> None:
    data = known()
    case = next(case for case in data["vectors"] if case["id"] == id)
    case["expect"] |= change
    assert sum(wrong is not None for _, wrong in vectors.check(data)) == 1


@pytest.mark.parametrize("what", ["board", "rack", "play", "expect", "id"])
def test_a_case_without_a_part_fails(what: str) -> None:
    data = known()
    del data["vectors"][0][what]
    ((_, wrong),) = [(name, wrong) for name, wrong in vectors.check(data) if wrong]
    assert wrong.startswith("not a play")


@pytest.mark.parametrize(
    ("part", "change"), [("layout", ["." * 13] * 13), ("values", {}), ("seven_tiles", 50), ("lexicon", None)]
)
def test_another_game_fails(part: str, change: Any) -> None:
    data = deepcopy(known())
    data[part] = change
    assert any(wrong for _, wrong in vectors.check(data))


@pytest.mark.parametrize("data", [{}, {"about": "tiles", "layout": []}, [1], None, "text"])
def test_other_formats_are_not_known(data: Any) -> None:
    assert not vectors.knows(data)
