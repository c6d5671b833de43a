"""Past games as the screen shows them: the list, the games in a file, one of them step by step."""

from dataclasses import dataclass
from typing import Any

from klerye.app.model import Screen, nearest
from klerye.core.game import Over, Seat, Turn
from klerye.core.kit import Kit
from klerye.core.transcript import Found, Transcript
from klerye.table.follower import Follower
from klerye.table.journal import SEALED, Acted, Late
from klerye.table.line import line
from klerye.table.result import Result

PAGE = 50
"""Games that the list shows at once."""


@dataclass(frozen=True, slots=True)
class Records:
    """What came of the finished games that are kept here, the last one first. Those of `game` are shown
    (empty: all), `shown` of them at the most; `damaged` could not be read."""

    results: tuple[Result, ...]
    game: str = ""
    shown: int = PAGE
    damaged: int = 0

    @property
    def of_game(self) -> tuple[Result, ...]:
        return tuple(result for result in self.results if self.game in ("", result.game))


@dataclass(frozen=True, slots=True)
class Choice:
    """The games in a file that holds several; `more`: it holds more than are shown."""

    kit: Kit
    found: tuple[Found, ...]
    more: bool = False


@dataclass(frozen=True, slots=True)
class Replay:
    """A past game: `told` is its table, all of it, `states` and `acts` are those in force, and `at` is how
    many of these acts the board shows. `near` is the seat shown near, `back` where one goes from here;
    `kept`: it is among the records of this device; `heard` is what its file said, where it came from one;
    `linked`: it came by a link. `link` leads to it, once it was shared, and `picture` is its code.
    """

    kit: Kit
    told: Follower
    states: tuple[Any, ...]
    acts: tuple[Any, ...]
    late: frozenset[int]
    at: int
    near: Seat
    back: Screen
    kept: bool = False
    heard: Transcript | None = None
    linked: bool = False
    link: str = ""
    picture: str = ""

    @staticmethod
    def of(kit: Kit, told: Follower, back: Screen, **more: Any) -> "Replay":
        """A game from its beginning, seen as its persons saw it."""
        played, near = line(told), nearest(told.opened.persons, told)
        return Replay(kit, told, played.states, played.acts, played.late, 0, near, back, **more)

    @property
    def stops(self) -> tuple[int, ...]:
        """Where one comes by going on: the beginning, the end, and after each act or the deal that answers
        it."""
        acted = [isinstance(entry.what, Acted | Late) for entry in self.told.in_force()[1:]]
        dealt_next = [*(not acting for acting in acted[1:]), False]
        quiet = [n for n, deal in enumerate(dealt_next, 1) if not deal]
        return tuple(sorted({0, *quiet, len(self.acts)}))

    @property
    def over(self) -> Over | None:
        """How the game ended, where its acts say so."""
        waits = self.told.waits
        return waits if isinstance(waits, Over) else None

    @property
    def whole(self) -> bool:
        """Whether nothing of it is hidden, so that it can be kept and played again."""
        return not any(entry.salt == SEALED for entry in self.told.entries)

    @property
    def eyes(self) -> Seat | None:
        """Whose things are shown, where seats have some: of the one on turn, or who draws."""
        waits = self.kit.rules.waits(self.states[self.at])
        if not self.kit.secret or isinstance(waits, Over):
            return None
        return waits.seat if isinstance(waits, Turn) else getattr(waits, "seat", None)
