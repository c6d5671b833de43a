"""Lexio at a table: random games to their end, and what each seat is told of them."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.lexio.boards import WORDS, Half, play_any
from klerye.core.chance import Dealt, Hidden
from klerye.core.game import Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Tried
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.rules import Lexio, State
from klerye.games.lexio.tiles import RACK, UNSEEN, tile, unseen, value
from klerye.games.lexio.tries import TRIES, left
from klerye.table.dealer import Local
from klerye.table.follower import fold
from klerye.table.journal import Acted, Chance, Entry, Late
from klerye.table.keeper import Keeper
from random_play import TURN_MS, WHEN, open_keeper, play

GAMES = st.tuples(st.integers(2, 4), st.integers(0, 7), st.booleans())
ALL_TILES = Counter(unseen(EMPTY, ""))


@cache
def table(seats: int, seed: int, strict: bool) -> Keeper:
    """A whole random game; a strict one has a word list that refuses about half of all words."""
    return play_any(seats, seed, words=Half() if strict else None)


def text_of(entry: Entry) -> str:
    what = entry.what
    if isinstance(what, Chance):
        return what.deal
    return what.act if isinstance(what, Acted | Late) else ""


@given(GAMES)
def test_l4_no_tile_is_lost_and_none_is_made(game: tuple[int, int, bool]) -> None:
    for s in table(*game).truth.states:
        there = Counter(tile(sign) for sign in s.board if sign not in ".#")
        there += Counter("".join(s.racks) + s.aside)
        assert there + Counter(s.unseen) == ALL_TILES
        assert s.bag == len(s.unseen)


@given(GAMES)
def test_l7_racks_are_full_while_the_bag_lasts(game: tuple[int, int, bool]) -> None:
    for s in table(*game).truth.states:
        if not s.drawing and s.bag:
            assert {*map(len, s.racks)} == {RACK}
        assert all(len(rack) <= RACK and list(rack) == sorted(rack) for rack in s.racks)


@given(GAMES)
def test_l2_seats_take_turns(game: tuple[int, int, bool]) -> None:
    keeper = table(*game)
    waits = [keeper.truth.game.waits(s) for s in keeper.truth.states if not s.ended]
    turns = [(turn.number, turn.seat) for turn in waits if isinstance(turn, Turn)]
    assert sorted(set(turns)) == list(dict.fromkeys(turns))
    assert all(seat == number % game[0] for number, seat in turns)


@given(GAMES)
def test_l25_l26_the_end_is_paid_from_the_racks(game: tuple[int, int, bool]) -> None:
    states = table(*game).truth.states
    last = states[-1]
    ended = next(s for s in states if s.ended)
    held = [value(rack) for rack in ended.racks]
    wanted = [score - lost for score, lost in zip(ended.scores, held, strict=True)]
    if ended.ended == "lexio.over_out":
        assert ended.bag == 0
        assert ended.racks[ended.seat] == ""
        wanted[ended.seat] += sum(held)
    else:
        assert ended.idle == 2 * game[0]
    over = Lexio().waits(last)
    assert isinstance(over, Over)
    assert list(over.scores) == wanted
    assert over.winners == tuple(n for n, score in enumerate(wanted) if score == max(wanted))
    assert last.racks == ended.racks


def test_both_endings_are_among_the_random_games() -> None:
    whys = {
        table(seats, seed, strict).truth.state.ended for seats, seed, strict in [(2, 1, True), (3, 1, False)]
    }
    ends = Counter(table(2, seed, seed % 2 == 0).truth.state.ended for seed in range(10))
    assert whys | set(ends) == {"lexio.over_out", "lexio.over_rounds"}


@given(GAMES)
def test_l15_tries_are_never_below_none_and_only_refused_words_cost_one(game: tuple[int, int, bool]) -> None:
    keeper = table(*game)
    entries, states = keeper.truth.entries, keeper.truth.states
    for entry, before, after in zip(entries[1:], states, states[1:], strict=False):
        act = keeper.truth.game.read(text_of(entry))
        lost = [
            left(was, entry.at) - left(now, entry.at)
            for was, now in zip(before.full_at, after.full_at, strict=True)
        ]
        wanted = [int(isinstance(act, Tried) and n == before.seat) for n in range(game[0])]
        assert lost == wanted
        assert all(0 <= left(now, entry.at) <= TRIES for now in after.full_at)


@settings(max_examples=30)
@given(GAMES)
def test_l5_a_follower_sees_its_own_rack_and_only_the_size_of_others(game: tuple[int, int, bool]) -> None:
    keeper = table(*game)
    for seat in (None, *range(game[0])):
        states = fold(keeper.tell(seat), lambda _: keeper.truth.game).states
        for true, told in zip(keeper.truth.states, states, strict=True):
            shown = [n for n in range(game[0]) if true.ended and n not in true.facing]
            hidden = tuple(
                rack if n == seat or n in shown else UNSEEN * len(rack) for n, rack in enumerate(true.racks)
            )
            aside = true.aside if true.seat == seat else UNSEEN * len(true.aside)
            assert told == replace(true, racks=hidden, aside=aside)
            assert not Counter(true.unseen) - Counter(told.unseen)


@settings(max_examples=60)
@given(GAMES, st.integers(4, 40), st.data())
def test_l5_swapping_two_unseen_tiles_changes_nothing_another_seat_is_told(
    game: tuple[int, int, bool], length: int, data: st.DataObject
) -> None:
    """Tiles that a seat never sees in the first part of a game could as well have come the other way
    round: it is told the same, and its device stores the same."""
    keeper = table(*game)
    rules = keeper.truth.game
    entries = keeper.truth.entries[: min(length, first_shown(keeper))]
    keeper = replace(keeper, truth=fold(entries, lambda _: rules))
    seat = data.draw(st.sampled_from([None, *range(game[0])]))
    told = keeper.tell(seat)
    secret = [
        (entry.n, k)
        for entry in told
        if isinstance(entry.what, Chance)
        for k, face in enumerate(faces_of(rules, entry))
        if isinstance(face, Hidden)
    ]
    chance = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(60):
        other = swapped(keeper, *chance.sample(secret, 2))
        if other is not None and other.truth.state != keeper.truth.state:
            break
    else:
        return  # all that was drawn has been laid since
    lines = [(entry.n, entry.at, text_of(entry), entry.salt) for entry in told]
    assert [(entry.n, entry.at, text_of(entry), entry.salt) for entry in other.tell(seat)] == lines
    states = fold(told, lambda _: rules).states
    assert fold(other.tell(seat), lambda _: rules).states == states


def first_shown(keeper: Keeper) -> int:
    return next(n for n, s in enumerate(keeper.truth.states) if s.ended)


def faces_of(rules: Any, entry: Entry) -> tuple[Any, ...]:
    dealt = rules.read(text_of(entry))
    assert isinstance(dealt, Dealt)
    return dealt.faces


def swapped(keeper: Keeper, one: tuple[int, int], two: tuple[int, int]) -> Keeper | None:
    """The same table with two faces dealt the other way round; None where it could not have gone on so."""
    entries, rules = keeper.truth.entries, keeper.truth.game
    faces = {n: list(faces_of(rules, entries[n])) for n, _ in (one, two)}
    (n1, k1), (n2, k2) = one, two
    faces[n1][k1], faces[n2][k2] = faces[n2][k2], faces[n1][k1]
    salts = iter([entry.salt for entry in entries if entry.salt])
    other = replace(keeper, truth=fold(entries[:1], lambda _: rules), salt=lambda: next(salts))
    try:
        for entry in entries[1:]:
            what = Chance(rules.write(Dealt(tuple(faces[entry.n])))) if entry.n in faces else entry.what
            other = other._add(what, other.truth.opened.when + entry.at)
    except Illegal:
        return None
    return other


def test_l14_others_are_not_told_the_refused_words() -> None:
    keeper = table(3, 1, True)
    tried = [entry for entry in keeper.truth.entries if text_of(entry).startswith("tried ")]
    assert tried
    for entry in tried:
        for seat in (None, 0, 1, 2):
            assert isinstance(entry.what, Acted)
            told = text_of(keeper.told(entry.n, seat))
            assert told == (text_of(entry) if seat == entry.what.seat else "tried ?")


def test_l14_the_clock_keeps_running_and_l23_then_passes() -> None:
    keeper = open_keeper(Lexio(WORDS), 2, Random(1), TURN_MS)
    while keeper.asks:
        keeper = keeper.deal(Local(Random(2)), WHEN)
    half = WHEN + TURN_MS // 2
    s = keeper.truth.state
    bad = "place 7G " + "".join(sign for sign in s.racks[0] if sign != "*")[:5]
    try:
        keeper.propose(0, bad, keeper.last.n, half)
    except Illegal as no:
        keeper = keeper.note(0, no, half)
    assert text_of(keeper.last).startswith("tried ")
    assert keeper.tick(WHEN + TURN_MS - 1) is None
    late = keeper.tick(WHEN + TURN_MS)
    assert late is not None
    assert late.last.what == Late(0, "pass")
    assert late.truth.waits == Turn(1, 1)


def test_a_place_of_unknown_words_in_a_journal_is_caught() -> None:
    """A follower with the list checks its keeper; one without it trusts."""
    keeper = table(2, 3, False)
    trusting = fold(keeper.truth.entries, lambda _: Lexio())
    assert trusting.state == keeper.truth.state
    try:
        fold(keeper.truth.entries, lambda _: Lexio(WORDS))
    except Illegal as no:
        assert no.why == "lexio.not_a_word"
    else:
        raise AssertionError("random words are in no list")


@settings(max_examples=10)
@given(st.integers(0, 2**32))
def test_games_of_offered_moves_end(seed: int) -> None:
    keeper = play(Lexio(WORDS), 2 + seed % 3, seed)
    s = keeper.truth.state
    assert isinstance(s, State)
    assert isinstance(keeper.truth.waits, Over)
