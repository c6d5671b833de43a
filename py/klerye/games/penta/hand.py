"""Penta under the hand: dice that are touched to keep, a box that is picked and then confirmed (P1, P2)."""

from dataclasses import dataclass, replace

from klerye.core.look import Gesture
from klerye.core.refusal import Illegal
from klerye.games.penta import sheet
from klerye.games.penta.rules import DICE, THROWS, Act, Penta, State, Throw, Write
from klerye.games.penta.sheet import BOXES


@dataclass(frozen=True, slots=True)
class Draft:
    """The places of the dice that stay, counted from 1, the box picked ("" for none), and whether a die was
    kept or let go in this turn."""

    kept: tuple[int, ...] = ()
    box: str = ""
    chosen: bool = False


def empty() -> Draft:
    """No die is kept, no box is picked."""
    return Draft()


def keep(draft: Draft, state: State) -> Draft:
    """Within a turn the dice that were kept stay marked; a box has to be picked anew."""
    return replace(draft, box="") if state.throws > 1 else Draft()


def due(state: State, draft: Draft) -> Act | None:
    """P3: after the last throw, and with no box picked, the box that the computer would choose."""
    if state.throws < THROWS or not state.dice or state.keep is not None or draft.box:
        return None
    return Penta().late(state)


def do(state: State, draft: Draft, gesture: Gesture) -> tuple[Draft, Act | None]:
    """The next draft; the act, when "throw" or "confirm" is pressed. Raises `Illegal` for a box or a
    die that cannot be taken now."""
    if gesture.kind != "tap":
        return draft, None
    match gesture.place:
        case "throw":
            return draft, Throw(draft.kept)
        case "confirm" if draft.box:
            return draft, Write(draft.box)
        case box if box in BOXES:
            return replace(draft, box=_pick(state, draft, box)), None
        case die if die in {f"die{place}" for place in range(1, DICE + 1)}:
            return replace(draft, kept=_toggle(state, draft.kept, int(die[-1])), chosen=True), None
    return draft, None


def _pick(state: State, draft: Draft, box: str) -> str:
    if not state.dice:
        raise Illegal("penta.throw_first")
    if no := sheet.why_not(state.sheet, box, state.dice):
        raise no
    return "" if box == draft.box else box


def _toggle(state: State, kept: tuple[int, ...], place: int) -> tuple[int, ...]:
    """P1: dice are kept between throws only."""
    if not state.dice:
        raise Illegal("penta.throw_first")
    if state.throws == THROWS:
        raise Illegal("penta.no_throw_left", most=THROWS)
    return tuple(n for n in kept if n != place) if place in kept else tuple(sorted((*kept, place)))
