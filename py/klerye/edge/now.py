"""The device's clock and chance: the only place where either is asked."""

import os
import time
from random import Random, SystemRandom


def now() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


def fresh() -> str:
    """128 random bits, hexadecimal."""
    return os.urandom(16).hex()


def chance(seed: str) -> Random:
    """The system's chance; or, for a demonstration or a test, one that `seed` fixes."""
    return Random(seed) if seed else SystemRandom()
