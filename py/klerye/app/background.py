"""What takes its time goes on in the background: it makes way for all else, and comes again after it. Loaded
when something first does."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from klerye.app.desk import Desk
from klerye.app.device import Device
from klerye.app.effects import Audit, Think, Weigh
from klerye.app.events import Advised, Audited, Event, Refused
from klerye.app.shelf import Shelf
from klerye.app.thinker import Thinker
from klerye.core.game import Over, Turn

if TYPE_CHECKING:
    from klerye.app.auditor import Auditor


class Background:
    """Works on the table of the desk, as long as it is the one that was meant; `asked` tells whether somebody
    wants something else."""

    def __init__(
        self,
        device: Device,
        shelf: Shelf,
        desk: Desk,
        emit: Callable[[Event], None],
        asked: Callable[[], bool],
    ) -> None:
        self._device = device
        self._shelf = shelf
        self._desk = desk
        self._emit = emit
        self._thinker = Thinker(shelf, device.fetch, device.now, device.rest, device.chance, asked)
        self._auditor: Auditor | None = None

    async def prepare(self, game: str) -> None:
        """The engine of a game is made ready, and what it lacks is told."""
        engine = await self._thinker.engine(game, again=True)
        if engine is not None and engine.weaker:
            self._emit(Refused("engine.weaker", {}))

    async def run(self, effect: Think | Weigh | Audit) -> bool:
        """Does what `effect` wants; False when it made way and has to be run again. Raises what `Desk.act`
        and `audit` raise."""
        match effect:
            case Think():
                return await self._think(effect)
            case Weigh():
                return await self._weigh(effect)
            case Audit():
                return await self._audit(effect)

    async def _think(self, effect: Think) -> bool:
        """The computer on turn acts, unless something else happened since; False when it made way."""
        keeper, after, level = self._desk.table, effect.after, effect.level
        if keeper is None or keeper.truth.opened.id != effect.table:
            return True
        if not self._desk.writes or not keeper.fresh(after):
            return True
        waits = keeper.truth.waits
        if not isinstance(waits, Turn) or not (level or keeper.truth.opened.level(waits.seat)):
            return True
        act = await self._thinker.act(keeper, level)
        if act is None:
            return False
        await self._desk.act(act, after)
        return True

    async def _weigh(self, effect: Weigh) -> bool:
        """The adviser looks at one entry, unless the table was left; False when it made way."""
        keeper = self._desk.table
        if keeper is None or keeper.truth.opened.id != effect.table:
            return True
        opened, now, last = keeper.truth.opened, keeper.truth.waits, keeper.last.n
        asked = effect.n == last + 1 and isinstance(now, Turn) and opened.persons == (now.seat,)
        found = None
        if asked or (isinstance(now, Over) and 0 < effect.n <= last):
            found = await self._thinker.weigh(keeper, effect.n, effect.most)
            if found is None:
                return False
        self._emit(Advised(effect.table, effect.n, found))
        return True

    async def _audit(self, effect: Audit) -> bool:
        """Goes on with the check of a whole game for a moment; False when there is more of it. Raises
        `Illegal`."""
        table = self._desk.table
        truth = table.truth if table else None
        if truth is None or truth.opened.id != effect.table or not truth.course:
            self._auditor = None
            return True
        if self._auditor is None or self._auditor.table != effect.table:
            from klerye.app.auditor import Auditor

            self._auditor = Auditor(truth, self._shelf.rules, self._device.now)
        if not self._auditor.work():
            await self._device.rest(0)
            return False
        self._emit(Audited(effect.table, self._auditor.finding))
        self._auditor = None
        return True
