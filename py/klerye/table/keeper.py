"""The keeper checks proposals, numbers and stamps them, and tells each seat what it may see."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from klerye.core.chance import Ask
from klerye.core.game import Over, Seat, Turn
from klerye.core.refusal import Illegal
from klerye.table import clock
from klerye.table.dealer import Dealer
from klerye.table.follower import Follower, Games, fold, open_table
from klerye.table.journal import (
    SEALED,
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
    from klerye.table.joint.eyes import Eyes

Salt = Callable[[], str]
"""Fresh random text."""


@dataclass(frozen=True, slots=True)
class Keeper:
    """The one that knows everything about a table: `truth` was told every entry whole.

    Each method that adds to the journal returns the next keeper, whose last entry is the new
    one; nothing is done to this one, so an entry that could not be stored never happened.
    """

    truth: Follower
    salt: Salt

    @staticmethod
    def open(
        opened: Opened,
        games: Games,
        salt: Salt,
        group: "Group | None" = None,
        eyes: "Eyes | None" = None,
    ) -> "Keeper":
        """A new table; `group` and `eyes` as for `open_table`. Raises `Illegal` when the game does not take
        it."""
        return Keeper(open_table(Entry(0, 0, opened, ""), games, group, eyes), salt)

    @staticmethod
    def resume(entries: list[Entry], games: Games, salt: Salt) -> "Keeper":
        """The table that a stored journal tells, all of it: a keeper knows everything. Raises `Illegal`."""
        for entry in entries:
            if entry.salt == SEALED or SEALED in entry.text:
                raise Illegal("table.hidden", n=entry.n)
        return Keeper(fold(entries, games), salt)

    @staticmethod
    def follower(
        entries: Iterable[Entry],
        games: Games,
        salt: Salt,
        group: "Group | None" = None,
        eyes: "Eyes | None" = None,
    ) -> "Keeper":
        """The table as this device was told it, while another one keeps it: it may propose nothing by itself,
        only `hear`. Raises `Illegal`."""
        return Keeper(fold(entries, games, group, eyes), salt)._opened()

    @property
    def whole(self) -> bool:
        """Whether nothing is hidden from this device, so that it could keep the table."""
        return not any(entry.salt == SEALED or SEALED in entry.text for entry in self.truth.entries)

    @property
    def last(self) -> Entry:
        return self.truth.entries[-1]

    def propose(
        self, seat: Seat, act: str, after: int, now: int, proof: tuple[str, ...] = (), seal: str = ""
    ) -> "Keeper":
        """A seat proposes an act; `after` is the number of the last entry it knows, `now` Unix ms.
        Raises `Illegal`: a proposal made before something else happened is stale."""
        self._fresh(after)
        return self._add(Acted(seat, act, proof, seal), now)

    def note(self, seat: Seat, refusal: Illegal, now: int) -> "Keeper":
        """Writes down what a refused act of `seat` costs; call it where the refusal has an `instead`."""
        return self._add(Acted(seat, self.truth.game.write(refusal.instead)), now)

    def take_back(self, seat: Seat, to: int, after: int, now: int) -> "Keeper":
        """A seat takes back the acts from entry `to` on. Raises `Illegal`."""
        self._fresh(after)
        return self._add(TakenBack(seat, to), now)

    def deal(self, dealer: Dealer, now: int) -> "Keeper":
        """Answers the game's `Ask`; call it while `asks`."""
        ask = self.truth.waits
        assert isinstance(ask, Ask)
        return self._add(Chance(self.truth.game.write(dealer.deal(ask))), now)

    def settle(self, given: tuple[str, ...], now: int) -> "Keeper":
        """Answers the game's `Ask` from what each device has given. Raises `Illegal`."""
        from klerye.table.joint.seal import split

        ask, course = self.truth.waits, self.truth.course
        assert isinstance(ask, Ask)
        assert course
        dealt = course.answer(ask, tuple(text and split(text)[1] for text in given))
        return self._add(Chance(self.truth.game.write(dealt), given), now)

    def give(self, device: int, part: str, data: str, now: int) -> "Keeper":
        """A device gives its part in what all make together. Raises `Illegal`."""
        return self._add(Part(device, part, data), now)

    def force(self, now: int) -> "Keeper | None":
        """The table makes the act that follows by itself; None where the seat on turn decides."""
        waits, game, course = self.truth.waits, self.truth.game, self.truth.course
        act = game.forced(self.truth.state)
        if act is None or not isinstance(waits, Turn) or (course and not course.whole):
            return None
        return self._add(Acted(waits.seat, game.write(act)), now)

    @property
    def asks(self) -> bool:
        """Whether the game waits for chance."""
        return isinstance(self.truth.waits, Ask)

    def tick(self, now: int) -> "Keeper | None":
        """The table acts for a seat whose time has run out; None when nothing is due (L23)."""
        waits = self.truth.waits
        left = clock.left(self.truth, self.truth.at(now))
        if not isinstance(waits, Turn) or left is None or left > 0:
            return None
        act = self.truth.game.late(self.truth.state)
        return None if act is None else self._add(Late(waits.seat, self.truth.game.write(act)), now)

    def presence(self, away: Collection[Seat], now: int) -> "Keeper | None":
        """Writes down that the seat on turn was lost, or that one is back; None when nothing is to be said.
        `away` are the seats whose devices cannot be reached (L24)."""
        truth, waits = self.truth, self.truth.waits
        if truth.game.away_ms is None or isinstance(waits, Over):
            return None
        if back := truth.away - set(away):
            return self._add(Presence(min(back), False), now)
        if isinstance(waits, Turn) and waits.seat in away and waits.seat not in truth.away:
            return self._add(Presence(waits.seat, True), now)
        return None

    def take_over(self, seat: Seat, now: int) -> "Keeper":
        """The device of `seat` keeps the table from here on."""
        return self._add(Keeps(seat), now)

    def hear(self, entry: Entry) -> "Keeper":
        """The next keeper where another tab of this device, which has the table, added `entry`."""
        return replace(self, truth=self.truth.follow(entry))._opened()

    def tell(self, seat: Seat | None) -> list[Entry]:
        """Every entry as `seat` may see it (None: an onlooker). The only exit of what is hidden."""
        return [self.told(n, seat) for n in range(len(self.truth.entries))]

    def told(self, n: int, seat: Seat | None) -> Entry:
        """Entry `n` as `seat` may see it. Where all devices make chance together, that is for this device's
        own screen: the entry itself tells nobody too much."""
        entry, game = self.truth.entries[n], self.truth.game
        if not isinstance(entry.what, Acted | Late | Chance):
            return entry
        text = self.truth.seen.get(n, entry.text)
        seen = game.write(game.hide(self.truth.states[n - 1], game.read(text), seat))
        if seen == entry.text:
            return entry
        what = Chance(seen) if isinstance(entry.what, Chance) else replace(entry.what, act=seen)
        return replace(entry, what=what, salt=SEALED)

    def fresh(self, after: int) -> bool:
        """Whether nothing has happened since entry `after`; what devices give to chance does not count."""
        later = self.truth.entries[after + 1 :]
        return after <= self.last.n and all(isinstance(entry.what, Part) for entry in later)

    def _fresh(self, after: int) -> None:
        if not self.fresh(after):
            raise Illegal("table.stale")

    def _add(self, what: What, now: int) -> "Keeper":
        digest = self.last.digest()
        assert digest is not None
        entry = Entry(len(self.truth.entries), self.truth.at(now), what, digest)
        truth = self.truth.follow(entry)
        if self._secret(entry):
            entry = replace(entry, salt=self.salt())
            truth = replace(truth, entries=(*self.truth.entries, entry))
        return replace(self, truth=truth)._opened()

    def _opened(self) -> "Keeper":
        """Once all devices have opened their secrets, nothing is hidden any more."""
        truth, course = self.truth, self.truth.course
        if course is None or not course.whole:
            return self
        from klerye.table.joint.eyes import All

        if isinstance(truth.eyes, All):
            return self
        eyes = All(secrets={**course.known, **course.open})
        try:
            opened = fold(truth.entries, lambda _: truth.game, course.group, eyes)
        except Illegal:
            return self  # somebody did not keep to what was agreed: the check says who
        return self if eyes.doubts else replace(self, truth=opened)

    def _secret(self, entry: Entry) -> bool:
        """Whether anybody at or around the table may not see all of `entry`, the next one."""
        if not entry.text:
            return False
        game, state = self.truth.game, self.truth.state
        act = game.read(entry.text)
        seats = (None, *range(len(self.truth.opened.names)))
        return any(game.hide(state, act, seat) != act for seat in seats)
