"""Exactly what a player makes of Penta who goes by other values than the true ones.

    PYTHONPATH=py python py/tools/penta/measure.py

prints mean and standard deviation of the total for each evaluation in `klerye.games.penta`.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from solve import BATCH, CHILDREN, FIVES, SCORES, SHAPE, Final, Places, Values, layers, mean, solve

from klerye.games.penta import evaluation, greedy, policy
from klerye.games.penta.rest import ALL, FIFTY, JOKERS, OPEN, PENTA_PLACE, TOTALS, ZERO, Rest
from klerye.games.penta.sheet import BOXES, EXTRA


class Line(NamedTuple):
    """What the player goes by; the mean of the points that follow, and of their square."""

    by: Values
    first: Values
    second: Values

    def take(self, other: "Line", where: npt.NDArray[np.bool_]) -> None:
        """Become the other where `where` says so."""
        for mine, its in zip(self, other, strict=True):
            np.copyto(mine, its, where=where)

    def at(self, rows: Places | int) -> "Line":
        """Some of the rows."""
        return Line(self.by[rows], self.first[rows], self.second[rows])


def nothing(shape: tuple[int, ...]) -> Line:
    """The worst there is."""
    return Line(np.full(shape, -np.inf), np.zeros(shape), np.zeros(shape))


class Follow(Final):
    """For a batch of rests: where the player writes each throw, and what follows truly."""

    def __init__(self, rests: Places, by: Values, first: Values, second: Values) -> None:
        super().__init__(rests, by)
        self.first, self.second = first, second

    def follow(self) -> Line:
        """By throw and rest: what the box that the player picks brings."""
        best = nothing((len(policy.ROLLS), len(self.mask)))
        for place in range(len(BOXES)):
            for points in policy.POINTS[place]:
                line = self._line(place, points, 0)
                for throw in np.flatnonzero(SCORES[place] == points).tolist():
                    best.at(throw).take(line, line.by > best.by[throw])
        fifty = self.penta == FIFTY
        for face, throw in enumerate(FIVES, 1):
            best.at(throw).take(self._joker_line(face), fifty)
        return best

    def _line(self, place: int, points: int, extra: int) -> Line:
        free, then, brings = self.write(place, points)
        brings = brings + extra
        by, first, second = (
            np.where(free, values[then], 0.0) for values in (self.worth, self.first, self.second)
        )
        line = Line(brings + by, brings + first, brings * brings + 2 * brings * first + second)
        line.by[~free] = -np.inf
        return line

    def _joker_line(self, face: int) -> Line:
        line = self._line(face - 1, 5 * face, EXTRA)
        lower = nothing(self.mask.shape)
        for place in range(6, PENTA_PLACE):
            other = self._line(place, JOKERS.get(place, 5 * face), EXTRA)
            lower.take(other, other.by > lower.by)
        upper = nothing(self.mask.shape)
        for place in range(6):
            other = self._line(place, 0, EXTRA)
            upper.take(other, other.by > upper.by)
        lower.take(upper, ~np.isfinite(lower.by))
        line.take(lower, ~np.isfinite(line.by))
        return line


def means(rolls: Line) -> list[Line]:
    """By how many dice stay: what follows when the others are thrown once."""
    return [Line(*rows) for rows in zip(*map(mean, rolls), strict=True)]


def chosen(keeps: Sequence[Line], rolls: Line) -> Line:
    """By throw: what follows of the keep that the player chooses, or of writing it now."""
    row = keeps[0]
    for here, dice in zip([*keeps[1:], rolls], CHILDREN, strict=True):
        most = Line(*(one.copy() for one in here))
        for die in dice:
            other = row.at(die)
            most.take(other, other.by > most.by)
        row = most
    return row


def measure(by: Values, sight: int = 2) -> tuple[Values, Values]:
    """Mean and variance of the points to come for every rest, when the player goes by `by`; with `sight` 1
    it chooses its first keep as if it were its last."""
    first, second = np.full(SHAPE, np.nan), np.full(SHAPE, np.nan)
    full, *others = layers()
    first[tuple(full.T)] = second[tuple(full.T)] = 0.0
    for layer in others:
        for start in range(0, len(layer), BATCH):
            rests = layer[start : start + BATCH]
            rolls = Follow(rests, by, first, second).follow()
            once = means(rolls)
            line = chosen(once, rolls)
            twice = means(line)
            if sight == 1:
                twice = [Line(one.by, two.first, two.second) for one, two in zip(once, twice, strict=True)]
            start_line = means(chosen(twice, rolls))[0].at(0)
            first[tuple(rests.T)], second[tuple(rests.T)] = start_line.first, start_line.second
    return first, second - first * first


def values(worth: policy.Worth) -> Values:
    """What `worth` says of every rest, shaped as `SHAPE`."""
    by = np.full(SHAPE, np.nan)
    for penta in (OPEN, ZERO, FIFTY):
        for mask in range(ALL + 1):
            for upper in TOTALS[mask & 63]:
                by[penta, mask, upper] = worth(Rest(penta, mask, upper))
    return by


def main() -> None:
    """Measure the evaluations of the four levels."""
    best = solve()
    players = {"easy": (values(greedy.nothing), 1), "medium": (values(greedy.worth), 2)}
    players |= {"hard": (values(evaluation.worth), 2), "best": (best, 2)}
    for name, (by, sight) in players.items():
        mean, variance = measure(by, sight)
        print(
            f"{name}: mean {mean[0, 0, 0]:.6f}, standard deviation {math.sqrt(variance[0, 0, 0]):.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
