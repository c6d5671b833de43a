"""Checks the game against a file of known results: what a throw takes on a card and the sums of whole cards,
or the best decisions."""

from collections.abc import Iterator
from typing import Any, Final

from klerye.core.refusal import Illegal
from klerye.games.penta import card, decisions
from klerye.games.penta.engine import FILE, MAKER
from klerye.games.penta.sheet import EXTRA, is_further, takes
from klerye.games.penta.table import Table

PARTS: Final = ("placements", "totals")
"""The two lists of cases that a file holds."""

Sums = dict[str, int]


def knows(data: Any) -> bool:
    """Whether `data` is in this format, and so may be given to `check`."""
    scoring = isinstance(data, dict) and all(isinstance(data.get(part), list) for part in PARTS)
    return scoring or decisions.knows(data)


def wants(data: Any) -> str | None:
    """The path in the project of the file that `check` needs besides, or None."""
    return MAKER.files[FILE] if decisions.knows(data) else None


def check(data: Any, file: bytes = b"") -> Iterator[tuple[str, str | None]]:
    """Each case's name, and what is wrong with it, or None. `file` is what `wants` named; a damaged one is
    a case that fails."""
    if decisions.knows(data):
        try:
            table = Table.load(file, FILE)
        except Illegal as no:
            yield "the table", str(no)
        else:
            yield from decisions.check(data, table.worth)
        return
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
