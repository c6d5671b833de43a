"""Lexio drawn: the octagonal clearing with its source and premiums, ivory tiles, the rack below."""

from collections import Counter
from functools import lru_cache
from typing import Any

from klerye.core.chance import Dealt
from klerye.core.drawing import Node, node
from klerye.core.engine import Option
from klerye.core.game import Seat
from klerye.core.look import Say, Scene, number
from klerye.core.refusal import Key
from klerye.games.lexio import tries
from klerye.games.lexio.acts import Down, Exchange, Pass, Place, Show, Tried
from klerye.games.lexio.hand import Draft
from klerye.games.lexio.layout import EMPTY, SIZE, SOURCE, SQUARES, name
from klerye.games.lexio.rules import ROUNDS, State
from klerye.games.lexio.scoring import score
from klerye.games.lexio.tiles import JOKER, LETTERS

SIDE = 100
"""One square, in units of the drawing."""

PREMIUMS = {
    "d": ("letter2", "lexio.letter2"),
    "t": ("letter3", "lexio.letter3"),
    "D": ("word2", "lexio.word2"),
    "T": ("word3", "lexio.word3"),
    "X": ("crossing", "lexio.crossing"),
    "*": ("source", "lexio.source"),
}
"""What is special about a square: its class in the drawing and its name."""

MARKS = {"d": "lexio.mark_letter", "t": "lexio.mark_letter", "D": "lexio.mark_word", "T": "lexio.mark_word"}
FACTORS = {"d": "×2", "t": "×3", "D": "×2", "T": "×3"}

DOES = {
    "d": ("lexio.does_letter", 2),
    "t": ("lexio.does_letter", 3),
    "D": ("lexio.does_word", 2),
    "T": ("lexio.does_word", 3),
    "X": ("lexio.does_crossing", 0),
    "*": ("lexio.does_source", 0),
}
"""What a special square does (L9, L16, L18), and how often something counts there."""


WAYS = (Key("lexio.across"), Key("lexio.down"))
"""The name of each direction."""


def board(scene: Scene, say: Say) -> Node:
    """The clearing, and below it the rack of the one who looks, with what can be done."""
    return node(
        "div",
        clearing(scene, say),
        _bag(scene, say),
        _rack(scene, say) if scene.seat is not None else None,
        _racks(scene, say) if scene.state.ended else None,
        _picker(say) if scene.open and scene.draft.asking else None,
        class_="lexio",
    )


def _bag(scene: Scene, say: Say) -> Node:
    """How many tiles the bag holds (L5); whoever likes to count finds those that they have not seen."""
    state: State = scene.state
    count = say("lexio.bag", n=state.bag)
    if scene.seat is None or state.ended:
        return node("p", count, class_="bag", key="bag")
    left = Counter(state.unseen)
    tiles = [node("span", f"{sign.replace(JOKER, '★')}×{left[sign]}") for sign in sorted(left)]
    unseen = node("p", say("lexio.unseen"), " ", tiles)
    return node("details", node("summary", count), unseen, class_="bag", key="bag")


def _octagon(out: int, cut: int, class_: str) -> Node:
    """An octagon so far outside the squares, its corners cut off by so much."""
    low, high = -out, SIZE * SIDE + out
    corners = [(low, low + cut), (low + cut, low), (high - cut, low), (high, low + cut)]
    corners += [(x, SIZE * SIDE - y) for x, y in reversed(corners)]
    return node("polygon", points=" ".join(f"{x},{y}" for x, y in corners), class_=class_)


LEAF = "M60 150C62 96 96 62 150 60 148 114 114 148 60 150zM120 172q4-26 30-22 0 24-30 22z"

RIM = node(
    "g",
    _octagon(21, 186, "frame"),
    _octagon(8, 178, "ground"),
    [
        node("path", d=LEAF, class_="leaf", transform=f"translate({x} {y}) scale({sx} {sy})")
        for x, sx in ((0, 1), (SIZE * SIDE, -1))
        for y, sy in ((0, 1), (SIZE * SIDE, -1))
    ],
    aria_hidden="true",
    key="rim",
)
"""The wooden rim and the mossy ground in which the squares lie, leaves in its four corners."""


def clearing(scene: Scene, say: Say) -> Node:
    state: State = scene.state
    draft: Draft = scene.draft
    mine = {square: sign for square, _, sign in draft.laid} if scene.drafts else {}
    if scene.open and draft.asking:
        mine[draft.asking[0]] = JOKER
    fresh = _last_laid(scene)
    entrance = draft.cursor if draft.cursor is not None else SOURCE
    typing = scene.open and draft.swap is None
    rows = []
    for row in range(SIZE):
        cells = []
        for square in range(row * SIZE, (row + 1) * SIZE):
            if SQUARES[square] == "#":
                continue
            cells.append(
                _cell(
                    say,
                    square,
                    state.board[square],
                    mine.get(square, ""),
                    name(row, square % SIZE) in scene.points,
                    draft.down if scene.open and square == draft.cursor else None,
                    square == entrance,
                    f"{state.turn}.{draft.typed}" if square == entrance and typing else None,
                    scene.open,
                )
            )
        rows.append(node("g", cells, role="row", key=f"row{row}"))
    signs = [
        _sign(say, square, sign, square in fresh)
        for square, sign in enumerate(state.board)
        if sign != "#" and square not in mine
    ]
    over = [_tile(sign, square, False) for square, sign in mine.items()]
    return node(
        "svg",
        RIM,
        rows,
        node("g", signs, class_="signs", aria_hidden="true", key="signs"),
        node("g", over, class_="signs laid", aria_hidden="true", key="laid"),
        class_="board clearing",
        viewBox=f"-24 -24 {SIZE * SIDE + 48} {SIZE * SIDE + 48}",
        role="grid",
        aria_label=say("lexio.board"),
        data_keys="",
        data_zoom=str(state.turn) if scene.drafts else None,
        key="clearing",
    )


@lru_cache(maxsize=2000)
def _cell(
    say: Say,
    square: int,
    there: str,
    mine: str,
    pointed: bool,
    cursor: Down | None,
    entrance: bool,
    focus: str | None,
    open: bool,
) -> Node:
    """One square. Kept once drawn: most squares of a picture are those of the picture before."""
    row, column = divmod(square, SIZE)
    place = name(row, column)
    sign = mine or (there if there != "." else "")
    premium = PREMIUMS.get(SQUARES[square])
    classes = ["cell", premium[0] if premium else "plain"]
    classes += [mark for mark, so in (("pointed", pointed), ("cursor", cursor is not None)) if so]
    what = tile_name(sign, say) if sign else say(premium[1]) if premium else say("lexio.empty")
    return node(
        "g",
        node("rect", width=SIDE, height=SIDE, rx=10),
        node("path", d="M30 8 L50 24 L70 8 Z" if cursor else "M8 30 L24 50 L8 70 Z", class_="arrow")
        if cursor is not None and not sign
        else None,
        key=place,
        class_=" ".join(classes),
        transform=f"translate({column * SIDE} {row * SIDE})",
        role="gridcell",
        tabindex=0 if entrance else -1,
        aria_label=say("lexio.square", place=place, what=what),
        aria_colindex=column + 1,
        aria_rowindex=row + 1,
        data_do="place",
        data_arg=place,
        data_drag="" if mine and open else None,
        data_drop="" if open else None,
        data_focus=focus,
    )


@lru_cache(maxsize=1000)
def _sign(say: Say, square: int, there: str, fresh: bool) -> Node:
    """What is seen on a square: a tile, or what is special about it. It lies over the squares, which are
    named by their labels and hold no text of their own."""
    row, column = divmod(square, SIZE)
    return node(
        "g",
        _tile(there, None, fresh) if there != "." else _premium(square, say),
        transform=f"translate({column * SIDE} {row * SIDE})",
        key=f"sign{square}",
    )


def _premium(square: int, say: Say) -> list[Node]:
    """The sign of a special square: a circle, a cross, or a factor with a letter that says of what."""
    kind = SQUARES[square]
    if kind not in PREMIUMS:
        return []
    if kind == "*":
        return [*(node("circle", cx=50, cy=50, r=r, class_="spring") for r in (30, 16))]
    if kind == "X":
        return [node("path", d="M50 16 V84 M16 50 H84", class_="cross")]
    return [
        node("text", say(MARKS[kind]), x=50, y=46, class_="mark"),
        node("text", FACTORS[kind], x=50, y=84, class_="factor"),
    ]


def _tile(sign: str, square: int | None, fresh: bool) -> Node:
    """A tile; one of the draft lies over the square that it would cover, and can be dragged."""
    mine = square is not None
    row, column = divmod(square or 0, SIZE)
    letter = "★" if sign == JOKER else sign.upper()
    classes = [
        "tile",
        *(["mine"] if mine else []),
        *(["fresh"] if fresh else []),
        *(["joker"] if sign.islower() else []),
    ]
    return node(
        "g",
        node("rect", x=4, y=8, width=92, height=90, rx=12, class_="edge"),
        node("rect", x=4, y=3, width=92, height=90, rx=12, class_="body"),
        node("path", d="M9 82V17q0-9 9-9h63", class_="bevel"),
        node("text", letter, x=46, y=70, class_="letter"),
        " ",  # "D 2" is in the name "D, 2", which holds what is seen
        node("text", str(LETTERS[sign][1]), x=84, y=88, class_="worth") if sign in LETTERS else None,
        class_=" ".join(classes),
        data_piece=name(row, column) if mine else None,
        transform=f"translate({column * SIDE} {row * SIDE})" if mine else None,
        key=f"laid{square}" if mine else None,
        aria_hidden="true",
    )


def picture(sign: str, **attrs: str) -> Node:
    """A tile by itself, off the board."""
    return node("svg", _tile(sign, None, False), viewBox="0 0 100 100", **attrs)


def tile_name(sign: str, say: Say) -> str:
    if sign == JOKER:
        return say("lexio.joker")
    if sign.islower():
        return say("lexio.joker_as", letter=sign.upper())
    return say("lexio.tile", letter=sign, points=LETTERS[sign][1])


def _last_laid(scene: Scene) -> frozenset[int]:
    """The squares of the last play."""
    for act in reversed(scene.acts):
        if isinstance(act, Place):
            return frozenset(laid.row * SIZE + laid.column for laid in act.tiles)
    return frozenset()


def _rack(scene: Scene, say: Say) -> Node:
    """The rack as it lies, a gap where a tile is on the board; then the buttons."""
    state: State = scene.state
    draft: Draft = scene.draft
    rack = state.racks[scene.seat or 0]
    order = tuple(range(len(rack)))
    free = set(order)
    if scene.drafts and draft.rack:
        rack, order, free = draft.rack, draft.order, set(draft.free)
    first = order[0] if order and scene.open and draft.swap is not None else None
    slots = [_slot(scene, slot, rack[slot], slot in free, slot == first, say) for slot in order]
    return node(
        "div",
        # Seen only while a part of the clearing is brought nearer (web/zoom.js).
        node("button", say("lexio.whole"), type="button", data_do="whole", class_="whole", key="whole"),
        _hint(scene, say),
        node("div", slots, class_="rack", role="group", aria_label=say("lexio.rack")),
        node("div", _buttons(scene, say), class_="row") if scene.plays else None,
        class_="tray",
        key="tray",
    )


def _slot(scene: Scene, slot: int, sign: str, there: bool, first: bool, say: Say) -> Node:
    """A place of the rack; the `first` one takes the focus when tiles are to be given back (L21)."""
    draft: Draft = scene.draft
    swapping = draft.swap is not None and slot in draft.swap
    held = slot == draft.held
    classes = ["slot", *(["held"] if held or swapping else []), *([] if there else ["gone"])]
    return node(
        "button",
        picture(sign, aria_hidden="true") if there else None,
        type="button",
        key=f"rack{slot}",
        class_=" ".join(classes),
        disabled=None if scene.open and there else True,
        aria_label=tile_name(sign, say) if there else say("lexio.on_board"),
        aria_pressed="true" if held or swapping else "false",
        data_do="place",
        data_arg=f"rack{slot}",
        data_drag="" if scene.open and there and draft.swap is None else None,
        data_drop="" if scene.open else None,
        data_piece=f"rack{slot}" if there else None,
        data_focus="swap" if first else None,
    )


def _buttons(scene: Scene, say: Say) -> list[Node]:
    """What can be done with the draft. While others are on turn all of it stays where it is, switched off."""
    state: State = scene.state
    draft: Draft = scene.draft if scene.drafts else Draft()
    shut = True if not scene.open else None

    def press(
        key: str, place: str, first: bool = False, off: bool = False, once: bool = False, **facts: object
    ) -> Node:
        return node(
            "button",
            say(key, **facts),
            type="button",
            class_="first" if first else None,
            disabled=True if off else shut,
            data_do="place",
            data_arg=place,
            data_once="" if once else None,
        )

    if draft.swap is not None:
        return [
            press("lexio.swap_now", "swap now", first=True, off=not draft.swap, n=len(draft.swap)),
            node("button", say("lexio.swap_not"), type="button", disabled=shut, data_do="cancel"),
        ]
    if draft.laid:
        worth = score(state.board, draft.tiles).total
        return [
            press("lexio.submit", "submit", first=True, once=True, points=worth),
            press("lexio.recall", "recall"),
        ]
    return [
        press("lexio.shuffle", "shuffle"),
        press("lexio.exchange", "swap", off=not state.bag),
        node("button", say("lexio.pass"), type="button", disabled=shut, data_do="act", data_arg="pass"),
    ]


def _hint(scene: Scene, say: Say) -> Node:
    """What the square does that was asked about; the reserve of tries when it is not full (L15), how near the
    second ending is (L26); else what the page wants said, or what to do."""
    state: State = scene.state
    draft: Draft = scene.draft
    said: list[Node | str] = []
    timer = None
    full_at = state.full_at[scene.seat or 0]
    left = tries.left(full_at, scene.at)
    if scene.open and (wanted := _wanted(state, draft, say)):
        said.append(wanted)
    elif left < tries.TRIES:
        said.append(say("lexio.tries", n=left))
        seconds = -(-tries.wait(full_at, scene.at) // 1000)
        # A timer of its own: a screen reader speaks the rest when it changes, and not each second.
        timer = node("span", say("lexio.next_try", seconds=seconds), role="timer", key="timer")
    if state.idle and not (said and timer is None):
        said += [*([" "] if said else []), say("lexio.idle", n=ROUNDS * len(state.racks) - state.idle)]
    if scene.open and not said and scene.card:
        said.append(scene.card)
    elif scene.open and not said and not draft.laid:
        said.append(say("lexio.hint_first" if state.board == EMPTY else "lexio.hint_place"))
    live = node("div", said, aria_live="polite", key="said")
    return node("div", live, timer, class_="hint", key="hint")


def _wanted(state: State, draft: Draft, say: Say) -> str:
    """What the hand asked for just now: how to exchange, which way it writes, or what a free square does."""
    if draft.swap is not None:
        return say("lexio.hint_swap")
    if draft.turned:
        return say("lexio.writes", way=WAYS[draft.down])
    free = draft.asked is not None and state.board[draft.asked] == "."
    key, n = DOES.get(SQUARES[draft.asked or 0], ("", 0))
    return say(key, n=n) if free and key else ""


def _racks(scene: Scene, say: Say) -> Node:
    """L27: at the end every rack is turned up."""
    state: State = scene.state
    rows = [
        node(
            "li",
            node("strong", scene.names[seat]),
            node(
                "div",
                [
                    picture(sign, role="img", aria_label=tile_name(sign, say), key=f"{n}")
                    for n, sign in enumerate(rack)
                    if sign in LETTERS or sign == JOKER
                ]
                or say("lexio.rack_empty"),
            ),
            key=f"up{seat}",
        )
        for seat, rack in enumerate(state.racks)
    ]
    return node("ul", rows, class_="faceup", key="faceup")


def _picker(say: Say) -> Node:
    """Which letter a joker stands for (L6)."""
    letters = [
        node(
            "button",
            letter,
            type="button",
            data_do="place",
            data_arg=f"joker{letter}",
            data_key=letter.lower(),
        )
        for letter in LETTERS
    ]
    return node(
        "dialog",
        node("p", say("lexio.ask_joker"), id="picker"),
        node("div", letters, class_="letters"),
        key="picker",
        aria_labelledby="picker",
        data_modal="cancel",
    )


def actions(scene: Scene, say: Say) -> list[Node]:
    """None beside the rack's own."""
    return []


def seat(scene: Scene, seat: Seat, say: Say) -> list[Node | str]:
    """Points, tiles on the rack, and beside the first seat what is left in the bag (L5)."""
    state: State = scene.state
    return [
        node("span", say("lexio.points", n=state.scores[seat]), class_="points"),
        node("span", say("lexio.tiles", n=len(state.racks[seat])), class_="count"),
    ]


def alike(scene: Scene, act: Any) -> Any:
    """The words of a play and their points, wherever it lies."""
    if not isinstance(act, Place):
        return act
    made = score(scene.state.board, act.tiles)
    return [word.text for word in made.words], made.total


def worth(scene: Scene, option: Option, say: Say) -> str:
    """Its points, and what the tiles that stay on the rack are worth."""
    return say("lexio.worth", points=number(option.value, say))


def aside(scene: Scene, say: Say) -> str:
    """The tiles on the rack, and those that this seat had not seen: in the bag and on other racks."""
    state: State = scene.state
    rack = state.racks[state.seat]
    unseen = "".join(state.unseen).replace(JOKER, "★")
    return say("lexio.aside", rack=rack.replace(JOKER, "★"), unseen=unseen, n=len(unseen))


def told(scene: Scene, n: int, say: Say) -> str:
    """Act `n` in words (L3): the main word, where it begins, its way, the other words and the points; how
    many tiles were exchanged; who passed and why."""
    before: State = scene.states[n]
    seat = before.drawing[0] if before.drawing else before.facing[0] if before.facing else before.seat
    who = scene.names[seat]
    match scene.acts[n]:
        case Place(tiles):
            worth = score(before.board, tiles)
            main, *more = worth.words
            return say(
                "lexio.told_places" if more else "lexio.told_place",
                name=who,
                word=main.text.upper(),
                square=name(main.row, main.column),
                way=WAYS[main.down],
                more=tuple(word.text.upper() for word in more),
                n=worth.total,
            )
        case Exchange(tiles):
            return say("lexio.told_exchange", name=who, n=len(tiles))
        case Pass():
            return say("lexio.told_late" if n in scene.late else "lexio.told_pass", name=who)
        case Tried():
            return say("lexio.told_tried", name=who)
        case Show(tiles):
            return say("lexio.told_show", name=who, tiles=tuple(tiles.replace(JOKER, "★")))
        case Dealt(faces):
            return say("lexio.told_draw", name=who, n=len(faces))
    return ""


def sound(act: object) -> str:
    """A word is laid."""
    return "tile" if isinstance(act, Place) else ""
