"""What comes back to an update: what a table, the device or somebody far away has done."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from klerye.app.model import Joint, Room, Save, Weighed
from klerye.core.game import Seat
from klerye.core.refusal import Illegal
from klerye.table.journal import Entry

if TYPE_CHECKING:
    from klerye.table.follower import Follower
    from klerye.table.joint.audit import Finding
    from klerye.table.result import Result


@dataclass(frozen=True, slots=True)
class Listed:
    """The unfinished tables in the store, newest first."""

    saves: tuple[Save, ...]


@dataclass(frozen=True, slots=True)
class Seated:
    """This screen sits at a table: all that `seat` may know of it so far (None: anybody). `writes`:
    whether this screen may act; `key`: this device's, where each player has one."""

    entries: tuple[Entry, ...]
    writes: bool
    seat: Seat | None
    key: str = ""


@dataclass(frozen=True, slots=True)
class Roomed:
    """How things stand in the room that this device waits in; None: it has left."""

    room: Room | None


@dataclass(frozen=True, slots=True)
class Apart:
    """The seats whose devices cannot be reached now."""

    seats: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Jointly:
    """How what all devices make together stands."""

    joint: Joint


@dataclass(frozen=True, slots=True)
class Audited:
    """What the audit of a table found."""

    table: str
    finding: "Finding"


@dataclass(frozen=True, slots=True)
class Concluded:
    """The game at the table is over, and what came of it is kept."""

    result: "Result"


@dataclass(frozen=True, slots=True)
class Ranked:
    """What came of all games that are over, the first to end first, and how many could not be read; `erased`
    is who (`names.person`) was deleted just now, if anybody."""

    results: "tuple[Result, ...]"
    damaged: int
    erased: str = ""


@dataclass(frozen=True, slots=True)
class Recalled:
    """What came of the finished games that are kept here, the last one first; `damaged` could not be
    read."""

    results: "tuple[Result, ...]"
    damaged: int


@dataclass(frozen=True, slots=True)
class Replayed:
    """A finished game that is kept here, all of it; `share`: it is to be handed on; `at`: how many acts are
    to be shown."""

    told: "Follower"
    share: bool = False
    at: int = 0


@dataclass(frozen=True, slots=True)
class Shelved:
    """A game that came from elsewhere is kept here now."""

    id: str


@dataclass(frozen=True, slots=True)
class Linked:
    """The address of a game that is handed on, and its code as rows of 0 and 1 where it fits in one."""

    address: str
    picture: str


PastEvent = Recalled | Replayed | Shelved | Linked


@dataclass(frozen=True, slots=True)
class Wished:
    """A seat asks for what needs everybody's consent; or, where it does not want it, `yes` is false."""

    seat: Seat
    what: str
    to: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Felt:
    """A seat showed a feeling."""

    seat: Seat
    which: str


@dataclass(frozen=True, slots=True)
class Shared:
    """The address was handed on: "shared", "copied", or nothing where neither worked."""

    how: str


@dataclass(frozen=True, slots=True)
class Bound:
    """The book of a language has come, or could not be had."""

    here: bool


@dataclass(frozen=True, slots=True)
class Told:
    """New entries of the table."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """The keeper refused, or something failed; nothing has changed."""

    why: str
    facts: Mapping[str, Any]

    @staticmethod
    def of(refusal: Illegal) -> "Refused":
        return Refused(refusal.why, refusal.facts)


@dataclass(frozen=True, slots=True)
class Ticked:
    """Time has passed."""


@dataclass(frozen=True, slots=True)
class Advised:
    """What the adviser found out about entry `n`; nothing where the table has gone on."""

    table: str
    n: int
    found: Weighed | None


Event = (
    PastEvent
    | Advised
    | Bound
    | Audited
    | Concluded
    | Ranked
    | Ticked
    | Listed
    | Seated
    | Roomed
    | Apart
    | Jointly
    | Wished
    | Felt
    | Shared
    | Told
    | Refused
)
