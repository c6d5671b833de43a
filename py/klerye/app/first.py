"""The first paint: the lobby in every language, drawn when the site is built, before any Python runs."""

from collections.abc import Sequence
from html import escape

from klerye.app.model import Model
from klerye.app.view import home
from klerye.app.words import LANGUAGES, words
from klerye.core.drawing import Node, node


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
    loading = node("p", node("span", say("first.loading")), progress, class_="loading")
    failed = node(
        "div",
        node("p", say("first.failed")),
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
