"""Tables played at random, the same for the same seed."""

from random import Random
from typing import Any

from klerye.core.game import Game, Over
from klerye.table.dealer import Local
from klerye.table.journal import Opened
from klerye.table.keeper import Keeper

WHEN = 1_700_000_000_000
TURN_MS = 60_000


def open_keeper(
    game: Game[Any, Any], seats: int, chance: Random, turn_ms: int | None = None, names: tuple[str, ...] = ()
) -> Keeper:
    names = names or tuple(f"P{n}" for n in range(seats))
    opened = Opened("0123456789abcdef", game.name, names, WHEN, {}, turn_ms)
    return Keeper.open(opened, lambda _: game, lambda: f"{chance.getrandbits(128):032x}")


def step(keeper: Keeper, chance: Random, now: int) -> Keeper:
    """One more entry: a deal where chance is asked, what is forced, else a random move."""
    if keeper.asks:
        return keeper.deal(Local(chance), now)
    if forced := keeper.force(now):
        return forced
    game, waits = keeper.truth.game, keeper.truth.waits
    acts: dict[type, list[Any]] = {}
    for act in game.moves(keeper.truth.state):
        acts.setdefault(type(act), []).append(act)
    # First a kind of act, then one of it: of some kinds there are very many.
    act = chance.choice(chance.choice(list(acts.values())))
    return keeper.propose(waits.seat, game.write(act), keeper.last.n, now)


def play(
    game: Game[Any, Any], seats: int, seed: int, most: int = 1000, names: tuple[str, ...] = ()
) -> Keeper:
    """A table of random moves at random times, to its end or for `most` entries."""
    chance = Random(seed)
    keeper, now = open_keeper(game, seats, chance, names=names), WHEN
    while not isinstance(keeper.truth.waits, Over) and len(keeper.truth.entries) < most:
        now += chance.choice((1, 900, 15_000))
        keeper = step(keeper, chance, now)
    return keeper
