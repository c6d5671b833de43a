"""The joint chance of a table, as its entries tell it: a fold that all devices share.

Every device gives its part when it is due:

- `commit`: what binds it to its seeds, its part in agreements, the end of its chain;
- `share`, where there are three devices or more: its first seed in pieces, one for each other device;
- `unlock`, `shuffle`, `lock`: a pass of the bag (bag.py);
- `lend`: its piece of a lost device's seed, once the keeper has written that the device is `lost`;
- `open`: its seeds, once nobody has anything left to decide, or somebody has a `doubt`: what others gave
  does not fit. Nothing goes on after that; the check of the whole says who is to blame.

What a deal takes is no entry of its own: it stands in the deal's, `given` by each device: a link of its chain
for dice, its keys of the tiles for a draw, which only the one who draws can read.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any

from klerye.core.bag import Moved
from klerye.core.chance import HIDDEN, Ask, Dealt, Face, Hidden
from klerye.core.game import Game, Over, Seat, Waiting
from klerye.core.group import Group
from klerye.core.refusal import Illegal
from klerye.table.joint.bag import Bag
from klerye.table.joint.digest import answer, digest, mix, read, read_scalar
from klerye.table.joint.secret import THROWS, Secret, following, share_digest

COMMIT, SHARE, LEND, OPEN, LOST, DOUBT = "commit", "share", "lend", "open", "lost", "doubt"
LINK, KEYS = "link", "keys"
"""What a deal takes of each device."""

LEAST_SHARED = 3
"""With two devices the other one would hold the whole seed."""


@dataclass(frozen=True, slots=True)
class Due:
    """A part that a device has to give now: an entry of its own, or `deal`, its part in a deal."""

    device: int
    step: str

    @property
    def deal(self) -> bool:
        return self.step in (LINK, KEYS)


@dataclass(frozen=True, slots=True)
class Commit:
    """What a device is bound to: the digests of its seeds, its element for agreements, the last link of its
    chain that is open."""

    keys: bytes
    rest: bytes
    agreement: bytes
    link: bytes


@dataclass(frozen=True, slots=True)
class Course:
    """`owner` is the device of each seat; a computer's is the one that opened the table. `faces` are the
    tiles of the game, if it has a bag. `shares` has, for a device, what it wrote for each other one: its
    piece under a cover, and the digest of it. `lost` are the devices whose keys the others were asked for;
    `lent` the pieces so far, by (lost device, lender); `known` the secrets of lost devices, as far as they
    can be known; `open` those that were opened at the end."""

    table: str
    owner: tuple[int, ...]
    devices: int
    faces: tuple[Face, ...]
    group: Group
    commits: tuple[Commit | None, ...]
    shares: tuple[Mapping[int, tuple[bytes, bytes]] | None, ...]
    lost: tuple[int, ...] = ()
    lent: Mapping[tuple[int, int], bytes] = field(default_factory=dict)
    known: Mapping[int, Secret] = field(default_factory=dict)
    open: Mapping[int, Secret] = field(default_factory=dict)
    bag: Bag | None = None
    throws: int = 0
    draws: int = 0
    doubted: tuple[int, ...] = ()

    @staticmethod
    def new(table: str, owner: tuple[int, ...], faces: tuple[Face, ...], group: Group) -> "Course":
        """Before anything was given."""
        devices = max(owner) + 1
        return Course(table, owner, devices, faces, group, (None,) * devices, (None,) * devices)

    # Who has to give what

    @property
    def ready(self) -> bool:
        """Whether everything is prepared for the first deal."""
        return None not in self.commits and not self._unshared and self.lost_known and not self.mixing

    @property
    def deals(self) -> int:
        """How many deals there were: what is given to one counts for no other."""
        return self.throws + self.draws

    @property
    def progress(self) -> tuple[int, int]:
        """How much of what has to be done before the first deal is done, and how much it is."""
        passes = 2 * len(self.present) if self.faces else 0
        rounds = 2 if self.devices >= LEAST_SHARED else 1
        done = self.devices * rounds - self.commits.count(None) - len(self._unshared)
        if self.bag:
            done += self.bag.mixing.passed if not self.bag.slots and self.bag.mixing else passes
        return done, self.devices * rounds + passes

    @property
    def mixing(self) -> bool:
        return self.bag is not None and self.bag.mixing is not None

    @property
    def _unshared(self) -> tuple[int, ...]:
        missing = (device for device, shares in enumerate(self.shares) if shares is None)
        return tuple(missing) if self.devices >= LEAST_SHARED else ()

    @property
    def present(self) -> tuple[int, ...]:
        """The devices whose parts are needed."""
        return tuple(device for device in range(self.devices) if device not in self.lost)

    @property
    def lost_known(self) -> bool:
        """Whether the seeds of all lost devices were found."""
        return len(self.known) == len(self.lost)

    @property
    def whole(self) -> bool:
        """Whether nothing is secret any more."""
        return len({*self.open, *self.known}) == self.devices

    def due(self, waits: Waiting, ended: bool) -> tuple[Due, ...]:
        """What is waited for, while the game waits for `waits`; `ended`: nobody has anything left to
        decide."""
        if None in self.commits:
            return tuple(Due(n, COMMIT) for n, commit in enumerate(self.commits) if commit is None)
        if self._unshared:
            return tuple(Due(device, SHARE) for device in self._unshared)
        if ended or self.doubted:
            return tuple(Due(n, OPEN) for n in range(self.devices) if n not in self.open)
        if not self.lost_known:
            lost = self.lost[-1]
            return tuple(Due(n, LEND) for n in self.present if (lost, n) not in self.lent)
        if self.bag and self.bag.mixing:
            step, device = self.bag.mixing.next
            return (Due(device, step),)
        if not isinstance(waits, Ask):
            return ()
        if not draws(waits):
            return tuple(Due(device, LINK) for device in self.present)
        return tuple(Due(device, KEYS) for device in self.holders(waits))

    def holders(self, ask: Ask) -> tuple[int, ...]:
        """The devices that have to hand over keys of the next tiles: all that locked them, but the one that
        draws and those whose keys are known."""
        assert self.bag
        assert ask.seat is not None
        lockers = {device for slot in self.bag.inside[: ask.count] for device in self.bag.lockers[slot]}
        return tuple(sorted(lockers - {self.owner[ask.seat]} - set(self.lost)))

    # What was given

    def give(self, device: int, step: str, data: str, due: tuple[Due, ...]) -> "Course":
        """After a device gave a part that was `due`. Raises `Illegal`."""
        if step == LOST:
            return self._lose(device, data)
        if step == DOUBT:
            return self._doubt(device, data)
        if Due(device, step) not in due:
            raise Illegal("fair.not_due", device=device)
        match step:
            case "commit":
                keys, rest, agreement, link = read(data, 4)
                self._check([agreement])
                commit = Commit(keys, rest, agreement, link)
                return replace(self, commits=_with(self.commits, device, commit))._bagged()
            case "share":
                others = [n for n in range(self.devices) if n != device]
                pieces = read(data, 2 * len(others))
                shares = {n: (pieces[2 * i], pieces[2 * i + 1]) for i, n in enumerate(others)}
                return replace(self, shares=_with(self.shares, device, shares))._bagged()
            case "lend":
                return self._lend(device, read(data, 1)[0])
            case "open":
                keys, rest = read(data, 2)
                secret, bound = Secret(self.table, device, keys.hex(), rest.hex()), self.commits[device]
                if bound is None or secret.commitments() != (bound.keys, bound.rest):
                    raise Illegal("fair.broken", what="seeds", device=device)
                return replace(self, open={**self.open, device: secret})
            case _ if self.bag and self.bag.mixing:
                elements = read(data, len(self.bag.mixing.elements))
                self._check(elements)
                if len(set(elements)) < len(elements):
                    raise Illegal("fair.broken", what="elements", device=device)
                return replace(self, bag=self.bag.mixed(elements))
        raise Illegal("fair.broken", what="unreadable")

    def _check(self, elements: list[bytes]) -> None:
        try:
            self.group.check(elements)
        except ValueError:
            raise Illegal("fair.broken", what="elements") from None

    def _bagged(self) -> "Course":
        """With the bag to be mixed, once everybody is bound."""
        if not self.faces or None in self.commits or self._unshared:
            return self
        bag = Bag.new(self.table, self.faces, len(self.owner), self.present, self.group)
        return replace(self, bag=bag)

    def loses(self, device: int) -> bool:
        """Whether the others can open the keys of a device: all have a piece, and none of them is lost."""
        shared = self.devices >= LEAST_SHARED and None not in self.commits and not self._unshared
        return shared and not self.lost and device in self.present

    def _lose(self, device: int, data: str) -> "Course":
        """The keeper writes that a device is lost; where all others have a piece of its seed, they find
        it."""
        if data or not self.loses(device):
            raise Illegal("fair.not_due")
        return replace(self, lost=(*self.lost, device))

    def _doubt(self, device: int, data: str) -> "Course":
        """What others gave does not fit, says a device."""
        if data or None in self.commits or device not in range(self.devices) or device in self.doubted:
            raise Illegal("fair.not_due", device=device)
        return replace(self, doubted=(*self.doubted, device))

    def _lend(self, device: int, share: bytes) -> "Course":
        lost = self.lost[-1]
        shares, commit = self.shares[lost], self.commits[lost]
        assert shares
        assert commit
        if share_digest(share) != shares[device][1]:
            raise Illegal("fair.broken", what="share", device=device)
        lent = {**self.lent, (lost, device): share}
        pieces = [lent[lost, n] for n in range(self.devices) if (lost, n) in lent]
        course = replace(self, lent=lent)
        if len(pieces) < self.devices - 1:
            return course
        secret = Secret(self.table, lost, reduce(mix, pieces).hex(), "")
        if secret.commitments()[0] != commit.keys:  # the lost one's pieces never fitted
            return replace(course, doubted=(*self.doubted, lost))
        course = replace(course, known={**self.known, lost: secret})
        if course.bag and course.bag.mixing:
            bag = course.bag.restirred(course.present, course.known, self.group)
            course = replace(course, bag=bag)
        return course

    # Deals and acts

    def dealt(self, ask: Ask, dealt: Dealt, given: tuple[str, ...]) -> "Course":
        """After a deal. Raises `Illegal` unless it follows from what the devices gave."""
        due = {part.device for part in self.due(ask, False) if part.deal}
        if not self.ready or self.doubted or len(given) != self.devices:
            raise Illegal("fair.not_due")
        if any(bool(text) != (device in due) for device, text in enumerate(given)):
            raise Illegal("fair.not_due")
        if draws(ask):
            if any(not isinstance(face, Hidden) for face in dealt.faces):
                raise Illegal("fair.broken", what="deal")
            for text in filter(None, given):
                read(text, ask.count)
            assert self.bag
            assert ask.seat is not None
            return replace(self, bag=self.bag.drawn(ask.seat, ask.count), draws=self.draws + 1)._stir()
        links = self.links(given)
        if dealt != self.answer(ask, given):
            raise Illegal("fair.broken", what="deal")
        bound = zip(self.commits, links, strict=True)
        commits = tuple(one and replace(one, link=link) for one, link in bound)
        return replace(self, commits=commits, throws=self.throws + 1)

    def answer(self, ask: Ask, given: tuple[str, ...]) -> Dealt:
        """What chance answers when each device has given its part. Raises `Illegal`."""
        if draws(ask):
            return Dealt((HIDDEN,) * ask.count)
        links = (link.hex() for link in self.links(given))
        seed = digest("klerye", "throw", self.table, self.throws, *links)
        return Dealt(answer(ask, seed))

    def links(self, given: tuple[str, ...]) -> tuple[bytes, ...]:
        """The next link of each chain. Raises `Illegal` where one is not."""
        if len(given) != self.devices:
            raise Illegal("fair.not_due")
        return tuple(self.link(device, text) for device, text in enumerate(given))

    def link(self, device: int, text: str) -> bytes:
        """The next link of a device's chain, as it was given, or as it is known. Raises `Illegal`."""
        commit, known = self.commits[device], self.known.get(device)
        assert commit
        if self.throws >= THROWS:
            raise Illegal("fair.not_due", device=device)
        link = known.link(THROWS - 1 - self.throws) if known else read(text, 1)[0]
        if following(self.table, device, link) != commit.link:
            raise Illegal("fair.broken", what="link", device=device)
        return link

    def moved(self, seat: Seat, moved: Moved | None, proof: tuple[str, ...]) -> "Course":
        """After an act of `seat` took tiles out of its rack; `proof` has the slot of each, and, where it is
        laid openly, the product of its keys. Raises `Illegal`."""
        if self.bag is None or moved is None:
            if proof:
                raise Illegal("fair.broken", what="proof")
            return self
        if any(isinstance(face, Hidden) != moved.back for face in moved.faces):
            raise Illegal("fair.broken", what="proof")
        slots, keys = read_proof(proof, len(moved.faces), moved.back)
        if any(slot >= len(self.bag.slots) for slot in slots):
            raise Illegal("fair.broken", what="proof")
        bag = self.bag.taken(seat, slots, moved.back)
        if not moved.back:
            faces = tuple(face for face in moved.faces if isinstance(face, str | int))
            bag = bag.laid(slots, keys, faces, self.group)
        return replace(self, bag=bag)

    def _stir(self) -> "Course":
        """What was put aside goes back, now that as many were drawn."""
        if self.bag is None or not self.bag.aside:
            return self
        return replace(self, bag=self.bag.stirred(self.present, self.known, self.group))


def draws(ask: Ask) -> bool:
    """Whether a seat draws from the bag, unlike a throw that all see."""
    return not ask.put_back and ask.seat is not None


def ended(game: Game[Any, Any], state: Any) -> bool:
    """Whether nobody at the table has anything left to decide."""
    return isinstance(game.waits(state), Over) or (game.bag is not None and game.bag.ended(state))


def read_proof(proof: tuple[str, ...], count: int, back: bool) -> tuple[list[int], list[int]]:
    """The slots, and the products of keys, of a proof. Raises `Illegal`."""
    slots, keys = [], []
    for text in proof:
        slot, _, key = text.partition(" ")
        if not (slot.isascii() and slot.isdecimal() and len(slot) < 6) or bool(key) == back:
            raise Illegal("fair.broken", what="proof")
        slots.append(int(slot))
        keys += [read_scalar(read(key, 1)[0])] if key else []
    if len(slots) != count:
        raise Illegal("fair.broken", what="proof")
    return slots, keys


def _with(values: tuple[Any, ...], place: int, new: Any) -> tuple[Any, ...]:
    return (*values[:place], new, *values[place + 1 :])
