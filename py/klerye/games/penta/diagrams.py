"""Throws and sheets that show the rules of Penta."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from klerye.core.diagram import figure, image, still
from klerye.core.drawing import Node, node
from klerye.core.look import Say, Scene
from klerye.games.penta import card, sheet
from klerye.games.penta.hand import Draft
from klerye.games.penta.look import cell, die, draw_face, hint_text, progress
from klerye.games.penta.rules import DICE, THROWS, State
from klerye.games.penta.sheet import BONUS, BOXES, LOWER, PAR, UPPER, Dice, Sheet

EXAMPLES: Final[Mapping[str, Dice]] = {
    "ones": (1, 1, 4, 5, 6),
    "twos": (2, 2, 2, 3, 6),
    "threes": (1, 3, 3, 5, 6),
    "fours": (1, 2, 4, 4, 4),
    "fives": (2, 3, 5, 5, 6),
    "sixes": (1, 2, 6, 6, 6),
    "three": (3, 3, 3, 5, 6),
    "four": (2, 2, 2, 2, 6),
    "full": (3, 3, 3, 5, 5),
    "small": (2, 3, 4, 5, 5),
    "large": (2, 3, 4, 5, 6),
    "chance": (1, 3, 4, 4, 6),
    "penta": (5, 5, 5, 5, 5),
}
"""A throw that each box takes well (P4)."""

KEPT: Final = 1, 3, 4
THROWN: Final[Dice] = (5, 2, 5, 5, 1)
"""Dice, and the places of those that stay (P1)."""

PLAIN: Final[Dice] = (1, 1, 3, 4, 6)
"""A throw that takes nothing in some boxes (P6)."""

FURTHER: Final[Dice] = (4, 4, 4, 4, 4)

HELD: Final = card.of({"penta": 50})
LOWER_FULL: Final = {"three": 18, "four": 14, "full": 25, "small": 30, "large": 0, "chance": 21, "penta": 50}
JOKERS: Final = (HELD, card.of({"penta": 50, "fours": 12}), card.of({"fours": 12, **LOWER_FULL}))
"""The sheets of the three cases of P8."""

NOT_HELD: Final = card.of({"penta": 0, "fours": 12})
"""P9."""

THREE_OF_EACH: Final = card.of({box: 3 * n for n, box in enumerate(UPPER, 1)})


def figures(rule: str, say: Say) -> list[Node]:
    """The pictures of a rule, each with its sentence."""
    return FIGURES[rule](say) if rule in FIGURES else []


def _scene(one: Sheet, dice: Dice, throws: int = THROWS, kept: tuple[int, ...] = ()) -> Scene:
    """Somebody with this sheet has thrown these dice."""
    state = State((one,), 0, dice=dice, throws=throws)
    return Scene((state,), (), frozenset(), Draft(kept), ("",), 0, 0, open=True, at=0)


def _throw(dice: Dice, say: Say) -> Node:
    """Five small dice in a row."""
    drawn = node("span", map(draw_face, dice), class_="throw")
    return image(drawn, say("penta.aside", dice=dice))


def _table(heads: Sequence[Node | str], rows: Iterable[Node], say: Say) -> Node:
    head = node(
        "tr", node("th", say("penta.box"), scope="col"), [node("th", one, scope="col") for one in heads]
    )
    return node("div", node("table", node("thead", head), node("tbody", rows)), class_="sheets")


def _row(box: str, cells: Iterable[Node], say: Say) -> Node:
    return node("tr", node("th", say(sheet.name(box)), scope="row"), cells)


def _columns(sheets: Sequence[Sheet], dice: Dice, boxes: Sequence[str], say: Say) -> list[Node]:
    """For each box what stands there, or what the dice take, on each of the sheets."""
    scenes = [_scene(one, dice) for one in sheets]
    return [_row(box, [still(cell(scene, 0, box, say)) for scene in scenes], say) for box in boxes]


def _keeping(say: Say) -> list[Node]:
    scene = _scene(Sheet(), THROWN, 1, KEPT)
    dice = node("div", [die(scene, place, say) for place in range(1, DICE + 1)], class_="dice")
    kept = tuple(THROWN[place - 1] for place in KEPT)
    label = say("penta.aside", dice=THROWN)
    return [figure(image(dice, label), say("penta.fig_keeping", kept=kept, n=DICE - len(kept)))]


def _boxes(say: Say) -> list[Node]:
    """Every box with a throw, and what it takes there."""
    rows = [
        _row(box, [node("td", _throw(dice, say)), node("td", str(sheet.takes(Sheet(), dice)[box]))], say)
        for box, dice in EXAMPLES.items()
    ]
    return [
        figure(_table([say("penta.fig_throw"), say("penta.fig_points")], rows, say), say("penta.fig_boxes"))
    ]


def _bonus(say: Say) -> list[Node]:
    rows = _columns([THREE_OF_EACH], (), UPPER, say)
    total = node(
        "tr", node("th", say("penta.upper"), scope="row"), node("td", progress(THREE_OF_EACH)), class_="sum"
    )
    return [
        figure(
            _table([say("penta.fig_points")], [*rows, total], say),
            say("penta.fig_bonus", par=PAR, bonus=BONUS),
        )
    ]


def _sacrifice(say: Say) -> list[Node]:
    rows = _columns([Sheet()], PLAIN, BOXES, say)
    none = tuple(say(sheet.name(box)) for box, points in sheet.takes(Sheet(), PLAIN).items() if not points)
    return [figure(_table([_throw(PLAIN, say)], rows, say), say("penta.fig_sacrifice", boxes=none))]


def _joker(say: Say) -> list[Node]:
    rows = _columns(JOKERS, FURTHER, BOXES, say)
    cases = [node("li", hint_text(_scene(one, FURTHER).state, say)) for one in JOKERS]
    heads = [str(n) for n in range(1, len(JOKERS) + 1)]
    return [figure(_throw(FURTHER, say), _table(heads, rows, say), node("ol", cases))]


def _no_joker(say: Say) -> list[Node]:
    rows = _columns([NOT_HELD], FURTHER, LOWER, say)
    return [figure(_table([_throw(FURTHER, say)], rows, say), say("penta.fig_no_joker"))]


FIGURES: Final[Mapping[str, Callable[[Say], list[Node]]]] = {
    "P1": _keeping,
    "P4": _boxes,
    "P5": _bonus,
    "P6": _sacrifice,
    "P8": _joker,
    "P9": _no_joker,
}
"""What is shown beside each rule."""
