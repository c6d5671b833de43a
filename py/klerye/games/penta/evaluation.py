"""A small evaluation of what a rest of a sheet is worth: what the computers play by without the table.

The factors were fitted to the true values (`py/tools/penta/fit.py`). A player who goes by it makes 253.72
points on average, the best player 254.48 (`py/tools/penta/measure.py` computes both exactly).
"""

from functools import cache
from typing import Final

from klerye.games.penta.rest import ALL, FIFTY, OPEN, PENTA_PLACE, Rest
from klerye.games.penta.sheet import PAR

COUNTS: Final = (
    (8, 35, 27, 16, 14, 0),
    (1, 7, 36, 32, 23, 1),
    (1, 3, 29, 40, 26, 1),
    (1, 3, 18, 49, 28, 1),
    (1, 2, 12, 53, 31, 1),
    (0, 3, 11, 50, 35, 1),
)
"""Of 100 times, how often none to five of each number are written."""

LEVEL: Final = (
    0.0, 8.58, 22.12, 37.8, 54.65, 72.34, 90.8, 110.0, 129.9, 150.43, 171.57, 193.26, 215.46, 238.1
)  # fmt: skip
"""Points by how many boxes are open: no choice within a turn depends on them."""

BOX: Final = (-5.76, -5.79, -4.64, -3.3, -2.11, -0.19, 6.87, -2.69, 0.22, 11.15, 1.23, 12.94, -7.92)
"""Points for each open box, by place."""

PAIR: Final = (
    (-0.94, -0.5, -0.24, -0.04, 0.07, -0.18, -0.32, 0.28, -0.34, 0.85, -1.11, 0.05),
    (-0.42, -0.29, -0.19, -0.22, -0.33, -0.5, 0.14, -0.21, 0.68, -0.72, 0.38),
    (-0.33, -0.31, -0.33, -0.38, -0.54, -0.08, -0.04, 0.37, -0.43, 0.61),
    (-0.42, -0.35, -0.54, -0.61, -0.2, 0.08, 0.2, -0.22, 0.72),
    (-0.48, -0.81, -0.67, -0.19, 0.16, 0.3, -0.05, 0.81),
    (-1.06, -0.87, -0.17, 0.03, 0.27, 0.04, 0.79),
    (0.46, -0.21, 0.0, 0.2, -0.41, 0.95),
    (0.59, 0.1, 0.4, -0.18, 0.16),
    (-0.12, -0.19, 0.12, 1.36),
    (2.79, -0.38, 0.9),
    (0.81, 1.57),
    (-0.08,),
    (),
)
"""Points for each pair of open boxes: of each place with the places after it."""

CHANCE, CHANCE_LOW, CHANCE_HIGH, DOUBT, DOUBT_LOW = 31.68, 0.88, -0.95, -25.49, 2.85
"""Points for a sure bonus, then more for each open lower and each open upper box; for doubt p (1 - p)."""

HUNDREDS, HUNDREDS_OPEN = 0.63, 2.92
"""Points for the further pentas that may come (P7), and for each box they may come in."""


def worth(rest: Rest) -> float:
    """The points to come, about."""
    penta, mask, upper = rest
    free = ~mask & ALL | (penta == OPEN) << PENTA_PLACE
    still = LEVEL[free.bit_count()] + boxes(free)
    if penta == FIFTY and free:
        still += HUNDREDS + HUNDREDS_OPEN * free.bit_count()
    if upper < PAR and (p := chances(mask & 63)[upper]):
        low, high = (free >> 6).bit_count(), (free & 63).bit_count()
        still += p * (CHANCE + CHANCE_LOW * low + CHANCE_HIGH * high) + p * (1 - p) * (
            DOUBT + DOUBT_LOW * low
        )
    return still


@cache
def boxes(free: int) -> float:
    """The points for a set of open boxes and the pairs among them."""
    if not free:
        return 0.0
    place = (free & -free).bit_length() - 1
    others = free & free - 1
    pairs = [pair for n, pair in enumerate(PAIR[place], place + 1) if others >> n & 1]
    return BOX[place] + sum(pairs) + boxes(others)


@cache
def chances(written: int) -> tuple[float, ...]:
    """How likely the bonus is, by the total of the written upper boxes, if the others fall by `COUNTS`."""
    if written == 63:
        return (0.0,) * PAR + (1.0,)
    place = (~written & written + 1).bit_length() - 1
    then = (*chances(written | 1 << place), *(1.0,) * 30)
    shares = COUNTS[place]
    return tuple(
        sum(share * then[upper + times * (place + 1)] for times, share in enumerate(shares)) / 100
        for upper in range(PAR + 1)
    )
