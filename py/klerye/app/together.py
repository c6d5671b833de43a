"""What all devices of a table make together, as one of them sees it: it gives its parts, and checks the
others'."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from klerye.app.company import Company
from klerye.app.desk import Desk
from klerye.app.events import Event, Jointly
from klerye.app.model import Joint
from klerye.app.parts import LOST_MS, Parts
from klerye.app.place import Place
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower
from klerye.table.joint import seal
from klerye.table.joint.course import DOUBT, LEND, LOST, OPEN, Due
from klerye.table.joint.eyes import Own
from klerye.table.joint.seal import Seal
from klerye.table.journal import ASIDE, Chance, Entry, Part, What
from klerye.table.keeper import Keeper
from klerye.table.message import Give, Message, Owe

SHOW_MS = 250
"""How often the screen tells how far the devices are: each picture takes time from what it tells of."""


class Room(Protocol):
    """What is needed of the room."""

    place: Place

    @property
    def keeps(self) -> bool:
        """Whether the table is kept here."""
        ...

    def say_to_keeper(self, message: Message) -> None:
        """Tells the keeper, if it can be reached."""
        ...

    def say_to_all(self, message: Message) -> None:
        """Tells every device."""
        ...


class Together:
    """The joint chance of one room's tables; `owing` are the devices that are waited for, as the keeper
    knows."""

    def __init__(
        self,
        room: Room,
        company: Company,
        desk: Desk,
        emit: Callable[[Event], None],
        now: Callable[[], int],
    ) -> None:
        self._room = room
        self._company = company
        self._desk = desk
        self._emit = emit
        self._now = now
        self._parts = Parts(now)
        self._began = now()
        self._seen: dict[str, int] = {}
        self._shown: tuple[str, Joint, int] = ("", Joint(), 0)
        self.owing: tuple[int, ...] = ()

    async def give(self) -> None:
        """This device gives its part, where one is due; where it keeps the table, a deal is made of all."""
        table = self._desk.table
        course = table.truth.course if table else None
        if table is None or course is None:
            return
        truth = table.truth
        self._look(truth)
        self._show(truth)
        due, data = await self._mine(truth)
        if due and not self._room.keeps:
            if self._parts.again(truth, due):
                self._room.say_to_keeper(Give(due.step, course.deals, await self._seal(truth, due, data)))
            return
        if not self._room.keeps:
            return
        if due and not due.deal:
            sealed = await self._seal(truth, due, data)
            await self._desk.commit(table.give(due.device, due.step, sealed, self._now()))
            return
        if due:
            self._parts.hear(truth, due.device, due.step, course.deals, await self._seal(truth, due, data))
        if given := self._parts.whole(truth):
            await self._desk.commit(table.settle(given, self._now()))
            return
        self._tell_owing(truth)
        await self._lose(table)

    async def _mine(self, truth: Follower) -> tuple[Due | None, str]:
        """What this device owes, and what it gives; a doubt comes before all else."""
        course, eyes = truth.course, truth.eyes
        if course and isinstance(eyes, Own):
            device = eyes.giver.secret.device
            if device not in course.doubted and (eyes.doubts or not eyes.giver.sound(course)):
                return Due(device, DOUBT), ""
        made = self._parts.make(truth)
        if made is None or (made[0].step == LEND and not self._lends(truth)):
            return None, ""
        return made

    async def _seal(self, truth: Follower, due: Due, data: str) -> str:
        """What is given, under this device's seal."""
        about = seal.DEAL if due.deal else seal.about_part(truth, due.step)
        return f"{(await self._sign(truth, about, data)).text()} {data}"

    async def _sign(self, truth: Follower, about: str, data: str) -> Seal:
        after = truth.entries[-1].n
        return Seal(after, await self._company.sign(seal.statement(truth, after, about, data)))

    async def seal_act(self, truth: Follower, text: str, proof: tuple[str, ...]) -> str:
        """The seal of an act that is made now at this device."""
        return (await self._sign(truth, seal.ACT, seal.act(text, proof))).text()

    async def take(self, table: Keeper, key: str, step: str, deal: int, sealed: str) -> None:
        """A device gave its part to the keeper. Raises `Illegal` for what does not fit."""
        truth = table.truth
        devices, course = truth.opened.devices, truth.course
        if key not in devices or course is None:
            return
        part = Due(devices.index(key), step)
        if step != DOUBT and part not in self._parts.due(truth):
            return  # late, or said twice
        if part.deal:
            if deal == course.deals:
                given = tuple(sealed if n == part.device else "" for n in range(course.devices))
                await self.check(truth, Chance("", given))
                self._parts.hear(truth, part.device, step, deal, sealed)
        else:
            await self.check(truth, Part(part.device, step, sealed))
            await self._desk.commit(table.give(part.device, step, sealed, self._now()))
            return
        await self.give()

    async def check(self, truth: Follower, what: What) -> None:
        """Raises `Illegal` unless `what`, the next at a table, has every signature that it must have."""
        if truth.course is None:
            return
        for key, statement, signature in seal.wanted(truth, what):
            if not await self._company.verify(key, statement, signature):
                raise Illegal("fair.broken", what="seal")

    def check_course(self, truth: Follower, entries: Sequence[Entry]) -> None:
        """Raises `Illegal` where another course of the table takes back what this device gave to chance. A
        deal alone may be missing, since it comes out the same again; not what led to it."""
        if truth.course is None:
            return
        device = truth.opened.devices.index(self._room.place.key)
        shared = zip(truth.entries, entries, strict=False)
        same = next((n for n, (ours, theirs) in enumerate(shared) if ours != theirs), len(entries))
        played = False
        for entry in truth.entries[same:]:
            match entry.what:
                case Part(other, part) if other == device and part in (OPEN, LEND):
                    raise Illegal("table.other_course")
                case Chance(_, given) if played and given[device]:
                    raise Illegal("table.other_course")
            played = played or not isinstance(entry.what, ASIDE)

    # Who is missed

    def _look(self, truth: Follower) -> None:
        """When each device was there last, as far as this one knows."""
        for key in truth.opened.devices:
            if self._company.of(key):
                self._seen[key] = self._now()

    def _lends(self, truth: Follower) -> bool:
        """Whether this device gives its piece of a lost device's seed: it must have been connected with that
        device, and have missed it itself for long."""
        assert truth.course
        seen = self._seen.get(truth.opened.devices[truth.course.lost[-1]])
        return seen is not None and self._now() - seen >= LOST_MS

    def _tell_owing(self, truth: Follower) -> None:
        owing = self._parts.owing(truth)
        if owing != self.owing:
            self.owing = owing
            self._room.say_to_all(Owe(owing))
            self._show(truth)

    async def _lose(self, table: Keeper) -> None:
        """Where a device whose part is waited for has been out of reach for long, all others open its
        keys."""
        course = table.truth.course
        assert course
        for device in self.owing:
            seen = self._seen.get(table.truth.opened.devices[device], self._began)
            if course.loses(device) and self._now() - seen >= LOST_MS:
                await self._desk.commit(table.give(device, LOST, "", self._now()))
                return

    def _show(self, truth: Follower) -> None:
        """Tells the screen how what all make together stands."""
        course = truth.course
        assert course
        devices = set(self.owing)
        if not self._room.keeps and self._parts.slow(truth) and not devices:
            devices = {truth.opened.owners[truth.keeper]}
        owing = tuple(seat for seat in truth.opened.persons if truth.opened.owners[seat] in devices)
        joint = Joint(*course.progress, owing, len(course.open) if course.whole else 0)
        if (truth.opened.id, joint) == self._shown[:2]:
            return
        _, shown, since = self._shown
        only_on = replace(joint, done=shown.done) == shown and joint.done < joint.of
        if not only_on or self._now() - since >= SHOW_MS:
            self._shown = truth.opened.id, joint, self._now()
            self._emit(Jointly(joint))
