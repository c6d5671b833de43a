"""The loop of one page: what happens goes through `update`, the picture out, the effects to the host."""

import asyncio
from collections.abc import Callable

from klerye.app.device import Device
from klerye.app.effects import Effect, Pulse, Wire
from klerye.app.events import Event, Ticked
from klerye.app.host import Host
from klerye.app.model import Intent, Model
from klerye.app.shelf import Shelf
from klerye.app.update import update
from klerye.app.wire import FromWire


class Loop:
    """Holds the model of one page. `show` is called with each new model."""

    def __init__(self, model: Model, shelf: Shelf, device: Device, show: Callable[[Model], None]) -> None:
        self.model = model
        self._shelf = shelf
        self._now = device.now
        self._show = show
        self._wanted: asyncio.Queue[Effect] = asyncio.Queue()
        self._host = Host(device, shelf, self.take, lambda: not self._wanted.empty())

    def take(self, thing: Intent | Event) -> None:
        """One step: the next model, its picture; its effects wait their turn."""
        self.model, effects = update(self.model, thing, self._shelf.kit, self._now())
        for effect in effects:
            self._wanted.put_nowait(effect)
        self._show(self.model)

    def tick(self) -> None:
        """Lets time pass, where that makes a difference."""
        if self.model.ticks:
            self.take(Ticked())
        if self._host.desk.remote:
            self._wanted.put_nowait(Pulse())

    def hear(self, event: FromWire) -> None:
        """Something happened on a connection to another device."""
        self._wanted.put_nowait(Wire(event))

    async def begin(self) -> None:
        """The first picture, with the tables that can be continued."""
        await self._host.tables.list()

    async def settle(self) -> None:
        """Runs the effects that wait, one after the other, until none is left."""
        while not self._wanted.empty():
            await self._do(self._wanted.get_nowait())

    async def run(self) -> None:
        """Begins, then runs effects as they come, for as long as the page lives."""
        await self.begin()
        while True:
            await self._do(await self._wanted.get())

    async def _do(self, effect: Effect) -> None:
        """Runs an effect; one that made way for others comes again after them."""
        if not await self._host.run(effect):
            self._wanted.put_nowait(effect)
