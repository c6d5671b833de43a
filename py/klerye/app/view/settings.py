"""The settings: how the page looks and sounds, what games wait for, how devices find each other."""

from klerye.app.learning import AGAIN
from klerye.app.model import THEMES, Intent, Model
from klerye.app.view import fair
from klerye.app.view.parts import button, header, language, notice
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.core.look import PATIENCE_MS


def screen(model: Model, say: Words) -> Node:
    """The settings of `model`."""
    return node(
        "main",
        header(say("settings.title"), None, say, back=Intent("close")),
        notice(model.notice, say),
        node("section", node("h2", say("settings.look")), _theme(model, say), language(model.lang, say)),
        node(
            "section",
            node("h2", say("settings.cues")),
            _switch("sound", say("settings.sound"), model.sound),
            _switch("vibration", say("settings.vibration"), model.vibration) if model.vibrates else None,
        ),
        _game("penta", _patience(model, say), model, say),
        _game("dam", _switch("confirms", say("table.confirms"), model.confirms), model, say),
        node(
            "section",
            node("h2", say("settings.read")),
            node(
                "div",
                [_rules(game, say) for game in model.games],
                button(say("glossary.title"), Intent("rules", "words")),
                fair.link(say),
                button(say("settings.explain"), Intent("learn", AGAIN)) if model.learned else None,
                class_="row",
            ),
        ),
        _network(model, say),
    )


def _theme(model: Model, say: Words) -> Node:
    """One of the themes is pressed."""
    choices = [
        button(
            say(f"settings.theme_{theme}"),
            Intent("theme", value=theme),
            aria_pressed="true" if theme == model.theme else "false",
        )
        for theme in THEMES
    ]
    return node("div", choices, class_="choice", role="group", aria_label=say("settings.theme"))


def _game(game: str, choice: Node, model: Model, say: Words) -> Node | None:
    """What can be chosen about a game, where there is that game."""
    return node("section", node("h2", say(f"{game}.name")), choice, key=game) if game in model.games else None


def _switch(name: str, text: str, on: bool) -> Node:
    """Something that is on or off."""
    return node(
        "button",
        node("span", text),
        type="button",
        role="switch",
        class_="switch",
        aria_checked="true" if on else "false",
        data_do=name,
        data_arg="no" if on else "yes",
        key=name,
    )


def _patience(model: Model, say: Words) -> Node:
    """How long the table waits after the last throw before it writes by itself (P3)."""
    now = "" if model.patience is None else str(model.patience)
    options = [
        node("option", say("penta.patience", n=ms // 1000), value=str(ms), selected=str(ms) == now)
        for ms in PATIENCE_MS
    ]
    never = node("option", say("penta.never"), value="", selected=now == "")
    field = node("select", options, never, data_do="patience")
    return node("label", node("span", say("penta.by_itself")), field, class_="setting")


def _rules(game: str, say: Words) -> Node:
    return button(say("rules.title", game=say(f"{game}.name")), Intent("rules", game))


def _network(model: Model, say: Words) -> Node:
    """By which relays and servers devices find each other; few people ever need to know."""
    form = node(
        "form",
        node("p", say("net.settings_about")),
        _lines("net.relays_own", model.relays, "wss://…", say),
        _lines("net.servers_own", model.servers, "stun:…", say),
        node("button", say("net.keep"), type="submit", class_="first"),
        data_do="keep",
    )
    return node("details", node("summary", say("net.settings")), form, key="network")


def _lines(key: str, text: str, example: str, say: Words) -> Node:
    """A field for some lines."""
    field = node("textarea", rows=4, defaultValue=text, placeholder=example, autocapitalize="off")
    return node("label", node("span", say(key)), field)
