"""The line of a game: the states and acts that count, as looks, statistics and files want them."""

from dataclasses import dataclass
from typing import Any

from klerye.table.follower import Follower
from klerye.table.journal import Late


@dataclass(frozen=True, slots=True)
class Line:
    """`states` has one more than `acts`, which lie between them, deals among them; `late` are the numbers of
    the acts that the table made for a seat whose time had run out."""

    states: tuple[Any, ...]
    acts: tuple[Any, ...]
    late: frozenset[int]


def line(told: Follower) -> Line:
    """What is in force at a table, with what the eyes of this device have read."""
    force = told.in_force()
    return Line(
        tuple(told.states[entry.n] for entry in force),
        tuple(told.game.read(told.seen.get(entry.n, entry.text)) for entry in force[1:]),
        frozenset(n for n, entry in enumerate(force[1:]) if isinstance(entry.what, Late)),
    )
