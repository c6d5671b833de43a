"""The desk is where this device sits at a table: each entry is stored before it is told."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from typing import TYPE_CHECKING

from klerye.app.device import Device
from klerye.app.events import Concluded, Event, Jointly, Seated, Told
from klerye.app.loader import Loader
from klerye.app.model import Joint
from klerye.app.shelf import Shelf
from klerye.app.store import StoreFailed
from klerye.core.game import Over, Seat, Turn
from klerye.core.refusal import Illegal
from klerye.table.journal import ASIDE, Acted, Entry, Opened, Part, read_entry
from klerye.table.keeper import Keeper

if TYPE_CHECKING:
    from klerye.app.archive import Archive
    from klerye.app.remote import Remote


class Desk:
    """One `table` at most, to play on or, unless it `writes`, only to look on; what comes of it goes to
    `emit`. `remote` is the room in which this device is with others; `prepare` makes ready the computers of
    a game. What is asked for may raise `Illegal`, `StoreFailed` or `FetchFailed`; nothing is then half-done.
    """

    def __init__(
        self,
        device: Device,
        shelf: Shelf,
        loader: Loader,
        prepare: Callable[[str], Awaitable[None]],
        emit: Callable[[Event], None],
    ) -> None:
        self._device = device
        self._shelf = shelf
        self._loader = loader
        self._prepare = prepare
        self._emit = emit
        self._seat: Seat | None = None
        self._told = 0
        self._ahead: dict[int, Entry] = {}
        self.table: Keeper | None = None
        self.writes = False
        self.remote: Remote | None = None

    @property
    def keeps(self) -> bool:
        """Whether the table is kept by this device, as every table is at which all play here."""
        if self.table is None or not self.table.truth.opened.keys:
            return True
        return self.remote is not None and self.remote.keeps

    @cached_property
    def archive(self) -> "Archive":
        """The finished games of this device; loaded now."""
        from klerye.app.archive import Archive

        return Archive(self._device.store, self._shelf, self._loader.equip)

    # Sitting down and getting up

    async def open(self, opened: Opened) -> None:
        """Opens a table that this device keeps."""
        keeper = await self._loader.open(opened)
        async with self.holding(opened.id):
            await self._add(keeper)
            await self.sit(keeper, writes=True)

    async def adopt(self, entries: Sequence[Entry]) -> None:
        """Takes the table as another device tells it, in the place of what was known of it here."""
        what = entries[0].what
        assert isinstance(what, Opened)
        keeper = await self._loader.follow(what, entries)
        async with self.holding(what.id) as mine:
            if not mine:
                raise Illegal("table.elsewhere")
            if await self._device.store.lines(what.id):
                await self._device.store.set_aside(what.id)
            over = isinstance(keeper.truth.waits, Over)
            await self._device.store.append(what.id, 0, [entry.line() for entry in entries], over)
            await self.sit(keeper, writes=True)
        await self._conclude(keeper)

    @asynccontextmanager
    async def holding(self, id: str) -> AsyncIterator[bool]:
        """Holds a table, or tells that another tab does; lets go again when what is done with it fails."""
        try:
            yield await self._device.store.hold(id)
        except Exception:
            await self._device.store.release()
            raise

    async def sit(self, keeper: Keeper, writes: bool) -> None:
        """The screen sits down at a table, to play on or only to look on."""
        self.table, self.writes, self._seat = keeper, writes, None
        self._tell_all(keeper)
        if (course := keeper.truth.course) and course.whole and not self.remote:
            self._emit(Jointly(Joint(*course.progress, open=len(course.open))))
        if writes:
            if any(keeper.truth.opened.computers) and not isinstance(keeper.truth.waits, Over):
                await self._prepare(keeper.truth.opened.game)
            await self.go_on()
        else:
            await self._watch(keeper.truth.opened.id)

    def get_up(self) -> None:
        """Leaves the table."""
        self.table = self._seat = None

    # Playing on

    def seated(self) -> Keeper:
        """The table at which this tab may act."""
        if self.table is None or not self.writes:
            raise Illegal("table.read_only")
        return self.table

    def _kept(self) -> Keeper:
        """The table that is kept here."""
        if not self.keeps:
            raise Illegal("table.read_only")
        return self.seated()

    async def act(self, act: str, after: int) -> None:
        """The seat on turn acts at this device, by hand or by computer. Where another device keeps the table,
        that one is asked; what the rules refuse without a price is refused here."""
        truth, remote = self.seated().truth, self.remote
        if not isinstance(truth.waits, Turn):
            raise Illegal("table.over" if isinstance(truth.waits, Over) else "table.stale")
        seat = truth.waits.seat
        if not truth.opened.keys:
            await self.propose(seat, act, after)
            return
        if remote is None:
            raise Illegal("table.read_only")
        refused = None
        try:
            truth.after(Acted(seat, act), truth.at(self._device.now()))
        except Illegal as no:
            if no.instead is None:
                raise
            refused = no
            act = truth.game.write(
                truth.game.hide(truth.state, no.instead, None) if truth.course else no.instead
            )
        proof: tuple[str, ...] = ()
        seal = ""
        if truth.course and truth.eyes:
            if not refused:
                act, proof = truth.eyes.prove(truth.course, truth.game, seat, act)
            seal = await remote.together.seal_act(truth, act, proof)
        if self.keeps:
            await self.propose(seat, act, after, proof, seal)
        else:
            remote.ask(act, after, proof, seal)
        if refused:
            raise refused

    async def propose(
        self, seat: Seat, act: str, after: int, proof: tuple[str, ...] = (), seal: str = ""
    ) -> None:
        """A seat, here or far away, proposes an act at the table that is kept here."""
        keeper, now = self._kept(), self._device.now()
        try:
            proposed = keeper.propose(seat, act, after, now, proof, seal)
        except Illegal as no:
            if no.instead is not None and not keeper.truth.course:
                await self._add(keeper.note(seat, no, now))
            raise
        await self.commit(proposed)

    async def take_back(self, to: int, after: int) -> None:
        """The seat of entry `to` takes back what was done from there on."""
        keeper = self._kept()
        what = keeper.truth.entries[to].what
        if not isinstance(what, Acted):
            raise Illegal("table.nothing_to_take_back")
        await self._add(keeper.take_back(what.seat, to, after, self._device.now()))

    async def call_time(self) -> None:
        """The table acts for a seat whose time has run out."""
        late = self._kept().tick(self._device.now())
        if late is None:
            self._emit(Told(()))
        else:
            await self.commit(late)

    async def go_on(self) -> None:
        """Chance answers, and what is forced happens, until a seat has to decide."""
        while self.keeps:
            keeper, now = self._kept(), self._device.now()
            deals = keeper.asks and not keeper.truth.course
            following = keeper.deal(self._device.dealer, now) if deals else keeper.force(now)
            if following is None:
                break
            await self._add(following)
        if self.remote:
            await self.remote.together.give()

    async def commit(self, keeper: Keeper) -> None:
        """Stores the last entry, tells it, and goes on."""
        await self._add(keeper)
        await self.go_on()

    async def _add(self, keeper: Keeper) -> None:
        """Stores the last entry of the table that is kept here, and tells it."""
        await self._store(keeper)
        if keeper.last.n:
            self._tell(keeper)
        if self.remote:
            self.remote.tell()
        if not isinstance(keeper.last.what, ASIDE):
            await self._conclude(keeper)

    async def follow(self, entry: Entry) -> None:
        """Another device, which keeps the table, told an entry."""
        following = self.seated().hear(entry)
        await self._store(following)
        self._tell(following)
        if not isinstance(entry.what, ASIDE):
            await self._conclude(following)

    async def _store(self, keeper: Keeper) -> None:
        """Stores the last entry, and only then takes it as having happened."""
        last, over = keeper.last, isinstance(keeper.truth.waits, Over)
        await self._device.store.append(keeper.truth.opened.id, last.n, [last.line()], over)
        self.table = keeper

    async def _conclude(self, keeper: Keeper) -> None:
        """What came of the game is kept with its last entry; where the device does not keep it, it is made
        again from the journal when somebody asks (app/archive.py)."""
        if isinstance(keeper.truth.waits, Over):
            with suppress(StoreFailed):
                self._emit(Concluded(await self.archive.keep(keeper.truth)))

    # Looking on, and what the screen is told

    async def _watch(self, id: str) -> None:
        """Follows what the tab that has the table stores; what it stored before this one listened, too."""
        self._ahead = {}
        await self._device.store.watch(id, self._heard)
        for line in await self._device.store.lines(id):
            self._heard(line)

    def _heard(self, line: str) -> None:
        """The tab that has the table stored a line; lines are followed in order, each once."""
        entry = read_entry(line)
        if self.table and entry.n > self.table.last.n:
            self._ahead[entry.n] = entry
        while self.table and (following := self._ahead.pop(self.table.last.n + 1, None)):
            self.table = self.table.hear(following)
            self._tell(self.table)

    def look_as(self, seat: Seat | None) -> None:
        """The screen shows what that seat may see."""
        if self.table is not None:
            self._seat = seat
            self._tell_all(self.table)

    def _tell(self, keeper: Keeper) -> None:
        """Tells the screen what it has not been told of the table; what shows nothing waits for the next."""
        last = keeper.last
        if isinstance(last.what, Part):
            return
        new = tuple(keeper.told(n, self._seat) for n in range(self._told + 1, last.n + 1))
        self._told = last.n
        self._emit(Told(new))

    def _tell_all(self, keeper: Keeper) -> None:
        self._told = keeper.last.n
        key = self.remote.place.key if self.remote else ""
        self._emit(Seated(tuple(keeper.tell(self._seat)), self.writes, self._seat, key))
