"""The thinking on this device: engines are made when first wanted, and work in steps between other things."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from klerye.app.shelf import Shelf
from klerye.core.engine import Chance, Engine
from klerye.core.game import Turn
from klerye.core.refusal import Illegal
from klerye.table import players
from klerye.table.follower import fold
from klerye.table.keeper import Keeper

THINK_MS = 1000
"""How long a computer thinks about an act at most."""

PACE_MS = 600
"""How long it takes at least: people want to see what happens."""

T = TypeVar("T")


class FetchFailed(Exception):
    """A file of the site could not be had."""


@dataclass(slots=True)
class Thought(Generic[T]):
    """Thinking that was begun at `since`, Unix ms, after entry `after`: its steps, and the best so far."""

    after: int
    since: int
    steps: Iterator[T]
    best: T | None = None
    done: bool = False


class Thinker:
    """Thinks about one thing at a time. `fetch(path)` gets a file of the site and raises `FetchFailed`,
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
        self._thought: Thought[str] | None = None

    async def engine(self, game: str) -> Engine | None:
        """The engine of a game, with what can be had of its files; None for a game without one."""
        kit = self._shelf.kit(game)
        if kit is None or kit.engine is None:
            return None
        if game not in self._engines or self._engines[game].weaker:
            data = {}
            for name, path in kit.engine.files.items():
                try:
                    data[name] = await self._fetch(path)
                except FetchFailed:
                    continue
            self._engines[game] = _make(kit.engine.make, data)
        return self._engines[game]

    async def act(self, keeper: Keeper) -> str | None:
        """The act of the computer on turn, in the game's notation; None when it made way for something else,
        and wants to go on after that."""
        waits, after = keeper.truth.waits, keeper.last.n
        assert isinstance(waits, Turn)
        if self._thought is None or self._thought.after != after:
            opened, seat = keeper.truth.opened, waits.seat
            engine = await self.engine(opened.game)
            table = fold(keeper.tell(seat), self._shelf.rules)
            now = self._now()
            if engine is None:
                act = table.game.write(players.any_act(table.game, table.state, table.at(now)))
                steps: Iterator[str] = iter([act])
            else:
                steps = players.acts(engine.bots[opened.level(seat)], table, self._chance, table.at(now))
            self._thought = Thought(after, now, steps)
        if not await self._go_on(self._thought, THINK_MS, PACE_MS):
            return None
        thought, self._thought = self._thought, None
        return thought.best

    async def _go_on(self, thought: Thought[T], most: int, least: int) -> bool:
        """Step by step until the thought is done, or as good as it gets in `most` ms; False when it made
        way before."""
        while True:
            took = self._now() - thought.since
            thought.done = thought.done or (took >= most and thought.best is not None)
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


def _make(make: Callable[[dict[str, bytes]], Engine], data: dict[str, bytes]) -> Engine:
    """The engine without those files that are damaged."""
    while True:
        try:
            return make(data)
        except Illegal as no:
            del data[str(no.facts["file"])]
