"""Lexio's computer players and adviser."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from klerye.core import engine as core
from klerye.core.engine import LEVELS, Bot, Chance, Engine, Maker, Option
from klerye.core.game import Seat
from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Act, Exchange, Pass, Place
from klerye.games.lexio.rules import State

if TYPE_CHECKING:
    from klerye.games.lexio.bots import Deep

LIST: Final = "words"
"""The name of the word list among the files."""

SHOWN: Final = 20
"""How many acts the adviser tells of."""

EASY_WORDS: Final = 5
MEDIUM_WORDS: Final = 7
"""The longest words that these levels know."""


@dataclass(frozen=True, slots=True)
class Wordless:
    """Knows no word: it exchanges all it can, or passes."""

    def acts(self, s: State, seat: Seat, chance: Chance) -> Iterator[Act]:
        """As `core.engine.Bot`."""
        given = s.racks[seat][: s.bag]
        yield Exchange(given) if given else Pass()


@dataclass(frozen=True, slots=True)
class Silent(core.Adviser[State]):
    """Advises nothing, since it knows no word."""

    def options(self, s: State, seat: Seat) -> Iterator[tuple[Option, ...]]:
        """As `core.engine.Adviser`."""
        yield ()

    def luck(self, s: State, after: State, seat: Seat) -> None:
        """As `core.engine.Adviser`: not known."""
        return


@dataclass(frozen=True, slots=True)
class Adviser(core.Adviser[State]):
    """Tells the best acts by points and leave; in the ending of a game of two by a search."""

    best: "Deep"

    def options(self, s: State, seat: Seat) -> Iterator[tuple[Option, ...]]:
        """As `core.engine.Adviser`: at most `SHOWN`."""
        for found in self.best.static(s, SHOWN):
            yield tuple(found[:SHOWN])

    def weighs(self, s: State, act: object) -> bool:
        """As `core.engine.Adviser`: not words that were refused, nor racks that are turned up."""
        return isinstance(act, Place | Exchange | Pass)

    def luck(self, s: State, after: State, seat: Seat) -> None:
        """As `core.engine.Adviser`: not known."""
        return


def _make(files: Mapping[str, bytes]) -> Engine:
    """Without the word list no level can place anything. Raises `Illegal` "engine.damaged"."""
    from klerye.games.lexio.bots import Deep, Static
    from klerye.games.lexio.graph import Graph
    from klerye.games.lexio.leave_table import WORTH
    from klerye.games.lexio.leaves import Leaves
    from klerye.games.lexio.lexicon import Lexicon
    from klerye.games.lexio.spots import Spots

    if LIST not in files:
        wordless: Bot[Any, Any] = Wordless()
        return Engine(dict.fromkeys(LEVELS, wordless), Silent(), (LIST,))
    try:
        words = Lexicon.load(files[LIST])
    except Illegal:
        raise Illegal("engine.damaged", file=LIST) from None
    spots, leaves = Spots(Graph(words.arcs)), Leaves(WORTH)
    best = Deep(spots, leaves)
    bots: dict[str, Bot[Any, Any]] = {
        "easy": Static(spots, Leaves({}), EASY_WORDS),
        "medium": Static(spots, leaves, MEDIUM_WORDS),
        "hard": Static(spots, leaves),
        "best": best,
    }
    return Engine(bots, Adviser(best))


MAKER: Final = Maker({LIST: "wordlists/fr.dawg"}, _make)
