"""How a computer's seat comes to its act, whatever the bot does."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klerye.core.chance import Dealt
from klerye.core.engine import Chance
from klerye.core.game import Seat, Turn
from klerye.table import players
from klerye.table.follower import Follower, fold
from random_play import play
from toy import Fine, Lay, Pass, State, Swap, Throw, Toy

TOY = Toy()
AT = 0
some = settings(max_examples=40)
ACTS = [Pass(), Throw(), Fine(), *(kind(tile) for kind in (Lay, Swap) for tile in "abcd")]
NO_ACTS = (None, 7, "pass", Dealt((1,)))


class Broken(Exception):
    """What goes wrong inside a bot."""


class Scripted:
    """A bot that yields what was written down, whatever it is, and raises what is an exception; it notes
    how it was asked."""

    def __init__(self, *script: Any) -> None:
        self._script = script
        self.asked: list[tuple[State, Seat]] = []
        self.left = False

    def acts(self, s: State, seat: Seat, chance: Chance) -> Iterator[Any]:
        self.asked.append((s, seat))
        try:
            for thing in self._script:
                if isinstance(thing, Exception):
                    raise thing
                yield thing
        finally:
            self.left = True


def tables() -> st.SearchStrategy[Follower]:
    """Tables as the seat on turn was told them, which decides something."""

    def told(seed: int, seats: int, length: int) -> Follower | None:
        keeper = play(TOY, seats, seed, length)
        waits = keeper.truth.waits
        if not isinstance(waits, Turn) or TOY.forced(keeper.truth.state):
            return None
        return fold(keeper.tell(waits.seat), lambda _: TOY)

    built = st.builds(told, st.integers(0, 2**32), st.sampled_from(TOY.seats), st.integers(2, 40))
    return built.filter(bool)  # type: ignore[return-value]


def legal(table: Follower, act: Any) -> bool:
    try:
        TOY.apply(table.state, act, AT)
    except Exception:
        return False
    return not isinstance(act, Dealt)


def found(bot: Any, table: Follower) -> list[str]:
    return list(players.acts(bot, table, Random(0).random, AT))


@some
@given(tables(), st.lists(st.sampled_from([*ACTS, *NO_ACTS, Broken()])))
def test_the_best_legal_act_before_anything_goes_wrong_stands(table: Follower, script: list[Any]) -> None:
    good = []
    for thing in script:
        if not legal(table, thing):
            break
        good.append(TOY.write(thing))
    assert found(Scripted(*script), table) == (good or [TOY.write(players.any_act(TOY, table.state, AT))])


@some
@given(tables())
def test_a_bot_is_asked_once_for_the_seat_on_turn_in_the_state_it_was_told(table: Follower) -> None:
    bot = Scripted(Pass())
    assert found(bot, table) == ["pass"]
    assert isinstance(table.waits, Turn)
    assert bot.asked == [(table.state, table.waits.seat)]


@some
@given(tables())
def test_any_act_is_legal(table: Follower) -> None:
    assert legal(table, players.any_act(TOY, table.state, AT))


@some
@given(tables(), st.integers(0, 5))
def test_a_bot_can_be_stopped_at_any_step(table: Follower, steps: int) -> None:
    bot = Scripted(*[Pass()] * 5)
    acts = players.acts(bot, table, Random(0).random, AT)
    assert list(islice(acts, steps)) == ["pass"] * steps
    del acts
    assert bot.left == (steps > 0)


class Stubborn(Toy):
    """A game whose offers are refused, all but throws."""

    def moves(self, s: State) -> Iterator[Any]:
        yield from (Lay("a"), Swap("a"), Throw())


def test_any_act_passes_over_what_the_rules_refuse() -> None:
    keeper = play(TOY, 2, seed=1, most=3)
    assert isinstance(keeper.truth.waits, Turn)
    assert players.any_act(Stubborn(), keeper.truth.state, AT) == Throw()
    thrown = TOY.apply(keeper.truth.state, Throw(), AT)
    with pytest.raises(LookupError):
        players.any_act(Stubborn(), thrown, AT)
