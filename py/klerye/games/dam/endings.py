"""Endgame tables: who wins with up to four pieces, and in how many plies, looked up where it lies."""

import zlib
from collections.abc import Iterator
from itertools import combinations, product
from math import comb
from typing import Final

from klerye.core.refusal import Illegal
from klerye.core.sealed import unseal
from klerye.games.dam.evaluation import MATE
from klerye.games.dam.nodes import Node, bit, jumpers, jumps, steps
from klerye.games.dam.position import Mask

FILE: Final = "dam-endings.bin"
MAGIC: Final = b"KLERYE DAM END1\n"
PIECES: Final = 4
"""The most pieces that the tables know."""

Force = tuple[int, int, int, int]
"""The side to move's men and kings, then the other side's."""

WON: Final = 128
"""A byte of a table: 0 is a draw, 1 + n // 2 is lost in n plies, `WON` + n // 2 is won in n plies. A loss
takes an even number of plies, a win an odd one."""


def forces() -> Iterator[Force]:
    """The forces that have a table, in the order of the file: the side to move has more pieces, or as many
    and at least as many men. Of the others every move leads to one that has, or jumps."""
    for total in range(2, PIECES + 1):
        for a, b, c in product(range(total + 1), repeat=3):
            d = total - a - b - c
            if d >= 0 and c + d and (a + b, a, b) >= (c + d, c, d):
                yield a, b, c, d


def size(part: int, count: int) -> int:
    """How many sets of squares `count` pieces can stand on; a man has 28 squares, a king 32."""
    return comb(28 if part % 2 == 0 else 32, count)


def ranks(turned: bool) -> dict[Mask, int]:
    """The number of every set of up to `PIECES` - 1 squares among those of its size (Lehmer, "The Machine
    Tools of Combinatorics", 1964), by its mask on the padded board, counted from the other end if `turned`.

    A side's own men never stand on the last four squares as it counts, so the same numbers serve for them.
    """
    return {
        sum(bit(32 - square if turned else square + 1) for square in squares): sum(
            comb(square, place) for place, square in enumerate(squares, start=1)
        )
        for count in range(PIECES)
        for squares in combinations(range(32), count)
    }


class Endings:
    """The tables of all forces of two to `PIECES` pieces; each is inflated when it is first wanted.

    A table numbers its positions by the sets of squares of the other side's men, its kings, the own men and
    the own kings, the last counting fastest. Where the side to move can jump, or two pieces would share a
    square, the byte means nothing.
    """

    def __init__(self, deflated: dict[Force, bytes]) -> None:
        self.deflated = deflated
        self.tables: dict[Force, bytes] = {}
        self.ranks = ranks(False), ranks(True)

    @classmethod
    def load(cls, data: bytes) -> "Endings":
        """The tables of a file that py/tools/dam/endings.py made. Raises `Illegal` "engine.damaged" unless
        it is whole and unchanged.

        After the magic and the SHA-256 of the rest come the lengths of the tables in the order of
        `forces`, 4 bytes each, then the tables, deflated.
        """
        body = unseal(MAGIC, data, Illegal("engine.damaged", file=FILE))
        deflated = {}
        known = list(forces())
        at = 4 * len(known)
        for number, force in enumerate(known):
            length = int.from_bytes(body[4 * number : 4 * number + 4], "little")
            deflated[force] = body[at : at + length]
            at += length
        return cls(deflated)

    def value(self, node: Node) -> int | None:
        """`MATE` less the plies to the end of a game won, minus that of a game lost, 0 for a draw, from the
        side to move; None with more than `PIECES` pieces. Repetition and quiet play (D13) are not seen."""
        if (node[0] | node[1]).bit_count() > PIECES:
            return None
        able = jumpers(node)
        if not able and (stored := self._stored(node)) is not None:
            return stored
        best = -MATE
        for child in jumps(node, able) if able else steps(node):
            value = self.value(child)
            assert value is not None
            best = max(best, -value - 1 if value < 0 else -value + 1 if value else 0)
        return best

    def _stored(self, node: Node) -> int | None:
        red, white, kings, turn = node
        own, their = (white, red) if turn else (red, white)
        own_kings, their_kings = own & kings, their & kings
        own, their = own ^ own_kings, their ^ their_kings
        force = (own.bit_count(), own_kings.bit_count(), their.bit_count(), their_kings.bit_count())
        table = self.tables.get(force)
        if table is None:
            if force not in self.deflated:
                return None
            table = self.tables[force] = zlib.decompress(self.deflated[force])
        mine, others = self.ranks[turn], self.ranks[1 - turn]
        place = others[their] * size(1, force[3]) + mine[their_kings]
        place = (place * size(0, force[0]) + mine[own]) * size(1, force[1]) + mine[own_kings]
        code = table[place]
        if code >= WON:
            return MATE - 1 - 2 * (code - WON)
        return 2 * code - 2 - MATE if code else 0
