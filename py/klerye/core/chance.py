"""Chance is an act of its own: a game asks, a dealer answers (docs/decisions/0001)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from klerye.core.refusal import Illegal


class Hidden:
    """What stands in an act where a seat may not look."""

    _one: "Hidden | None" = None

    def __new__(cls) -> "Hidden":
        if cls._one is None:
            cls._one = super().__new__(cls)
        return cls._one

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final = Hidden()

Face = str | int
"""One thing that chance can bring: a tile's letter, a die's pips, a seat."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The answer to an `Ask`: the faces that came, in order; some or all may be `HIDDEN`."""

    faces: tuple[Face | Hidden, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """A game waits for chance.

    `pool` holds every face that may come, repeated as often as it is there; `count` says how
    many are wanted; with `put_back` each face returns to the pool before the next is taken
    (dice), without it a face comes at most as often as the pool holds it (tiles). `seat` is
    the one dealt to, or None when the whole table is. A follower that may not see every tile
    gets a pool that is larger than the real one: all that it has not seen.
    """

    pool: tuple[Face, ...]
    count: int
    put_back: bool
    seat: int | None = None

    def check(self, dealt: Dealt) -> None:
        """Raise `Illegal` unless `dealt` can be an answer to this."""
        if len(dealt.faces) != self.count:
            raise Illegal("table.dealt_count", wanted=self.count, got=len(dealt.faces))
        seen = [face for face in dealt.faces if not isinstance(face, Hidden)]
        left = Counter(self.pool)
        for face, times in Counter(seen).items():
            if left[face] < (1 if self.put_back else times):
                raise Illegal("table.dealt_not_in_pool", face=str(face))


def without(pool: Iterable[Face], taken: Iterable[Face]) -> tuple[Face, ...]:
    """`pool` less the faces `taken`, in the pool's order; a face it does not hold is ignored."""
    out = Counter(taken)
    left = []
    for face in pool:
        if out[face]:
            out[face] -= 1
        else:
            left.append(face)
    return tuple(left)
