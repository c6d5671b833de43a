"""Positions of Dam for tests, drawn as text or at random; and how a call was refused."""

from collections.abc import Callable

from hypothesis import strategies as st

from klerye.core.refusal import Illegal
from klerye.games.dam.position import CROWNING, RED, WHITE, Position, Side

SIGNS = {"r": (RED, False), "R": (RED, True), "w": (WHITE, False), "W": (WHITE, True)}


def drawn(turn: Side, picture: str) -> Position:
    """The position drawn as eight rows from square 1 down: r w men, R W kings, "." empty dark
    squares, "-" light ones."""
    rows = [row.split() for row in picture.strip().splitlines()]
    assert [len(row) for row in rows] == [8] * 8
    squares = [rows[y][x] for y in range(8) for x in range(8) if (x + y) % 2]
    assert all(rows[y][x] == "-" for y in range(8) for x in range(8) if (x + y) % 2 == 0)
    return placed(turn, {n: SIGNS[sign] for n, sign in enumerate(squares, start=1) if sign != "."})


def placed(turn: Side, pieces: dict[int, tuple[Side, bool]]) -> Position:
    """The position with these pieces: side and whether a king, by square."""
    masks = [0, 0]
    kings = 0
    for square, (side, king) in pieces.items():
        masks[side] |= 1 << square - 1
        kings |= king << square - 1
    return Position(masks[RED], masks[WHITE], kings, turn)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any position without men on the row that would have crowned them; from empty to crowded."""
    crowd = draw(st.integers(1, 24))
    squares = draw(st.lists(st.integers(1, 32), max_size=crowd, unique=True))
    pieces = {}
    for square in squares:
        side, king = draw(st.sampled_from(sorted(SIGNS.values())))
        pieces[square] = (side, king or bool(CROWNING[side] >> square - 1 & 1))
    return placed(draw(st.sampled_from((RED, WHITE))), pieces)


def refusal(call: Callable[[], object]) -> Illegal | None:
    """Why `call` is refused; None if it is not."""
    try:
        call()
    except Illegal as no:
        return no
    return None
