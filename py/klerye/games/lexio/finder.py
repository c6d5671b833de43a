"""All plays of a rack on a board, or the best of them, with their scores (L11 to L19).

The search follows Appel and Jacobson, "The World's Fastest Scrabble Program" (1988): along each line
from where a word may begin, through the word graph, with cross-checks. What the rack can begin with on
free squares is found once for all lines. The best play is looked for where most points are possible.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import inf
from operator import itemgetter, mul
from typing import Final, NamedTuple

from klerye.games.lexio.acts import Laid, Place
from klerye.games.lexio.board import Board
from klerye.games.lexio.graph import ALL, ROOT, Arc, Graph, bit
from klerye.games.lexio.layout import SIZE
from klerye.games.lexio.spots import Spot, Spots
from klerye.games.lexio.tiles import JOKER, LETTERS, RACK

VALUES: Final = {letter: worth for letter, (_, worth) in LETTERS.items()} | dict.fromkeys(
    map(str.lower, LETTERS), 0
)
"""What a sign on the board is worth."""

worth = VALUES.__getitem__


class Rest:
    """Some tiles of a rack, with the steps to what is left when one is laid.

    `steps` leads by a letter's mask to the rest and the sign laid: the letter's own tile as long as there
    is one, then a joker.
    """

    __slots__ = ("left", "mask", "steps")

    def __init__(self, left: str) -> None:
        self.left = left
        self.mask = 0
        self.steps: dict[int, tuple[Rest, str]] = {}


def rests(rack: str) -> dict[str, Rest]:
    """All that can be left of a rack, sorted tiles to rests, also the whole of it."""
    known: dict[str, Rest] = {}

    def rest(left: str) -> Rest:
        if left in known:
            return known[left]
        one = known[left] = Rest(left)
        for n, tile in enumerate(left):  # jokers come first
            if tile == left[n - 1 : n]:
                continue
            without = rest(left[:n] + left[n + 1 :])
            if tile == JOKER:
                one.steps = {bit(letter): (without, letter.lower()) for letter in LETTERS}
                one.mask = ALL
            else:
                one.steps[bit(tile)] = (without, tile)
                one.mask |= bit(tile)
        return one

    rest("".join(sorted(rack)))
    return known


class Play(NamedTuple):
    """A play: what it scores, where, the signs laid on the first squares there, the tiles left."""

    points: int
    spot: Spot
    laid: str
    left: str

    @property
    def place(self) -> Place:
        squares = zip(self.spot.squares, self.laid, strict=False)
        return Place(tuple(Laid(*divmod(at, SIZE), sign) for at, sign in squares))


Start = tuple[int, Rest, str]
"""A node, the tiles left, the signs laid on the way from the root."""

CHUNK: Final = 200
"""About how many plays, or starts, are found in one step."""


class Search:
    """The plays of one rack, whatever the board. `lefts` is all that may be left of it.

    A joker stands only for letters that the rack has not got (enough of), and of equal letters in a
    play it is the one that counts least: other plays score no more and leave no better tiles.
    """

    def __init__(self, graph: Graph, rack: str) -> None:
        self._graph = graph
        known = rests(rack)
        self._rack = known["".join(sorted(rack))]
        self.lefts = tuple(known)
        self._size = len(rack)
        self._values = sorted(map(worth, rack.replace(JOKER, "")), reverse=True)
        self._values += [0] * rack.count(JOKER)
        self._starts: list[list[Start]] = [[(ROOT, self._rack, "")]]

    def _start(self, n: int) -> Iterator[None]:
        """Finds every way to lay up to `n` tiles from the root on free squares, if it leads on."""
        masks, unpack = self._graph.masks, self._graph.unpack
        while len(self._starts) <= n:
            longer: list[Start] = []
            for nth, (at, rest, laid) in enumerate(self._starts[-1], 1):
                allowed, steps = rest.mask, rest.steps
                for letter, _, target in unpack(at):
                    if letter & allowed:
                        left, sign = steps[letter]
                        if masks[target] & left.mask:
                            longer.append((target, left, laid + sign))
                if nth % CHUNK == 0:
                    yield
            self._starts.append(longer)

    def reach(self, spot: Spot) -> int:
        """How many tiles can be laid there at most, as far as the cross-checks of single squares tell."""
        able = self._rack.mask
        most = 0
        for mask in spot.masks[: self._size]:
            if not mask & able:
                break
            most += 1
        return most

    def top(self, leaves: Mapping[str, float]) -> list[float]:
        """The most that what is left may be worth, by the number of tiles laid."""
        top = [-inf] * (self._size + 1)
        for left in self.lefts:
            laid = self._size - len(left)
            top[laid] = max(top[laid], leaves[left])
        return top

    def bounds(self, spot: Spot, top: Sequence[float]) -> list[float]:
        """No play at the spot is worth more than this, with what is left, by the number of tiles from
        `least` on."""
        values = self._values
        return [
            spot.base[n] + sum(map(mul, values, spot.steepest(n))) + top[n]
            for n in range(spot.least, self.reach(spot) + 1)
        ]

    def at(self, spot: Spot, most: int = RACK) -> Iterator[list[Play]]:
        """The plays at a spot, of up to `most` tiles, in steps."""
        most = min(most, self.reach(spot))
        least = spot.least
        if most < least:
            return
        graph, masks = self._graph, spot.masks
        nodes, unpack, walk = graph.nodes, graph.unpack, graph.walk
        runs = [
            (run, first, graph.ways(run)) if first else NO_RUN
            for run, first in zip(spot.runs, spot.firsts, strict=True)
        ]
        onward = [graph.masks] * most
        if not spot.runs[most - 1]:
            onward[-1] = graph.ends
        leads = graph.masks
        found: list[tuple[str, Rest]] = []

        def extend(n: int, at: int, rest: Rest, laid: str) -> None:
            allowed = masks[n] & rest.mask
            steps = rest.steps
            run, first, ways = runs[n]
            n += 1
            guard, mask = (onward[n], masks[n]) if n < most else (leads, 0)
            for letter, final, target in nodes[at] or unpack(at):
                if letter & allowed:
                    if first:
                        if not first & leads[target]:
                            continue
                        arc = ways.get(target)
                        if arc is None:
                            arc = ways[target] = walk(target, run)
                        _, final, target = arc
                    left, sign = steps[letter]
                    if final and n >= least:
                        found.append((laid + sign, left))
                    if guard[target] & mask & left.mask:
                        extend(n, target, left, laid + sign)  # noqa: F821 it is deleted below

        starts: list[Start] = []
        free = 0
        if not spot.head:
            while free < least - 1 and masks[free] == ALL and not spot.runs[free]:
                free += 1
            for _ in self._start(free):
                yield []
            starts = self._starts[free]
        elif node := walk(ROOT, spot.head)[2]:
            starts = [(node, self._rack, "")]
        guard, mask = onward[free], masks[free]
        for node, rest, laid in starts:
            if guard[node] & mask & rest.mask:
                extend(free, node, rest, laid)
                if len(found) > CHUNK:
                    yield [self._scored(spot, *one) for one in found]
                    found.clear()
        del extend  # it holds itself, and thousands a second would wait for the collector of cycles
        yield [self._scored(spot, *one) for one in found]

    def _scored(self, spot: Spot, laid: str, rest: Rest) -> Play:
        weights = spot.weights(len(laid))
        if not laid.isupper():
            laid = _best_jokers(laid, weights)
        return Play(spot.base[len(laid)] + sum(map(mul, map(worth, laid), weights)), spot, laid, rest.left)


NO_RUN: Final[tuple[str, int, dict[int, Arc]]] = ("", 0, {})


def _best_jokers(laid: str, weights: list[int]) -> str:
    """The same letters, with jokers where their letters count least."""
    for letter in {sign.upper() for sign in laid if sign.islower()}:
        if letter in laid:
            places = [n for n, sign in enumerate(laid) if sign.upper() == letter]
            places.sort(key=weights.__getitem__)
            signs = list(laid)
            for n, place in enumerate(places):
                signs[place] = letter.lower() if n < laid.count(letter.lower()) else letter
            laid = "".join(signs)
    return laid


def plays(spots: Spots, board: Board, rack: str) -> Iterator[list[Play]]:
    """All plays, in steps."""
    search = Search(spots.graph, rack)
    for spot in spots.on(board):
        yield from search.at(spot)


def best(
    spots: Spots, board: Board, rack: str, leaves: Mapping[str, float], count: int = 1
) -> Iterator[list[tuple[float, Play]]]:
    """The plays that are worth most, the best first, in steps: each has the best so far.

    A play's worth is its points and what `leaves` says of the tiles left; it has all of `Search.lefts`.
    """
    yield from best_at(Search(spots.graph, rack), spots.on(board), leaves, count)


def best_at(
    search: Search,
    here: Iterable[Spot],
    leaves: Mapping[str, float],
    count: int = 1,
    known: Callable[[Play], bool] | None = None,
    enough: float = -inf,
) -> Iterator[list[tuple[float, Play]]]:
    """As `best`, at some spots: the plays worth more than `enough` and, if told, `known`.

    Spots come in the order of what could be had there, and no more of them than needed.
    """
    top = search.top(leaves)
    order = []
    for spot in here:
        bounds = search.bounds(spot, top)
        if bounds:
            order.append((max(bounds), bounds, spot))
    order.sort(key=itemgetter(0), reverse=True)
    kept: list[tuple[float, Play]] = []
    for bound, bounds, spot in order:
        if bound <= enough:
            break
        while bounds[-1] <= enough:
            bounds.pop()
        for some in search.at(spot, spot.least + len(bounds) - 1):
            found = []
            for play in some:
                worth = play.points + leaves[play.left]
                if worth > enough and (known is None or known(play)):
                    found.append((worth, play))
            if found:
                kept = sorted(kept + found, key=itemgetter(0), reverse=True)[:count]
                if len(kept) == count:
                    enough = kept[-1][0]
            yield kept
