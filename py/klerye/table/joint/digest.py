"""Hashes, and what is read off them: numbers, scalars, orders, faces."""

import base64
import hashlib
import json
from collections.abc import Iterator, Sequence

from klerye.core.chance import Ask, Face
from klerye.core.group import ORDER
from klerye.core.refusal import Illegal

SIZE = 32
"""Bytes of a seed, a digest, an element of the group, a scalar."""

WORD = 2**32


def digest(*about: str | int) -> bytes:
    """SHA-256 of a list of texts and numbers, which nobody can take for another list."""
    return hashlib.sha256(json.dumps(about).encode()).digest()


def scalar(*about: str | int) -> int:
    """A number from 1 to ORDER - 1, as good as evenly spread: of 512 bits, as in RFC 8032, 5.1.6."""
    wide = hashlib.sha512(json.dumps(about).encode()).digest()
    return int.from_bytes(wide, "little") % (ORDER - 1) + 1


def below(limit: int, words: Iterator[int]) -> int:
    """The next number from 0 to `limit` - 1, each as likely: words that would favour some are passed over."""
    fair = WORD - WORD % limit
    return next(word for word in words if word < fair) % limit


def words(seed: bytes) -> Iterator[int]:
    """Endless numbers of 32 bits, read off a seed."""
    for count in range(WORD):
        block = hashlib.sha256(seed + count.to_bytes(4, "big")).digest()
        yield from (int.from_bytes(block[n : n + 4], "big") for n in range(0, SIZE, 4))


def order(count: int, seed: bytes) -> list[int]:
    """0 to `count` - 1 in a random order (Fisher and Yates)."""
    places, drawn = list(range(count)), words(seed)
    for n in range(count - 1, 0, -1):
        other = below(n + 1, drawn)
        places[n], places[other] = places[other], places[n]
    return places


def answer(ask: Ask, seed: bytes) -> tuple[Face, ...]:
    """What chance answers, as read off a seed."""
    drawn, pool = words(seed), list(ask.pool)
    if ask.put_back:
        return tuple(pool[below(len(pool), drawn)] for _ in range(ask.count))
    return tuple(pool.pop(below(len(pool), drawn)) for _ in range(ask.count))


def write(pieces: Sequence[bytes]) -> str:
    """Pieces of 32 bytes as text: base64url without padding."""
    return base64.urlsafe_b64encode(b"".join(pieces)).decode().rstrip("=")


def read(text: str, count: int) -> list[bytes]:
    """The pieces of 32 bytes that `write` wrote. Raises `Illegal` unless there are `count`."""
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Illegal("fair.broken", what="unreadable") from None
    pieces = [data[n : n + SIZE] for n in range(0, len(data), SIZE)]
    if len(data) != count * SIZE or write(pieces) != text:
        raise Illegal("fair.broken", what="unreadable")
    return pieces


def read_scalar(piece: bytes) -> int:
    """A scalar of 32 bytes, the lowest first. Raises `Illegal`."""
    number = int.from_bytes(piece, "little")
    if not 0 < number < ORDER:
        raise Illegal("fair.broken", what="unreadable")
    return number


def write_scalar(number: int) -> bytes:
    """What `read_scalar` reads."""
    return number.to_bytes(SIZE, "little")


def mix(one: bytes, other: bytes) -> bytes:
    """Two pieces laid over each other (exclusive or): the one that is missing is found with the other."""
    return bytes(a ^ b for a, b in zip(one, other, strict=True))
