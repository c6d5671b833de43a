"""What the host does with games that are over; loaded when somebody first looks at one."""

from collections.abc import Callable

from klerye.app.archive import Archive
from klerye.app.device import Device
from klerye.app.effects import HandOn, PastGames, Recall, Reopen, Shelve, Unlink
from klerye.app.events import Event, Linked, Recalled, Replayed, Shared, Shelved
from klerye.app.loader import Loader
from klerye.core.game import Over
from klerye.core.refusal import Illegal

SCANNED = 700
"""Characters of an address that a camera still reads from a small screen."""


class Recorder:
    """Looks at them, puts them away and hands them on."""

    def __init__(
        self,
        device: Device,
        archive: Archive,
        loader: Loader,
        emit: Callable[[Event], None],
    ) -> None:
        self._device = device
        self._archive = archive
        self._loader = loader
        self._emit = emit

    async def run(self, effect: PastGames) -> None:
        """Does what `effect` wants. Raises `Illegal`."""
        store = self._device.store
        match effect:
            case Recall():
                results, damaged = await self._archive.all()
                kept = set(await store.closed())
                here = tuple(result for result in reversed(results) if result.table in kept)
                self._emit(Recalled(here, damaged))
            case Reopen(id, share, at):
                lines = await store.lines(id)
                if not lines:
                    raise Illegal("table.gone")
                truth = (await self._loader.resume(lines)).truth
                if not isinstance(truth.waits, Over):  # a replay shows what everybody has
                    raise Illegal("records.not_over")
                self._emit(Replayed(truth, share, at))
            case Shelve(told):
                id = told.opened.id
                if id not in await store.closed():
                    await self._archive.add(told)
                    await store.append(id, 0, [entry.line() for entry in told.entries], over=True)
                self._emit(Shelved(id))
            case HandOn(title, fragment):
                await self._hand_on(title, fragment)
            case Unlink():
                if self._device.far:
                    self._device.far().transport.address("")

    async def _hand_on(self, title: str, fragment: str) -> None:
        """By the share sheet or the clipboard; the address is shown besides."""
        if self._device.far is None:
            raise Illegal("net.none")
        far = self._device.far()
        address = f"{far.site}#{fragment}"
        picture = await far.transport.picture(address) if len(address) <= SCANNED else ""
        self._emit(Linked(address, picture))
        self._emit(Shared(await far.transport.share(title, address)))
