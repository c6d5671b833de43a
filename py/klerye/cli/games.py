"""The games as the commands use them: with the files that they need, read from the project's folder."""

import sys
from pathlib import Path
from typing import Any

from klerye.core.game import Game
from klerye.core.refusal import Illegal
from klerye.main import SHELF

FOLDER = Path(__file__).resolve().parents[3]


def rules(name: str) -> Game[Any, Any] | None:
    """The rules of the game of that name, or None. A file that it needs and that is missing or damaged
    ends the command with one line and status 2: without it the game would not check everything."""
    if wanted := SHELF.wants(name):
        try:
            SHELF.equip(name, (FOLDER / wanted).read_bytes())
        except OSError as no:
            _stop(f"cannot read {wanted}: {no.strerror}")
        except Illegal:
            _stop(f"{wanted} is damaged; `python3 wordlists/build.py` makes it anew")
    return SHELF.rules(name)


def _stop(why: str) -> None:
    print(f"klerye: {why}", file=sys.stderr)
    raise SystemExit(2)
