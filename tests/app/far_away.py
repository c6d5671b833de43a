"""Devices far from each other without a browser: real pages, real keys, and a network that a test can cut."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from app.open_page import Page, run
from joint_play import Clear
from klerye.app.far import Far
from klerye.app.store import Memory
from klerye.app.wire import FromWire, Heard, Ice, Lost, Met, Relays
from klerye.table.link import Program

SITE = "https://example.org/"
PROGRAM = Program("1.2.0", "rules")


class Ed25519:
    """`Keys` as a browser has them; the pairs come from `chance`."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    async def make(self) -> tuple[str, str]:
        seed = self._chance.randbytes(32)
        public = Ed25519PrivateKey.from_private_bytes(seed).public_key().public_bytes_raw()
        return seed.hex(), _text(public)

    async def sign(self, secret: str, text: str) -> str:
        return _text(Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret)).sign(text.encode()))

    async def verify(self, key: str, text: str, signature: str) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(_bytes(key)).verify(_bytes(signature), text.encode())
        except (InvalidSignature, ValueError):
            return False
        return True


def _text(data: bytes) -> str:
    from base64 import urlsafe_b64encode

    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    from base64 import urlsafe_b64decode

    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def clear() -> Clear:
    """A group that hides nothing, for speed."""
    return Clear()


class Network:
    """Rooms, and the ends of the connections in them. What is said arrives when `deliver` is called, in order
    on each connection, in any order between them."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._count = 0
        self.ends: list[End] = []
        self.links: dict[str, tuple[End, End]] = {}

    def arrive(self, end: "End") -> None:
        """Connects a device with all who are in its room."""
        for other in self.ends:
            if other is not end and other.room == end.room and not other.cut and not end.cut:
                self._count += 1
                peer = f"p{self._count}"
                self.links[peer] = end, other
                end.inbox.append(Met(peer, f"{peer}a", f"{peer}b"))
                other.inbox.append(Met(peer, f"{peer}b", f"{peer}a"))

    def other(self, peer: str, end: "End") -> "End | None":
        ends = self.links.get(peer)
        return None if ends is None else ends[1] if ends[0] is end else ends[0]

    def close(self, peer: str, end: "End", told: bool = True) -> None:
        """The connection ends; the other side hears of it, if that is `told`."""
        other = self.other(peer, end)
        self.links.pop(peer, None)
        if other is not None and told:
            other.inbox.append(Lost(peer))

    def deliver(self, devices: Iterable["Device"]) -> None:
        """Until nothing is under way."""
        devices = list(devices)
        while waiting := [device for device in devices if device.end.inbox]:
            device = self._chance.choice(waiting)
            device.page.loop.hear(device.end.inbox.popleft())
            run(device.page.loop.settle())


@dataclass(eq=False)
class End:
    """A device's `Transport`."""

    network: Network
    room: str = ""
    cut: bool = False
    inbox: deque[FromWire] = field(default_factory=deque)
    said: list[tuple[str, str]] = field(default_factory=list)
    shown: str = ""

    async def meet(self, room: str, relays: Sequence[str], ice: Ice) -> None:
        self.room = room
        self.network.ends.append(self)
        self.inbox.append(Relays(1, 1))
        self.network.arrive(self)

    def say(self, peer: str, text: str) -> None:
        assert len(text) <= 8192
        self.said.append((peer, text))
        other = self.network.other(peer, self)
        if other is not None and not self.cut and not other.cut:
            other.inbox.append(Heard(peer, text))

    def hush(self, peer: str) -> None:
        self.network.close(peer, self)

    async def part(self) -> None:
        self.gone()

    def gone(self, told: bool = True) -> None:
        """The tab is closed; or killed, without a word."""
        for peer, ends in list(self.network.links.items()):
            if self in ends:
                self.network.close(peer, self, told)
        if self in self.network.ends:
            self.network.ends.remove(self)
        self.inbox.clear()

    async def token(self) -> str:
        return "token"

    async def accept(self, token: str) -> str:
        return "" if token == "token" else "net.token_bad"

    async def hand(self, token: str) -> bool:
        return False

    async def picture(self, text: str) -> str:
        return "1"

    async def share(self, title: str, address: str) -> str:
        return "copied"

    def address(self, fragment: str) -> None:
        self.shown = fragment

    async def settings(self) -> str:
        return '{"relays": ["wss://example.org"], "ice": []}'


class Device:
    """Somebody's device: its store outlives its pages."""

    def __init__(
        self,
        network: Network,
        number: int,
        fragment: str = "",
        program: Program = PROGRAM,
        store: Memory | None = None,
    ) -> None:
        self.network, self.number, self.program = network, number, program
        self.store = store or Memory()
        self.now: int | None = None
        self._opened = 0
        self.open(fragment)

    def open(self, fragment: str = "") -> "Device":
        """The page is opened, again or for the first time."""
        self.end = End(self.network)
        keys = Ed25519(Random(self.number))
        far = Far(self.end, keys, self.program, SITE, {"relays": "", "servers": ""}, clear)
        self._opened += 1
        seed = self.number * 100 + self._opened
        self.page = Page(self.store, seed=seed, first_id=seed * 1000, far=far, fragment=fragment)
        if self.now:
            self.page.now = self.now
        return self

    def reload(self, told: bool = True) -> "Device":
        """The page is loaded again; its address has kept the room."""
        fragment, self.now = self.end.shown, self.page.now
        self.end.gone(told)
        self.store.held.clear()
        return self.open(fragment)


class Party:
    """Some devices, and the time that passes for all of them."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.network = Network(self.chance)
        self.devices: list[Device] = []

    def invite(self, game: str, far: int, levels: tuple[str, ...] = ()) -> Device:
        """The first device invites others to a game; its player is Ana."""
        host = Device(self.network, 0)
        self.devices.append(host)
        host.page.do("pick", game)
        size = 1 + far + len(levels)
        while host.page.model.setup and len(host.page.model.setup.names) < size:
            host.page.do("seats", "more")
        while host.page.model.setup and len(host.page.model.setup.names) > size:
            host.page.do("seats", "fewer")
        host.page.fill("Ana", *[""] * (size - 1), levels=("", *["far"] * far, *levels))
        self.deliver()
        return host

    def come(self, name: str = "", program: Program = PROGRAM, ahead: int = 0) -> Device:
        """One more device follows the invitation, and its player sits down. Its clock is `ahead` ms."""
        guest = Device(self.network, len(self.devices), self.devices[0].end.shown, program)
        guest.page.now = self.devices[0].page.now + ahead
        self.devices.append(guest)
        self.deliver()
        if name:
            guest.page.do("join", fields=(name,))
            self.deliver()
        return guest

    def deliver(self) -> None:
        self.network.deliver(self.devices)

    def wait(self, ms: int, asleep: Sequence[Device] = ()) -> None:
        """Time passes, half a second at a time; who is asleep does nothing."""
        for _ in range(max(1, ms // 500)):
            for device in self.devices:
                device.page.now += 500
            for device in self.devices:
                if device not in asleep:
                    device.page.loop.tick()
                    run(device.page.loop.settle())
            self.network.deliver(device for device in self.devices if device not in asleep)
