"""Pieces that several screens share."""

import time
from collections.abc import Mapping
from typing import Any

from klerye.app.model import Intent, Model, Notice
from klerye.app.view import pictures
from klerye.app.words import LANGUAGES, Words
from klerye.core.drawing import Attr, Node, node


def button(text: str | Node, intent: Intent, *, class_: str | None = None, **attrs: Attr) -> Node:
    """A button that sends `intent`; the class "first" marks the one thing most people want here."""
    return node(
        "button",
        text,
        type="button",
        class_=class_,
        data_do=intent.do,
        data_arg=intent.arg or None,
        data_value=intent.value or None,
        **attrs,
    )


def language(now: str, say: Words) -> Node:
    """The choice of language, each by its own name."""
    options = [
        node("option", name, value=code, lang=code, selected=code == now) for code, name in LANGUAGES.items()
    ]
    return node(
        "label", node("span", say("app.language")), node("select", options, data_do="lang"), class_="language"
    )


def header(title: str, lang: str | None, say: Words, *, back: Intent | None) -> Node:
    """The top of every screen: the way back, the title, the language; in the lobby, from where nothing leads
    back, the mark of the house and the settings. No `lang`: the language is chosen elsewhere there."""
    if back is None:
        first: Node = pictures.mark()
        gear = button(pictures.gear(), Intent("settings"), aria_label=say("settings.title"), class_="gear")
    else:
        first, gear = button("‹", back, aria_label=say("app.back"), class_="back"), None
    return node("header", first, node("h1", title, tabindex=-1), language(lang, say) if lang else None, gear)


def notice(told: Notice | None, say: Words) -> Node:
    """What has to be said, spoken by screen readers too; a refusal points at its rule."""
    if told is None:
        return node("div", role="alert", key="notice", class_="notice none")
    game, _, number = told.rule.partition(".")
    return node(
        "div",
        node("p", _sentence(told.why, told.facts, say)),
        node(
            "div",
            rule_button(game, number, say),
            button("×", Intent("dismiss"), aria_label=say("app.dismiss")),
            class_="row",
        ),
        role="alert",
        key="notice",
        class_="notice",
    )


def reading(text: str, page: str, place: str, base: str, **attrs: str) -> Node:
    """A link to a page of the books, "dam" or "fair", or to a place on it. Where Python runs it is an intent
    like others; for whoever copies it, or has no scripts, it is the address of that page, below `base`."""
    where = f"#{place}" if place else ""
    arg = f"{page}.{place}" if place else page
    return node("a", text, href=f"{base}{page}.html{where}", data_do="rules", data_arg=arg, **attrs)


def coming(model: Model, say: Words) -> Node | None:
    """While a book is on its way: that it is, or that it cannot be had."""
    if say.bound:
        return None
    return notice(model.notice, say) if model.notice else node("p", say("first.loading"), class_="status")


def moment(ms: int, form: str = "%Y-%m-%d %H:%M") -> str:
    """Unix ms as day and hour where this device is, the same in every language (ISO 8601)."""
    return time.strftime(form, time.localtime(ms / 1000))


def rule_button(game: str, number: str | None, say: Words) -> Node | None:
    """Leads to the rule of that number, if there is one."""
    return button(say("app.rule", rule=number), Intent("rules", f"{game}.{number}")) if number else None


def _sentence(why: str, facts: Mapping[str, Any], say: Words) -> str:
    """A refusal in words; what is wrong in a file names its line, and a reason inside is said too."""
    if "why" in facts:
        inner = {name: fact for name, fact in facts.items() if name not in ("why", "line")}
        return say(why, **{**facts, "why": _sentence(facts["why"], inner, say)})
    what = say(why, **facts)
    return say("table.at_line", line=facts["line"], what=what) if "line" in facts else what
