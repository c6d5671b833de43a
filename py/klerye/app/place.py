"""A place in a room of devices: what one needs to be let in again, kept on this device."""

import base64
import json
import re
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any

from klerye.app.store import Store
from klerye.core.game import Options
from klerye.core.refusal import Illegal
from klerye.table import names
from klerye.table.journal import Opened

ROOM = re.compile(r"[0-9a-f]{32}")
"""128 random bits, hexadecimal."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for players from far away: `names` and `keys` are those who sit already, in order of
    arrival; `seats` is how many persons it is for; `bots` are the computers that play besides, (name,
    level)."""

    game: str
    options: Options
    turn_ms: int | None
    names: tuple[str, ...]
    keys: tuple[str, ...]
    seats: int
    bots: tuple[tuple[str, str], ...] = ()

    @property
    def full(self) -> bool:
        return len(self.names) == self.seats

    def join(self, name: str, key: str) -> "Waiting":
        """With one more player; whoever sits already has another name from now on. Raises `Illegal`."""
        name = names.clean(name)
        others = [n for n, k in zip(self.names, self.keys, strict=True) if k != key]
        if name in (*others, *(bot for bot, _ in self.bots)):
            raise Illegal("table.names_same")
        if key in self.keys:
            renamed = tuple(name if k == key else n for n, k in zip(self.names, self.keys, strict=True))
            return replace(self, names=renamed)
        if self.full:
            raise Illegal("net.full")
        return replace(self, names=(*self.names, name), keys=(*self.keys, key))

    def leave(self, key: str) -> "Waiting":
        """Without the player of that key."""
        stay = [(n, k) for n, k in zip(self.names, self.keys, strict=True) if k != key]
        return replace(self, names=tuple(n for n, _ in stay), keys=tuple(k for _, k in stay))

    def opened(self, id: str, when: int) -> Opened:
        """The table, as it opens for those who are here."""
        everybody = (*self.names, *(name for name, _ in self.bots))
        levels = (*("" for _ in self.names), *(level for _, level in self.bots))
        keys = (*self.keys, *("" for _ in self.bots))
        computers = levels if self.bots else ()
        return Opened(id, self.game, everybody, when, self.options, self.turn_ms, computers, keys)


@dataclass(frozen=True, slots=True)
class Place:
    """`room` is 128 random bits, hexadecimal; `inviter` the public key of the device that made it, empty
    until it is known; `secret` and `key` are this device's; `table` is the id of the table that was opened
    there last, `tables` are those of all: none is opened twice."""

    room: str
    inviter: str
    secret: str
    key: str
    name: str = ""
    table: str = ""
    waiting: Waiting | None = None
    tables: tuple[str, ...] = ()

    def at(self, table: str) -> "Place":
        """The place at a table that was opened now."""
        return replace(self, waiting=None, table=table, tables=(*self.tables, table))

    @property
    def invites(self) -> bool:
        """Whether this device made the room."""
        return self.inviter == self.key

    def text(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @staticmethod
    def read(text: str) -> "Place":
        """What `text` wrote; ValueError, KeyError or TypeError where it is damaged."""
        body: dict[str, Any] = json.loads(text)
        waiting, tables = body.pop("waiting"), tuple(body.pop("tables", ()))
        if waiting:
            waiting["bots"] = tuple((name, level) for name, level in waiting["bots"])
            waiting |= {field: tuple(waiting[field]) for field in ("names", "keys")}
            waiting = Waiting(**waiting)
        return Place(**body, waiting=waiting, tables=tables)


async def places(store: Store) -> list[Place]:
    """The places that are kept on this device; what is damaged is passed over."""
    found = []
    for text in (await store.places()).values():
        with suppress(ValueError, KeyError, TypeError):
            found.append(Place.read(text))
    return found


def invitation(room: str, inviter: str) -> str:
    """The part of the address after the #: the room, and the key that its inviter has to prove."""
    return "r." + base64.urlsafe_b64encode(bytes.fromhex(room)).decode().rstrip("=") + inviter


def read_invitation(fragment: str) -> tuple[str, str] | None:
    """Room and inviter's key of an invitation; None for any other fragment."""
    code = fragment.removeprefix("r.")
    if not fragment.startswith("r.") or len(code) != 22 + 43 or not code.isascii():
        return None
    if not all(c.isalnum() or c in "-_" for c in code):
        return None
    return base64.urlsafe_b64decode(code[:22] + "==").hex(), code[22:]
