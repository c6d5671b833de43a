"""What Penta counts of each seat, and what that earns."""

from collections.abc import Sequence
from typing import Any

from klerye.core.feats import Feats, Pearl, Record
from klerye.games.penta.rules import State
from klerye.games.penta.sheet import BOXES, LARGE, PENTA, SMALL, Sheet

PEARLS = (
    Pearl("win", wins=True),
    Pearl("bonus", "bonus"),
    Pearl("penta", "pentas"),
    Pearl("extra", "extras"),
    Pearl("straights", "straights", 2),
    Pearl("whole", "taken", len(BOXES)),
    Pearl("good", "total", 200),
    Pearl("great", "total", 300),
)

RECORDS = (Record("total", bins=50), Record("pentas", "sum"), Record("bonus", "share"))


def feats(states: Sequence[State], acts: Sequence[Any]) -> tuple[Feats, ...]:
    """Of each seat: its `total` (P10); whether it has the `bonus` (P5); the `pentas` that took 50 or earned
    100, and the `extras` among them (P7); its `straights`; the boxes that have `taken` something (P6)."""
    return tuple(map(_of, states[-1].sheets))


def _of(sheet: Sheet) -> Feats:
    return {
        "total": sheet.total,
        "bonus": int(sheet.bonus > 0),
        "pentas": int(sheet.of("penta") == PENTA) + sheet.extras,
        "extras": sheet.extras,
        "straights": int(sheet.of("small") == SMALL) + int(sheet.of("large") == LARGE),
        "taken": sum(points is not None and points > 0 for points in sheet.points),
    }
