"""What is left of a sheet: as much of it as bears on the points still to come."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from klerye.games.penta.sheet import BONUS, FULL, LARGE, PAR, PENTA, SMALL, Sheet

OPEN, ZERO, FIFTY = 0, 1, 2
"""What the penta box holds: nothing yet, a zero (P9), or 50 (P7)."""

PENTA_PLACE: Final = 12
ALL: Final = (1 << PENTA_PLACE) - 1

JOKERS: Final = {8: FULL, 9: SMALL, 10: LARGE}
"""What a joker takes by the place of a lower box; in the others its sum (P8.2)."""


class Rest(NamedTuple):
    """A sheet between two turns.

    `penta` is `OPEN`, `ZERO` or `FIFTY`; bit n of `mask` is set where the box of place n is written, the
    penta box aside; `upper` is what the upper boxes total, 63 for more (P5). Sheets with the same rest
    have the same points to come, so there are 536,448 of them and no more.
    """

    penta: int = OPEN
    mask: int = 0
    upper: int = 0

    @property
    def places(self) -> list[int]:
        """The places of the open boxes."""
        lower = () if self.penta else (PENTA_PLACE,)
        return [place for place in range(PENTA_PLACE) if not self.mask >> place & 1] + [*lower]

    @property
    def open(self) -> int:
        """How many boxes are open: the turns to come."""
        return PENTA_PLACE - self.mask.bit_count() + (self.penta == OPEN)

    def write(self, place: int, points: int) -> tuple[int, "Rest"]:
        """What `points` in the box of `place` bring, with the bonus if it is reached now; the rest after."""
        penta, mask, upper = self
        if place == PENTA_PLACE:
            return points, Rest(FIFTY if points else ZERO, mask, upper)
        mask |= 1 << place
        if place > 5:
            return points, Rest(penta, mask, upper)
        total = upper + points
        if total < PAR:
            return points, Rest(penta, mask, total)
        return points if upper == PAR else points + BONUS, Rest(penta, mask, PAR)

    @property
    def after(self) -> "list[Rest]":
        """A rest that may follow for each open box: without points there, and the penta box also with 50."""
        rests = [self.write(place, 0)[1] for place in self.places]
        return rests if self.penta else [*rests, self._replace(penta=FIFTY)]

    def jokers(self, face: int) -> Iterator[tuple[int, int]]:
        """Where five dice of `face` may be written, and the points they take there, when the penta box
        holds 50 (P8); the hundred aside."""
        if not self.mask >> face - 1 & 1:
            yield face - 1, 5 * face
            return
        lower = [place for place in range(6, PENTA_PLACE) if not self.mask >> place & 1]
        for place in lower:
            yield place, JOKERS.get(place, 5 * face)
        if not lower:
            for place in self.places:
                yield place, 0


def of(sheet: Sheet) -> Rest:
    """The rest of `sheet`."""
    *others, penta = sheet.points
    mask = sum(1 << place for place, points in enumerate(others) if points is not None)
    return Rest(OPEN if penta is None else FIFTY if penta == PENTA else ZERO, mask, min(sheet.upper, PAR))


def _totals() -> list[list[int]]:
    """For each set of written upper boxes, as six bits, what they can total (63 for more), rising."""
    sums: list[set[int]] = [{0}]
    for mask in range(1, 64):
        top = mask.bit_length()
        under = sums[mask - (1 << top - 1)]
        sums.append({min(one + times * top, PAR) for one in under for times in range(6)})
    return [sorted(one) for one in sums]


TOTALS: Final = _totals()
"""What the upper boxes can total, by which of them are written."""
