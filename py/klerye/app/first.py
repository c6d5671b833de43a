"""The first paint: what the page says before Python is there, in every language."""

from html import escape

from klerye.app.words import LANGUAGES, words
from klerye.core.drawing import Node, node


def html() -> str:
    """The part of index.html that the build fills in; the shell shows the reader's language."""
    parts = [_part(code) for code in LANGUAGES]
    silent = [node("p", words(code)("first.no_script"), lang=code) for code in LANGUAGES]
    return markup(node("div", parts, id="first")) + markup(node("noscript", silent))


def _part(code: str) -> Node:
    say = words(code)
    return node(
        "main",
        node("h1", say("app.name")),
        node("p", say("first.loading"), class_="loading"),
        node(
            "div",
            node("p", say("first.failed")),
            node("button", say("first.again"), type="button", class_="first"),
            node("details", node("summary", say("first.details")), node("pre")),
            class_="failed",
            hidden=True,
        ),
        lang=code,
        hidden=True,
    )


def markup(part: Node | str) -> str:
    """A node as HTML; every text and value is escaped."""
    if isinstance(part, str):
        return escape(part)
    attrs = "".join(
        f" {k}" if v is True else f' {k}="{escape(str(v))}"' for k, v in part.attrs.items() if k != "key"
    )
    inside = "".join(markup(child) for child in part.children)
    return f"<{part.tag}{attrs}>{inside}</{part.tag}>"
