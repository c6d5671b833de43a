"""Penta: five dice, thirteen boxes (rules P1 to P10)."""

from klerye.core.engine import Maker
from klerye.core.kit import Kit
from klerye.games.penta import hand, look
from klerye.games.penta.rules import RULE_NUMBERS, SETTLES, Penta


def _engine() -> Maker:
    from klerye.games.penta.engine import MAKER

    return MAKER


GAME = Kit(Penta(), hand, look, RULE_NUMBERS, SETTLES, terms={}, ticks=True, sided=False, engine=_engine)
