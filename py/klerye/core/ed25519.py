"""Signatures of Ed25519 (RFC 8032) in integers of Python: checked only, for the command line."""

import base64
import hashlib

from klerye.core.group import ORDER, SIZE
from klerye.core.ristretto import SQRT_M1, D, P, Point, add, generator_times, times


def _decode(data: bytes) -> Point | None:
    """The point of an encoding (RFC 8032, 5.1.3); None where there is none."""
    number = int.from_bytes(data, "little")
    y, odd = number % 2**255, number >> 255
    if y >= P:
        return None
    u, v = (y * y - 1) % P, (D * y * y + 1) % P
    x = u * v**3 * pow(u * v**7, (P - 5) // 8, P) % P
    if v * x * x % P == -u % P:
        x = x * SQRT_M1 % P
    if v * x * x % P != u or (x == 0 and odd):
        return None
    if x % 2 != odd:
        x = P - x
    return x, y, 1, x * y % P


def verify(key: str, text: str, signature: str) -> bool:
    """Whether the owner of `key` signed `text` (RFC 8032, 5.1.7); both are base64url without padding."""
    try:
        public, signed = (
            base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)) for part in (key, signature)
        )
    except ValueError:
        return False
    if len(public) != SIZE or len(signed) != 2 * SIZE:
        return False
    owner, point, scalar = _decode(public), _decode(signed[:SIZE]), int.from_bytes(signed[SIZE:], "little")
    if owner is None or point is None or scalar >= ORDER:
        return False
    whole = hashlib.sha512(signed[:SIZE] + public + text.encode()).digest()
    challenge = int.from_bytes(whole, "little") % ORDER
    left, right = generator_times(scalar), add(point, times(owner, challenge))
    return _same(left, right)


def _same(one: Point, other: Point) -> bool:
    (x1, y1, z1, _), (x2, y2, z2, _) = one, other
    return (x1 * z2 - x2 * z1) % P == 0 and (y1 * z2 - y2 * z1) % P == 0
