"""Dam: American checkers (rules D1 to D13)."""

from klerye.core.engine import Maker
from klerye.core.kit import Kit
from klerye.games.dam import feats, hand, look
from klerye.games.dam.rules import RULE_NUMBERS, SETTLES, Dam


def _engine() -> Maker:
    from klerye.games.dam.engine import MAKER

    return MAKER


TURNS = (None, 60_000, 3 * 60_000, 5 * 60_000)
"""Milliseconds: the clock reminds, no rule of Dam acts when it has run out."""

GAME = Kit(
    Dam(),
    hand,
    look,
    RULE_NUMBERS,
    SETTLES,
    terms={},
    turns=TURNS,
    engine=_engine,
    ponder=hand.ponder,
    feats=feats.feats,
    pearls=feats.PEARLS,
    records=feats.RECORDS,
)
