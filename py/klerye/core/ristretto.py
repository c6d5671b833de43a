"""ristretto255 (RFC 9496) in integers of Python: for the command line, and for a few key agreements."""

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache

from klerye.core.group import SIZE, pack

P = 2**255 - 19
"""The field's prime (RFC 9496, 4.1)."""

D = -121665 * pow(121666, -1, P) % P
"""The curve is -x² + y² = 1 + D x² y² (RFC 9496, 4.1)."""

Point = tuple[int, int, int, int]
"""X, Y, Z, T: extended coordinates (RFC 8032, 5.1.4), x = X/Z, y = Y/Z, x y = T/Z. Several points stand for
one element."""

IDENTITY: Point = (0, 1, 1, 0)


def _abs(x: int) -> int:
    """CT_ABS: of x and -x the one that is even (RFC 9496, 4.1)."""
    return P - x if x & 1 else x


def _sqrt_ratio(u: int, v: int) -> tuple[bool, int]:
    """SQRT_RATIO_M1: whether u/v is a square, and the root of it, or else of SQRT_M1 u/v (RFC 9496, 4.2)."""
    r = u * v**3 * pow(u * v**7, (P - 5) // 8, P) % P
    check = v * r * r % P
    square = check in (u, -u % P)
    if check in (-u % P, -u * SQRT_M1 % P):
        r = r * SQRT_M1 % P
    return square, _abs(r)


# RFC 9496, 4.1. The third is the odd one of the two roots.
SQRT_M1 = pow(2, (P - 1) // 4, P)
INVSQRT_A_MINUS_D = _sqrt_ratio(1, (-1 - D) % P)[1]
SQRT_AD_MINUS_ONE = P - _sqrt_ratio((-D - 1) % P, 1)[1]
ONE_MINUS_D_SQ = (1 - D * D) % P
D_MINUS_ONE_SQ = (D - 1) ** 2 % P


def decode(element: bytes) -> Point:
    """A point of the element (RFC 9496, 4.3.1). Raises ValueError for what encodes none."""
    s = int.from_bytes(element, "little")
    if len(element) != SIZE or s >= P or s & 1:
        raise ValueError("not the encoding of an element")
    ss = s * s % P
    u1, u2 = 1 - ss, 1 + ss
    u2u2 = u2 * u2 % P
    v = (-D * u1 * u1 - u2u2) % P
    square, root = _sqrt_ratio(1, v * u2u2 % P)
    x = _abs(2 * s * root * u2 % P)
    y = u1 * root * root * u2 * v % P
    t = x * y % P
    if not square or t & 1 or y == 0:
        raise ValueError("not the encoding of an element")
    return x, y, 1, t


def encode(point: Point) -> bytes:
    """The element of a point (RFC 9496, 4.3.2)."""
    x, y, z, t = point
    u1 = (z + y) * (z - y) % P
    u2 = x * y % P
    _, root = _sqrt_ratio(1, u1 * u2 * u2 % P)
    den1, den2 = root * u1 % P, root * u2 % P
    z_inv = den1 * den2 * t % P
    if t * z_inv % P & 1:
        x, y, den2 = y * SQRT_M1 % P, x * SQRT_M1 % P, den1 * INVSQRT_A_MINUS_D % P
    if x * z_inv % P & 1:
        y = -y
    return _abs(den2 * (z - y) % P).to_bytes(SIZE, "little")


def derive(uniform: bytes) -> Point:
    """A point of the element of 64 uniform bytes (RFC 9496, 4.3.4)."""
    return add(*(_map(int.from_bytes(half, "little")) for half in (uniform[:SIZE], uniform[SIZE:])))


def _map(t: int) -> Point:
    """MAP (RFC 9496, 4.3.4), of 255 bits."""
    t = t % 2**255 % P
    r = SQRT_M1 * t * t % P
    u = (r + 1) * ONE_MINUS_D_SQ % P
    v = (-1 - r * D) * (r + D) % P
    square, s = _sqrt_ratio(u, v)
    c = -1
    if not square:
        s, c = -_abs(s * t % P), r
    n = c * (r - 1) * D_MINUS_ONE_SQ - v
    w0, w1, w2, w3 = 2 * s * v % P, n * SQRT_AD_MINUS_ONE % P, 1 - s * s, 1 + s * s
    return w0 * w3 % P, w2 * w1 % P, w1 * w3 % P, w0 * w2 % P


def add(p: Point, q: Point) -> Point:
    """The sum of two points (RFC 8032, 5.1.4)."""
    x1, y1, z1, t1 = p
    x2, y2, z2, t2 = q
    a, b = (y1 - x1) * (y2 - x2), (y1 + x1) * (y2 + x2)
    c, d = 2 * D * t1 % P * t2, 2 * z1 * z2
    e, f, g, h = (b - a) % P, (d - c) % P, (d + c) % P, (b + a) % P
    return e * f % P, g * h % P, f * g % P, e * h % P


def _double(point: Point) -> Point:
    """Twice a point (RFC 8032, 5.1.4)."""
    x, y, z, _ = point
    a, b = x * x, y * y
    h, g = (a + b) % P, (a - b) % P
    e = (h - (x + y) ** 2) % P
    f = (2 * z * z + g) % P
    return e * f % P, g * h % P, f * g % P, e * h % P


def _multiples(point: Point) -> list[Point]:
    """A point times 0 to 15."""
    found = [IDENTITY]
    for _ in range(15):
        found.append(add(found[-1], point))
    return found


@cache
def _generator() -> list[list[Point]]:
    """The generator (RFC 9496, 4) times each digit from 0 to 15 in each of 64 places, the lowest first."""
    y = 4 * pow(5, -1, P) % P
    _, x = _sqrt_ratio((y * y - 1) % P, (D * y * y + 1) % P)
    places = []
    point: Point = (x, y, 1, x * y % P)
    for _ in range(2 * SIZE):
        digits = _multiples(point)
        places.append(digits)
        point = add(digits[-1], point)
    return places


def _digits(scalar: int) -> list[int]:
    """A scalar's 64 digits in base 16, the highest first."""
    return [int(digit, 16) for digit in scalar.to_bytes(SIZE, "big").hex()]


def times(point: Point, scalar: int) -> Point:
    """A point times a scalar from 0 on."""
    digits = _multiples(point)
    product = IDENTITY
    for digit in _digits(scalar):
        for _ in range(4):
            product = _double(product)
        product = add(product, digits[digit])
    return product


def generator_times(scalar: int) -> Point:
    """The generator times a scalar from 0 on."""
    product = IDENTITY
    for digit, multiples in zip(reversed(_digits(scalar)), _generator(), strict=True):
        product = add(product, multiples[digit])
    return product


def _read(element: bytes) -> Point:
    """`decode`, which refuses the identity as well."""
    if element == bytes(SIZE):
        raise ValueError("the identity hides nothing")
    return decode(element)


class Plain:
    """`Group` wherever there is Python. How long it takes depends on the scalars, and that betrays nothing: a
    page leaves the secrets of its bag to `klerye.edge.group`, and what comes here are scalars that have
    been opened, and keys that are used once."""

    def hash(self, labels: Iterable[bytes]) -> list[bytes]:
        return [encode(derive(hashlib.sha512(label).digest())) for label in labels]

    def base(self, scalar: int) -> bytes:
        pack(scalar)
        return encode(generator_times(scalar))

    def times(self, elements: Sequence[bytes], scalars: Sequence[int]) -> list[bytes]:
        pairs = list(zip(elements, scalars, strict=True))
        for scalar in scalars:
            pack(scalar)
        return [encode(times(_read(element), scalar)) for element, scalar in pairs]

    def check(self, elements: Iterable[bytes]) -> None:
        for element in elements:
            _read(element)
