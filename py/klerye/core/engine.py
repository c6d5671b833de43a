"""What a computer player and an adviser are: both think in short steps over what one seat was told."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from klerye.core.game import Seat

LEVELS = ("easy", "medium", "hard", "best")
"""How well a computer plays, weakest first. A weaker one sees less; it does not blunder at random."""

STEP_MS = 20
"""How long one step of thinking may take on the slowest device: between steps the page is served."""

Chance = Callable[[], float]
"""Numbers from 0 to under 1, for variety; the same seed gives the same."""

S = TypeVar("S", contravariant=True)
A = TypeVar("A", covariant=True)


class Bot(Protocol[S, A]):
    """A player that thinks for itself."""

    def acts(self, s: S, seat: Seat, chance: Chance) -> Iterator[A]:
        """Acts for `seat`, which is on turn in `s`, each at least as good as the one before.

        `s` is the state as `seat` was told it, with `HIDDEN` in place of what it may not know. The
        first act comes at once; each step takes at most some `STEP_MS`, and may yield the same act
        again; the last act is the bot's decision. Whoever asks may stop at any step and play the last
        act. `chance` is for variety only.
        """
        ...


@dataclass(frozen=True, slots=True)
class Option:
    """An act that could be chosen, and what it is worth to the seat that makes it: expected points
    still to come (Penta), points and what stays on the rack (Lexio), or hundredths of a man (Dam)."""

    act: Any
    value: float


class Adviser(Protocol[S]):
    """Tells a seat what its acts are worth. A game's adviser inherits from this."""

    ends: bool = True
    """Whether its list is only good when it has come to its end; else the list gets ever better."""

    def options(self, s: S, seat: Seat) -> Iterator[tuple[Option, ...]]:
        """Ever better lists of what `seat`, on turn in `s`, can do, the best first; steps as a `Bot`'s."""
        ...

    def weighs(self, s: S, act: Any) -> bool:
        """Whether `act`, made in `s`, is a decision: one that the options stand against."""
        return True

    def same(self, s: S, one: Any, other: Any) -> bool:
        """Whether two acts in `s` are one choice: only one of them is among the options then."""
        return bool(one == other)

    def loss(self, best: float, value: float) -> float:
        """What is lost by an act worth `value` where one worth `best` could be made."""
        return best - value

    def luck(self, s: S, after: S, seat: Seat) -> float | None:
        """What chance gave to `seat` between `s`, which waits for chance, and `after`, in the unit of
        `Option.value`; None where the game does not know."""
        return None


@dataclass(frozen=True, slots=True)
class Engine:
    """The thinking side of one game: a bot for each of `LEVELS`, and the adviser.

    `weaker` names the files that were missing; where it is not empty some level plays less well.
    """

    bots: Mapping[str, Bot[Any, Any]]
    adviser: Adviser[Any]
    weaker: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Maker:
    """How a game's engine is made.

    `files` maps names to paths of the site, which are fetched when an engine is first wanted. `make` gets
    the contents of those that came, by name; the engine plays on with less where one is missing.
    Raises `Illegal("engine.damaged", file=name)` for one that is not whole; it is then called again without.
    """

    files: Mapping[str, str]
    make: Callable[[Mapping[str, bytes]], Engine]
