"""The only place that wires things together: which games there are, and what runs them in a page."""

from collections.abc import Mapping

from klerye.app.shelf import Shelf

GAMES: Mapping[str, str] = {
    "lexio": "klerye.games.lexio",
    "penta": "klerye.games.penta",
    "dam": "klerye.games.dam",
}
"""Where each game lives, in the order of the lobby; a game is imported when it is first needed."""

SHELF = Shelf(GAMES)


async def run() -> None:
    """Runs the page; only where there is one."""
    from klerye.edge.page import start

    await start(SHELF)
