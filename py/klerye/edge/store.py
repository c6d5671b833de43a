"""The device's store: journals in IndexedDB, one record a line, and a lock a table.

The records of `lines` have the key [table, n], those of `places` the key room, those of `results` the key
table. The index `opened` holds only first lines, the index `closed` only last lines of games that are over,
so that the lobby reads no whole journal.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js
from pyscript.js_modules import idb

from klerye.app.store import Heard, StoreFailed

NAME = "klerye"
VERSION = 3


def _object(**fields: Any) -> Any:
    return to_js(fields, dict_converter=js.Object.fromEntries)


def _upgrade(db: Any, before: int, *_: Any) -> None:
    if before < 1:
        lines = db.createObjectStore("lines", _object(keyPath=["table", "n"]))
        lines.createIndex("opened", "opened")
        lines.createIndex("closed", "closed")
        db.createObjectStore("aside", _object(keyPath=["table", "n"]))
    if before < 2:
        db.createObjectStore("places", _object(keyPath="room"))
    db.createObjectStore("results", _object(keyPath="table"))


async def _safe(work: Awaitable[Any]) -> Any:
    """What the browser answers; its exceptions (quota, private mode, a closed database) as `StoreFailed`."""
    try:
        return await work
    except JsException as fault:
        raise StoreFailed(str(fault)) from None


class Indexed:
    """A `Store` in IndexedDB. A table is held by a web lock, and its new lines are broadcast to the
    tabs that look on; both end with the tab, however it ends."""

    def __init__(self, db: Any) -> None:
        self._db = db
        self._held = ""
        self._lock: asyncio.Future[None] | None = None
        self._let_go: Callable[[], None] | None = None
        self._channel: Any = None
        self._heard: Any = None

    @staticmethod
    async def open() -> "Indexed":
        """The store of this device. Raises `StoreFailed`."""
        return Indexed(await _safe(idb.openDB(NAME, VERSION, _object(upgrade=_upgrade))))

    async def append(self, id: str, n: int, lines: Sequence[str], over: bool) -> None:
        try:
            change = self._db.transaction("lines", "readwrite", _object(durability="strict"))
            for k, line in enumerate(lines, n):
                record = {"table": id, "n": k, "line": line}
                if k == 0:
                    record["opened"] = js.Date.now()
                if over and k == n + len(lines) - 1:
                    record["closed"] = id
                change.store.add(_object(**record))
        except JsException as fault:
            raise StoreFailed(str(fault)) from None
        await _safe(change.done)
        if self._channel:
            for line in lines:
                self._channel.postMessage(line)

    async def lines(self, id: str) -> list[str]:
        records = await _safe(self._db.getAll("lines", self._all(id)))
        return [record.line for record in records]

    async def unfinished(self) -> list[tuple[str, str]]:
        opened = await _safe(self._db.getAllFromIndex("lines", "opened"))
        closed = set(await self.closed())
        return [(r.table, r.line) for r in reversed(list(opened)) if r.table not in closed]

    async def closed(self) -> list[str]:
        return [record.table for record in await _safe(self._db.getAllFromIndex("lines", "closed"))]

    async def set_aside(self, id: str) -> None:
        records = await _safe(self._db.getAll("lines", self._all(id)))
        try:
            change = self._db.transaction(to_js(["lines", "aside"]), "readwrite")
            for record in records:
                change.objectStore("aside").put(record)
            change.objectStore("lines").delete(self._all(id))
        except JsException as fault:
            raise StoreFailed(str(fault)) from None
        await _safe(change.done)

    async def remove(self, id: str) -> None:
        await _safe(self._db.delete("lines", self._all(id)))
        await _safe(self._db.delete("aside", self._all(id)))

    async def damaged(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for record in await _safe(self._db.getAll("aside")):
            found.setdefault(record.table, []).append(record.line)
        return found

    async def keep_place(self, room: str, text: str) -> None:
        await _safe(self._db.put("places", _object(room=room, text=text)))

    async def places(self) -> dict[str, str]:
        return {record.room: record.text for record in await _safe(self._db.getAll("places"))}

    async def keep_result(self, id: str, text: str) -> None:
        await _safe(self._db.put("results", _object(table=id, text=text)))

    async def results(self) -> dict[str, str]:
        return {record.table: record.text for record in await _safe(self._db.getAll("results"))}

    async def drop_result(self, id: str) -> None:
        await _safe(self._db.delete("results", id))

    async def hold(self, id: str) -> bool:
        if self._held == id:
            return True
        await self.release()
        if not hasattr(js.navigator, "locks"):  # an origin without https: tabs cannot know of each other
            return True
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        kept = js.Promise.withResolvers()

        def granted(lock: Any) -> Any:
            # JavaScript's null is no None, but it is false.
            answer.set_result(bool(lock))
            return kept.promise if lock else None

        self._lock = asyncio.ensure_future(self._ask(id, create_once_callable(granted), answer))
        if await answer:
            self._held = id
            self._let_go = lambda: kept.resolve()
            self._channel = js.BroadcastChannel.new(f"{NAME}-{id}")
        return self._held == id

    async def _ask(self, id: str, granted: Any, answer: "asyncio.Future[bool]") -> None:
        """Ends when the lock is free again, or was not to be had."""
        try:
            await js.navigator.locks.request(f"{NAME}-{id}", _object(ifAvailable=True), granted)
        except JsException:
            if not answer.done():
                answer.set_result(False)

    async def release(self) -> None:
        if self._let_go:
            self._let_go()
        if self._lock:
            await self._lock  # asked for again before it is free, it would be refused
        if self._channel:
            self._channel.close()
        if self._heard:
            self._heard.destroy()
        self._held = ""
        self._let_go = self._lock = self._channel = self._heard = None

    async def watch(self, id: str, heard: Heard) -> None:
        await self.release()
        self._heard = create_proxy(lambda event: heard(event.data))
        self._channel = js.BroadcastChannel.new(f"{NAME}-{id}")
        self._channel.onmessage = self._heard

    def _all(self, id: str) -> Any:
        return js.IDBKeyRange.bound(to_js([id]), to_js([id, js.Infinity]))
