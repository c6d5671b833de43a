"""The clearing: its squares, its source and its premiums (L8 to L10)."""

from typing import Final

SIZE: Final = 13
"""Squares in a row and in a column; a square is `row * SIZE + column`, both from 0."""

LAYOUT: Final = (
    "##.T.....T.##",
    "##D.t...t.D##",
    ".D.........D.",
    "T....d.d....T",
    ".t..X...X..t.",
    "...d.....d...",
    "......*......",
    "...d.....d...",
    ".t..X...X..t.",
    "T....d.d....T",
    ".D.........D.",
    "##D.t...t.D##",
    "##.T.....T.##",
)
"""The rows from the top: # blocked, * source, d t letter ×2 ×3, D T word ×2 ×3, X crossing."""

SQUARES: Final = "".join(LAYOUT)
SOURCE: Final = SQUARES.index("*")
EMPTY: Final = "".join("#" if sign == "#" else "." for sign in SQUARES)
"""The board before the first play."""


def _stretches() -> tuple[tuple[range, ...], tuple[range, ...]]:
    across = tuple(range(row * SIZE, (row + 1) * SIZE) for row in range(SIZE))
    down = tuple(range(column, SIZE * SIZE, SIZE) for column in range(SIZE))
    return tuple(map(_playable, across)), tuple(map(_playable, down))


def _playable(line: range) -> range:
    """`line` without the blocked squares at its ends; there are none inside."""
    free = [n for n, square in enumerate(line) if SQUARES[square] != "#"]
    return line[free[0] : free[-1] + 1]


STRETCHES: Final = _stretches()
"""The squares where a word may lie, row by row [0] and column by column [1]."""


def _reach() -> tuple[tuple[tuple[range, range], ...], ...]:
    reach = [[(range(0), range(0))] * len(SQUARES) for _ in STRETCHES]
    for down, stretches in enumerate(STRETCHES):
        for line in stretches:
            for n, square in enumerate(line):
                reach[down][square] = (line[:n][::-1], line[n + 1 :])
    return tuple(map(tuple, reach))


REACH: Final = _reach()
"""By direction (0 across, 1 down) and square: the squares before it and those after it, nearest first."""

NEIGHBOURS: Final = tuple(
    tuple(way[0] for down in (0, 1) for way in REACH[down][square] if way) for square in range(len(SQUARES))
)
"""The playable squares that touch each square by a side."""


def name(row: int, column: int) -> str:
    """A square's name, "G7" for the source: column A to M, row 1 to 13."""
    return f"{chr(ord('A') + column)}{row + 1}"
