"""Quick games of the engine against itself, to learn from."""

from collections.abc import Iterator
from random import Random

from klerye.games.dam.endings import Endings
from klerye.games.dam.evaluation import MATE, Evaluate
from klerye.games.dam.nodes import Node, children, jumpers, node_of
from klerye.games.dam.position import START
from klerye.games.dam.rules import QUIET
from klerye.games.dam.search import Search, is_quiet

OPENING = 8
"""The most random plies at the start."""
SLIPS = 0.04
"""How often a later move is random too, so that uneven positions are seen."""
LONGEST = 160
"""Plies after which a game counts as drawn."""

Seen = tuple[Node, float, int]
"""A position in which no jump waits, red's result of the game (1, 0.5 or 0), and the search's value for the
side to move, in hundredths of a man."""


def games(count: int, seed: int, evaluate: Evaluate, endings: Endings, depth: int) -> Iterator[list[Seen]]:
    """The positions of `count` games, each side looking `depth` plies ahead; the same for the same seed."""
    for number in range(count):
        chance = Random(seed + number)
        yield _game(chance, evaluate, endings, depth)


def _game(chance: Random, evaluate: Evaluate, endings: Endings, depth: int) -> list[Seen]:
    node = node_of(START)
    for _ in range(chance.randint(3, OPENING)):
        node = chance.choice(children(node))
    line = [node]
    seen: list[tuple[Node, int]] = []
    result = 0.5
    for _ in range(LONGEST):
        node = line[-1]
        after = children(node)
        known = endings.value(node)
        if known is not None or not after:
            value = -MATE if known is None else known
            red_wins = (value > 0) == (node[3] == 0)
            result = 0.5 if value == 0 else float(red_wins)
            break
        if len(line) > QUIET or line.count(node) > 2:
            break
        chosen = after[0]
        if len(after) > 1:
            *_, (chosen, value, _) = Search(line, evaluate, endings.value).best(depth)
            if not jumpers(node):
                seen.append((node, value))
            if chance.random() < SLIPS:
                chosen = chance.choice(after)
        line = [*line, chosen] if not jumpers(node) and is_quiet(node, chosen) else [chosen]
    return [(node, result, value) for node, value in seen]
