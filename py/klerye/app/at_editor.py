"""What happens while somebody sets up a position to play on from."""

from dataclasses import dataclass, replace
from typing import Any

from klerye.app.effects import Effect, Leave
from klerye.app.model import Intent, Model, Notice, Screen, Setup
from klerye.core.editor import Editor
from klerye.core.kit import Kit
from klerye.core.refusal import Illegal

Step = tuple[Model, tuple[Effect, ...]]


@dataclass(frozen=True, slots=True)
class Editing:
    """A position of a game that is being set up, and where one goes back to."""

    game: str
    kit: Kit
    editor: Editor
    draft: Any
    back: Screen


def open(model: Model, setup: Setup) -> Step:
    """From the form that lays a table: its position, or the usual start."""
    kit = setup.kit
    if kit.editor is None:
        return model, ()
    editor = kit.editor()
    state = kit.rules.start(len(setup.names), setup.options)
    editing = Editing(setup.game, kit, editor, editor.begin(state), "setup")
    return replace(model, screen="editor", editor=editing), ()


def intent(model: Model, editing: Editing, intent: Intent) -> Step:
    """What a person did there."""
    match intent.do:
        case "leave":
            return replace(model, screen=editing.back, editor=None), ()
        case "play_on":
            what, arg = "typed", ""
        case "edit":
            what, _, arg = intent.arg.partition(" ")
        case "place":
            what, arg = "put", intent.arg
        case _:
            return model, ()
    try:
        draft = editing.editor.do(editing.draft, what, arg, intent.fields)
    except Illegal as no:
        return replace(model, notice=Notice.of(no)), ()
    model = replace(model, editor=replace(editing, draft=draft))
    return play_on(model, editing.game, editing.kit, draft) if intent.do == "play_on" else (model, ())


def play_on(model: Model, game: str, kit: Kit, draft: Any) -> Step:
    """A table is laid that begins with this position, and what one looked at is left; a reason is given where
    no game can."""
    from klerye.app.update import pick

    assert kit.editor is not None
    try:
        options = kit.editor().options(draft)
    except Illegal as no:
        return replace(model, notice=Notice.of(no)), ()
    effects: tuple[Effect, ...] = (Leave(),) if model.table or model.room else ()
    if model.setup is None:
        model, more = pick(model, game, kit)
        effects = (*effects, *more)
    setup = model.setup and replace(model.setup, options=options)
    return replace(
        model, screen="setup", setup=setup, editor=None, replay=None, table=None, room=None
    ), effects
