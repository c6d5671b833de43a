"""A second scorer of Penta, written from the rules alone: it shares no line with the engine.

It looks at a throw as how often each face came, and at a card as a dict of what is written.
"""

from collections.abc import Mapping
from functools import cache

NUMBERS = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
BELOW = ("three", "four", "full", "small", "large", "chance")


@cache
def usual(dice: tuple[int, ...]) -> dict[str, int]:
    """What a throw takes in each box of an empty card."""
    often = [0] * 7
    for die in dice:
        often[die] += 1
    pattern = sorted(often, reverse=True)
    pips = sum(face * times for face, times in enumerate(often))
    run = longest = 0
    for times in often[1:]:
        run = run + 1 if times else 0
        longest = max(longest, run)

    takes = {box: number * often[number] for box, number in NUMBERS.items()}
    takes["three"] = pips * (pattern[0] > 2)
    takes["four"] = pips * (pattern[0] > 3)
    takes["full"] = 25 * (pattern[:2] == [3, 2])
    takes["small"] = 30 * (longest > 3)
    takes["large"] = 40 * (longest > 4)
    takes["chance"] = pips
    takes["penta"] = 50 * (pattern[0] > 4)
    return takes


def legal(card: Mapping[str, int], dice: tuple[int, ...]) -> tuple[dict[str, int], int]:
    """Every box that may take the throw, with its points, and the 100 that comes besides, or 0."""
    takes = usual(dice)
    if not takes["penta"] or card.get("penta") != 50:
        return {box: points for box, points in takes.items() if box not in card}, 0

    (own,) = (box for box in NUMBERS if takes[box])
    if own not in card:
        return {own: takes[own]}, 100
    pips = takes["chance"]
    joker = dict(zip(BELOW, (pips, pips, 25, 30, 40, pips), strict=True))
    below = {box: points for box, points in joker.items() if box not in card}
    return below or dict.fromkeys([box for box in NUMBERS if box not in card], 0), 100


def total(card: Mapping[str, int], extras: int) -> int:
    """What a card is worth with so many further pentas."""
    above = sum(card.get(box, 0) for box in NUMBERS)
    return sum(card.values()) + (35 if above > 62 else 0) + 100 * extras
