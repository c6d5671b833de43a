"""The sheet of keys: what each does on this screen."""

from collections.abc import Mapping

from klerye.app.model import Intent, Model
from klerye.app.view.parts import button
from klerye.app.words import Words
from klerye.core.drawing import Node, node

ANYWHERE = {"⇥": "keys.tab", "⏎ ␣": "keys.press", "Esc": "keys.escape", "?": "keys.sheet"}
BOARD = {"← ↑ → ↓": "keys.arrows", "Home End": "keys.ends"}
CONFIRMED = {"C": "keys.confirm"}
REPLAY = {
    "←": "records.to_back",
    "→": "records.to_on",
    "Home": "records.to_first",
    "End": "records.to_last",
}


def sheet(model: Model, say: Words) -> Node:
    """The keys of every screen, then those of the game that is being played."""
    parts = [_keys("keys.anywhere", ANYWHERE, say)]
    if model.screen == "table" and model.table:
        kit = model.table.kit
        more = CONFIRMED if kit.ponder and model.confirms else {}
        parts.append(_keys("keys.at_table", {**BOARD, **kit.keys, **more}, say))
    if model.screen == "replay":
        parts.append(_keys("records.steps", REPLAY, say))
    wanted = "no" if model.singles else "yes"
    return node(
        "dialog",
        node("h2", say("keys.title"), id="keys"),
        parts,
        node(
            "div",
            button(say("app.close"), Intent("no"), class_="first"),
            button(
                say("keys.singles_off" if model.singles else "keys.singles_on"), Intent("singles", wanted)
            ),
            class_="row",
        ),
        key="sheet",
        class_="keys",
        aria_labelledby="keys",
        data_modal="no",
    )


def _keys(title: str, keys: Mapping[str, str], say: Words) -> Node:
    lines = [
        node("div", node("dt", [node("kbd", sign) for sign in signs.split(" ")]), node("dd", say(what)))
        for signs, what in keys.items()
    ]
    return node("section", node("h3", say(title)), node("dl", lines), key=title)
