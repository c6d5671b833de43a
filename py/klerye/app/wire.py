"""What the app needs of the device to reach others: connections, and keys."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

TOKEN_FAULTS = frozenset({"net.token_bad", "net.token_none", "net.token_own"})
"""What may be wrong with a token: it cannot be read, nobody here waits for it, it is this device's own."""

Ice = Sequence[Mapping[str, Any]]
"""STUN and TURN servers, as browsers take them."""


@dataclass(frozen=True, slots=True)
class Met:
    """A connection to a device is open; the fingerprints of its two ends."""

    peer: str
    ours: str
    theirs: str


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is gone."""

    peer: str


@dataclass(frozen=True, slots=True)
class Heard:
    """A device said something."""

    peer: str
    text: str


@dataclass(frozen=True, slots=True)
class Relays:
    """How many of the relays, over which devices find each other, can be reached."""

    open: int
    all: int


@dataclass(frozen=True, slots=True)
class Fragment:
    """An invitation was opened in this very tab."""

    text: str


@dataclass(frozen=True, slots=True)
class Token:
    """The answer to this device's token came, by way of another tab."""

    text: str


FromWire = Met | Lost | Heard | Relays | Fragment | Token


class Transport(Protocol):
    """Connections to other devices, peer to peer. What happens on them comes as `FromWire`."""

    async def meet(self, room: str, relays: Sequence[str], ice: Ice) -> None:
        """Finds whoever is in that room, and lets itself be found, until `part`."""
        ...

    def say(self, peer: str, text: str) -> None:
        """Sends a text of at most 8192 UTF-16 units; nothing happens where the connection is gone."""
        ...

    def hush(self, peer: str) -> None:
        """Closes the connection, for good."""
        ...

    async def part(self) -> None:
        """Closes every connection."""
        ...

    async def token(self) -> str:
        """A token of this device for one other, who is found without any relay."""
        ...

    async def accept(self, token: str) -> str:
        """Takes the other's token; what is wrong with it, of `TOKEN_FAULTS`, or nothing."""
        ...

    async def hand(self, token: str) -> bool:
        """Gives a token to another tab of this browser, which waits for it; whether there is one."""
        ...

    async def picture(self, text: str) -> str:
        """The QR code of a text: rows of 0 and 1."""
        ...

    async def share(self, title: str, address: str) -> str:
        """Hands an address on: "shared", "copied", or nothing where neither works."""
        ...

    def address(self, fragment: str) -> None:
        """Writes the part of the page's address after the #, so that loading the page again comes back."""
        ...

    async def settings(self) -> str:
        """The site's own choice of relays and servers (web/net.json)."""
        ...


class Keys(Protocol):
    """Ed25519 keys of this device; a public key is 43 characters of base64url."""

    async def make(self) -> tuple[str, str]:
        """A new pair: the secret, as text to be stored, and the public key."""
        ...

    async def sign(self, secret: str, text: str) -> str:
        """The signature under `text`."""
        ...

    async def verify(self, key: str, text: str, signature: str) -> bool:
        """Whether the owner of `key` signed `text`."""
        ...
