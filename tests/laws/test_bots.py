"""Every game's computer players keep these laws, at every level, whatever their thoughts are."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.lexio.boards import WORDS
from klerye.cli.play import Limit, play
from klerye.core.chance import Dealt, Hidden
from klerye.core.engine import LEVELS, Engine, Maker
from klerye.core.game import Game, Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.lexio.rules import Lexio
from klerye.main import GAMES
from klerye.table import players
from klerye.table.dealer import Scripted
from klerye.table.follower import Follower, fold
from klerye.table.journal import Chance
from klerye.table.keeper import Keeper
from random_play import WHEN, open_keeper
from random_play import play as play_at_random

ROOT = Path(__file__).resolve().parents[2]
KITS = {name: import_module(home).GAME for name, home in GAMES.items()}
THINKING = [name for name, kit in KITS.items() if kit.engine]
SECRET = [name for name in THINKING if KITS[name].secret]

WALKS = {"lexio": Lexio(WORDS)}
"""Rules with fewer words, for random play: to list all acts takes long. Bots have the whole list."""

LINES = 300_000
"""Lines of Python in one step of thinking, which nobody feels yet; counted, since a clock would waver."""

STEPS, MANY, FAR = 4, 40, 300
"""Steps of thinking that are looked at one by one; that make a decision where there is no end; and where
a bot weighs what it cannot see."""

SEEDS = st.integers(0, 2**32)

few = settings(max_examples=5)
levels = pytest.mark.parametrize("level", LEVELS)
games = pytest.mark.parametrize("name", THINKING)


def maker(name: str) -> Maker:
    made: Maker = KITS[name].engine()
    return made


@cache
def rules(name: str) -> Game[Any, Any]:
    kit = KITS[name]
    if kit.equip:
        kit = kit.equip((ROOT / kit.needs).read_bytes())
    found: Game[Any, Any] = kit.rules
    return found


@cache
def engine(name: str, whole: bool = True) -> Engine:
    """The engine with all files, or with none."""
    made = maker(name)
    return made.make({file: (ROOT / path).read_bytes() for file, path in made.files.items() if whole})


def decides(keeper: Keeper) -> bool:
    return isinstance(keeper.truth.waits, Turn) and not keeper.truth.game.forced(keeper.truth.state)


@cache
def game(name: str, seed: int) -> Keeper:
    """A whole game of random acts."""
    walk = WALKS.get(name) or rules(name)
    keeper = play_at_random(walk, walk.seats[seed % len(walk.seats)], seed)
    return replace(keeper, truth=replace(keeper.truth, game=rules(name)))


@st.composite
def keepers(draw: st.DrawFn, name: str) -> Keeper:
    """A table in the middle of a random game, where a seat decides something."""
    keeper = game(name, draw(st.integers(0, 4)))
    truth = keeper.truth
    length = draw(st.integers(1, len(truth.entries)))
    cut = replace(truth, entries=truth.entries[:length], states=truth.states[:length])
    keeper = replace(keeper, truth=cut)
    assume(decides(keeper))
    return keeper


def told(keeper: Keeper) -> Follower:
    """The table as the seat on turn knows it."""
    waits = keeper.truth.waits
    assert isinstance(waits, Turn)
    return fold(keeper.tell(waits.seat), lambda _: keeper.truth.game)


def thought(name: str, level: str, table: Follower, seed: int = 0, whole: bool = True) -> Iterator[Any]:
    assert isinstance(table.waits, Turn)
    bot = engine(name, whole).bots[level]
    return bot.acts(table.state, table.waits.seat, Random(seed).random)


def lines_of(do: Callable[[], Any]) -> tuple[int, Any]:
    """How many lines of Python `do` runs, and what it returns."""
    count = 0

    def line(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal count
        count += event == "line"
        return line

    before = sys.gettrace()
    sys.settrace(line)
    try:
        result = do()
    finally:
        sys.settrace(before)
    return count, result


@games
def test_an_engine_has_every_level_and_says_which_files_it_lacks(name: str) -> None:
    assert tuple(engine(name).bots) == LEVELS
    assert not engine(name).weaker
    assert tuple(engine(name, whole=False).bots) == LEVELS
    assert set(engine(name, whole=False).weaker) == set(maker(name).files)


@games
def test_a_damaged_file_is_refused_by_its_name(name: str) -> None:
    for file, path in maker(name).files.items():
        data = (ROOT / path).read_bytes()
        for damaged in (b"", b"x", data[:-1], data + b"x", data[:-1] + bytes([data[-1] ^ 1])):
            with pytest.raises(Illegal) as no:
                maker(name).make({file: damaged})
            assert (no.value.why, no.value.facts) == ("engine.damaged", {"file": file})


@games
@levels
@pytest.mark.parametrize("whole", [True, False], ids=["whole", "no files"])
@few
@given(data=st.data())
def test_every_step_is_short_and_brings_a_legal_act(
    name: str, level: str, whole: bool, data: st.DataObject
) -> None:
    keeper = data.draw(keepers(name))
    table = told(keeper)
    assert isinstance(table.waits, Turn)
    acts = thought(name, level, table, whole=whole)
    for step in range(STEPS):
        lines, act = lines_of(lambda: next(acts, None))
        assert lines <= LINES
        if act is None:
            assert step > 0
            break
        text = table.game.write(act)
        assert table.game.read(text) == act
        keeper.propose(table.waits.seat, text, keeper.last.n, WHEN)


def decision(name: str, level: str, table: Follower, seed: int, steps: int = MANY) -> Any:
    """The act after the last step, or after so many."""
    *_, act = islice(thought(name, level, table, seed), steps)
    return act


@games
@levels
@few
@given(data=st.data(), seed=SEEDS)
def test_a_bot_can_be_stopped_at_any_step_and_decides_the_same_after_that(
    name: str, level: str, data: st.DataObject, seed: int
) -> None:
    table, other = told(data.draw(keepers(name))), told(data.draw(keepers(name)))
    decided = decision(name, level, table, seed)
    between = thought(name, level, other, seed + 1)
    for steps in range(STEPS):
        stopped = thought(name, level, table, seed)
        assert len(list(islice(stopped, steps))) <= steps
        stopped.close()  # type: ignore[attr-defined]
        assert next(stopped, None) is None
        next(between, None)
    assert decision(name, level, table, seed) == decided


@pytest.mark.parametrize("name", SECRET)
@levels
@few
@given(data=st.data(), seed=SEEDS)
def test_a_bot_cannot_see_what_it_was_not_told(name: str, level: str, data: st.DataObject, seed: int) -> None:
    keeper = data.draw(keepers(name))
    table = told(keeper)
    swapped = next(others(keeper, table, Random(seed)), None)
    assume(swapped)
    assert swapped is not None
    assert told(swapped).state == table.state
    decided = decision(name, level, table, seed, FAR)
    assert decision(name, level, told(swapped), seed, FAR) == decided


def faces_of(game: Game[Any, Any], chance: Chance) -> list[Any]:
    dealt = game.read(chance.deal)
    assert isinstance(dealt, Dealt)
    return list(dealt.faces)


def others(keeper: Keeper, table: Follower, chance: Random) -> Iterator[Keeper]:
    """Tables that differ from the keeper's in two dealt faces which are hidden at `table`."""
    secrets = [
        (entry.n, k)
        for entry in table.entries
        if isinstance(entry.what, Chance)
        for k, face in enumerate(faces_of(table.game, entry.what))
        if isinstance(face, Hidden)
    ]
    for one, other in islice(zip(chance.sample(secrets, len(secrets)), secrets, strict=True), 40):
        try:
            again = retold(keeper, one, other)
        except Illegal:
            continue  # one of the two was shown later on
        if again.truth.states != keeper.truth.states:
            yield again


def retold(keeper: Keeper, one: tuple[int, int], other: tuple[int, int]) -> Keeper:
    """The same table, with two dealt faces, each given by its entry and its place, the other way round."""
    truth = keeper.truth
    dealt = {
        entry.n: faces_of(truth.game, entry.what) for entry in truth.entries if isinstance(entry.what, Chance)
    }
    (n, k), (m, i) = one, other
    dealt[n][k], dealt[m][i] = dealt[m][i], dealt[n][k]
    again = open_keeper(truth.game, len(truth.opened.names), Random(0))
    for entry in truth.entries[1:]:
        now = WHEN + entry.at
        if entry.n in dealt:
            again = again.deal(Scripted(dealt[entry.n]), now)
        else:
            assert isinstance(again.truth.waits, Turn)
            again = again.propose(again.truth.waits.seat, entry.text, again.last.n, now)
    return again


@games
@levels
@pytest.mark.slow
def test_whole_games_end_and_their_journal_says_the_same(name: str, level: str) -> None:
    for seats in (rules(name).seats[0], rules(name).seats[-1]):
        played = play(rules(name), engine(name), (level,) * seats, {}, f"{seats}", Limit(steps=2))
        assert isinstance(played.over, Over)
        assert all(played.seconds)
        entries = played.keeper.truth.entries
        assert Keeper.resume(list(entries), lambda _: rules(name), str).truth == played.keeper.truth


@games
@few
@given(data=st.data())
def test_where_no_bot_helps_there_is_still_a_legal_act(name: str, data: st.DataObject) -> None:
    keeper = data.draw(keepers(name))
    table = told(keeper)
    at = table.entries[-1].at
    assert isinstance(table.waits, Turn)
    text = table.game.write(players.any_act(table.game, table.state, at))
    keeper.propose(table.waits.seat, text, keeper.last.n, WHEN + at)
