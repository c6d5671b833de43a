"""Laying a table: who sits down, and how long a turn may take."""

from klerye.app.model import Intent, Model, Setup
from klerye.app.view.parts import button, header, notice
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.core.engine import LEVELS
from klerye.core.refusal import Key
from klerye.table.names import LONGEST


def screen(model: Model, setup: Setup, say: Words) -> Node:
    """The form with the players' names; an empty one is called by its placeholder."""
    size, seats = len(setup.names), setup.kit.rules.seats
    return node(
        "main",
        header(say(f"{setup.game}.name"), model.lang, say, back=Intent("home")),
        notice(model.notice, say),
        node(
            "form",
            node("h2", say("setup.who")),
            [_player(setup, seat, say) for seat in range(size)],
            _people(model),
            node(
                "div",
                button(say("setup.more"), Intent("seats", "more")) if size + 1 in seats else None,
                button(say("setup.fewer"), Intent("seats", "fewer")) if size - 1 in seats else None,
                class_="row",
            ),
            _position(setup, say) if setup.kit.editor else None,
            _clock(setup, say) if len(setup.kit.turns) > 1 else None,
            node("p", say(_seating(setup)), class_="hint"),
            node("p", say("setup.named"), class_="hint") if setup.kit.earns else None,
            node("p", say("setup.far_link"), class_="hint") if setup.levels else None,
            node("button", say("setup.start"), type="submit", class_="first"),
            data_do="start",
        ),
    )


def _position(setup: Setup, say: Words) -> Node:
    """Where the game begins: at its usual start, or from a position that was set up."""
    edit = button(say("editor.change" if setup.options else "editor.open"), Intent("edit"), data_fields="")
    return node(
        "div",
        node("p", say("editor.begins")) if setup.options else None,
        node(
            "div",
            edit,
            button(say("editor.usual"), Intent("usual")) if setup.options else None,
            class_="row quiet",
        ),
        class_="position",
        key="position",
    )


def _seating(setup: Setup) -> str:
    """The key of who plays first: what the game says, or the position that was set up."""
    if setup.options and setup.kit.editor:
        return setup.kit.editor().seating(setup.kit.rules.start(len(setup.names), setup.options))
    return f"{setup.game}.seating"


def _player(setup: Setup, seat: int, say: Words) -> Node:
    """One seat: who sits there, and whether it is a computer, or somebody far away."""
    size = len(setup.names)
    return node(
        "div",
        _name(seat, setup.names[seat], seat + 1 == size, say),
        _level(seat, setup.levels[seat], say) if setup.levels else None,
        class_="player",
        key=f"player{seat}",
    )


def _people(model: Model) -> Node:
    """The names under which somebody has played here before, so that nobody becomes two by a slip."""
    profiles = model.progress.standings.values() if model.progress else ()
    return node("datalist", [node("option", value=profile.name) for profile in profiles], id="people")


def _level(seat: int, chosen: str, say: Words) -> Node:
    person, far = [
        node("option", say(key), value=level, selected=level == chosen)
        for key, level in (("setup.by_person", ""), ("setup.by_far", "far"))
    ]
    computers = [
        node(
            "option",
            say("setup.plays", level=Key(f"setup.by_{level}")),
            value=level,
            selected=level == chosen,
        )
        for level in LEVELS
    ]
    group = node("optgroup", computers, label=say("setup.computers"))
    # Who lays the table sits at it.
    return node("select", person, group, far if seat else None, aria_label=say("setup.level", n=seat + 1))


def _name(seat: int, name: str, last: bool, say: Words) -> Node:
    given = say("setup.player", n=seat + 1)
    return node(
        "label",
        node("span", given),
        node(
            "input",
            type="text",
            defaultValue=name,
            placeholder=given,
            maxlength=LONGEST,
            autocomplete="off",
            list="people",
            enterkeyhint="go" if last else "next",
        ),
    )


def _time(ms: int | None, say: Words) -> str:
    """The time for a turn in whole minutes, or in seconds where it is none."""
    if ms is None:
        return say("setup.no_clock")
    minutes, rest = divmod(ms, 60_000)
    return say("setup.seconds", n=ms // 1000) if rest else say("setup.minutes", n=minutes)


def _clock(setup: Setup, say: Words) -> Node:
    options = [
        node(
            "option",
            _time(ms, say),
            value="" if ms is None else str(ms),
            selected=ms == setup.turn_ms,
        )
        for ms in setup.kit.turns
    ]
    return node("label", node("span", say("setup.clock")), node("select", options), key="clock")
