"""Toy: a made-up game with dice, hidden tiles and a rule about time, to prove the vocabulary.

Each seat draws two tiles that only it sees. On a turn it throws a die, then lays a tile openly
(the die times the tile's worth, and one more when it is laid within ten seconds of the throw), or
swaps one for another from the bag, which nobody sees; laying a tile when fewer than four points are
thrown is refused at the price of a point. The game ends when a seat has no tile left; then the others
turn theirs up and lose a point for each d.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from klerye.core.bag import Moved
from klerye.core.chance import HIDDEN, Ask, Dealt, Face, Hidden, without
from klerye.core.game import Options, Over, Seat, Turn, Waiting
from klerye.core.refusal import Illegal

TILES = ("a", "a", "a", "b", "b", "b", "c", "c", "d", "d")
WORTH = {"a": 1, "b": 2, "c": 3, "d": 5}
QUICK_MS = 10_000


@dataclass(frozen=True)
class Throw:
    """Throw the die."""


@dataclass(frozen=True)
class Lay:
    """Lay a tile openly."""

    tile: str


@dataclass(frozen=True)
class Swap:
    """Put a tile back into the bag, unseen, and draw another."""

    tile: str | Hidden


@dataclass(frozen=True)
class Pass:
    """Do nothing."""


@dataclass(frozen=True)
class Fine:
    """The price of a refused act."""


@dataclass(frozen=True)
class Show:
    """Turn the rack up at the end."""

    tiles: tuple[str, ...]


Act = Throw | Lay | Swap | Pass | Fine | Show


@dataclass(frozen=True)
class State:
    racks: tuple[tuple[Face | Hidden, ...], ...]
    laid: tuple[str, ...]
    scores: tuple[int, ...]
    turn: int
    first: int
    die: int | None = None
    thrown_at: int = 0
    asked: str = "tiles"
    passes: int = 0
    shown: int | None = None


class Tiles:
    """The bag of the game."""

    tiles: tuple[Face, ...] = TILES

    def moved(self, act: Any) -> Moved | None:
        match act:
            case Lay(tile):
                return Moved((tile,), back=False)
            case Swap(tile):
                return Moved((tile,), back=True)
        return None

    def back(self, faces: Sequence[Face | Hidden]) -> Swap:
        (face,) = faces
        assert not isinstance(face, int)
        return Swap(face)

    def ended(self, s: State) -> bool:
        return s.shown is not None


class Toy:
    name = "toy"
    seats = range(2, 4)
    takes_back = True
    away_ms: int | None = 5_000
    bag = Tiles()

    def start(self, seats: int, options: Options) -> State:
        first = options.get("first") or 0
        if options.keys() - {"first"} or type(first) is not int or first not in range(seats):
            raise Illegal("table.option_wrong", option="first")
        return State(((),) * seats, (), (0,) * seats, 0, first)

    def _seat(self, s: State) -> Seat:
        return (s.first + s.turn) % len(s.racks)

    def _unseen(self, s: State) -> tuple[Face, ...]:
        seen = [tile for rack in s.racks for tile in rack if not isinstance(tile, Hidden)]
        return without(TILES, [*seen, *s.laid])

    def _bag(self, s: State) -> int:
        return len(TILES) - len(s.laid) - sum(map(len, s.racks))

    def waits(self, s: State) -> Waiting:
        seat = self._seat(s)
        if s.asked == "tiles":
            empty = next(n for n, rack in enumerate(s.racks) if not rack)
            return Ask(self._unseen(s), 2, put_back=False, seat=empty)
        if s.asked == "tile":
            return Ask(self._unseen(s), 1, put_back=False, seat=seat)
        if s.asked == "die":
            return Ask((1, 2, 3, 4, 5, 6), 1, put_back=True)
        if s.shown is not None and s.shown < len(s.racks):
            return Turn(s.shown, s.turn)
        if s.shown is not None:
            best = max(s.scores)
            winners = tuple(n for n, score in enumerate(s.scores) if score == best)
            return Over(winners, "toy.over", s.scores)
        return Turn(seat, s.turn)

    def apply(self, s: State, act: Act | Dealt, at: int) -> State:
        waits, seat = self.waits(s), self._seat(s)
        if isinstance(act, Dealt):
            if not isinstance(waits, Ask):
                raise Illegal("table.no_deal")
            waits.check(act)
            return self._deal(s, act, at)
        if not isinstance(waits, Turn):
            raise Illegal("table.over" if isinstance(waits, Over) else "table.deal_first")
        rack = s.racks[seat]
        match act:
            case Throw():
                if s.die is not None:
                    raise Illegal("toy.thrown")
                return replace(s, asked="die")
            case Lay(tile):
                if s.die is None:
                    raise Illegal("toy.throw_first")
                if WORTH[tile] * s.die < 4:
                    raise Illegal("toy.too_few", instead=Fine())
                points = WORTH[tile] * s.die + (at - s.thrown_at <= QUICK_MS)
                scores = tuple(score + points * (n == seat) for n, score in enumerate(s.scores))
                racks = self._take(s, seat, rack, tile)
                return self._next(replace(s, racks=racks, laid=(*s.laid, tile), scores=scores, passes=0))
            case Swap(tile):
                if s.die is None:
                    raise Illegal("toy.throw_first")
                if not self._bag(s):
                    raise Illegal("toy.bag_empty")
                return replace(s, racks=self._take(s, seat, rack, tile), asked="tile")
            case Fine():
                return replace(s, scores=tuple(x - (n == seat) for n, x in enumerate(s.scores)))
            case Pass():
                return self._next(replace(s, passes=s.passes + 1))
            case Show(tiles):
                rack = s.racks[waits.seat]
                known = [tile for tile in rack if not isinstance(tile, Hidden)]
                news = without(tiles, known)
                fits = len(tiles) == len(rack) and len(news) == len(tiles) - len(known)
                if s.shown is None or not fits or without(news, self._unseen(s)):
                    raise Illegal("toy.not_in_rack", tile=" ".join(tiles))
                lost = tiles.count("d")
                scores = tuple(x - lost * (n == waits.seat) for n, x in enumerate(s.scores))
                racks = (*s.racks[: waits.seat], tiles, *s.racks[waits.seat + 1 :])
                return replace(s, racks=racks, scores=scores, shown=s.shown + 1)
        raise TypeError(act)

    def _take(self, s: State, seat: Seat, rack: tuple[Any, ...], tile: Face | Hidden) -> tuple[Any, ...]:
        gone = tile if tile in rack else HIDDEN
        if gone not in rack:
            raise Illegal("toy.not_in_rack", tile=str(tile))
        at = rack.index(gone)
        return (*s.racks[:seat], rack[:at] + rack[at + 1 :], *s.racks[seat + 1 :])

    def _deal(self, s: State, dealt: Dealt, at: int) -> State:
        if s.asked == "die":
            (die,) = dealt.faces
            assert isinstance(die, int)
            return replace(s, asked="", die=die, thrown_at=at)
        waits = self.waits(s)
        assert isinstance(waits, Ask)
        seat = waits.seat
        assert seat is not None
        rack = (*s.racks[seat], *dealt.faces)
        s = replace(s, racks=(*s.racks[:seat], rack, *s.racks[seat + 1 :]))
        if s.asked == "tile":
            return self._next(replace(s, asked=""))
        return s if not all(s.racks) else replace(s, asked="")

    def _next(self, s: State) -> State:
        ended = not all(s.racks) or s.passes >= 2 * len(s.racks)
        return replace(s, turn=s.turn + 1, die=None, shown=0 if ended else None)

    def moves(self, s: State) -> Iterator[Act]:
        waits = self.waits(s)
        if isinstance(waits, Turn):
            if s.shown is not None:
                yield from (forced for forced in [self.forced(s)] if forced)
                return
            yield Pass()
            if s.die is None:
                yield Throw()
                return
            for tile in sorted({str(t) for t in s.racks[waits.seat] if not isinstance(t, Hidden)}):
                if WORTH[tile] * s.die >= 4:
                    yield Lay(tile)
                if self._bag(s):
                    yield Swap(tile)

    def late(self, s: State) -> Act | None:
        return Pass()

    def forced(self, s: State) -> Act | None:
        if s.shown is None or s.shown >= len(s.racks):
            return None
        rack = s.racks[s.shown]
        return None if HIDDEN in rack else Show(tuple(map(str, rack)))

    def hide(self, s: State, act: Act | Dealt, seat: Seat | None) -> Act | Dealt:
        match act:
            case Throw() | Lay() | Pass() | Fine() | Show():
                return act
            case Swap():
                return act if seat == self._seat(s) else Swap(HIDDEN)
            case Dealt(faces):
                waits = self.waits(s)
                assert isinstance(waits, Ask)
                return act if waits.seat in (None, seat) else Dealt((HIDDEN,) * len(faces))
        raise TypeError(act)

    def write(self, act: Act | Dealt) -> str:
        def face(f: Face | Hidden) -> str:
            return "?" if isinstance(f, Hidden) else str(f)

        match act:
            case Throw():
                return "throw"
            case Pass():
                return "pass"
            case Fine():
                return "fine"
            case Show(tiles):
                return " ".join(["show", *tiles])
            case Lay(tile):
                return f"lay {tile}"
            case Swap(tile):
                return f"swap {face(tile)}"
            case Dealt(faces):
                return "deal " + " ".join(map(face, faces))
        raise TypeError(act)

    def read(self, text: str) -> Act | Dealt:
        match text.split(" "):
            case ["throw"]:
                return Throw()
            case ["pass"]:
                return Pass()
            case ["fine"]:
                return Fine()
            case ["show", *tiles] if all(tile in WORTH for tile in tiles):
                return Show(tuple(tiles))
            case ["lay", tile] if tile in WORTH:
                return Lay(tile)
            case ["swap", "?"]:
                return Swap(HIDDEN)
            case ["swap", tile] if tile in WORTH:
                return Swap(tile)
            case ["deal", *faces] if all(f in (*WORTH, "?", *"123456") for f in faces):
                return Dealt(tuple(HIDDEN if f == "?" else int(f) if f in "123456" else f for f in faces))
        raise Illegal("toy.unreadable", text=text[:40])

    def report(self, s: State) -> dict[str, Any]:
        return {"scores": list(s.scores), "laid": list(s.laid), "turn": s.turn}
