#!/usr/bin/env python3
"""Learns from self-play what tiles left on a rack are worth, and writes leave_table.py.

    python3 py/tools/lexio/leaves.py            # the committed table; some minutes of one core

Boards come from games between players that see points only. On each, racks are made of some tiles left
and others drawn, and the best play is found. What it is worth beyond the mean of its board, its points
and the leave by the table so far, is a sample of the worth of the tiles left; ridge regression on
`features` gives the next table (fitted value iteration, Gordon 1995).
"""

import argparse
import time
from collections import Counter, defaultdict
from random import Random

from games import ROOT, lexicon, play
from klerye.games.lexio.board import Board
from klerye.games.lexio.bots import Static
from klerye.games.lexio.finder import Search, best_at
from klerye.games.lexio.graph import Graph
from klerye.games.lexio.leaves import Leaves, features
from klerye.games.lexio.rules import Lexio
from klerye.games.lexio.spots import Spots
from klerye.games.lexio.tiles import RACK, unseen

TABLE = ROOT / "py" / "klerye" / "games" / "lexio" / "leave_table.py"
SEED = 6
GAMES = 120
ROUNDS = 3
BOARDS = 700
"""In each round."""

RACKS = 24
"""On each board."""

RIDGE = 10.0
"""As if each feature had been seen this often with no worth."""


class Fit:
    """The sums of a regression, sample by sample."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.pairs: dict[tuple[str, str], float] = defaultdict(float)
        self.sums: dict[str, float] = defaultdict(float)
        self.points: dict[str, float] = defaultdict(float)

    def add(self, row: Counter[str], points: float) -> None:
        self.count += 1
        self.total += points
        for one, a in row.items():
            self.sums[one] += a
            self.points[one] += a * points
            for other, b in row.items():
                self.pairs[one, other] += a * b

    def solve(self) -> dict[str, float]:
        """The worth of each feature, about the mean of all samples; Gauss with pivots on the diagonal."""
        names = sorted(self.sums)
        mean = self.total / self.count
        rows: list[list[float]] = []
        for one in names:
            row = [self.pairs[one, other] - self.sums[one] * self.sums[other] / self.count for other in names]
            row[len(rows)] += RIDGE
            rows.append([*row, self.points[one] - self.sums[one] * mean])
        for n, pivot in enumerate(rows):
            for m, row in enumerate(rows):
                if m != n and row[n]:
                    factor = row[n] / pivot[n]
                    rows[m] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
        return {one: row[-1] / row[n] for n, (one, row) in enumerate(zip(names, rows, strict=True))}


def boards(rules: Lexio, spots: Spots, chance: Random, games: int) -> list[Board]:
    """The boards of some games on which there are still tiles to draw."""
    bot = Static(spots, Leaves({}))
    found = []
    for seed in range(games):
        turns, _ = play(rules, (bot, bot), seed)
        found += [s.board for s, _ in turns if s.bag >= RACK]
    chance.shuffle(found)
    return found


def left(tiles: list[str], chance: Random) -> str:
    """Some tiles to be left on a rack: rare letters are as likely as others half of the time."""
    count = chance.randrange(RACK)
    if chance.random() < 0.5:
        few = list(dict.fromkeys(tiles))
        return "".join(sorted(chance.sample(few, min(count, len(few)))))
    return "".join(sorted(chance.sample(tiles, count)))


def learn(fit: Fit, spots: Spots, leaves: Leaves, board: Board, chance: Random) -> None:
    """Adds samples on one board."""
    here = list(spots.on(board))
    tiles = list(unseen(board, ""))
    samples = []
    for _ in range(RACKS):
        kept = left(tiles, chance)
        drawn = list((Counter(tiles) - Counter(kept)).elements())
        rack = kept + "".join(chance.sample(drawn, RACK - len(kept)))
        search = Search(spots.graph, rack)
        worth = leaves["".join(sorted(rack))]
        for found in best_at(search, here, leaves):
            if found:
                worth = max(worth, found[0][0])
        samples.append((kept, worth))
    mean = sum(worth for _, worth in samples) / len(samples)
    for kept, worth in samples:
        fit.add(Counter(features(kept)), worth - mean)


def table(fit: Fit) -> dict[str, float]:
    """The worth of each feature; that of nothing left is none."""
    worth = fit.solve()
    nothing = worth["0/0"]
    return {one: round(points - nothing * ("/" in one), 2) for one, points in sorted(worth.items())}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--boards", type=int, default=BOARDS)
    options = parser.parse_args()
    words, chance = lexicon(), Random(SEED)
    spots = Spots(Graph(words.arcs))
    every = boards(Lexio(words), spots, chance, options.games)
    print(f"{len(every)} boards, {time.process_time():.0f} s", flush=True)
    found: dict[str, float] = {}
    for _ in range(ROUNDS):
        fit, leaves = Fit(), Leaves(found)
        for board in chance.sample(every, options.boards):
            learn(fit, spots, leaves, board, chance)
        found = table(fit)
        print(f"{fit.count} samples, {time.process_time():.0f} s, a joker {found['*']}", flush=True)
    lines = "".join(f'    "{one}": {points},\n' for one, points in found.items())
    head, _, _ = TABLE.read_text(encoding="utf-8").partition("{")
    TABLE.write_text(f"{head}{{\n{lines}}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
