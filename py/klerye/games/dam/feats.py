"""What Dam counts of each seat, and what that earns."""

from collections.abc import Sequence
from typing import Any

from klerye.core.feats import Feats, Pearl, Record
from klerye.games.dam.position import Move
from klerye.games.dam.rules import State

PEARLS = (
    Pearl("win", wins=True),
    Pearl("king", "kings"),
    Pearl("triple", "jump", 3),
    Pearl("caught", "caught"),
    Pearl("blocked", "blocked"),
    Pearl("kept", "kept", 8, wins=True),
    Pearl("best", wins=True, level="best"),
)

RECORDS = (Record("jump"), Record("kings", "sum"), Record("quick", "least"))


def feats(states: Sequence[State], acts: Sequence[Any]) -> tuple[Feats, ...]:
    """Of each seat: `jump`, the most pieces taken in one move (D8); `kings`, the men crowned (D10); `caught`,
    the kings taken; where it has won on the board (D11), not because the other gave up, `quick`, the moves
    that took it, `kept`, its pieces left, and `blocked`, whether the other has some left, too."""
    jump, kings, caught, moved = [0, 0], [0, 0], [0, 0], [0, 0]
    for before, act, after in zip(states, acts, states[1:], strict=False):
        if not isinstance(act, Move):
            continue
        was, seat = before.position, before.seat(before.position.turn)
        moved[seat] += 1
        jump[seat] = max(jump[seat], len(act.taken))
        kings[seat] += after.position.is_king(act.path[-1]) and not was.is_king(act.path[0])
        caught[seat] += sum(map(was.is_king, act.taken))
    last = states[-1]
    return tuple(
        {
            "jump": jump[seat],
            "kings": kings[seat],
            "caught": caught[seat],
            **_won(last, seat, moved[seat]),
        }
        for seat in (0, 1)
    )


def _kept(s: State, seat: int) -> int:
    return (s.position.red if seat == s.red else s.position.white).bit_count()


def _won(s: State, seat: int, moves: int) -> Feats:
    over = s.ended
    if over is None or seat not in over.winners or over.why == "dam.over_resigned":
        return {}
    return {"quick": moves, "kept": _kept(s, seat), "blocked": int(over.why == "dam.over_blocked")}
