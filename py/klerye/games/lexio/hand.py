"""Lexio under the hand: tiles go from the rack to the board and back, by taps, by a drag, by keys."""

import unicodedata
from dataclasses import dataclass, replace

from klerye.core.look import Gesture
from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Act, Down, Exchange, Laid, Place
from klerye.games.lexio.layout import REACH, SIZE, SQUARES, name
from klerye.games.lexio.rules import State
from klerye.games.lexio.tiles import JOKER


@dataclass(frozen=True, slots=True)
class Draft:
    """A play that is being laid out, or an exchange.

    It belongs to one `turn` and one `rack` (sorted, as in the state): it outlives a refused word, and
    nothing else. `order` is how the rack lies: places in `rack`; `shuffles` how often it was shaken.
    `laid` are (square, place in `rack`, sign), in the order in which they were laid. `held` is the
    place in hand. `asking` is a joker put down at (square, place) that has no letter yet. `cursor`
    is the square where typing goes on, `down` its direction, `typed` how often the hand came back to
    it. `swap` are the places marked for an exchange, None when nothing is to be exchanged;
    `asked` is the square that was touched last with nothing in hand, to know what it does (L10);
    `turned`: the direction was turned just now.
    """

    turn: int = -1
    rack: str = ""
    order: tuple[int, ...] = ()
    shuffles: int = 0
    laid: tuple[tuple[int, int, str], ...] = ()
    held: int | None = None
    asking: tuple[int, int] | None = None
    cursor: int | None = None
    down: Down = 0
    typed: int = 0
    swap: frozenset[int] | None = None
    asked: int | None = None
    turned: bool = False

    @property
    def tiles(self) -> tuple[Laid, ...]:
        """The tiles laid out, as a play has them."""
        return tuple(Laid(*divmod(square, SIZE), sign) for square, _, sign in self.laid)

    @property
    def free(self) -> tuple[int, ...]:
        """The places of the rack whose tiles are not on the board, as the rack lies."""
        used = {place for _, place, _ in self.laid} | ({self.asking[1]} if self.asking else set())
        return tuple(place for place in self.order if place not in used)


def empty() -> Draft:
    """Nothing is laid out."""
    return Draft()


def keep(draft: Draft, state: State) -> Draft:
    """The draft, as long as it is the same turn with the same rack: a refused word loses nothing (L14)."""
    if (draft.turn, draft.rack) == (state.turn, state.racks[state.seat]):
        return draft
    rack = state.racks[state.seat]
    return Draft(turn=state.turn, rack=rack, order=tuple(range(len(rack))))


def due(state: State, draft: Draft) -> None:
    """Nothing in Lexio happens because a hand rests; its clock is the table's (L23)."""
    return


PLACES = {name(*divmod(square, SIZE)): square for square, sign in enumerate(SQUARES) if sign != "#"}
"""The playable squares by name."""


def do(state: State, draft: Draft, gesture: Gesture) -> tuple[Draft, Act | None]:
    """The next draft, and the act once it is submitted. Raises `Illegal` for a square that is taken or
    a letter that is not on the rack."""
    draft = replace(keep(draft, state), asked=None, turned=False)
    match gesture.kind:
        case "cancel":
            back = draft.typed + (draft.asking is not None)
            return replace(draft, held=None, asking=None, swap=None, typed=back), None
        case "lift":
            return _lift(draft, gesture.place), None
        case "drop":
            return _drop(state, draft, gesture.place, gesture.to), None
        case "key":
            return _key(state, draft, gesture.place, gesture.to)
    return _tap(state, draft, gesture.place)


def _tap(state: State, draft: Draft, place: str) -> tuple[Draft, Act | None]:
    match place:
        case "submit":
            return draft, Place(draft.tiles)
        case "recall":
            return replace(draft, laid=(), held=None, asking=None), None
        case "shuffle":
            return _shuffle(draft), None
        case "swap":
            return replace(draft, laid=(), held=None, asking=None, swap=frozenset()), None
        case "swap now" if draft.swap:
            return draft, Exchange("".join(draft.rack[n] for n in draft.swap))
        case _ if place.startswith("joker") and draft.asking:
            square, slot = draft.asking
            draft = replace(draft, asking=None, typed=draft.typed + 1)
            return _lay(state, draft, slot, square, place[-1].lower()), None
        case _ if place in PLACES:
            return _tap_square(state, draft, PLACES[place]), None
    held = _slot(draft, place)
    if held not in draft.free:
        return draft, None
    if draft.swap is not None:
        return replace(draft, swap=draft.swap ^ {held}), None
    if draft.held is not None and draft.held != held:
        return replace(_reorder(draft, draft.held, held), held=None), None
    return replace(draft, held=None if draft.held == held else held), None


def _slot(draft: Draft, place: str) -> int | None:
    """The place in the rack that "rack3" on the page is."""
    shown = place.removeprefix("rack")
    if shown == place or not shown.isdecimal() or int(shown) >= len(draft.rack):
        return None
    return int(shown)


def _tap_square(state: State, draft: Draft, square: int) -> Draft:
    """A tile that lies there comes back into the hand; one in hand is laid; else typing begins here, or
    turns."""
    for laid, slot, _ in draft.laid:
        if laid == square:
            return replace(_return(draft, square), held=slot)
    if draft.held is not None:
        return _put(state, draft, draft.held, square)
    if draft.cursor == square:
        draft = replace(draft, down=_other(draft.down), turned=True)
    return replace(draft, cursor=square, asked=square)


def _lift(draft: Draft, place: str) -> Draft:
    slot = _slot(draft, place)
    return replace(draft, held=slot) if slot in draft.free else draft


def _drop(state: State, draft: Draft, place: str, to: str) -> Draft:
    """From the rack or the board, to the board or the rack; on the rack the tile takes that place."""
    draft = replace(draft, held=None)
    slot, target = _slot(draft, place), _slot(draft, to)
    if slot is not None and slot not in draft.free:
        return draft
    if slot is not None and target is not None:
        return _reorder(draft, slot, target)
    if slot is not None and to in PLACES:
        return _put(state, draft, slot, PLACES[to])
    moved = next((laid for laid in draft.laid if place in PLACES and laid[0] == PLACES[place]), None)
    if moved is None:
        return draft
    if to not in PLACES:
        return _return(draft, moved[0])
    if to == place:
        return draft
    return _lay(state, _return(draft, moved[0]), moved[1], PLACES[to], moved[2])


def _reorder(draft: Draft, slot: int, target: int) -> Draft:
    """The tile takes the place of another on the rack."""
    order = [one for one in draft.order if one != slot]
    order.insert(draft.order.index(target), slot)
    return replace(draft, order=tuple(order))


def _put(state: State, draft: Draft, slot: int, square: int) -> Draft:
    """Lays a tile; a joker is asked for its letter first (L6)."""
    if draft.rack[slot] == JOKER:
        _free(state, draft, square)
        return replace(draft, asking=(square, slot), held=None)
    return _lay(state, draft, slot, square, draft.rack[slot])


def _lay(state: State, draft: Draft, slot: int, square: int, sign: str) -> Draft:
    _free(state, draft, square)
    return replace(draft, laid=(*draft.laid, (square, slot, sign)), held=None)


def _free(state: State, draft: Draft, square: int) -> None:
    if state.board[square] != "." or any(laid == square for laid, _, _ in draft.laid):
        raise Illegal("lexio.occupied", squares=(name(*divmod(square, SIZE)),))


def _return(draft: Draft, square: int) -> Draft:
    return replace(draft, laid=tuple(laid for laid in draft.laid if laid[0] != square))


def _shuffle(draft: Draft) -> Draft:
    """Another order of the rack each time: the orders are counted through in strides of 1,789."""
    number = (draft.shuffles + 1) * 1789
    left, order = list(range(len(draft.rack))), []
    for size in range(len(left), 0, -1):
        number, nth = divmod(number, size)
        order.append(left.pop(nth))
    return replace(draft, order=tuple(order), shuffles=draft.shuffles + 1)


def _key(state: State, draft: Draft, place: str, key: str) -> tuple[Draft, Act | None]:
    """Letters are laid one after the other, small ones from the rack, large ones by a joker."""
    match key:
        case "Enter" if draft.held is not None:
            return _tap(state, draft, place)
        case "Enter" if draft.swap is not None:
            return _tap(state, draft, "swap now")
        case "Enter":
            return draft, Place(draft.tiles)
        case "Backspace" | "Delete":
            if not draft.laid:
                return draft, None
            square = draft.laid[-1][0]
            return replace(_return(draft, square), cursor=square, typed=draft.typed + 1), None
        case " ":
            here = PLACES.get(place, draft.cursor)
            turned = replace(draft, cursor=here, down=_other(draft.down), turned=True)
            return replace(turned, typed=draft.typed + 1), None
    letter = unicodedata.normalize("NFD", key)[:1]
    if place not in PLACES or not (letter.isascii() and letter.isalpha()):
        return draft, None
    # Keys may come faster than pictures: a letter meant for the next square still names this one.
    square = _onward(state, draft, PLACES[place])
    wanted = JOKER if letter.isupper() else letter.upper()
    slot = next((slot for slot in draft.free if draft.rack[slot] == wanted), None)
    if slot is None:
        raise Illegal("lexio.not_in_rack", tiles=(wanted,))
    sign = letter.lower() if wanted == JOKER else wanted
    draft = _lay(state, replace(draft, asking=None, swap=None), slot, square, sign)
    return replace(draft, cursor=_onward(state, draft, square), typed=draft.typed + 1), None


def _other(down: Down) -> Down:
    return 0 if down else 1


def _onward(state: State, draft: Draft, square: int) -> int:
    """The first free square from here in the direction of typing; this one where there is none."""
    taken = {laid for laid, _, _ in draft.laid}
    line = (square, *REACH[draft.down][square][1])
    return next((n for n in line if state.board[n] == "." and n not in taken), square)
