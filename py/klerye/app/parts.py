"""What the devices of a table owe to joint chance, as one of them sees it; loaded only by those who play far
away."""

from collections.abc import Callable

from klerye.core.chance import Ask
from klerye.table.follower import Follower
from klerye.table.joint.course import KEYS, LINK, Due, ended
from klerye.table.joint.digest import read
from klerye.table.joint.eyes import Own
from klerye.table.joint.seal import split

AGAIN_MS = 3_000
"""After how long a part that was not taken is given again, and a device that owes one is named."""

LOST_MS = 10_000
"""After how long all others are asked to open the keys of a device that cannot be reached."""


class Parts:
    """The parts of one table: those that this device has made, and those of the next deal that others gave to
    the keeper."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._deal: tuple[str, int] = ("", -1)
        self._given: dict[int, str] = {}
        self._owed: tuple[tuple[Due, ...], int] = ((), now())
        self._made: tuple[object, str] | None = None
        self._said: tuple[object, int] | None = None

    def due(self, truth: Follower) -> tuple[Due, ...]:
        """What is waited for."""
        course = truth.course
        if course is None:
            return ()
        due = course.due(truth.waits, ended(truth.game, truth.state))
        if due != self._owed[0]:
            self._owed = due, self._now()
        return due

    def make(self, truth: Follower) -> tuple[Due, str] | None:
        """What this device owes, and what it gives; None where it owes nothing."""
        eyes, course = truth.eyes, truth.course
        if not isinstance(eyes, Own) or course is None:
            return None
        device = eyes.giver.secret.device
        mine = next((part for part in self.due(truth) if part.device == device), None)
        if mine is None:
            return None
        round = course.bag.rounds if course.bag else 0
        about = truth.entries[0].digest(), mine, course.deals, round
        if self._made is None or self._made[0] != about:
            ask = truth.waits if isinstance(truth.waits, Ask) else None
            self._made = about, eyes.giver.part(course, mine.step, ask)
        return mine, self._made[1]

    def again(self, truth: Follower, due: Due) -> bool:
        """Whether it is time to tell the keeper what this device gives: once, and again when it was not taken
        for long."""
        assert truth.course
        about, now = (truth.opened.id, due, truth.course.deals), self._now()
        if self._said and self._said[0] == about and now - self._said[1] < AGAIN_MS:
            return False
        self._said = about, now
        return True

    def hear(self, truth: Follower, device: int, step: str, deal: int, sealed: str) -> None:
        """A device gave its part in the deal of that number, under its seal, which the keeper collects;
        another deal's does not count. Raises `Illegal` for what cannot be one."""
        course, ask = truth.course, truth.waits
        if course is None or deal != course.deals or Due(device, step) not in self.due(truth):
            return
        assert isinstance(ask, Ask)
        data = split(sealed)[1]
        if step == LINK:
            course.link(device, data)
        elif step == KEYS:
            read(data, ask.count)
        if self._deal != (truth.opened.id, deal):
            self._deal, self._given = (truth.opened.id, deal), {}
        self._given[device] = sealed

    def whole(self, truth: Follower) -> tuple[str, ...] | None:
        """What each device has given to the next deal, once nothing is missing."""
        course = truth.course
        if course is None or not isinstance(truth.waits, Ask) or not course.ready:
            return None
        given = self._given if self._deal == (truth.opened.id, course.deals) else {}
        if any(part.device not in given for part in self.due(truth)):
            return None
        return tuple(given.get(device, "") for device in range(course.devices))

    def slow(self, truth: Follower) -> bool:
        """Whether others have been waited for, for longer than it takes."""
        return bool(self.due(truth)) and self._now() - self._owed[1] >= AGAIN_MS

    def owing(self, truth: Follower) -> tuple[int, ...]:
        """The devices that have been waited for, for longer than it takes."""
        due, course = self.due(truth), truth.course
        if course is None or not self.slow(truth):
            return ()
        given = self._given if self._deal == (truth.opened.id, course.deals) else {}
        owed = (part.device for part in due if not (part.deal and part.device in given))
        return tuple(device for device in owed if device not in course.lost)
