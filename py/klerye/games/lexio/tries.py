"""A seat's reserve of tries, as the one number that tells all: when it will be full again (L15).

Times are milliseconds since the table opened; a seat that has spent none is full since 0.
"""

from typing import Final

TRIES: Final = 10
TRY_MS: Final = 15_000
"""After this long one try comes back."""


def left(full_at: int, at: int) -> int:
    """How many tries there are at `at`."""
    missing = max(0, full_at - at)
    return max(0, TRIES - -(-missing // TRY_MS))


def wait(full_at: int, at: int) -> int:
    """Milliseconds until one try more comes back; 0 when the reserve is full."""
    missing = max(0, full_at - at)
    return missing and (missing - 1) % TRY_MS + 1


def spend(full_at: int, at: int) -> int:
    """When the reserve will be full after a try is spent at `at`."""
    return max(full_at, at) + TRY_MS
