"""Everything one game brings to the table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from klerye.core.game import Game
from klerye.core.look import Hand, Look


@dataclass(frozen=True, slots=True)
class Kit:
    """A game's rules, hand and look, and its rule book.

    `numbers` are the numbers of its rules, in order; each language has the prose of "D9" under
    the key "dam.D9". `settles` maps a refusal's key to the number of the rule behind it.
    """

    rules: Game[Any, Any]
    hand: Hand
    look: Look
    numbers: tuple[str, ...]
    settles: Mapping[str, str]
