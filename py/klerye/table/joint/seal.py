"""Signatures under what a device gives and does: whose it is, and which course of the table it was meant for.

What is signed names the last entry that the device had, by its number and digest, and so everything before
it: whoever keeps the table cannot make up what another device gives, nor tell two devices two different
courses.
"""

from collections.abc import Iterator
from typing import NamedTuple

from klerye.core.game import Seat
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower
from klerye.table.joint.course import LOST
from klerye.table.journal import ASIDE, Acted, Chance, Part, What

ACT, DEAL = "act", "deal"


class Seal(NamedTuple):
    """A signature, base64url, and the number of the last entry that its device had."""

    after: int
    signature: str

    def text(self) -> str:
        return f"{self.after} {self.signature}"


def read(text: str) -> Seal:
    """What `Seal.text` wrote. Raises `Illegal`."""
    after, _, signature = text.partition(" ")
    fits = after.isascii() and after.isdecimal() and len(after) < 6 and len(signature) == 86
    if not fits or not signature.isascii() or f"{int(after)} {signature}" != text:
        raise Illegal("fair.broken", what="seal")
    return Seal(int(after), signature)


def split(text: str) -> tuple[Seal, str]:
    """The seal of what a device gave, and what it gave. Raises `Illegal`."""
    after, _, rest = text.partition(" ")
    signature, _, data = rest.partition(" ")
    return read(f"{after} {signature}"), data


def statement(truth: Follower, after: int, what: str, data: str) -> str:
    """What is signed. Raises `Illegal` where the table has no such entry."""
    digest = truth.entries[after].digest() if after < len(truth.entries) else None
    if digest is None:
        raise Illegal("fair.broken", what="seal")
    return "\n".join(("klerye", what, str(after), digest, data))


def about_part(truth: Follower, step: str) -> str:
    """What the signature under a part tells that it is: of which mixing of the bag, too."""
    bag = truth.course.bag if truth.course else None
    return f"{step} {bag.rounds if bag else 0}"


def act(text: str, proof: tuple[str, ...]) -> str:
    """An act and its proof, as they are signed."""
    return "\n".join((text, *proof))


def wanted(truth: Follower, what: What) -> Iterator[tuple[str, str, str]]:
    """Every signature that `what`, the next at the table, must have: key, statement, signature. Raises
    `Illegal` where one is missing, or was made for another moment."""
    keys = truth.opened.devices
    match what:
        case Part(device, part, text) if part != LOST and device < len(keys):
            seal, data = split(text)
            yield keys[device], statement(truth, seal.after, about_part(truth, part), data), seal.signature
        case Chance(_, given):
            for key, text in zip(keys, given, strict=False):
                if text:
                    seal, data = split(text)
                    _fresh(truth, seal.after)
                    yield key, statement(truth, seal.after, DEAL, data), seal.signature
        case Acted(seat, text, proof, sealed) if not _forced(truth, what):
            seal = read(sealed)
            _fresh(truth, seal.after)
            yield signer(truth, seat), statement(truth, seal.after, ACT, act(text, proof)), seal.signature


def _fresh(truth: Follower, after: int) -> None:
    """Raises `Illegal` where something has happened at the table since."""
    if not all(isinstance(entry.what, ASIDE) for entry in truth.entries[after + 1 :]):
        raise Illegal("fair.broken", what="seal")


def signer(truth: Follower, seat: Seat) -> str:
    """The key that signs what a seat does: that of its own device, or for a computer of the one that keeps
    the table. Raises `Illegal` where there is no such seat."""
    opened = truth.opened
    if not 0 <= seat < len(opened.keys):
        raise Illegal("table.field", field="seat")
    return opened.keys[seat] or opened.keys[truth.keeper]


def _forced(truth: Follower, what: Acted) -> bool:
    """Whether it follows without anybody's choice (L27)."""
    forced = truth.game.forced(truth.state)
    return forced is not None and truth.game.write(forced) == what.act
