"""Dam: American checkers (rules D1 to D13)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from klerye.core.drawing import Node
from klerye.core.engine import Maker
from klerye.core.kit import Kit
from klerye.core.lesson import Hint
from klerye.core.look import Say, Scene
from klerye.games.dam import feats, hand, look
from klerye.games.dam.rules import RULE_NUMBERS, SETTLES, Dam

if TYPE_CHECKING:
    from klerye.core.editor import Editor
    from klerye.core.transcript import Format


def _engine() -> Maker:
    from klerye.games.dam.engine import MAKER

    return MAKER


def _diagrams(rule: str, say: Say) -> list[Node]:
    from klerye.games.dam.diagrams import figures

    return figures(rule, say)


def _lesson(scene: Scene) -> Iterable[Hint]:
    from klerye.games.dam.lesson import hints

    return hints(scene)


def _editor() -> "Editor":
    from klerye.games.dam import editor

    return editor


TURNS = (None, 60_000, 3 * 60_000, 5 * 60_000)
"""Milliseconds: the clock reminds, no rule of Dam acts when it has run out."""

PARTS = {"D1": "screen", "D3": "board", "D6": "moving", "D13": "end"}
"""Where the parts of the rule book begin."""

TERMS = {
    "man": "D6",
    "king": "D10",
    "crown": "D10",
    "square": "D3",
    "corner": "D3",
    "jump": "D7",
    "multiple": "D8",
    "compulsory": "D9",
    "colours": "D12",
    "blocked": "D11",
    "draw": "D13",
    "quiet": "D13",
    "resign": "D13",
}
"""The words of the lexicon, each with the rule that settles it."""


def _formats() -> "tuple[Format, ...]":
    from klerye.games.dam.formats import FORMATS

    return FORMATS


GAME = Kit(
    Dam(),
    hand,
    look,
    RULE_NUMBERS,
    SETTLES,
    TERMS,
    turns=TURNS,
    engine=_engine,
    ponder=hand.ponder,
    feats=feats.feats,
    pearls=feats.PEARLS,
    records=feats.RECORDS,
    parts=PARTS,
    diagrams=_diagrams,
    lesson=_lesson,
    formats=_formats,
    editor=_editor,
)
