"""What tiles left on a rack are worth: the points that they will bring, as self-play tells."""

from collections.abc import Iterator, Mapping
from typing import Final

from klerye.games.lexio.tiles import JOKER

VOWELS: Final = "AEIOU"

KEPT: Final = 20_000
"""How many leaves are kept before all are forgotten."""

Feature = str
"""What tiles may have in common: "A", a first A; "A+", an A more; "2/3", two vowels and three
consonants; "QU", a Q with a U."""


def features(tiles: str) -> Iterator[Feature]:
    """What tiles left on a rack show, a feature as often as it is there."""
    vowels = consonants = 0
    seen = ""
    for tile in tiles:
        yield tile + "+" if tile in seen else tile
        seen += tile
        if tile in VOWELS:
            vowels += 1
        elif tile != JOKER:
            consonants += 1
    yield f"{vowels}/{consonants}"
    if "Q" in tiles and "U" in tiles:
        yield "QU"


class Leaves(dict[str, float]):
    """The worth of tiles left, sorted, as long as the bag lasts; each is worked out once.

    It is the sum over their features of what each is worth (py/tools/lexio/leaves.py makes the table).
    """

    def __init__(self, worth: Mapping[Feature, float]) -> None:
        self._worth = worth

    def __missing__(self, tiles: str) -> float:
        if len(self) > KEPT:
            self.clear()
        self[tiles] = points = sum(self._worth.get(one, 0.0) for one in features(tiles))
        return points
