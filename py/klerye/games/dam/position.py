"""A position of American checkers as four small integers, and every move that it allows.

Square n of the standard numbering (1 to 32, red's corner first) is bit n - 1 of a 32-bit mask.
Rows hold four squares and are shifted half a square against each other, so a diagonal step is
a shift by 3, 4 or 5 that depends on the parity of its row; the masks below say which.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

Mask = int
"""A set of squares: bit n - 1 for square n."""

Side = int
RED: Final[Side] = 0
"""The side that moves first and down the board; FEN and PDN call it Black."""
WHITE: Final[Side] = 1

BOARD: Final[Mask] = 0xFFFF_FFFF
EVEN: Final[Mask] = 0x0F0F_0F0F  # squares 1 to 4, 9 to 12 …: a step left of these is a shift by 4
ODD: Final[Mask] = 0xF0F0_F0F0  # squares 5 to 8, 13 to 16 …: a step right of these is a shift by 4
EVEN_INNER: Final[Mask] = 0x0707_0707  # EVEN without the squares on the right edge
ODD_INNER: Final[Mask] = 0xE0E0_E0E0  # ODD without the squares on the left edge
LAST_ROW: Final[Mask] = 0xF000_0000

CROWNING: Final[tuple[Mask, Mask]] = (LAST_ROW, 0x0000_000F)
"""By side: the row on which its men become kings (D10)."""


def south_west(squares: Mask) -> Mask:
    """`squares`, each moved one step down and left; those that would leave the board are dropped."""
    return (squares & EVEN) << 4 | (squares & (ODD_INNER & ~LAST_ROW)) << 3


def south_east(squares: Mask) -> Mask:
    """`squares`, each moved one step down and right."""
    return (squares & EVEN_INNER) << 5 | (squares & (ODD & ~LAST_ROW)) << 4


def north_west(squares: Mask) -> Mask:
    """`squares`, each moved one step up and left."""
    return (squares & EVEN) >> 4 | (squares & ODD_INNER) >> 5


def north_east(squares: Mask) -> Mask:
    """`squares`, each moved one step up and right."""
    return (squares & EVEN_INNER) >> 3 | (squares & ODD) >> 4


Step = Callable[[Mask], Mask]

DOWN: Final = ((south_west, north_east), (south_east, north_west))
UP: Final = ((north_west, south_east), (north_east, south_west))
FORWARD: Final[tuple[tuple[tuple[Step, Step], ...], ...]] = (DOWN, UP)
"""By side: the two steps forward of a man, each with the step that undoes it."""
BACKWARD: Final = (UP, DOWN)
"""By side: the two further steps of a king."""


def _bits(mask: Mask) -> Iterator[Mask]:
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def squares_of(mask: Mask) -> Iterator[int]:
    """The squares in `mask`, lowest first."""
    return (bit.bit_length() for bit in _bits(mask))


NEAR: Final[frozenset[tuple[int, int]]] = frozenset(
    (start, end)
    for start in range(1, 33)
    for step, _ in DOWN + UP
    for end in squares_of(step(1 << start - 1))
)
"""Each pair of squares that touch diagonally."""

BETWEEN: Final[dict[tuple[int, int], int]] = {
    (start, end): over
    for start, over in NEAR
    for step, _ in DOWN + UP
    if step(1 << start - 1) == 1 << over - 1
    for end in squares_of(step(1 << over - 1))
}
"""The square jumped over, by the squares where a jump starts and ends."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move by the squares that it visits, from first to last: the whole route of a multiple jump.

    Two routes that take the same pieces are two moves with one result. Any path can be held;
    only a position says which are legal.
    """

    path: tuple[int, ...]

    @property
    def is_jump(self) -> bool:
        """Whether every hop of the path is as long as a jump."""
        return all(hop in BETWEEN for hop in zip(self.path, self.path[1:], strict=False))

    @property
    def taken(self) -> tuple[int, ...]:
        """The squares jumped over, in order; empty for a plain move."""
        return tuple(BETWEEN[hop] for hop in zip(self.path, self.path[1:], strict=False) if hop in BETWEEN)

    def __str__(self) -> str:
        return ("x" if self.is_jump else "-").join(map(str, self.path))


class Position(NamedTuple):
    """Who stands where and who moves: all that decides which moves there are.

    `kings` is a subset of `red | white`, which do not overlap.
    """

    red: Mask
    white: Mask
    kings: Mask
    turn: Side

    def side_at(self, square: int) -> Side | None:
        """Whose piece stands on `square`, if any."""
        bit = 1 << square - 1
        return RED if self.red & bit else WHITE if self.white & bit else None

    def is_king(self, square: int) -> bool:
        """Whether a king stands on `square`."""
        return bool(self.kings >> square - 1 & 1)


START: Final = Position(red=0x0000_0FFF, white=0xFFF0_0000, kings=0, turn=RED)
"""Twelve men each on the squares nearest to their edges (D5); red moves first (D11)."""


def _steps(position: Position) -> list[tuple[Mask, Mask]]:
    """Every plain move as (from, to), whether or not a jump forbids it (D6)."""
    red, white, kings, turn = position
    own = white if turn else red
    empty = BOARD ^ (red | white)
    found = [(back(to), to) for step, back in FORWARD[turn] for to in _bits(step(own) & empty)]
    if own & kings:
        found += [(back(to), to) for step, back in BACKWARD[turn] for to in _bits(step(own & kings) & empty)]
    return found


def jumpers(position: Position) -> Mask:
    """The pieces of the side to move that can jump; while there are any, one of them must (D7, D9)."""
    red, white, kings, turn = position
    own, their = (white, red) if turn else (red, white)
    empty = BOARD ^ (red | white)
    able = 0
    for _, back in FORWARD[turn]:
        able |= own & back(their & back(empty))
    if own := own & kings:
        for _, back in BACKWARD[turn]:
            able |= own & back(their & back(empty))
    return able


def _jumps(position: Position, able: Mask) -> list[tuple[tuple[Mask, ...], Mask]]:
    """Every completed jump of the pieces `able` as (bits of the squares visited, pieces taken)."""
    red, white, kings, turn = position
    their = red if turn else white
    empty = BOARD ^ (red | white)
    found: list[tuple[tuple[Mask, ...], Mask]] = []
    for start in _bits(able):
        ways = FORWARD[turn] + BACKWARD[turn] if start & kings else FORWARD[turn]
        _jump_on((start,), 0, ways, their, empty | start, found)
    return found


def _jump_on(
    path: tuple[Mask, ...],
    taken: Mask,
    ways: tuple[tuple[Step, Step], ...],
    their: Mask,
    empty: Mask,
    found: list[tuple[tuple[Mask, ...], Mask]],
) -> None:
    """Add to `found` every way to complete the jump that has come along `path` (D9).

    `their` loses each piece as it is jumped, so none is jumped twice (D8); the square where the
    move began counts as empty. A man stops on the last row by itself: no step leads on (D10).
    """
    complete = True
    for step, _ in ways:
        over = step(path[-1]) & their
        if over and (to := step(over) & empty):
            complete = False
            _jump_on((*path, to), taken | over, ways, their ^ over, empty, found)
    if complete:
        found.append((path, taken))


def _after(position: Position, start: Mask, end: Mask, taken: Mask) -> Position:
    """The position once a piece has gone from `start` to `end` (perhaps the same) and took `taken`."""
    red, white, kings, turn = position
    crowned = end if kings & start else end & CROWNING[turn]
    kings = kings & ~(start | taken) | crowned
    if turn:
        return Position(red & ~taken, white & ~start | end, kings, RED)
    return Position(red & ~start | end, white & ~taken, kings, WHITE)


def moves(position: Position) -> list[Move]:
    """Every legal move: all jumps if there are any, else all plain moves (D9)."""
    if able := jumpers(position):
        return [Move(tuple(bit.bit_length() for bit in path)) for path, _ in _jumps(position, able)]
    return [Move((start.bit_length(), end.bit_length())) for start, end in _steps(position)]


def after(position: Position, move: Move) -> Position:
    """The position after a legal `move`; whether it is legal is not looked at."""
    taken = sum(1 << square - 1 for square in move.taken)
    return _after(position, 1 << move.path[0] - 1, 1 << move.path[-1] - 1, taken)


def successors(position: Position) -> list[Position]:
    """The positions after each legal move, in the order of `moves`; two routes may share a result."""
    if able := jumpers(position):
        return [_after(position, path[0], path[-1], taken) for path, taken in _jumps(position, able)]
    return [_after(position, start, end, 0) for start, end in _steps(position)]


def count(position: Position) -> int:
    """How many legal moves there are, without making them."""
    if able := jumpers(position):
        return len(_jumps(position, able))
    red, white, kings, turn = position
    own = white if turn else red
    empty = BOARD ^ (red | white)
    (left, _), (right, _) = FORWARD[turn]
    steps = (left(own) & empty).bit_count() + (right(own) & empty).bit_count()
    if own := own & kings:
        (left, _), (right, _) = BACKWARD[turn]
        steps += (left(own) & empty).bit_count() + (right(own) & empty).bit_count()
    return steps


def perft(position: Position, depth: int, distinct: bool = False) -> int:
    """How many lines of `depth` plies there are: each route is one, or with `distinct` each result.

    The last ply is counted, not made. Figures to compare with: OEIS A133046 (every route).
    """
    if depth == 0:
        return 1
    if depth == 1 and not (distinct and jumpers(position)):
        return count(position)
    results = set(successors(position)) if distinct else successors(position)
    return sum([perft(result, depth - 1, distinct) for result in results])
