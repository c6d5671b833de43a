"""Setting up a position of Dam: put pieces on squares, say who moves, or write it all as FEN."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from klerye.core.drawing import Node, node
from klerye.core.game import Options
from klerye.core.look import Say, Scene
from klerye.core.refusal import Illegal, Key
from klerye.games.dam import fen, hand, look
from klerye.games.dam.position import CROWNING, RED, START, WHITE, Position, Side, count
from klerye.games.dam.rules import State

PIECES: Final[dict[str, tuple[Side, bool] | None]] = {
    "red_man": (RED, False),
    "red_king": (RED, True),
    "white_man": (WHITE, False),
    "white_king": (WHITE, True),
    "nothing": None,
}
"""What can be put on a square: a side's piece, a king or not."""

MOST: Final = 12
"""Pieces of a side (D4)."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The position as it stands, which need not be one that can be played; the piece that the next tap
    puts; the side shown near; the last square that was changed (0: none)."""

    position: Position
    piece: str = "red_man"
    near: Side = RED
    last: int = 0


def begin(state: State | None) -> Draft:
    """The draft of a state; None: of the usual start."""
    return Draft(state.position if state else START)


def do(draft: Draft, what: str, arg: str, fields: Sequence[str]) -> Draft:
    """The next draft. Raises `Illegal`: "dam.edit_crowned", "dam.fen"."""
    position = draft.position
    match what:
        case "put" if arg in hand.SQUARES:
            return _put(draft, hand.SQUARES[arg])
        case "piece" if arg in PIECES:
            return replace(draft, piece=arg, last=0)
        case "turn" if arg in ("red", "white"):
            return replace(draft, position=position._replace(turn=RED if arg == "red" else WHITE), last=0)
        case "empty":
            return replace(draft, position=Position(0, 0, 0, position.turn), last=0)
        case "start":
            return replace(draft, position=START, last=0)
        case "flip":
            return replace(draft, near=1 - draft.near, last=0)
        case "typed" if fields and fields[0].strip() != fen.write(position):
            return replace(draft, position=fen.read(fields[0]), last=0)
    return draft


def _put(draft: Draft, square: int) -> Draft:
    """The chosen piece comes on the square; where it stands already, it is taken away."""
    position, bit = draft.position, 1 << square - 1
    wanted = PIECES[draft.piece]
    there = position.side_at(square)
    same = wanted is not None and (there, position.is_king(square)) == wanted
    red, white, kings = position.red & ~bit, position.white & ~bit, position.kings & ~bit
    if wanted and not same:
        side, king = wanted
        if not king and bit & CROWNING[side]:
            raise Illegal("dam.edit_crowned", square=square)
        red, white = (red | bit, white) if side == RED else (red, white | bit)
        kings |= bit if king else 0
    return replace(draft, position=Position(red, white, kings, position.turn), last=square)


def options(draft: Draft) -> Options:
    """The options of a table that begins with this position. Raises `Illegal` where no game can have it, or
    where it is over already."""
    position = draft.position
    if position == START:
        return {}
    for side, pieces in ((RED, position.red), (WHITE, position.white)):
        name = Key(look.COLOUR_NAMES[side])
        if not pieces:
            raise Illegal("dam.edit_none", side=name)
        if pieces.bit_count() > MOST:
            raise Illegal("dam.edit_many", side=name, most=MOST)
    if not count(position):
        raise Illegal("dam.edit_stuck", side=Key(look.COLOUR_NAMES[position.turn]))
    return {"fen": fen.write(position)}


def seating(state: State) -> str:
    """The side to move plays first; the usual start says so of red (D5)."""
    return "dam.seating_white" if state.position.turn == WHITE else "dam.seating"


def draw(draft: Draft, say: Say) -> list[Node]:
    """The board as at the table; below it the pieces to choose from, the side to move, and the FEN."""
    state = State((draft.position,), red=0)
    scene = Scene((state,), (), frozenset(), hand.empty(), ("", ""), None, draft.near, open=False, at=0)
    text = fen.write(draft.position)
    return [
        node("div", look.board(scene, say), class_="cloth", key="board"),
        node("p", _said(draft, say), role="status", class_="hint", key="said"),
        node(
            "div",
            [_choice(draft, name, say) for name in PIECES],
            class_="palette",
            role="group",
            aria_label=say("dam.edit_piece"),
            key="pieces",
        ),
        node(
            "div",
            [
                _press(say("dam.edit_turn", side=say(name)), f"turn {name[4:]}", draft.position.turn == side)
                for side, name in enumerate(look.COLOUR_NAMES)
            ],
            class_="row",
            role="group",
            aria_label=say("dam.edit_moves"),
            key="turn",
        ),
        node(
            "div",
            _press(say("dam.edit_start"), "start"),
            _press(say("dam.edit_empty"), "empty"),
            _press(say("table.flip"), "flip"),
            class_="row quiet",
            key="all",
        ),
        node(
            "label",
            node("span", say("dam.edit_fen")),
            node(
                "input",
                type="text",
                defaultValue=text,
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
                key=text,
            ),
            key="fen",
        ),
        node("div", node("button", say("dam.edit_take"), type="submit"), class_="row quiet", key="take"),
    ]


def _said(draft: Draft, say: Say) -> str:
    """What stands on the square that was changed last, and how many pieces each side has."""
    position = draft.position
    counts = say("dam.edit_count", red=position.red.bit_count(), white=position.white.bit_count())
    if not draft.last:
        return counts
    side = position.side_at(draft.last)
    what = "nothing" if side is None else f"{look.COLOURS[side]}_{_kind(position, draft.last)}"
    return f"{say('dam.square', square=draft.last, what=say(f'dam.{what}'))}. {counts}"


def _kind(position: Position, square: int) -> str:
    return "king" if position.is_king(square) else "man"


def _choice(draft: Draft, name: str, say: Say) -> Node:
    piece = PIECES[name]
    side = look.COLOURS[piece[0]] if piece else ""
    drawn = node("g", look.piece(piece[1]), class_=f"piece {side}") if piece else None
    picture = node("svg", drawn, viewBox="8 -6 88 104", aria_hidden="true") if drawn else "×"
    return _press(picture, f"piece {name}", draft.piece == name, aria_label=say(f"dam.{name}"))


def _press(what: Node | str, arg: str, pressed: bool | None = None, **attrs: str) -> Node:
    return node(
        "button",
        what,
        type="button",
        data_do="edit",
        data_arg=arg,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        **attrs,
    )
