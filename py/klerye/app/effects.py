"""What an update wants done outside the model."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from klerye.app.wire import FromWire
from klerye.core.game import Options, Seat

if TYPE_CHECKING:
    from klerye.table.follower import Follower
    from klerye.table.progress import Profile
    from klerye.table.result import Result


@dataclass(frozen=True, slots=True)
class Lay:
    """Open a new table."""

    game: str
    names: tuple[str, ...]
    options: Options
    turn_ms: int | None = None
    computers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Continue:
    """Go on with a stored table."""

    id: str


@dataclass(frozen=True, slots=True)
class Propose:
    """Propose an act, in the game's notation, for the seat whose turn it is."""

    act: str
    after: int


@dataclass(frozen=True, slots=True)
class Think:
    """Let the computer on turn come to its act, unless something happens after entry `after`; or a computer
    of that `level` act for a person whose hand has rested too long (P3)."""

    table: str
    after: int
    level: str = ""


@dataclass(frozen=True, slots=True)
class Weigh:
    """Find out what could be done instead of entry `n`, or now where it is the next, and what that is
    worth, in `most` ms; or what chance gave in entry `n`."""

    table: str
    n: int
    most: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Ask chance again, after its answer could not be stored."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the acts from entry `to` on."""

    to: int
    after: int


@dataclass(frozen=True, slots=True)
class LookAs:
    """Tell this screen what `seat` may see of the table (None: what everybody may)."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class CallTime:
    """The time of the seat on turn seems to have run out."""


@dataclass(frozen=True, slots=True)
class Fetch:
    """Get the file that a game needs, before it is needed."""

    game: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Let go of the table; it stays stored."""


@dataclass(frozen=True, slots=True)
class Forget:
    """Delete a stored table."""

    id: str


@dataclass(frozen=True, slots=True)
class Export:
    """Hand the journal of the table to the player as a file."""


@dataclass(frozen=True, slots=True)
class Import:
    """Store and open the journal in a file's text."""

    text: str


@dataclass(frozen=True, slots=True)
class Remember:
    """Keep a setting on this device."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Cue:
    """Let it be heard, and felt, what happened: the names of sounds, one after the other, and "act" or
    "turn"."""

    sounds: tuple[str, ...]
    buzz: str


@dataclass(frozen=True, slots=True)
class Install:
    """Have the browser ask whether the page is to be among the device's programs."""


@dataclass(frozen=True, slots=True)
class Bind:
    """Fetch the book of a language."""

    lang: str


@dataclass(frozen=True, slots=True)
class Renew:
    """Let the new version take over, and load the page again."""


@dataclass(frozen=True, slots=True)
class Invite:
    """Open a room for a new table: `names` sit here, `far` seats are for those who come, `bots` are
    computers, (name, level)."""

    game: str
    names: tuple[str, ...]
    far: int
    options: Options
    turn_ms: int | None
    bots: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Enter:
    """Follow an invitation, the part of the address after the #."""

    fragment: str


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down at the table of the room, by that name."""

    name: str


@dataclass(frozen=True, slots=True)
class Begin:
    """Open the table of the room; computers of those names take the seats that are left."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MakeToken:
    """Make ready to meet one other device without any relay."""


@dataclass(frozen=True, slots=True)
class TakeToken:
    """Take the other device's token."""

    text: str


@dataclass(frozen=True, slots=True)
class Share:
    """Hand the address on: by the share sheet where there is one, else by the clipboard."""

    title: str
    address: str


@dataclass(frozen=True, slots=True)
class Recall:
    """Tell which finished games are kept here."""


@dataclass(frozen=True, slots=True)
class Reopen:
    """Tell the whole of a finished game that is kept here; `share`: it is to be handed on then; `at`: how
    many acts are to be shown at first."""

    id: str
    share: bool = False
    at: int = 0


@dataclass(frozen=True, slots=True)
class Shelve:
    """Keep a finished game that came from elsewhere; it counts for nobody's progress."""

    told: "Follower"


@dataclass(frozen=True, slots=True)
class HandOn:
    """Hand on a link to this page, with that part after the #."""

    title: str
    fragment: str


@dataclass(frozen=True, slots=True)
class Unlink:
    """Take away what stands after the # of the page's address."""


PastGames = Recall | Reopen | Shelve | HandOn | Unlink
"""What is done with games that are over."""


@dataclass(frozen=True, slots=True)
class Want:
    """Ask all others for their consent, or answer to what one of them asked for."""

    what: str
    to: int
    yes: bool = True


@dataclass(frozen=True, slots=True)
class Feel:
    """Show the others a feeling."""

    which: str


@dataclass(frozen=True, slots=True)
class Wire:
    """Something happened on a connection."""

    event: FromWire


@dataclass(frozen=True, slots=True)
class Audit:
    """Check the whole of a game whose secrets are open."""

    table: str


@dataclass(frozen=True, slots=True)
class Rank:
    """Find out what came of all games that are over; `quiet`: where that fails, nobody has to hear of it."""

    quiet: bool = False


@dataclass(frozen=True, slots=True)
class SaveFile:
    """Hand a text to the player as a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Portray:
    """Hand everything that is kept here about a profile to the player as a file; `results`: of all games."""

    profile: "Profile"
    results: "tuple[Result, ...]"


@dataclass(frozen=True, slots=True)
class Erase:
    """Delete everything about somebody (`names.person`); `nobody`: the names that are no profile's."""

    who: str
    nobody: frozenset[str]


@dataclass(frozen=True, slots=True)
class Pulse:
    """Time has passed: those far away want to hear of this device."""


Effect = (
    PastGames
    | Lay
    | Bind
    | Invite
    | Enter
    | Join
    | Begin
    | MakeToken
    | TakeToken
    | Share
    | Want
    | Feel
    | Wire
    | Pulse
    | Audit
    | Continue
    | Propose
    | Think
    | Weigh
    | Deal
    | TakeBack
    | LookAs
    | CallTime
    | Fetch
    | Leave
    | Forget
    | Export
    | Import
    | Remember
    | Cue
    | Install
    | Renew
    | Rank
    | SaveFile
    | Portray
    | Erase
)
