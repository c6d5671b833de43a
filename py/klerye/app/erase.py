"""Deletes everything about a person from this device: their games, their part in results, their places."""

import json
from collections.abc import Collection, Sequence

from klerye.app.shelf import Shelf
from klerye.app.store import Store
from klerye.core.refusal import Illegal
from klerye.table.forget import forget
from klerye.table.journal import Opened, read_entry
from klerye.table.names import person
from klerye.table.result import Result, read_result


async def erase(
    store: Store, shelf: Shelf, results: Sequence[Result], who: str, nobody: Collection[str]
) -> None:
    """Deletes whatever names `who` (`names.person`): games, over or not, what was set aside, places in rooms.
    What came of games stays without the name where others have earned something by it.

    Raises `Illegal` "table.elsewhere", with nothing deleted, while another tab has one of these games; may
    raise `StoreFailed`: it can then be asked for again, and what is left is deleted.
    """
    over, open = await store.closed(), [id for id, _ in await store.unfinished()]
    tables = [id for id in (*over, *open) if _plays((await store.lines(id))[:1], who)]
    for id in tables:
        if not await store.hold(id):
            raise Illegal("table.elsewhere")
    await store.release()
    changed = forget(results, who, shelf.kit, nobody)
    for id, text in (await store.results()).items():
        after = changed.get(id)
        if after is not None:
            await store.keep_result(id, after.text())
        elif id in changed or (_damaged(text) and _names(text, who)):
            await store.drop_result(id)
    for id in tables:
        await store.remove(id)
    for id, lines in (await store.damaged()).items():
        if _names("\n".join(lines), who):
            await store.remove(id)
    for text in await store.places():
        if _names(text, who):
            await store.keep_place(json.loads(text)["room"], "{}")


def _plays(lines: Sequence[str], who: str) -> bool:
    """Whether somebody of that name sits at the table that the first of these lines opens."""
    try:
        opened = read_entry(lines[0]).what if lines else None
    except Illegal:
        return _names(lines[0], who)
    return isinstance(opened, Opened) and who in map(person, opened.names)


def _damaged(text: str) -> bool:
    try:
        read_result(text)
    except Illegal:
        return True
    return False


def _names(text: str, who: str) -> bool:
    """Whether the name stands anywhere in a text that is not read further."""
    return json.dumps(who, ensure_ascii=False)[1:-1] in person(text)
