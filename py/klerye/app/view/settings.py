"""The settings: by which relays and servers devices find each other."""

from klerye.app.model import Intent, Model
from klerye.app.view.parts import header, notice
from klerye.app.words import Words
from klerye.core.drawing import Node, node


def screen(model: Model, say: Words) -> Node:
    """The settings of `model`."""
    return node(
        "main",
        header(say("net.settings"), model.lang, say, back=Intent("home")),
        notice(model.notice, {}, say),
        node(
            "form",
            node("p", say("net.settings_about")),
            _lines("net.relays_own", model.relays, "wss://…", say),
            _lines("net.servers_own", model.servers, "stun:…", say),
            node("button", say("net.keep"), type="submit", class_="first"),
            data_do="keep",
        ),
    )


def _lines(key: str, text: str, example: str, say: Words) -> Node:
    """A field for some lines."""
    field = node("textarea", rows=4, defaultValue=text, placeholder=example, autocapitalize="off")
    return node("label", node("span", say(key)), field)
