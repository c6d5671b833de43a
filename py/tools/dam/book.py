#!/usr/bin/env python3
"""Makes the opening book of Dam: the moves that a deep search finds about as good as the best.

    PYTHONPATH=py python3 py/tools/dam/book.py py/klerye/games/dam/openings.py

From the start on, each position of the book is searched `--depth` plies deep; the moves within `--margin`
hundredths of a man of the best are kept, at most `--widest` of them, and each is followed for `--plies` in
all. Nothing is left to chance.
"""

import argparse
import time
from pathlib import Path

from klerye.games.dam.engine import MAKER, Advice
from klerye.games.dam.nodes import Node, node_of
from klerye.games.dam.position import START, Move, Position, after, moves
from klerye.games.dam.search import Search

MODULE = '''"""The lines of the opening book, made by py/tools/dam/book.py."""

from typing import Final

LINES: Final = """\\
{}
"""
'''
ROOT = Path(__file__).resolve().parents[3]


def good(advice: Advice, position: Position, depth: int, margin: int, widest: int) -> list[Move]:
    """The moves worth playing in `position`, the best first."""
    values: dict[Node, int] = {}
    for values, _ in Search([node_of(position)], advice.evaluate, advice.probe).values(depth):  # noqa: B007
        pass
    least = max(values.values()) - margin
    kept = [move for move in moves(position) if values[node_of(after(position, move))] >= least]
    return sorted(kept, key=lambda move: -values[node_of(after(position, move))])[:widest]


def main() -> None:
    """Write the book: a module with a line for each way through it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--plies", type=int, default=5)
    parser.add_argument("--depth", type=int, default=9)
    parser.add_argument("--margin", type=int, default=8)
    parser.add_argument("--widest", type=int, default=3)
    told = parser.parse_args()
    begun = time.process_time()
    engine = MAKER.make({name: (ROOT / path).read_bytes() for name, path in MAKER.files.items()})
    advice = engine.adviser
    assert isinstance(advice, Advice)
    known: dict[Position, list[Move]] = {}
    lines: list[str] = []

    def follow(position: Position, played: tuple[Move, ...]) -> None:
        if len(played) == told.plies:
            lines.append(" ".join(map(str, played)))
            return
        if position not in known:
            widest = told.widest + 2 * (not played)
            known[position] = good(advice, position, told.depth, told.margin, widest)
        for move in known[position]:
            follow(after(position, move), (*played, move))

    follow(START, ())
    told.file.write_text(MODULE.format("\n".join(lines)))
    print(f"{len(known)} positions, {len(lines)} lines, {time.process_time() - begun:.0f} s")


if __name__ == "__main__":
    main()
