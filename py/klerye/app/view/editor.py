"""Setting up a position to play on from."""

from klerye.app.at_editor import Editing
from klerye.app.model import Intent, Model
from klerye.app.view.parts import button, header, notice
from klerye.app.words import Words
from klerye.core.drawing import Node, node


def screen(model: Model, editing: Editing, say: Words) -> Node:
    """The editor of `model`."""
    board, *rest = editing.editor.draw(editing.draft, say)
    return node(
        "main",
        header(say("editor.title"), model.lang, say, back=Intent("leave")),
        notice(model.notice, say),
        board,
        node(
            "div",
            node("p", say("editor.about"), class_="hint", key="about"),
            rest,
            button(say("editor.play_on"), Intent("play_on"), class_="first", key="on"),
            class_="side",
            key="side",
        ),
    )
