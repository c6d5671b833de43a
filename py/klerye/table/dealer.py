"""Dealers answer what a game asks of chance."""

from collections.abc import Iterable
from random import Random
from typing import Protocol

from klerye.core.chance import Ask, Dealt, Face


class Dealer(Protocol):
    """Whoever answers an `Ask`."""

    def deal(self, ask: Ask) -> Dealt:
        """`ask.count` faces of `ask.pool`."""
        ...


class Local:
    """Deals from this device's chance: `chance` is seeded in tests, the system's in play."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def deal(self, ask: Ask) -> Dealt:
        if ask.put_back:
            return Dealt(tuple(self._chance.choices(ask.pool, k=ask.count)))
        return Dealt(tuple(self._chance.sample(ask.pool, ask.count)))


class Scripted:
    """Deals what was written down before, face by face; raises IndexError when it runs out."""

    def __init__(self, faces: Iterable[Face]) -> None:
        self._faces = list(faces)

    def deal(self, ask: Ask) -> Dealt:
        dealt = tuple(self._faces.pop(0) for _ in range(ask.count))
        return Dealt(dealt)
