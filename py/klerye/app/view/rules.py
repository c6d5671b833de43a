"""A game's rule book, numbered as in its RULES.md."""

from klerye.app.model import Book, Intent, Model
from klerye.app.view.parts import header
from klerye.app.words import Words
from klerye.core.drawing import Node, node


def screen(model: Model, book: Book, say: Words) -> Node:
    """Every rule of the book; the one that was asked for is marked and has the focus."""
    title = say("rules.title", game=say(f"{book.game}.name"))
    rules = [_rule(book, number, say) for number in book.kit.numbers]
    return node(
        "main",
        header(title, model.lang, say, back=Intent("close")),
        node("dl", rules, class_="book"),
    )


def _rule(book: Book, number: str, say: Words) -> Node:
    asked = number == book.rule
    return node(
        "div",
        node("dt", number),
        node("dd", say(f"{book.game}.{number}")),
        key=number,
        id=number,
        class_="asked" if asked else None,
        data_focus=asked,
        tabindex=-1 if asked else None,
    )
