"""Dam drawn: a green and buff board, red and white pieces, a king by a second piece (D4)."""

from collections.abc import Sequence
from typing import Any

from klerye.core.drawing import Node, node
from klerye.core.engine import Option
from klerye.core.game import Seat, Turn
from klerye.core.look import Say, Scene, number
from klerye.games.dam.hand import targets
from klerye.games.dam.position import CROWNING, RED, WHITE, Move, Position, moves
from klerye.games.dam.rules import Answer, Dam, Offer, Resign, State

SIDE = 100
"""One square, in units of the drawing."""
FRAME = 24

COLOURS = ("red", "white")
COLOUR_NAMES = ("dam.red", "dam.white")
HINTS = {"chosen": "dam.chosen", "goal": "dam.goal", "pointed": "dam.pointed"}
"""What a mark on a square says to a screen reader."""


def place(square: int, red_near: bool) -> tuple[int, int]:
    """Column and row of a square, from the upper left; every player has a dark square at the left
    of the row nearest to them (D3)."""
    row, nth = divmod(square - 1, 4)
    column = 2 * nth + (row + 1) % 2
    return (7 - column, 7 - row) if red_near else (column, row)


def board(scene: Scene, say: Say) -> Node:
    """The board as a grid of its 32 dark squares; the pieces lie over it and take no touch."""
    state: State = scene.state
    red = scene.first if state.red is None else state.red
    red_near = scene.near == (red or 0)
    rows: list[Node] = []
    for row in range(8):
        squares = sorted(
            (s for s in range(1, 33) if place(s, red_near)[1] == row), key=lambda s: place(s, red_near)
        )
        cells = [_cell(scene, square, red_near, say) for square in squares]
        rows.append(node("g", cells, role="row", key=f"row{row}"))
    side = 8 * SIDE
    size = side + 2 * FRAME
    return node(
        "svg",
        node("rect", class_="frame", width=size, height=size, rx=18),
        node("rect", class_="edge", x=4, y=4, width=size - 8, height=size - 8, rx=14),
        node(
            "g",
            node("rect", class_="well", x=-3, y=-3, width=side + 6, height=side + 6),
            node("rect", class_="light", width=side, height=side),
            rows,
            node("g", _pieces(scene, red_near), class_="pieces", aria_hidden="true"),
            transform=f"translate({FRAME} {FRAME})",
        ),
        class_="board dam",
        viewBox=f"0 0 {size} {size}",
        role="grid",
        aria_label=say("dam.board"),
    )


def _cell(scene: Scene, square: int, red_near: bool, say: Say) -> Node:
    state, draft = scene.state, scene.draft
    column, row = place(square, red_near)
    last = _last_move(scene.acts)
    goals = targets(state, draft) if scene.open else frozenset()
    marks = ["cell"]
    if square in draft.path:
        marks.append("chosen")
    if square in goals:
        marks.append("goal")
    if square in scene.points:
        marks.append("pointed")
    if last and square in last.path:
        marks.append("last")
    side = state.position.side_at(square)
    what = say("dam.nothing") if side is None else piece_name(state.position, square, say)
    hints = [say(key) for mark, key in HINTS.items() if mark in marks]
    own = scene.open and (side == state.position.turn or square in draft.path[-1:])
    return node(
        "g",
        node("rect", width=SIDE, height=SIDE),
        node("text", str(square), x=6, y=22, class_="number", aria_hidden="true"),
        node("circle", cx=SIDE // 2, cy=SIDE // 2, r=16, class_="dot")
        if square in goals and side is None
        else None,
        key=f"cell{square}",
        class_=" ".join(marks),
        transform=f"translate({column * SIDE} {row * SIDE})",
        role="gridcell",
        tabindex=0 if square == _entrance(scene, red_near) else -1,
        aria_label=", ".join([say("dam.square", square=square, what=what), *hints]),
        aria_selected="true" if square in draft.path else None,
        aria_colindex=column + 1,
        aria_rowindex=row + 1,
        data_do="place",
        data_arg=str(square),
        data_drag="" if own else None,
        data_drop="" if scene.open else None,
    )


def _entrance(scene: Scene, red_near: bool) -> int:
    """The one square that the tab key reaches: the left one of the nearest row."""
    return min(range(1, 33), key=lambda s: (-place(s, red_near)[1], place(s, red_near)[0]))


def piece_name(position: Position, square: int, say: Say) -> str:
    colour = COLOURS[RED if position.red >> (square - 1) & 1 else WHITE]
    return say(f"dam.{colour}_{'king' if position.is_king(square) else 'man'}")


def _pieces(scene: Scene, red_near: bool) -> list[Node]:
    """All pieces, and once more those that the last act took: where they were seen before, they are seen to
    leave. Their order lasts as well, since what the page puts elsewhere among the others does not glide."""
    position: Position = scene.state.position
    names, path = _identities(scene.states[0], scene.acts), scene.draft.path
    if len(path) > 1:  # half-way through a multiple jump
        names[path[-1]] = names.pop(path[0])
    able = _crownable(position)
    drawn: dict[str, Node] = {}
    for seen, name in names.items():
        square = path[0] if seen in path[1:] else seen
        drawn[name] = _piece(position, square, seen, name, red_near, crownable=square in able)
    last = scene.acts[-1] if scene.acts else None
    if isinstance(last, Move) and last.taken:
        before, names = scene.states[-2].position, _identities(scene.states[0], scene.acts[:-1])
        for taken in last.taken:
            drawn[names[taken]] = _piece(before, taken, taken, names[taken], red_near, leaves=True)
    return [drawn[name] for name in sorted(drawn)]


def _crownable(position: Position) -> set[int]:
    """The squares of the men that can be crowned now (D10)."""
    return {
        move.path[0]
        for move in moves(position)
        if CROWNING[position.turn] >> move.path[-1] - 1 & 1 and not position.is_king(move.path[0])
    }


def _piece(
    position: Position,
    stands: int,
    seen: int,
    name: str,
    red_near: bool,
    *,
    crownable: bool = False,
    leaves: bool = False,
) -> Node:
    """What stands on a square of the position, seen on another one; what `leaves` cannot be touched."""
    column, row = place(seen, red_near)
    colour = COLOURS[position.side_at(stands) or RED]
    return node(
        "g",
        piece(position.is_king(stands), crownable),
        key=name,
        class_=f"piece {colour} leaving" if leaves else f"piece {colour}",
        transform=f"translate({column * SIDE} {row * SIDE})",
        data_piece=None if leaves else str(seen),
    )


def piece(king: bool, crownable: bool = False) -> list[Node]:
    """A plain cylinder, wider than tall, seen from above; a king carries a second one (D4). That of a man
    who is crownable is there, unseen, and comes down once he is a king."""
    return [
        node("ellipse", cx=53, cy=61, rx=38, ry=36, class_="shadow"),
        *_disc(0),
        *([_crown("crown" if king else "crown unseen")] if king or crownable else []),
    ]


def _crown(name: str) -> Node:
    gold = node("path", d="M34 26l8 8 8-12 8 12 8-8-4 20H38z", class_="gold")
    return node("g", _disc(14), gold, class_=name, key="crown")


def _disc(rise: int) -> list[Node]:
    """One turned disc: its side with a bright lip, its top with a groove and light from the upper left."""
    return [
        node("circle", cx=50, cy=54 - rise, r=37, class_="side"),
        node("circle", cx=50, cy=48 - rise, r=37, class_="top"),
        node("circle", cx=50, cy=48 - rise, r=35.5, class_="lip"),
        node("circle", cx=50, cy=48 - rise, r=25, class_="groove"),
        node("circle", cx=50, cy=49.5 - rise, r=22.5, class_="rim"),
        node("path", d=f"M22 {37 - rise}a30 30 0 0 1 18-17", class_="gleam"),
    ]


def _identities(first: State, acts: Sequence[object]) -> dict[int, str]:
    """A lasting name for the piece on each square after `acts`, so that the page can move it and not redraw
    it."""
    squares = first.position.red | first.position.white
    names = {square: f"piece{square}" for square in range(1, 33) if squares >> (square - 1) & 1}
    for act in acts:
        if isinstance(act, Move):
            moved = names.pop(act.path[0])
            for square in act.taken:
                names.pop(square)
            names[act.path[-1]] = moved
    return names


def _last_move(acts: Sequence[object]) -> Move | None:
    return next((act for act in reversed(acts) if isinstance(act, Move)), None)


def actions(scene: Scene, say: Say) -> list[Node]:
    """Offer a draw, resign, answer an offer (D13). The buttons keep their places until the game is over, so
    that a press meets what the eye saw there; what comes and goes is the last of them."""
    state: State = scene.state
    if not scene.plays:
        return []

    def act(text: str, arg: str, *, off: bool = False, class_: str | None = None) -> Node:
        off = off or not scene.open
        return node("button", say(text), data_do="act", data_arg=arg, class_=class_, disabled=off)

    if state.offer == "open" and not scene.thinks:
        return [
            node("p", say("dam.offered"), class_="ask"),
            act("dam.accept", "accept", class_="first"),
            act("dam.decline", "decline"),
        ]
    resign = {"data_do": "ask", "data_arg": "dam.ask_resign", "data_value": "act resign"}
    buttons = [
        act("dam.offer", "offer", off=state.offer != "none"),
        node("button", say("dam.resign"), **resign, disabled=not scene.open),
    ]
    if scene.open and len(scene.draft.path) > 1:
        buttons.append(node("button", say("table.undo"), data_do="cancel", data_key="escape"))
    return buttons


def seat(scene: Scene, seat: Seat, say: Say) -> list[Node | str]:
    """The seat's colour, as a piece and as a word, and how many pieces it has."""
    state: State = scene.state
    if state.red is None:
        return []
    side = RED if seat == state.red else WHITE
    mask = state.position.red if side == RED else state.position.white
    drawn = node("g", piece(False), class_=f"piece {COLOURS[side]}")
    return [
        node("svg", drawn, viewBox="8 6 88 92", aria_hidden="true"),
        node("span", say(COLOUR_NAMES[side]), class_="colour"),
        node("span", say("dam.pieces", n=mask.bit_count()), class_="count"),
    ]


def alike(scene: Scene, act: Any) -> Any:
    """Nothing: each act is one of its own."""
    return act


def worth(scene: Scene, option: Option, say: Say) -> str:
    """How far ahead the mover is, in men; or in how many moves it wins or loses."""
    from klerye.games.dam.evaluation import MATE  # the engine is loaded only where somebody asks
    from klerye.games.dam.search import SURE

    value = option.value
    if abs(value) > SURE:
        return say("dam.worth_win" if value > 0 else "dam.worth_loss", n=(int(MATE - abs(value)) + 1) // 2)
    return say("dam.worth", men=number(value / 100, say, 2, "+"))


def aside(scene: Scene, say: Say) -> str:
    """Nothing: the board says it all."""
    return ""


def told(scene: Scene, n: int, say: Say) -> str:
    """Act `n` in words; a move is told in the standard numbering, a longer jump by its way (D7)."""
    before: State = scene.states[n]
    waits = Dam().waits(before)
    name = scene.names[waits.seat] if isinstance(waits, Turn) else ""
    match scene.acts[n]:
        case Move() as move:
            after: State = scene.states[n + 1]
            start, *via, end = move.path
            key = "dam.told_jumps" if via else "dam.told_jump" if move.is_jump else "dam.told_move"
            moved = say(key, name=name, start=start, via=tuple(via), end=end, n=len(move.taken))
            crowned = after.position.is_king(end) and not before.position.is_king(start)
            return f"{moved} {say('dam.told_crowned')}" if crowned else moved
        case Offer():
            return say("dam.told_offer", name=name)
        case Answer(yes):
            return say("dam.told_accept" if yes else "dam.told_decline", name=name)
        case Resign():
            return say("dam.told_resign", name=name)
    drawn: State = scene.states[n + 1]
    return say("dam.told_red", name=scene.names[drawn.red or 0])


def sound(act: object) -> str:
    """A piece is set down, or takes others."""
    return "" if not isinstance(act, Move) else "capture" if act.taken else "move"
