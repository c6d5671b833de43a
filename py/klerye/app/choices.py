"""What a person chooses for this device: how it looks and sounds, how long it waits, how it finds others."""

from dataclasses import replace

from klerye.app.cues import cue
from klerye.app.effects import Effect, Install, Remember
from klerye.app.model import THEMES, Intent, Model, Notice, Settings
from klerye.core.refusal import Illegal

Step = tuple[Model, tuple[Effect, ...]]

DOES = ("settings", "theme", "sound", "vibration", "patience", "keep", "installable", "install")
"""The intents that choose something."""


def intent(model: Model, intent: Intent) -> Step:
    """What a person chose; it lasts on this device."""
    match intent.do, intent.arg or intent.value:
        case "settings", _ if not isinstance(model.book, Settings):
            back = model.book.back if model.book else model.screen
            return replace(model, screen="rules", book=Settings(back), notice=None), ()
        case "theme", value if value in THEMES:
            return replace(model, theme=value), (Remember("theme", value),)
        case "sound", "yes" | "no" as value:
            model = replace(model, sound=value == "yes")
            return model, (*cue(model, "turn"), Remember("sound", value))
        case "vibration", "yes" | "no" as value:
            model = replace(model, vibration=value == "yes")
            return model, (*cue(model, buzz="turn"), Remember("vibration", value))
        case "patience", value if value == "" or value.isdecimal():
            return replace(model, patience=int(value) if value else None), (Remember("patience", value),)
        case "keep", _ if isinstance(model.book, Settings) and len(intent.fields) == 2:
            return _keep(replace(model, notice=None), model.book, *intent.fields)
        case "installable", _:
            return replace(model, installable=model.asks_to_install), ()
        case "install", "yes" | "no" as value if model.installable:
            effects = (Install(),) if value == "yes" else ()
            model = replace(model, installable=False, asks_to_install=False)
            return model, (*effects, Remember("install", "asked"))
    return model, ()


def _keep(model: Model, book: Settings, relays: str, servers: str) -> Step:
    """The person's own relays and servers, one a line."""
    try:
        for line in relays.split():
            if not line.startswith("wss://"):
                raise Illegal("net.relay_wrong", address=line[:80])
        for line in filter(None, map(str.strip, servers.splitlines())):
            if not line.startswith(("stun:", "stuns:", "turn:", "turns:")) or len(line.split()) not in (1, 3):
                raise Illegal("net.server_wrong", address=line[:80])
    except Illegal as no:
        return replace(model, notice=Notice.of(no), relays=relays, servers=servers), ()
    kept = replace(model, relays=relays, servers=servers, screen=book.back, book=None)
    return kept, (Remember("relays", relays), Remember("servers", servers))
