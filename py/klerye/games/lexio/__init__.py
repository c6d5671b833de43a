"""Lexio: French crossword tiles on an octagonal clearing (rules L1 to L29)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from klerye.core.drawing import Node
from klerye.core.engine import Maker
from klerye.core.kit import Kit
from klerye.core.lesson import Hint
from klerye.core.look import Say, Scene
from klerye.games.lexio import feats, hand, look
from klerye.games.lexio.rules import RULE_NUMBERS, SETTLES, Lexio

if TYPE_CHECKING:
    from klerye.core.transcript import Format

MINUTE_MS = 60_000

PARTS = {
    "L1": "table",
    "L4": "tiles",
    "L8": "clearing",
    "L11": "placing",
    "L16": "scoring",
    "L21": "turns",
    "L25": "end",
}
"""Where the parts of the rule book begin."""

TERMS = {
    "rack": "L5",
    "clearing": "L8",
    "crossing": "L18",
    "exchange": "L21",
    "end": "L25",
    "tile": "L4",
    "joker": "L6",
    "letters": "L16",
    "list": "L13",
    "words": "L16",
    "pass": "L22",
    "place": "L11",
    "bag": "L5",
    "source": "L9",
}
"""The words of the lexicon (L29), each with the rule that settles it."""

KEYS = {
    "A … Z": "keys.letter",
    "⇧ A … Z": "keys.joker",
    "␣": "keys.turn",
    "⌫": "keys.erase",
    "⏎": "keys.place",
}


def _kit(rules: Lexio, needs: str) -> Kit:
    return Kit(
        rules,
        hand,
        look,
        RULE_NUMBERS,
        SETTLES,
        TERMS,
        turns=(2 * MINUTE_MS, MINUTE_MS, 3 * MINUTE_MS, 5 * MINUTE_MS, None),
        secret=True,
        ticks=True,
        sided=False,
        tray=True,
        needs=needs,
        equip=_equip if needs else None,
        engine=_engine,
        formats=_formats,
        earns=False,
        keys=KEYS,
        feats=feats.feats,
        records=feats.RECORDS,
        parts=PARTS,
        diagrams=_diagrams,
        lesson=_lesson,
    )


def _engine() -> Maker:
    from klerye.games.lexio.engine import MAKER

    return MAKER


def _diagrams(rule: str, say: Say) -> list[Node]:
    from klerye.games.lexio.diagrams import figures

    return figures(rule, say)


def _lesson(scene: Scene) -> Iterable[Hint]:
    from klerye.games.lexio.lesson import hints

    return hints(scene)


def _formats() -> "tuple[Format, ...]":
    from klerye.games.lexio.gcg import FORMATS

    return FORMATS


def _equip(data: bytes) -> Kit:
    """The kit with its word list (L13). Raises `Illegal` "lexio.list_damaged"."""
    from klerye.games.lexio.lexicon import Lexicon

    return _kit(Lexio(Lexicon.load(data)), needs="")


GAME = _kit(Lexio(), needs="wordlists/fr.dawg")
