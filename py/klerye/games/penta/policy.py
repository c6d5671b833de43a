"""What each keep and each box of one turn is worth, given what every rest of a sheet is worth after it."""

from collections.abc import Callable, Sequence
from itertools import chain, combinations, combinations_with_replacement
from operator import itemgetter
from typing import Final

from klerye.games.penta import evaluation
from klerye.games.penta import rest as rests
from klerye.games.penta.rest import FIFTY, PENTA_PLACE, Rest
from klerye.games.penta.sheet import BOXES, EXTRA, Dice, Sheet, score

Worth = Callable[[Rest], float]
"""The points still to come for a rest."""

After = Callable[[int, Sequence[int], int], Sequence[float]]
"""What it is worth to write each of these points in the box of that place, and to earn so many besides."""

DICE: Final = 5
FACES: Final = (1, 2, 3, 4, 5, 6)

KEEPS: Final = tuple(tuple(combinations_with_replacement(FACES, size)) for size in range(DICE + 1))
"""Every set of dice that can lie or stay, rising, by how many they are: 1, 6, 21, 56, 126, and the 252
throws."""

PLACE: Final = tuple({dice: n for n, dice in enumerate(keeps)} for keeps in KEEPS)
"""Where each set of dice is in its row of `KEEPS`."""

ROLLS: Final = KEEPS[DICE]


Pick = Callable[[Sequence[float]], Sequence[float]]
"""Takes fixed items out of a row."""


def _pick(at: Sequence[int]) -> Pick:
    return itemgetter(*at) if len(at) > 1 else itemgetter(slice(at[0], at[0] + 1))


def _parents(size: int) -> list[Pick]:
    """For each face what the keeps of `size` become when a die of that face joins them."""
    at = PLACE[size + 1]
    return [_pick([at[tuple(sorted((*keep, face)))] for keep in KEEPS[size]]) for face in FACES]


def _children(size: int) -> list[Pick]:
    """For each die what remains of the sets of `size` when it is taken away."""
    at = PLACE[size - 1]
    return [_pick([at[dice[:die] + dice[die + 1 :]] for dice in KEEPS[size]]) for die in range(size)]


PARENTS: Final = [_parents(size) for size in range(DICE)]
CHILDREN: Final = [_children(size) for size in range(1, DICE + 1)]

POINTS: Final = [sorted({score(box, dice) for dice in ROLLS}) for box in BOXES]
"""By place: all that a throw can take in that box, rising."""

PICK: Final = [_pick([POINTS[n].index(score(box, dice)) for dice in ROLLS]) for n, box in enumerate(BOXES)]
"""By place: from a list as long as `POINTS` there, the item of each throw."""


class Turn:
    """One turn of a sheet whose rest is `rest`: a lattice over the 462 sets of dice.

    The value of a keep is the mean of the six sets that one more die makes of it; the best keep of a set is
    itself or the best of those that one die less makes of it. That is some 5,000 steps for a whole turn
    instead of all throws of all keeps. `after` says what it is worth to write points in a box.
    """

    def __init__(self, rest: Rest, after: After) -> None:
        self.rest = rest
        self._after = after
        self._rolls: list[list[float]] = []
        self._keeps: list[list[list[float]]] = []

    def roll(self, dice: Dice, left: int) -> float:
        """What `dice` are worth with `left` throws to come."""
        return self.choices(dice, left)[0][1]

    def keep(self, keep: Dice, left: int) -> float:
        """What it is worth to keep these dice, up to four, and throw the others, `left` throws to come, this
        included."""
        while len(self._keeps) < left:
            self._rolls.append(_best(self._keeps[-1], self._rolls[0]) if self._keeps else self._last())
            self._keeps.append(_mean(self._rolls[-1]))
        return self._keeps[left - 1][len(keep)][PLACE[len(keep)][tuple(sorted(keep))]]

    def boxes(self, dice: Dice) -> dict[int, float]:
        """What it is worth to write `dice` now, by the place of each box where they may be (P4, P8)."""
        if self.rest.penta == FIFTY and len(set(dice)) == 1:
            return self._joker(dice[0])
        return {place: self._after(place, (score(BOXES[place], dice),), 0)[0] for place in self.rest.places}

    def choices(self, dice: Dice, left: int, sight: int = 2) -> list[tuple[int | Dice, float]]:
        """What can be done with `dice` and what it is worth, the best first; of equals boxes first.

        A box is told by its place, a keep by its dice, rising; the keep of all five is a box. With `sight`
        1 a player who has two throws to come looks ahead as if there were one.
        """
        found: list[tuple[int | Dice, float]] = [*self.boxes(dice).items()]
        if seen := min(left, sight):
            subsets = chain.from_iterable(combinations(sorted(dice), size) for size in range(DICE))
            found += [(keep, self.keep(keep, seen)) for keep in dict.fromkeys(subsets)]
        return sorted(found, key=itemgetter(1), reverse=True)

    def _last(self) -> list[float]:
        """By throw: what the best box is worth."""
        rows = [PICK[place](self._after(place, POINTS[place], 0)) for place in self.rest.places]
        best = list(map(max, *rows)) if len(rows) > 1 else list(rows[0])
        if self.rest.penta == FIFTY:
            for face in FACES:
                best[PLACE[DICE][(face,) * DICE]] = max(self._joker(face).values())
        return best

    def _joker(self, face: int) -> dict[int, float]:
        return {place: self._after(place, (points,), EXTRA)[0] for place, points in self.rest.jokers(face)}


def earn(rest: Rest, worth: Worth) -> After:
    """Writing is worth what it brings and what is still to come."""

    def after(place: int, points: Sequence[int], extra: int) -> list[float]:
        if 5 < place < PENTA_PLACE:
            still = worth(rest.write(place, 0)[1]) + extra
            return [one + still for one in points]
        written = [rest.write(place, one) for one in points]
        return [brings + extra + worth(then) for brings, then in written]

    return after


def box(sheet: Sheet, dice: Dice, worth: Worth = evaluation.worth) -> str:
    """The box that the best computer writes `dice` in (P3)."""
    rest = rests.of(sheet)
    boxes = Turn(rest, earn(rest, worth)).boxes(dice)
    return BOXES[max(boxes, key=boxes.__getitem__)]


def _mean(rolls: Sequence[float]) -> list[list[float]]:
    """By how many dice stay, 0 to 4, and which: the mean of the throws that may come of them."""
    rows = []
    row = rolls
    for faces in reversed(PARENTS):
        then = zip(*[face(row) for face in faces], strict=True)
        row = [(a + b + c + d + e + f) / 6 for a, b, c, d, e, f in then]
        rows.append(row)
    return rows[::-1]


def _best(keeps: list[list[float]], rolls: list[float]) -> list[float]:
    """By throw: the most that one of its keeps is worth, or writing it now."""
    row: list[float] = keeps[0]
    for here, dice in zip([*keeps[1:], rolls], CHILDREN, strict=True):
        row = list(map(max, here, *[die(row) for die in dice]))
    return row
