"""The group of prime order in which several devices lock one bag: ristretto255 (RFC 9496)."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

ORDER: Final = 2**252 + 27742317777372353535851937790883648493
"""How many elements the group has, a prime; scalars are counted modulo it."""

SIZE: Final = 32
"""Bytes of an element, in the only encoding that it has, and of a scalar."""


class Group(Protocol):
    """What the bag needs of the group. An element is its 32 bytes; a scalar is from 1 to ORDER - 1, and
    another raises ValueError."""

    def hash(self, labels: Iterable[bytes]) -> list[bytes]:
        """An element for each label, of which nobody knows what multiple of another it is (RFC 9496, 4.3.4,
        of the label's SHA-512)."""
        ...

    def base(self, scalar: int) -> bytes:
        """The generator (RFC 9496, 4) times `scalar`."""
        ...

    def times(self, elements: Sequence[bytes], scalars: Sequence[int]) -> list[bytes]:
        """Each element times its scalar. Raises ValueError for what encodes no element, and for the
        identity, which hides nothing; and unless there are as many of the one as of the other."""
        ...

    def check(self, elements: Iterable[bytes]) -> None:
        """Raises ValueError for what encodes no element, and for the identity."""
        ...


def pack(scalar: int) -> bytes:
    """A scalar's 32 bytes, the lowest first (RFC 9496, 4.4). Raises ValueError for what is none."""
    if not 0 < scalar < ORDER:
        raise ValueError("a scalar is from 1 to ORDER - 1")
    return scalar.to_bytes(SIZE, "little")
