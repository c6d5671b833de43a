"""Why a move is refused, as precisely as the rules can say."""

from typing import Final

from klerye.core.refusal import Illegal
from klerye.games.dam.position import BETWEEN, CROWNING, NEAR, Move, Position, jumpers, moves, squares_of

SQUARES: Final = range(1, 33)


def why_not(position: Position, move: Move) -> Illegal:
    """What is wrong with a `move` that is not legal in `position`.

    D2: a player who overlooks a capture is told which pieces must capture, before anything else
    that may be wrong with moving that piece there.
    """
    if len(move.path) < 2 or not all(square in SQUARES for square in move.path):
        return Illegal("dam.not_a_move", move=str(move))
    start, end, *_ = move.path
    if no := _why_not_own(position, start):
        return no
    begun = [legal.path for legal in moves(position) if legal.path[:2] == (start, end)]
    if begun:
        return _why_not_on(position, move, begun)
    if able := jumpers(position):
        return Illegal("dam.must_jump", squares=tuple(squares_of(able)))
    if position.side_at(end) is not None:
        return Illegal("dam.occupied", square=end)
    over = BETWEEN.get((start, end))
    over_side = position.side_at(over) if over else None
    if over and over_side == position.turn:
        return Illegal("dam.own_piece", square=over)
    if (start, end) in NEAR or over_side is not None:
        # Forward it would have been legal.
        return Illegal("dam.backward", square=start)
    return Illegal("dam.not_a_move", move=str(move))


def why_not_piece(position: Position, square: int) -> Illegal | None:
    """Why the piece on `square` may not be taken in hand now; None when it may move (D2, D9, D11)."""
    if no := _why_not_own(position, square):
        return no
    if any(move.path[0] == square for move in moves(position)):
        return None
    if able := jumpers(position):
        return Illegal("dam.must_jump", squares=tuple(squares_of(able)))
    return Illegal("dam.stuck", square=square)


def _why_not_own(position: Position, square: int) -> Illegal | None:
    """Why the side to move has no piece on `square`; None if it has."""
    side = position.side_at(square)
    if side is None:
        return Illegal("dam.empty", square=square)
    return None if side == position.turn else Illegal("dam.not_yours", square=square)


def _why_not_on(position: Position, move: Move, begun: list[tuple[int, ...]]) -> Illegal:
    """What is wrong with a move that begins like the legal paths `begun`: it stops too early,
    goes on too long or turns off (D8, D9, D10)."""
    path = move.path
    right = max(_shared(path, legal) for legal in begun)
    here = path[right - 1]
    over = BETWEEN.get((here, path[right])) if right < len(path) else None
    if over and over in Move(path[:right]).taken:
        return Illegal("dam.twice", square=over)
    if any(len(legal) > right and legal[:right] == path[:right] for legal in begun):
        return Illegal("dam.must_finish", square=here)
    if not position.is_king(path[0]) and CROWNING[position.turn] >> here - 1 & 1:
        return Illegal("dam.crowned", square=here)
    return Illegal("dam.not_a_move", move=str(move))


def _shared(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """How many squares two paths share from the start."""
    for n, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return n
    return min(len(one), len(other))
