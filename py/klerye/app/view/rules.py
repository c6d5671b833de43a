"""A game's rule book, numbered as in its RULES.md, and the lexicon of its words (L29)."""

from klerye.app.model import Book, Intent, Model
from klerye.app.view.parts import button, header
from klerye.app.words import Words
from klerye.core.drawing import Node, node


def screen(model: Model, book: Book, say: Words) -> Node:
    """Every rule of the book; the one that was asked for is marked and has the focus."""
    title = say("rules.title", game=say(f"{book.game}.name"))
    return node("main", header(title, model.lang, say, back=Intent("close")), rules(book, say))


def rules(book: Book, say: Words, links: bool = False) -> list[Node]:
    """The rules, and the words of the game; `links`: for a page without scripts."""
    numbered = [_rule(book, number, say) for number in book.kit.numbers]
    parts = [node("dl", numbered, class_="book", key="rules")]
    return [*parts, _terms(book, say, links)] if book.kit.terms else parts


def _terms(book: Book, say: Words, links: bool) -> Node:
    """The words of the game; each leads to the rule that settles it."""
    terms = [_term(book, term, number, say, links) for term, number in book.kit.terms.items()]
    title = node("h2", say("rules.terms"))
    return node("section", title, node("dl", terms, class_="book terms"), key="terms")


def _term(book: Book, term: str, number: str, say: Words, links: bool) -> Node:
    where = say("app.rule", rule=number)
    to = Intent("rules", f"{book.game}.{number}")
    link = node("a", where, href=f"#{number}") if links else button(where, to)
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
