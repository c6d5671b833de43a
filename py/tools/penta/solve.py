"""Solves Penta for one player (rules P1 to P9), and writes what every rest of a sheet is worth to a table.

    PYTHONPATH=py python py/tools/penta/solve.py web/tables/penta.bin

Backwards from full sheets: one turn's lattice (see `klerye.games.penta.policy`) for every rest with as many
open boxes at once. Sums are taken item by item in a fixed order, so that every machine gets the same bits.
"""

import sys
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt

from klerye.core.sealed import seal
from klerye.games.penta import policy, table
from klerye.games.penta.rest import ALL, FIFTY, JOKERS, OPEN, PENTA_PLACE, TOTALS, ZERO
from klerye.games.penta.sheet import BONUS, BOXES, EXTRA, PAR, score

Values = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
Columns = tuple[Places, Places, Places]
"""Rests by penta, mask and upper total."""

SHAPE = (3, ALL + 1, PAR + 1)
"""Rests by penta, mask and upper total; those that no sheet can have are among them, and stay nan."""

BATCH = 1024
"""How many rests are solved at once: the lattice of so many fits a processor's cache."""

PARENTS = [
    np.array([face(range(len(policy.KEEPS[size + 1]))) for face in faces])
    for size, faces in enumerate(policy.PARENTS)
]
CHILDREN = [
    np.array([die(range(len(policy.KEEPS[size]))) for die in dice])
    for size, dice in enumerate(policy.CHILDREN)
]
SCORES = np.array([[score(box, dice) for dice in policy.ROLLS] for box in BOXES])
FIVES = [policy.PLACE[5][(face,) * 5] for face in policy.FACES]


def layers() -> Iterator[Places]:
    """The rests with no, one, ... 13 boxes open, each as rows of penta, mask and upper total."""
    by_open: list[list[tuple[int, int, int]]] = [[] for _ in range(PENTA_PLACE + 2)]
    for penta in (OPEN, ZERO, FIFTY):
        for mask in range(ALL + 1):
            layer = by_open[PENTA_PLACE - mask.bit_count() + (penta == OPEN)]
            layer += [(penta, mask, upper) for upper in TOTALS[mask & 63]]
    return map(np.array, by_open)


class Final:
    """For a batch of rests: the box in which each throw is written, and what follows.

    A throw is written where its points and what `worth` says of the rest after it are most together.
    """

    def __init__(self, rests: Places, worth: Values) -> None:
        self.penta, self.mask, self.upper = rests.T
        self.worth = worth

    def write(self, place: int, points: int) -> tuple[Flags, Columns, Values]:
        """Where the box of `place` is open, the rest after writing `points` in it, and what that brings."""
        if place == PENTA_PLACE:
            then = (np.full_like(self.penta, FIFTY if points else ZERO), self.mask, self.upper)
            return self.penta == OPEN, then, np.full(len(self.mask), float(points))
        free = self.mask >> place & 1 == 0
        mask = self.mask | 1 << place
        if place > 5:
            return free, (self.penta, mask, self.upper), np.full(len(self.mask), float(points))
        upper = np.minimum(self.upper + points, PAR)
        brings = points + np.where((self.upper < PAR) & (upper == PAR), float(BONUS), 0.0)
        return free, (self.penta, mask, upper), brings

    def value(self, place: int, points: int) -> Values:
        """What it is worth to write `points` in the box of `place`; -inf where it is not open."""
        free, then, brings = self.write(place, points)
        return np.where(free, brings + np.where(free, self.worth[then], 0.0), -np.inf)

    def solve(self) -> Values:
        """By throw and rest: what the best box is worth."""
        most = np.full((len(policy.ROLLS), len(self.mask)), -np.inf)
        for place in range(len(BOXES)):
            for points in policy.POINTS[place]:
                throws = np.flatnonzero(SCORES[place] == points)
                most[throws] = np.maximum(most[throws], self.value(place, points))
        fifty = self.penta == FIFTY
        for face, throw in enumerate(FIVES, 1):
            most[throw] = np.where(fifty, self._joker(face), most[throw])
        return most

    def _joker(self, face: int) -> Values:
        """What five dice of `face` are worth where the penta box holds 50 (P7, P8)."""
        own = self.value(face - 1, 5 * face)
        below = range(6, PENTA_PLACE)
        lower = np.maximum.reduce([self.value(place, JOKERS.get(place, 5 * face)) for place in below])
        upper = np.maximum.reduce([self.value(place, 0) for place in range(6)])
        return EXTRA + np.where(np.isfinite(own), own, np.where(np.isfinite(lower), lower, upper))


def mean(rolls: Values) -> list[Values]:
    """By how many dice stay: what each keep is worth, when the others are thrown once."""
    rows = []
    row = rolls
    for faces in reversed(PARENTS):
        total = row[faces[0]]
        for face in faces[1:]:
            total += row[face]
        row = total / 6
        rows.append(row)
    return rows[::-1]


def best(keeps: list[Values], rolls: Values) -> Values:
    """By throw: the most that one of its keeps is worth, or writing it now."""
    row = keeps[0]
    for here, dice in zip([*keeps[1:], rolls], CHILDREN, strict=True):
        most = here.copy()
        for die in dice:
            np.maximum(most, row[die], out=most)
        row = most
    return row


def solve() -> Values:
    """What every rest is worth under the best play, shaped as `SHAPE`."""
    worth = np.full(SHAPE, np.nan)
    full, *others = layers()
    worth[tuple(full.T)] = 0.0
    for layer in others:
        for start in range(0, len(layer), BATCH):
            rests = layer[start : start + BATCH]
            rolls = Final(rests, worth).solve()
            value = rolls
            for _ in range(2):
                value = best(mean(value), rolls)
            worth[tuple(rests.T)] = mean(value)[0][0]
    return worth


def pack(worth: Values) -> bytes:
    """The file of a table (see `klerye.games.penta.table`)."""
    whole = np.zeros((3, 64, table.SIZE), np.int64)
    for upper, totals in enumerate(TOTALS):
        at = table.INDEX[upper << 6]
        rows = worth[:, upper::64, totals]
        whole[:, :, at : at + len(totals)] = np.rint(rows * table.SCALE).astype(np.int64)
    remainder = whole.copy()
    for lower in range(64):
        for other, sign in zip(table.kin(lower), (1, 1, -1), strict=False):
            remainder[:, lower] -= sign * whole[:, other]
    remainder[1:] -= remainder[:-1].copy()
    steps = np.diff(remainder, axis=2, prepend=0).ravel() + table.BIAS
    planes = [(steps >> 8 * plane & 255).astype(np.uint8).tobytes() for plane in range(3)]
    body = zlib.compress(b"".join(planes), 9)
    return seal(table.MAGIC, body)


def main() -> None:
    """Write the table to the file that is named."""
    (name,) = sys.argv[1:]
    began = time.process_time()
    worth = solve()
    print(f"a new sheet is worth {worth[0, 0, 0]:.9f}, after {time.process_time() - began:.1f} s")
    data = pack(worth)
    Path(name).write_bytes(data)
    print(f"{name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
