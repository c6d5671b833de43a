"""What a game counts of each seat at its end: what earns a pearl, and what is shown of many games."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Feats = Mapping[str, int | str]
"""What one seat did in one game, by name; what did not happen may be missing."""


@dataclass(frozen=True, slots=True)
class Pearl:
    """Earned once, by whoever first has at least `least` of the feat `feat`.

    `wins`: only in a game won; `level`: with a computer of that level among those left behind. Its name in
    each language is under "pearl.dam_king", what earns it under "pearl.dam_king_for".
    """

    name: str
    feat: str = ""
    least: int = 1
    wins: bool = False
    level: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A figure over all games of a player: the most, the least or the sum of a feat, or the share of games
    that have it at all.

    `of` names a feat that tells more of the best one (the word of the best play). `bins`: it is drawn as a
    distribution, too, in steps so wide. Its name in each language is under "progress.dam_jump".
    """

    feat: str
    kind: Literal["most", "least", "sum", "share"] = "most"
    of: str = ""
    bins: int = 0
