"""A game of Penta turn by turn, as files tell it: what was thrown, what was kept, what was written."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from klerye.core.chance import Dealt
from klerye.core.game import Seat
from klerye.core.refusal import Illegal
from klerye.games.penta.rules import DICE, Act, Penta, State, Throw, Write
from klerye.games.penta.sheet import BOXES, Dice


@dataclass(slots=True)
class TurnTold:
    """One turn: the five dice after each of its `throws`, the places (from 1) that were `kept` before each
    throw but the first, the box that was written (empty: none yet), what that took, and the seat's total
    then. `line` is where it stands in a file."""

    round: int
    seat: Seat
    throws: list[Dice] = field(default_factory=list)
    kept: list[tuple[int, ...]] = field(default_factory=list)
    box: str = ""
    points: int = 0
    total: int = 0
    line: int = 0


def turns(acts: Sequence[Act | Dealt], states: Sequence[State]) -> Iterator[TurnTold]:
    """The turns that `acts` make up; the last one may not be over. A throw whose dice did not come is left
    out."""
    turn: TurnTold | None = None
    for act, (before, after) in zip(acts, pairwise(states), strict=True):
        if turn is None:
            turn = TurnTold(before.turn // len(before.sheets) + 1, before.seat)
        match act:
            case Dealt():
                turn.throws.append(after.dice)
                if before.keep is not None and before.throws > 1:
                    turn.kept.append(before.keep)
            case Write(box):
                own = after.sheets[turn.seat]
                turn.box, turn.points, turn.total = box, own.of(box) or 0, own.total
                yield turn
                turn = None
    if turn is not None and turn.throws:
        yield turn


def acts(told: Iterable[TurnTold], seats: int, options: dict[str, Any]) -> tuple[Act | Dealt, ...]:
    """The acts of these turns. Raises `Illegal` with the `line` of the turn that breaks a rule, or whose
    points are not those that the rules give."""
    rules = Penta()
    state = rules.start(seats, options)
    made: list[Act | Dealt] = []
    for turn in told:
        try:
            if turn.seat != state.seat:
                raise Illegal("table.not_your_turn", seat=turn.seat)
            for act in _acts(turn):
                state = rules.apply(state, act, 0)
                made.append(act)
            own = state.sheets[turn.seat]
            if turn.box and (turn.points, turn.total) != (own.of(turn.box), own.total):
                raise Illegal("penta.file_points", points=own.of(turn.box) or 0, total=own.total)
        except Illegal as no:
            raise Illegal(no.why, **{**no.facts, "line": turn.line}) from None
    return tuple(made)


def _acts(turn: TurnTold) -> Iterator[Act | Dealt]:
    """The acts of one turn. Raises `Illegal` where they do not fit together."""
    if len(turn.kept) != max(0, len(turn.throws) - 1):
        raise Illegal("penta.file_kept")
    for n, dice in enumerate(turn.throws):
        kept = turn.kept[n - 1] if n else ()
        if any(dice[place - 1] != turn.throws[n - 1][place - 1] for place in kept):
            raise Illegal("penta.file_kept")
        yield Throw(kept)
        yield Dealt(tuple(face for place, face in enumerate(dice, 1) if place not in kept))
    if turn.box:
        yield Write(turn.box)


def read_dice(faces: Sequence[Any]) -> Dice:
    """Five dice. Raises `Illegal`."""
    if len(faces) != DICE or not all(type(face) is int and 1 <= face <= 6 for face in faces):
        raise Illegal("penta.file_dice")
    return tuple(faces)


def read_kept(places: Sequence[Any]) -> tuple[int, ...]:
    """Places of dice, rising. Raises `Illegal`."""
    fits = all(type(place) is int and 1 <= place <= DICE for place in places)
    if not fits or sorted(set(places)) != list(places):
        raise Illegal("penta.file_kept")
    return tuple(places)


def read_box(box: Any) -> str:
    """The name of a box, or nothing. Raises `Illegal`."""
    if box and box not in BOXES:
        raise Illegal("penta.file_box", box=str(box)[:40])
    return box or ""
