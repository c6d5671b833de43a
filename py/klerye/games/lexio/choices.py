"""What a seat can do, by what it is worth in points: plays, and exchanges by the leave they keep."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from klerye.games.lexio.acts import Act, Exchange, Pass
from klerye.games.lexio.finder import Play, Search, best_at
from klerye.games.lexio.rules import State
from klerye.games.lexio.spots import Spots
from klerye.games.lexio.tiles import take, value


class Choice(NamedTuple):
    """An act with its worth: its points, and those that the tiles left will bring. `left` are those tiles."""

    worth: float
    act: Act
    left: str
    play: Play | None = None


def leave_worth(s: State, lefts: tuple[str, ...], leaves: Mapping[str, float]) -> dict[str, float]:
    """What each of `lefts` is worth after a play in `s`: with an empty bag what it costs at the end, less
    what the others then lose to a seat that is out (L25); they hold all tiles that are not seen."""
    if s.bag:
        return {left: leaves[left] for left in lefts}
    worth = {left: -float(value(left)) for left in lefts}
    if "" in worth:
        worth[""] += value(s.unseen)
    return worth


def choices(
    s: State,
    spots: Spots,
    leaves: Mapping[str, float],
    count: int = 1,
    known: Callable[[Play], bool] | None = None,
) -> Iterator[list[Choice]]:
    """The `count` best choices of the seat on turn, ever better, the best first; never empty."""
    rack = s.racks[s.seat]
    search = Search(spots.graph, rack)
    worth = leave_worth(s, search.lefts, leaves)
    others = sorted(_others(s, rack, search.lefts, worth), key=_worth, reverse=True)[:count]
    yield others
    for found in best_at(search, spots.on(s.board), worth, count, known):
        plays = [Choice(points, play.place, play.left, play) for points, play in found]
        yield sorted(plays + others, key=_worth, reverse=True)[:count]


def _worth(choice: Choice) -> float:
    return choice.worth


def _others(s: State, rack: str, lefts: tuple[str, ...], worth: dict[str, float]) -> Iterator[Choice]:
    """To exchange and to pass (L21, L22); of equal ones first that which changes most."""
    for left in sorted(lefts, key=len):
        if 0 < len(rack) - len(left) <= s.bag:
            given = take(rack, left)
            assert given is not None
            yield Choice(worth[left], Exchange(given), left)
    yield Choice(worth[rack], Pass(), rack)
