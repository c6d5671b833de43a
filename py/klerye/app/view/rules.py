"""A game's rule book, numbered as in its RULES.md, and the lexicon of its words (L29)."""

from klerye.app.model import Book, Intent, Model
from klerye.app.view.parts import button, header
from klerye.app.words import Words
from klerye.core.drawing import Node, node


def screen(model: Model, book: Book, say: Words) -> Node:
    """Every rule of the book; the one that was asked for is marked and has the focus."""
    title = say("rules.title", game=say(f"{book.game}.name"))
    rules = [_rule(book, number, say) for number in book.kit.numbers]
    return node(
        "main",
        header(title, model.lang, say, back=Intent("close")),
        node("dl", rules, class_="book", key="rules"),
        _terms(book, say) if book.kit.terms else None,
    )


def _terms(book: Book, say: Words) -> Node:
    """The words of the game; each leads to the rule that settles it."""
    terms = [_term(book, term, number, say) for term, number in book.kit.terms.items()]
    title = node("h2", say("rules.terms"))
    return node("section", title, node("dl", terms, class_="book terms"), key="terms")


def _term(book: Book, term: str, number: str, say: Words) -> Node:
    link = button(say("app.rule", rule=number), Intent("rules", f"{book.game}.{number}"))
    return node(
        "div",
        node("dt", say(f"{book.game}.term_{term}")),
        node("dd", say(f"{book.game}.about_{term}"), " ", link),
        key=term,
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
        data_focus=f"{number}.{book.asked}" if asked else None,
        tabindex=-1 if asked else None,
    )
