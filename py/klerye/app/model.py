"""What the screen shows, as one immutable value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from klerye.core.engine import Option
from klerye.core.game import Seat, Turn
from klerye.core.kit import Kit
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower
from klerye.table.journal import Acted, Chance, Opened


@dataclass(frozen=True, slots=True)
class Save:
    """An unfinished table in this device's store."""

    opened: Opened


@dataclass(frozen=True, slots=True)
class Setup:
    """A table that is being laid: the names in the form, which of the players are computers and how well
    each plays (empty: a person), and the time of a turn in ms."""

    game: str
    kit: Kit
    names: tuple[str, ...]
    turn_ms: int | None
    levels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """What `seat` could do in `state`, which is as it knew it, the best first, and what each of these loses
    against the best; which of them it did, if any; or what chance gave to it."""

    seat: Seat | None = None
    state: Any = None
    options: tuple[Option, ...] = ()
    losses: tuple[float, ...] = ()
    chosen: int | None = None
    luck: float | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table as this screen was told it.

    `states`, `acts` and `late` are those in force, as a game's look wants them; `seat` is whose eyes look
    (None: nobody's, so nothing hidden is shown); `near` the seat shown near; `writes` whether this
    tab may act (another may hold the table); `waiting` whether a proposal is under way; `rests`
    since when the hand has been resting, Unix ms. `weighed` is what the adviser said, by the number of
    the entry; `weighing` the number it is asked about; `reviewing` whether the whole game is looked at.
    """

    kit: Kit
    told: Follower
    states: tuple[Any, ...]
    acts: tuple[Any, ...]
    late: frozenset[int]
    draft: Any
    near: Seat
    rests: int
    seat: Seat | None = None
    writes: bool = True
    waiting: bool = False
    weighed: Mapping[int, Weighed] = field(default_factory=dict)
    weighing: int | None = None
    reviewing: bool = False

    @property
    def next(self) -> int:
        """The number that the next entry will have."""
        return len(self.told.entries)

    @property
    def advisable(self) -> bool:
        """Whether the person on turn may ask the adviser: it must be the only person at the table."""
        alone = len(self.told.opened.persons) == 1 and self.kit.engine is not None and self.writes
        return alone and isinstance(self.told.waits, Turn) and not self.thinks and not self.veiled

    @property
    def reviewed(self) -> tuple[int, ...]:
        """The entries that a review looks at: what persons did (computers, where there are only those), and
        what chance answered."""
        opened = self.told.opened
        seats = opened.persons or range(len(opened.names))
        return tuple(
            entry.n
            for entry in self.told.in_force()
            if isinstance(entry.what, Chance) or (isinstance(entry.what, Acted) and entry.what.seat in seats)
        )

    @property
    def thinks(self) -> bool:
        """Whether a computer is on turn."""
        waits = self.told.waits
        return isinstance(waits, Turn) and self.told.opened.level(waits.seat) != ""

    @property
    def veiled(self) -> bool:
        """Whether the device has to change hands before the person on turn may see their things."""
        waits = self.told.waits
        strange = isinstance(waits, Turn) and self.seat != waits.seat and not self.thinks
        return self.kit.secret and self.writes and strange


@dataclass(frozen=True, slots=True)
class Book:
    """A game's rules being read: the one asked for, where to go back to, how often one was asked for."""

    game: str
    kit: Kit
    rule: str
    back: "Screen"
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """Asked before `intent` is done; `key` is the sentence, `what` the key of what it is about."""

    key: str
    what: str
    intent: "Intent"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell the player: a refusal, a failure."""

    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    @staticmethod
    def of(refusal: Illegal) -> "Notice":
        return Notice(refusal.why, refusal.facts)


@dataclass(frozen=True, slots=True)
class Intent:
    """What a person did on the page: the element's `data-do`, its `data-arg`, a value chosen or
    dropped on, and for a form the values of its fields in order."""

    do: str
    arg: str = ""
    value: str = ""
    fields: tuple[str, ...] = ()


Screen = Literal["home", "setup", "table", "rules"]


@dataclass(frozen=True, slots=True)
class Model:
    """The whole screen.

    `names` are the names last used, `levels` the computers among them; `kept` whether this browser keeps
    games; `news` whether a new version waits; `busy` whether a table is being laid or fetched, while
    nothing else can be done; `now` the time, Unix ms; `patience` how long a hand may rest where the
    table then goes on by itself, in ms (P3; None: for ever).
    """

    lang: str
    games: tuple[str, ...]
    screen: Screen = "home"
    saves: tuple[Save, ...] = ()
    setup: Setup | None = None
    table: Table | None = None
    question: Question | None = None
    notice: Notice | None = None
    book: Book | None = None
    names: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    kept: bool = True
    news: bool = False
    busy: bool = False
    now: int = 0
    patience: int | None = 3000

    @property
    def ticks(self) -> bool:
        """Whether the picture changes with time alone."""
        table = self.table
        return table is not None and (table.kit.ticks or table.told.opened.turn_ms is not None)
