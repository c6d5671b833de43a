"""A connection to another device: who it proved to be, and that nothing is said twice or left out."""

from dataclasses import dataclass

from klerye.core.refusal import Illegal
from klerye.table.message import PROTOCOL, Envelope, Hello, Message, read

PATIENCE_MS = 10_000
"""How long a device has to prove who it is."""

AWAY_MS = 8_000
"""After how long a silence a device counts as away."""

GONE_MS = 60_000
"""After how long a silence its connection is let go."""


@dataclass(frozen=True, slots=True)
class Program:
    """What runs on a device: `edition` is the version of the project, `rules` the hash of all that decides
    how a game goes."""

    edition: str
    rules: str

    def check(self, hello: Hello) -> None:
        """Raises `Illegal` when that device runs another program; the reason says which has to be renewed."""
        if (hello.protocol, hello.rules) == (PROTOCOL, self.rules):
            return
        ours, theirs = (PROTOCOL, _number(self.edition)), (hello.protocol, _number(hello.edition))
        if ours == theirs:
            raise Illegal("net.both_renew")
        raise Illegal("net.we_renew" if ours < theirs else "net.they_renew")


def _number(edition: str) -> tuple[int, ...]:
    """ "0.12.1" as numbers that can be compared; whatever is no such number counts as the oldest."""
    parts = edition.split(".")
    fits = len(parts) <= 4 and all(part.isascii() and part.isdecimal() and len(part) < 8 for part in parts)
    return tuple(map(int, parts)) if fits else ()


@dataclass(slots=True)
class Link:
    """One connection.

    `ours` and `theirs` are the fingerprints of its two ends, `nonce` is what this device wants to see signed;
    `since` and `heard` are when it began and when something came last, Unix ms. `told` is how many
    entries of the table were sent, `have` how many the device has said it has (None: it said nothing).
    """

    peer: str
    ours: str
    theirs: str
    nonce: str
    since: int
    heard: int
    hello: Hello | None = None
    proven: bool = False
    told: int = 0
    have: int | None = None
    keeps: bool = False
    _out: int = 0
    _in: int = 0

    @property
    def key(self) -> str:
        """The public key of the device, once it is proved; empty before."""
        return self.hello.key if self.hello and self.proven else ""

    def write(self, table: str, message: Message) -> str:
        """The text of the next message to the device."""
        text = Envelope(self._out, table, message).text()
        self._out += 1
        return text

    def read(self, text: str, now: int) -> Envelope:
        """The next message from the device. Raises `Illegal`: what is malformed, repeated, left out or said
        before it proved who it is comes from nobody that plays fair."""
        envelope = read(text)
        if envelope.n != self._in:
            raise Illegal("net.message")
        self._in += 1
        self.heard = now
        return envelope

    def over(self, now: int) -> bool:
        """Whether the device had time enough to prove who it is and did not, or has been silent for very
        long."""
        return (not self.proven and now - self.since > PATIENCE_MS) or now - self.heard > GONE_MS

    def away(self, now: int) -> bool:
        """Whether nothing has come from the device for too long."""
        return now - self.heard > AWAY_MS

    def ours_to_sign(self) -> str:
        """What this device signs."""
        assert self.hello
        return _statement((self.nonce, self.hello.nonce), (self.ours, self.theirs))

    def theirs_to_sign(self) -> str:
        """What the other device has to sign."""
        assert self.hello
        return _statement((self.hello.nonce, self.nonce), (self.theirs, self.ours))


def _statement(nonces: tuple[str, str], ends: tuple[str, str]) -> str:
    """Names both nonces and both ends of the connection, the signer's first: a signature under it is of no
    use on any other connection, nor to anybody in between."""
    return "\n".join(("klerye", str(PROTOCOL), *nonces, *ends))
