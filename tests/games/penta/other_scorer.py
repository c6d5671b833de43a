"""A second scorer of Penta, written from the rules alone: it shares no line with the engine.

It looks at a throw as how often each face came, and at a card as a dict of what is written.
"""

from collections.abc import Mapping, Sequence

NUMBERS = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
BELOW = ("three", "four", "full", "small", "large", "chance")


def legal(card: Mapping[str, int], dice: Sequence[int]) -> tuple[dict[str, int], int]:
    """Every box that may take the throw, with its points, and the 100 that comes besides, or 0."""
    often = [0] * 7
    for die in dice:
        often[die] += 1
    pattern = sorted(often, reverse=True)
    pips = sum(face * times for face, times in enumerate(often))
    run = longest = 0
    for times in often[1:]:
        run = run + 1 if times else 0
        longest = max(longest, run)

    usual = {box: number * often[number] for box, number in NUMBERS.items()}
    usual["three"] = pips * (pattern[0] > 2)
    usual["four"] = pips * (pattern[0] > 3)
    usual["full"] = 25 * (pattern[:2] == [3, 2])
    usual["small"] = 30 * (longest > 3)
    usual["large"] = 40 * (longest > 4)
    usual["chance"] = pips
    usual["penta"] = 50 * (pattern[0] > 4)

    if pattern[0] < 5 or card.get("penta") != 50:
        return {box: points for box, points in usual.items() if box not in card}, 0

    (own,) = (box for box, number in NUMBERS.items() if often[number])
    if own not in card:
        return {own: usual[own]}, 100
    joker = dict(zip(BELOW, (pips, pips, 25, 30, 40, pips), strict=True))
    below = {box: points for box, points in joker.items() if box not in card}
    return below or dict.fromkeys([box for box in NUMBERS if box not in card], 0), 100


def total(card: Mapping[str, int], extras: int) -> int:
    """What a card is worth with so many further pentas."""
    above = sum(card.get(box, 0) for box in NUMBERS)
    return sum(card.values()) + (35 if above > 62 else 0) + 100 * extras
