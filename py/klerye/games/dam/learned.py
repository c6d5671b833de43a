"""What a position is worth by patterns whose weights were learned from games."""

import sys
import zlib
from array import array
from collections.abc import Sequence
from typing import Final

from klerye.core.refusal import Illegal
from klerye.core.sealed import unseal
from klerye.games.dam.evaluation import squares
from klerye.games.dam.nodes import Node, bit
from klerye.games.dam.position import Mask

FILE: Final = "dam-eval.bin"
MAGIC: Final = b"KLERYE DAM EVAL1\n"

COUNTS: Final = 25
"""How many pieces there can be on the board: 0 to 24."""
KINGS: Final = COUNTS
SQUARES: Final = KINGS + COUNTS
BLOCKS: Final = SQUARES + 32
"""Where the weights of kings by count, of kings by square and of blocks begin; those of men come first."""
SETTINGS: Final = 3**8

CORNERS: Final = ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1))
"""The upper left corners of the blocks that have weights of their own: the row, and the square in it."""


def block(row: int, column: int) -> tuple[int, ...]:
    """The eight squares of four rows, two of each, from `row` and `column` on, both from 0."""
    return tuple(4 * (row + down) + column + over + 1 for down in range(4) for over in range(2))


def across(block: Sequence[int]) -> tuple[int, ...]:
    """The same squares as the other side sees them."""
    return tuple(33 - square for square in block)


def digits(block: Sequence[int], digit: int) -> dict[Mask, int]:
    """What men on some squares of a block add to the number of its setting, by their mask."""
    found = {0: 0}
    for place, square in enumerate(block):
        found |= {mask | bit(square): number + digit * 3**place for mask, number in found.items()}
    return found


class Learned:
    """An `Evaluate`: weights for every setting of the men in blocks of eight squares, for kings by square,
    and for men and kings by how full the board is, in hundredths of a man (py/tools/dam/train.py).

    A setting's number has a digit for each square of its block, the first counting least: 0 without a man,
    1 with one of the side's whose weights they are, 2 with one of the other side's. Each block counts for
    red as it lies, and for white as white sees it. (Buro, "Improving heuristic mini-max search by
    supervised learning", 2002.)
    """

    def __init__(self, weights: Sequence[int]) -> None:
        self.men = list(weights[:COUNTS])
        self.kings = list(weights[KINGS:SQUARES])
        self.red_kings = {bit(n + 1): weights[SQUARES + n] for n in range(32)}
        self.white_kings = {bit(32 - n): weights[SQUARES + n] for n in range(32)}
        self.blocks: list[tuple[Mask, dict[Mask, int], dict[Mask, int], list[int]]] = []
        for number, corner in enumerate(CORNERS):
            start = BLOCKS + number * SETTINGS
            plus = list(weights[start : start + SETTINGS])
            ours = block(*corner)
            theirs = across(ours)
            self.blocks += (
                (squares(*ours), digits(ours, 1), digits(ours, 2), plus),
                (squares(*theirs), digits(theirs, 2), digits(theirs, 1), [-weight for weight in plus]),
            )

    @classmethod
    def load(cls, data: bytes) -> "Learned":
        """The weights in a file that py/tools/dam/train.py made. Raises `Illegal` "engine.damaged" unless it
        is whole and unchanged.

        After the magic and the SHA-256 of the rest come the weights, deflated, 2 bytes each.
        """
        body = unseal(MAGIC, data, Illegal("engine.damaged", file=FILE))
        weights = array("h", zlib.decompress(body))
        if sys.byteorder == "big":
            weights.byteswap()
        return cls(weights)

    def __call__(self, node: Node) -> int:
        """The value to the side to move."""
        red, white, kings, turn = node
        pieces = (red | white).bit_count()
        value = 0
        if kings:
            ours, theirs = red & kings, white & kings
            red ^= ours
            white ^= theirs
            value = self.kings[pieces] * (ours.bit_count() - theirs.bit_count())
            while ours:
                low = ours & -ours
                ours ^= low
                value += self.red_kings[low]
            while theirs:
                low = theirs & -theirs
                theirs ^= low
                value -= self.white_kings[low]
        value += self.men[pieces] * (red.bit_count() - white.bit_count())
        for mask, reds, whites, weights in self.blocks:
            value += weights[reds[red & mask] + whites[white & mask]]
        return -value if turn else value
