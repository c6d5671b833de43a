"""What the screen shows, as one immutable value."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from klerye.core.engine import Option
from klerye.core.game import Options, Seat, Turn
from klerye.core.kit import Kit
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower
from klerye.table.journal import Acted, Chance, Opened

if TYPE_CHECKING:
    from klerye.app.at_editor import Editing
    from klerye.app.past import Choice, Records, Replay
    from klerye.table.joint.audit import Finding
    from klerye.table.progress import Standings
    from klerye.table.result import Result


@dataclass(frozen=True, slots=True)
class Save:
    """An unfinished table in this device's store."""

    opened: Opened


@dataclass(frozen=True, slots=True)
class Setup:
    """A table that is being laid: the names in the form, which of the players are computers and how well
    each plays (empty: a person), the time of a turn in ms, and the options of the game."""

    game: str
    kit: Kit
    names: tuple[str, ...]
    turn_ms: int | None
    levels: tuple[str, ...] = ()
    options: Options = field(default_factory=dict)


FEELINGS = ("well", "laugh", "wow", "think", "oops", "wait")
"""What a player can show the others with one tap."""


@dataclass(frozen=True, slots=True)
class Room:
    """A room in which a table waits for players from far away, as this device knows it.

    `invites`: this device made it; `link` is the address to be handed on, `picture` its QR code, rows of 0
    and 1. `names` are those who sit already, the inviter first (none while nobody was met), `seats` how many
    persons it is for, `mine` whether this device has one of them. `lonely`: nobody was met for too long.
    `relays` are how many can be reached, and of how many. `token` is the link that this device gives to one
    other to meet without relays, `token_picture` its QR code; `answering`: the other's token is known here,
    so the other needs this one. `handed`: the token that was brought here was for another tab, which has it
    now.
    """

    invites: bool
    link: str = ""
    picture: str = ""
    game: str = ""
    names: tuple[str, ...] = ()
    seats: int = 0
    mine: bool = False
    lonely: bool = False
    relays: tuple[int, int] = (0, 0)
    token: str = ""
    token_picture: str = ""
    answering: bool = False
    handed: bool = False


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
class Joint:
    """How chance that all devices make together stands: how much is `done` of what must be done before the
    first deal, the seats whose devices are waited for, how many devices have opened their secrets once all
    of these are known (0 before), and what the audit found."""

    done: int = 0
    of: int = 0
    owing: tuple[Seat, ...] = ()
    open: int = 0
    finding: "Finding | None" = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table as this screen was told it.

    `states`, `acts` and `late` are those in force, as a game's look wants them; `seat` is whose eyes look
    (None: nobody's, so nothing hidden is shown); `near` the seat shown near; `writes` whether this
    tab may act (another may hold the table); `waiting` whether a proposal is under way; `rests`
    since when the hand has been resting, `heard` when the last entry was told, Unix ms. `weighed` is what the
    adviser said, by the number of the entry; `weighing` the number it is asked about; `reviewing` whether the
    whole game is looked at.

    Where each player has a device of their own, `key` is this one's, `apart` are the seats that cannot be
    reached now, `wish` what one asks the others for, (seat, what, number of the entry), and `feelings` what a
    seat shows, since when (Unix ms); `joint` is how chance stands that all devices make together.

    `pending` is an act that is whole, and waits to be confirmed by the hand that made it.
    """

    kit: Kit
    told: Follower
    states: tuple[Any, ...]
    acts: tuple[Any, ...]
    late: frozenset[int]
    draft: Any
    near: Seat
    rests: int
    heard: int
    seat: Seat | None = None
    writes: bool = True
    waiting: bool = False
    weighed: Mapping[int, Weighed] = field(default_factory=dict)
    weighing: int | None = None
    reviewing: bool = False
    key: str = ""
    apart: frozenset[Seat] = frozenset()
    wish: tuple[Seat, str, int] | None = None
    feelings: Mapping[Seat, tuple[str, int]] = field(default_factory=dict)
    joint: Joint | None = None
    pending: Any = None

    @property
    def far(self) -> bool:
        """Whether each player has a device of their own."""
        return bool(self.told.opened.keys)

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats of the persons who use this device."""
        opened = self.told.opened
        return opened.seats_of(self.key) if opened.keys else opened.persons

    @property
    def keeps(self) -> bool:
        """Whether the table is kept here, so that computers think and time is called here."""
        return self.writes and (not self.far or self.told.keeper in self.here)

    def at(self, now: int) -> int:
        """`now`, Unix ms, as ms since the table opened: by this device's clock alone, since that of the
        device which keeps the table may be wrong."""
        if self.keeps or not self.far:
            return self.told.at(now)
        return self.told.entries[-1].at + max(0, now - self.heard)

    @property
    def ours(self) -> bool:
        """Whether somebody who uses this device is on turn."""
        waits = self.told.waits
        return isinstance(waits, Turn) and waits.seat in self.here

    @property
    def next(self) -> int:
        """The number that the next entry will have."""
        return len(self.told.entries)

    @property
    def has_adviser(self) -> bool:
        """Whether the adviser is there: for the only person at the table."""
        return len(self.told.opened.persons) == 1 and self.kit.engine is not None and self.writes

    @property
    def advisable(self) -> bool:
        """Whether the person on turn may ask the adviser."""
        return self.has_adviser and isinstance(self.told.waits, Turn) and not self.thinks and not self.veiled

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
        strange = isinstance(waits, Turn) and self.seat != waits.seat and self.ours
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
class Glossary:
    """The words of the whole site being read: the one asked for, where to go back to, how often one was asked
    for."""

    word: str
    back: "Screen"
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Fair:
    """What keeps play fair being read, and where to go back to."""

    back: "Screen"


THEMES = ("system", "light", "dark")
"""How the page can look: as the system wants it, or always so."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings being looked at, and where to go back to."""

    back: "Screen"


@dataclass(frozen=True, slots=True)
class Progress:
    """What came of all `results` on this device, and of how many it could not be read; the games here; and
    the profile that is looked at, if any."""

    results: "tuple[Result, ...]"
    standings: "Standings"
    kits: Mapping[str, Kit]
    damaged: int = 0
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """Asked before `intent` is done; `key` is the sentence, `what` the key of what it is about, `facts` are
    what else it says."""

    key: str
    what: str
    intent: "Intent"
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell the player: a refusal, a failure. `rule` is the one behind it ("dam.D9"; empty:
    none)."""

    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    rule: str = ""

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


Screen = Literal[
    "home",
    "setup",
    "room",
    "table",
    "rules",
    "progress",
    "person",
    "records",
    "several",
    "replay",
    "editor",
]


def nearest(seats: Sequence[Seat], told: Follower) -> Seat:
    """The seat shown near at first: that of the only person there is, or of whoever begins."""
    return seats[0] if len(seats) == 1 else told.first or 0


@dataclass(frozen=True, slots=True)
class Model:
    """The whole screen.

    `names` are the names last used, `levels` the computers among them; `kept` whether this browser keeps
    games; `news` whether a new version waits; `busy` whether a table is being laid or fetched, while
    nothing else can be done; `now` the time, Unix ms; `patience` how long a hand may rest where the
    table then goes on by itself, in ms (P3; None: for ever). `confirms`: a move is to be confirmed in games
    that ask for it; `keys`: the sheet of keys is shown; `singles`: letters and digits do something
    without another key held. `theme` is one of `THEMES`; `sound` and `vibration` whether the player wants
    them, `vibrates` whether the device can; `installable` whether the browser would put the page among the
    device's programs now, `asks_to_install` whether the player has not been asked yet.
    `learned` are the hints that are not shown again (learning.py), `binding` the language whose book was
    asked for last.
    """

    lang: str
    games: tuple[str, ...]
    screen: Screen = "home"
    saves: tuple[Save, ...] = ()
    setup: Setup | None = None
    table: Table | None = None
    question: Question | None = None
    notice: Notice | None = None
    book: Book | Fair | Glossary | Settings | None = None
    names: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    kept: bool = True
    news: bool = False
    busy: bool = False
    now: int = 0
    patience: int | None = 3000
    fragment: str = ""
    room: Room | None = None
    progress: Progress | None = None
    warned: bool = False
    relays: str = ""
    servers: str = ""
    confirms: bool = False
    keys: bool = False
    singles: bool = True
    theme: str = "system"
    sound: bool = False
    vibration: bool = False
    vibrates: bool = False
    installable: bool = False
    asks_to_install: bool = True
    learned: frozenset[str] = frozenset()
    binding: str = ""
    records: "Records | None" = None
    choice: "Choice | None" = None
    replay: "Replay | None" = None
    editor: "Editing | None" = None

    @property
    def ticks(self) -> bool:
        """Whether the picture changes with time alone."""
        table = self.table
        if table is None:
            return False
        return table.kit.ticks or table.far or table.told.opened.turn_ms is not None
