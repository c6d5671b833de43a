"""The hint of a first game, in one line above the board; its rest opens over the board and pushes nothing."""

from klerye.app.learning import ALL, FIRST
from klerye.app.model import Intent, Model, Table
from klerye.app.view.parts import button, rule_button
from klerye.app.words import Words, words
from klerye.core.drawing import Node, node
from klerye.core.lesson import Hint
from klerye.core.look import Scene


def find(model: Model, table: Table, shown: Scene) -> Hint | None:
    """The hint that fits now and is not known yet; none for those who are not on turn or have a whole act to
    confirm, or where the book that has its sentence could not be had."""
    game, lesson = table.told.opened.game, table.kit.lesson
    asks = shown.open and table.pending is None
    if lesson is None or not asks or not words(model.lang).bound or f"{game}.{ALL}" in model.learned:
        return None
    later = f"{game}.{FIRST}" in model.learned
    fitting = (hint for hint in lesson(shown) if hint.rare or not later)
    return next((hint for hint in fitting if f"{game}.{hint.name}" not in model.learned), None)


def late(model: Model, table: Table) -> bool:
    """Whether the first game is over: no place is kept for a hint any more, and one that comes takes none."""
    game = table.told.opened.game
    return bool({f"{game}.{FIRST}", f"{game}.{ALL}"} & model.learned)


def card(model: Model, table: Table, hint: Hint | None, say: Words) -> Node | None:
    """The hint. While the first game lasts its place is kept, so that the board does not move."""
    over = late(model, table)
    if hint is None and (over or table.kit.lesson is None or not table.here):
        return None
    inside = _hint(table.told.opened.game, hint, say) if hint else None
    return node("div", inside, class_="lesson late" if over else "lesson", aria_live="polite", key="lesson")


def _hint(game: str, hint: Hint, say: Words) -> Node:
    rest = node(
        "div",
        rule_button(game, hint.rule, say),
        button(say("learn.known"), Intent("learn", f"{game}.{hint.name}"), class_="first"),
        button(say("learn.none"), Intent("learn", f"{game}.{ALL}")),
        class_="row rest",
    )
    text = say(f"{game}.learn_{hint.name}", **hint.facts)
    return node("details", node("summary", node("span", text)), rest, key=hint.name)
