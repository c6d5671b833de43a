"""The devices this one is connected with: who they prove to be, and whether they are still there."""

from collections.abc import Awaitable, Callable

from klerye.app.place import Place
from klerye.app.wire import Heard, Keys, Lost, Met, Transport
from klerye.core.refusal import Illegal
from klerye.table.link import Link, Program
from klerye.table.message import PROTOCOL, Envelope, Hello, Message, Proof

BEAT_MS = 2_000
"""How often devices hear of each other."""

Proven = Callable[[Link], Awaitable[None]]
Said = Callable[[Link, Envelope], Awaitable[None]]


class Company:
    """The links of one room. `proven` is called once a device has proved its key, `said` with each message
    after that; a device that does not keep to what was agreed is shown the door: `said` may raise
    `Illegal`."""

    def __init__(
        self,
        place: Place,
        program: Program,
        transport: Transport,
        keys: Keys,
        fresh: Callable[[], str],
        now: Callable[[], int],
        proven: Proven,
        said: Said,
        refused: Callable[[Illegal], None],
    ) -> None:
        self._place = place
        self._program = program
        self._transport = transport
        self._keys = keys
        self._fresh = fresh
        self._now = now
        self._proven = proven
        self._said = said
        self._refused = refused
        self._links: dict[str, Link] = {}

    @property
    def links(self) -> tuple[Link, ...]:
        """The connections to devices that proved who they are."""
        return tuple(link for link in self._links.values() if link.proven)

    def of(self, key: str) -> Link | None:
        """The connection to the device of that key, if it is there and not away."""
        now = self._now()
        return next((link for link in self.links if link.key == key and not link.away(now)), None)

    async def sign(self, text: str) -> str:
        """This device's signature."""
        return await self._keys.sign(self._place.secret, text)

    async def verify(self, key: str, text: str, signature: str) -> bool:
        """Whether the device of that key signed `text`."""
        return await self._keys.verify(key, text, signature)

    def met(self, event: Met) -> None:
        """A connection is open: both sides say who they are."""
        now = self._now()
        link = Link(event.peer, event.ours, event.theirs, self._fresh(), now, now)
        self._links[event.peer] = link
        program = self._program
        self.say(link, "", Hello(PROTOCOL, program.edition, program.rules, self._place.key, link.nonce))

    def lost(self, event: Lost) -> None:
        self._links.pop(event.peer, None)

    async def heard(self, event: Heard) -> None:
        """A device said something."""
        link = self._links.get(event.peer)
        if link is None:
            return
        try:
            envelope = link.read(event.text, self._now())
            match envelope.message:
                case Hello() as hello if link.hello is None and hello.key != self._place.key:
                    link.hello = hello
                    try:
                        self._program.check(hello)
                    except Illegal as no:
                        self._refused(no)
                        raise
                    text = link.ours_to_sign()
                    self.say(link, "", Proof(await self._keys.sign(self._place.secret, text)))
                case Proof(signature) if link.hello and not link.proven:
                    text = link.theirs_to_sign()
                    if not await self._keys.verify(link.hello.key, text, signature):
                        raise Illegal("net.message")
                    await self._prove(link)
                case _ if link.proven:
                    await self._said(link, envelope)
                case _:
                    raise Illegal("net.message")
        except Illegal:
            self.door(link)

    async def _prove(self, link: Link) -> None:
        """A device that comes back replaces its old connection."""
        assert link.hello
        for other in self.links:
            if other.key == link.hello.key:
                self.door(other)
        link.proven = True
        await self._proven(link)

    def say(self, link: Link, table: str, message: Message) -> None:
        """Sends a message."""
        self._transport.say(link.peer, link.write(table, message))

    def door(self, link: Link) -> None:
        """Closes a connection."""
        self._links.pop(link.peer, None)
        self._transport.hush(link.peer)

    def sweep(self) -> None:
        """Who never proved anything, and who has been silent for very long, is let go."""
        now = self._now()
        for link in list(self._links.values()):
            if link.over(now):
                self.door(link)
