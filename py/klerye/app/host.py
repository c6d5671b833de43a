"""The host runs a screen's effects: it keeps the table, deals, and stores each entry before telling it."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from klerye.app.device import Device
from klerye.app.effects import (
    Audit,
    Bind,
    CallTime,
    Continue,
    Cue,
    Deal,
    Effect,
    Erase,
    Export,
    Fetch,
    Forget,
    HandOn,
    Import,
    Install,
    Lay,
    Leave,
    LookAs,
    Portray,
    Propose,
    Pulse,
    Rank,
    Recall,
    Remember,
    Renew,
    Reopen,
    SaveFile,
    Shelve,
    TakeBack,
    Think,
    Unlink,
    Weigh,
    Wire,
)
from klerye.app.events import (
    Advised,
    Audited,
    Bound,
    Concluded,
    Event,
    Jointly,
    Listed,
    Ranked,
    Refused,
    Replayed,
    Seated,
    Told,
)
from klerye.app.model import Joint, Save
from klerye.app.shelf import Shelf
from klerye.app.store import StoreFailed
from klerye.app.thinker import FetchFailed, Thinker
from klerye.app.wire import Heard, Lost, Met, Relays, Token
from klerye.app.words import words
from klerye.core.game import Over, Seat, Turn
from klerye.core.refusal import Illegal
from klerye.table.journal import ASIDE, Acted, Entry, Opened, Part, read_entry, read_lines
from klerye.table.keeper import Keeper

if TYPE_CHECKING:
    from klerye.app.archive import Archive
    from klerye.app.auditor import Auditor
    from klerye.app.place import Place
    from klerye.app.rooms import Rooms
    from klerye.core.group import Group
    from klerye.table.joint.eyes import Eyes


class Host:
    """Runs one effect at a time; what comes of it goes to `emit` as events."""

    def __init__(
        self, device: Device, shelf: Shelf, emit: Callable[[Event], None], asked: Callable[[], bool]
    ) -> None:
        self._device = device
        self._shelf = shelf
        self._emit = emit
        self._keeper: Keeper | None = None
        self._writes = False
        self._ahead: dict[int, Entry] = {}
        self._seat: Seat | None = None
        self._told = 0
        self._rooms: Rooms | None = None
        self._auditor: Auditor | None = None
        self._archive: Archive | None = None
        self._thinker = Thinker(shelf, device.fetch, device.now, device.rest, device.chance, asked)

    async def run(self, effect: Effect) -> bool:
        """Does what `effect` wants; False when it made way for another and has to be run again. A refusal
        or a failing store becomes an event; nothing is half-done."""
        try:
            if isinstance(effect, Think):
                return await self._think(effect)
            if isinstance(effect, Weigh):
                return await self._weigh(effect)
            if isinstance(effect, Audit):
                return await self._audit(effect)
            await self._run(effect)
        except Illegal as no:
            self._emit(Refused.of(no))
        except StoreFailed:
            self._emit(Refused("table.not_stored", {}))
        except FetchFailed:
            self._emit(Refused("table.not_fetched", {}))
        return True

    async def list(self) -> None:
        """Tells the screen which tables can be continued; sets aside what cannot be read."""
        saves = []
        for id, line in await self._device.store.unfinished():
            try:
                opened = read_entry(line).what
                if (
                    not isinstance(opened, Opened)
                    or opened.id != id
                    or self._shelf.rules(opened.game) is None
                ):
                    raise Illegal("table.not_opened")
                saves.append(Save(opened))
            except Illegal as no:
                await self._set_aside(id, Illegal(no.why, **{**no.facts, "line": 1}))
        self._emit(Listed(tuple(saves)))

    async def _run(self, effect: Effect) -> None:
        store = self._device.store
        match effect:
            case Lay(game, names, options, turn_ms, computers):
                now, id = self._device.now(), self._device.fresh()
                await self.open(Opened(id, game, names, now, options, turn_ms, computers))
            case Continue(id):
                await self._continue(id)
            case Propose(act, after):
                waits = self._seated().truth.waits
                if not isinstance(waits, Turn):
                    raise Illegal("table.over" if isinstance(waits, Over) else "table.stale")
                await self._act(waits.seat, act, after)
            case Deal():
                await self._go_on()
            case TakeBack(to, after):
                keeper = self._kept()
                what = keeper.truth.entries[to].what
                if not isinstance(what, Acted):
                    raise Illegal("table.nothing_to_take_back")
                await self._commit(keeper.take_back(what.seat, to, after, self._device.now()))
            case LookAs(seat):
                if self._keeper is not None:
                    self._seat = seat
                    self._tell_all(self._keeper)
            case CallTime():
                late = self._kept().tick(self._device.now())
                if late is None:
                    self._emit(Told(()))
                else:
                    await self._commit(late)
                    await self._go_on()
            case Fetch(game):
                await self._equip(game)
            case Bind(lang):
                await self._bind(lang)
            case Leave():
                self._keeper = self._seat = None
                if self._rooms:
                    await self._rooms.leave()
                await store.release()
                await self.list()
            case Forget(id):
                async with self._holding(id) as mine:
                    if not mine:
                        raise Illegal("table.elsewhere")
                    await store.remove(id)
                await store.release()
                await self.list()
            case Export():
                truth = self._seated().truth
                text = "".join(entry.line() + "\n" for entry in truth.entries)
                self._device.save_file(f"klerye-{truth.opened.game}-{truth.opened.id[:8]}.jsonl", text)
            case Import(text):
                await self._import(text)
            case Rank(quiet):
                try:
                    self._emit(Ranked(*await self.archive.all()))
                except StoreFailed:
                    if not quiet:
                        raise Illegal("progress.not_read") from None
            case SaveFile(name, text):
                self._device.save_file(name, text)
            case Portray(profile, results):
                from klerye.app.portrait import portrait

                self._device.save_file("klerye-profile.json", await portrait(store, profile, results))
            case Erase(who, nobody):
                from klerye.app.erase import erase

                results, _ = await self.archive.all()
                await erase(store, self._shelf, results, who, nobody)
                await self.list()
                self._emit(Ranked(*await self.archive.all(), who))
            case Renew():
                if not await self._device.renew():
                    raise Illegal("home.other_tabs")
            case Remember(name, value):
                self._device.remember(name, value)
            case Cue(sounds, buzz):
                self._device.cue(" ".join(sounds), buzz)
            case Install():
                self._device.install()
            case Recall() | Reopen() | Shelve() | HandOn() | Unlink():
                from klerye.app.recorder import Recorder

                await Recorder(self._device, self.archive, self._resume, self._emit).run(effect)
            case Pulse() | Wire(Met() | Lost() | Heard() | Relays() | Token()) if self._rooms is None:
                return
            case Think() | Weigh() | Audit():  # these take their time
                raise AssertionError
            case _:
                await self._way_out().run(effect)

    @property
    def far(self) -> bool:
        """Whether this device is in a room with others."""
        return self._rooms is not None and self._rooms.remote is not None

    @property
    def _keeps(self) -> bool:
        """Whether the table is kept by this device, as every table is at which all play here."""
        if self._keeper is None or not self._keeper.truth.opened.keys:
            return True
        return self._rooms is not None and self._rooms.remote is not None and self._rooms.remote.keeps

    def _way_out(self) -> "Rooms":
        """What it takes to play with others far away; loaded now. Raises `Illegal` where it is not to be
        had."""
        far, device = self._device.far, self._device
        if far is None:
            raise Illegal("net.none")
        if self._rooms is None:
            from klerye.app.rooms import Rooms

            self._rooms = Rooms(
                far(), self, device.store, self._shelf.rules, self._emit, device.fresh, device.now
            )
        return self._rooms

    async def _act(self, seat: Seat, act: str, after: int) -> None:
        """A seat at this device acts, by hand or by computer. Where another device keeps the table, that one
        is asked; what the rules refuse without a price is refused here. Raises `Illegal`."""
        truth, remote = self._seated().truth, self._rooms.remote if self._rooms else None
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
        if self._keeps:
            await self.propose(seat, act, after, proof, seal)
        else:
            remote.ask(act, after, proof, seal)
        if refused:
            raise refused

    # What a table with devices far away wants of this one

    @property
    def table(self) -> Keeper | None:
        """The table, as far as it is known here."""
        return self._keeper

    async def open(self, opened: Opened) -> None:
        """Opens a table that this device keeps."""
        await self._equip(opened.game)
        joint = await self.joint(opened)
        keeper = Keeper.open(opened, self._shelf.rules, self._device.fresh, *joint)
        async with self._holding(opened.id):
            await self._commit(keeper)
            await self._sit(keeper, writes=True)

    async def commit(self, keeper: Keeper) -> None:
        """Stores the last entry, tells it, and goes on."""
        await self._commit(keeper)
        await self._go_on()

    async def propose(
        self, seat: Seat, act: str, after: int, proof: tuple[str, ...] = (), seal: str = ""
    ) -> None:
        """A seat proposes an act. Raises `Illegal`."""
        keeper, now = self._kept(), self._device.now()
        try:
            proposed = keeper.propose(seat, act, after, now, proof, seal)
        except Illegal as no:
            if no.instead is not None and not keeper.truth.course:
                await self._commit(keeper.note(seat, no, now))
            raise
        await self.commit(proposed)

    async def follow(self, entry: Entry) -> None:
        """Another device, which keeps the table, told an entry. Raises `Illegal`."""
        following = self._seated().hear(entry)
        over = isinstance(following.truth.waits, Over)
        await self._device.store.append(following.truth.opened.id, entry.n, [entry.line()], over)
        self._keeper = following
        self._tell(following)
        if not isinstance(entry.what, ASIDE):
            await self._conclude(following)

    async def adopt(self, entries: Sequence[Entry]) -> None:
        """Takes the table as another device tells it, in the place of what was known of it here."""
        what = entries[0].what
        assert isinstance(what, Opened)
        await self._equip(what.game)
        joint = await self.joint(what)
        keeper = Keeper.follower(entries, self._shelf.rules, self._device.fresh, *joint)
        async with self._holding(what.id) as mine:
            if not mine:
                raise Illegal("table.elsewhere")
            if await self._device.store.lines(what.id):
                await self._device.store.set_aside(what.id)
            over = isinstance(keeper.truth.waits, Over)
            await self._device.store.append(what.id, 0, [entry.line() for entry in entries], over)
            await self._sit(keeper, writes=True)
        await self._conclude(keeper)

    async def resume(self, id: str) -> bool:
        """Sits down at a table that is stored here; whether no other tab has it."""
        await self._continue(id)
        return self._writes

    async def keep(self, place: "Place") -> None:
        """Stores the place in a room."""
        await self._device.store.keep_place(place.room, place.text())

    def _seated(self) -> Keeper:
        """The table at which this tab may act. Raises `Illegal`."""
        if self._keeper is None or not self._writes:
            raise Illegal("table.read_only")
        return self._keeper

    def _kept(self) -> Keeper:
        """The table that is kept here. Raises `Illegal`."""
        if not self._keeps:
            raise Illegal("table.read_only")
        return self._seated()

    async def _commit(self, keeper: Keeper) -> None:
        """Stores the keeper's last entry, and only then takes it as having happened and tells it."""
        last, over = keeper.last, isinstance(keeper.truth.waits, Over)
        await self._device.store.append(keeper.truth.opened.id, last.n, [last.line()], over)
        self._keeper = keeper
        if last.n:
            self._tell(keeper)
        if self._rooms and self._rooms.remote:
            self._rooms.remote.tell()
        if not isinstance(last.what, ASIDE):
            await self._conclude(keeper)

    async def _conclude(self, keeper: Keeper) -> None:
        """What came of the game is kept with its last entry; where the device does not keep it, it is made
        again from the journal when somebody asks (app/archive.py)."""
        if isinstance(keeper.truth.waits, Over):
            with suppress(StoreFailed):
                self._emit(Concluded(await self.archive.keep(keeper.truth)))

    @property
    def archive(self) -> "Archive":
        """The finished games of this device; loaded now."""
        if self._archive is None:
            from klerye.app.archive import Archive

            self._archive = Archive(self._device.store, self._shelf, self._equip)
        return self._archive

    @property
    def _key(self) -> str:
        """This device's key, where each player has one."""
        remote = self._rooms.remote if self._rooms else None
        return remote.place.key if remote else ""

    async def _think(self, effect: Think) -> bool:
        """The computer on turn acts, unless something else happened since; False when it made way."""
        keeper, after, level = self._keeper, effect.after, effect.level
        if keeper is None or keeper.truth.opened.id != effect.table:
            return True
        if not self._writes or not keeper.fresh(after):
            return True
        waits = keeper.truth.waits
        if not isinstance(waits, Turn) or not (level or keeper.truth.opened.level(waits.seat)):
            return True
        act = await self._thinker.act(keeper, level)
        if act is None:
            return False
        await self._act(waits.seat, act, after)
        return True

    async def _weigh(self, effect: Weigh) -> bool:
        """The adviser looks at one entry, unless the table was left; False when it made way."""
        keeper = self._keeper
        if keeper is None or keeper.truth.opened.id != effect.table:
            return True
        opened, now, last = keeper.truth.opened, keeper.truth.waits, keeper.last.n
        asked = effect.n == last + 1 and isinstance(now, Turn) and opened.persons == (now.seat,)
        found = None
        if asked or (isinstance(now, Over) and 0 < effect.n <= last):
            found = await self._thinker.weigh(keeper, effect.n, effect.most)
            if found is None:
                return False
        self._emit(Advised(effect.table, effect.n, found))
        return True

    async def _audit(self, effect: Audit) -> bool:
        """Goes on with the check of a whole game for a moment; False when there is more of it. Raises
        `Illegal`."""
        truth = self._keeper.truth if self._keeper else None
        if truth is None or truth.opened.id != effect.table or not truth.course:
            self._auditor = None
            return True
        if self._auditor is None or self._auditor.table != effect.table:
            from klerye.app.auditor import Auditor

            self._auditor = Auditor(truth, self._shelf.rules, self._device.now)
        if not self._auditor.work():
            await self._device.rest(0)
            return False
        self._emit(Audited(effect.table, self._auditor.finding))
        self._auditor = None
        return True

    async def _go_on(self) -> None:
        """Chance answers, and what is forced happens, until a seat has to decide."""
        while self._keeps:
            keeper, now = self._kept(), self._device.now()
            deals = keeper.asks and not keeper.truth.course
            following = keeper.deal(self._device.dealer, now) if deals else keeper.force(now)
            if following is None:
                break
            await self._commit(following)
        if self._rooms and self._rooms.remote:
            await self._rooms.remote.together.give()

    async def joint(self, opened: Opened) -> "tuple[Group | None, Eyes | None]":
        """Where all devices make chance together: what that is computed with, and what this device may see.
        Raises `Illegal`."""
        rules, far = self._shelf.rules(opened.game), self._device.far
        if not opened.joint or rules is None:
            return None, None
        from klerye.core.ristretto import Plain
        from klerye.table.joint.eyes import Own
        from klerye.table.joint.part import Giver
        from klerye.table.joint.secret import Secret

        group: Group = await far().group() if rules.bag and far else Plain()
        place = await self._way_out().seat_at(opened.id) if far else None
        if place is None or place.key not in opened.devices:
            return group, None
        opening = Entry(0, 0, opened, "").digest()
        assert opening
        secret = Secret.of(place.secret, opened.id, opening, opened.devices.index(place.key))
        return group, Own(giver=Giver(secret, group))

    async def _sit(self, keeper: Keeper, writes: bool) -> None:
        """The screen sits down at a table, to play on or only to look on."""
        self._keeper, self._writes, self._seat = keeper, writes, None
        self._tell_all(keeper)
        if (course := keeper.truth.course) and course.whole and not self.far:
            self._emit(Jointly(Joint(*course.progress, open=len(course.open))))
        if writes:
            await self._prepare(keeper)
            await self._go_on()
        else:
            await self._watch(keeper.truth.opened.id)

    async def _prepare(self, keeper: Keeper) -> None:
        """Where computers play, their engine is made ready, and what it lacks is told."""
        opened = keeper.truth.opened
        if any(opened.computers) and not isinstance(keeper.truth.waits, Over):
            engine = await self._thinker.engine(opened.game, again=True)
            if engine is not None and engine.weaker:
                self._emit(Refused("engine.weaker", {}))

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
        self._emit(Seated(tuple(keeper.tell(self._seat)), self._writes, self._seat, self._key))

    async def _equip(self, game: str) -> None:
        """Gets the file that the game needs, once."""
        if path := self._shelf.wants(game):
            self._shelf.equip(game, await self._device.fetch(path))

    async def _bind(self, lang: str) -> None:
        """Gets the book of a language, once; whoever plays on does so without it."""
        say = words(lang)
        if not say.bound:
            with suppress(FetchFailed, ValueError):
                say.bind(await self._device.fetch(f"books/{lang}.json"))
        self._emit(Bound(say.bound))

    async def _equip_for(self, line: str) -> None:
        """Gets what the game of an opening line needs; a line that opens nothing needs nothing."""
        try:
            opened = read_entry(line).what
        except Illegal:
            return
        if isinstance(opened, Opened):
            await self._equip(opened.game)

    async def _resume(self, lines: Sequence[str]) -> Keeper:
        """The keeper of a journal's lines. Raises `Illegal` with the number of the bad line, from 1, as
        the fact `line`."""
        entries = read_lines(lines)
        what, rules, fresh = entries[0].what, self._shelf.rules, self._device.fresh
        try:
            if isinstance(what, Opened) and what.keys:  # perhaps kept by another device
                return Keeper.follower(entries, rules, fresh, *await self.joint(what))
            return Keeper.resume(entries, rules, fresh)
        except Illegal as no:
            filled = [number for number, line in enumerate(lines, 1) if line.strip()]
            n = no.facts.get("n")
            if not isinstance(n, int):
                raise
            raise Illegal(no.why, **{**no.facts, "line": filled[n]}) from None

    @asynccontextmanager
    async def _holding(self, id: str) -> AsyncIterator[bool]:
        """Holds a table, or tells that another tab does; lets go again when what is done with it fails."""
        try:
            yield await self._device.store.hold(id)
        except Exception:
            await self._device.store.release()
            raise

    async def _continue(self, id: str) -> None:
        """Goes on with a stored table; while another tab has it, as an onlooker."""
        store = self._device.store
        async with self._holding(id) as mine:
            lines = await store.lines(id)
            if not lines:
                raise Illegal("table.gone")
            await self._equip_for(lines[0])
            if mine and await self._meet_again(id, lines[0]):
                return
            try:
                keeper = await self._resume(lines)
            except Illegal as no:
                if not mine or no.why == "fair.no_group":
                    raise
                await self._set_aside(id, no)
                await store.release()
                await self.list()
            else:
                await self._sit(keeper, mine)

    async def _meet_again(self, id: str, line: str) -> bool:
        """Where each player has a device of their own, this one goes back to their room, unless it is there
        already; the room then resumes the table. Whether it went."""
        try:
            opened = read_entry(line).what
        except Illegal:
            return False
        if not isinstance(opened, Opened) or not opened.keys or self._device.far is None or self.far:
            return False
        place = await self._way_out().place_of(id)
        if place is not None:
            await self._way_out().enter(place)
        return place is not None

    async def _watch(self, id: str) -> None:
        """Follows what the tab that has the table stores; what it stored before this one listened, too."""
        self._ahead = {}
        await self._device.store.watch(id, self._heard)
        for line in await self._device.store.lines(id):
            self._heard(line)

    def _heard(self, line: str) -> None:
        """The tab that has the table stored a line; lines are followed in order, each once."""
        entry = read_entry(line)
        if self._keeper and entry.n > self._keeper.last.n:
            self._ahead[entry.n] = entry
        while self._keeper and (following := self._ahead.pop(self._keeper.last.n + 1, None)):
            self._keeper = self._keeper.hear(following)
            self._tell(self._keeper)

    async def _set_aside(self, id: str, no: Illegal) -> None:
        await self._device.store.set_aside(id)
        self._emit(Refused("table.set_aside", {**no.facts, "why": no.why}))

    async def _import(self, text: str) -> None:
        """A journal from a file is checked whole before any line of it is stored. Of a table that is
        kept here already the longer course counts, where one goes on from the other. A game that is over is
        looked at step by step."""
        given = text.split("\n")
        await self._equip_for(given[0])
        keeper = await self._resume(given)
        id, store = keeper.truth.opened.id, self._device.store
        async with self._holding(id) as mine:
            if not mine:
                raise Illegal("table.elsewhere")
            known = await store.lines(id)
            lines = [entry.line() for entry in keeper.truth.entries]
            shared = min(len(known), len(lines))
            if known[:shared] != lines[:shared]:
                raise Illegal("table.other_course")
            if len(known) > len(lines):
                keeper = await self._resume(known)
            elif len(lines) > len(known):
                over = isinstance(keeper.truth.waits, Over)
                if over and not known:
                    await self.archive.add(keeper.truth)
                await store.append(id, len(known), lines[len(known) :], over)
            if isinstance(keeper.truth.waits, Over):
                await store.release()
                self._emit(Replayed(keeper.truth))
            else:
                await self._sit(keeper, writes=True)
