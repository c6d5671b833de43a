"""The computer players of Lexio: by the words they know, and by how far they see."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from klerye.core.engine import Chance, Option
from klerye.core.game import Seat
from klerye.games.lexio.acts import Act, Pass
from klerye.games.lexio.ahead import ROUNDS, ahead
from klerye.games.lexio.choices import choices
from klerye.games.lexio.endgame import POSITIONS, Endgame, Position
from klerye.games.lexio.finder import Play
from klerye.games.lexio.rules import State
from klerye.games.lexio.scoring import score
from klerye.games.lexio.spots import Spots
from klerye.games.lexio.vocabulary import knows


@dataclass(frozen=True, slots=True)
class Static:
    """Makes the choice with most points and leave, one turn by itself.

    With `longest` it knows everyday words up to that length only (vocabulary.py).
    """

    spots: Spots
    leaves: Mapping[str, float]
    longest: int | None = None

    def acts(self, s: State, seat: Seat, chance: Chance) -> Iterator[Act]:
        """As `core.engine.Bot`."""
        longest = self.longest

        def known(play: Play) -> bool:
            assert longest is not None
            return all(knows(word.text.upper(), longest) for word in score(s.board, play.place.tiles).words)

        for found in choices(s, self.spots, self.leaves, 1, None if longest is None else known):
            yield found[0].act


@dataclass(frozen=True, slots=True)
class Deep:
    """Weighs what the next seat may answer, and searches the ending of a game of two.

    `looks` and `positions` say how much: see ahead.py and endgame.py.
    """

    spots: Spots
    leaves: Mapping[str, float]
    looks: tuple[tuple[int, int], ...] = ROUNDS
    positions: int = POSITIONS

    def acts(self, s: State, seat: Seat, chance: Chance) -> Iterator[Act]:
        """As `core.engine.Bot`."""
        for found in self.choices(s, chance):
            yield found[0].act

    def choices(self, s: State, chance: Chance) -> Iterator[list[Option]]:
        """The best acts, ever better lists, the best first."""
        count = max((count for count, _ in self.looks), default=1)
        found: list[Option] = []
        for found in self.static(s, count):
            yield found
        if len(found) > 1 and self.looks and not self._ends(s):
            yield from ahead(s, self.spots, self.leaves, found, chance, self.looks)

    def static(self, s: State, count: int) -> Iterator[list[Option]]:
        """The same without a look at answers: the `count` best by points and leave, or all of an ending."""
        return self._ending(s) if self._ends(s) else choices(s, self.spots, self.leaves, count)

    def _ends(self, s: State) -> bool:
        """Whether the seat can tell what the other holds."""
        return not s.bag and len(s.racks) == 2

    def _ending(self, s: State) -> Iterator[list[Option]]:
        start = Position(s.board, s.racks[s.seat], "".join(s.unseen), s.idle)
        for moves in Endgame(self.spots, self.positions).moves(start):
            yield [Option(play.place if play else Pass(), worth) for worth, play in moves]
