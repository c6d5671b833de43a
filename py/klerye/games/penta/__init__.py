"""Penta: five dice, thirteen boxes (rules P1 to P10)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from klerye.core.drawing import Node
from klerye.core.engine import Maker
from klerye.core.kit import Kit
from klerye.core.lesson import Hint
from klerye.core.look import Say, Scene
from klerye.games.penta import chance, feats, hand, look
from klerye.games.penta.rules import RULE_NUMBERS, SETTLES, Penta

if TYPE_CHECKING:
    from klerye.core.transcript import Format


def _engine() -> Maker:
    from klerye.games.penta.engine import MAKER

    return MAKER


def _diagrams(rule: str, say: Say) -> list[Node]:
    from klerye.games.penta.diagrams import figures

    return figures(rule, say)


def _lesson(scene: Scene) -> Iterable[Hint]:
    from klerye.games.penta.lesson import hints

    return hints(scene)


def _formats() -> "tuple[Format, ...]":
    from klerye.games.penta.formats import FORMATS

    return FORMATS


TURNS = (None, 30_000, 60_000, 2 * 60_000)
"""Milliseconds: when a turn's time has run out the table throws, then writes (P3)."""

PARTS = {"P1": "turn", "P4": "takes", "P7": "further", "P10": "end"}
"""Where the parts of the rule book begin."""

TERMS = {
    "round": "P1",
    "throw": "P1",
    "keep": "P1",
    "sheet": "P4",
    "box": "P4",
    "upper": "P5",
    "bonus": "P5",
    "lower": "P4",
    "chance": "P4",
    "sacrifice": "P6",
    "penta": "P4",
    "further": "P7",
    "joker": "P8",
    "total": "P10",
}
"""The words of the lexicon, each with the rule that settles it."""

GAME = Kit(
    Penta(),
    hand,
    look,
    RULE_NUMBERS,
    SETTLES,
    TERMS,
    turns=TURNS,
    ticks=True,
    sided=False,
    engine=_engine,
    formats=_formats,
    chance=chance.picture,
    once=frozenset({"throw"}),
    keys={"1 … 5": "keys.die", "T": "keys.throw", "C": "keys.confirm"},
    feats=feats.feats,
    pearls=feats.PEARLS,
    records=feats.RECORDS,
    parts=PARTS,
    diagrams=_diagrams,
    lesson=_lesson,
)
