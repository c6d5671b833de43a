"""A board as text, a sign for each square: "." empty, "#" blocked, a tile's letter, small for a joker."""

from collections.abc import Iterable

from klerye.games.lexio.acts import Down, Laid
from klerye.games.lexio.layout import EMPTY, REACH, SIZE

Board = str


def square(laid: Laid) -> int:
    """The square that a tile lies on."""
    return laid.row * SIZE + laid.column


def count(board: Board) -> int:
    """How many tiles lie on the board."""
    return EMPTY.count(".") - board.count(".")


def put(board: Board, tiles: Iterable[Laid]) -> Board:
    """The board with `tiles` laid on free squares of it."""
    signs = list(board)
    for laid in tiles:
        signs[square(laid)] = laid.sign
    return "".join(signs)


def run(board: Board, at: int, down: Down) -> range:
    """The squares, without an empty one between, of the longest line of tiles over square `at`, which
    itself may be empty; it ends at an empty square, a blocked one and the edge alike (L8)."""
    before, after = REACH[down][at]
    first = last = at
    for near in before:
        if board[near] == ".":
            break
        first = near
    for near in after:
        if board[near] == ".":
            break
        last = near
    return range(first, last + 1, SIZE if down else 1)
