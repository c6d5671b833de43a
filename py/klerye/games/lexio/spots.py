"""Where words may begin on a board, with all that a search and a score need to know there."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from klerye.games.lexio.acts import Down
from klerye.games.lexio.board import Board, count
from klerye.games.lexio.graph import ALL, Graph, bit
from klerye.games.lexio.layout import NEIGHBOURS, REACH, SOURCE, SQUARES, STRETCHES
from klerye.games.lexio.scoring import CROSSING, LETTER, SEVEN_TILES, WORD
from klerye.games.lexio.tiles import RACK, value


class Cross(NamedTuple):
    """What a tile on a free square means for the word across: the letters that fit (L12), the points of
    the tiles there, whether there is such a word."""

    mask: int
    points: int
    word: bool


OPEN: Final = Cross(ALL, 0, False)


class Line:
    """What a tile means on each free square of a line; made once for all its spots, which are pieces of it.

    `squares`, `masks`, `runs` and `firsts` as in `Spot`. `letters` is how often the tile counts in the word
    along the line, `across` in the word across. `adds` is by how much it multiplies the word along, what the
    tiles add that then follow there, and those across.
    """

    __slots__ = ("across", "adds", "firsts", "letters", "masks", "runs", "squares")

    def __init__(self, squares: list[int], runs: list[str], crosses: dict[int, Cross]) -> None:
        self.squares = squares
        self.runs = [run.upper() for run in runs]
        self.firsts = [bit(run[0]) if run else 0 for run in self.runs]
        self.masks: list[int] = []
        self.letters: list[int] = []
        self.across: list[int] = []
        self.adds: list[tuple[int, int, int]] = []
        for at, run in zip(squares, runs, strict=True):
            mask, points, crossed = crosses.get(at, OPEN)
            premium = SQUARES[at]
            letter = LETTER.get(premium, 1)
            word = WORD.get(premium, CROSSING if premium == "X" and crossed else 1)
            self.masks.append(mask)
            self.letters.append(letter)
            self.across.append(letter * word if crossed else 0)
            self.adds.append((word, value(run) if run else 0, points * word))


class Spot:
    """A square where a word may begin, in one direction.

    `head` are the tiles that lie there already. `squares` are the next free squares, at most seven; on
    each one of the letters in `masks` may be laid, and `runs` are the tiles that then follow, `firsts`
    the first of those as masks. `least` is how many tiles must be laid to touch what lies there (L11)
    and to make a word. `base` is what a play scores less its tiles (L16 to L19), by the number laid.
    """

    __slots__ = (
        "_across",
        "_factors",
        "_letters",
        "_steepest",
        "_weights",
        "base",
        "firsts",
        "head",
        "least",
        "masks",
        "runs",
        "squares",
    )

    def __init__(self, line: Line, nth: int, head: str, least: int) -> None:
        end = nth + RACK
        self.least, self.head = least, head.upper()
        self.squares, self.masks = line.squares[nth:end], line.masks[nth:end]
        self.runs, self.firsts = line.runs[nth:end], line.firsts[nth:end]
        self.base = [0]
        self._factors = [1]
        self._letters, self._across = line.letters[nth:end], line.across[nth:end]
        self._weights: dict[int, list[int]] = {}
        self._steepest: dict[int, list[int]] = {}
        fixed, factor, across = value(head) if head else 0, 1, 0
        for word, points, crossing in line.adds[nth:end]:
            factor *= word
            fixed += points
            across += crossing
            self._factors.append(factor)
            self.base.append(fixed * factor + across)
        if len(self.squares) == RACK:
            self.base[RACK] += SEVEN_TILES

    def weights(self, n: int) -> list[int]:
        """How often each tile's value counts when `n` are laid, in all words together."""
        known = self._weights.get(n)
        if known is None:
            factor = self._factors[n]
            pairs = zip(self._letters[:n], self._across, strict=False)
            known = self._weights[n] = [times * factor + across for times, across in pairs]
        return known

    def steepest(self, n: int) -> list[int]:
        """The same weights, the largest first."""
        known = self._steepest.get(n)
        if known is None:
            known = self._steepest[n] = sorted(self.weights(n), reverse=True)
        return known


KEPT: Final = 2_000
"""How many lines are remembered before all are forgotten."""


class Spots:
    """Finds the spots of boards. A line that has been looked at in the same surroundings keeps its spots,
    the very same objects."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self._known: dict[tuple[object, ...], tuple[Spot, ...]] = {}

    def on(self, board: Board) -> Iterator[Spot]:
        """Every spot of a board. A single tile that makes a word both ways is found along its row only."""
        anchors = _anchors(board)
        for down in (0, 1):
            way: Down = 1 if down else 0
            crosses = {at: self._cross(board, at, 0 if down else 1) for at in anchors}
            for nth, line in enumerate(STRETCHES[way]):
                here = [at for at in line if at in anchors]
                if here:
                    text = board[line.start : line.stop : line.step]
                    surroundings = (way, nth, text, *here, *[crosses[at] for at in here])
                    known = self._known.get(surroundings)
                    if known is None:
                        if len(self._known) > KEPT:
                            self._known.clear()
                        known = self._known[surroundings] = tuple(_along(text, line, way, anchors, crosses))
                    yield from known

    def _cross(self, board: Board, at: int, way: Down) -> Cross:
        """The word that a tile on the free square `at` makes in direction `way`."""
        before, after = (_tiles(board, squares) for squares in REACH[way][at])
        if not before and not after:
            return OPEN
        before = before[::-1]
        return Cross(self.graph.fits(before.upper(), after.upper()), value(before + after), True)


def _anchors(board: Board) -> set[int]:
    """The free squares of which a play must cover one: beside a tile, or the source (L9, L11)."""
    if not count(board):
        return {SOURCE}
    return {
        near
        for at, sign in enumerate(board)
        if sign not in ".#"
        for near in NEIGHBOURS[at]
        if board[near] == "."
    }


def _tiles(board: Board, squares: range) -> str:
    """The tiles from here on to the next free square."""
    tiles = ""
    for at in squares:
        if board[at] == ".":
            break
        tiles += board[at]
    return tiles


def _along(text: str, line: range, way: Down, anchors: set[int], crosses: dict[int, Cross]) -> Iterator[Spot]:
    """The spots on one line: a word begins at a free square, or with the tiles that lie before it."""
    free = [n for n, sign in enumerate(text) if sign == "."]
    starts = [0, *[n + 1 for n in free]]
    ends = [*free, len(text)][1:]
    runs = [text[n + 1 : end] for n, end in zip(free, ends, strict=True)]
    whole = Line([line[n] for n in free], runs, crosses)
    for nth, n in enumerate(free):
        least = next((k for k, at in enumerate(whole.squares[nth : nth + RACK], 1) if at in anchors), 0)
        if not least:
            continue
        head = text[starts[nth] : n]
        if least == 1 and ((way and crosses[line[n]].word) or not (head or runs[nth])):
            least = 2
        if nth + least <= len(free):
            yield Spot(whole, nth, head, least)
