"""The engine against a slow one that knows only an 8 × 8 board and coordinates."""

import pytest
from hypothesis import given, settings

from games.dam.boards import positions
from klerye.games.dam.position import RED, START, Position, after, count, moves, perft, successors

Board = dict[tuple[int, int], str]
"""Pieces by (row, column): r w men, R W kings."""

HERE = dict(enumerate([(y, x) for y in range(8) for x in range(8) if (x + y) % 2], start=1))
"""Row and column of each square: square 1 in row 0, column 1; square 5 in row 1, column 0."""
LAST = {"r": 7, "w": 0}
NUMBER = {place: n for n, place in HERE.items()}


def unpacked(position: Position) -> tuple[Board, str]:
    board: Board = {}
    for n, place in HERE.items():
        side = position.side_at(n)
        if side is not None:
            sign = "r" if side == RED else "w"
            board[place] = sign.upper() if position.is_king(n) else sign
    return board, "r" if position.turn == RED else "w"


def ways(piece: str) -> list[tuple[int, int]]:
    rows = {"r": (1,), "w": (-1,)}.get(piece, (1, -1))
    return [(dy, dx) for dy in rows for dx in (1, -1)]


def slow_jumps(
    board: Board, start: tuple[int, int], at: tuple[int, int], piece: str, gone: frozenset[tuple[int, int]]
) -> list[tuple[tuple[int, ...], frozenset[tuple[int, int]]]]:
    """Every way to go on jumping from `at`: the squares still to visit, and all pieces taken in the end."""
    if at[0] == LAST.get(piece):
        return [((), gone)]
    found = []
    for dy, dx in ways(piece):
        over = (at[0] + dy, at[1] + dx)
        to = (at[0] + 2 * dy, at[1] + 2 * dx)
        if to not in NUMBER or (to in board and to != start) or over not in board or over in gone:
            continue
        if board[over].lower() != piece.lower():
            for rest, taken in slow_jumps(board, start, to, piece, gone | {over}):
                found.append(((NUMBER[to], *rest), taken))
    return found or [((), gone)]


def slow_moves(board: Board, turn: str) -> dict[tuple[int, ...], Board]:
    """The board after each legal move, by the squares that the move visits."""
    plain: dict[tuple[int, ...], Board] = {}
    jumps: dict[tuple[int, ...], Board] = {}
    for at, piece in board.items():
        if piece.lower() != turn:
            continue
        for rest, taken in slow_jumps(board, at, at, piece, frozenset()):
            if rest:
                jumps[(NUMBER[at], *rest)] = slow_after(board, at, HERE[rest[-1]], taken)
        for dy, dx in ways(piece):
            to = (at[0] + dy, at[1] + dx)
            if to in NUMBER and to not in board:
                plain[NUMBER[at], NUMBER[to]] = slow_after(board, at, to, frozenset())
    return jumps or plain


def slow_after(
    board: Board, at: tuple[int, int], to: tuple[int, int], taken: frozenset[tuple[int, int]]
) -> Board:
    left = {place: piece for place, piece in board.items() if place not in taken and place != at}
    piece = board[at]
    return left | {to: piece.upper() if to[0] == LAST.get(piece) else piece}


def slow_perft(board: Board, turn: str, depth: int) -> int:
    if depth == 0:
        return 1
    other = "w" if turn == "r" else "r"
    return sum(slow_perft(result, other, depth - 1) for result in slow_moves(board, turn).values())


@settings(max_examples=500)
@given(positions())
def test_d6_to_d10_same_moves_and_results(position: Position) -> None:
    board, turn = unpacked(position)
    other = "w" if turn == "r" else "r"
    ours = {move.path: unpacked(after(position, move)) for move in moves(position)}
    assert ours == {path: (result, other) for path, result in slow_moves(board, turn).items()}


@settings(max_examples=200)
@given(positions())
def test_counts_are_those_of_the_moves(position: Position) -> None:
    results = [after(position, move) for move in moves(position)]
    assert successors(position) == results
    assert count(position) == len(results) == perft(position, 1)
    assert perft(position, 1, distinct=True) == len(set(results))


@settings(max_examples=60, deadline=None)
@given(positions())
def test_perft_by_both(position: Position) -> None:
    board, turn = unpacked(position)
    assert perft(position, 3) == slow_perft(board, turn, 3)


@pytest.mark.parametrize(("depth", "lines"), [(0, 1), (1, 7), (2, 49), (3, 302), (4, 1469), (5, 7361)])
def test_slow_engine_agrees_with_published_counts(depth: int, lines: int) -> None:
    assert slow_perft(*unpacked(START), depth) == lines
