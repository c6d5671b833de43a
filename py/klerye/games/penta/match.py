"""Playing for the win instead of the points: what a box is worth in the last rounds against others (P10)."""

import math
from collections.abc import Sequence
from typing import Final

from klerye.games.penta import evaluation
from klerye.games.penta import rest as rests
from klerye.games.penta.policy import After, Worth
from klerye.games.penta.rest import FIFTY, Rest
from klerye.games.penta.sheet import PAR, Sheet

ROUNDS: Final = 3
"""In how many of the last rounds it is played for the win."""

SPREAD: Final = (250, 235, 257, 303, 343, 386, 173, 187, 236, 127, 403, 158, 15)
"""Variance of the points to come, for each open box by place; fitted to the best player's."""
SPREAD_BONUS: Final = 295
"""And for p (1 - p), p being how likely the bonus is."""
SPREAD_FIFTY: Final = 313
"""And for each open box when the penta box holds 50: a further penta brings 100."""

POINT: Final = 1e-6
"""What a point is worth next to a win: it decides where the win does not."""


def variance(rest: Rest) -> float:
    """The variance of the points to come, about; 0 for a full sheet."""
    spread: float = sum(SPREAD[place] for place in rest.places)
    if rest.penta == FIFTY:
        spread += SPREAD_FIFTY * rest.open
    if rest.upper < PAR:
        p = evaluation.chances(rest.mask & 63)[rest.upper]
        spread += SPREAD_BONUS * p * (1 - p)
    return spread


def win(sheet: Sheet, others: Sequence[Sheet], worth: Worth) -> After:
    """Writing is worth how likely it makes the win; a tie is half a win.

    Totals to come are taken for normal and independent: mean by `worth`, variance by `variance`. A full
    sheet's total is exact.
    """
    rest = rests.of(sheet)
    rivals = [(other.total + worth(left), variance(left)) for other in others for left in [rests.of(other)]]

    def after(place: int, points: Sequence[int], extra: int) -> list[float]:
        values = []
        for one in points:
            brings, then = rest.write(place, one)
            mean, spread = sheet.total + brings + extra + worth(then), variance(then)
            chance = math.prod(ahead(mean - rival, spread + its) for rival, its in rivals)
            values.append(chance + POINT * mean)
        return values

    return after


def ahead(by: float, spread: float) -> float:
    """How likely a total that is ahead by so many points on average, with this variance, wins."""
    if not spread:
        return 0.5 if not by else float(by > 0)
    return 0.5 * math.erfc(-by / math.sqrt(2 * spread))
