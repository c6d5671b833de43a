"""What a seat can do, by what it is worth in points: plays, and exchanges by the leave they keep."""

from collections.abc import Callable, Iterator, Mapping

from klerye.core.engine import Option
from klerye.games.lexio.acts import Exchange, Pass
from klerye.games.lexio.finder import Play, Search, best_at
from klerye.games.lexio.rules import State
from klerye.games.lexio.spots import Spots
from klerye.games.lexio.tiles import take, value


def leave_worth(
    lefts: tuple[str, ...], leaves: Mapping[str, float], bag: int, others: int
) -> Mapping[str, float]:
    """What each of `lefts` is worth after a play: with an empty bag what it costs at the end (L25, L26),
    and for a seat that is out what `others` hold, which they lose and it gains."""
    if bag:
        return {left: leaves[left] for left in lefts}
    return {left: float(-value(left) if left else 2 * others) for left in lefts}


def choices(
    s: State,
    spots: Spots,
    leaves: Mapping[str, float],
    count: int = 1,
    known: Callable[[Play], bool] | None = None,
) -> Iterator[list[Option]]:
    """The `count` best acts of the seat on turn, ever better, the best first; never empty.

    Their value is their points, and the worth of the tiles left. Plays are told only if `known`.
    """
    rack = s.racks[s.seat]
    search = Search(spots.graph, rack)
    worth = leave_worth(search.lefts, leaves, s.bag, value(s.unseen))
    others = sorted(_others(s, rack, search.lefts, worth), key=_value, reverse=True)[:count]
    yield others
    for found in best_at(search, spots.on(s.board), worth, count, known):
        plays = [Option(play.place, points) for points, play in found]
        yield sorted(plays + others, key=_value, reverse=True)[:count]


def _value(option: Option) -> float:
    return option.value


def _others(s: State, rack: str, lefts: tuple[str, ...], worth: Mapping[str, float]) -> Iterator[Option]:
    """To exchange and to pass (L21, L22); of equal ones first that which changes most."""
    for left in sorted(lefts, key=len):
        if 0 < len(rack) - len(left) <= s.bag:
            given = take(rack, left)
            assert given is not None
            yield Option(Exchange(given), worth[left])
    yield Option(Pass(), worth[rack])
