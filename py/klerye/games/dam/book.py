"""The opening book: what to answer without a search, for variety."""

from functools import cache

from klerye.games.dam.nodes import Node, node_of
from klerye.games.dam.openings import LINES
from klerye.games.dam.position import START, Position, after, moves


@cache
def known() -> dict[Position, list[Node]]:
    """What the book plays, by position."""
    found: dict[Position, list[Node]] = {}
    for line in LINES.splitlines():
        position = START
        for text in line.split():
            (move,) = (move for move in moves(position) if str(move) == text)
            child = after(position, move)
            replies = found.setdefault(position, [])
            if node_of(child) not in replies:
                replies.append(node_of(child))
            position = child
    return found


def replies(position: Position) -> list[Node]:
    """What the moves of the book lead to, all about equally good; empty where the book ends."""
    return known().get(position, [])
