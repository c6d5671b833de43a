"""What a play forms and what it is worth, whether it is allowed or not (L12, L16 to L20)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from klerye.games.lexio.acts import Down, Laid
from klerye.games.lexio.board import Board, put, run, square
from klerye.games.lexio.layout import SIZE, SQUARES
from klerye.games.lexio.tiles import RACK, value

SEVEN_TILES: Final = 30
"""What a play of seven tiles earns besides (L19)."""

LETTER: Final = {"d": 2, "t": 3}
WORD: Final = {"D": 2, "T": 3}
CROSSING: Final = 2


class Word(NamedTuple):
    """A word of a play: its first square, its direction, its letters (small for a joker), its points."""

    row: int
    column: int
    down: Down
    text: str
    points: int


class Score(NamedTuple):
    """What a play is worth: the words it forms, the main word first, and what seven tiles add."""

    words: tuple[Word, ...]
    seven_tiles: int

    @property
    def total(self) -> int:
        return sum(word.points for word in self.words) + self.seven_tiles


def score(board: Board, tiles: Sequence[Laid]) -> Score:
    """What `tiles`, laid on free squares of `board`, form and are worth.

    The words are all lines of two tiles or more that hold a tile of the play (L12). Nothing is
    judged: neither the form of the play nor its words, so the screen may show it at any time (L20).
    """
    laid = {square(one) for one in tiles}
    after = put(board, tiles)
    runs: tuple[list[range], list[range]] = ([], [])
    over: dict[int, int] = dict.fromkeys(laid, 0)
    for down in (0, 1):
        for at in sorted(laid):
            line = run(after, at, 1 if down else 0)
            if len(line) > 1 and not any(at in known for known in runs[down]):
                runs[down].append(line)
                for new in laid.intersection(line):
                    over[new] += 1
    main: Down = 1 if len(tiles) > 1 and len({one.column for one in tiles}) == 1 else 0
    cross: Down = 0 if main else 1
    words = tuple(_word(after, line, way, over) for way in (main, cross) for line in runs[way])
    return Score(words, SEVEN_TILES if len(tiles) == RACK else 0)


def _word(board: Board, line: range, down: Down, over: dict[int, int]) -> Word:
    """The word on `line`. `over` counts, for each square covered in this play, the words that run over
    it: only there a premium pays (L17), a crossing only with two (L18). Factors multiply (L16)."""
    points, factor = 0, 1
    for at in line:
        premium = SQUARES[at] if at in over else "."
        points += value(board[at]) * LETTER.get(premium, 1)
        factor *= WORD.get(premium, 1)
        if premium == "X" and over[at] == 2:
            factor *= CROSSING
    row, column = divmod(line[0], SIZE)
    return Word(row, column, down, "".join(board[at] for at in line), points * factor)
