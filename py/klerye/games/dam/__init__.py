"""Dam: American checkers (rules D1 to D13)."""

from klerye.core.engine import Maker
from klerye.core.kit import Kit
from klerye.games.dam import hand, look
from klerye.games.dam.rules import RULE_NUMBERS, SETTLES, Dam


def _engine() -> Maker:
    from klerye.games.dam.engine import MAKER

    return MAKER


GAME = Kit(Dam(), hand, look, RULE_NUMBERS, SETTLES, terms={}, engine=_engine)
