"""Penta: five dice, thirteen boxes (rules P1 to P10)."""

from klerye.core.kit import Kit
from klerye.games.penta import hand, look
from klerye.games.penta.rules import RULE_NUMBERS, SETTLES, Penta

GAME = Kit(Penta(), hand, look, RULE_NUMBERS, SETTLES, terms={}, ticks=True, sided=False)
