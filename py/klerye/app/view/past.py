"""The screens of past games, and of a position to play on from: title and picture."""

from klerye.app.model import Model
from klerye.app.words import Words
from klerye.core.drawing import Node


def screen(model: Model, say: Words) -> tuple[str, Node]:
    """The one of them that `model` shows."""
    if model.screen == "replay" and model.replay:
        from klerye.app.view import replay

        title = say("records.game", game=say(f"{model.replay.told.opened.game}.name"))
        return title, replay.screen(model, model.replay, say)
    if model.screen == "editor" and model.editor:
        from klerye.app.view import editor

        return say("editor.title"), editor.screen(model, model.editor, say)
    from klerye.app.view import records

    if model.screen == "several" and model.choice:
        return say("records.choose"), records.choice(model, model.choice, say)
    assert model.records is not None
    return say("records.title"), records.screen(model, model.records, say)
