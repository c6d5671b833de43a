"""Dam under the hand: a piece, then its squares, by taps or by a drag (D1)."""

from dataclasses import dataclass

from klerye.core.look import Gesture
from klerye.core.refusal import Illegal
from klerye.games.dam.position import Move, moves
from klerye.games.dam.refusals import why_not, why_not_piece
from klerye.games.dam.rules import State


@dataclass(frozen=True, slots=True)
class Draft:
    """The squares chosen so far: the piece's own, then those of a multiple jump under way."""

    path: tuple[int, ...] = ()


def empty() -> Draft:
    """No piece is chosen."""
    return Draft()


def keep(draft: Draft, state: State) -> Draft:
    """Nothing: the next move begins anew."""
    return Draft()


SQUARES = {str(square): square for square in range(1, 33)}
"""The squares as gestures name them."""


def due(state: State, draft: Draft) -> None:
    """Nothing in Dam happens by itself."""
    return


def do(state: State, draft: Draft, gesture: Gesture) -> tuple[Draft, Move | None]:
    """The next draft, and the move once it is complete (D1). Raises `Illegal`, with the reason that
    the rules give, for a piece or a square that leads nowhere."""
    if gesture.kind == "cancel":
        return Draft(), None
    if state.offer == "open":
        raise Illegal("dam.answer_first")
    square = SQUARES.get(gesture.place)
    if square is None:
        return draft, None
    if gesture.kind == "lift":
        return draft if draft.path[-1:] == (square,) else _choose(state, square), None
    if gesture.kind == "drop":
        start = draft if draft.path[-1:] == (square,) else _choose(state, square)
        to = SQUARES.get(gesture.to, square)
        return (start, None) if to == square else _go(state, start, to)
    if not draft.path:
        return _choose(state, square), None
    if draft.path == (square,):
        return Draft(), None
    if state.position.side_at(square) == state.position.turn and square != draft.path[0]:
        return _choose(state, square), None
    return _go(state, draft, square)


def ponder(act: Move) -> Draft:
    """The whole move, before it is confirmed."""
    return Draft(act.path)


def targets(state: State, draft: Draft) -> frozenset[int]:
    """The squares that go on from the draft: the next ones, and last ones to which only one way leads."""
    size = len(draft.path)
    ways = [move.path for move in moves(state.position) if move.path[:size] == draft.path] if size else []
    ways = [path for path in ways if len(path) > size]
    ends = [path[-1] for path in ways]
    return frozenset(path[size] for path in ways) | {end for end in ends if ends.count(end) == 1}


def _choose(state: State, square: int) -> Draft:
    """A piece is taken in hand; one that may not move now is refused at once (D2)."""
    if no := why_not_piece(state.position, square):
        raise no
    return Draft((square,))


def _go(state: State, draft: Draft, square: int) -> tuple[Draft, Move | None]:
    size, path = len(draft.path), (*draft.path, square)
    ways = [move for move in moves(state.position) if move.path[:size] == draft.path]
    onward = [move for move in ways if move.path[: size + 1] == path]
    if onward:
        whole = [move for move in onward if move.path == path]
        return (Draft(), whole[0]) if whole else (Draft(path), None)
    ending = [move for move in ways if move.path[-1] == square]
    if len(ending) > 1:
        raise Illegal("dam.ambiguous", square=square)
    if ending:
        return Draft(), ending[0]
    raise why_not(state.position, Move(path))
