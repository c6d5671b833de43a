"""What can be read of what is hidden from others: a device's own tiles; all of them, once all is open."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from klerye.core.chance import HIDDEN, Ask, Dealt, Hidden
from klerye.core.game import Game, Seat, Waiting
from klerye.core.refusal import Illegal
from klerye.table.joint.bag import product
from klerye.table.joint.course import Course, draws, read_proof
from klerye.table.joint.digest import mix, read, read_scalar, write, write_scalar
from klerye.table.joint.part import Giver
from klerye.table.joint.secret import Secret


@dataclass(slots=True)
class Eyes:
    """`tiles` has, by slot, the tile and the product of all its keys, as far as they are known here; `doubts`
    tells that keys opened no tile, or one that somebody had already: a device did not keep to what was
    agreed."""

    tiles: dict[int, tuple[int, int]] = field(default_factory=dict)
    doubts: bool = False

    def keys(self, course: Course, ask: Ask, given: tuple[str, ...]) -> list[int] | None:
        """The product of all keys of each tile that is drawn; None where they are not for these eyes."""
        raise NotImplementedError

    def deal(self, course: Course, game: Game[Any, Any], waits: Waiting, given: tuple[str, ...]) -> str:
        """A deal of hidden tiles as these eyes see it; empty where they see no more than all do."""
        if not isinstance(waits, Ask) or not draws(waits) or course.bag is None:
            return ""
        keys = self.keys(course, waits, given)
        if keys is None:
            return ""
        bag, slots = course.bag, course.bag.inside[: waits.count]
        tiles = bag.opened(slots, keys, course.group)
        held = {self.tiles[slot][0] for rack in bag.racks for slot in rack if slot in self.tiles}
        known = [tile for tile in tiles if tile is not None and tile not in held | bag.out]
        if len(set(known)) < len(slots):
            self.doubts = True
            return ""
        self.tiles |= {slot: (tile, key) for slot, key, tile in zip(slots, keys, known, strict=True)}
        faces = [bag.faces[tile] for tile in known]
        return game.write(Dealt(tuple(faces)))

    def act(self, course: Course, game: Game[Any, Any], text: str, proof: tuple[str, ...]) -> str:
        """An act that puts tiles back as its own seat sees it; empty for anybody else."""
        moved = game.bag.moved(game.read(text)) if game.bag else None
        if moved is None or not moved.back or course.bag is None:
            return ""
        slots, _ = read_proof(proof, len(moved.faces), moved.back)
        if not all(slot in self.tiles for slot in slots):
            return ""
        assert game.bag
        return game.write(game.bag.back([course.bag.faces[self.tiles[slot][0]] for slot in slots]))

    def prove(
        self, course: Course, game: Game[Any, Any], seat: Seat, text: str
    ) -> tuple[str, tuple[str, ...]]:
        """An act of a seat at this device as all may see it, and its proof."""
        act = game.read(text)
        moved = game.bag.moved(act) if game.bag else None
        if moved is None or course.bag is None:
            return text, ()
        assert game.bag
        left = list(course.bag.racks[seat])
        slots = []
        for face in moved.faces:
            assert not isinstance(face, Hidden)
            # Of equal tiles any one, as far as others can tell: the one drawn first would tell of the rest.
            equal = (slot for slot in left if course.bag.faces[self.tiles[slot][0]] == face)
            slot = min(equal, key=lambda slot: self.tiles[slot][1])
            left.remove(slot)
            slots.append(slot)
        if moved.back:
            hidden = game.bag.back((HIDDEN,) * len(slots))
            return game.write(hidden), tuple(map(str, sorted(slots)))
        return text, tuple(f"{slot} {write([write_scalar(self.tiles[slot][1])])}" for slot in slots)


@dataclass(slots=True)
class Own(Eyes):
    """The eyes of the device of `giver`."""

    giver: Giver = field(kw_only=True)

    def keys(self, course: Course, ask: Ask, given: tuple[str, ...]) -> list[int] | None:
        bag, device = course.bag, self.giver.secret.device
        assert bag
        assert ask.seat is not None
        if course.owner[ask.seat] != device:
            return None
        keys = []
        for place, slot in enumerate(bag.inside[: ask.count]):
            known = {device: self.giver.secret, **course.known}
            parts = [secret.key(slot) for n, secret in known.items() if n in bag.lockers[slot]]
            for other, text in enumerate(given):
                if text and other in bag.lockers[slot]:
                    cover = self.giver.cover(course, other, device, slot)
                    parts.append(_scalar(mix(read(text, ask.count)[place], cover)))
            keys.append(product(parts))
        return keys


@dataclass(slots=True)
class All(Eyes):
    """The eyes of everybody, once all have opened their `secrets`."""

    secrets: Mapping[int, Secret] = field(kw_only=True)

    def keys(self, course: Course, ask: Ask, given: tuple[str, ...]) -> list[int] | None:
        bag = course.bag
        assert bag
        return [
            product(self.secrets[device].key(slot) for device in bag.lockers[slot])
            for slot in bag.inside[: ask.count]
        ]


def _scalar(key: bytes) -> int:
    """The key that was under a cover; where it is none, one that opens nothing."""
    try:
        return read_scalar(key)
    except Illegal:
        return 1
