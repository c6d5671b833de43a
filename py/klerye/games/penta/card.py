"""A sheet as plain JSON, and whether a sheet from a file can have come from throws."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Final

from klerye.core.refusal import Illegal
from klerye.games.penta.sheet import BOXES, PENTA, UPPER, Sheet, name, score

TOTALS: Final = ("upper", "bonus", "lower", "extra_points", "total")
"""The sums of a sheet, by the names of its properties."""


def write(sheet: Sheet) -> dict[str, Any]:
    """`card` (the written boxes by name), `extras` (further pentas) and the `TOTALS`."""
    card = {box: points for box, points in zip(BOXES, sheet.points, strict=True) if points is not None}
    return {"card": card, "extras": sheet.extras} | totals(sheet)


def totals(sheet: Sheet) -> dict[str, int]:
    """The sums of a sheet by name."""
    return {total: getattr(sheet, total) for total in TOTALS}


def of(card: Mapping[str, int], extras: int = 0) -> Sheet:
    """The sheet with these boxes written, whether or not it can be. Raises KeyError for a name that is
    no box's."""
    if unknown := card.keys() - set(BOXES):
        raise KeyError(min(unknown))
    return Sheet(tuple(card.get(box) for box in BOXES), extras)


def read(data: Any) -> Sheet:
    """The sheet that `write` wrote; the totals may be left out, as may `extras` of 0.

    Raises `Illegal`: "penta.sheet_shape" for other data, "penta.sheet_points" for points that no
    throw takes in that box (P4), "penta.sheet_extras" for more further pentas than the boxes can
    have taken (P7, P8), "penta.sheet_total" for a total that the boxes do not make (P10).
    """
    if not isinstance(data, Mapping) or not isinstance(card := data.get("card"), Mapping):
        raise Illegal("penta.sheet_shape")
    numbers = [*card.values(), *(value for key, value in data.items() if key != "card")]
    known = data.keys() <= {"card", "extras", *TOTALS} and card.keys() <= set(BOXES)
    if not known or not all(type(number) is int and abs(number) < 10**6 for number in numbers):
        raise Illegal("penta.sheet_shape")
    for box, points in card.items():
        if points not in possible(box):
            raise Illegal("penta.sheet_points", box=name(box), points=points)
    sheet = of(card, data.get("extras", 0))
    most = most_extras(sheet)
    if not 0 <= sheet.extras <= most:
        raise Illegal("penta.sheet_extras", most=most, got=sheet.extras)
    for total, right in totals(sheet).items():
        if data.get(total, right) != right:
            raise Illegal("penta.sheet_total", wanted=right, got=data[total])
    return sheet


@cache
def possible(box: str) -> frozenset[int]:
    """Every number of points that `box` can hold."""
    return frozenset(score(box, dice) for dice in combinations_with_replacement(range(1, 7), 5))


def most_extras(sheet: Sheet) -> int:
    """How many of the written boxes can have taken a further penta, at the most (P7, P8).

    An upper box that holds five of its number can have been forced (P8.1). A lower box can have
    been free (P8.2) if the penta's own upper box was written before. An upper zero can have been
    left over (P8.3) if the lower part is full; but then it was written last, and served no lower
    box as the penta's own.
    """
    if sheet.of("penta") != PENTA:
        return 0
    upper = {n: points for n, box in enumerate(UPPER, 1) if (points := sheet.of(box)) is not None}
    if not upper:
        return 0
    sums = [sheet.of(box) for box in ("three", "four", "chance")]
    served = {n: sums.count(5 * n) for n in upper}
    left_over = [n for n, points in upper.items() if points == 0 and None not in sheet.points[6:]]
    gained = sum(1 for n in left_over if not served[n])
    if gained == len(upper):
        gained -= 1  # the first penta of all would have been forced into its own box
    forced = sum(points == 5 * n for n, points in upper.items())
    free = sum(sheet.of(box) in possible(box) - {0} for box in ("full", "small", "large"))
    return forced + free + sum(served.values()) + gained
