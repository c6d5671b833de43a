"""All that one device keeps to itself: everything follows from its two seeds."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from klerye.core.group import ORDER
from klerye.table.joint.digest import digest, mix, order, scalar

THROWS = 400
"""The links of a chain: throws of a table. A game of Penta for six has 234."""


@dataclass(frozen=True, slots=True)
class Secret:
    """The secrets of `device` at a table of that id. `keys` is the seed of the dice and of the keys of tiles,
    which all others together can open when the device is lost; `rest` that of all else, hexadecimal."""

    table: str
    device: int
    keys: str
    rest: str

    @staticmethod
    def of(own: str, table: str, opening: str, device: int) -> "Secret":
        """What follows from a text that only the device knows, for a table of that `opening`, the digest of
        its first entry: another table, even of the same id, has other secrets."""
        keys, rest = (digest("klerye", part, opening, device, own).hex() for part in ("keys", "rest"))
        return Secret(table, device, keys, rest)

    def commitments(self) -> tuple[bytes, bytes]:
        """What binds the device to its seeds and does not tell them."""
        keys = digest("klerye", "commit keys", self.table, self.device, self.keys)
        return keys, digest("klerye", "commit rest", self.table, self.device, self.rest)

    # Dice: a chain of digests whose end is known to all; each throw goes one link back

    def link(self, left: int) -> bytes:
        """The link of the chain behind which `left` more are to be opened."""
        link = digest("klerye", "chain", self.table, self.device, self.keys)
        for _ in range(left):
            link = following(self.table, self.device, link)
        return link

    # The bag

    def key(self, slot: int) -> int:
        """The key of this device on the tile of a slot."""
        return scalar("klerye", "key", self.table, self.device, self.keys, slot)

    def mask(self, round: int) -> int:
        """What takes the place of the keys while tiles change their slots, the same for all of them."""
        return scalar("klerye", "mask", self.table, self.device, self.rest, round)

    def blind(self, round: int) -> int:
        """What hides which tile went where."""
        return scalar("klerye", "blind", self.table, self.device, self.rest, round)

    def order(self, round: int, count: int) -> list[int]:
        """Where each tile of the mixed bag was before."""
        return order(count, digest("klerye", "order", self.table, self.device, self.rest, round))

    # Words for one other device only (Diffie and Hellman)

    def agreement(self) -> int:
        """The scalar of the device's part in agreements."""
        return scalar("klerye", "agreement", self.table, self.device, self.rest)

    # Shares of the first seed, by which all others together find it

    def shares(self, others: Iterable[int]) -> dict[int, bytes]:
        """For each other device a piece; all pieces laid over each other are the seed of the keys."""
        *most, last = others
        shares = {
            other: digest("klerye", "share", self.table, self.device, self.rest, other) for other in most
        }
        return {**shares, last: reduce(mix, shares.values(), bytes.fromhex(self.keys))}


def following(table: str, device: int, link: bytes) -> bytes:
    """The link of a device's chain after `link`; going back takes the device's seed."""
    return digest("klerye", "link", table, device, link.hex())


def cover(shared: bytes, giver: int, taker: int, about: str | int) -> bytes:
    """32 bytes that cover one message from a device to another, who agreed on the element `shared`."""
    return digest("klerye", "cover", shared.hex(), giver, taker, about)


def inverse(scalar: int) -> int:
    """The scalar that undoes another one."""
    return pow(scalar, -1, ORDER)


def share_digest(share: bytes) -> bytes:
    """What all see of a share."""
    return hashlib.sha256(share).digest()
