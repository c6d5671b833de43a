"""Penta drawn: five dice one wants to touch, and the sheets of all players side by side."""

from typing import Any

from klerye.core.chance import Dealt
from klerye.core.drawing import Node, node
from klerye.core.engine import Option
from klerye.core.game import Seat
from klerye.core.look import PATIENCE_MS, Say, Scene, number
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


def board(scene: Scene, say: Say) -> Node:
    """The sheets, and within reach of the thumb the dice and what can be done with them."""
    return node("div", _sheets(scene, say), _tray(scene, say) if _goes_on(scene) else None, class_="penta")


def _goes_on(scene: Scene) -> bool:
    """Whether the seat on turn still has boxes to write (P10)."""
    return None in scene.state.sheet.points


def _tray(scene: Scene, say: Say) -> Node:
    """The hint, the dice, the buttons. What cannot be done now stays where it is, and so does the focus;
    while the table waits, it is `aria-disabled`."""
    state: State = scene.state
    draft: Draft = scene.draft
    return node(
        "div",
        _hint(scene, say),
        node(
            "div",
            [die(scene, place, say) for place in range(1, DICE + 1)],
            class_="dice",
            role="group",
            aria_label=say("penta.dice"),
        ),
        node("p", _heard(scene, say), class_="heard", aria_live="polite", key="heard"),
        node(
            "div",
            _throw(scene, say) if state.throws < THROWS else None,
            _confirm(state, draft, say) if draft.box else None,
            node("p", say("penta.countdown", n=-(-scene.due_in // 1000)), class_="countdown", role="timer")
            if scene.due_in is not None
            else None,
            class_="row",
        ),
        class_="tray",
        key="tray",
    )


def die(scene: Scene, place: int, say: Say) -> Node:
    """One die: its place stays its own through the turn; a new throw is a new element, which tumbles."""
    state: State = scene.state
    draft: Draft = scene.draft
    face = state.dice[place - 1] if state.dice else None
    rolling = state.keep is not None and place not in state.keep
    kept = place in draft.kept and not rolling
    can_keep = scene.open and face is not None and state.throws < THROWS
    what = say("penta.no_face") if face is None or rolling else str(face)
    label = say("penta.die", place=place, face=what)
    return node(
        "button",
        draw_face(None if rolling else face),
        node("span", say("penta.kept"), class_="mark", aria_hidden="true") if kept else None,
        type="button",
        key=f"die{place}.{_throw_of(scene, place)}",
        class_="die kept" if kept else "die",
        aria_disabled=None if can_keep else "true",
        aria_pressed="true" if kept else "false",
        aria_label=f"{label}, {say('penta.kept')}" if kept else label,
        data_do="place",
        data_arg=f"die{place}",
        data_key=str(place),
    )


def _heard(scene: Scene, say: Say) -> str:
    """For who hears the page: that the table will write by itself, once and not each second (P3); what is
    kept, once a hand has chosen: a key of the digits keeps a die while the focus is elsewhere."""
    state: State = scene.state
    draft: Draft = scene.draft
    if scene.due_in is not None and scene.patience is not None:
        return say("penta.countdown", n=scene.patience // 1000)
    if not draft.chosen or not state.dice:
        return ""
    faces = tuple(state.dice[place - 1] for place in draft.kept)
    return say("penta.keeps", dice=faces) if faces else say("penta.keeps_none")


def draw_face(face: int | None) -> Node:
    pips = [
        node("circle", cx=x, cy=y + lower, r=9.5, class_=kind)
        for x, y in PIPS.get(face or 0, ())
        for kind, lower in (("dimple", 2.5), ("pip", 0))
    ]
    return node("svg", pips, viewBox="0 0 100 100", aria_hidden="true")


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


def _throw(scene: Scene, say: Say) -> Node:
    state: State = scene.state
    draft: Draft = scene.draft
    all_kept = len(draft.kept) == DICE
    return node(
        "button",
        say("penta.throw", n=THROWS - state.throws),
        type="button",
        key="throw" if draft.box else "main",
        class_=f"throw{state.throws}"
        if draft.box or all_kept or scene.thinks
        else f"first throw{state.throws}",
        aria_disabled="true" if all_kept or not scene.open else None,
        data_do="place",
        data_arg="throw",
        data_key="t",
    )


def _confirm(state: State, draft: Draft, say: Say) -> Node:
    """Confirm the turn (P2); writing a zero is asked before (P6). The next throw takes its place and, by
    the key "main", its focus."""
    box = say(sheet.name(draft.box))
    points = sheet.takes(state.sheet, state.dice)[draft.box]
    if points:
        text = say("penta.confirm", box=box, points=points)
        return node(
            "button",
            text,
            type="button",
            key="main",
            class_="first",
            data_do="place",
            data_arg="confirm",
            data_key="c",
        )
    return node(
        "button",
        say("penta.sacrifice", what=box),
        type="button",
        key="main",
        class_="first",
        data_do="ask",
        data_arg=f"penta.ask_sacrifice {sheet.name(draft.box)}",
        data_value="place confirm",
        data_key="c",
    )


def _hint(scene: Scene, say: Say) -> Node:
    """What the player should know now: a sacrifice (P6), the joker (P8), or what to do next."""
    text = "" if scene.thinks else hint_text(scene.state, say)
    return node("p", text, class_="hint", aria_live="polite", key="hint")


def hint_text(state: State, say: Say) -> str:
    if not state.dice:
        return say("penta.hint_throw")
    if sheet.is_further(state.sheet, state.dice):
        own = UPPER[state.dice[0] - 1]
        if state.sheet.of(own) is None:
            return say("penta.joker_own", box=say(sheet.name(own)))
        if None in state.sheet.points[len(UPPER) :]:
            return say("penta.joker_lower")
        return say("penta.joker_upper")
    if sheet.nothing_scores(state.sheet, state.dice):
        return say("penta.nothing_scores")
    return say("penta.hint_keep" if state.throws < THROWS else "penta.hint_pick")


def _sheets(scene: Scene, say: Say) -> Node:
    state: State = scene.state
    seats = range(len(state.sheets))
    names = [node("th", scene.names[seat], scope="col", class_=_now(scene, seat)) for seat in seats]
    return node(
        "div",
        node(
            "table",
            node("caption", say("penta.sheets")),
            node("thead", node("tr", node("th", say("penta.box"), scope="col"), names)),
            node(
                "tbody",
                [row(scene, box, say) for box in UPPER],
                sums(scene, "penta.upper", [progress(one) for one in state.sheets], say),
                [row(scene, box, say) for box in LOWER],
                sums(scene, "penta.extras", [[str(one.extra_points)] for one in state.sheets], say)
                if any(one.extras for one in state.sheets)
                else None,
                sums(scene, "penta.total", [[str(one.total)] for one in state.sheets], say),
            ),
        ),
        class_="sheets",
        key="sheets",
        tabindex=0,
        role="region",
        aria_label=say("penta.sheets"),
    )


def _now(scene: Scene, seat: Seat) -> str | None:
    """The mark of the column that stays in sight where the sheets are wider than the screen."""
    return "now" if _goes_on(scene) and seat == scene.state.seat else None


def progress(one: Sheet) -> list[Node | str]:
    """The upper part, and how it stands to three of each: "45 / 63 (+4)"; "+35" once that is reached (P5)."""
    if one.bonus:
        return [str(one.upper), " ", node("small", f"+{one.bonus}")]
    done = [(n, points) for n, points in enumerate(one.points[: len(UPPER)], 1) if points is not None]
    ahead = sum(points - 3 * n for n, points in done)
    signed = f"({ahead:+})".replace("-", "\u2212")
    return [f"{one.upper} / {PAR}", " ", node("small", signed) if done else ""]


def sums(scene: Scene, key: str, values: list[list[Node | str]], say: Say) -> Node:
    cells = [node("td", value, class_=_now(scene, seat)) for seat, value in enumerate(values)]
    return node("tr", node("th", say(key), scope="row"), cells, class_="sum", key=key)


def row(scene: Scene, box: str, say: Say) -> Node:
    state: State = scene.state
    cells = [cell(scene, seat, box, say) for seat in range(len(state.sheets))]
    return node("tr", node("th", say(sheet.name(box)), scope="row"), cells, key=box)


def cell(scene: Scene, seat: Seat, box: str, say: Say) -> Node:
    """A written number; or on the sheet of the seat on turn what the dice would take (P4)."""
    state: State = scene.state
    one: Sheet = state.sheets[seat]
    written, now = one.of(box), _now(scene, seat)
    if written is not None:
        classes = ["written", now or "", "last" if _last(scene) == (seat, box) else ""]
        return node("td", str(written), class_=" ".join(filter(None, classes)), key=f"{seat}")
    if not now or not state.dice or scene.thinks:
        return node("td", class_=now, key=f"{seat}")
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
            class_="closed" if points is None else "picked" if picked else "open" if points else "nil",
            aria_pressed="true" if picked else "false",
            aria_label=label,
            data_do="place",
            data_arg=box,
        ),
        class_=now,
        key=f"{seat}",
    )


def _last(scene: Scene) -> tuple[Seat, str] | None:
    """Where the last number was written, also when the table wrote it by itself (P3)."""
    for before, act in zip(reversed(scene.states[:-1]), reversed(scene.acts), strict=True):
        if isinstance(act, Write):
            return before.seat, act.box
    return None


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


def alike(scene: Scene, act: Any) -> Any:
    """Nothing: each act is one of its own."""
    return act


def worth(scene: Scene, option: Option, say: Say) -> str:
    """The total that can be expected: what is written and what is still to come."""
    state: State = scene.state
    total = number(state.sheet.total + option.value, say)
    return say("penta.worth", total=total)


def aside(scene: Scene, say: Say) -> str:
    """The dice that lay there."""
    state: State = scene.state
    return say("penta.aside", dice=state.dice) if state.dice else ""


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


def sound(act: object) -> str:
    """Dice rattle; a box is written without a noise."""
    return "dice" if isinstance(act, Dealt) else ""
