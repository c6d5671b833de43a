"""What the devices of a table owe to joint chance, as one of them sees it; loaded only by those who play far
away."""

from collections.abc import Callable

from klerye.core.chance import Ask
from klerye.table.follower import Follower
from klerye.table.joint.course import KEYS, LINK, Due, ended
from klerye.table.joint.digest import read
from klerye.table.joint.eyes import Own

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
        self._made: tuple[Due, int, str] | None = None
        self._said: tuple[tuple[Due, int], int] | None = None

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
        if self._made is None or self._made[:2] != (mine, course.deals):
            ask = truth.waits if isinstance(truth.waits, Ask) else None
            self._made = mine, course.deals, eyes.giver.part(course, mine.step, ask)
        return mine, self._made[2]

    def say(self, truth: Follower) -> tuple[str, int, str] | None:
        """What this device has to tell the keeper now: step, number of the deal, data."""
        made, now = self.make(truth), self._now()
        if made is None or truth.course is None:
            return None
        what = made[0], truth.course.deals
        if self._said and self._said[0] == what and now - self._said[1] < AGAIN_MS:
            return None
        self._said = what, now
        return made[0].step, truth.course.deals, made[1]

    def hear(self, truth: Follower, device: int, step: str, deal: int, data: str) -> None:
        """A device gave its part in the deal of that number, which the keeper collects; another deal's does
        not count. Raises `Illegal` for what cannot be one."""
        course, ask = truth.course, truth.waits
        if course is None or deal != course.deals or Due(device, step) not in self.due(truth):
            return
        assert isinstance(ask, Ask)
        if step == LINK:
            course.link(device, data)
        elif step == KEYS:
            read(data, ask.count)
        if self._deal != (truth.opened.id, deal):
            self._deal, self._given = (truth.opened.id, deal), {}
        self._given[device] = data

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
        """The devices that others have been waiting for, for longer than it takes."""
        due, course = self.due(truth), truth.course
        if course is None or not self.slow(truth):
            return ()
        given = self._given if self._deal == (truth.opened.id, course.deals) else {}
        return tuple(part.device for part in due if not (part.deal and part.device in given))
