"""The way into a room of devices and out again; loaded only by those who play with others far away."""

import json
from collections.abc import Callable
from typing import Any

from klerye.app.company import Company
from klerye.app.desk import Desk
from klerye.app.device import Device
from klerye.app.effects import (
    Begin,
    Enter,
    Feel,
    Invite,
    Join,
    MakeToken,
    Pulse,
    Share,
    TakeToken,
    Want,
    Wire,
)
from klerye.app.events import Event, Refused, Roomed, Shared
from klerye.app.far import Far
from klerye.app.loader import Loader
from klerye.app.model import Room
from klerye.app.place import Place, Waiting, invitation, places, read_invitation
from klerye.app.remote import Remote
from klerye.app.tables import Tables
from klerye.app.wire import TOKEN_FAULTS, Fragment, FromWire, Heard, Lost, Met, Relays, Token
from klerye.core.refusal import Illegal
from klerye.table.follower import Games

Wanted = Invite | Enter | Join | Begin | MakeToken | TakeToken | Share | Want | Feel | Wire | Pulse


class Rooms:
    """Runs what a person or the network wants of a room; this device is in one at most."""

    def __init__(
        self,
        far: Far,
        device: Device,
        games: Games,
        loader: Loader,
        desk: Desk,
        tables: Tables,
        emit: Callable[[Event], None],
    ) -> None:
        self._far = far
        self._device = device
        self._games = games
        self._loader = loader
        self._desk = desk
        self._tables = tables
        self._emit = emit

    async def run(self, effect: Wanted) -> None:
        """Does what `effect` wants. Raises `Illegal`."""
        match effect:
            case Invite():
                await self._invite(effect)
            case Enter(fragment):
                await self._follow(fragment)
            case Share(title, address):
                self._emit(Shared(await self._far.transport.share(title, address)))
            case TakeToken(text):
                await self._take(text)
            case Wire(event):
                await self._hear(event)
            case _ if self._desk.remote:
                await self._in_room(self._desk.remote, effect)

    async def _in_room(self, remote: Remote, effect: Wanted) -> None:
        match effect:
            case Join(name):
                await remote.join(name)
            case Begin(names):
                await remote.begin(names)
            case MakeToken():
                await self._show_token(remote)
            case Want(what, to, yes):
                await remote.want(what, to, yes)
            case Feel(which):
                remote.feel(which)
            case Pulse():
                await remote.pulse()

    async def _hear(self, event: FromWire) -> None:
        """Something happened on a connection."""
        remote = self._desk.remote
        match event:
            case Fragment(text):
                await self._follow(text)
            case Token(text):
                await self._take(text)
            case _ if remote is None:
                return
            case Met():
                remote.company.met(event)
            case Lost():
                remote.company.lost(event)
            case Heard():
                await remote.company.heard(event)
            case Relays(open, all):
                remote.show(relays=(open, all))

    async def _invite(self, wanted: Invite) -> None:
        """A new room; whoever makes it sits there first."""
        secret, key = await self._far.keys.make()
        names, keys = wanted.names, (key,) * len(wanted.names)
        seats = len(names) + wanted.far
        waiting = Waiting(wanted.game, wanted.options, wanted.turn_ms, names, keys, seats, wanted.bots)
        place = Place(self._device.fresh(), key, secret, key, names[0], waiting=waiting)
        await self._device.store.keep_place(place.room, place.text())
        await self.enter(place)

    async def _follow(self, fragment: str) -> None:
        """The part of the page's address after the #: an invitation, or the token of somebody who waits."""
        if fragment.startswith("t."):
            await self._take(fragment)
            return
        invited = read_invitation(fragment)
        if invited is None:
            raise Illegal("net.link_bad")
        remote = self._desk.remote
        if remote and remote.place.room == invited[0]:
            return
        for place in await places(self._device.store):
            if place.room == invited[0]:
                await self.enter(place)
                return
        secret, key = await self._far.keys.make()
        await self.enter(Place(invited[0], invited[1], secret, key))

    async def meet_again(self, table: str) -> bool:
        """Goes back to the room in which that table was opened last, if this device has a place there;
        whether it has."""
        place = next((place for place in await places(self._device.store) if place.table == table), None)
        if place is not None:
            await self.enter(place)
        return place is not None

    async def enter(self, place: Place) -> None:
        """This device waits in the room for the others; a table that was opened there goes on."""
        await self.leave()
        fragment = invitation(place.room, place.inviter)
        remote = self._arrive(place, Room(place.invites, link=f"{self._far.site}#{fragment}"))
        transport = self._far.transport
        transport.address(fragment)
        if place.table and await self._device.store.lines(place.table):
            await self._tables.resume(place.table)
            if not self._desk.writes:
                self._desk.remote = None  # another tab is there already, with the same key
                return
        if place.invites and not place.table:
            waiting = place.waiting
            assert waiting
            picture = await transport.picture(remote.room.link)
            remote.show(
                picture=picture, game=waiting.game, names=waiting.names, seats=waiting.seats, mine=True
            )
        relays, servers = await self._servers()
        await transport.meet(place.room, relays, servers)

    def _arrive(self, place: Place, room: Room) -> Remote:
        far = self._far

        def company(place: Place, proven: Any, said: Any) -> Company:
            return Company(
                place,
                far.program,
                far.transport,
                far.keys,
                self._device.fresh,
                self._device.now,
                proven,
                said,
                self._refuse,
            )

        remote = self._desk.remote = Remote(
            place, room, self._device, self._games, self._loader, self._desk, company, self._emit
        )
        remote.show()
        return remote

    def _refuse(self, no: Illegal) -> None:
        self._emit(Refused.of(no))

    async def leave(self) -> None:
        """Every connection is closed; the place is kept."""
        if self._desk.remote is not None:
            self._desk.remote = None
            self._emit(Roomed(None))
            self._far.transport.address("")
            await self._far.transport.part()

    # Without relays: two tokens

    async def _show_token(self, remote: Remote) -> None:
        """This device's token for one other, as a link and as a picture."""
        token = f"{self._far.site}#t.{await self._far.transport.token()}"
        remote.show(token=token, token_picture=await self._far.transport.picture(token))

    async def _take(self, text: str) -> None:
        """The other's token, alone or in a link. Raises `Illegal`."""
        transport, token = self._far.transport, text.strip().rpartition("#")[2].removeprefix("t.")
        remote = self._desk.remote
        if remote is None:
            if await transport.hand(token):
                self._emit(Roomed(Room(False, handed=True)))
                return
            secret, key = await self._far.keys.make()
            place = Place(self._device.fresh(), "", secret, key)
            remote = self._arrive(place, Room(False, answering=True))
        if not remote.room.token:
            await self._show_token(remote)
            remote.show(answering=not remote.place.invites)
        if wrong := await transport.accept(token):
            raise Illegal(wrong if wrong in TOKEN_FAULTS else "net.token_bad")

    async def _servers(self) -> tuple[list[str], list[dict[str, Any]]]:
        """The relays, and the STUN and TURN servers: the person's own, else the site's."""
        try:
            own = json.loads(await self._far.transport.settings())
            relays, servers = list(own["relays"]), list(own["ice"])
        except (ValueError, KeyError, TypeError):
            relays, servers = [], []
        chosen = self._far.chosen
        relays = chosen.get("relays", "").split() or relays
        return relays, [
            read_server(line) for line in chosen.get("servers", "").splitlines() if line
        ] or servers


def read_server(line: str) -> dict[str, Any]:
    """A STUN or TURN server as it is typed, "turn:host:port name password", as browsers take it."""
    address, *login = line.split()
    server: dict[str, Any] = {"urls": address}
    if len(login) == 2:
        server |= {"username": login[0], "credential": login[1]}
    return server
