"""The games as the commands use them: with the files that they need, read from the project's folder."""

from pathlib import Path
from typing import Any

from klerye.core.game import Game
from klerye.main import SHELF

FOLDER = Path(__file__).resolve().parents[3]


def rules(name: str) -> Game[Any, Any] | None:
    """The rules of the game of that name, or None. A game whose file is not there goes without; raises
    `Illegal` when the file is damaged."""
    path = FOLDER / SHELF.wants(name)
    if path.is_file():
        SHELF.equip(name, path.read_bytes())
    return SHELF.rules(name)
