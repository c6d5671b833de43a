"""Lexio as a game of the table: its states, and how acts lead from one to the next."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final, TypeVar

from klerye.core.bag import Bag
from klerye.core.chance import HIDDEN, Ask, Dealt, Face, Hidden
from klerye.core.game import Options, Over, Seat, Turn, Waiting
from klerye.core.refusal import Illegal
from klerye.games.lexio import notation, tries
from klerye.games.lexio.acts import Act, Exchange, Pass, Place, Show, Tried
from klerye.games.lexio.bag import Tiles
from klerye.games.lexio.board import Board, count, put
from klerye.games.lexio.layout import EMPTY, SIZE
from klerye.games.lexio.placements import Words, placements
from klerye.games.lexio.refusals import not_in_rack, why_not
from klerye.games.lexio.scoring import score
from klerye.games.lexio.tiles import RACK, TOTAL, UNSEEN, take, tile, unseen, value

RULE_NUMBERS: Final = tuple(f"L{n}" for n in range(1, 30))
"""The rules in RULES.md."""

SETTLES: Final = {
    "lexio.no_tile": "L11",
    "lexio.not_in_rack": "L11",
    "lexio.joker_letter": "L6",
    "lexio.off_board": "L8",
    "lexio.blocked": "L8",
    "lexio.occupied": "L11",
    "lexio.not_in_line": "L11",
    "lexio.gap": "L11",
    "lexio.one_tile_first": "L12",
    "lexio.source_not_covered": "L9",
    "lexio.disconnected": "L11",
    "lexio.not_a_word": "L13",
    "lexio.no_tries": "L15",
    "lexio.good_word": "L14",
    "lexio.bag_short": "L21",
    "lexio.racks_up": "L27",
    "lexio.not_ended": "L27",
    "lexio.over_out": "L25",
    "lexio.over_rounds": "L26",
    "lexio.unearned": "L28",
}
"""The number of the rule behind each refusal and each end of a game."""

ROUNDS: Final = 2
"""How many rounds of the table without a placement end the game (L26)."""


@dataclass(frozen=True, slots=True)
class State:
    """A game of Lexio at one moment, as far as its holder may see.

    `racks` have a sign for each tile, sorted: a letter, "*" for a joker, "?" for a tile that is
    hidden. `full_at` is each seat's reserve of tries (L15, see tries.py). `drawing` are the seats
    that draw before the game goes on; `aside` the exchanged tiles, out of the bag until then (L21).
    `turn` counts turns from 0, -1 before the first; `idle` those since the last placement. Once the
    game has `ended`, by a key of SETTLES, `facing` are the seats whose racks are still to turn up,
    and the turn is still the one that ended it.
    """

    board: Board
    racks: tuple[str, ...]
    scores: tuple[int, ...]
    full_at: tuple[int, ...]
    first: Seat
    drawing: tuple[Seat, ...] = ()
    aside: str = ""
    turn: int = -1
    idle: int = 0
    ended: str = ""
    facing: tuple[Seat, ...] = ()

    @property
    def seat(self) -> Seat:
        """The seat on turn (L2)."""
        return (self.first + self.turn) % len(self.racks)

    @property
    def bag(self) -> int:
        """How many tiles are in the bag (L5)."""
        return TOTAL - count(self.board) - sum(map(len, self.racks)) - len(self.aside)

    @property
    def unseen(self) -> tuple[str, ...]:
        """The tiles that are in the bag or hidden, for all that is known here."""
        return unseen(self.board, "".join(self.racks) + self.aside)


class Lexio:
    """The rules of Lexio, numbered L1 to L29 in RULES.md.

    `words` is the table's word list: unaccented capital letters (L13). Without it, on a device that
    has not loaded the list, every word is taken for good: a follower trusts its keeper until then,
    and a keeper must have the list.
    """

    name = "lexio"
    seats = range(2, 5)
    takes_back = False
    away_ms: int | None = 10_000
    """L24."""
    bag: Bag | None = Tiles()

    def __init__(self, words: Words | None = None) -> None:
        self.words = words

    def start(self, seats: int, options: Options) -> State:
        """The state before the opening draw (L1, L2).

        Option: `first`, the seat that begins; by itself the one that arrived first. Raises
        `Illegal`: "table.seats", "table.option_unknown", "table.option_wrong".
        """
        if seats not in self.seats:
            raise Illegal("table.seats", least=self.seats[0], most=self.seats[-1])
        for name in options:
            if name != "first":
                raise Illegal("table.option_unknown", option=str(name)[:40])
        first = options.get("first")
        if first is not None and (type(first) is not int or first not in range(seats)):
            raise Illegal("table.option_wrong", option="first")
        first = first or 0
        order = tuple((first + n) % seats for n in range(seats))
        return State(EMPTY, ("",) * seats, (0,) * seats, (0,) * seats, first, drawing=order)

    def waits(self, s: State) -> Waiting:
        """A draw (L5, L7, L21), the seat on turn (L2), racks to turn up, or nothing more (L27)."""
        if s.drawing:
            seat = s.drawing[0]
            return Ask(s.unseen, min(RACK - len(s.racks[seat]), s.bag), put_back=False, seat=seat)
        if s.facing:
            return Turn(s.facing[0], s.turn + 1)
        if s.ended:
            best = max(s.scores)
            return Over(tuple(n for n, points in enumerate(s.scores) if points == best), s.ended, s.scores)
        return Turn(s.seat, s.turn)

    def apply(self, s: State, act: Act | Dealt, at: int) -> State:
        """The state after `act`, at `at` ms since the table opened.

        Raises `Illegal`; RULES.md lists the reasons by rule. TypeError for what is no act of Lexio.
        """
        waits = self.waits(s)
        if isinstance(waits, Over):
            raise Illegal("table.over")
        if isinstance(act, Dealt):
            return _drawn(s, waits, act)
        if not isinstance(waits, Turn):
            raise Illegal("table.deal_first")
        if s.ended and not isinstance(act, Show):
            raise Illegal("lexio.racks_up")
        match act:
            case Place():
                return self._placed(s, act, at)
            case Exchange(tiles):
                return _exchanged(s, tiles)
            case Pass():
                return _next(replace(s, idle=s.idle + 1))
            case Tried(words):
                return self._tried(s, words, at)
            case Show(tiles):
                return _shown(s, tiles)
            case _:
                raise TypeError(f"not an act of Lexio: {act!r}")

    def _placed(self, s: State, act: Place, at: int) -> State:
        """L11 to L19: a play is made whole or not at all, and the rack filled up (L7)."""
        rack = s.racks[s.seat]
        hidden = s.unseen if UNSEEN in rack else ()
        if no := why_not(s.board, rack, act.tiles, hidden):
            raise no
        self._has_try(s, at)
        worth = score(s.board, act.tiles)
        unknown = dict.fromkeys(w for word in worth.words if not self._knows(w := word.text.upper()))
        if unknown:
            words = tuple(unknown)
            raise Illegal("lexio.not_a_word", instead=Tried(words), words=words)
        left = take(rack, [tile(laid.sign) for laid in act.tiles], hidden)
        assert left is not None
        s = replace(
            s,
            board=put(s.board, act.tiles),
            racks=_with(s.racks, s.seat, left),
            scores=_with(s.scores, s.seat, s.scores[s.seat] + worth.total),
            idle=0,
        )
        return replace(s, drawing=(s.seat,)) if s.bag else _next(s)

    def _tried(self, s: State, words: tuple[str, ...] | Hidden, at: int) -> State:
        """L14, L15: a refused word costs a try, and it is still the player's turn."""
        self._has_try(s, at)
        if self.words is not None and not isinstance(words, Hidden):
            good = tuple(word for word in words if word in self.words)
            if good:
                raise Illegal("lexio.good_word", words=good)
        return replace(s, full_at=_with(s.full_at, s.seat, tries.spend(s.full_at[s.seat], at)))

    def _has_try(self, s: State, at: int) -> None:
        """L15: with an empty reserve no placement is taken, not even a good one."""
        full_at = s.full_at[s.seat]
        if not tries.left(full_at, at):
            raise Illegal("lexio.no_tries", seconds=-(-tries.wait(full_at, at) // 1000))

    def _knows(self, word: str) -> bool:
        return self.words is None or word in self.words

    def moves(self, s: State) -> Iterator[Act]:
        """Pass, every exchange, every placement with the tiles that are known here; the rack to turn
        up at the end. Placements only where the word list is known, and without a look at the
        reserve of tries, for which one would have to know the time."""
        waits = self.waits(s)
        if not isinstance(waits, Turn):
            return
        if s.ended:
            if show := self.forced(s):
                yield show
            return
        yield Pass()
        rack = s.racks[s.seat].replace(UNSEEN, "")
        for size in range(1, min(len(rack), s.bag) + 1):
            for tiles in dict.fromkeys(combinations(rack, size)):
                yield Exchange("".join(tiles))
        if self.words is not None:
            yield from placements(s.board, rack, self.words)

    def late(self, s: State) -> Act | None:
        """L23: the table passes; it turns up no rack for a seat, since that is forced."""
        return None if s.ended else Pass()

    def forced(self, s: State) -> Act | None:
        """L27: at the end the racks are turned up, one seat after the other."""
        if not s.facing:
            return None
        rack = s.racks[s.facing[0]]
        return None if UNSEEN in rack else Show(rack)

    def hide(self, s: State, act: Act | Dealt, seat: Seat | None) -> Act | Dealt:
        """L5, L22: what is drawn or exchanged is seen by its seat only, the others see how many; so
        are refused words, which would tell of the rack. TypeError for what is no act of Lexio."""
        match act:
            case Place() | Pass() | Show():
                return act
            case Exchange(tiles):
                return act if seat == s.seat else Exchange(UNSEEN * len(tiles))
            case Tried():
                return act if seat == s.seat else Tried(HIDDEN)
            case Dealt(faces):
                return act if seat == s.drawing[0] else Dealt((HIDDEN,) * len(faces))
            case _:
                raise TypeError(f"not an act of Lexio: {act!r}")

    def write(self, act: Act | Dealt) -> str:
        """`act` as text: see notation.py."""
        return notation.write(act)

    def read(self, text: str) -> Act | Dealt:
        """The act that `write` wrote. Raises `Illegal` "lexio.unreadable" for any other text."""
        return notation.read(text)

    def report(self, s: State) -> dict[str, Any]:
        """The state in plain JSON types: rows from the top, racks, scores, tiles in the bag, when each
        reserve of tries is full (ms since the table opened), whom it waits for."""
        told: dict[str, Any] = {
            "board": [s.board[at : at + SIZE] for at in range(0, len(s.board), SIZE)],
            "racks": list(s.racks),
            "scores": list(s.scores),
            "bag": s.bag,
            "turn": s.turn,
            "idle": s.idle,
            "tries_full_at": list(s.full_at),
        }
        match self.waits(s):
            case Turn(seat):
                return told | {"waits": {"show" if s.ended else "turn": seat}}
            case Ask(count=count, seat=seat):
                return told | {"waits": {"draw": seat, "count": count}}
            case Over(winners, why):
                return told | {"over": {"winners": list(winners), "why": why}}


def _drawn(s: State, waits: Waiting, dealt: Dealt) -> State:
    """L5, L7, L21: a seat has drawn; what it exchanged is back in the bag."""
    if not isinstance(waits, Ask):
        raise Illegal("table.no_deal")
    waits.check(dealt)
    seat, *others = s.drawing
    rack = s.racks[seat] + "".join(map(_sign, dealt.faces))
    s = replace(s, racks=_with(s.racks, seat, "".join(sorted(rack))), aside="", drawing=tuple(others))
    return s if others else _next(s)


def _sign(face: Face | Hidden) -> str:
    return UNSEEN if isinstance(face, Hidden) else str(face)


def _exchanged(s: State, tiles: str) -> State:
    """L21: the tiles are put aside until as many are drawn."""
    if not tiles:
        raise Illegal("lexio.no_tile")
    rack = s.racks[s.seat]
    left = take(rack, tiles, s.unseen)
    if left is None:
        raise not_in_rack(rack, tiles)
    if len(tiles) > s.bag:
        raise Illegal("lexio.bag_short", bag=s.bag, wanted=len(tiles))
    racks = _with(s.racks, s.seat, left)
    return replace(s, racks=racks, aside=tiles, drawing=(s.seat,), idle=s.idle + 1)


def _next(s: State) -> State:
    """The turn is over: the next seat's, or the end (L25: a seat is out, with the bag empty since it
    has drawn; L26: two rounds without a placement)."""
    out = not s.racks[s.seat]
    if not out and s.idle < ROUNDS * len(s.racks):
        return replace(s, turn=s.turn + 1)
    order = ((s.seat + n) % len(s.racks) for n in range(len(s.racks)))
    facing = tuple(seat for seat in order if s.racks[seat])
    return replace(s, ended="lexio.over_out" if out else "lexio.over_rounds", facing=facing)


def _shown(s: State, tiles: str) -> State:
    """L25 to L27: a rack is turned up and its value lost; it goes to the seat that went out."""
    if not s.facing:
        raise Illegal("lexio.not_ended")
    seat = s.facing[0]
    if take(s.racks[seat], tiles, s.unseen) != "":
        raise not_in_rack(s.racks[seat], tiles)
    lost = value(tiles)
    scores = _with(s.scores, seat, s.scores[seat] - lost)
    if s.ended == "lexio.over_out":
        scores = _with(scores, s.seat, scores[s.seat] + lost)
    return replace(s, racks=_with(s.racks, seat, tiles), scores=scores, facing=s.facing[1:])


T = TypeVar("T")


def _with(values: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*values[:seat], new, *values[seat + 1 :])
