"""The shelf of games: each is taken down when it is first needed, and given the file it needs."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from klerye.core.game import Game
from klerye.core.kit import Kit


class Shelf:
    """The games by name, in the order of the lobby. `homes` says in which module each one lives."""

    def __init__(self, homes: Mapping[str, str]) -> None:
        self._homes = homes
        self._kits: dict[str, Kit] = {}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._homes)

    def kit(self, name: str) -> Kit | None:
        """The game of that name, or None."""
        if name not in self._kits and name in self._homes:
            self._kits[name] = import_module(self._homes[name]).GAME
        return self._kits.get(name)

    def rules(self, name: str) -> Game[Any, Any] | None:
        """The rules of the game of that name, or None."""
        kit = self.kit(name)
        return kit.rules if kit else None

    def wants(self, name: str) -> str:
        """The address of the file that the game still needs; empty when it has it or needs none."""
        kit = self.kit(name)
        return kit.needs if kit and kit.equip else ""

    def equip(self, name: str, data: bytes) -> None:
        """Gives the game its file. Raises `Illegal` when it is damaged; the game then still wants it."""
        kit = self.kit(name)
        if kit and kit.equip:
            self._kits[name] = kit.equip(data)
