"""Looks one turn ahead: what the next seat may answer to each choice, over tiles that it may hold."""

from collections.abc import Iterator, Mapping
from math import inf
from operator import itemgetter
from typing import Final

from klerye.core.engine import Chance, Option
from klerye.games.lexio.acts import Place
from klerye.games.lexio.board import put
from klerye.games.lexio.choices import leave_worth
from klerye.games.lexio.finder import Search
from klerye.games.lexio.rules import State
from klerye.games.lexio.spots import Spot, Spots
from klerye.games.lexio.tiles import value

ROUNDS: Final = ((10, 6), (5, 12), (3, 24))
"""How many choices are looked at, and on how many racks of the next seat, in each round: the worst are
left out (sequential halving, Karnin, Koren and Somekh 2013)."""


class Answer:
    """The best answer of one rack, on boards that differ little: each spot is searched once."""

    def __init__(self, search: Search, worth: Mapping[str, float], spots: list[Spot]) -> None:
        self._search = search
        self._worth = worth
        self._top = search.top(worth)
        self._order = self._ordered(spots)
        self._found: dict[Spot, float] = {}

    def _ordered(self, spots: list[Spot]) -> list[tuple[float, Spot]]:
        """The spots with what could be had there, most first."""
        order = [(max(bounds), spot) for spot in spots if (bounds := self._search.bounds(spot, self._top))]
        order.sort(key=itemgetter(0), reverse=True)
        return order

    def best(self, kept: set[Spot], new: list[Spot]) -> Iterator[float]:
        """The worth of the best answer where some of the spots are `kept` and others are `new`: ever
        better, in steps."""
        best = self._top[0]
        yield best
        for order in (self._order, self._ordered(new)):
            for bound, spot in order:
                if bound <= best:
                    break
                if spot in kept or order is not self._order:
                    found = self._found.get(spot)
                    if found is None:
                        found = -inf
                        for plays in self._search.at(spot):
                            found = max([found, *[play.points + self._worth[play.left] for play in plays]])
                            yield best
                        self._found[spot] = found
                    best = max(best, found)
                    yield best


def ahead(
    s: State,
    spots: Spots,
    leaves: Mapping[str, float],
    first: list[Option],
    chance: Chance,
    rounds: tuple[tuple[int, int], ...] = ROUNDS,
) -> Iterator[list[Option]]:
    """The acts in the order of their value less that of the next seat's answer, in ever better lists.

    Its tiles are drawn from all that are not seen (L5).
    """
    here = list(spots.on(s.board))
    known = set(here)
    after: list[tuple[set[Spot], list[Spot]]] = []
    for option in first:
        there = here
        if isinstance(option.act, Place):
            there = list(spots.on(put(s.board, option.act.tiles)))
        after.append((known.intersection(there), [spot for spot in there if spot not in known]))
        yield first
    size = len(s.racks[(s.seat + 1) % len(s.racks)])
    lost = [0.0] * len(first)
    times, told = 0, first
    left = list(range(len(first)))
    for count, racks in rounds:
        left = left[:count]
        for _ in range(racks):
            rack = "".join(sorted(_drawn(s.unseen, size, chance)))
            search = Search(spots.graph, rack)
            held = value(s.unseen) - value(rack)
            answer = Answer(search, leave_worth(search.lefts, leaves, s.bag, held), here)
            for n in left:
                best = 0.0
                for best in answer.best(*after[n]):  # noqa: B007 the last one counts
                    yield told
                lost[n] += best
            times += 1
        left.sort(key=lambda n: first[n].value - lost[n] / times, reverse=True)
        told = [Option(first[n].act, first[n].value - lost[n] / times) for n in left]
        yield told


def _drawn(pool: tuple[str, ...], count: int, chance: Chance) -> list[str]:
    """Some of the pool, each as likely."""
    tiles = list(pool)
    return [tiles.pop(int(chance() * len(tiles))) for _ in range(count)]
