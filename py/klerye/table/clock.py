"""The clock: a fold over stamped entries; nothing ticks here."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from klerye.core.game import Turn
from klerye.table.journal import Presence

if TYPE_CHECKING:
    from klerye.table.follower import Follower


def used(table: "Follower", at: int) -> int:
    """Milliseconds that the seat to act has used of its turn, at `at` ms since the table opened.

    Only the time in which the table waited for that seat in that turn counts: not the dealer's,
    and not another seat's that was asked something in between.
    """
    return sum(until - since for since, until in _waited(table, at))


def left(table: "Follower", at: int) -> int | None:
    """Milliseconds left of the turn (below 0: overdue), or None where there is no clock or no turn.

    L24: for a seat whose device is lost the table waits `away_ms` only, from when it was lost or the
    turn began; coming back gives back nothing of the turn's own time.
    """
    turn, game = table.waits, table.game
    if not isinstance(turn, Turn):
        return None
    times = []
    if table.opened.turn_ms is not None:
        times.append(table.opened.turn_ms - used(table, at))
    if game.away_ms is not None and turn.seat in table.away:
        lost = max(e.at for e in table.entries if isinstance(e.what, Presence) and e.what.seat == turn.seat)
        began = min((since for since, _ in _waited(table, at)), default=at)
        times.append(game.away_ms - (at - max(lost, began)))
    return min(times, default=None)


def _waited(table: "Follower", at: int) -> Iterator[tuple[int, int]]:
    """From when to when the table has waited for the seat to act, in this turn, ms since it opened."""
    turn = table.waits
    if not isinstance(turn, Turn):
        return
    stamps = [entry.at for entry in table.entries[1:]] + [at]
    for entry, state, until in zip(table.entries, table.states, stamps, strict=True):
        if table.game.waits(state) == turn:
            yield entry.at, max(entry.at, until)
