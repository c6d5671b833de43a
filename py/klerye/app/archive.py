"""The finished games of this device: what came of each, kept also when the game itself is deleted."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from klerye.app.device import FetchFailed
from klerye.app.place import places
from klerye.app.shelf import Shelf
from klerye.app.store import Store, StoreFailed
from klerye.core.game import Over, Seat
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower, fold
from klerye.table.journal import Opened, read_lines
from klerye.table.result import Result, read_result, result


class Archive:
    """Any method may raise `StoreFailed`; `equip` gets what a game needs."""

    def __init__(self, store: Store, shelf: Shelf, equip: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._shelf = shelf
        self._equip = equip
        self._read: dict[str, Result] = {}

    async def keep(self, told: Follower) -> Result:
        """Keeps what came of a finished game at a table of this device."""
        made = self._made(told, await self._here(told.opened))
        await self._store.keep_result(made.table, made.text())
        return made

    async def add(self, told: Follower) -> None:
        """Keeps what came of a finished game that comes from elsewhere: nobody here has played it, unless it
        is known what came of it. Its journal is stored after this: one without a result is a game that was
        played here."""
        if told.opened.id not in await self._store.results():
            await self._store.keep_result(told.opened.id, self._made(told, ()).text())

    async def all(self) -> tuple[tuple[Result, ...], int]:
        """What came of every finished game, the first to end first, and how many could not be read. Where a
        result is missing it is made from the journal now, and kept if there is room."""
        texts = await self._store.results()
        found, damaged = [], 0
        for text in texts.values():
            try:
                if text not in self._read:
                    self._read[text] = read_result(text)
                found.append(self._read[text])
            except Illegal:
                damaged += 1
        for id in await self._store.closed():
            if id not in texts:
                try:
                    found.append(await self._of(id))
                except (Illegal, FetchFailed):
                    damaged += 1
        return tuple(sorted(found, key=lambda result: (result.ended, result.table))), damaged

    async def _of(self, id: str) -> Result:
        """What came of a finished game whose result was not kept. Raises `Illegal` for a journal that is
        damaged, `FetchFailed` where its game lacks a file."""
        entries = read_lines(await self._store.lines(id))
        opened = entries[0].what
        await self._equip(getattr(opened, "game", ""))
        told = fold(entries, self._shelf.rules)
        if not isinstance(told.waits, Over):
            raise Illegal("table.shape")
        made = self._made(told, await self._here(told.opened))
        with suppress(StoreFailed):
            await self._store.keep_result(id, made.text())
        return made

    def _made(self, told: Follower, here: Iterable[Seat]) -> Result:
        kit = self._shelf.kit(told.opened.game)
        return result(told, kit.feats if kit else None, here)

    async def _here(self, opened: Opened) -> Iterable[Seat]:
        """The seats that used this device, as far as is known from its places in rooms."""
        if not opened.keys:
            return opened.persons
        return [seat for place in await places(self._store) for seat in opened.seats_of(place.key)]
