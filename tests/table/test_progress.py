"""Experience, pearls and the ranking are a fold of results."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.main import SHELF
from klerye.table.forget import forget
from klerye.table.names import person as same
from klerye.table.progress import (
    AHEAD,
    COMPUTERS,
    FINISHED,
    RIVAL,
    SHARED,
    START,
    Profile,
    Standings,
    counts,
    expected,
    fold,
    level,
    profiles,
    shared,
    threshold,
    won,
)
from klerye.table.result import Played, Result, read_result
from klerye.table.tally import bins, figure, tally
from table.results import NOBODY, game, person, results


def stand(*given: Result) -> Standings:
    return fold(given, SHELF.kit, NOBODY)


def one(*given: Result, name: str = "ana") -> Profile:
    return stand(*given)[name]


def seen(standings: Standings, which: Callable[[Profile], object]) -> Mapping[str, object]:
    return {key: which(profile) for key, profile in standings.items()}


@given(results(), st.integers(0, 8))
def test_the_fold_may_be_split_anywhere(given: list[Result], at: int) -> None:
    first, rest = given[:at], given[at:]
    assert fold(rest, SHELF.kit, NOBODY, stand(*first)) == stand(*given)


@given(results())
def test_a_step_never_takes_experience_or_a_pearl_and_ratings_are_chained(given: list[Result]) -> None:
    for profile in stand(*given).values():
        rating = float(START)
        for step in profile.steps:
            assert step.experience >= 0
            assert step.before == rating
            rating = step.rating
        firsts = [pearl for pearl in profile.pearls if pearl != RIVAL]
        assert len(set(firsts)) == len(firsts)


@given(results(), st.randoms(use_true_random=False))
def test_in_which_order_the_seats_sit_changes_nothing(given: list[Result], chance: object) -> None:
    def mixed(result: Result) -> Result:
        seats = list(result.seats)
        chance.shuffle(seats)  # type: ignore[attr-defined]
        return replace(result, seats=tuple(seats))

    def earned(profile: Profile) -> object:
        return [(step.experience, step.pearls, step.rating, step.played) for step in profile.steps]

    assert seen(stand(*map(mixed, given)), earned) == seen(stand(*given), earned)


@given(results())
def test_what_earns_nothing_changes_no_experience_no_pearl_and_no_rating(given: list[Result]) -> None:
    """L28: a game of Lexio; nor does a game that does not count."""

    def earned(profile: Profile) -> object:
        return profile.experience, profile.pearls, profile.rating

    nothing = (0, (), START)
    without = stand(*(result for result in given if result.game != "lexio" and counts(result)))
    for key, profile in stand(*given).items():
        assert earned(profile) == (earned(without[key]) if key in without else nothing)


@given(results())
def test_persons_here_with_a_name_of_their_own_have_a_profile_and_nobody_else(
    given: list[Result],
) -> None:
    standings = stand(*given)
    here = {same(seat.name) for result in given for seat in result.seats if seat.here and not seat.level}
    assert standings.keys() == here - NOBODY
    for key, profile in standings.items():
        assert same(profile.name) == key
        assert all(same(step.played.name) == key and step.played.here for step in profile.steps)


@given(results())
def test_between_two_profiles_nothing_is_lost_and_none_is_made(given: list[Result]) -> None:
    """Elo is zero-sum where all who play have profiles."""
    standings = stand(*given)
    for result in given:
        steps = [step for p in standings.values() for step in p.steps if step.result is result]
        if len(steps) == len(result.seats):
            assert sum(step.rating - step.before for step in steps) == pytest.approx(0, abs=1e-9)


@given(results())
def test_what_became_of_the_games_adds_up(given: list[Result]) -> None:
    for profile in stand(*given).values():
        for name in SHELF.names:
            steps = [step for step in profile.steps if step.result.game == name]
            told = tally(steps)
            assert told.games == len(steps)
            assert told.won == sum(map(won, steps))
            assert told.shared == sum(map(shared, steps))
            assert not any(won(step) and shared(step) for step in steps)
            assert 0 <= told.streak <= told.longest <= told.won
            kit = SHELF.kit(name)
            assert kit is not None
            for record in kit.records:
                having = [step for step in steps if record.feat in step.played.feats]
                assert (figure(record, steps) is None) == (not having)
                if record.bins:
                    assert sum(n for _, n in bins(record, steps)) == len(having)


@given(st.floats(0, 3000), st.floats(0, 3000))
def test_what_one_is_expected_to_make_the_other_is_not(own: float, other: float) -> None:
    assert expected(own, other) + expected(other, own) == pytest.approx(1)
    assert (expected(own, other) > 0.5) <= (own > other)


@given(st.integers(0, 10**7))
def test_levels_begin_where_they_say(experience: int) -> None:
    reached = level(experience)
    assert threshold(reached) <= experience < threshold(reached + 1)


def test_elo_by_hand() -> None:
    """Equals move by half of K; 400 points ahead is ten to one."""
    assert expected(1600, 1200) == pytest.approx(10 / 11)
    ana, bel = stand(game(person("Ana"), person("Bèl", 2))).values()
    assert (ana.rating, bel.rating) == (1216, 1184)
    drawn = one(game(person("Ana"), person("PC", 1, here=False, level="best")))
    assert drawn.rating == pytest.approx(
        START + 32 * (0.5 - 1 / (1 + 10 ** ((COMPUTERS["best"] - START) / 400)))
    )


def test_three_share_what_two_would_move() -> None:
    three = stand(game(person("Ana"), person("Bèl", 2), person("Chi", 3), name="penta"))
    assert [round(p.rating) for p in three.values()] == [1216, 1200, 1184]


def test_experience_by_hand() -> None:
    places = [person("Ana", 2), person("Bèl", 1), person("Chi", 2), person("Dani", 4)]
    assert one(game(*places, name="penta")).experience == FINISHED + AHEAD + SHARED
    assert one(game(person(), name="penta")).experience == FINISHED


def test_alone_is_no_win_and_moves_no_rating() -> None:
    ana = one(game(person(), name="penta"))
    assert (tally(ana.steps).alone, tally(ana.steps).won, ana.rating) == (1, 0, START)
    assert "penta_win" not in ana.pearls


def test_a_pearl_is_earned_once_and_one_over_a_rival_each_time() -> None:
    won_by = [game(person(kings=1), person("Far", 2, here=False), n=n) for n in range(2)]
    ana = one(*won_by)
    assert ana.steps[0].pearls == ("dam_win", "dam_king", RIVAL)
    assert ana.steps[1].pearls == ()  # rated higher by now
    assert one(*won_by, game(person(), person("PC", 2, False, "best"), n=3)).steps[2].pearls == (
        "dam_best",
        RIVAL,
    )


def test_whoever_loses_earns_no_pearl_that_a_win_earns() -> None:
    ana = one(game(person("Ana", 2, kept=9, kings=2), person("Bèl", 1)))
    assert ana.pearls == ("dam_king",)


@pytest.mark.parametrize(
    ("turns", "set_up", "there"), [(6, False, True), (5, False, False), (60, True, False)]
)
def test_a_game_given_up_at_once_or_set_up_does_not_count(turns: int, set_up: bool, there: bool) -> None:
    standings = stand(game(person(), person("Bèl", 2), turns=turns, set_up=set_up))
    assert [bool(profile.steps) for profile in standings.values()] == [there, there]


def test_a_name_that_two_seats_share_is_nobodys() -> None:
    assert profiles(game(person("Ana"), person("ana", 2)), NOBODY) == {}


def test_a_name_is_the_same_in_whatever_way_it_is_written() -> None:
    first = game(person("Bèl"), person("Chi", 2))
    again = game(person("BE\u0300L"), person("Chi", 2), n=1)
    bel = one(first, again, name=same("Bèl"))
    assert (len(bel.steps), bel.name) == (2, "BE\u0300L")


def test_a_streak_ends_with_a_game_that_was_not_won() -> None:
    places = [1, 1, 2, 1]
    ana = one(*(game(person("Ana", p), person("Bèl", 3 - p), n=n) for n, p in enumerate(places)))
    assert (tally(ana.steps).streak, tally(ana.steps).longest) == (1, 2)


def test_figures_by_hand() -> None:
    kit = SHELF.kit("penta")
    assert kit is not None
    played = [
        game(person(total=total, bonus=bonus, pentas=1), name="penta", n=n)
        for n, (total, bonus) in enumerate([(180, 0), (310, 1), (95, 0)])
    ]
    ana = one(*played)
    told = [figure(record, ana.steps) for record in kit.records]
    assert [found and found.value for found in told] == [310, 3, 33]
    assert bins(kit.records[0], ana.steps) == [(50, 1), (100, 0), (150, 1), (200, 0), (250, 0), (300, 1)]
    word = replace(game(person("Ana", 1)), game="lexio")
    best = Played("Ana", "", True, 1, 80, {"total": 80, "play": 40, "word": "KLERE", "sevens": 0})
    lexio = SHELF.kit("lexio")
    assert lexio is not None
    ana = one(replace(word, seats=(best, person("Bèl", 2))))
    play = figure(lexio.records[1], ana.steps)
    assert play is not None
    assert (play.value, play.of) == (40, "KLERE")


@given(results(), st.sampled_from(["ana", "bèl", "chi"]))
def test_who_is_forgotten_is_gone_and_the_others_keep_what_they_have(given: list[Result], gone: str) -> None:
    def earned(profile: Profile) -> object:
        steps = [(s.experience, s.pearls, s.before, s.rating, s.played.feats, won(s)) for s in profile.steps]
        return profile.name, steps

    changed = forget(given, gone, SHELF.kit, NOBODY)
    left = [after for result in given if (after := changed.get(result.table, result))]
    texts = [result.text() for result in left]
    assert [text for text in texts if gone in same(text)] == []
    before, after = stand(*given), stand(*map(read_result, texts))
    assert seen(after, earned) == {key: told for key, told in seen(before, earned).items() if key != gone}


def test_a_game_alone_is_forgotten_whole() -> None:
    given = [game(person(), name="penta"), game(person(), person("PC", 2, False, "easy"), n=1)]
    assert forget(given, "ana", SHELF.kit) == {given[0].table: None, given[1].table: None}
