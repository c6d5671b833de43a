"""Dam, that is American checkers, as a game of the table: its acts, its states and its refusals."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from klerye.core.bag import Bag
from klerye.core.chance import Ask, Dealt
from klerye.core.game import Options, Over, Seat, Turn, Waiting
from klerye.core.refusal import Illegal
from klerye.games.dam import fen
from klerye.games.dam.position import RED, START, Move, Position, Side, after, count, moves
from klerye.games.dam.refusals import why_not

RULE_NUMBERS: Final = tuple(f"D{n}" for n in range(1, 14))
"""The rules in RULES.md."""

SETTLES: Final = {
    "dam.ambiguous": "D1",
    "dam.must_jump": "D2",
    "dam.not_yours": "D11",
    "dam.empty": "D6",
    "dam.stuck": "D6",
    "dam.occupied": "D6",
    "dam.backward": "D7",
    "dam.not_a_move": "D6",
    "dam.own_piece": "D8",
    "dam.twice": "D8",
    "dam.must_finish": "D9",
    "dam.crowned": "D10",
    "dam.answer_first": "D13",
    "dam.no_offer": "D13",
    "dam.offered_already": "D13",
    "dam.edit_many": "D5",
    "dam.edit_crowned": "D10",
    "dam.edit_none": "D11",
    "dam.edit_stuck": "D11",
    "dam.over_blocked": "D11",
    "dam.over_taken": "D11",
    "dam.over_threefold": "D13",
    "dam.over_quiet": "D13",
    "dam.over_agreed": "D13",
    "dam.over_resigned": "D13",
}
"""The number of the rule behind each refusal and each end of a game."""

REPEATED: Final = 3
"""How often a position with the same side to move comes before the game is drawn (D13)."""

QUIET: Final = 80
"""How many plies, both sides together, without a capture or a man's advance draw the game (D13)."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The seat on turn offers a draw; the other seat answers before the game goes on (D13)."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to an offered draw."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Resign:
    """The seat that the game waits for gives up (D13)."""


Act = Move | Offer | Answer | Resign


@dataclass(frozen=True, slots=True)
class State:
    """A game of Dam at one moment.

    `line` holds the positions since the last capture or man's advance, the present one last: all
    that the draws of D13 look back at. `red` is the seat that plays red, None before the draw of
    colours; `plies` counts the moves of both. `offer` tells of a draw offered on this turn.
    """

    line: tuple[Position, ...]
    red: Seat | None
    plies: int = 0
    offer: Literal["none", "open", "declined"] = "none"
    ended: Over | None = None

    @property
    def position(self) -> Position:
        return self.line[-1]

    @property
    def quiet(self) -> int:
        """Plies without a capture or a man's advance (D13)."""
        return len(self.line) - 1

    def seat(self, side: Side) -> Seat:
        """The seat that plays `side`; only once the colours are drawn."""
        assert self.red is not None
        return self.red if side == RED else 1 - self.red


class Dam:
    """The rules of Dam, numbered D1 to D13 in RULES.md."""

    name = "dam"
    seats = range(2, 3)
    takes_back = True
    away_ms: int | None = None
    bag: Bag | None = None

    def start(self, seats: int, options: Options) -> State:
        """The state before the first act (D5, D12).

        Options: `first`, the seat that begins, or None to have it drawn (D12: the table gives
        the colours in turn from the second game on); `fen`, the position to play on from.
        Raises `Illegal`: "table.seats", "table.option_unknown", "table.option_wrong", "dam.fen".
        """
        if seats not in self.seats:
            raise Illegal("table.seats", least=self.seats[0], most=self.seats[-1])
        for name in options:
            if name not in ("first", "fen"):
                raise Illegal("table.option_unknown", option=str(name)[:40])
        first = options.get("first")
        if first is not None and (type(first) is not int or first not in (0, 1)):
            raise Illegal("table.option_wrong", option="first")
        text = options.get("fen")
        if text is not None and not isinstance(text, str):
            raise Illegal("table.option_wrong", option="fen")
        position = START if text is None else fen.read(text)
        red = first if first is None or position.turn == RED else 1 - first
        return _settled(State(line=(position,), red=red))

    def waits(self, s: State) -> Waiting:
        """The seat on turn (D11), the seat that was offered a draw (D13), or the draw of colours (D12)."""
        if s.ended:
            return s.ended
        if s.red is None:
            return Ask(pool=(0, 1), count=1, put_back=True)
        side = s.position.turn if s.offer != "open" else 1 - s.position.turn
        return Turn(s.seat(side), s.plies)

    def apply(self, s: State, act: Act | Dealt, at: int) -> State:
        """The state after `act`; the time `at` plays no part.

        Raises `Illegal`; RULES.md lists the reasons by rule. TypeError for what is no act of Dam.
        """
        waits = self.waits(s)
        if isinstance(waits, Over):
            raise Illegal("table.over")
        if isinstance(act, Dealt):
            return _colours(s, waits, act)
        if not isinstance(waits, Turn):
            raise Illegal("table.deal_first")
        match act:
            case Move():
                return _moved(s, act)
            case Offer():
                return _offered(s)
            case Answer(yes):
                return _answered(s, yes)
            case Resign():
                return replace(s, ended=Over(winners=(1 - waits.seat,), why="dam.over_resigned"))
            case _:
                raise TypeError(f"not an act of Dam: {act!r}")

    def moves(self, s: State) -> Iterator[Act]:
        """Every legal move (D6 to D10), or both answers to an offered draw."""
        if isinstance(self.waits(s), Turn):
            yield from (Answer(True), Answer(False)) if s.offer == "open" else moves(s.position)

    def late(self, s: State) -> Act | None:
        """None: Dam makes no move for a player."""
        return None

    def forced(self, s: State) -> Act | None:
        """None: nothing in Dam happens by itself."""
        return None

    def hide(self, s: State, act: Act | Dealt, seat: Seat | None) -> Act | Dealt:
        """`act` itself: all of Dam is open. TypeError for what is no act of Dam."""
        match act:
            case Move() | Offer() | Answer() | Resign() | Dealt():
                return act
            case _:
                raise TypeError(f"not an act of Dam: {act!r}")

    def write(self, act: Act | Dealt) -> str:
        """`act` as "11-15", "11x18x25" (every square visited), "offer", "accept", "decline",
        "resign", or "red 0" for the seat that drew red."""
        match act:
            case Move():
                return str(act)
            case Offer():
                return "offer"
            case Answer(yes):
                return "accept" if yes else "decline"
            case Resign():
                return "resign"
            case Dealt((seat,)):
                return f"red {seat}"
            case _:
                raise TypeError(f"not an act of Dam: {act!r}")

    def read(self, text: str) -> Act | Dealt:
        """The act that `write` wrote. Raises `Illegal` "dam.unreadable" for any other text."""
        if text in _WORDS:
            return _WORDS[text]
        if _PATH.fullmatch(text):
            move = Move(tuple(int(square) for square in re.split("[-x]", text)))
            if str(move) == text:
                return move
        raise Illegal("dam.unreadable", text=text[:40])

    def report(self, s: State) -> dict[str, Any]:
        """The state in plain JSON types: FEN, side to move, seat of red, plies, whom it waits for."""
        told: dict[str, Any] = {
            "fen": fen.write(s.position),
            "turn": "red" if s.position.turn == RED else "white",
            "red": s.red,
            "plies": s.plies,
            "quiet": s.quiet,
            "offer": s.offer,
        }
        match self.waits(s):
            case Turn(seat):
                return told | {"waits": {"turn": seat}}
            case Ask(pool):
                return told | {"waits": {"ask": list(pool)}}
            case Over(winners, why):
                return told | {"over": {"winners": list(winners), "why": why}}


_WORDS: Final[dict[str, Act | Dealt]] = {
    "offer": Offer(),
    "accept": Answer(True),
    "decline": Answer(False),
    "resign": Resign(),
    "red 0": Dealt((0,)),
    "red 1": Dealt((1,)),
}

_PATH: Final = re.compile(r"[1-9]\d?(-[1-9]\d?)+|[1-9]\d?(x[1-9]\d?)+", re.ASCII)


def _colours(s: State, waits: Waiting, dealt: Dealt) -> State:
    """D12: chance has said which seat plays red."""
    if not isinstance(waits, Ask):
        raise Illegal("table.no_deal")
    waits.check(dealt)
    (seat,) = dealt.faces
    if not isinstance(seat, int):
        raise Illegal("table.dealt_not_in_pool", face=str(seat))
    return _settled(replace(s, red=seat))


def _moved(s: State, move: Move) -> State:
    """D11: the seat on turn moves, and the other is on turn."""
    if s.offer == "open":
        raise Illegal("dam.answer_first")
    if move not in moves(s.position):
        raise why_not(s.position, move)
    quiet = not move.taken and s.position.is_king(move.path[0])
    position = after(s.position, move)
    line = (*s.line, position) if quiet else (position,)
    return _settled(replace(s, line=line, plies=s.plies + 1, offer="none"))


def _settled(s: State) -> State:
    """`s`, ended where the position ends it: D11 (cannot move), D13 (third time, quiet moves)."""
    if s.red is None:
        return s
    position = s.position
    if not count(position):
        left = position.red if position.turn == RED else position.white
        winner = s.seat(1 - position.turn)
        return replace(s, ended=Over((winner,), "dam.over_blocked" if left else "dam.over_taken"))
    if s.line.count(position) >= REPEATED:
        return replace(s, ended=Over((), "dam.over_threefold"))
    if s.quiet >= QUIET:
        return replace(s, ended=Over((), "dam.over_quiet"))
    return s


def _offered(s: State) -> State:
    """D13: one offer a turn, so that both have moved before the same seat offers again."""
    if s.offer != "none":
        raise Illegal("dam.answer_first" if s.offer == "open" else "dam.offered_already")
    return replace(s, offer="open")


def _answered(s: State, yes: bool) -> State:
    """D13: yes draws the game; after no the seat that offered is on turn again."""
    if s.offer != "open":
        raise Illegal("dam.no_offer")
    if yes:
        return replace(s, ended=Over((), "dam.over_agreed"))
    return replace(s, offer="declined")
