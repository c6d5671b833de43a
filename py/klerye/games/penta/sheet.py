"""The score sheet of Penta: its boxes, what a throw takes in each of them, and the joker (P4 to P9)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from klerye.core.refusal import Illegal, Key

Dice = tuple[int, ...]
"""Five dice, 1 to 6, in the order in which they lie; most rules ask for no order."""

UPPER: Final = ("ones", "twos", "threes", "fours", "fives", "sixes")
LOWER: Final = ("three", "four", "full", "small", "large", "chance", "penta")
BOXES: Final = UPPER + LOWER
"""The boxes by name, in the order of the sheet; a name's index is its place in `Sheet.points`."""

PLACE: Final[Mapping[str, int]] = {box: n for n, box in enumerate(BOXES)}

FULL, SMALL, LARGE, PENTA = 25, 30, 40, 50
"""Points of full, small straight, large straight and penta (P4)."""

PAR, BONUS = 63, 35
"""What the upper boxes must total, and what that earns (P5)."""

EXTRA: Final = 100
"""What each further penta earns (P7)."""

_SMALL_RUNS: Final = ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6})
_LARGE_RUNS: Final = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's sheet.

    `points` has a number for each of `BOXES`, None where the box is open; `extras` counts the
    further pentas that earned 100 each (P7).
    """

    points: tuple[int | None, ...] = (None,) * len(BOXES)
    extras: int = 0

    def of(self, box: str) -> int | None:
        """The points in `box`; None where it is open."""
        return self.points[PLACE[box]]

    @property
    def written(self) -> int:
        """How many boxes are written: the rounds played (P1)."""
        return len(BOXES) - self.points.count(None)

    @property
    def upper(self) -> int:
        """What the six upper boxes total so far (P5)."""
        return sum(filter(None, self.points[:6]))

    @property
    def bonus(self) -> int:
        """35 once the upper boxes total at least 63 (P5)."""
        return BONUS if self.upper >= PAR else 0

    @property
    def lower(self) -> int:
        """What the seven lower boxes total so far."""
        return sum(filter(None, self.points[6:]))

    @property
    def extra_points(self) -> int:
        """What the further pentas earned (P7)."""
        return EXTRA * self.extras

    @property
    def total(self) -> int:
        """Everything (P10)."""
        return self.upper + self.bonus + self.lower + self.extra_points


def score(box: str, dice: Dice) -> int:
    """What five `dice` take in `box` by P4, without the joker."""
    place = PLACE[box]
    if place < 6:
        return (place + 1) * dice.count(place + 1)
    values = set(dice)
    most = max(map(dice.count, values))
    match box:
        case "three":
            return sum(dice) if most >= 3 else 0
        case "four":
            return sum(dice) if most >= 4 else 0
        case "full":
            return FULL if most == 3 and len(values) == 2 else 0
        case "small":
            return SMALL if any(run <= values for run in _SMALL_RUNS) else 0
        case "large":
            return LARGE if values in _LARGE_RUNS else 0
        case "chance":
            return sum(dice)
        case _:
            return PENTA if most == 5 else 0


def is_further(sheet: Sheet, dice: Dice) -> bool:
    """Whether `dice` are a further penta: the penta box holds 50, so 100 come besides (P7), and the
    joker rules bind (P8). Neither where the box is open or holds a zero (P9)."""
    return sheet.of("penta") == PENTA and len(set(dice)) == 1


def why_not(sheet: Sheet, box: str, dice: Dice) -> Illegal | None:
    """Why `dice` may not be written in `box`; None where they may (P4, P8)."""
    points = sheet.points
    if points[PLACE[box]] is not None:
        return Illegal("penta.written", box=name(box))
    if is_further(sheet, dice):
        own = UPPER[dice[0] - 1]
        if sheet.of(own) is None:
            return None if box == own else Illegal("penta.own_box_first", box=name(own))
        if box in UPPER and None in points[6:]:
            return Illegal("penta.lower_first", box=name(own))
    return None


def takes(sheet: Sheet, dice: Dice) -> dict[str, int]:
    """Every box in which `dice` may be written, in the sheet's order, and the points it takes; the
    100 of a further penta is not among them (P4, P6, P8)."""
    return {box: _takes(sheet, box, dice) for box in BOXES if why_not(sheet, box, dice) is None}


def nothing_scores(sheet: Sheet, dice: Dice) -> bool:
    """Whether a box must be sacrificed: `dice` take nothing in any that may be written (P6)."""
    return not any(takes(sheet, dice).values())


def write(sheet: Sheet, box: str, dice: Dice) -> Sheet:
    """The sheet with `dice` written in `box`. Raises `Illegal`: see `why_not`."""
    if no := why_not(sheet, box, dice):
        raise no
    place = PLACE[box]
    points = (*sheet.points[:place], _takes(sheet, box, dice), *sheet.points[place + 1 :])
    return Sheet(points, sheet.extras + is_further(sheet, dice))


def name(box: str) -> Key:
    """The translation key of a box's name."""
    return Key(f"penta.box_{box}")


_JOKER: Final = {"full": FULL, "small": SMALL, "large": LARGE}


def _takes(sheet: Sheet, box: str, dice: Dice) -> int:
    """What `dice` take in `box`, which they may: as a joker, full and the straights count (P8)."""
    if box in _JOKER and is_further(sheet, dice):
        return _JOKER[box]
    return score(box, dice)
