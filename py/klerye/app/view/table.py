"""A table: who sits there, the board, what can be done, the journal."""

from dataclasses import replace

from klerye.app.model import Intent, Model, Table
from klerye.app.view import fair, lesson
from klerye.app.view.far import audit, company, getting_ready, marks, people, waiting
from klerye.app.view.hindsight import review
from klerye.app.view.hint import hint
from klerye.app.view.parts import button, header, notice, rule_button
from klerye.app.words import Words
from klerye.core.chance import Ask
from klerye.core.drawing import Node, node
from klerye.core.game import Over, Seat, Turn
from klerye.core.look import Scene
from klerye.table import clock
from klerye.table.journal import Acted, Chance


def scene(model: Model, table: Table) -> Scene:
    """What the game's look needs of the model."""
    points = model.notice.facts.get("squares", ()) if model.notice else ()
    turn = isinstance(table.told.waits, Turn)
    mine = turn and table.ours and table.writes and not table.veiled
    open = mine and not table.waiting
    return Scene(
        states=table.states,
        acts=table.acts,
        late=table.late,
        draft=table.draft,
        names=table.told.opened.names,
        seat=table.seat,
        near=table.near,
        open=open,
        at=table.at(model.now),
        patience=model.patience,
        due_in=_due_in(model, table) if open else None,
        points=tuple(points),
        thinks=_seat_of(table) not in (None, *table.here),
        asked=mine and table.waiting,
        plays=table.writes and bool(table.here) and not isinstance(table.told.waits, Over),
    )


def _seat_of(table: Table) -> Seat | None:
    """Whose turn it is, also while chance gives to that seat."""
    waits = table.told.waits
    return waits.seat if isinstance(waits, Turn | Ask) else None


def _thinks(table: Table) -> bool:
    """Whether a computer is on turn. What chance gives to it comes at once where all play here: no word is
    said in between."""
    seat = _seat_of(table)
    return table.thinks or (not table.far and seat is not None and table.told.opened.level(seat) != "")


def _due_in(model: Model, table: Table) -> int | None:
    """Milliseconds until the table goes on by itself (P3); None where it waits for the hand."""
    if model.patience is None or table.kit.hand.due(table.told.state, table.draft) is None:
        return None
    return max(0, table.rests + model.patience - model.now)


def screen(model: Model, table: Table, say: Words) -> Node:
    """The table of `model`."""
    game, look, shown = table.told.opened.game, table.kit.look, scene(model, table)
    waits = table.told.waits
    hint_now = lesson.find(model, table, shown)
    card = lesson.card(model, table, hint_now, say)
    above = None if table.kit.tray or lesson.late(model, table) else card
    if hint_now:
        shown = replace(shown, points=shown.points or hint_now.points, card=card)
    ready = getting_ready(table, say)
    lines = [look.told(shown, n, say) for n in range(len(shown.acts))]
    seats, seen = range(len(shown.names)), bool(look.seat(shown, 0, say))
    far = [seat for seat in seats if seat != table.near] if table.kit.sided else seats
    return node(
        "main",
        header(say(f"{game}.name"), model.lang, say, back=Intent("home")),
        node(
            "p",
            node("span", _event(table, lines), class_="event"),
            node("strong", _status(table, shown, say), class_="thinks" if _thinks(table) else ""),
            node("span", waiting(table, say), class_="waiting") if table.apart else None,
            node("span", ready, class_="waiting", key="ready") if ready else None,
            people(table, say) if table.far and not seen else None,
            class_="status",
            role="status",
            aria_atomic="false",
            key="status",
        ),
        None if table.kit.tray or above else card,
        notice(model.notice, say),
        node("ul", [_seat(table, shown, seat, say) for seat in far], class_="seats far", key="far")
        if seen
        else None,
        node(
            "div",
            above,
            look.board(shown, say),
            class_="cloth",
            key="board",
        ),
        node("ul", _seat(table, shown, table.near, say), class_="seats near", key="near")
        if table.kit.sided
        else None,
        node(
            "div",
            button(say("table.again"), Intent("deal")) if _stuck(model, table) else None,
            None if table.writes else _only_looking(table.told.opened.id, say),
            _curtain(waits, shown, say) if isinstance(waits, Turn) and table.veiled else None,
            _ending(waits, model, table, shown, say) if isinstance(waits, Over) else None,
            _installing(say) if isinstance(waits, Over) and model.installable else None,
            audit(table, say),
            review(table, shown, say),
            _confirm(say) if table.pending is not None else None,
            node("div", look.actions(shown, say), class_="row", key="acts"),
            hint(table, shown, say),
            company(table, say),
            node(
                "div",
                button(say("table.back"), Intent("back"), disabled=not _can_take_back(table, shown))
                if shown.plays and table.told.game.takes_back
                else None,
                button(say("table.flip"), Intent("flip")) if table.kit.sided else None,
                button(say("app.rules"), Intent("rules", game)),
                _confirms(model, say) if table.kit.ponder and table.writes else None,
                fair.link(say),
                button(say("settings.title"), Intent("settings")),
                button(say("table.export"), Intent("export")) if table.writes else None,
                class_="row quiet",
                key="more",
            ),
            _journal(lines, say),
            class_="side",
            key="side",
        ),
    )


def _confirm(say: Words) -> Node:
    """The whole move is shown; it is made once the hand says so."""
    sure = button(say("table.confirm"), Intent("confirm"), class_="first", data_key="c")
    return node("div", sure, class_="row", key="confirm")


def _confirms(model: Model, say: Words) -> Node:
    """Whether each move is to be confirmed."""
    wanted = "no" if model.confirms else "yes"
    pressed = "true" if model.confirms else "false"
    return button(say("table.confirms"), Intent("confirms", wanted), aria_pressed=pressed)


def _event(table: Table, lines: list[str]) -> str:
    """The last thing that happened. Where chance gives to one seat only, that is what a seat did."""
    chance = [isinstance(entry.what, Chance) for entry in table.told.in_force()[1:]]
    acts = [line for line, dealt in zip(lines, chance, strict=True) if not (dealt and table.kit.secret)]
    return (acts or lines or [""])[-1]


def _status(table: Table, shown: Scene, say: Words) -> str:
    """Whom the table waits for."""
    match table.told.waits:
        case Turn(seat) | Ask(seat=int(seat)) if _thinks(table):
            return say("table.thinks", name=shown.names[seat])
        case Turn(seat):
            return say("table.turn", name=shown.names[seat])
        case Over(winners):
            names = tuple(shown.names[seat] for seat in winners)
            return say("table.won", n=len(names), names=names) if names else say("table.drawn")
    return say("table.chance")


def _seat(table: Table, shown: Scene, seat: Seat, say: Words) -> Node:
    waits = table.told.waits
    turn = isinstance(waits, Turn) and waits.seat == seat
    left = clock.left(table.told, shown.at) if turn else None
    level = table.told.opened.level(seat)
    return node(
        "li",
        node("strong", shown.names[seat], class_="name"),
        node("span", say(f"setup.by_{level}"), class_="level") if level else None,
        marks(table, seat, say) if table.far else None,
        table.kit.look.seat(shown, seat, say),
        node("span", _minutes(left), class_="clock", role="timer") if left is not None else None,
        node("span", say("table.to_move"), class_="turn") if turn else None,
        key=f"seat{seat}",
        class_="seat now" if turn else "seat",
    )


def _minutes(left: int) -> str:
    """Milliseconds as minutes and seconds, begun seconds whole."""
    seconds = max(0, -(-left // 1000))
    return f"{seconds // 60}:{seconds % 60:02}"


def _only_looking(id: str, say: Words) -> Node:
    """Another tab has the table; once it is closed, this one can take it."""
    return node(
        "div",
        node("p", say("table.read_only")),
        button(say("table.play_here"), Intent("continue", id)),
        class_="notice",
        key="looking",
    )


def _curtain(turn: Turn, shown: Scene, say: Words) -> Node:
    """The device changes hands: nothing that is hidden is on the page until the next player says so. Where
    the time ran out, the button comes under a hand that was about to press another, and rests at first."""
    name, late = shown.names[turn.seat], len(shown.acts) - 1 in shown.late
    return node(
        "section",
        node("h2", say("table.hand_over", name=name)),
        button(say("table.ready", name=name), Intent("ready"), class_="first rests" if late else "first"),
        class_="ending curtain",
        key="curtain",
    )


def _ending(over: Over, model: Model, table: Table, shown: Scene, say: Words) -> Node:
    """Who won and why, with the rule that ended the game, and what it gave to whom."""
    game = table.told.opened.game
    names = tuple(shown.names[seat] for seat in over.winners)
    who = say("table.won", n=len(names), names=names) if names else say("table.drawn")
    return node(
        "section",
        node("h2", who, tabindex=-1, data_focus="over"),
        node("p", say(over.why, **over.facts)),
        node("div", _gains(model, table, say), class_="gains", role="status", key="gains"),
        node(
            "div",
            button(say("table.rematch"), Intent("rematch"), class_="first"),
            button(say("records.replay"), Intent("reopen")),
            button(say("table.leave"), Intent("home")),
            rule_button(game, table.kit.settles.get(over.why), say),
            class_="row",
        ),
        class_="ending",
        key="ending",
    )


def _installing(say: Words) -> Node:
    """Once, after a whole game: the page can be among the device's programs."""
    return node(
        "section",
        node("p", say("settings.install_about")),
        node(
            "div",
            button(say("settings.install"), Intent("install", value="yes")),
            button(say("settings.install_not"), Intent("install", value="no")),
            class_="row",
        ),
        class_="notice",
        key="installing",
    )


def _gains(model: Model, table: Table, say: Words) -> list[Node]:
    if model.progress is None:
        return []
    from klerye.app.view.gains import gains

    return gains(table, model.progress, say)


def _stuck(model: Model, table: Table) -> bool:
    """Whether the answer of chance, or of a computer, could not be stored."""
    waits = table.told.waits
    failed = model.notice is not None and model.notice.why != "engine.weaker"
    return (isinstance(waits, Ask) or table.thinks) and failed and table.writes


def _can_take_back(table: Table, shown: Scene) -> bool:
    """Whether the last thing that happened was an act. Where each has a device of their own, others are
    asked, and only what was done here can be taken back."""
    opened, last = table.told.opened, table.told.in_force()
    if table.far:
        what = last[-1].what
        return isinstance(what, Acted) and what.seat in table.here
    ours = [
        n
        for n, entry in enumerate(last)
        if isinstance(entry.what, Acted) and not opened.level(entry.what.seat)
    ]
    return shown.open and bool(ours) and all(isinstance(entry.what, Acted) for entry in last[ours[-1] :])


def _journal(lines: list[str], say: Words) -> Node:
    items = [node("li", line, key=f"act{n}") for n, line in enumerate(lines)]
    return node(
        "details",
        node("summary", say("table.journal", n=len(lines))),
        node("ol", items[::-1], reversed=True, tabindex=0),
        key="journal",
        open=True,
    )
