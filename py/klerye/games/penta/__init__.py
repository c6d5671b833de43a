"""Penta: five dice, thirteen boxes (rules P1 to P10)."""

from klerye.core.engine import Maker
from klerye.core.kit import Kit
from klerye.games.penta import chance, feats, hand, look
from klerye.games.penta.rules import RULE_NUMBERS, SETTLES, Penta


def _engine() -> Maker:
    from klerye.games.penta.engine import MAKER

    return MAKER


TURNS = (None, 30_000, 60_000, 2 * 60_000)
"""Milliseconds: when a turn's time has run out the table throws, then writes (P3)."""

GAME = Kit(
    Penta(),
    hand,
    look,
    RULE_NUMBERS,
    SETTLES,
    terms={},
    turns=TURNS,
    ticks=True,
    sided=False,
    engine=_engine,
    chance=chance.picture,
    once=frozenset({"throw"}),
    keys={"1 … 5": "keys.die", "T": "keys.throw", "C": "keys.confirm"},
    feats=feats.feats,
    pearls=feats.PEARLS,
    records=feats.RECORDS,
)
