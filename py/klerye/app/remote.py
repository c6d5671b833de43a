"""A table whose players sit at devices of their own: what goes to and fro between its keeper and the
others."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from klerye.app.company import BEAT_MS, Company
from klerye.app.desk import Desk
from klerye.app.device import Device
from klerye.app.events import Event, Felt, Refused, Roomed, Wished
from klerye.app.loader import Loader
from klerye.app.model import FEELINGS, Room
from klerye.app.place import ROOM, Place
from klerye.app.reach import Reach
from klerye.app.together import Together
from klerye.core.game import Over, Seat, Turn
from klerye.core.refusal import Illegal
from klerye.table.consent import Consent
from klerye.table.follower import Follower, Games, open_table
from klerye.table.journal import Acted, Entry, Keeps, Opened, read_entry
from klerye.table.keeper import Keeper
from klerye.table.link import AWAY_MS, Link
from klerye.table.message import (
    Apart,
    Ask,
    Beat,
    Cheer,
    Envelope,
    Give,
    Join,
    Line,
    Lobby,
    Message,
    No,
    Owe,
    Wish,
)

WINDOW = 50
"""Entries that are sent ahead of what a device says it has."""

LONELY_MS = 20_000
"""After how long one who meets nobody is told so."""

ANSWER_MS = 6_000
"""How long the answer to a proposal may take."""

WISHES = ("back", "rematch")

REASONS = frozenset(
    {
        "fair.stopped",
        "net.full",
        "table.chance_between",
        "table.names_same",
        "table.no_take_back",
        "table.not_stored",
        "table.not_your_turn",
        "table.nothing_to_take_back",
        "table.over",
        "table.stale",
    }
)
"""The refusals of another device that are shown; the rest comes down to "something happened first"."""


@dataclass(slots=True)
class _Course:
    """A table's course as another device tells it from the beginning, while it comes in."""

    peer: str
    entries: list[Entry] = field(default_factory=list)
    table: Follower | None = None


class Remote:
    """One room, from the arrival of this device to its leaving; every method runs alone, one after the
    other."""

    def __init__(
        self,
        place: Place,
        room: Room,
        device: Device,
        games: Games,
        loader: Loader,
        desk: Desk,
        company: Callable[
            [Place, Callable[[Link], Awaitable[None]], Callable[[Link, Envelope], Awaitable[None]]], Company
        ],
        emit: Callable[[Event], None],
    ) -> None:
        self.place = place
        self.room = room
        self._games = games
        self._loader = loader
        self._desk = desk
        self._emit = emit
        self._store = device.store
        self._fresh = device.fresh
        self._now = device.now
        self.company = company(place, self._proven, self._said)
        self._reach = Reach(place.key, self.company, desk, emit, self._now)
        self._since = self._beaten = self._now()
        self._course: _Course | None = None
        self._consent = Consent()
        self._asked: int | None = None
        self.together = Together(self, self.company, desk, emit, self._now)

    # What this device knows

    @property
    def _id(self) -> str:
        return self._desk.table.truth.opened.id if self._desk.table else ""

    @property
    def keeps(self) -> bool:
        """Whether the table is kept here; before it opens, whether this device invites to it."""
        table = self._desk.table
        if table is None:
            return self.place.invites
        return table.truth.keeper in table.truth.opened.seats_of(self.place.key)

    @property
    def _keeper_key(self) -> str:
        """The key of the device that keeps the table."""
        table = self._desk.table
        return table.truth.opened.keys[table.truth.keeper] if table else self.place.inviter

    def show(self, **changes: object) -> None:
        """Tells the screen how things stand in the room."""
        self.room = replace(self.room, **changes)  # type: ignore[arg-type]
        if self._desk.table is None:
            self._emit(Roomed(self.room))

    async def _keep_place(self, place: Place) -> None:
        """From here on this is the place, also when the page is loaded again."""
        self.place = place
        await self._store.keep_place(place.room, place.text())

    # What this device does

    async def join(self, name: str) -> None:
        """Asks for a seat, by that name."""
        await self._keep_place(replace(self.place, name=name))
        if link := self.company.of(self.place.inviter):
            self._say(link, Join(name))

    async def begin(self, names: tuple[str, ...]) -> None:
        """Opens the table; computers of those names take the seats that are left."""
        waiting = self.place.waiting
        if waiting is None:
            return
        left = waiting.seats - len(waiting.names)
        bots = tuple((name, "medium") for name in names[:left])
        await self._open(replace(waiting, bots=(*bots, *waiting.bots)).opened(self._fresh(), self._now()))

    async def _open(self, opened: Opened) -> None:
        opened = replace(opened, joint=len(opened.devices) > 1)
        await self._keep_place(self.place.at(opened.id))
        for link in self.company.links:
            link.have = link.told = 0
        await self._desk.open(opened)

    def ask(self, act: str, after: int, proof: tuple[str, ...] = (), seal: str = "") -> None:
        """Proposes an act to the keeper. Raises `Illegal` where it cannot be reached."""
        table = self._desk.table
        assert table
        self._say(self._to_keeper(), Ask(act, after, table.truth.entries[after].before, proof, seal))
        self._asked = self._now()

    async def want(self, what: str, to: int, yes: bool) -> None:
        """Asks all others for their consent, or answers. Raises `Illegal`."""
        table = self._desk.table
        seat = table.truth.opened.seat_of(self.place.key) if table else None
        if seat is None:
            raise Illegal("table.read_only")
        if self.keeps:
            await self._want(seat, what, to, yes)
        else:
            self._say(self._to_keeper(), Wish(what, to, seat, yes))

    def feel(self, which: str) -> None:
        """Shows a feeling to all."""
        table = self._desk.table
        seat = table.truth.opened.seat_of(self.place.key) if table else None
        if seat is None or which not in FEELINGS:
            return
        self._emit(Felt(seat, which))
        for link in self.company.links if self.keeps else [self._to_keeper()]:
            self._say(link, Cheer(which, seat))

    def tell(self) -> None:
        """Tells every device what is new at the table that is kept here."""
        if self._consent.about and self._consent.about[0] == "back":
            self._consent = Consent()
        if self.keeps:
            for link in self.company.links:
                self._send(link)

    async def pulse(self) -> None:
        """Time has passed."""
        now = self._now()
        self._reach.pulse(now)
        self.company.sweep()
        if now - self._beaten >= BEAT_MS:
            self._beaten = now
            for link in self.company.links:
                self._beat(link)
        table = self._desk.table
        if table is None:
            await self._free_seats()
            lonely = not self.company.links and now - self._since > LONELY_MS and not self.room.answering
            if lonely != self.room.lonely:
                self.show(lonely=lonely)
            return
        self._reach.look(table, self.keeps)
        await self.together.give()
        if self._asked is not None and now - self._asked > ANSWER_MS:
            self._asked = None
            self._emit(Refused("net.no_answer", {}))
        if self.keeps:
            if following := table.presence(self._reach.apart, now):
                await self._desk.commit(following)
        else:
            await self._reach.wait_for_keeper(table, now, self.room.relays[0])

    # What others do

    async def _proven(self, link: Link) -> None:
        """A device has proved who it is."""
        if not self.place.inviter:
            self.place = replace(self.place, inviter=link.key)
        if self.keeps and self._desk.table is None:
            self._tell_lobby()
        elif link.key == self.place.inviter and self.place.name and self._desk.table is None:
            self._say(link, Join(self.place.name))
        self._beat(link)
        self.show(lonely=False)

    async def _said(self, link: Link, envelope: Envelope) -> None:
        """A device that proved who it is said something. Raises `Illegal` for what nobody says who plays
        fair."""
        table = self._desk.table
        about = envelope.table == self._id
        match envelope.message:
            case Beat() as beat:
                await self._hear_beat(link, beat, about)
            case Line(line):
                await self._hear_line(link, read_entry(line), about)
            case Join(name) if self.keeps:
                await self._let_join(link, name)
            case Lobby() as lobby if link.key == self.place.inviter and table is None:
                if not ROOM.fullmatch(lobby.room):
                    raise Illegal("net.message")
                # Who came by a token knows the room only now, and finds back to it where there are relays.
                self.place = replace(self.place, room=lobby.room)
                names, mine = lobby.names, self.place.key in lobby.keys
                self.show(game=lobby.game, names=names, seats=lobby.seats, mine=mine)
            case No(why, _) if link.key == self._keeper_key:
                self._asked = None
                self._emit(Refused(why if why in REASONS else "table.stale", {}))
            case Ask() as ask if table and about and self.keeps:
                await self._answer(link, ask)
            case Give(step, deal, data) if table and about and self.keeps:
                await self.together.take(table, link.key, step, deal, data)
            case Owe(devices) if table and about and link.key == self._keeper_key:
                self.together.owing = devices
            case Wish(what, to, seat, yes) if table and about:
                if not self.keeps and link.key == self._keeper_key:
                    self._emit(Wished(seat, what, to, yes))
                elif self.keeps and seat in table.truth.opened.seats_of(link.key):
                    try:
                        await self._want(seat, what, to, yes)
                    except Illegal as no:
                        self._say(link, No(no.why, to))
            case Cheer(which, seat) if table and about and which in FEELINGS:
                if seat not in range(len(table.truth.opened.names)):
                    raise Illegal("net.message")
                if not self.keeps and link.key == self._keeper_key:
                    self._emit(Felt(seat, which))
                elif self.keeps and seat in table.truth.opened.seats_of(link.key):
                    self._emit(Felt(seat, which))
                    for other in self.company.links:
                        if other is not link:
                            self._say(other, Cheer(which, seat))
            case Apart(seats) if about and link.key == self._keeper_key:
                self._reach.hear(frozenset(seats))

    async def _let_join(self, link: Link, name: str) -> None:
        waiting = self.place.waiting
        try:
            if waiting is None:
                raise Illegal("net.full")
            place = replace(self.place, waiting=waiting.join(name, link.key))
        except Illegal as no:
            self._say(link, No(no.why, 0))
            return
        await self._keep_place(place)
        self._tell_lobby()
        if self.place.waiting and self.place.waiting.full:
            await self.begin(())

    async def _free_seats(self) -> None:
        """Who was lost before the table opened gives the seat back; who comes again sits down again."""
        waiting = self.place.waiting
        if waiting is None or self._now() - self._since < AWAY_MS:
            return
        lost = [key for key in waiting.keys if key != self.place.key and self.company.of(key) is None]
        if lost:
            for key in lost:
                waiting = waiting.leave(key)
            await self._keep_place(replace(self.place, waiting=waiting))
            self._tell_lobby()

    def _tell_lobby(self) -> None:
        waiting = self.place.waiting
        if waiting is None:
            return
        for link in self.company.links:
            self._say(link, Lobby(self.place.room, waiting.game, waiting.names, waiting.keys, waiting.seats))
        self.show(names=waiting.names, seats=waiting.seats)

    async def _answer(self, link: Link, ask: Ask) -> None:
        """A seat far away proposes an act."""
        table = self._desk.table
        assert table
        waits, last = table.truth.waits, table.last
        try:
            if not isinstance(waits, Turn):
                raise Illegal("table.over" if isinstance(waits, Over) else "table.stale")
            if waits.seat not in table.truth.opened.seats_of(link.key):
                raise Illegal("table.not_your_turn")
            if ask.after > last.n or ask.before != table.truth.entries[ask.after].before:
                raise Illegal("table.stale")
            await self.together.check(table.truth, Acted(waits.seat, ask.act, ask.proof, ask.seal))
            await self._desk.propose(waits.seat, ask.act, ask.after, ask.proof, ask.seal)
        except Illegal as no:
            self._say(link, No(no.why, ask.after))

    async def _want(self, seat: Seat, what: str, to: int, yes: bool) -> None:
        """Something needs everybody's consent; those who cannot be reached are not asked. Raises
        `Illegal`."""
        table = self._desk.table
        assert table
        opened, over = table.truth.opened, isinstance(table.truth.waits, Over)
        if what not in WISHES or over != (what == "rematch"):
            raise Illegal("table.stale")
        about, key = (what, to), opened.keys[seat]
        asker = self._consent.asks(about, seat)
        back = table.take_back(asker, to, table.last.n, self._now()) if what == "back" else None
        self._consent.hear(about, seat, key, yes)
        there = [other for other in opened.persons if other not in self._reach.apart]
        if self._consent.given({opened.keys[other] for other in there}):
            if back:
                await self._desk.commit(back)
            else:
                await self._play_again(table)
            return
        for link in self.company.links:
            if link.key != key:
                self._say(link, Wish(what, to, seat, yes))
        if key != self.place.key:
            self._emit(Wished(seat, what, to, yes))

    async def _play_again(self, table: Keeper) -> None:
        """The same players, and the next one begins (D12)."""
        opened, truth = table.truth.opened, table.truth
        first = ((truth.first or 0) + 1) % len(opened.names)
        options = {**opened.options, "first": first}
        await self._open(replace(opened, id=self._fresh(), when=self._now(), options=options))
        table = self._desk.table or table
        seats = table.truth.opened.seats_of(self.place.key)
        if seats and table.truth.keeper not in seats:
            await self._desk.commit(table.take_over(seats[0], self._now()))

    async def _hear_beat(self, link: Link, beat: Beat, about: bool) -> None:
        """A device says what it has of the table."""
        have = beat.have if about else 0
        stuck = link.have is not None and have <= link.have and link.told > have
        link.told = have if stuck or link.have is None else link.told
        link.have, link.keeps = have, about and beat.keeps
        table = self._desk.table
        if table is None:
            return
        truth = table.truth
        seat = truth.opened.seat_of(link.key)
        if about and link.keeps and seat is not None and not self._course:
            ours = (truth.term, -truth.keeper)
            if (beat.term, -seat) > ours and seat != truth.keeper:
                if self.keeps and self._reach.always(link.key):
                    raise Illegal("net.message")  # it could reach this device all the time
                keeper = None if self.keeps else self.company.of(self._keeper_key)
                if keeper and (keeper.have is None or keeper.keeps):
                    return  # the one that kept it is there, and says nothing of this
                self._course = _Course(link.peer)
                self._beat(link)
                return
        if self.keeps:
            if beat.term == truth.term:
                self._reach.found(link.key)
            self._send(link)

    async def _hear_line(self, link: Link, entry: Entry, about: bool) -> None:
        """A device tells an entry of the table. Raises `Illegal`."""
        table, what = self._desk.table, entry.what
        try:
            if self._course and self._course.peer == link.peer and about:
                await self._hear_course(link, self._course, entry)
            elif isinstance(what, Opened):
                if link.key == self._keeper_key and what.id != self._id:
                    open_table(entry, self._games)
                    if len(what.devices) > 1 and not what.joint:
                        raise Illegal("fair.not_joint")
                    if what.id in self.place.tables and (table or what.id != self.place.table):
                        return  # it was played already
                    await self._keep_place(self.place.at(what.id))
                    await self._desk.adopt([entry])
                    self._beat(link)
            elif table and about and not self.keeps and entry.n == table.last.n + 1:
                keys = table.truth.opened.keys
                takes_over = (
                    isinstance(what, Keeps)
                    and what.seat in table.truth.opened.seats_of(link.key)
                    and self.company.of(keys[table.truth.keeper]) is None
                )
                if link.key == keys[table.truth.keeper] or takes_over:
                    self._asked = None
                    await self.together.check(table.truth, what)
                    await self._desk.follow(entry)
                    await self.together.give()
                    if entry.n % (WINDOW // 2) == 0:
                        self._beat(link)
        except Illegal as no:
            self._emit(Refused("net.keeper_broke", {"why": no.why, **no.facts}))
            raise

    async def _hear_course(self, link: Link, course: _Course, entry: Entry) -> None:
        """The table had another keeper while this device was not there: its course counts, from the
        beginning."""
        if entry.n != len(course.entries):
            return
        table = self._desk.table
        assert table
        if course.table is None:
            if entry.line() != table.truth.entries[0].line():
                raise Illegal("table.other_course")
            assert isinstance(entry.what, Opened)
            course.table = open_table(entry, self._games, *await self._loader.joint(entry.what))
        else:
            await self.together.check(course.table, entry.what)
            course.table = course.table.follow(entry)
        course.entries.append(entry)
        if link.have is not None and len(course.entries) >= link.have:
            self._course = None
            self.together.check_course(table.truth, course.entries)
            await self._desk.adopt(course.entries)
        if len(course.entries) % (WINDOW // 2) == 0 or self._course is None:
            self._beat(link)

    # Words to others

    def say_to_keeper(self, message: Message) -> None:
        """Tells the keeper, if it can be reached."""
        if link := self.company.of(self._keeper_key):
            self._say(link, message)

    def say_to_all(self, message: Message) -> None:
        """Tells every device."""
        for link in self.company.links:
            self._say(link, message)

    def _to_keeper(self) -> Link:
        link = self.company.of(self._keeper_key)
        if link is None:
            raise Illegal("net.keeper_away")
        return link

    def _say(self, link: Link, message: Message) -> None:
        self.company.say(link, self._id, message)

    def _beat(self, link: Link) -> None:
        table = self._desk.table
        if self._course and self._course.peer == link.peer and table:
            self._say(link, Beat(len(self._course.entries), table.truth.term, False))
        elif table:
            self._say(link, Beat(len(table.truth.entries), table.truth.term, self.keeps))
        else:
            self._say(link, Beat(0, 0, self.place.invites))

    def _send(self, link: Link) -> None:
        """Sends what the device lacks, as its seat may see it, some way ahead of what it says it has."""
        table = self._desk.table
        if table is None or link.have is None:
            return
        seat = table.truth.opened.seat_of(link.key)
        while link.told < min(len(table.truth.entries), link.have + WINDOW):
            entry = table.truth.entries[link.told] if table.truth.course else table.told(link.told, seat)
            self._say(link, Line(entry.line()))
            link.told += 1
