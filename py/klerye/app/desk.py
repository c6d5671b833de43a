"""What a room of devices wants of the host, which sits at this device's table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from klerye.app.place import Place
from klerye.core.game import Seat
from klerye.table.journal import Entry, Opened
from klerye.table.keeper import Keeper

if TYPE_CHECKING:
    from klerye.core.group import Group
    from klerye.table.joint.eyes import Eyes


class Desk(Protocol):
    """What the host does at this device's table."""

    @property
    def table(self) -> Keeper | None:
        """The table, as far as it is known here."""
        ...

    async def open(self, opened: Opened) -> None:
        """Opens a table that this device keeps."""
        ...

    async def commit(self, keeper: Keeper) -> None:
        """Stores the last entry, tells it, and goes on."""
        ...

    async def propose(
        self, seat: Seat, act: str, after: int, proof: tuple[str, ...] = (), seal: str = ""
    ) -> None:
        """A seat far away proposes an act. Raises `Illegal`."""
        ...

    async def joint(self, opened: Opened) -> "tuple[Group | None, Eyes | None]":
        """What joint chance is computed with, and what this device may see of it. Raises `Illegal`."""
        ...

    async def follow(self, entry: Entry) -> None:
        """Another device, which keeps the table, told an entry. Raises `Illegal`."""
        ...

    async def adopt(self, entries: Sequence[Entry]) -> None:
        """Takes the table as another device tells it, in the place of what was known of it here."""
        ...

    async def resume(self, id: str) -> bool:
        """Sits down at a table that is stored here; whether no other tab has it."""
        ...

    async def keep(self, place: Place) -> None:
        """Stores the place."""
        ...
