#!/usr/bin/env python3
"""Makes the endgame tables of Dam: who wins with two to four pieces, and in how many plies.

    PYTHONPATH=py python3 py/tools/dam/endings.py web/tables/dam-endings.bin

Retrograde analysis (Lake, Schaeffer and Lu, "Solving Large Retrograde-Analysis Problems Using a Network of
Workstations", 1994), by plies: a position is won in n if a move leads to one lost in n - 1, and lost in n if
every move leads to one won, the slowest in n - 1. What is not found is a draw. Nothing is left to chance: the
same file comes out each time.
"""

import argparse
import time
import zlib
from collections.abc import Iterator
from itertools import product
from math import comb
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from klerye.core.sealed import seal
from klerye.games.dam import endings
from klerye.games.dam.endings import Force
from klerye.games.dam.nodes import BOTTOM, SQUARES

Array = NDArray[Any]
Masks = tuple[Array, Array, Array, Array]
"""Own men, own kings, their men, their kings; own men move down, and own pieces move next."""

ORDER = (2, 3, 0, 1)
"""The parts of a force from the one that counts slowest."""
ONE = np.uint64(1)
BOARD = np.uint64(SQUARES)
RANKS = endings.ranks(False), endings.ranks(True)
LONGEST = 126
"""The plies after which no win is looked for: two less than a byte can hold; none takes as long."""
CROWNED = np.uint64(BOTTOM)


def low_bit(masks: Array) -> Array:
    return masks & (~masks + ONE)


def shifted(masks: Array, by: int) -> Array:
    """Down the board, or up where `by` is negative."""
    return (masks << np.uint64(by)) & BOARD if by > 0 else masks >> np.uint64(-by)


def squares(masks: Array, count: int) -> list[Array]:
    """The squares of each mask, 0 to 31, lowest first; every mask has `count`."""
    found = []
    for _ in range(count):
        low = low_bit(masks)
        at = np.bitwise_count(low - ONE).astype(np.int64)
        found.append(at - at // 9)
        masks = masks ^ low
    return found


def group_rank(masks: Array, count: int, turned: bool) -> Array:
    """The number of a set of `count` squares among all such sets, counted from the other end if `turned`."""
    found = squares(masks, count)
    if turned:
        found = [31 - square for square in reversed(found)]
    rank = np.zeros(masks.shape, np.int64)
    for place, square in enumerate(found, start=1):
        rank += np.array([comb(n, place) for n in range(32)])[square]
    return rank


def rank(masks: Masks, force: Force, turned: bool) -> Array:
    """The places of positions in the table of `force`; `turned` looks at the board from the other side."""
    number = np.zeros(masks[0].shape, np.int64)
    for part in ORDER:
        number = number * endings.size(part, force[part])
        number += group_rank(masks[part], force[part], turned ^ (part == 2))
    return number


def every(force: Force) -> tuple[Masks, Array]:
    """All places of a table as masks, and which of them are positions: no two pieces share a square."""
    sizes = [endings.size(part, count) for part, count in enumerate(force)]
    groups = []
    for part, count in enumerate(force):
        sets = sorted(RANKS[part == 2].items(), key=lambda pair: pair[1])
        groups.append(
            np.array([mask for mask, _ in sets if mask.bit_count() == count][: sizes[part]], np.uint64)
        )
    places = np.unravel_index(np.arange(np.prod(sizes)), [sizes[part] for part in ORDER])
    masks = tuple(groups[part][places[ORDER.index(part)]] for part in range(4))
    union = masks[0] | masks[1] | masks[2] | masks[3]
    return masks, np.bitwise_count(union) == sum(force)  # type: ignore[return-value]


def children(masks: Masks) -> Iterator[tuple[Array, Masks]]:
    """Every move (D6 to D10), in lots: the numbers of the positions, and what they become."""
    men, kings, foes, foe_kings = masks
    empty = BOARD ^ (men | kings | foes | foe_kings)
    jump = can_jump(masks)
    yield from _jumps(masks, np.flatnonzero(jump))
    for by in (4, 5, -4, -5):
        movers = (kings if by < 0 else men | kings) & shifted(empty, -by)
        movers[jump] = 0
        while len(who := np.flatnonzero(movers)):
            start = low_bit(movers[who])
            movers[who] ^= start
            end = shifted(start, by)
            king = (kings[who] & start != 0) | (end & CROWNED != 0)
            yield (
                who,
                (
                    men[who] & ~start | np.where(king, 0, end),
                    kings[who] & ~start | np.where(king, end, 0),
                    foes[who],
                    foe_kings[who],
                ),
            )


def _jumps(masks: Masks, who: Array) -> Iterator[tuple[Array, Masks]]:
    men, kings, foes, foe_kings = (mask[who] for mask in masks)
    own = men | kings
    while len(some := np.flatnonzero(own)):
        start = low_bit(own[some])
        own[some] ^= start
        lot = (some, start, start, np.zeros(some.shape, np.uint64))
        while len(lot[0]):
            at_of, start, at, taken = lot
            king = kings[at_of] & start != 0
            their = (foes[at_of] | foe_kings[at_of]) & ~taken
            empty = BOARD ^ (men[at_of] | kings[at_of] | foes[at_of] | foe_kings[at_of]) | start
            on = []
            complete = np.ones(at_of.shape, bool)
            for by in (4, 5, -4, -5):
                over = shifted(at, by) & their
                to = shifted(over, by) & empty
                if by < 0:
                    to = np.where(king, to, 0)
                go = np.flatnonzero(to)
                complete[go] = False
                on.append((at_of[go], start[go], to[go], (taken | over)[go]))
            done = np.flatnonzero(complete & (taken != 0))
            d, s, e, t = at_of[done], start[done], at[done], taken[done]
            crowned = king[done] | (e & CROWNED != 0)
            yield (
                who[d],
                (
                    men[d] & ~s | np.where(crowned, 0, e),
                    kings[d] & ~s | np.where(crowned, e, 0),
                    foes[d] & ~t,
                    foe_kings[d] & ~t,
                ),
            )
            lot = tuple(np.concatenate(parts) for parts in zip(*on, strict=True))  # type: ignore[assignment]


class Tables:
    """The value of every position: n + 1 for won in n plies, -(n + 1) for lost, 0 for a draw."""

    def __init__(self) -> None:
        self.values = np.array([-1], np.int8)
        """All tables one after the other; the first place is for a side without pieces: lost at once."""
        self.start: dict[Force, int] = {}

    def places(self, masks: Masks) -> Array:
        """Where the values of the positions stand in which `masks`' own side has just moved."""
        kinds = [np.bitwise_count(mask).astype(np.int64) for mask in masks]
        kind = ((kinds[0] * 5 + kinds[1]) * 5 + kinds[2]) * 5 + kinds[3]
        found = np.zeros(kind.shape, np.int64)
        for number in np.unique(kind):
            own_men, own_kings = int(number) // 125, int(number) // 25 % 5
            men, kings = int(number) // 5 % 5, int(number) % 5
            if men + kings:
                here = np.flatnonzero(kind == number)
                mine = cast(Masks, tuple(masks[part][here] for part in (2, 3, 0, 1)))
                force = (men, kings, own_men, own_kings)
                found[here] = self.start[force] + rank(mine, force, True)
        return found

    def solve(self, forces: list[Force]) -> None:
        """Add tables that lead only to each other and to those already there."""
        at = len(self.values)
        lots = []
        for force in forces:
            masks, real = every(force)
            self.start[force] = at
            lots.append((at, masks, np.flatnonzero(real)))
            at += len(real)
        self.values = np.concatenate([self.values, np.zeros(at - len(self.values), np.int8)])
        parents_, children_ = [], []
        open_ = []
        for start, masks, real in lots:
            masks = cast(Masks, tuple(mask[real] for mask in masks))
            open_.append(start + real)
            for who, after in children(masks):
                parents_.append(start + real[who])
                children_.append(self.places(after))
        parents, below = np.concatenate(parents_), np.concatenate(children_)
        order = np.argsort(parents, kind="stable")
        parents, below = parents[order], below[order].astype(np.int32)
        all_open = np.concatenate(open_)
        self.values[np.setdiff1d(all_open, parents)] = -1
        heads = np.flatnonzero(np.diff(parents, prepend=-1))
        owners = parents[heads]
        counts = np.diff(np.append(heads, len(parents)))
        for ply in range(1, LONGEST + 1):
            if not len(owners):
                break
            seen = self.values[below]
            least, most = np.minimum.reduceat(seen, heads), np.maximum.reduceat(seen, heads)
            # A child lost in n - 1 has the value -n.
            won = np.minimum.reduceat(np.where(seen < 0, -seen, 127), heads) == ply
            lost = (least > 0) & (most == ply)
            self.values[owners[won]] = ply + 1
            self.values[owners[lost]] = -ply - 1
            left = ~(won | lost)
            if not left.all():
                assert ply < LONGEST
                below = below[np.repeat(left, counts)]
                owners, counts = owners[left], counts[left]
                heads = np.concatenate([[0], np.cumsum(counts)[:-1]])


def solve(most: int = endings.PIECES) -> Tables:
    """The tables for all forces of up to `most` pieces, both sides having some."""
    tables = Tables()
    for total in range(2, most + 1):
        forces = [
            (a, b, c, total - a - b - c)
            for a, b, c in product(range(total + 1), repeat=3)
            if a + b + c <= total and 0 < a + b < total
        ]
        # Men only become kings: forces with more kings come first, and a force with its opposite.
        for kings in range(total, -1, -1):
            for force in forces:
                if force[1] + force[3] == kings and force not in tables.start:
                    opposite = (force[2], force[3], force[0], force[1])
                    tables.solve([force] if opposite == force else [force, opposite])
    return tables


def can_jump(masks: Masks) -> Array:
    """In which positions the side to move can jump."""
    men, kings, foes, foe_kings = masks
    their = foes | foe_kings
    empty = BOARD ^ (men | kings | their)
    can = np.zeros(men.shape, bool)
    for by in (4, 5, -4, -5):
        movers = kings if by < 0 else men | kings
        can |= movers & shifted(shifted(empty, -by) & their, -by) != 0
    return can


def table(tables: Tables, force: Force) -> bytes:
    """The table of `force` as the file holds it; a place that means nothing repeats the one before."""
    masks, real = every(force)
    values = tables.values[tables.start[force] :][: len(real)].astype(np.int16)
    plies = abs(values) - 1
    codes = np.select([values > 0, values < 0], [endings.WON + plies // 2, 1 + plies // 2], 0)
    means = np.where(real & ~can_jump(masks), np.arange(len(real)), 0)
    return codes.astype(np.uint8)[np.maximum.accumulate(means)].tobytes()


def write(tables: Tables) -> bytes:
    """The file."""
    deflated = [zlib.compress(table(tables, force), 9) for force in endings.forces()]
    body = b"".join(len(part).to_bytes(4, "little") for part in deflated) + b"".join(deflated)
    return seal(endings.MAGIC, body)


def main() -> None:
    """Make the file, and say how long that took and what the longest win is."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    arguments = parser.parse_args()
    began = time.process_time()
    tables = solve()
    data = write(tables)
    arguments.file.write_bytes(data)
    print(
        f"{len(tables.values):,} places, longest win {tables.values.max() - 1} plies, "
        f"{len(data):,} bytes, {time.process_time() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
