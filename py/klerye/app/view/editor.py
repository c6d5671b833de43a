"""Setting up a position to play on from."""

from klerye.app.at_editor import Editing
from klerye.app.model import Intent, Model
from klerye.app.view.parts import button, header, notice
from klerye.app.words import Words
from klerye.core.drawing import Node, node


def screen(model: Model, editing: Editing, say: Words) -> Node:
    """The editor of `model`. What was typed goes with the button that plays on, too."""
    board, *rest = editing.editor.draw(editing.draft, say)
    return node(
        "main",
        header(say("editor.title"), model.lang, say, back=Intent("leave")),
        notice(model.notice, say),
        board,
        node(
            "form",
            node("p", say("editor.about"), class_="hint", key="about"),
            rest,
            button(say("editor.play_on"), Intent("play_on"), class_="first", key="on", data_fields=""),
            class_="side",
            data_do="edit",
            data_arg="typed",
            key="side",
        ),
    )
