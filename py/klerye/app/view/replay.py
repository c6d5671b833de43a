"""A past game step by step: the board, and beside it the journal."""

from collections.abc import Sequence

from klerye.app.model import Intent, Model
from klerye.app.past import Replay
from klerye.app.view.code import code
from klerye.app.view.parts import button, header, notice, rule_button
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.core.game import Over, Seat
from klerye.core.look import Scene

STEPS = (
    ("first", "⇤", "Home"),
    ("back", "‹", "ArrowLeft"),
    ("on", "›", "ArrowRight"),
    ("last", "⇥", "End"),
)
"""The buttons, their signs, and the keys that press them."""


def scene(replay: Replay, at: int) -> Scene:
    """What the game's look needs, after `at` acts; nobody's hand is there."""
    entry = replay.told.in_force()[at]
    return Scene(
        states=replay.states[: at + 1],
        acts=replay.acts[:at],
        late=replay.late,
        draft=replay.kit.hand.empty(),
        names=replay.told.opened.names,
        seat=replay.eyes,
        near=replay.near,
        open=False,
        at=entry.at,
        thinks=True,
        first=replay.told.first,
    )


def screen(model: Model, replay: Replay, say: Words) -> Node:
    """The replay of `model`."""
    opened, kit = replay.told.opened, replay.kit
    shown, whole = scene(replay, replay.at), scene(replay, len(replay.acts))
    lines = [kit.look.told(whole, n, say) for n in range(len(whole.acts))]
    seats = range(len(shown.names))
    seen = bool(kit.look.seat(whole, 0, say))
    far = [seat for seat in seats if seat != replay.near] if kit.sided else seats
    return node(
        "main",
        header(say(f"{opened.game}.name"), model.lang, say, back=Intent("leave")),
        notice(model.notice, say),
        node("ul", [_seat(replay, shown, seat, say) for seat in far], class_="seats far", key="far")
        if seen
        else None,
        node("div", kit.look.board(shown, say), class_="cloth", key="board"),
        node("ul", _seat(replay, shown, replay.near, say), class_="seats near", key="near")
        if seen and kit.sided
        else None,
        node(
            "p",
            node("strong", lines[replay.at - 1])
            if replay.at
            else node("strong", say("records.begins", names=opened.names)),
            node("span", say("records.shared"), class_="event") if replay.linked and not replay.at else None,
            class_="status",
            role="status",
            key="status",
        ),
        node(
            "div",
            [_press(*step, say) for step in STEPS[:2]],
            node("span", say("records.at", n=replay.at, of=len(lines)), class_="at"),
            [_press(*step, say) for step in STEPS[2:]],
            class_="steps",
            role="group",
            aria_label=say("records.steps"),
            key="steps",
        ),
        node(
            "div",
            node("p", say("records.eyes", name=shown.names[replay.eyes]), class_="hint")
            if replay.eyes is not None
            else None,
            _ending(replay, say) if replay.at == len(replay.acts) else None,
            _journal(replay, lines, say),
            _more(replay, say),
            _link(replay, say) if replay.link else None,
            class_="side",
            key="side",
        ),
    )


def _press(step: str, sign: str, key: str, say: Words) -> Node:
    return button(
        sign,
        Intent("step", step),
        aria_label=say(f"records.to_{step}"),
        data_key=key.lower(),
        aria_keyshortcuts=key,
    )


def _seat(replay: Replay, shown: Scene, seat: Seat, say: Words) -> Node:
    level = replay.told.opened.level(seat)
    return node(
        "li",
        node("strong", shown.names[seat], class_="name"),
        node("span", say(f"setup.by_{level}"), class_="level") if level else None,
        replay.kit.look.seat(shown, seat, say),
        key=f"seat{seat}",
        class_="seat",
    )


def _ending(replay: Replay, say: Words) -> Node:
    """Who won and why; or what the file says, where the acts do not tell."""
    opened, over, heard = replay.told.opened, replay.over, replay.heard
    if over is None:
        known = heard.result if heard and heard.result not in ("", "*") else ""
        text = say("records.file_result", result=known) if known else say("records.open_end")
        return node("section", node("p", text), class_="ending", key="ending")
    names = tuple(opened.names[seat] for seat in over.winners)
    return node(
        "section",
        node("h2", say("table.won", n=len(names), names=names) if names else say("table.drawn")),
        node("p", say(over.why, **over.facts)),
        node("p", say("records.left", n=heard.left)) if heard and heard.left else None,
        rule_button(opened.game, replay.kit.settles.get(over.why), say),
        class_="ending",
        key="ending",
    )


def _journal(replay: Replay, lines: Sequence[str], say: Words) -> Node:
    """Every line leads to its step; the one that is shown is marked, and the only one that the tab key
    reaches."""
    items = [
        node(
            "button",
            line,
            type="button",
            data_do="step",
            data_arg=str(n),
            class_="line",
            aria_current="step" if n == replay.at else None,
            tabindex=0 if n == max(replay.at, 1) else -1,
        )
        for n, line in enumerate(lines, 1)
    ]
    return node(
        "details",
        node("summary", say("table.journal", n=len(lines))),
        node("ol", [node("li", item, key=f"line{n}") for n, item in enumerate(items)]),
        key="journal",
        open=True,
        class_="lines",
    )


def _more(replay: Replay, say: Words) -> Node:
    """What can be done with the game."""
    game, kit = replay.told.opened.game, replay.kit
    forms = ("jsonl", *(form.name for form in (kit.formats() if kit.formats else ())))
    goes_on = not isinstance(kit.rules.waits(replay.states[replay.at]), Over)
    keeps = replay.over is not None and replay.whole and not replay.kept
    return node(
        "div",
        button(say("records.keep"), Intent("shelve"), class_="first") if keeps else None,
        button(say("records.share"), Intent("share")),
        button(say("records.table"), Intent("continue", replay.told.opened.id)) if replay.kept else None,
        button(say("editor.play_on"), Intent("play_on")) if kit.editor and goes_on else None,
        button(say("table.flip"), Intent("flip")) if kit.sided else None,
        button(say("app.rules"), Intent("rules", game)),
        node(
            "details",
            node("summary", say("records.save")),
            node(
                "div",
                [button(say(f"records.as_{form}"), Intent("save", form)) for form in forms],
                class_="row",
            ),
            key="save",
        ),
        class_="row quiet more",
        key="more",
    )


def _link(replay: Replay, say: Words) -> Node:
    """The link, to be copied by hand, and as a picture where it fits in one."""
    field = node("input", type="text", readonly=True, defaultValue=replay.link, key=replay.link)
    return node(
        "section",
        node("label", node("span", say("records.link")), field),
        node("p", say("records.link_about"), class_="hint"),
        code(replay.picture, say),
        class_="link",
        key="link",
    )
