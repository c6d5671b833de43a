"""Dam: American checkers (rules D1 to D13)."""

from klerye.core.kit import Kit
from klerye.games.dam import hand, look
from klerye.games.dam.rules import RULE_NUMBERS, SETTLES, Dam

GAME = Kit(Dam(), hand, look, RULE_NUMBERS, SETTLES, terms={})
