"""What came of a finished game: the same from the journal as it was told, and as text and back."""

import json
from importlib import import_module
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.core.game import Over
from klerye.core.kit import Kit
from klerye.core.refusal import Illegal
from klerye.main import GAMES
from klerye.table.follower import fold
from klerye.table.result import _places, read_result, result
from random_play import play


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_result_says_what_the_rules_said(name: str, seed: int) -> None:
    kit: Kit = import_module(GAMES[name]).GAME
    seats = Random(seed).choice(kit.rules.seats)
    told = play(kit.rules, seats, seed).truth
    over = told.waits
    assert isinstance(over, Over)
    made = result(told, kit.feats, here=[0])
    assert [seat.place == 1 for seat in made.seats] == [
        not over.winners or seat in over.winners for seat in range(seats)
    ]
    assert [seat.score for seat in made.seats] == list(over.scores or (None,) * seats)
    assert [seat.here for seat in made.seats] == [seat == 0 for seat in range(seats)]
    assert read_result(made.text()) == made
    anew = fold(told.entries, lambda _: kit.rules)
    assert result(anew, kit.feats, here=[0]) == made


@given(st.lists(st.integers(-50, 400), min_size=2, max_size=6))
def test_places_follow_the_scores_and_begin_at_one(scores: list[int]) -> None:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    places = _places(winners, scores)
    assert min(places) == 1
    for place, score in zip(places, scores, strict=True):
        assert place == 1 + sum(other > score for other in scores)


def test_all_share_the_first_place_where_nobody_has_won() -> None:
    assert _places((), (None, None)) == (1, 1)
    assert _places((1,), (None, None)) == (2, 1)


FIELDS = {
    "result": 1,
    "table": "a",
    "game": "dam",
    "opened": 1,
    "took": 2,
    "why": "dam.over_taken",
    "facts": {},
    "seats": [{"name": "A", "level": "", "here": True, "place": 1, "score": None, "feats": {}}],
    "turns": 3,
    "set_up": False,
}


@given(st.sampled_from([*FIELDS, "more"]), st.sampled_from([None, {}, [], [[]], "x", 1.5, [{"name": "A"}]]))
def test_a_damaged_result_is_refused(field: str, value: object) -> None:
    if type(FIELDS.get(field)) is not type(value) or field in ("seats", "more"):
        with pytest.raises(Illegal):
            read_result(json.dumps({**FIELDS, field: value}))


@given(st.text())
def test_what_is_no_result_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        read_result(text)
