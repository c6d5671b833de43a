"""Checks the engine against a file of perft counts: a list of positions with both counts by depth."""

from collections.abc import Iterator
from typing import Any, Final

from klerye.core.refusal import Illegal
from klerye.games.dam import fen
from klerye.games.dam.position import perft

LEAVES: Final = 1_000_000
"""The largest count that is checked unless told otherwise: the known file takes about a minute."""

COUNTS: Final = {"perft": False, "perft_distinct": True}
"""The counts that a position may list, and whether each is of distinct results."""


def knows(data: Any) -> bool:
    """Whether `data` is in this format, and so may be given to `check`."""
    return isinstance(data, list) and all(isinstance(case, dict) and "fen" in case for case in data)


def check(data: Any, depth: int | None = None, leaves: int = LEAVES) -> Iterator[tuple[str, str | None]]:
    """Each position's name with the depths that were checked, and what is wrong, or None.

    Every listed depth is checked whose count is at most `leaves`; with `depth`, every one down to
    that depth, however large.
    """
    for number, case in enumerate(data, start=1):
        name = str(case.get("name", f"position {number}"))
        checked = []
        wrong = None
        try:
            position = fen.read(case["fen"])
            for count, distinct in COUNTS.items():
                wanted = {int(plies): int(lines) for plies, lines in case[count].items()}
                within = [
                    d for d, lines in wanted.items() if (lines <= leaves if depth is None else d <= depth)
                ]
                checked.append(f"{count} {max(within, default=0)} of {max(wanted, default=0)}")
                for plies in sorted(within):
                    got = perft(position, plies, distinct)
                    if got != wanted[plies] and wrong is None:
                        wrong = f"{count} at depth {plies} is {got}, not {wanted[plies]}"
        except Illegal as no:
            wrong = str(no)
        except (KeyError, ValueError, TypeError, AttributeError, RecursionError) as no:
            wrong = f"not a position with counts: {no!r}"
        yield f"{name} ({', '.join(checked)})", wrong
