"""What devices say to each other: small frozen messages, read strictly."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, get_args, get_origin

from klerye.core.refusal import Illegal
from klerye.table import strict

PROTOCOL = 2
"""Raised with every change of what is said here."""

LONGEST = 8192
"""UTF-16 units of a message."""

MOST_ITEMS = 16


@dataclass(frozen=True, slots=True)
class Hello:
    """The first thing said: which program speaks, the public key of its device, a nonce to be signed."""

    protocol: int
    edition: str
    rules: str
    key: str
    nonce: str


@dataclass(frozen=True, slots=True)
class Proof:
    """The device's signature under both nonces and both ends of this very connection."""

    signature: str


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody wants a seat, by a name."""

    name: str


@dataclass(frozen=True, slots=True)
class Lobby:
    """The room, who sits at its table that has not opened, by name and key in order of arrival, and how many
    it is for."""

    room: str
    game: str
    names: tuple[str, ...]
    keys: tuple[str, ...]
    seats: int


@dataclass(frozen=True, slots=True)
class No:
    """Something asked for was refused; `after` is the number of the last entry the answer is about."""

    why: str
    after: int


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of the table, as the one spoken to may see it."""

    line: str


@dataclass(frozen=True, slots=True)
class Beat:
    """Said again and again: I am here, and have `have` entries of the table, of that term; whether I keep
    it."""

    have: int
    term: int
    keeps: bool


@dataclass(frozen=True, slots=True)
class Ask:
    """A seat proposes an act, with its `proof` and `seal` (see journal.Acted). `after` and `before` tell the
    entry it has seen last: its number, its link."""

    act: str
    after: int
    before: str
    proof: tuple[str, ...]
    seal: str


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat asks all others for what needs their consent ("back", "rematch"), or agrees to it; `yes` is
    false where it does not. `to` is the entry that it is about."""

    what: str
    to: int
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Cheer:
    """A seat shows a feeling."""

    which: str
    seat: int


@dataclass(frozen=True, slots=True)
class Give:
    """The device gives its part in what all make together (table/joint/course.py), in the deal of that number
    where it is for one."""

    step: str
    deal: int
    data: str


@dataclass(frozen=True, slots=True)
class Owe:
    """The devices, counted from 0, whose parts are waited for."""

    devices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Apart:
    """The seats whose devices cannot be reached."""

    seats: tuple[int, ...]


Message = Hello | Proof | Join | Lobby | No | Line | Beat | Ask | Wish | Cheer | Give | Owe | Apart

_KINDS: Mapping[str, type[Message]] = {kind.__name__.lower(): kind for kind in get_args(Message)}


@dataclass(frozen=True, slots=True)
class Envelope:
    """A message, its number on this connection (from 0, without a gap), and the table it is about ("":
    none)."""

    n: int
    table: str
    message: Message

    def text(self) -> str:
        """As it is sent."""
        body: dict[str, Any] = {"k": type(self.message).__name__.lower(), "n": self.n, "table": self.table}
        body |= {field.name: getattr(self.message, field.name) for field in fields(self.message)}
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Envelope:
    """What `Envelope.text` wrote. Raises `Illegal` for any other text."""
    if len(text) > LONGEST:
        raise Illegal("net.message")
    try:
        body = strict.load(text)
    except ValueError:
        raise Illegal("net.message") from None
    if not isinstance(body, dict) or not isinstance(body.get("k"), str):
        raise Illegal("net.message")
    kind = _KINDS.get(body["k"])
    if kind is None or body.keys() != {"k", "n", "table", *(field.name for field in fields(kind))}:
        raise Illegal("net.message")
    values = {field.name: _fit(body[field.name], field.type) for field in fields(kind)}
    return Envelope(_fit(body["n"], int), _fit(body["table"], str), kind(**values))


def _fit(value: Any, wanted: Any) -> Any:
    """`value` where it is of the type `wanted`: text, a whole number from 0, yes or no, or a few of these."""
    if get_origin(wanted) is tuple:
        if type(value) is not list or len(value) > MOST_ITEMS:
            raise Illegal("net.message")
        return tuple(_fit(item, get_args(wanted)[0]) for item in value)
    if type(value) is not wanted or (wanted is int and not 0 <= value < 2**53):
        raise Illegal("net.message")
    if wanted is str:
        try:
            value.encode()
        except UnicodeEncodeError:  # half of a surrogate pair
            raise Illegal("net.message") from None
    return value
