"""Sheets from a file: what can be is read, what cannot is refused with the reason."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.penta import other_scorer
from games.penta.throws import PENTA, ROLLS, sheets
from klerye.core.refusal import Illegal
from klerye.games.penta import card
from klerye.games.penta.sheet import BOXES, LOWER, UPPER, Sheet


@given(sheets())
def test_a_sheet_that_throws_can_make_reads_back(sheet: Sheet) -> None:
    data = json.loads(json.dumps(card.write(sheet)))
    assert card.read(data) == sheet
    assert card.read({"card": data["card"], "extras": data["extras"]}) == sheet


FULL_CARD = {
    **dict(zip(UPPER, (3, 6, 9, 12, 15, 18), strict=True)),
    **dict(zip(LOWER, (20, 0, 25, 30, 40, 22, 50), strict=True)),
}


@pytest.mark.parametrize(
    ("data", "why", "facts"),
    [
        ({"card": {"ones": 6}}, "points", {"box": "penta.box_ones", "points": 6}),
        ({"card": {"twos": 5}}, "points", {"box": "penta.box_twos", "points": 5}),
        ({"card": {"three": 4}}, "points", {"box": "penta.box_three", "points": 4}),
        ({"card": {"full": 24}}, "points", {"box": "penta.box_full", "points": 24}),
        ({"card": {"chance": 0}}, "points", {"box": "penta.box_chance", "points": 0}),
        ({"card": {"penta": 100}}, "points", {"box": "penta.box_penta", "points": 100}),
        ({"card": {"ones": 5}, "extras": 1}, "extras", {"most": 0, "got": 1}),
        ({"card": {"ones": 5, "penta": 0}, "extras": 1}, "extras", {"most": 0, "got": 1}),
        ({"card": {"ones": 5, "penta": 50}, "extras": 2}, "extras", {"most": 1, "got": 2}),
        ({"card": {"ones": 5, "penta": 50}, "extras": -1}, "extras", {"most": 1, "got": -1}),
        ({"card": {"full": 25, "penta": 50}, "extras": 1}, "extras", {"most": 0, "got": 1}),
        ({"card": FULL_CARD, "total": 249}, "total", {"wanted": 285, "got": 249}),
        ({"card": FULL_CARD, "upper": 62}, "total", {"wanted": 63, "got": 62}),
        ({"card": FULL_CARD, "bonus": 0}, "total", {"wanted": 35, "got": 0}),
        ({"card": {"pentas": 50}}, "shape", {}),
        ({"card": {"ones": True}}, "shape", {}),
        ({"card": {"ones": None}}, "shape", {}),
        ({"card": {"ones": 3.0}}, "shape", {}),
        ({"card": {"ones": 10**5000}}, "shape", {}),
        ({"card": {}, "extras": None}, "shape", {}),
        ({"card": {}, "sum": 0}, "shape", {}),
        ({"card": []}, "shape", {}),
        ({}, "shape", {}),
        ([], "shape", {}),
        (None, "shape", {}),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(data: Any, why: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as no:
        card.read(data)
    assert (no.value.why, no.value.facts) == (f"penta.sheet_{why}", facts)
    with pytest.raises(Illegal, match=rf"penta\.sheet_{why}"):
        PENTA.start(2, {"sheets": [{"card": {}}, data]})


def test_the_sheets_of_a_table_are_as_far() -> None:
    with pytest.raises(Illegal, match=r"penta\.sheet_rounds"):
        PENTA.start(2, {"sheets": [{"card": {}}, {"card": {"ones": 3}}]})
    others: list[Any] = [{}, [], [{"card": {}}], "12", 2]
    for wrong in others:
        with pytest.raises(Illegal, match=r"table\.option_wrong"):
            PENTA.start(2, {"sheets": wrong})


def most_by_trial(made: dict[str, int]) -> int:
    """The most further pentas in any order in which throws can write this card, by the other scorer."""
    boxes = list(made)
    best = {0: 0}
    for mask in range(2 ** len(boxes) - 1):
        if mask not in best:
            continue
        before = {box: made[box] for n, box in enumerate(boxes) if mask >> n & 1}
        for n, extra in steps(boxes, made, before):
            after = mask | 1 << n
            if not mask >> n & 1:
                best[after] = max(best.get(after, 0), best[mask] + extra)
    return best[2 ** len(boxes) - 1]


def steps(boxes: list[str], made: dict[str, int], before: dict[str, int]) -> Iterator[tuple[int, int]]:
    """The boxes that one throw can write as they are on the card, and whether it is a further penta."""
    for n, box in enumerate(boxes):
        if box not in before and made[box] in WITHOUT_PENTA[box]:
            yield n, 0
    for face in range(1, 7):
        legal, extra = other_scorer.legal(before, (face,) * 5)
        for n, box in enumerate(boxes):
            if legal.get(box) == made[box]:
                yield n, extra // 100


WITHOUT_PENTA = {
    box: {other_scorer.legal({}, dice)[0][box] for dice in ROLLS if len(set(dice)) > 1} for box in BOXES
}


def cards(chance: Random, open_: int) -> dict[str, int]:
    """A card with a penta and that many other boxes open, with values that further pentas like."""
    made = {"penta": 50}
    for box in chance.sample(BOXES[:12], 12 - open_):
        five = UPPER.index(box) + 1 if box in UPPER else 0
        likely = [0, 5 * five] if five else [5 * chance.randint(1, 6), max(card.possible(box))]
        made[box] = chance.choice([v for v in likely if v in card.possible(box)])
    return made


@settings(max_examples=30)
@given(st.integers(0, 2**32), st.integers(3, 11))
def test_p8_how_many_further_pentas_a_card_can_have_taken(seed: int, open_: int) -> None:
    made = cards(Random(seed), open_)
    assert card.most_extras(card.of(made)) == most_by_trial(made)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_p8_how_many_further_pentas_a_full_card_can_have_taken(seed: int) -> None:
    made = cards(Random(seed), seed % 3)
    assert card.most_extras(card.of(made)) == most_by_trial(made)


LOWER_FULL = {"three": 5, "four": 0, "full": 25, "small": 0, "large": 0, "chance": 10, "penta": 50}


def test_p8_how_many_further_pentas_where_the_lower_part_is_full() -> None:
    """Every way in which four upper boxes are open, zero or five of their number beside a full lower
    part that holds the sums of five ones and five twos."""
    for points in product((None, 0, 5), (None, 0, 10), (None, 0), (None, 20)):
        upper = {box: p for box, p in zip(UPPER, points, strict=False) if p is not None}
        made = LOWER_FULL | upper
        assert card.most_extras(card.of(made)) == most_by_trial(made), made
