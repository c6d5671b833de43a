"""What a position is worth without looking ahead, in hundredths of a man to the side to move."""

from collections.abc import Callable
from typing import Final

from klerye.games.dam.nodes import BOTTOM, TOP, Node, spread
from klerye.games.dam.position import Mask

Evaluate = Callable[[Node], int]

MATE: Final = 30_000
"""What a game won is worth at once; each ply that it takes costs one."""
MAN: Final = 100
KING: Final = 130
TURN: Final = 3
"""What it is worth to be on turn."""


def squares(*numbers: int) -> Mask:
    return spread(sum(1 << number - 1 for number in numbers))


CENTRE: Final = squares(10, 11, 14, 15, 18, 19, 22, 23)
EDGE: Final = squares(4, 5, 12, 13, 20, 21, 28, 29)
RED_BRIDGE: Final = squares(1, 3)
WHITE_BRIDGE: Final = squares(30, 32)
LOWER: Final = 0xFF << 18 | 0xFF << 27
UPPER: Final = 0xFF | 0xFF << 9
LAST_TWO: Final = 0xFF << 27
FIRST_TWO: Final = 0xFF


def material(node: Node) -> int:
    """Men and kings, nothing else."""
    red, white, kings, turn = node
    value = MAN * (red.bit_count() - white.bit_count()) + (KING - MAN) * (
        (red & kings).bit_count() - (white & kings).bit_count()
    )
    return -value if turn else value


def handmade(node: Node) -> int:
    """Material, and what the books say: trade when ahead, guard the back row, hold the centre with men
    and kings alike, keep off the edges, and bring men forward once the board empties."""
    red, white, kings, turn = node
    red_kings = red & kings
    white_kings = white & kings
    men, foes = red ^ red_kings, white ^ white_kings
    reds, whites = red.bit_count(), white.bit_count()
    pieces = reds + whites
    value = MAN * (reds - whites) + (KING - MAN) * (red_kings.bit_count() - white_kings.bit_count())
    value += 2 * value // pieces
    value += 4 * ((men & CENTRE).bit_count() - (foes & CENTRE).bit_count())
    value -= 3 * ((red & EDGE).bit_count() - (white & EDGE).bit_count())
    if kings:
        value += 8 * ((red_kings & CENTRE).bit_count() - (white_kings & CENTRE).bit_count())
    if pieces > 10:
        value += 5 * ((men & TOP).bit_count() - (foes & BOTTOM).bit_count())
        value += 10 * ((men & RED_BRIDGE == RED_BRIDGE) - (foes & WHITE_BRIDGE == WHITE_BRIDGE))
    else:
        value += 5 * ((men & LOWER).bit_count() - (foes & UPPER).bit_count())
        value += 8 * ((men & LAST_TWO).bit_count() - (foes & FIRST_TWO).bit_count())
    return TURN - value if turn else value + TURN
