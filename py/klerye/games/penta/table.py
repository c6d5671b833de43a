"""The table of the exact play: what every rest of a sheet is worth under the best play there is."""

import zlib
from array import array
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final

from klerye.core.refusal import Illegal
from klerye.core.sealed import unseal
from klerye.games.penta.rest import TOTALS, Rest

MAGIC: Final = b"PENTA 1\n"

SCALE: Final = 512
"""Values are whole numbers of 1/512 point, so that none is off by more than 0.001 points."""

BIAS: Final = 1 << 23 | 128
"""Added to the steps, so that the small ones, up or down, differ in their lowest byte only."""

SLABS: Final = 3 * 64
"""A slab holds the rests that differ in the upper boxes only: by which are written, then by `TOTALS`."""

SIZE: Final = sum(map(len, TOTALS))


def _index() -> "array[int]":
    at = array("h", [-1]) * (64 * 64)
    ahead = 0
    for mask, totals in enumerate(TOTALS):
        for total in totals:
            at[mask << 6 | total] = ahead
            ahead += 1
    return at


INDEX: Final = _index()
"""Where in its slab a rest is, by 64 times its upper mask plus its upper total."""


class Table:
    """What rests are worth.

    After the magic and the SHA-256 of the rest comes, deflated: of all steps the lowest bytes, the middle
    ones and the highest, slab after slab. A slab is what `kin` foretells of it plus a remainder; the
    remainder is that of the same slab with `penta` one less (none for 0) plus the running sum of the steps.
    Slabs are made when they are first asked for: a turn needs up to nine, most of them at hand by then.
    """

    def __init__(self, steps: "array[int]") -> None:
        self._steps = steps
        self._remainders: list[list[int] | None] = [None] * SLABS
        self._slabs: list[list[int] | None] = [None] * SLABS

    @classmethod
    def load(cls, data: bytes, name: str) -> "Table":
        """The table in a file of `name`. Raises `Illegal` "engine.damaged" unless it is whole."""
        body = unseal(MAGIC, data, Illegal("engine.damaged", file=name))
        plain = zlib.decompress(body)
        count = SLABS * SIZE
        wide = bytearray(4 * count)
        for plane in range(3):
            wide[plane::4] = plain[plane * count : (plane + 1) * count]
        return cls(array("I", wide))

    def prepare(self, wanted: Iterable[Rest]) -> Iterator[None]:
        """Makes what `worth` needs for these rests, in steps of a few milliseconds; none if it is there."""
        ahead = [_slab_of(rest) for rest in wanted]
        needed: set[int] = set()
        while ahead:
            number = ahead.pop()
            if self._slabs[number] is None and number not in needed:
                needed.add(number)
                ahead += [number & ~63 | lower for lower in kin(number & 63)]
        for number in sorted(needed):
            self._slab(number)
            yield

    def worth(self, rest: Rest) -> float:
        """The points to come under the best play, to 0.001."""
        number = _slab_of(rest)
        slab = self._slabs[number] or self._slab(number)
        return slab[INDEX[(rest.mask & 63) << 6 | rest.upper]] / SCALE

    def _slab(self, number: int) -> list[int]:
        if made := self._slabs[number]:
            return made
        remainder = self._remainder(number)
        match [self._slab(number & ~63 | lower) for lower in kin(number & 63)]:
            case [a, b, both]:
                slab = [r + x + y - z for r, x, y, z in zip(remainder, a, b, both, strict=True)]
            case [a]:
                slab = [r + x for r, x in zip(remainder, a, strict=True)]
            case _:
                slab = remainder
        self._slabs[number] = slab
        return slab

    def _remainder(self, number: int) -> list[int]:
        if made := self._remainders[number]:
            return made
        steps = self._steps[number * SIZE : (number + 1) * SIZE]
        remainder = list(accumulate([step - BIAS for step in steps]))
        if number > 63:
            before = self._remainder(number - 64)
            remainder = [r + s for r, s in zip(remainder, before, strict=True)]
        self._remainders[number] = remainder
        return remainder


def _slab_of(rest: Rest) -> int:
    return rest.penta << 6 | rest.mask >> 6


def kin(lower: int) -> tuple[int, ...]:
    """The sets of written lower boxes from which the slab of `lower` is foretold: those without one of its
    first two boxes are added, the one without both is taken off; with one box, that without it; else none."""
    if not lower:
        return ()
    without = lower & lower - 1
    if not without:
        return (0,)
    both = without & without - 1
    return without, both | lower & -lower, both
