"""The word list: a directed acyclic word graph (DAWG), looked up where it lies."""

import zlib
from array import array
from collections.abc import Iterator
from typing import Final

from klerye.core.refusal import Illegal
from klerye.core.sealed import unseal

MAGIC: Final = b"KLERYE1\n"

LETTER: Final = 0b11111
FINAL: Final = 0b100000
LAST: Final = 0b1000000
TARGET: Final = 7
"""How far an arc is shifted to give the number of the first arc of the node it leads to."""


class Lexicon:
    """The words of L13, in capitals A to Z without accents.

    `arcs` is the whole graph, one 24-bit number an arc: the letter (A is 1) in bits 0 to 4, `FINAL`
    when a word ends here, `LAST` when it is the last arc of its node, above that the number of the
    first arc of the node it leads to, 0 when it leads nowhere. The arcs of a node lie side by side in
    the order of their letters; those of the root begin at 1. (Appel and Jacobson, "The World's Fastest
    Scrabble Program", 1988.)
    """

    def __init__(self, arcs: "array[int]", words: int) -> None:
        self.arcs = arcs
        self._words = words

    @classmethod
    def load(cls, data: bytes) -> "Lexicon":
        """The list in a file of wordlists/. Raises `Illegal` unless it is whole and unchanged.

        After the magic and the SHA-256 of the rest comes, deflated: the number of words (4 bytes),
        then of all arcs the lowest bytes, the middle ones and the highest.
        """
        body = unseal(MAGIC, data, Illegal("lexio.list_damaged"))
        plain = zlib.decompress(body)
        count = (len(plain) - 4) // 3
        wide = bytearray(4 * count)
        for plane in range(3):
            wide[plane::4] = plain[4 + plane * count : 4 + (plane + 1) * count]
        return cls(array("I", wide), int.from_bytes(plain[:4], "little"))

    def __contains__(self, word: str) -> bool:
        """Whether L13 finds the word good."""
        arcs, at, arc = self.arcs, 1, 0
        for letter in word:
            wanted = ord(letter) - 64
            if not at:
                return False
            arc = arcs[at]
            while arc & LETTER != wanted:
                if arc & LAST:
                    return False
                at += 1
                arc = arcs[at]
            at = arc >> TARGET
        return arc & FINAL != 0

    def __len__(self) -> int:
        return self._words

    def __iter__(self) -> Iterator[str]:
        """Every word, in the order of the alphabet."""
        ahead = [(1, "")]
        while ahead:
            at, start = ahead.pop()
            arc = self.arcs[at]
            word = start + chr(64 + (arc & LETTER))
            if arc & FINAL:
                yield word
            if not arc & LAST:
                ahead.append((at + 1, start))
            if arc >> TARGET:
                ahead.append((arc >> TARGET, word))
