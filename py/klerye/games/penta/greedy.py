"""The simple computer of P3: it picks a box by what the throw brings there, and looks no further."""

from collections.abc import Mapping
from typing import Final

from klerye.games.penta.rest import Rest
from klerye.games.penta.sheet import BOXES, Dice, Sheet, takes, write

AVERAGE: Final[Mapping[str, int]] = {
    "ones": 3,
    "twos": 6,
    "threes": 9,
    "fours": 12,
    "fives": 15,
    "sixes": 18,
    "three": 24,
    "four": 18,
    "full": 22,
    "small": 30,
    "large": 34,
    "chance": 23,
    "penta": 24,
}
"""What a box brings in a game. Upper boxes: three of the number (P5). Lower ones: measured over 16,000
games in which every keep was the best one for the box picked here; the 24 of penta are 16 in the box
and 8 in the hundreds that follow (P7)."""

PAR: Final[Mapping[str, float]] = {box: 0.75 * average for box, average in AVERAGE.items()}
"""What an open box is still worth: three quarters of its average, since it may have to be sacrificed.

With keeps as above this makes about 235 points a game; the best play there is makes 254.5.
"""


def box(sheet: Sheet, dice: Dice) -> str:
    """The box that the computer writes `dice` in: where they bring most over par; the first among equals."""
    return max(takes(sheet, dice), key=lambda box: gain(sheet, box, dice))


def gain(sheet: Sheet, box: str, dice: Dice) -> float:
    """By how much the total rises when `dice` are written in `box`, a bonus that is reached included,
    less the box's par."""
    return write(sheet, box, dice).total - sheet.total - PAR[box]


def nothing(rest: Rest) -> float:
    """No points to come: whoever goes by this takes what the throw brings now."""
    return 0.0


def worth(rest: Rest) -> float:
    """The points to come if every open box brings its par."""
    return sum(PAR[BOXES[place]] for place in rest.places)
