"""The journal: numbered, stamped, chained entries, one JSON line each; the only truth of a table."""

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from klerye.core.engine import LEVELS
from klerye.core.game import Options, Seat
from klerye.core.refusal import Illegal
from klerye.table import names, strict

FORMAT = 1
LONGEST = 8192
"""Bytes of one line."""

MOST = 4000
"""Entries of one table: a game has a few hundred, and each device folds them all."""

LATEST = 253_370_764_800_000
"""Unix ms at which the year 9999 begins: what happens is before it, so that every calendar can tell when."""

_KEY = re.compile(r"[A-Za-z0-9_-]{43}|")
"""32 bytes in base64url, or nothing."""

SEALED = "?"
"""Stands for what a reader may not see: in an act's notation, and for the salt of such an entry."""


@dataclass(frozen=True, slots=True)
class Opened:
    """Entry 0: a table opens. `names` are the players' in order of arrival; `turn_ms` is the time
    of a turn in milliseconds (None: no clock); `when` is the Unix time in milliseconds. `computers`
    has one level a seat, "" for a person; it is empty where only persons play. `keys` has one public key
    a seat, that of the device its player uses ("" for a computer); it is empty where all use one device.
    `joint`: the devices make chance together (table/joint)."""

    id: str
    game: str
    names: tuple[str, ...]
    when: int
    options: Options = field(default_factory=dict)
    turn_ms: int | None = None
    computers: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    joint: bool = False

    def level(self, seat: Seat) -> str:
        """How well the computer on `seat` plays; empty for a person."""
        return self.computers[seat] if self.computers else ""

    def seats_of(self, key: str) -> tuple[Seat, ...]:
        """The seats whose players use the device of that key."""
        return tuple(seat for seat, other in enumerate(self.keys) if other == key != "")

    def seat_of(self, key: str) -> Seat | None:
        """The first of these seats; None where there is none."""
        return next(iter(self.seats_of(key)), None)

    @property
    def devices(self) -> tuple[str, ...]:
        """The key of each device, in order of arrival."""
        return tuple(dict.fromkeys(filter(None, self.keys)))

    @property
    def owners(self) -> tuple[int, ...]:
        """The device of each seat, counted from 0; a computer plays at the first one."""
        devices = self.devices
        return tuple(devices.index(key) if key else 0 for key in self.keys)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats where persons sit."""
        return tuple(seat for seat in range(len(self.names)) if not self.level(seat))


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat acted; `act` is in the game's notation. Where all devices make chance together (table/joint),
    `proof` tells which tiles it took out of its rack, and `seal` that it is its own act."""

    seat: Seat
    act: str
    proof: tuple[str, ...] = ()
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Late:
    """The table acted for a seat whose time had run out."""

    seat: Seat
    act: str


@dataclass(frozen=True, slots=True)
class Chance:
    """A dealer answered; where all devices make chance together, from what each had `given`."""

    deal: str
    given: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The acts from entry `to` on no longer count."""

    seat: Seat
    to: int


@dataclass(frozen=True, slots=True)
class Presence:
    """The device of a seat whose turn it is was lost, or is back (L24)."""

    seat: Seat
    away: bool


@dataclass(frozen=True, slots=True)
class Keeps:
    """From here on the device of `seat` keeps the table: the one that kept it was lost."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Part:
    """A device gave its part in what all devices make together (table/joint)."""

    device: int
    part: str
    data: str = ""


What = Opened | Acted | Late | Chance | TakenBack | Presence | Keeps | Part

ASIDE = Presence | Keeps | Part
"""What is no part of the game itself."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: number `n`, stamp `at` (ms since the table opened), what happened, and the digest
    of the entry before. `salt` is random text in an entry that is hidden from somebody: without
    it a reader could find a rack by trying all racks against the digest."""

    n: int
    at: int
    what: What
    before: str
    salt: str = ""

    def line(self) -> str:
        """The entry as one line of JSON, without its end."""
        body: dict[str, Any] = {"n": self.n, "at": self.at}
        match self.what:
            case Opened(id, game, seats, when, options, turn_ms, computers, keys, joint):
                body |= {"klerye": FORMAT, "id": id, "game": game, "names": list(seats), "when": when}
                body |= {"options": dict(options), "turn_ms": turn_ms}
                body |= {"computers": list(computers)} if computers else {}
                body |= {"keys": list(keys)} if keys else {}
                body |= {"joint": True} if joint else {}
            case Acted(seat, act, proof, seal):
                body |= {"seat": seat, "act": act}
                body |= {"proof": list(proof)} if proof else {}
                body |= {"seal": seal} if seal else {}
            case Late(seat, act):
                body |= {"seat": seat, "late": act}
            case Chance(deal, given):
                body |= {"deal": deal}
                body |= {"given": list(given)} if given else {}
            case TakenBack(seat, to):
                body |= {"seat": seat, "back": to}
            case Presence(seat, away):
                body |= {"seat": seat, "away": away}
            case Keeps(seat):
                body |= {"seat": seat, "keeps": True}
            case Part(device, part, data):
                body |= {"device": device, "part": part, "data": data}
        body["before"] = self.before
        if self.salt:
            body["salt"] = self.salt
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))

    @property
    def text(self) -> str:
        """The act or the deal in the game's notation; empty where there is none."""
        match self.what:
            case Acted(act=text) | Late(act=text) | Chance(deal=text):
                return text
        return ""

    def digest(self) -> str | None:
        """SHA-256 of the line, hexadecimal; None when a part of it is hidden from this reader."""
        if self.salt == SEALED:
            return None
        return hashlib.sha256(self.line().encode()).hexdigest()


_OPENED = frozenset({"klerye", "id", "game", "names", "when", "options", "turn_ms"})
_SHAPES: dict[frozenset[str], tuple[type[What], frozenset[str]]] = {
    kind: (what, frozenset(may))
    for what, kind, may in (
        (Opened, _OPENED, ("computers", "keys", "joint")),
        (Acted, frozenset({"seat", "act"}), ("proof", "seal")),
        (Late, frozenset({"seat", "late"}), ()),
        (Chance, frozenset({"deal"}), ("given",)),
        (TakenBack, frozenset({"seat", "back"}), ()),
        (Presence, frozenset({"seat", "away"}), ()),
        (Keeps, frozenset({"seat", "keeps"}), ()),
        (Part, frozenset({"device", "part", "data"}), ()),
    )
}
"""By the fields that it must have: what an entry tells, and the fields that it may have besides."""

_ALWAYS = {"n", "at", "before"}


def read_entry(line: str) -> Entry:
    """The entry that `Entry.line` wrote. Raises `Illegal` for any other text, and names the field."""
    if len(line.encode(errors="replace")) > LONGEST:
        raise Illegal("table.line_long", most=LONGEST)
    try:
        body = strict.load(line)
    except ValueError:
        raise Illegal("table.not_json") from None
    if not isinstance(body, dict):
        raise Illegal("table.not_json")
    if body.get("klerye", FORMAT) != FORMAT:
        raise Illegal("table.format", wanted=FORMAT)
    kind = _kind(body)
    n, at = _whole(body, "n"), _whole(body, "at", LATEST)
    salt = _text(body, "salt") if "salt" in body else ""
    entry = Entry(n, at, _what(kind, body), _text(body, "before"), salt)
    try:
        entry.line().encode()
    except UnicodeEncodeError:  # half of a surrogate pair
        raise Illegal("table.not_json") from None
    return entry


def _kind(body: dict[str, Any]) -> type[What]:
    """What the entry tells, by its fields."""
    told = body.keys() - _ALWAYS - {"salt"}
    if body.keys() >= _ALWAYS:
        for must, (kind, may) in _SHAPES.items():
            if must <= told <= must | may:
                return kind
    raise Illegal("table.shape")


def _what(kind: type[What], body: dict[str, Any]) -> What:
    if kind is Opened:
        turn_ms = None if body["turn_ms"] is None else _whole(body, "turn_ms")
        if not isinstance(body["names"], list) or not all(isinstance(x, str) for x in body["names"]):
            raise Illegal("table.field", field="names")
        seats = tuple(body["names"])
        if tuple(names.clean(x) for x in seats) != seats:
            raise Illegal("table.field", field="names")
        if len(set(seats)) < len(seats):
            raise Illegal("table.names_same")
        if not isinstance(body["options"], dict) or turn_ms == 0:
            raise Illegal("table.field", field="options" if turn_ms else "turn_ms")
        id = _text(body, "id")
        if not (id.isascii() and id.isalnum() and 8 <= len(id) <= 64):
            raise Illegal("table.field", field="id")
        computers = body.get("computers", [])
        fits = isinstance(computers, list) and len(computers) == (len(seats) if "computers" in body else 0)
        if not fits or not all(level in ("", *LEVELS) for level in computers):
            raise Illegal("table.field", field="computers")
        keys = body.get("keys", [])
        fits = isinstance(keys, list) and len(keys) == (len(seats) if "keys" in body else 0)
        if not fits or not all(isinstance(key, str) and _KEY.fullmatch(key) for key in keys):
            raise Illegal("table.field", field="keys")
        joint = "joint" in body
        if joint and (body["joint"] is not True or len(set(filter(None, keys))) < 2):
            raise Illegal("table.field", field="joint")
        when, options = _whole(body, "when", LATEST), body["options"]
        return Opened(
            id, _text(body, "game"), seats, when, options, turn_ms, tuple(computers), tuple(keys), joint
        )
    if kind is Chance:
        return Chance(_text(body, "deal"), _texts(body, "given"))
    if kind is Part:
        return Part(_whole(body, "device"), _text(body, "part"), _text(body, "data"))
    seat = _whole(body, "seat")
    if kind is TakenBack:
        return TakenBack(seat, _whole(body, "back"))
    if kind is Presence or kind is Keeps:
        field = "away" if kind is Presence else "keeps"
        if type(body[field]) is not bool or (kind is Keeps and not body[field]):
            raise Illegal("table.field", field=field)
        return Presence(seat, body[field]) if kind is Presence else Keeps(seat)
    if kind is Late:
        return Late(seat, _text(body, "late"))
    seal = _text(body, "seal") if "seal" in body else ""
    if "seal" in body and not seal:
        raise Illegal("table.field", field="seal")
    return Acted(seat, _text(body, "act"), _texts(body, "proof"), seal)


def _whole(body: dict[str, Any], name: str, end: int = 2**53) -> int:
    value = body[name]
    if type(value) is not int or not 0 <= value < end:
        raise Illegal("table.field", field=name)
    return value


def _text(body: dict[str, Any], name: str) -> str:
    value = body[name]
    if not isinstance(value, str):
        raise Illegal("table.field", field=name)
    return value


def _texts(body: dict[str, Any], name: str) -> tuple[str, ...]:
    """A list of texts, where there is one; an empty one is left out."""
    value = body.get(name, [""])
    if not isinstance(value, list) or not value or not all(isinstance(text, str) for text in value):
        raise Illegal("table.field", field=name)
    return tuple(value) if name in body else ()


def read_lines(lines: Iterable[str]) -> list[Entry]:
    """Every entry of a saved journal. Raises `Illegal` with the number of the first bad line,
    counted from 1, as the fact `line`; an empty journal is refused."""
    entries = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            entries.append(read_entry(line))
        except Illegal as no:
            raise Illegal(no.why, **{**no.facts, "line": number}) from None
    if not entries:
        raise Illegal("table.empty")
    return entries
