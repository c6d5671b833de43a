"""The computer players of Dam and its adviser."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from klerye.core.engine import LEVELS, Adviser, Chance, Engine, Maker, Option
from klerye.core.game import Seat
from klerye.games.dam import book, endings, learned
from klerye.games.dam.endings import Endings
from klerye.games.dam.evaluation import MAN, Evaluate, handmade, material
from klerye.games.dam.learned import Learned
from klerye.games.dam.nodes import Node, node_of
from klerye.games.dam.position import Move, after, moves
from klerye.games.dam.rules import Act, Answer, State
from klerye.games.dam.search import SURE, Probe, Search, unknown

TIRED: Final = 20
"""From so many plies without a capture or a man's advance on a bot takes a draw when it is not ahead."""
ANSWERING: Final = 8
"""How deep the best bot looks before it answers an offered draw, in plies."""
LOSING: Final = -80
"""A bot takes a draw at any time when it is worse off than this, in hundredths of a man."""

DECIDED: Final = 1000
"""What a game won is worth when losses are added up, in hundredths of a man."""


def ways(s: State) -> dict[Node, Move]:
    """The legal moves by what they lead to; of two routes with one result the first."""
    found: dict[Node, Move] = {}
    for move in moves(s.position):
        found.setdefault(node_of(after(s.position, move)), move)
    return found


def line(s: State) -> list[Node]:
    """The play since the last capture or man's advance, as the search wants it."""
    return [node_of(position) for position in s.line]


def answers(s: State, search: Search, depth: int) -> Iterator[Answer]:
    """Whether to take the draw that the side to move offers, by a search `depth` plies deep."""
    for values, _ in search.values(depth):
        value = -max(values.values())
        yield Answer(value < LOSING or (value <= 0 and s.quiet >= TIRED))


@dataclass(frozen=True, slots=True)
class Careful:
    """A bot that looks a fixed number of plies ahead, and chooses by chance among moves that it finds about
    as good as the best: within `margin` hundredths of a man."""

    evaluate: Evaluate
    depth: int
    margin: int
    probe: Probe = unknown

    def acts(self, s: State, seat: Seat, chance: Chance) -> Iterator[Act]:
        """As `Bot.acts`; it decides by itself."""
        search = Search(line(s), self.evaluate, self.probe)
        if s.offer == "open":
            yield from answers(s, search, self.depth)
            return
        moves = ways(s)
        values: dict[Node, int] = {}
        for values, _ in search.values(self.depth):
            yield moves[max(values, key=values.__getitem__)]
        most = max(values.values())
        least = most if abs(most) > SURE else most - self.margin
        good = [child for child in moves if values[child] >= least]
        yield moves[good[int(chance() * len(good))]]


@dataclass(frozen=True, slots=True)
class Best:
    """The bot that searches ever deeper until it is stopped; it opens from the book."""

    evaluate: Evaluate
    probe: Probe

    def search(self, s: State) -> Search:
        """The search of `s`."""
        return Search(line(s), self.evaluate, self.probe)

    def acts(self, s: State, seat: Seat, chance: Chance) -> Iterator[Act]:
        """As `Bot.acts`; it ends only where deeper search would find no better."""
        search = self.search(s)
        if s.offer == "open":
            yield from answers(s, search, ANSWERING)
            return
        moves = ways(s)
        if known := [child for child in book.replies(s.position) if child in moves]:
            yield moves[known[int(chance() * len(known))]]
            return
        for child, _, _ in search.best():
            yield moves[child]


@dataclass(frozen=True, slots=True)
class Advice(Adviser[State]):
    """Says what every move is worth in hundredths of a man; beyond `search.SURE` it is `MATE` less the plies
    to the end."""

    evaluate: Evaluate
    probe: Probe

    def options(self, s: State, seat: Seat) -> Iterator[tuple[Option, ...]]:
        """As `Adviser.options`: every legal move, or both answers to an offered draw."""
        played = [(move, node_of(after(s.position, move))) for move in moves(s.position)]
        for values, _ in Search(line(s), self.evaluate, self.probe).values():
            if s.offer == "open":
                worth = [Option(Answer(True), 0.0), Option(Answer(False), float(-max(values.values())))]
            else:
                worth = [Option(move, float(values[child])) for move, child in played]
            yield tuple(sorted(worth, key=lambda option: -option.value))

    ends = False

    def weighs(self, s: State, act: Act) -> bool:
        """As `Adviser.weighs`: moves and answers; not giving up, nor offering."""
        return isinstance(act, Move | Answer)

    def loss(self, best: float, value: float) -> float:
        """As `Adviser.loss`, in men; a game that is won or lost counts as `DECIDED`."""
        best, value = (max(-DECIDED, min(DECIDED, worth)) for worth in (best, value))
        return (best - value) / MAN

    def luck(self, s: State, after: State, seat: Seat) -> float | None:
        """None: chance gives nothing in Dam but the colours."""
        return None


def make(files: Mapping[str, bytes]) -> Engine:
    """The engine with what came: without its weights it judges by hand, without the endgame tables it
    searches to the end. Raises `Illegal` "engine.damaged"."""
    data = files.get(learned.FILE)
    evaluate = handmade if data is None else Learned.load(data)
    data = files.get(endings.FILE)
    probe = unknown if data is None else Endings.load(data).value
    bots = (
        Careful(material, depth=1, margin=0),
        Careful(handmade, depth=3, margin=5),
        Careful(evaluate, depth=5, margin=2, probe=probe),
        Best(evaluate, probe),
    )
    return Engine(
        bots=dict(zip(LEVELS, bots, strict=True)),
        adviser=Advice(evaluate, probe),
        weaker=tuple(name for name in MAKER.files if name not in files),
    )


MAKER: Final = Maker(
    files={name: f"web/tables/{name}" for name in (learned.FILE, endings.FILE)},
    make=make,
)
