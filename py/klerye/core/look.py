"""How a game is shown and handled: pure functions from a scene to a drawing, from a gesture to an act."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from klerye.core.drawing import Node
from klerye.core.engine import Option
from klerye.core.game import Seat


class Say(Protocol):
    """The sentence of a key in the reader's language; `facts` fill its places."""

    def __hash__(self) -> int: ...

    def __call__(self, key: str, /, **facts: Any) -> str: ...


PATIENCE_MS = (3000, 10_000, 30_000)
"""How long a hand may rest before the table goes on by itself, to choose from (P3)."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a hand did to the board: "tap" a place, "lift" or "drop" a thing dragged, "cancel", or
    press a "key" on a place.

    `place` is the place's name in the drawing (`data_arg`), `to` the place of a drop or the key.
    """

    kind: str
    place: str = ""
    to: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a game's drawing depends on.

    `states` are the states in force, oldest first, the last one now; `acts` what led from each to the next,
    and `late` the numbers of those that the table made for a seat out of time. `draft` is the half-made
    act; `seat` whose eyes look (None: an onlooker); `near` the seat shown near; `open` whether the hand may
    act, `asked` whether the keeper is asked about what it did; `at` the time, in ms since the table opened;
    `patience` how long the hand may rest before the table goes on by itself, in ms (None: for ever), and
    `due_in` what is left of that, where it runs (P3); `points` the places that a notice points at; `thinks`
    whether a computer is on turn, so that nothing is asked of anybody; `card` what the page wants said
    beside the hand, by a look whose kit has a `tray` for it; `first` who begins, which a replay knows
    before that was drawn; `plays` whether the hand may act at some time before the game is over.
    """

    states: Sequence[Any]
    acts: Sequence[Any]
    late: frozenset[int]
    draft: Any
    names: tuple[str, ...]
    seat: Seat | None
    near: Seat
    open: bool
    at: int
    patience: int | None = None
    due_in: int | None = None
    points: tuple[Any, ...] = ()
    thinks: bool = False
    card: Node | None = None
    first: Seat | None = None
    asked: bool = False
    plays: bool = False

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def drafts(self) -> bool:
        """Whether the half-made act is on the board."""
        return self.open or self.asked


class Hand(Protocol):
    """Turns gestures into acts, by way of a draft that lives in the screen's model only."""

    def empty(self) -> Any:
        """The draft in which nothing is begun."""
        ...

    def keep(self, draft: Any, state: Any) -> Any:
        """What is left of the draft once the table has gone on to `state`."""
        ...

    def do(self, state: Any, draft: Any, gesture: Gesture) -> tuple[Any, Any | None]:
        """The next draft, and the act if the gesture completed one. Raises `Illegal`."""
        ...

    def due(self, state: Any, draft: Any) -> Any | None:
        """The act that the table writes by itself when the hand rests for a while (P3); None: never."""
        ...


class Look(Protocol):
    """Draws a game."""

    def board(self, scene: Scene, say: Say) -> Node:
        """The board with all that lies on it."""
        ...

    def actions(self, scene: Scene, say: Say) -> list[Node]:
        """The buttons for acts that are not made on the board."""
        ...

    def seat(self, scene: Scene, seat: Seat, say: Say) -> list[Node | str]:
        """What stands beside a seat's name: its colour, its score, its pieces."""
        ...

    def alike(self, scene: Scene, act: Any) -> Any:
        """What `act` shares with others of which a person who asks what is best needs to see one only."""
        ...

    def worth(self, scene: Scene, option: Option, say: Say) -> str:
        """The value of an option in the state of the scene, in words: a total, a lead, a win."""
        ...

    def aside(self, scene: Scene, say: Say) -> str:
        """What somebody may want to know of a state when it is looked at again; empty: nothing."""
        ...

    def told(self, scene: Scene, n: int, say: Say) -> str:
        """Act `n` of the scene as a sentence, for the journal and for a screen reader."""
        ...

    def sound(self, act: Any) -> str:
        """What is heard of an act: "tile", "dice", "move", "capture"; empty: nothing."""
        ...


def number(value: float, say: Say, digits: int = 1, sign: str = "") -> str:
    """A number with so many decimals, the language's own sign between, and a true minus; `sign` "+" marks
    what is above zero, too."""
    return f"{value:{sign}.{digits}f}".replace(".", say("app.decimal")).replace("-", "\u2212")
