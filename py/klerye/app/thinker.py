"""The thinking on this device: engines are made when first wanted, and work in steps between other things."""

import gc
import traceback
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from klerye.app.device import FetchFailed
from klerye.app.model import Weighed
from klerye.app.shelf import Shelf
from klerye.core.engine import Adviser, Chance, Engine, Option
from klerye.core.game import Seat, Turn
from klerye.core.refusal import Illegal
from klerye.table import players
from klerye.table.follower import Follower, fold
from klerye.table.journal import Chance as Answer
from klerye.table.keeper import Keeper

THINK_MS = 1000
"""How long a computer thinks about an act at most."""

PACE_MS = 600
"""How long it takes at least: people want to see what happens."""

T = TypeVar("T")


@dataclass(slots=True)
class Thought(Generic[T]):
    """Thinking that was begun at `since`, Unix ms: its steps, and the best so far."""

    since: int
    steps: Iterator[T]
    best: T | None = None
    done: bool = False


class Thinker:
    """Thinks about one thing at a time; what made way goes on where it was.

    `fetch(path)` gets a file of the site and raises `FetchFailed`,
    `now` is Unix ms, `rest(ms)` lets others work, `asked()` tells whether somebody wants something else."""

    def __init__(
        self,
        shelf: Shelf,
        fetch: Callable[[str], Awaitable[bytes]],
        now: Callable[[], int],
        rest: Callable[[int], Awaitable[None]],
        chance: Chance,
        asked: Callable[[], bool],
    ) -> None:
        self._shelf = shelf
        self._fetch = fetch
        self._now = now
        self._rest = rest
        self._chance = chance
        self._asked = asked
        self._engines: dict[str, Engine] = {}
        self._thoughts: dict[tuple[str, str, int], Thought[Any]] = {}
        self._told: tuple[tuple[str, Seat, int], Follower] | None = None

    async def engine(self, game: str, again: bool = False) -> Engine | None:
        """The engine of a game, with what can be had of its files; None for a game without one. `again`:
        what could not be had is asked for once more."""
        kit = self._shelf.kit(game)
        if kit is None or kit.engine is None:
            return None
        if game not in self._engines or (again and self._engines[game].weaker):
            maker, data = kit.engine(), {}
            for name, path in maker.files.items():
                try:
                    data[name] = await self._fetch(path)
                except FetchFailed:
                    continue
            self._engines[game] = _make(maker.make, data)
            gc.collect()
            gc.freeze()  # what an engine holds stays: to look through it at each collection takes too long
        return self._engines[game]

    async def act(self, keeper: Keeper, level: str = "") -> str | None:
        """The act of the computer on turn, or of one of that level, in the game's notation; None when it made
        way for something else, and wants to go on after that."""
        waits, after = keeper.truth.waits, keeper.last.n
        assert isinstance(waits, Turn)
        key = keeper.truth.opened.id, "act", after
        if key not in self._thoughts:
            opened, seat = keeper.truth.opened, waits.seat
            engine = await self.engine(opened.game)
            table = self._follower(keeper, seat)
            now = self._now()
            if engine is None:
                act = table.game.write(players.any_act(table.game, table.state, table.at(now)))
                steps: Iterator[str] = iter([act])
            else:
                steps = players.acts(
                    engine.bots[level or opened.level(seat)], table, self._chance, table.at(now)
                )
            self._begin(key, Thought(now, steps))
        if not await self._go_on(self._thoughts[key], THINK_MS, 0 if level else PACE_MS):
            return None
        best: str | None = self._thoughts.pop(key).best
        return best

    def _begin(self, key: tuple[str, str, int], thought: Thought[Any]) -> None:
        """Something new is thought about; what was thought about another table, or another entry in the same
        way, is let go."""
        id, way, _ = key
        self._thoughts = {k: v for k, v in self._thoughts.items() if k[0] == id and k[1] != way}
        self._thoughts[key] = thought

    async def weigh(self, keeper: Keeper, n: int, most: int) -> Weighed | None:
        """What could be done instead of entry `n`, by what the seat knew then, or what chance gave in it;
        None when it made way for something else, and wants to go on after that."""
        opened, entries = keeper.truth.opened, keeper.truth.entries
        engine = await self.engine(opened.game)
        before, after = keeper.truth.states[n - 1], keeper.truth.states[n : n + 1]
        if engine is None:
            return Weighed()
        if n < len(entries) and isinstance(entries[n].what, Answer):
            waits = keeper.truth.game.waits(after[0])
            seat = waits.seat if isinstance(waits, Turn) else None
            known = None if seat is None or opened.level(seat) else seat
            return Weighed(
                known, luck=None if known is None else engine.adviser.luck(before, after[0], known)
            )
        waits = keeper.truth.game.waits(before)
        if not isinstance(waits, Turn):
            return Weighed()
        state, adviser = self._follower(keeper, waits.seat).states[n - 1], engine.adviser
        if n < len(entries) and not adviser.weighs(state, keeper.truth.game.read(entries[n].text)):
            return Weighed(waits.seat, state)
        key = opened.id, "weigh", n
        if key not in self._thoughts:
            self._begin(key, Thought(self._now(), adviser.options(state, waits.seat)))
        try:
            if not await self._go_on(self._thoughts[key], None if adviser.ends else most, 0):
                return None
        except Exception:  # an adviser that fails knows nothing; the game goes on
            traceback.print_exc()
            self._thoughts[key].best = ()
        options: tuple[Option, ...] = self._thoughts.pop(key).best or ()
        losses = tuple(adviser.loss(options[0].value, option.value) for option in options)
        return Weighed(waits.seat, state, options, losses, _chosen(adviser, keeper, n, state, options))

    def _follower(self, keeper: Keeper, seat: Seat) -> Follower:
        """The table as `seat` was told it; the last one asked for is kept."""
        key = keeper.truth.opened.id, seat, keeper.last.n
        if self._told is None or self._told[0] != key:
            self._told = key, fold(keeper.tell(seat), self._shelf.rules)
        return self._told[1]

    async def _go_on(self, thought: Thought[T], most: int | None, least: int) -> bool:
        """Step by step until the thought is done, or as good as it gets in `most` ms; False when it made
        way before."""
        while True:
            took = self._now() - thought.since
            late = most is not None and took >= most and thought.best is not None
            thought.done = thought.done or late
            if thought.done and took >= least:
                return True
            if thought.done:
                await self._rest(min(50, least - took))
            else:
                found = next(thought.steps, None)
                thought.done = found is None
                thought.best = thought.best if found is None else found
                await self._rest(0)
            if self._asked():
                return False


def _chosen(
    adviser: Adviser[Any], keeper: Keeper, n: int, state: Any, options: tuple[Option, ...]
) -> int | None:
    """Which of the options entry `n` is; None where there is none yet, or it is none of them."""
    if n > keeper.last.n:
        return None
    act = keeper.truth.game.read(keeper.truth.entries[n].text)
    return next((k for k, option in enumerate(options) if adviser.same(state, option.act, act)), None)


def _make(make: Callable[[dict[str, bytes]], Engine], data: dict[str, bytes]) -> Engine:
    """The engine without those files that are damaged."""
    while True:
        try:
            return make(data)
        except Illegal as no:
            del data[str(no.facts["file"])]
