"""The tables that are stored on this device: which there are, and how one comes back to them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from klerye.app.desk import Desk
from klerye.app.device import Device
from klerye.app.events import Event, Listed, Refused, Replayed
from klerye.app.loader import Loader, opening
from klerye.app.model import Save
from klerye.app.shelf import Shelf
from klerye.core.game import Over
from klerye.core.refusal import Illegal
from klerye.table.journal import Opened, read_entry

if TYPE_CHECKING:
    from klerye.app.rooms import Rooms


class Tables:
    """Puts them on the desk. `rooms` is None until this device plays with others far away. What is asked for
    may raise `Illegal`, `StoreFailed` or `FetchFailed`; nothing is then half-done."""

    def __init__(
        self, device: Device, shelf: Shelf, loader: Loader, desk: Desk, emit: Callable[[Event], None]
    ) -> None:
        self._device = device
        self._shelf = shelf
        self._loader = loader
        self._desk = desk
        self._emit = emit
        self.rooms: Rooms | None = None

    async def list(self) -> None:
        """Tells the screen which tables can be continued; sets aside what cannot be read."""
        saves = []
        for id, line in await self._device.store.unfinished():
            try:
                opened = read_entry(line).what
                if (
                    not isinstance(opened, Opened)
                    or opened.id != id
                    or self._shelf.rules(opened.game) is None
                ):
                    raise Illegal("table.not_opened")
                saves.append(Save(opened))
            except Illegal as no:
                await self._set_aside(id, Illegal(no.why, **{**no.facts, "line": 1}))
        self._emit(Listed(tuple(saves)))

    async def resume(self, id: str) -> None:
        """Goes on with a stored table; while another tab has it, as an onlooker. Where each player has a
        device of their own, this one goes back to their room, unless it is there already; the room then
        resumes the table."""
        store = self._device.store
        async with self._desk.holding(id) as mine:
            lines = await store.lines(id)
            if not lines:
                raise Illegal("table.gone")
            if opened := opening(lines[0]):
                await self._loader.equip(opened.game)
                theirs = opened.keys and self._device.far and not self._desk.remote
                if mine and theirs and await self.way_out().meet_again(id):
                    return
            try:
                keeper = await self._loader.resume(lines)
            except Illegal as no:
                if not mine or no.why == "fair.no_group":
                    raise
                await self._set_aside(id, no)
                await store.release()
                await self.list()
            else:
                await self._desk.sit(keeper, mine)

    async def take_in(self, text: str) -> None:
        """A journal from a file is checked whole before any line of it is stored. Of a table that is
        kept here already the longer course counts, where one goes on from the other. A game that is over is
        looked at step by step."""
        given = text.split("\n")
        if opened := opening(given[0]):
            await self._loader.equip(opened.game)
        keeper = await self._loader.resume(given)
        id, store = keeper.truth.opened.id, self._device.store
        async with self._desk.holding(id) as mine:
            if not mine:
                raise Illegal("table.elsewhere")
            known = await store.lines(id)
            lines = [entry.line() for entry in keeper.truth.entries]
            shared = min(len(known), len(lines))
            if known[:shared] != lines[:shared]:
                raise Illegal("table.other_course")
            if len(known) > len(lines):
                keeper = await self._loader.resume(known)
            elif len(lines) > len(known):
                over = isinstance(keeper.truth.waits, Over)
                if over and not known:
                    await self._desk.archive.add(keeper.truth)
                await store.append(id, len(known), lines[len(known) :], over)
            if isinstance(keeper.truth.waits, Over):
                await store.release()
                self._emit(Replayed(keeper.truth))
            else:
                await self._desk.sit(keeper, writes=True)

    async def forget(self, id: str) -> None:
        """Deletes a table, unless another tab has it."""
        async with self._desk.holding(id) as mine:
            if not mine:
                raise Illegal("table.elsewhere")
            await self._device.store.remove(id)
        await self._device.store.release()
        await self.list()

    async def leave(self) -> None:
        """The table is left, and the room."""
        self._desk.get_up()
        if self.rooms:
            await self.rooms.leave()
        await self._device.store.release()
        await self.list()

    def way_out(self) -> "Rooms":
        """What it takes to play with others far away; loaded now. Raises `Illegal` where it is not to be
        had."""
        far, device = self._device.far, self._device
        if far is None:
            raise Illegal("net.none")
        if self.rooms is None:
            from klerye.app.rooms import Rooms

            self.rooms = Rooms(far(), device, self._shelf.rules, self._loader, self._desk, self, self._emit)
        return self.rooms

    async def _set_aside(self, id: str, no: Illegal) -> None:
        await self._device.store.set_aside(id)
        self._emit(Refused("table.set_aside", {**no.facts, "why": no.why}))
