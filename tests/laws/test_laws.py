"""Every game keeps these laws, whatever its rules are."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.lexio.boards import WORDS
from klerye.core.chance import Ask, Dealt, Hidden
from klerye.core.game import Game, Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.lexio.rules import Lexio
from klerye.main import GAMES, SHELF
from klerye.table.dealer import Local
from klerye.table.follower import fold
from klerye.table.journal import Acted, Chance, Entry, Late, read_entry
from klerye.table.keeper import Keeper
from random_play import WHEN, play
from toy import Toy

WITH_FILES = {"lexio": Lexio(WORDS)}
"""The games that need a file, with something small in its place."""

ALL: list[Game[Any, Any]] = [
    Toy(),
    *(game for name in GAMES if (game := WITH_FILES.get(name) or SHELF.rules(name))),
]
SEEDS = st.integers(0, 2**32)

few = settings(max_examples=10)
games = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def seats_of(game: Game[Any, Any], seed: int) -> int:
    return game.seats[seed % len(game.seats)]


@games
@few
@given(seed=SEEDS)
def test_random_play_ends(game: Game[Any, Any], seed: int) -> None:
    keeper = play(game, seats_of(game, seed), seed, most=3000)
    over = keeper.truth.waits
    assert isinstance(over, Over)
    assert set(over.winners) <= set(range(len(keeper.truth.opened.names)))
    assert not list(game.moves(keeper.truth.state))


@games
@few
@given(seed=SEEDS, length=st.integers(1, 60))
def test_every_offered_act_applies_and_changes_the_state(
    game: Game[Any, Any], seed: int, length: int
) -> None:
    table = play(game, seats_of(game, seed), seed, length).truth
    before = table.state
    for act in game.moves(before):
        assert game.apply(before, act, table.entries[-1].at) != before
    assert table.state == before


@games
@few
@given(seed=SEEDS, length=st.integers(1, 60), text=st.text(max_size=12))
def test_other_text_is_refused_and_changes_nothing(
    game: Game[Any, Any], seed: int, length: int, text: str
) -> None:
    keeper = play(game, seats_of(game, seed), seed, length)
    before = keeper.truth
    try:
        act = game.read(text)
    except Illegal:
        with pytest.raises(Illegal):
            keeper.propose(0, text, keeper.last.n, WHEN)
    else:
        assert game.write(act) == text
    assert keeper.truth == before


@games
@few
@given(seed=SEEDS)
def test_acts_of_another_state_are_refused_or_legal_but_never_break_it(
    game: Game[Any, Any], seed: int
) -> None:
    seats = seats_of(game, seed)
    other = play(game, seats, seed + 1).truth
    keeper = play(game, seats, seed, 1 + seed % 40)
    for entry in other.entries[1:]:
        what = entry.what
        for seat in range(seats):
            text = what.deal if isinstance(what, Chance) else what.act
            try:
                after = keeper.propose(seat, text, keeper.last.n, WHEN)
            except Illegal:
                continue
            state, act = keeper.truth.state, game.read(text)
            assert keeper.truth.waits == game.waits(state)
            assert isinstance(keeper.truth.waits, Turn)
            assert keeper.truth.waits.seat == seat
            assert after.truth.state == game.apply(state, act, after.last.at)


@games
@few
@given(seed=SEEDS)
def test_read_undoes_write_also_where_a_part_is_hidden(game: Game[Any, Any], seed: int) -> None:
    keeper = play(game, seats_of(game, seed), seed)
    for seat in (None, *range(len(keeper.truth.opened.names))):
        for n, entry in enumerate(keeper.truth.entries[1:], 1):
            text = text_of(entry)
            assert game.write(game.read(text)) == text
            told = text_of(keeper.told(n, seat))
            act = game.hide(keeper.truth.states[n - 1], game.read(text), seat)
            assert game.read(told) == act


@games
@few
@given(seed=SEEDS)
def test_an_entry_is_its_line(game: Game[Any, Any], seed: int) -> None:
    keeper = play(game, seats_of(game, seed), seed)
    for seat in (None, *range(len(keeper.truth.opened.names))):
        for entry in keeper.tell(seat):
            assert read_entry(entry.line()) == entry


@games
@few
@given(seed=SEEDS)
def test_a_follower_knows_whom_the_table_waits_for_and_what_it_may_do(
    game: Game[Any, Any], seed: int
) -> None:
    keeper = play(game, seats_of(game, seed), seed)
    for seat in (None, *range(len(keeper.truth.opened.names))):
        follower = fold(keeper.tell(seat), lambda _: game)
        for true, told in zip(keeper.truth.states, follower.states, strict=True):
            waits, told_waits = game.waits(true), game.waits(told)
            if isinstance(waits, Ask):
                assert isinstance(told_waits, Ask)
                assert replace(told_waits, pool=waits.pool) == waits
                assert len(told_waits.pool) >= len(waits.pool)
            else:
                assert told_waits == waits
            if isinstance(waits, Turn) and waits.seat == seat:
                assert list(game.moves(told)) == list(game.moves(true))


@games
@few
@given(seed=SEEDS, data=st.data())
def test_swapping_two_secrets_changes_nothing_that_another_seat_is_told(
    game: Game[Any, Any], seed: int, data: st.DataObject
) -> None:
    keeper = play(game, seats_of(game, seed), seed)
    seat = data.draw(st.sampled_from([None, *range(len(keeper.truth.opened.names))]))
    told = keeper.tell(seat)
    secret = [
        (entry.n, k)
        for entry in told
        if isinstance(entry.what, Chance)
        for k, face in enumerate(_deal(game, entry).faces)
        if isinstance(face, Hidden)
    ]
    if not secret:
        return  # a game without secrets keeps none
    assume(len(secret) > 1)
    (n1, k1), (n2, k2) = data.draw(st.permutations(secret))[:2]
    try:
        other = _swapped(keeper, n1, k1, n2, k2)
    except Illegal:
        assume(False)  # one of the two was shown later on
    texts = [(entry.at, text_of(entry), entry.salt) for entry in told[1:]]
    assert [(entry.at, text_of(entry), entry.salt) for entry in other.tell(seat)[1:]] == texts
    states = fold(told, lambda _: game).states
    assert fold(other.tell(seat), lambda _: game).states == states


def _swapped(keeper: Keeper, n1: int, k1: int, n2: int, k2: int) -> Keeper:
    """The same table, dealt with two hidden faces the other way round."""
    game, entries = keeper.truth.game, keeper.truth.entries
    faces = {n: list(_deal(game, entries[n]).faces) for n in {n1, n2}}
    faces[n1][k1], faces[n2][k2] = faces[n2][k2], faces[n1][k1]
    salts = iter([entry.salt for entry in entries if entry.salt])
    other = replace(keeper, truth=fold(entries[:1], lambda _: game), salt=lambda: next(salts))
    for entry in entries[1:]:
        what = entry.what
        if entry.n in faces:
            what = Chance(game.write(Dealt(tuple(faces[entry.n]))))
        other = other._add(what, other.truth.opened.when + entry.at)
    return other


def _deal(game: Game[Any, Any], entry: Entry) -> Dealt:
    dealt = game.read(text_of(entry))
    assert isinstance(dealt, Dealt)
    return dealt


@games
@few
@given(seed=SEEDS, data=st.data())
def test_a_changed_entry_is_caught(game: Game[Any, Any], seed: int, data: st.DataObject) -> None:
    keeper = play(game, seats_of(game, seed), seed)
    entries = list(keeper.truth.entries)
    n = data.draw(st.integers(1, len(entries) - 2))
    forged = replace(entries[n], what=entries[data.draw(st.integers(1, len(entries) - 1))].what)
    if forged == entries[n]:
        return
    entries[n] = forged
    with pytest.raises(Illegal) as no:
        fold(entries, lambda _: game)
    assert no.value.facts["n"] in range(n, n + 2)


@games
@few
@given(seed=SEEDS, length=st.integers(1, 80))
def test_a_deal_that_was_not_asked_for_is_caught(game: Game[Any, Any], seed: int, length: int) -> None:
    keeper = play(game, seats_of(game, seed), seed, length)
    ask = keeper.truth.waits
    if not isinstance(ask, Ask):
        return
    good = Local(Random(seed)).deal(ask)
    for faces in (good.faces[:-1], (*good.faces, good.faces[0]), ("@", *good.faces[1:])):
        with pytest.raises(Illegal):
            game.apply(keeper.truth.state, Dealt(faces), 0)


def text_of(entry: Entry) -> str:
    what = entry.what
    if isinstance(what, Chance):
        return what.deal
    return what.act if isinstance(what, Acted | Late) else ""
