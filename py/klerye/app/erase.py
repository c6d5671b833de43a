"""Deletes everything about a person from this device: their games, their part in results, their places."""

from collections.abc import Collection, Sequence

from klerye.app.about import in_place, journals, says
from klerye.app.shelf import Shelf
from klerye.app.store import Store
from klerye.core.refusal import Illegal
from klerye.table.forget import forget
from klerye.table.result import Result, read_result


async def erase(
    store: Store, shelf: Shelf, results: Sequence[Result], who: str, nobody: Collection[str]
) -> None:
    """Deletes whatever names `who` (`names.person`): games, over or not, what was set aside, places in rooms.
    What came of games stays without the name where others have earned something by it.

    Raises `Illegal` "table.elsewhere", mostly with nothing deleted, while another tab has one of these games;
    may raise `StoreFailed`: it can then be asked for again, and what is left is deleted.
    """
    tables = [id for id, _ in await journals(store, who)]
    try:
        for id in tables:
            await _hold(store, id)
        for id in tables:  # another tab may have taken one meanwhile
            await _hold(store, id)
            await store.remove(id)
    finally:
        await store.release()
    for id, after in forget(results, who, shelf.kit, nobody).items():
        if after is None:
            await store.drop_result(id)
        else:
            await store.keep_result(id, after.text())
    for id, text in (await store.results()).items():
        if _damaged(text) and says(text, who):
            await store.drop_result(id)
    for room, text in (await store.places()).items():
        if in_place(text, who):
            await store.keep_place(room, "{}")


async def _hold(store: Store, id: str) -> None:
    if not await store.hold(id):
        raise Illegal("table.elsewhere")


def _damaged(text: str) -> bool:
    try:
        read_result(text)
    except Illegal:
        return True
    return False
