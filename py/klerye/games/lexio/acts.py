"""What a seat does in Lexio."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from klerye.core.chance import Hidden


class Laid(NamedTuple):
    """A tile laid on a square: row and column from 0, its letter, small for a joker (L6)."""

    row: int
    column: int
    sign: str


@dataclass(frozen=True, slots=True)
class Place:
    """Lays tiles on the board (L11). A play is its tiles: it has no direction of its own."""

    tiles: tuple[Laid, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))


@dataclass(frozen=True, slots=True)
class Exchange:
    """Gives tiles back for as many from the bag (L21); sorted, "?" for each that is hidden."""

    tiles: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", "".join(sorted(self.tiles)))


@dataclass(frozen=True, slots=True)
class Pass:
    """Does nothing (L22)."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A play was refused for these words, which costs a try (L15). The keeper writes it, in the
    place of the play; nobody else is told the words, since they would tell of the rack."""

    words: tuple[str, ...] | Hidden


@dataclass(frozen=True, slots=True)
class Show:
    """Turns a rack up at the end (L27); sorted."""

    tiles: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", "".join(sorted(self.tiles)))


Act = Place | Exchange | Pass | Tried | Show

Down = Literal[0, 1]
"""A direction: 0 along a row, 1 along a column."""
