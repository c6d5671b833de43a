"""The bag that all devices lock: where its tiles are, and how they are mixed (docs/decisions/0023).

A tile's element, times the keys of all devices, lies in a slot. Mixing makes new slots of old ones in
passes, one device after the other: each takes its keys off the old slots and puts one mask on all (`unlock`),
hides which is which (`shuffle`), and puts its keys on the new slots in the place of its mask and its blind
(`lock`). A new bag has no keys to take off.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from klerye.core.chance import Face
from klerye.core.game import Seat
from klerye.core.group import ORDER, Group
from klerye.core.refusal import Illegal
from klerye.table.joint.secret import Secret, inverse

UNLOCK, SHUFFLE, LOCK = "unlock", "shuffle", "lock"


@dataclass(frozen=True, slots=True)
class Mixing:
    """A bag that is being mixed by `devices`: its `elements` after `passed` passes, and the `old` slots where
    they come from."""

    round: int
    old: tuple[int, ...]
    elements: tuple[bytes, ...]
    devices: tuple[int, ...]
    passed: int = 0

    @property
    def passes(self) -> tuple[tuple[str, int], ...]:
        """Every pass, as (step, device)."""
        steps = (UNLOCK, SHUFFLE, LOCK) if self.old else (SHUFFLE, LOCK)
        return tuple((step, device) for step in steps for device in self.devices)

    @property
    def next(self) -> tuple[str, int]:
        """The pass that is waited for."""
        return self.passes[self.passed]


@dataclass(frozen=True, slots=True)
class Bag:
    """Where all tiles are, for all to see. Slots are numbered as they are made, and never used twice: slot n
    holds `slots[n]`, locked by `lockers[n]`. `inside` are those in the bag, in the order in which they are
    drawn, `racks` those of each seat, `aside` those that go back into the bag; `out` are the tiles that were
    laid openly. Tiles are numbered by their places among `faces`, and `plain` has the number of each element
    without a key."""

    faces: tuple[Face, ...]
    plain: Mapping[bytes, int]
    slots: tuple[bytes, ...]
    lockers: tuple[frozenset[int], ...]
    inside: tuple[int, ...]
    racks: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    out: frozenset[int]
    rounds: int
    mixing: Mixing | None

    @staticmethod
    def new(table: str, faces: Sequence[Face], seats: int, devices: Iterable[int], group: Group) -> "Bag":
        """All tiles in the open, to be mixed by all devices."""
        elements = group.hash(f"klerye tile {table} {n}".encode() for n in range(len(faces)))
        plain = {element: n for n, element in enumerate(elements)}
        mixing = Mixing(0, (), tuple(elements), tuple(devices))
        return Bag(tuple(faces), plain, (), (), (), ((),) * seats, (), frozenset(), 1, mixing)

    def mixed(self, elements: Sequence[bytes]) -> "Bag":
        """After the next pass."""
        assert self.mixing
        mixing = replace(self.mixing, elements=tuple(elements), passed=self.mixing.passed + 1)
        if mixing.passed < len(mixing.passes):
            return replace(self, mixing=mixing)
        first, count = len(self.slots), len(elements)
        return replace(
            self,
            slots=(*self.slots, *elements),
            lockers=(*self.lockers, *(frozenset(mixing.devices),) * count),
            inside=tuple(range(first, first + count)),
            mixing=None,
        )

    def drawn(self, seat: Seat, count: int) -> "Bag":
        """After `seat` has drawn the next tiles."""
        racks = list(self.racks)
        racks[seat] += self.inside[:count]
        return replace(self, inside=self.inside[count:], racks=tuple(racks))

    def taken(self, seat: Seat, slots: Sequence[int], back: bool) -> "Bag":
        """After tiles have left a rack, to be put `back` or openly. Raises `Illegal` where they are not on
        it."""
        if len(set(slots)) < len(slots) or not set(slots) <= set(self.racks[seat]):
            raise Illegal("fair.broken", what="proof")
        racks = list(self.racks)
        racks[seat] = tuple(slot for slot in racks[seat] if slot not in slots)
        return replace(self, racks=tuple(racks), aside=(*self.aside, *slots) if back else self.aside)

    def laid(self, slots: Sequence[int], keys: Sequence[int], faces: Sequence[Face], group: Group) -> "Bag":
        """After tiles were laid openly: the product of all keys of each proves which tile it is. Raises
        `Illegal`."""
        tiles = self.opened(slots, keys, group)
        if len(set(tiles)) < len(tiles) or self.out & set(tiles):
            raise Illegal("fair.broken", what="proof")
        if tuple(None if tile is None else self.faces[tile] for tile in tiles) != tuple(faces):
            raise Illegal("fair.broken", what="proof")
        return replace(self, out=self.out | {tile for tile in tiles if tile is not None})

    def opened(self, slots: Sequence[int], keys: Sequence[int], group: Group) -> list[int | None]:
        """The tiles in the slots, by the product of all keys of each; None where that opens none."""
        elements = group.times([self.slots[slot] for slot in slots], [inverse(key) for key in keys])
        return [self.plain.get(element) for element in elements]

    def stirred(self, devices: Iterable[int], lost: Mapping[int, Secret], group: Group) -> "Bag":
        """What was put aside goes back into the bag, which `devices` mix now; the keys of `lost` devices,
        which all know, are taken off at once."""
        old = (*self.inside, *self.aside)
        if not old:
            return self
        elements = [self.slots[slot] for slot in old]
        if lost:
            known = [product(lost[p].key(slot) for p in self.lockers[slot] if p in lost) for slot in old]
            elements = group.times(elements, [inverse(key) for key in known])
        mixing = Mixing(self.rounds, old, tuple(elements), tuple(devices))
        return replace(self, inside=(), aside=(), rounds=self.rounds + 1, mixing=mixing)

    def restirred(self, devices: Iterable[int], lost: Mapping[int, Secret], group: Group) -> "Bag":
        """The mixing begins anew without a device that was lost in the middle of it."""
        assert self.mixing
        count, old = len(self.mixing.elements), self.mixing.old  # the numbers of its slots are used up
        slots, lockers = (*self.slots, *(b"",) * count), (*self.lockers, *(frozenset[int](),) * count)
        left = replace(self, slots=slots, lockers=lockers, aside=old, mixing=None)
        if old:
            return left.stirred(devices, lost, group)
        mixing = Mixing(self.rounds, (), tuple(self.plain), tuple(devices))
        return replace(left, rounds=self.rounds + 1, mixing=mixing)


def passed(secret: Secret, bag: Bag, group: Group) -> list[bytes]:
    """What a device makes of the bag in the pass that is its own."""
    mixing = bag.mixing
    assert mixing
    step, round, count = mixing.next[0], mixing.round, len(mixing.elements)
    mask, blind = secret.mask(round) if mixing.old else 1, secret.blind(round)
    if step == UNLOCK:
        return group.times(mixing.elements, [mask * inverse(secret.key(slot)) % ORDER for slot in mixing.old])
    if step == SHUFFLE:
        elements = [mixing.elements[n] for n in secret.order(round, count)]
        return group.times(elements, [blind] * count)
    new, off = len(bag.slots), inverse(mask * blind)
    return group.times(mixing.elements, [secret.key(new + n) * off % ORDER for n in range(count)])


def product(keys: Iterable[int]) -> int:
    """All these keys in one."""
    return reduce(lambda one, other: one * other % ORDER, keys, 1)
