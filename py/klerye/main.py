"""The only place that wires things together: which games there are, and what runs them in a page."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from klerye.core.game import Game
from klerye.core.kit import Kit

GAMES: Mapping[str, str] = {
    "dam": "klerye.games.dam",
}
"""Where each game lives, in the order of the lobby; a game is imported when it is first needed."""


def kit(name: str) -> Kit | None:
    """The game of that name, or None."""
    return import_module(GAMES[name]).GAME if name in GAMES else None


def rules(name: str) -> Game[Any, Any] | None:
    """The rules of the game of that name, or None."""
    found = kit(name)
    return found.rules if found else None


async def run() -> None:
    """Runs the page; only where there is one."""
    from klerye.edge.page import start

    await start(tuple(GAMES), kit, rules)
