"""What Lexio counts of each seat; for now nothing is earned by it (L28)."""

from collections.abc import Sequence
from typing import Any

from klerye.core.feats import Feats, Record
from klerye.games.lexio.acts import Place
from klerye.games.lexio.rules import State
from klerye.games.lexio.scoring import score
from klerye.games.lexio.tiles import RACK

RECORDS = (Record("total"), Record("play", of="word"), Record("sevens", "sum"))


def feats(states: Sequence[State], acts: Sequence[Any]) -> tuple[Feats, ...]:
    """Of each seat: its `total` (L27), the points of its best `play` and the main `word` of that (L16), and
    how many plays were of seven tiles, `sevens` (L19). What one seat is told is enough."""
    seats = range(len(states[-1].racks))
    best, sevens = [(0, "") for _ in seats], [0 for _ in seats]
    for before, act in zip(states, acts, strict=False):
        if not isinstance(act, Place):
            continue
        seat, worth = before.seat, score(before.board, act.tiles)
        if worth.total > best[seat][0]:
            best[seat] = worth.total, worth.words[0].text.upper()
        sevens[seat] += len(act.tiles) == RACK
    return tuple(
        {"total": states[-1].scores[seat], "play": best[seat][0], "sevens": sevens[seat]}
        | ({"word": best[seat][1]} if best[seat][1] else {})
        for seat in seats
    )
