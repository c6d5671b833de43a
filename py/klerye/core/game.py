"""What a game is: a pure fold of acts, and whom it waits for."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from klerye.core.bag import Bag
from klerye.core.chance import Ask, Dealt

Seat = int
"""A place at the table, counted from 0 in order of arrival."""

Options = Mapping[str, Any]
"""What a table settles before the first act; JSON types only."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The game waits for an act of one seat.

    `number` counts the turns of the game from 0: acts of one turn (throws, refused words) share
    it, so that a clock knows what belongs together.
    """

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended.

    `winners` holds the seats that share the victory (none: a draw); `why` is a translation
    key such as "dam.over_blocked"; `scores` has one number a seat where the game counts.
    """

    winners: tuple[Seat, ...]
    why: str
    scores: tuple[int, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)


Waiting = Turn | Ask | Over

S = TypeVar("S")
"""A game's state: immutable, small, equal by value."""

A = TypeVar("A")
"""A game's act by a seat: a frozen value."""


class Game(Protocol[S, A]):
    """The rules of one game. Nothing here draws, waits, prints or looks at a clock.

    Times are whole milliseconds since the table opened, taken from the entry's stamp: a rule
    that needs the time is told it (docs/decisions/0002).
    """

    name: str
    """The key of the game in journals, translations and addresses."""

    seats: range
    """How many players it takes."""

    takes_back: bool
    """Whether acts may be taken back, as long as no chance came between. Not where an act, or its
    refusal, tells a player something (a refused word)."""

    away_ms: int | None
    """How long the table waits for a seat whose device is lost, in ms, before it acts for it as for one
    whose time has run out (L24); None: it waits politely."""

    bag: Bag | None
    """The one bag that it draws tiles from unseen; None: it has none."""

    def start(self, seats: int, options: Options) -> S:
        """The state before the first act. Raises `Illegal` for seats or options that do not fit.

        Every game knows the option `first`: the seat that begins, or None for the game's own way.
        """
        ...

    def waits(self, s: S) -> Waiting:
        """Whom the state waits for. Told the same entries, every follower gets the same answer,
        but for an `Ask`'s pool."""
        ...

    def apply(self, s: S, act: A | Dealt, at: int) -> S:
        """The state after `act`, at `at` ms. Raises `Illegal`; `s` never changes.

        A hidden part of an act counts as whatever would make it legal.
        """
        ...

    def moves(self, s: S) -> Iterator[A]:
        """Every act by which the seat whose turn it is may play on, lazily; none when the state
        waits for no seat. Giving up and offering are not among them."""
        ...

    def late(self, s: S) -> A | None:
        """The act that the table makes for a seat whose time has run out; None: it goes on waiting."""
        ...

    def forced(self, s: S) -> A | None:
        """The act that follows without anybody's choice, made by whoever knows all (L27: racks are
        turned up at the end); None where the seat on turn decides."""
        ...

    def hide(self, s: S, act: A | Dealt, seat: Seat | None) -> A | Dealt:
        """What `seat` may see of `act` made in state `s`; None is an onlooker.

        This is the only place where anything is hidden, and it has no default branch.
        """
        ...

    def write(self, act: A | Dealt) -> str:
        """`act` as short readable text; a hidden part is written "?"."""
        ...

    def read(self, text: str) -> A | Dealt:
        """The act that `write` wrote: `read(write(a)) == a`. Raises `Illegal` for any other text."""
        ...

    def report(self, s: S) -> dict[str, Any]:
        """The state in plain JSON types, for people who read a replay."""
        ...
