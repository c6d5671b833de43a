"""What is drawn when the site is built, and seen before any Python runs: the lobby, rules, empty boards."""

import json
from collections.abc import Sequence
from html import escape
from importlib import import_module

from klerye.app.model import Book, Intent, Model, Table
from klerye.app.shelf import Shelf
from klerye.app.view import fair, glossary, home, rules
from klerye.app.view.parts import header
from klerye.app.view.table import scene
from klerye.app.words import LANGUAGES, Words, words
from klerye.core.drawing import Node, node
from klerye.core.kit import Kit
from klerye.table.follower import open_table
from klerye.table.journal import Entry, Opened


def files(shelf: Shelf) -> dict[str, str]:
    """Path in the site, and text, of what web/first.js shows while Python is on its way: what keeps play fair
    and each game's rules, which are also pages of their own, and its board before the first act."""
    made = {f"rules/{code}/fair.html": _fair(code) for code in LANGUAGES}
    made |= {f"rules/{code}/words.html": _glossary(code) for code in LANGUAGES}
    made |= {f"books/{code}.json": _book(code) for code in LANGUAGES}
    for game in shelf.names:
        kit = shelf.kit(game)
        assert kit is not None
        for code in LANGUAGES:
            made[f"rules/{code}/{game}.html"] = _rules(game, kit, code)
            made[f"first/{code}/{game}.html"] = markup(_board(game, kit, code, words(code)))
    return made


def _fair(code: str) -> str:
    say = words(code)
    return _page("fair", code, say("fair.title"), fair.fair(say))


def _book(code: str) -> str:
    """The sentences that a page fetches when a book is opened."""
    sentences = import_module(f"klerye.app.lang.{code}_book").WORDS
    return json.dumps(sentences, ensure_ascii=False, separators=(",", ":"))


def _glossary(code: str) -> str:
    say = words(code)
    return _page("words", code, say("glossary.title"), glossary.words(say))


def _rules(game: str, kit: Kit, code: str) -> str:
    say = words(code)
    book = rules.rules(Book(game, kit, "", "home"), say)
    return _page(game, code, say("rules.title", game=say(f"{game}.name")), book)


def _page(name: str, code: str, title: str, text: list[Node]) -> str:
    """A page for readers without Python, or without scripts: links instead of buttons."""
    say = words(code)
    others = [(lang, f"../{lang}/{name}.html") for lang in LANGUAGES]
    head = node(
        "head",
        node("meta", charset="utf-8"),
        node("title", f"{title} · {say('app.name')}"),
        node("meta", name="viewport", content="width=device-width, initial-scale=1"),
        node("meta", name="color-scheme", content="light dark"),
        node("meta", http_equiv="Content-Security-Policy", content="default-src 'none'; style-src 'self'"),
        node("link", rel="stylesheet", href="../../web/style.css"),
        [node("link", rel="alternate", hreflang=lang, href=to) for lang, to in others],
    )
    back = node("a", "‹", href="../../", aria_label=say("app.back"), data_do="close", class_="back")
    links = [node("a", LANGUAGES[lang], href=to, lang=lang, hreflang=lang) for lang, to in others]
    main = node(
        "main",
        node("header", back, node("h1", title, tabindex=-1)),
        node("nav", links, class_="row", aria_label=say("app.language")),
        text,
    )
    body = node("body", node("div", node("div", main, class_="rules"), id="app"))
    return f"<!doctype html>\n{markup(node('html', head, body, lang=code))}\n"


def _board(game: str, kit: Kit, code: str, say: Words) -> Node:
    """The board of a game that nobody has sat down to yet."""
    names = tuple(str(n + 1) for n in range(max(2, kit.rules.seats[0])))
    told = open_table(Entry(0, 0, Opened("0" * 32, game, names, 0), ""), lambda _: kit.rules)
    table = Table(
        kit, told, told.states, (), frozenset(), kit.hand.empty(), near=0, rests=0, heard=0, writes=False
    )
    board = kit.look.board(scene(Model(code, (game,)), table), say)
    return node(
        "main",
        header(say(f"{game}.name"), code, say, back=Intent("home")),
        node("p", say("first.loading"), class_="status"),
        node("div", board, class_="cloth", inert=True),
    )


def html(games: Sequence[str]) -> str:
    """The part of index.html that the build fills in; web/first.js shows the reader's language."""
    lobbies = [_lobby(code, tuple(games)) for code in LANGUAGES]
    boot = node("div", [_boot(code) for code in LANGUAGES], id="boot", role="status")
    silent = [node("p", words(code)("first.no_script"), lang=code) for code in LANGUAGES]
    return "\n".join(map(markup, [*lobbies, boot, node("noscript", silent)]))


def _lobby(code: str, games: tuple[str, ...]) -> Node:
    picture = node("div", home.screen(Model(code, games), words(code)), class_="home")
    return node("template", picture, lang=code)


def _boot(code: str) -> Node:
    """How far Python's start has come, and what to do when it fails."""
    say = words(code)
    progress = node("progress", value="0", max="1", aria_label=say("first.loading"))
    stages = {"fetching": "first.fetching", "starting": "first.starting", "opening": "first.opening"}
    lines = [
        node("span", say(key), data_stage=stage, hidden=stage != "fetching") for stage, key in stages.items()
    ]
    loading = node("p", lines, progress, class_="loading")
    failed = node(
        "div",
        node("p", say("first.failed"), data_why="other"),
        node("p", say("first.network"), data_why="network", hidden=True),
        node("p", say("first.memory"), data_why="memory", hidden=True),
        node("button", say("first.again"), type="button", class_="first"),
        node("details", node("summary", say("first.details")), node("pre")),
        class_="failed",
        hidden=True,
    )
    return node("section", loading, failed, lang=code, hidden=True)


VOID = {"input", "link", "meta", "br", "hr", "img"}
"""Elements that have no end."""

NAMES = {"defaultValue": "value"}
"""Attributes that are called otherwise in HTML than as properties of the page."""


def markup(part: Node | str) -> str:
    """A node as HTML; every text and value is escaped."""
    if isinstance(part, str):
        return escape(part)
    attrs = "".join(
        f" {NAMES.get(name, name)}" + ("" if value is True else f'="{escape(str(value))}"')
        for name, value in part.attrs.items()
        if name != "key"
    )
    inside = "".join(markup(child) for child in part.children)
    return f"<{part.tag}{attrs}>" + ("" if part.tag in VOID else f"{inside}</{part.tag}>")
