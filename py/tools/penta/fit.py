"""Fits the numbers of `klerye.games.penta.evaluation` to the true values of the rests that come up in play.

    PYTHONPATH=py python py/tools/penta/fit.py

prints them. Seeded games are played by the best policy; at the end of each turn, every box that loses little
is a sample. Least squares on what distinguishes the samples of one turn, since only that bears on a choice;
the nearer a box is to the best one, the more it counts.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import numpy as np
from solve import BATCH, FIVES, SCORES, Final, Places, Values, best, mean, solve

from klerye.games.penta import policy
from klerye.games.penta.rest import FIFTY, JOKERS, OPEN, PENTA_PLACE
from klerye.games.penta.sheet import BOXES, PAR

GAMES, SEED = 5000, 5
LOST = 25.0
"""A box that loses more points is no sample."""
SCALE = 6.0
"""A box that loses so many points counts 1/e of the best."""

COUNTS = np.array([[keep.count(face) for face in policy.FACES] for keeps in policy.KEEPS for keep in keeps])
"""By keep, the 462 of them one after the other: how often each face is in it."""
NUMBERS = {tuple(counts): number for number, counts in enumerate(COUNTS.tolist())}
FIRST_ROLL = len(COUNTS) - len(policy.ROLLS)


def _within() -> Places:
    """By throw: the keeps of four dice or fewer that are in it, filled up by none (0)."""
    inside = [np.flatnonzero((COUNTS[:FIRST_ROLL] <= roll).all(axis=1)) for roll in COUNTS[FIRST_ROLL:]]
    return np.array([np.pad(keeps, (0, 31 - len(keeps))) for keeps in inside])


WITHIN = _within()


class Samples(NamedTuple):
    """Rests that may follow a turn: the turn each belongs to, the rest, and what its box loses."""

    turn: Places
    rests: Places
    loss: Values


def lattices(rests: Places, worth: Values) -> tuple[Values, Values, Values]:
    """By rest: what each throw is worth written, and each keep with one and with two throws to come."""
    rows = []
    for start in range(0, len(rests), BATCH):
        rolls = Final(rests[start : start + BATCH], worth).solve()
        once = mean(rolls)
        twice = mean(best(once, rolls))
        rows.append((rolls.T, np.concatenate(once).T, np.concatenate(twice).T))
    written, one, two = (np.concatenate(part) for part in zip(*rows, strict=True))
    return written, one, two


def throw(keeps: Places, rng: np.random.Generator) -> Places:
    """The throws that come when the other dice are thrown."""
    dice = rng.integers(0, 6, (len(keeps), 5))
    counts = COUNTS[keeps].copy()
    missing = 5 - counts.sum(axis=1)
    for die in range(5):
        thrown = np.flatnonzero(missing > die)
        counts[thrown, dice[thrown, die]] += 1
    return np.array([NUMBERS[tuple(row)] for row in counts.tolist()]) - FIRST_ROLL


def options(rests: Places, rolls: Places, worth: Values) -> Iterator[tuple[Places, Values]]:
    """For each box the rests once the rolls are in it, and what that is worth; -inf where it may not be."""
    final = Final(rests, worth)
    penta, mask, _ = rests.T
    face = COUNTS[rolls + FIRST_ROLL].argmax(axis=1) + 1
    joker = (penta == FIFTY) & np.isin(rolls, FIVES)
    own, below = mask >> face - 1 & 1 == 0, mask >> 6 != 63
    for place in range(len(BOXES)):
        points = SCORES[place][rolls]
        if place > 5:
            points = np.where(joker, JOKERS.get(place, 5 * face), points)
        may = np.where(own, face - 1 == place, below == (place > 5)) | ~joker
        value, then = np.full(len(rests), -np.inf), np.zeros_like(rests)
        for one in np.unique(points):
            free, after, brings = final.write(place, int(one))
            here = free & may & (points == one)
            then[here] = np.stack(after, axis=1)[here]
            value[here] = (brings + worth[tuple(np.where(here, part, 0) for part in after)])[here]
        yield then, value


def play(worth: Values) -> Iterator[Samples]:
    """The samples of each round of the games."""
    rng = np.random.default_rng(SEED)
    rests = np.zeros((GAMES, 3), np.int64)
    rows = np.arange(GAMES)
    for turn in range(len(BOXES)):
        unique, which = np.unique(rests, axis=0, return_inverse=True)
        written, *keeps = lattices(unique, worth)
        which = which.ravel()
        rolls = throw(np.zeros(GAMES, np.int64), rng)
        for values in reversed(keeps):
            here = values[which[:, None], WITHIN[rolls]]
            keep = WITHIN[rolls][rows, here.argmax(axis=1)]
            stay = written[which, rolls] >= here.max(axis=1)
            rolls = throw(np.where(stay, rolls + FIRST_ROLL, keep), rng)
        thens, values = (np.stack(part) for part in zip(*options(rests, rolls, worth), strict=True))
        loss = values.max(axis=0) - values
        near = loss < LOST
        yield Samples(turn * GAMES + np.nonzero(near)[1], thens[near], loss[near])
        rests = thens[values.argmax(axis=0), rows]


def counts_of(samples: Samples) -> Places:
    """By number: how often, of 100 times, the best policy writes none to five of it."""
    took = np.zeros((6, 6))
    chosen = {}
    for turn, (_, mask, upper), loss in zip(samples.turn, samples.rests.tolist(), samples.loss, strict=True):
        if loss == 0:
            chosen[int(turn)] = (mask & 63, upper)
    for turn, (mask, upper) in chosen.items():
        before, total = chosen.get(turn - GAMES, (0, 0))
        if mask != before and upper < PAR:
            face = (mask ^ before).bit_length()
            took[face - 1, (upper - total) // face] += 1
    share: Places = np.rint(100 * took / took.sum(axis=1, keepdims=True)).astype(np.int64)
    share[:, 3] += 100 - share.sum(axis=1)
    return share


def chances(counts: Places) -> Values:
    """How likely the bonus is, by the written upper boxes and their total, if counts fall by `counts`."""
    likely = np.zeros((64, PAR + 1))
    likely[63, PAR] = 1
    for mask in range(62, -1, -1):
        face = (~mask & mask + 1).bit_length()
        then = likely[mask | 1 << face - 1]
        for times, share in enumerate(counts[face - 1]):
            likely[mask] += share / 100 * then[np.minimum(np.arange(PAR + 1) + times * face, PAR)]
    return likely


def design(rests: Places, likely: Values) -> Values:
    """The terms of the evaluation, without the level: boxes, pairs, bonus, penta."""
    penta, mask, upper = rests.T
    free = [mask >> place & 1 ^ 1 for place in range(PENTA_PLACE)] + [(penta == OPEN).astype(np.int64)]
    pairs = [one * other for one, other in combinations(free, 2)]
    high, low = sum(free[:6]), sum(free[6:])
    chance = np.where(upper < PAR, likely[mask & 63, upper], 0.0)
    doubt = chance * (1 - chance)
    bonus = [chance, chance * low, chance * high, doubt, doubt * low]
    fifty = (penta == FIFTY).astype(np.int64)
    return np.array([*free, *pairs, *bonus, fifty, fifty * (high + low)], float).T


def fit(terms: Values, worth: Values, samples: Samples) -> Values:
    """The factors of the terms."""
    weight = np.exp(-samples.loss / SCALE)
    whole = np.bincount(samples.turn, weight)

    def centred(column: Values) -> Values:
        middle = np.bincount(samples.turn, weight * column) / np.maximum(whole, 1e-9)
        return (column - middle[samples.turn]) * np.sqrt(weight)

    left, right = np.array([centred(column) for column in terms.T]), centred(worth)
    return np.linalg.solve(left @ left.T + np.eye(len(left)), left @ right)


def main() -> None:
    """Print the numbers."""
    worth = solve()
    samples = Samples(*(np.concatenate(part) for part in zip(*play(worth), strict=True)))
    counts = counts_of(samples)
    terms = design(samples.rests, chances(counts))
    true = worth[tuple(samples.rests.T)]
    factors = np.round(fit(terms, true, samples), 2)
    left = true - terms @ factors
    open_boxes = terms[:, : len(BOXES)].sum(axis=1).astype(int)
    weight = samples.loss == 0
    level = [float(np.average(left[here & weight])) for here in (open_boxes == n for n in range(1, 13))]
    start = float(worth[0, 0, 0] - design(np.zeros((1, 3), np.int64), chances(counts))[0] @ factors)
    print("COUNTS", *counts.tolist(), sep="\n")
    print("LEVEL", [0.0, *(round(one, 2) for one in level), round(start, 2)])
    print("BOX", factors[:13].tolist())
    pairs = iter(factors[13:91].tolist())
    print("PAIR", *([next(pairs) for _ in range(place + 1, 13)] for place in range(13)), sep="\n")
    print("BONUS", factors[91:96].tolist(), "FIFTY", factors[96:].tolist())


if __name__ == "__main__":
    main()
