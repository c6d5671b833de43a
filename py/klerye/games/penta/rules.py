"""Penta, the game of five dice, as a game of the table: its acts, its states and its refusals."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final

from klerye.core.bag import Bag
from klerye.core.chance import Ask, Dealt
from klerye.core.game import Options, Over, Seat, Turn, Waiting
from klerye.core.refusal import Illegal
from klerye.games.penta import card, greedy, sheet
from klerye.games.penta.sheet import BOXES, Dice, Sheet

RULE_NUMBERS: Final = tuple(f"P{n}" for n in range(1, 11))
"""The rules in RULES.md."""

SETTLES: Final = {
    "penta.throw_first": "P1",
    "penta.no_throw_left": "P1",
    "penta.nothing_to_throw": "P1",
    "penta.written": "P4",
    "penta.own_box_first": "P8",
    "penta.lower_first": "P8",
    "penta.over_total": "P10",
}
"""The number of the rule behind each refusal and the end of a game."""

FACES: Final = (1, 2, 3, 4, 5, 6)
DICE: Final = 5
THROWS: Final = 3
"""How many throws a turn has at the most (P1)."""


@dataclass(frozen=True, slots=True)
class Throw:
    """The seat on turn throws the dice that it does not keep (P1).

    `keep` holds the places of the dice that stay, counted from 1, rising; none at the first throw.
    """

    keep: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Write:
    """The seat on turn writes its dice in a box, and its turn is over (P2)."""

    box: str


Act = Throw | Write


@dataclass(frozen=True, slots=True)
class State:
    """A game of Penta at one moment.

    `first` is the seat that began, `turn` counts the turns of all. Of the turn now: the `dice` as
    they lie, () before the first throw; how many `throws` were made; and, while the dice roll,
    the places of those that were kept (`keep`), else None.
    """

    sheets: tuple[Sheet, ...]
    first: Seat
    turn: int = 0
    dice: Dice = ()
    throws: int = 0
    keep: tuple[int, ...] | None = None

    @property
    def seat(self) -> Seat:
        """The seat on turn; after the end, the one that began."""
        return (self.first + self.turn) % len(self.sheets)

    @property
    def sheet(self) -> Sheet:
        """The sheet of the seat on turn."""
        return self.sheets[self.seat]


class Penta:
    """The rules of Penta, numbered P1 to P10 in RULES.md."""

    name = "penta"
    seats = range(1, 7)
    takes_back = True
    away_ms: int | None = None
    bag: Bag | None = None

    def start(self, seats: int, options: Options) -> State:
        """The state before the first throw (P1).

        Options: `first`, the seat that begins, or None for seat 0; `sheets`, one for each seat as
        `report` tells them, to play on from: all with as many boxes written. Raises `Illegal`:
        "table.seats", "table.option_unknown", "table.option_wrong", "penta.sheet_*" (see `card.read`).
        """
        if seats not in self.seats:
            raise Illegal("table.seats", least=self.seats[0], most=self.seats[-1])
        for option in options:
            if option not in ("first", "sheets"):
                raise Illegal("table.option_unknown", option=str(option)[:40])
        first = options.get("first")
        if first is not None and (type(first) is not int or first not in range(seats)):
            raise Illegal("table.option_wrong", option="first")
        given = options.get("sheets")
        if given is None:
            return State((Sheet(),) * seats, first or 0)
        if not isinstance(given, list | tuple) or len(given) != seats:
            raise Illegal("table.option_wrong", option="sheets")
        sheets = tuple(map(card.read, given))
        if len({one.written for one in sheets}) > 1:
            raise Illegal("penta.sheet_rounds")
        return State(sheets, first or 0)

    def waits(self, s: State) -> Waiting:
        """The dice that roll, the seat on turn, or nobody once every sheet is full (P10)."""
        seat = s.seat
        if s.keep is not None:
            return Ask(FACES, DICE - len(s.keep), put_back=True, seat=seat)
        if None in s.sheets[seat].points:
            return Turn(seat, s.turn)
        scores = tuple(one.total for one in s.sheets)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Over(winners, "penta.over_total", scores)

    def apply(self, s: State, act: Act | Dealt, at: int) -> State:
        """The state after `act`; the time `at` plays no part.

        Raises `Illegal`; RULES.md lists the reasons by rule. TypeError for what is no act of Penta.
        """
        waits = self.waits(s)
        if isinstance(waits, Over):
            raise Illegal("table.over")
        if isinstance(act, Dealt):
            return _rolled(s, waits, act)
        if isinstance(waits, Ask):
            raise Illegal("table.deal_first")
        match act:
            case Throw(keep):
                return _thrown(s, keep)
            case Write(box):
                return _written(s, box)
            case _:
                raise TypeError(f"not an act of Penta: {act!r}")

    def moves(self, s: State) -> Iterator[Act]:
        """Each open box that may be written, once there are dice (P2, P4, P8); each set of dice that
        may be kept, as long as a throw is left (P1)."""
        if not isinstance(self.waits(s), Turn):
            return
        if not s.dice:
            yield Throw()
            return
        for box in sheet.takes(s.sheet, s.dice):
            yield Write(box)
        if s.throws < THROWS:
            for kept in range(DICE):
                yield from map(Throw, combinations(range(1, DICE + 1), kept))

    def late(self, s: State) -> Act | None:
        """Once there are dice, they are written in the box that the computer would choose (P3); a
        seat that is late before that gets its first throw."""
        if not isinstance(self.waits(s), Turn):
            return None
        return Write(greedy.box(s.sheet, s.dice)) if s.dice else Throw()

    def forced(self, s: State) -> Act | None:
        """None: even the only box there is, the player picks."""
        return None

    def hide(self, s: State, act: Act | Dealt, seat: Seat | None) -> Act | Dealt:
        """`act` itself: all of Penta is open. TypeError for what is no act of Penta."""
        match act:
            case Throw() | Write() | Dealt():
                return act
            case _:
                raise TypeError(f"not an act of Penta: {act!r}")

    def write(self, act: Act | Dealt) -> str:
        """`act` as "throw", "keep 135" (the first, third and fifth die stay, the others are thrown),
        "write full", or "dice 3 1 6": what was thrown, in the order of the free places."""
        match act:
            case Throw(()):
                return "throw"
            case Throw(keep):
                return "keep " + "".join(map(str, keep))
            case Write(box):
                return f"write {box}"
            case Dealt(faces):
                return "dice " + " ".join(map(str, faces))
            case _:
                raise TypeError(f"not an act of Penta: {act!r}")

    def read(self, text: str) -> Act | Dealt:
        """The act that `write` wrote. Raises `Illegal` "penta.unreadable" for any other text."""
        word, _, rest = text.partition(" ")
        if text == "throw":
            return Throw()
        if word == "keep" and _KEPT.fullmatch(rest):
            return Throw(tuple(map(int, rest)))
        if word == "write" and rest in BOXES:
            return Write(rest)
        if word == "dice" and _THROWN.fullmatch(rest):
            return Dealt(tuple(map(int, rest.split(" "))))
        raise Illegal("penta.unreadable", text=text[:40])

    def report(self, s: State) -> dict[str, Any]:
        """The state in plain JSON types: turns, dice and throws of the turn, the sheets with their
        totals, whom it waits for."""
        told: dict[str, Any] = {
            "turn": s.turn,
            "dice": list(s.dice),
            "throws": s.throws,
            "sheets": [card.write(one) for one in s.sheets],
        }
        match self.waits(s):
            case Turn(seat):
                return told | {"waits": {"turn": seat}}
            case Ask(pool, count):
                return told | {"waits": {"ask": list(pool), "count": count}}
            case Over(winners, why, scores):
                return told | {"over": {"winners": list(winners), "why": why, "scores": list(scores)}}


_KEPT: Final = re.compile(r"(?=.)1?2?3?4?5?", re.ASCII)
_THROWN: Final = re.compile(r"[1-6]( [1-6]){0,4}", re.ASCII)


def _thrown(s: State, keep: tuple[int, ...]) -> State:
    """P1: up to three throws, of at least one die; before the first there is nothing to keep."""
    if not s.dice and keep:
        raise Illegal("penta.throw_first")
    if s.throws == THROWS:
        raise Illegal("penta.no_throw_left", most=THROWS)
    if len(keep) == DICE:
        raise Illegal("penta.nothing_to_throw")
    return replace(s, throws=s.throws + 1, keep=keep)


def _rolled(s: State, waits: Waiting, dealt: Dealt) -> State:
    """P1: the dice have come to rest, each where a free place was; those kept lie where they lay."""
    if not isinstance(waits, Ask) or s.keep is None:
        raise Illegal("table.no_deal")
    waits.check(dealt)
    faces = [face for face in dealt.faces if isinstance(face, int)]
    if len(faces) < waits.count:
        raise Illegal("table.dealt_not_in_pool", face="?")
    came = iter(faces)
    dice = tuple(s.dice[n - 1] if n in s.keep else next(came) for n in range(1, DICE + 1))
    return replace(s, dice=dice, keep=None)


def _written(s: State, box: str) -> State:
    """P2, P4: the dice are written in a box, and the next seat is on turn."""
    if not s.dice:
        raise Illegal("penta.throw_first")
    seat = s.seat
    sheets = (*s.sheets[:seat], sheet.write(s.sheet, box, s.dice), *s.sheets[seat + 1 :])
    return State(sheets, s.first, s.turn + 1)
