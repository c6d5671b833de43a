"""Finds where the name of a person stands in what this device keeps."""

import json
import re
from collections.abc import Sequence

from klerye.app.place import Place
from klerye.app.store import Store
from klerye.core.refusal import Illegal
from klerye.table.journal import Opened, read_entry
from klerye.table.names import person

Journal = tuple[str, Sequence[str]]
"""A table's id, and its lines."""


async def journals(store: Store, who: str) -> list[Journal]:
    """The journals of all tables at which somebody of that name (`names.person`) sits: over, open, set aside.
    May raise `StoreFailed`."""
    ids = [*await store.closed(), *(id for id, _ in await store.unfinished())]
    kept = [(id, await store.lines(id)) for id in ids]
    return [(id, lines) for id, lines in (*kept, *(await store.damaged()).items()) if _sits(lines, who)]


def _sits(lines: Sequence[str], who: str) -> bool:
    """Whether somebody of that name sits at the table that the first of these lines opens."""
    try:
        opened = read_entry(lines[0]).what if lines else None
    except Illegal:
        return says("\n".join(lines), who)
    return isinstance(opened, Opened) and who in map(person, opened.names)


def in_place(text: str, who: str) -> bool:
    """Whether the name stands in a place in a room: on it, or among those who wait there."""
    try:
        place = Place.read(text)
    except (ValueError, KeyError, TypeError):
        return says(text, who)
    waiting = place.waiting.names if place.waiting else ()
    return who in map(person, (place.name, *waiting))


def says(text: str, who: str) -> bool:
    """Whether the name, whole and in quotes, stands in a damaged text, other than as the name of a field."""
    name = re.escape(json.dumps(who, ensure_ascii=False))
    return re.search(name + r"(?!\s*:)", person(text)) is not None
