"""Checks the scoring against a file of known results: what a throw takes on a card, and the sums of
whole cards."""

from collections.abc import Iterator
from typing import Any, Final

from klerye.games.penta import card
from klerye.games.penta.sheet import EXTRA, is_further, takes

PARTS: Final = ("placements", "totals")
"""The two lists of cases that a file holds."""

Sums = dict[str, int]


def knows(data: Any) -> bool:
    """Whether `data` is in this format, and so may be given to `check`."""
    return isinstance(data, dict) and all(isinstance(data.get(part), list) for part in PARTS)


def check(data: Any) -> Iterator[tuple[str, str | None]]:
    """Each case's name, and what is wrong with it, or None."""
    for part, told in zip(PARTS, (_placement, _totals), strict=True):
        for number, case in enumerate(data[part], start=1):
            try:
                wrong = _differ(*told(case))
                number = case["id"]
            except (KeyError, ValueError, TypeError, AttributeError) as no:
                wrong = f"not a case: {no!r}"
            yield f"{part} {number}", wrong


def _differ(wanted: Sums, got: Sums) -> str | None:
    """What is not as wanted; None where all is."""
    names = [name for name in wanted | got if wanted.get(name) != got.get(name)]
    told = [f"{name} is {got.get(name, 'closed')}, not {wanted.get(name, 'closed')}" for name in names]
    return "; ".join(told) or None


def _placement(case: Any) -> tuple[Sums, Sums]:
    """What the file says a throw takes, and what it takes here; `extra` is the 100 of P7."""
    sheet, dice = card.of(case["card"]), tuple(case["dice"])
    got = takes(sheet, dice) | {"extra": EXTRA * is_further(sheet, dice)}
    return case["legal"] | {"extra": case["extra"]}, got


def _totals(case: Any) -> tuple[Sums, Sums]:
    """What the file says a card totals, and what it totals here."""
    return {total: case[total] for total in card.TOTALS}, card.totals(card.of(case["card"], case["extras"]))
