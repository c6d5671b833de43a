"""Penta drawn: five dice one wants to touch, and the sheets of all players side by side."""

from klerye.core.chance import Dealt
from klerye.core.drawing import Node, node
from klerye.core.game import Seat
from klerye.core.look import Say, Scene
from klerye.games.penta import sheet
from klerye.games.penta.hand import Draft
from klerye.games.penta.rules import DICE, THROWS, State, Throw, Write
from klerye.games.penta.sheet import LOWER, PAR, UPPER, Sheet

PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((28, 28), (28, 72), (72, 28), (72, 72)),
    5: ((28, 28), (28, 72), (72, 28), (72, 72), (50, 50)),
    6: ((28, 26), (28, 50), (28, 74), (72, 26), (72, 50), (72, 74)),
}
"""Where the pips of each face lie on a square of 100."""

PATIENCE_MS = (3000, 10_000, 30_000)
"""How long the table may wait after the last throw (P3)."""


def board(scene: Scene, say: Say) -> Node:
    """The sheets, and within reach of the thumb the dice and what can be done with them."""
    return node("div", _sheets(scene, say), _tray(scene, say), class_="penta")


def _tray(scene: Scene, say: Say) -> Node:
    state: State = scene.state
    draft: Draft = scene.draft
    return node(
        "div",
        _hint(scene, say),
        node(
            "div",
            [_die(scene, place, say) for place in range(1, DICE + 1)],
            class_="dice",
            role="group",
            aria_label=say("penta.dice"),
        ),
        node(
            "div",
            _throw(state, draft, say) if scene.open and state.throws < THROWS else None,
            _confirm(state, draft, say) if scene.open and draft.box else None,
            class_="row",
        ),
        class_="tray",
        key="tray",
    )


def _die(scene: Scene, place: int, say: Say) -> Node:
    """One die: its place stays its own through the turn; a new throw is a new element, which tumbles."""
    state: State = scene.state
    draft: Draft = scene.draft
    face = state.dice[place - 1] if state.dice else None
    rolling = state.keep is not None and place not in state.keep
    kept = place in draft.kept and not rolling
    can_keep = scene.open and face is not None and state.throws < THROWS
    what = say("penta.no_face") if face is None or rolling else str(face)
    return node(
        "button",
        _face(None if rolling else face),
        node("span", say("penta.kept"), class_="mark", aria_hidden="true") if kept else None,
        type="button",
        key=f"die{place}.{_throw_of(scene, place)}",
        class_="die kept" if kept else "die",
        disabled=None if can_keep else True,
        aria_pressed="true" if kept else "false",
        aria_label=say("penta.die", place=place, face=what),
        data_do="place",
        data_arg=f"die{place}",
        data_key=str(place),
    )


def _face(face: int | None) -> Node:
    pips = [node("circle", cx=x, cy=y, r=9.5, class_="pip") for x, y in PIPS.get(face or 0, ())]
    return node(
        "svg",
        node("rect", x=4, y=8, width=92, height=90, rx=20, class_="edge"),
        node("rect", x=4, y=3, width=92, height=90, rx=20, class_="body"),
        pips,
        viewBox="0 0 100 100",
        aria_hidden="true",
    )


def _throw_of(scene: Scene, place: int) -> int:
    """The number of the act that threw the die at `place` last."""
    last = 0
    kept: tuple[int, ...] = ()
    for n, act in enumerate(scene.acts):
        if isinstance(act, Throw):
            kept = act.keep
        elif isinstance(act, Dealt) and place not in kept:
            last = n
    return last


def _throw(state: State, draft: Draft, say: Say) -> Node:
    return node(
        "button",
        say("penta.throw", n=THROWS - state.throws),
        type="button",
        class_=None if draft.box else "first",
        disabled=True if len(draft.kept) == DICE else None,
        data_do="place",
        data_arg="throw",
    )


def _confirm(state: State, draft: Draft, say: Say) -> Node:
    """Confirm the turn (P2); writing a zero is asked before (P6)."""
    box = say(sheet.name(draft.box))
    points = sheet.takes(state.sheet, state.dice)[draft.box]
    if points:
        text = say("penta.confirm", box=box, points=points)
        return node("button", text, type="button", class_="first", data_do="place", data_arg="confirm")
    return node(
        "button",
        say("penta.sacrifice", box=box),
        type="button",
        class_="first",
        data_do="ask",
        data_arg=f"penta.ask_sacrifice {sheet.name(draft.box)}",
        data_value="place confirm",
    )


def _hint(scene: Scene, say: Say) -> Node:
    """What the player should know now: the countdown (P3), a sacrifice (P6), the joker (P8)."""
    return node("p", _hint_text(scene, say), class_="hint", aria_live="polite", key="hint")


def _hint_text(scene: Scene, say: Say) -> str:
    state: State = scene.state
    if not scene.open:
        return ""
    if not state.dice:
        return say("penta.hint_throw")
    said = ""
    if sheet.is_further(state.sheet, state.dice):
        own = UPPER[state.dice[0] - 1]
        if state.sheet.of(own) is None:
            said = say("penta.joker_own", box=say(sheet.name(own)))
        elif None in state.sheet.points[len(UPPER) :]:
            said = say("penta.joker_lower")
        else:
            said = say("penta.joker_upper")
    elif sheet.nothing_scores(state.sheet, state.dice):
        said = say("penta.nothing_scores")
    elif state.throws < THROWS:
        said = say("penta.hint_keep")
    if scene.due_in is not None:
        said = " ".join(filter(None, [said, say("penta.countdown", n=-(-scene.due_in // 1000))]))
    return said or say("penta.hint_pick")


def _sheets(scene: Scene, say: Say) -> Node:
    state: State = scene.state
    seats = range(len(state.sheets))
    now = state.seat if scene.open else None
    names = [
        node("th", scene.names[seat], scope="col", class_="now" if seat == now else None) for seat in seats
    ]
    return node(
        "div",
        node(
            "table",
            node("caption", say("penta.sheets")),
            node("thead", node("tr", node("th", say("penta.box"), scope="col"), names)),
            node(
                "tbody",
                [_row(scene, box, say) for box in UPPER],
                _sums("penta.upper", [_progress(one) for one in state.sheets], say),
                [_row(scene, box, say) for box in LOWER],
                _sums("penta.extras", [str(one.extra_points) for one in state.sheets], say)
                if any(one.extras for one in state.sheets)
                else None,
                _sums("penta.total", [str(one.total) for one in state.sheets], say),
            ),
        ),
        class_="sheets",
        key="sheets",
        tabindex=0,
        role="region",
        aria_label=say("penta.sheets"),
    )


def _progress(one: Sheet) -> str:
    """The upper part, and how it stands to three of each: "45 / 63 (+4)"; "+35" once that is reached (P5)."""
    if one.bonus:
        return f"{one.upper} +{one.bonus}"
    done = [(n, points) for n, points in enumerate(one.points[: len(UPPER)], 1) if points is not None]
    ahead = sum(points - 3 * n for n, points in done)
    return f"{one.upper} / {PAR}" + (f" ({ahead:+})" if done else "")


def _sums(key: str, values: list[str], say: Say) -> Node:
    cells = [node("td", value) for value in values]
    return node("tr", node("th", say(key), scope="row"), cells, class_="sum", key=key)


def _row(scene: Scene, box: str, say: Say) -> Node:
    state: State = scene.state
    cells = [_cell(scene, seat, box, say) for seat in range(len(state.sheets))]
    return node("tr", node("th", say(sheet.name(box)), scope="row"), cells, key=box)


def _cell(scene: Scene, seat: Seat, box: str, say: Say) -> Node:
    """A written number; or on the sheet of the seat on turn what the dice would take (P4)."""
    state: State = scene.state
    one: Sheet = state.sheets[seat]
    written = one.of(box)
    if written is not None:
        return node("td", str(written), class_="written", key=f"{seat}")
    if not scene.open or seat != state.seat or not state.dice:
        return node("td", key=f"{seat}")
    points = sheet.takes(one, state.dice).get(box)
    name = say(sheet.name(box))
    picked = box == scene.draft.box
    if points is None:
        label = say("penta.closed", box=name)
    else:
        label = say("penta.would_take", box=name, points=points)
    return node(
        "td",
        node(
            "button",
            "–" if points is None else str(points),
            type="button",
            class_="closed" if points is None else "picked" if picked else "open",
            aria_pressed="true" if picked else "false",
            aria_label=label,
            data_do="place",
            data_arg=box,
        ),
        key=f"{seat}",
    )


def actions(scene: Scene, say: Say) -> list[Node]:
    """How long the table waits after the last throw before it writes by itself (P3)."""
    now = "" if scene.patience is None else str(scene.patience)
    options = [
        node("option", say("penta.patience", n=ms // 1000), value=str(ms), selected=str(ms) == now)
        for ms in PATIENCE_MS
    ]
    never = node("option", say("penta.never"), value="", selected=now == "")
    return [
        node(
            "label",
            node("span", say("penta.by_itself")),
            node("select", options, never, data_do="patience"),
            class_="setting",
        )
    ]


def seat(scene: Scene, seat: Seat, say: Say) -> list[Node | str]:
    """Nothing: the names stand over the sheets."""
    return []


def told(scene: Scene, n: int, say: Say) -> str:
    """Act `n` in words."""
    before: State = scene.states[n]
    name = scene.names[before.seat]
    match scene.acts[n]:
        case Throw(()):
            return say("penta.told_throw", name=name)
        case Throw(keep):
            return say("penta.told_keep", name=name, dice=tuple(before.dice[place - 1] for place in keep))
        case Write(box):
            points = scene.states[n + 1].sheets[before.seat].of(box)
            key = "penta.told_extra" if sheet.is_further(before.sheet, before.dice) else "penta.told_write"
            return say(key, name=name, box=say(sheet.name(box)), points=points)
    return say("penta.told_dice", name=name, dice=scene.states[n + 1].dice)
