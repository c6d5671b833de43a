"""Where tables are kept on this device: what the host needs of a store, and one in memory."""

from collections.abc import Callable, Sequence
from typing import Protocol

Heard = Callable[[str], None]
"""Is given each line that another tab appends to the table watched."""


class Store(Protocol):
    """Keeps the lines of each table's journal, in order. Any method may raise `StoreFailed`."""

    async def append(self, id: str, n: int, lines: Sequence[str], over: bool) -> None:
        """Keep `lines` as lines `n`, `n + 1`, … of table `id`, all or none; returns when they are safe.
        `over`: the game ends with the last of them."""
        ...

    async def lines(self, id: str) -> list[str]:
        """The lines of table `id`, in order; none when there is no such table."""
        ...

    async def unfinished(self) -> list[tuple[str, str]]:
        """(id, first line) of every table that is not over, newest first."""
        ...

    async def closed(self) -> list[str]:
        """The id of every table that is over."""
        ...

    async def set_aside(self, id: str) -> None:
        """Keep the table's lines, but no longer among the tables."""
        ...

    async def remove(self, id: str) -> None:
        """Delete the table, also where it was set aside."""
        ...

    async def damaged(self) -> dict[str, list[str]]:
        """The lines of each table that was set aside."""
        ...

    async def keep_place(self, room: str, text: str) -> None:
        """Keep what lets this device in again to a room, in the place of what was kept before."""
        ...

    async def places(self) -> dict[str, str]:
        """What was kept of each room."""
        ...

    async def keep_result(self, id: str, text: str) -> None:
        """Keep what came of a finished table, in the place of what was kept before."""
        ...

    async def results(self) -> dict[str, str]:
        """What came of each finished table, also of those that were removed since."""
        ...

    async def drop_result(self, id: str) -> None:
        """Delete what came of a table."""
        ...

    async def hold(self, id: str) -> bool:
        """Take the table for this tab alone, letting go of any other; False: another tab has it."""
        ...

    async def release(self) -> None:
        """Let go of the table held or watched."""
        ...

    async def watch(self, id: str, heard: Heard) -> None:
        """Hear of the lines that the tab which holds the table appends."""
        ...


class StoreFailed(Exception):
    """The device did not keep or give back what it was asked to."""


class Memory:
    """A store that lasts as long as the page: for tests, and for browsers that keep nothing."""

    def __init__(self) -> None:
        self.tables: dict[str, list[str]] = {}
        self.over: set[str] = set()
        self.aside: dict[str, list[str]] = {}
        self.held: set[str] = set()
        self.rooms: dict[str, str] = {}
        self.came: dict[str, str] = {}
        self._mine = ""

    async def append(self, id: str, n: int, lines: Sequence[str], over: bool) -> None:
        kept = self.tables.setdefault(id, [])
        if n != len(kept):
            raise StoreFailed(f"line {n} of {len(kept)}")
        kept.extend(lines)
        if over:
            self.over.add(id)

    async def lines(self, id: str) -> list[str]:
        return list(self.tables.get(id, []))

    async def unfinished(self) -> list[tuple[str, str]]:
        return [(id, lines[0]) for id, lines in reversed(self.tables.items()) if id not in self.over]

    async def closed(self) -> list[str]:
        return [id for id in self.tables if id in self.over]

    async def set_aside(self, id: str) -> None:
        self.aside[id] = self.tables.pop(id)

    async def remove(self, id: str) -> None:
        self.tables.pop(id, None)
        self.aside.pop(id, None)

    async def damaged(self) -> dict[str, list[str]]:
        return dict(self.aside)

    async def keep_place(self, room: str, text: str) -> None:
        self.rooms[room] = text

    async def places(self) -> dict[str, str]:
        return dict(self.rooms)

    async def keep_result(self, id: str, text: str) -> None:
        self.came[id] = text

    async def results(self) -> dict[str, str]:
        return dict(self.came)

    async def drop_result(self, id: str) -> None:
        self.came.pop(id, None)

    async def hold(self, id: str) -> bool:
        if self._mine == id:
            return True
        await self.release()
        if id in self.held:
            return False
        self.held.add(id)
        self._mine = id
        return True

    async def release(self) -> None:
        self.held.discard(self._mine)
        self._mine = ""

    async def watch(self, id: str, heard: Heard) -> None:
        return None
