"""What a game tells of the one bag that its tiles are drawn from, for a table that mixes it together."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from klerye.core.chance import Face, Hidden


@dataclass(frozen=True, slots=True)
class Moved:
    """The tiles by which an act leaves its seat's rack: laid openly, or put `back` into the bag, which hides
    them from the others."""

    faces: tuple[Face | Hidden, ...]
    back: bool


class Bag(Protocol):
    """The tiles of a game, and where they go."""

    tiles: tuple[Face, ...]
    """Every tile, in an order that never changes."""

    def moved(self, act: Any) -> Moved | None:
        """The tiles that `act` takes out of the rack of its seat for good; None where it takes none."""
        ...

    def back(self, faces: Sequence[Face | Hidden]) -> Any:
        """The act that puts these tiles back."""
        ...

    def ended(self, s: Any) -> bool:
        """Whether nobody has anything left to decide, so that every secret may be opened."""
        ...
