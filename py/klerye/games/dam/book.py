"""The opening book: what to answer without a search, for variety."""

from functools import cache

from klerye.games.dam.nodes import Node, node_of
from klerye.games.dam.openings import LINES
from klerye.games.dam.position import START, Move, Position, after


@cache
def known() -> dict[Position, list[Node]]:
    """What the book plays, by position. That its moves are legal is looked at by the tests alone."""
    found: dict[Position, list[Node]] = {}
    reached = {"": START}
    for line in LINES.splitlines():
        played, position = "", START
        for text in line.split():
            played += " " + text
            if played not in reached:
                path = tuple(map(int, text.replace("x", "-").split("-")))
                reached[played] = after(position, Move(path))
                replies = found.setdefault(position, [])
                if (child := node_of(reached[played])) not in replies:
                    replies.append(child)
            position = reached[played]
    return found


def replies(position: Position) -> list[Node]:
    """What the moves of the book lead to, all about equally good; empty where the book ends."""
    return known().get(position, [])
