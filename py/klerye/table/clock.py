"""The clock: a fold over stamped entries; nothing ticks here."""

from typing import TYPE_CHECKING

from klerye.core.game import Turn

if TYPE_CHECKING:
    from klerye.table.follower import Follower


def used(table: "Follower", at: int) -> int:
    """Milliseconds that the seat to act has used of its turn, at `at` ms since the table opened.

    Only the time in which the table waited for that seat in that turn counts: not the dealer's,
    and not another seat's that was asked something in between.
    """
    turn = table.waits
    if not isinstance(turn, Turn):
        return 0
    stamps = [entry.at for entry in table.entries[1:]] + [at]
    total = 0
    for entry, state, until in zip(table.entries, table.states, stamps, strict=True):
        if table.game.waits(state) == turn:
            total += max(0, until - entry.at)
    return total


def left(table: "Follower", at: int) -> int | None:
    """Milliseconds left of the turn (below 0: overdue), or None where there is no clock or no turn."""
    if table.opened.turn_ms is None or not isinstance(table.waits, Turn):
        return None
    return table.opened.turn_ms - used(table, at)
