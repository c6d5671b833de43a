"""The loader makes tables of openings and of journals, with all that their games need."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from klerye.app.device import Device
from klerye.app.shelf import Shelf
from klerye.core.refusal import Illegal
from klerye.table.journal import Entry, Opened, read_entry, read_lines
from klerye.table.keeper import Keeper

if TYPE_CHECKING:
    from klerye.core.group import Group
    from klerye.table.joint.eyes import Eyes


def opening(line: str) -> Opened | None:
    """How a table was opened, by the first line of its journal; None where that opens nothing."""
    try:
        what = read_entry(line).what
    except Illegal:
        return None
    return what if isinstance(what, Opened) else None


class Loader:
    """What a game needs is fetched once. Any method may raise `FetchFailed`."""

    def __init__(self, device: Device, shelf: Shelf) -> None:
        self._device = device
        self._shelf = shelf

    async def equip(self, game: str) -> None:
        """Gets the file that the game needs. Raises `Illegal` when it is damaged."""
        if path := self._shelf.wants(game):
            self._shelf.equip(game, await self._device.fetch(path))

    async def open(self, opened: Opened) -> Keeper:
        """A new table. Raises `Illegal`."""
        await self.equip(opened.game)
        return Keeper.open(opened, self._shelf.rules, self._device.fresh, *await self.joint(opened))

    async def follow(self, opened: Opened, entries: Sequence[Entry]) -> Keeper:
        """The table as another device, which keeps it, tells it. Raises `Illegal`."""
        await self.equip(opened.game)
        return Keeper.follower(entries, self._shelf.rules, self._device.fresh, *await self.joint(opened))

    async def resume(self, lines: Sequence[str]) -> Keeper:
        """The table of a journal's lines, whose game has what it needs. Raises `Illegal` with the number of
        the bad line, from 1, as the fact `line`."""
        entries = read_lines(lines)
        what, rules, fresh = entries[0].what, self._shelf.rules, self._device.fresh
        try:
            if isinstance(what, Opened) and what.keys:  # perhaps kept by another device
                return Keeper.follower(entries, rules, fresh, *await self.joint(what))
            return Keeper.resume(entries, rules, fresh)
        except Illegal as no:
            filled = [number for number, line in enumerate(lines, 1) if line.strip()]
            n = no.facts.get("n")
            if not isinstance(n, int):
                raise
            raise Illegal(no.why, **{**no.facts, "line": filled[n]}) from None

    async def joint(self, opened: Opened) -> "tuple[Group | None, Eyes | None]":
        """Where all devices make chance together: what that is computed with, and what this device may see.
        Raises `Illegal`."""
        rules, far = self._shelf.rules(opened.game), self._device.far
        if not opened.joint or rules is None:
            return None, None
        from klerye.app.place import places
        from klerye.core.ristretto import Plain
        from klerye.table.joint.eyes import Own
        from klerye.table.joint.part import Giver
        from klerye.table.joint.secret import Secret

        group: Group = await far().group() if rules.bag and far else Plain()
        here = await places(self._device.store) if far else []
        place = next((place for place in here if opened.id in place.tables), None)
        if place is None or place.key not in opened.devices:
            return group, None
        digest = Entry(0, 0, opened, "").digest()
        assert digest
        secret = Secret.of(place.secret, opened.id, digest, opened.devices.index(place.key))
        return group, Own(giver=Giver(secret, group))
