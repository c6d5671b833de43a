"""The word graph made ready for searching: what leaves each node, and which letters fit between others."""

from array import array
from typing import Final

from klerye.games.lexio.lexicon import FINAL, LAST, LETTER, TARGET

ROOT: Final = 1
ALL: Final = (1 << 26) - 1
"""Every letter: sets of letters are masks, A in bit 0."""

Arc = tuple[int, bool, int]
"""A letter as a mask of one bit, whether a word ends here, and the node it leads to (0: none)."""

NO_ARC: Final[Arc] = (0, False, 0)
FITS_KEPT: Final = 50_000
RUNS_KEPT: Final = 300
"""How many are kept before all are forgotten: some megabytes each."""


def bit(letter: str) -> int:
    """The mask of a capital letter."""
    return 1 << ord(letter) - 65


class Graph:
    """A `Lexicon`'s arcs by node, unpacked where a search has come by.

    A node is known by the number of its first arc. `masks` has for each node the letters that leave it,
    `ends` those that end a word; making them is the only pass over the whole graph. `nodes` has the arcs
    of a node, or nothing where `unpack` has not been yet.
    """

    def __init__(self, arcs: "array[int]") -> None:
        self._arcs = arcs
        self._ways: dict[str, dict[int, Arc]] = {}
        self._fits: dict[tuple[str, str], int] = {}
        self.nodes: list[tuple[Arc, ...]] = [()] * len(arcs)
        self.masks = [0] * len(arcs)
        self.ends = [0] * len(arcs)
        first, mask, end = ROOT, 0, 0
        for at in range(ROOT, len(arcs)):
            arc = arcs[at]
            letter = 1 << (arc & LETTER) - 1
            mask |= letter
            if arc & FINAL:
                end |= letter
            if arc & LAST:
                self.masks[first], self.ends[first] = mask, end
                first, mask, end = at + 1, 0, 0

    def unpack(self, at: int) -> tuple[Arc, ...]:
        """The arcs that leave a node; none leave node 0."""
        found = self.nodes[at]
        if not found and at:
            end = at
            while not self._arcs[end] & LAST:
                end += 1
            arcs = self._arcs[at : end + 1]
            found = tuple([(1 << (arc & LETTER) - 1, arc & FINAL != 0, arc >> TARGET) for arc in arcs])
            self.nodes[at] = found
        return found

    def walk(self, at: int, letters: str) -> Arc:
        """The last arc on the way of some letters from a node; `NO_ARC` where there is no such way."""
        arc = NO_ARC
        for letter in letters:
            wanted = bit(letter)
            if not self.masks[at] & wanted:
                return NO_ARC
            arc = next(one for one in self.unpack(at) if one[0] == wanted)
            at = arc[2]
        return arc

    def ways(self, letters: str) -> dict[int, Arc]:
        """Where `walk` has led with these letters, by node: to look up, and to be added to."""
        known = self._ways.get(letters)
        if known is None:
            if len(self._ways) > RUNS_KEPT:
                self._ways.clear()
            known = self._ways[letters] = {}
        return known

    def fits(self, before: str, after: str) -> int:
        """The letters that make a word between `before` and `after`, not both empty."""
        known = self._fits.get((before, after))
        if known is None:
            at = self.walk(ROOT, before)[2] if before else ROOT
            known = 0
            for letter, final, target in self.unpack(at):
                if self.walk(target, after)[1] if after else final:
                    known |= letter
            if len(self._fits) > FITS_KEPT:
                self._fits.clear()
            self._fits[before, after] = known
        return known
