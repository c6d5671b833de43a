"""A follower folds the entries it is told, and checks each again by the same rules."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from klerye.core.chance import Ask, Dealt
from klerye.core.game import Game, Over, Seat, Turn, Waiting
from klerye.core.refusal import Illegal
from klerye.table import clock
from klerye.table.journal import (
    ASIDE,
    MOST,
    Acted,
    Chance,
    Entry,
    Keeps,
    Late,
    Opened,
    Part,
    Presence,
    TakenBack,
    What,
)

if TYPE_CHECKING:
    from klerye.core.group import Group
    from klerye.table.joint.course import Course
    from klerye.table.joint.eyes import Eyes

Games = Callable[[str], Game[Any, Any] | None]
"""The game of a name, or None."""


@dataclass(frozen=True, slots=True)
class Follower:
    """A table as one seat was told it: the entries, and the state after each.

    `states[n]` is the state after entry n, also where n was taken back later; tuples stay flat,
    since deep chains cannot be freed safely in the browser.

    Where the devices make chance together, `course` follows that; it is None where it is not followed here.
    `seen` is what the `eyes` of this device read of entries that are hidden from others, by number.
    """

    game: Game[Any, Any]
    entries: tuple[Entry, ...]
    states: tuple[Any, ...]
    course: "Course | None" = None
    eyes: "Eyes | None" = None
    seen: Mapping[int, str] = field(default_factory=dict)

    @property
    def opened(self) -> Opened:
        what = self.entries[0].what
        assert isinstance(what, Opened)
        return what

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def waits(self) -> Waiting:
        return self.game.waits(self.state)

    @property
    def first(self) -> Seat | None:
        """The seat that begins the game, once it is known."""
        waits = (self.game.waits(state) for state in self.states)
        return next((turn.seat for turn in waits if isinstance(turn, Turn)), None)

    @property
    def keeper(self) -> Seat:
        """The seat whose device keeps the table, where each has one of its own."""
        kept = (entry.what.seat for entry in reversed(self.entries) if isinstance(entry.what, Keeps))
        return next(kept, 0)

    @property
    def term(self) -> int:
        """How often the table came to another keeper."""
        return sum(isinstance(entry.what, Keeps) for entry in self.entries)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats whose devices were lost while it was their turn (L24)."""
        last = {
            entry.what.seat: entry.what.away for entry in self.entries if isinstance(entry.what, Presence)
        }
        return frozenset(seat for seat, away in last.items() if away)

    def at(self, now: int) -> int:
        """`now`, Unix ms, as ms since the table opened: never before the last stamp, even when the
        device's clock is set back."""
        return max(self.entries[-1].at, now - self.opened.when)

    def in_force(self) -> tuple[Entry, ...]:
        """The entries of the game that count: without the take-backs and what they took back."""
        kept: list[Entry] = []
        for entry in self.entries:
            if isinstance(entry.what, TakenBack):
                while kept[-1].n >= entry.what.to:
                    kept.pop()
            elif not isinstance(entry.what, ASIDE):
                kept.append(entry)
        return tuple(kept)

    def follow(self, entry: Entry) -> "Follower":
        """This table with `entry` added. Raises `Illegal` when it breaks the order, the chain or a
        rule; nothing changes then."""
        last = self.entries[-1]
        if entry.n != len(self.entries):
            raise Illegal("table.out_of_order", wanted=len(self.entries), got=entry.n)
        if entry.n >= MOST:
            raise Illegal("table.journal_full", most=MOST)
        if entry.before != (last.digest() or entry.before):
            raise Illegal("table.chain", n=entry.n)
        if entry.at < last.at:
            raise Illegal("table.stamp", n=entry.n)
        course, text = self._joint(entry.what)
        state = self.after(_reading(entry.what, text), entry.at)
        entries, states = (*self.entries, entry), (*self.states, state)
        seen = {**self.seen, entry.n: text} if text else self.seen
        return replace(self, entries=entries, states=states, course=course, seen=seen)

    def _joint(self, what: What) -> "tuple[Course | None, str]":
        """The joint chance after `what`, and what these eyes read of it. Raises `Illegal`."""
        course, game, waits = self.course, self.game, self.waits
        if course is None:
            return None, ""
        from klerye.table.joint import seal
        from klerye.table.joint.course import ended

        match what:
            case Part(device, part, text):
                data = seal.split(text)[1] if text else ""
                due = course.due(waits, ended(game, self.state))
                return course.give(device, part, data, due), ""
            case Chance(text, given):
                dealt = game.read(text)
                if not isinstance(waits, Ask) or not isinstance(dealt, Dealt):
                    raise Illegal("table.no_deal")
                given = tuple(sealed and seal.split(sealed)[1] for sealed in given)
                after = course.dealt(waits, dealt, given)
                return after, self.eyes.deal(course, game, waits, given) if self.eyes else ""
            case Acted(seat, text) | Late(seat, text):
                proof = what.proof if isinstance(what, Acted) else ()
                if course.doubted:
                    raise Illegal("fair.stopped")
                if not isinstance(waits, Turn) or waits.seat != seat:
                    raise Illegal("table.not_your_turn", seat=seat)
                if ended(game, self.state) and not course.whole:
                    raise Illegal("fair.not_due")
                moved = game.bag.moved(game.read(text)) if game.bag else None
                after = course.moved(seat, moved, proof)
                return after, self.eyes.act(course, game, text, proof) if self.eyes and moved else ""
        return course, ""

    def after(self, what: What, at: int) -> Any:
        """The state after `what`, at `at` ms. Raises `Illegal`."""
        waits = self.waits
        if not self.opened.joint and _is_joint(what):
            raise Illegal("table.shape")
        match what:
            case Acted(seat, text) | Late(seat, text):
                if isinstance(waits, Over):
                    raise Illegal("table.over")
                if not isinstance(waits, Turn) or waits.seat != seat:
                    raise Illegal("table.not_your_turn", seat=seat)
                act = self.game.read(text)
                if isinstance(act, Dealt):
                    raise Illegal("table.unreadable", text=text[:40])
                if isinstance(what, Late):
                    self._check_late(act, at)
                return self.game.apply(self.state, act, at)
            case Chance(text):
                if not isinstance(waits, Ask):
                    raise Illegal("table.no_deal")
                dealt = self.game.read(text)
                if not isinstance(dealt, Dealt):
                    raise Illegal("table.unreadable", text=text[:40])
                waits.check(dealt)
                return self.game.apply(self.state, dealt, at)
            case TakenBack(seat, to):
                return self._back(seat, to)
            case Part():
                return self.state
            case Presence(seat, away):
                self._check_device(seat)
                if away == (seat in self.away):
                    raise Illegal("table.field", field="away")
                return self.state
            case Keeps(seat):
                self._check_device(seat)
                if seat == self.keeper:
                    raise Illegal("table.field", field="keeps")
                return self.state
            case Opened():
                raise Illegal("table.opened_twice")

    def _check_device(self, seat: Seat) -> None:
        """Only a seat with a device of its own can lose it, or keep the table on it."""
        if not 0 <= seat < len(self.opened.keys) or not self.opened.keys[seat]:
            raise Illegal("table.field", field="seat")

    def _check_late(self, act: Any, at: int) -> None:
        """The table acts for a seat only when its time is over, and then does what the rules say (L23)."""
        left = clock.left(self, at)
        if left is None or left > 0 or act != self.game.late(self.state):
            raise Illegal("table.not_late")

    def _back(self, seat: Seat, to: int) -> Any:
        """Acts can be taken back where the game allows it, and no chance and no clock came between."""
        if not self.game.takes_back:
            raise Illegal("table.no_take_back")
        if isinstance(self.waits, Ask):  # what comes may be known to somebody already
            raise Illegal("table.chance_between")
        if isinstance(self.waits, Over):
            raise Illegal("table.over")
        undone = [entry for entry in self.in_force() if entry.n >= to]
        if not undone or undone[0].n != to or not 0 <= seat < len(self.opened.names):
            raise Illegal("table.nothing_to_take_back")
        if not all(isinstance(entry.what, Acted) for entry in undone):
            raise Illegal("table.chance_between")
        return self.states[to - 1]


def _reading(what: What, text: str) -> What:
    """`what` with another reading of its act or deal; itself where there is none."""
    match what:
        case Chance() if text:
            return replace(what, deal=text)
        case Acted() if text:
            return replace(what, act=text)
    return what


def _is_joint(what: What) -> bool:
    """Whether it is only there at tables where the devices make chance together."""
    match what:
        case Part():
            return True
        case Chance(given=texts):
            return bool(texts)
        case Acted(proof=proof, seal=seal):
            return bool(proof or seal)
    return False


def open_table(
    entry: Entry, games: Games, group: "Group | None" = None, eyes: "Eyes | None" = None
) -> Follower:
    """The table that entry 0 opens; where the devices make chance together, that is followed with a `group`,
    and what is hidden from others is read with this device's `eyes`. Raises `Illegal`."""
    if not isinstance(entry.what, Opened) or entry.n != 0 or entry.at != 0 or entry.before:
        raise Illegal("table.not_opened")
    game = games(entry.what.game)
    if game is None:
        raise Illegal("table.no_such_game", game=entry.what.game[:40])
    if len(entry.what.names) not in game.seats:
        raise Illegal("table.seats", least=game.seats[0], most=game.seats[-1])
    opened, course = entry.what, None
    if opened.joint and group:
        from klerye.table.joint.course import Course

        course = Course.new(opened.id, opened.owners, game.bag.tiles if game.bag else (), group)
    state = game.start(len(opened.names), opened.options)
    return Follower(game, (entry,), (state,), course, eyes)


def fold(
    entries: Iterable[Entry], games: Games, group: "Group | None" = None, eyes: "Eyes | None" = None
) -> Follower:
    """The table that `entries` tell (see `open_table`). Raises `Illegal` with the fact `n`, the number of the
    entry that breaks a rule."""
    table: Follower | None = None
    for n, entry in enumerate(entries):
        try:
            table = table.follow(entry) if table else open_table(entry, games, group, eyes)
        except Illegal as no:
            raise Illegal(no.why, **{**no.facts, "n": n}) from None
    if table is None:
        raise Illegal("table.empty")
    return table
