"""The whole page of a model."""

from dataclasses import dataclass

from klerye.app.model import Book, Fair, Glossary, Intent, Model, Question, Settings
from klerye.app.view import fair, home, rules, setup, table
from klerye.app.view.parts import button
from klerye.app.words import Words, words
from klerye.core.drawing import Node, node
from klerye.core.game import Over
from klerye.core.refusal import Key


@dataclass(frozen=True, slots=True)
class Page:
    """What the page shows: its language, its title, its body; whether the screen has to stay lit, and whether
    it waits for the keeper of the table."""

    lang: str
    title: str
    body: Node
    awake: bool = False
    waits: bool = False


def view(model: Model) -> Page:
    """The page of `model`."""
    say = words(model.lang)
    if model.screen == "table" and model.table:
        title, main = say(f"{model.table.told.opened.game}.name"), table.screen(model, model.table, say)
    elif model.screen == "setup" and model.setup:
        title, main = say(f"{model.setup.game}.name"), setup.screen(model, model.setup, say)
    elif model.screen == "rules" and isinstance(model.book, Fair):
        title, main = say("fair.title"), fair.screen(model, say)
    elif model.screen == "rules" and isinstance(model.book, Settings):
        from klerye.app.view import settings

        title, main = say("settings.title"), settings.screen(model, say)
    elif model.screen == "rules" and isinstance(model.book, Book):
        title, main = (
            say("rules.title", game=say(f"{model.book.game}.name")),
            rules.screen(model, model.book, say),
        )
    elif model.screen == "rules" and isinstance(model.book, Glossary):
        from klerye.app.view import glossary

        title, main = say("glossary.title"), glossary.screen(model, model.book, say)
    elif model.screen == "room" and model.room:
        from klerye.app.view import room

        title, main = say("net.title"), room.screen(model, model.room, say)
    elif model.screen in ("progress", "person"):
        from klerye.app.view import progress

        title, main = progress.screen(model, say)
    elif model.screen in ("records", "several", "replay", "editor"):
        from klerye.app.view import past

        title, main = past.screen(model, say)
    else:
        title, main = say("app.name"), home.screen(model, say)
    busy = (
        node("progress", class_="busy", aria_label=say("first.loading"), key="busy") if model.busy else None
    )
    if model.question:
        over = _question(model.question, say)
    elif model.keys:
        from klerye.app.view.keys import sheet

        over = sheet(model, say)
    else:
        over = None
    help = button("?", Intent("keys"), class_="help", aria_label=say("keys.title"), data_key="?")
    foot = node("footer", help, key="foot")
    singles = None if model.singles else "no"
    body = node("div", busy, main, foot, over, class_=_class(model), data_singles=singles)
    name = say("app.name")
    waits = model.screen == "table" and model.table is not None and model.table.waiting
    return Page(model.lang, title if title == name else f"{title} · {name}", body, _awake(model), waits)


def _class(model: Model) -> str:
    """What the look of a screen goes by, and the page knows it by."""
    if model.screen in ("replay", "editor"):
        return f"table {model.screen}"
    return "settings" if model.screen == "rules" and isinstance(model.book, Settings) else model.screen


def _awake(model: Model) -> bool:
    """Whether a clock runs on the screen, so that it must not go dark."""
    told = model.table.told if model.table and model.screen == "table" else None
    return told is not None and told.opened.turn_ms is not None and not isinstance(told.waits, Over)


def _question(question: Question, say: Words) -> Node:
    """`x.ask_deed` asks before something is lost: the way out comes first, and with it the focus, and the
    other button says what it does, `x.deed`."""
    facts = {"what": Key(question.what), **question.facts}
    deed = question.key.replace(".ask_", ".")
    no = button(say("app.no"), Intent("no"))
    if deed == question.key:
        buttons = [button(say("app.yes"), Intent("yes"), class_="first"), no]
    else:
        buttons = [no, button(say(deed, **facts), Intent("yes"))]
    return node(
        "dialog",
        node("p", say(question.key, **facts), id="question"),
        node("div", buttons, class_="row"),
        key="question",
        aria_labelledby="question",
        data_modal="no",
    )
