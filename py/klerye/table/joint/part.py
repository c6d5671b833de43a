"""What a device gives: each part follows from its secrets and from what all know."""

from klerye.core.chance import Ask
from klerye.core.group import Group
from klerye.table.joint.bag import passed
from klerye.table.joint.course import COMMIT, KEYS, LEND, LINK, OPEN, SHARE, Course
from klerye.table.joint.digest import mix, write, write_scalar
from klerye.table.joint.secret import THROWS, Secret, cover, share_digest


class Giver:
    """One device, as far as its secrets go."""

    def __init__(self, secret: Secret, group: Group) -> None:
        self.secret = secret
        self._group = group
        self._shared: dict[bytes, bytes] = {}
        self._sound: set[int] = set()

    def part(self, course: Course, step: str, ask: Ask | None = None) -> str:
        """What the device gives in that step of `course`; `ask` is what a deal has to answer."""
        secret, device = self.secret, self.secret.device
        if step == COMMIT:
            agreement = self._group.base(secret.agreement())
            return write([*secret.commitments(), agreement, secret.link(THROWS)])
        if step == SHARE:
            shares = secret.shares(n for n in range(course.devices) if n != device)
            pieces = []
            for other, share in shares.items():
                pieces += [mix(share, self.cover(course, device, other, SHARE)), share_digest(share)]
            return write(pieces)
        if step == LEND:
            lost = course.lost[-1]
            shared = course.shares[lost]
            assert shared
            return write([mix(shared[device][0], self.cover(course, lost, device, SHARE))])
        if step == OPEN:
            return write([bytes.fromhex(secret.keys), bytes.fromhex(secret.rest)])
        if step == LINK:
            return write([secret.link(THROWS - 1 - course.throws)])
        if step == KEYS:
            assert ask
            assert course.bag
            assert ask.seat is not None
            taker = course.owner[ask.seat]
            return write(
                [
                    mix(write_scalar(secret.key(slot)), self.cover(course, device, taker, slot))
                    for slot in course.bag.inside[: ask.count]
                ]
            )
        assert course.bag
        return write(passed(secret, course.bag, self._group))

    def sound(self, course: Course) -> bool:
        """Whether every other device has given this one a piece of its seed that fits."""
        device = self.secret.device
        for other, shared in enumerate(course.shares):
            if shared and device in shared and other not in self._sound:
                piece = mix(shared[device][0], self.cover(course, other, device, SHARE))
                if share_digest(piece) != shared[device][1]:
                    return False
                self._sound.add(other)
        return True

    def cover(self, course: Course, giver: int, taker: int, about: str | int) -> bytes:
        """What covers a message between this device and another; the two of them can make it, nobody else
        (Diffie and Hellman)."""
        other = course.commits[taker if giver == self.secret.device else giver]
        assert other
        if other.agreement not in self._shared:
            agreed = self._group.times([other.agreement], [self.secret.agreement()])
            self._shared[other.agreement] = agreed[0]
        return cover(self._shared[other.agreement], giver, taker, about)
