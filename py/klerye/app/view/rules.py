"""A game's rule book, numbered as in its RULES.md, with its pictures, and the lexicon of its words (L29)."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from klerye.app.model import Book, Intent, Model
from klerye.app.view.parts import coming, header, reading
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.core.kit import Kit
from klerye.core.look import Say


def screen(model: Model, book: Book, say: Words) -> Node:
    """Every rule of the book; the one that was asked for is marked and has the focus."""
    title = say("rules.title", game=say(f"{book.game}.name"))
    head = header(title, model.lang, say, back=Intent("close"))
    text = rules(book, say, f"rules/{say.code}/") if say.bound else None
    return node("main", head, coming(model, say), text)


def rules(book: Book, say: Words, base: str = "") -> list[Node]:
    """What there is to find, the rules by their parts, the words of the game; `base` is where the pages of
    the books are."""
    parts = _parts(book.kit)
    return [
        _contents(book, parts, say, base),
        *[_part(book, part, numbers, say, base) for part, numbers in parts.items()],
        _terms(book, say, base),
    ]


def _parts(kit: Kit) -> dict[str, list[str]]:
    """The numbers of each part."""
    parts: dict[str, list[str]] = {}
    part = ""
    for number in kit.numbers:
        part = kit.parts.get(number, part)
        parts.setdefault(part, []).append(number)
    return parts


def _contents(book: Book, parts: dict[str, list[str]], say: Words, base: str) -> Node:
    rows = [
        node(
            "li",
            node("span", say(f"{book.game}.part_{part}")),
            node("div", [reading(number, book.game, number, base) for number in numbers]),
            key=part,
        )
        for part, numbers in parts.items()
    ]
    words = node("li", reading(say("rules.terms"), book.game, "words", base), key="words")
    return node(
        "nav", node("ul", rows, words), class_="contents", aria_label=say("rules.contents"), key="contents"
    )


def _part(book: Book, part: str, numbers: list[str], say: Words, base: str) -> Node:
    return node(
        "section",
        node("h2", say(f"{book.game}.part_{part}")),
        node("dl", [_rule(book, number, say, base) for number in numbers], class_="book"),
        key=part,
    )


def _rule(book: Book, number: str, say: Words, base: str) -> Node:
    asked = number == book.rule
    pictures = _pictures(book.kit.diagrams, number, say) if book.kit.diagrams else ()
    return node(
        "div",
        node("dt", reading(number, book.game, number, base, aria_label=say("app.rule", rule=number))),
        node(
            "dd",
            node("p", say(f"{book.game}.{number}")),
            node("div", pictures, class_="figures") if pictures else None,
        ),
        key=number,
        id=number,
        class_="asked" if asked else None,
        data_focus=f"{number}.{book.asked}" if asked else None,
        tabindex=-1 if asked else None,
    )


@lru_cache(maxsize=128)
def _pictures(draw: Callable[[str, Say], Sequence[Node]], number: str, say: Words) -> tuple[Node, ...]:
    """The pictures of a rule, kept once drawn: they never change."""
    return tuple(draw(number, say))


def _terms(book: Book, say: Words, base: str) -> Node:
    """The words of the game; each leads to the rule that settles it."""
    asked = book.rule == "words"
    terms = [_term(book, term, number, say, base) for term, number in book.kit.terms.items()]
    return node(
        "section",
        node(
            "h2",
            say("rules.terms"),
            tabindex=-1,
            data_focus=f"words.{book.asked}" if asked else None,
        ),
        node("dl", terms, class_="book terms"),
        node("p", reading(say("glossary.title"), "words", "", base)),
        key="words",
        id="words",
    )


def _term(book: Book, term: str, number: str, say: Words, base: str) -> Node:
    where = reading(say("app.rule", rule=number), book.game, number, base)
    return node(
        "div",
        node("dt", say(f"{book.game}.term_{term}")),
        node("dd", say(f"{book.game}.about_{term}"), " ", where),
        key=term,
    )
