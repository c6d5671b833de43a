#!/usr/bin/env python3
"""Plays two of Lexio's players against each other, each deal twice with seats changed.

    python3 py/tools/lexio/match.py ending greedy --games 1000

Prints the mean difference of scores a game with its standard error (of pairs of games), the share of
games won (half for a tie), the mean scores, and the CPU time.
"""

import argparse
import time
from statistics import mean, stdev

from games import lexicon, play
from klerye.games.lexio.bots import Deep, Static
from klerye.games.lexio.engine import EASY_WORDS, MEDIUM_WORDS
from klerye.games.lexio.graph import Graph
from klerye.games.lexio.leave_table import WORTH
from klerye.games.lexio.leaves import Leaves
from klerye.games.lexio.rules import Lexio
from klerye.games.lexio.spots import Spots

Player = Static | Deep


def players(spots: Spots) -> dict[str, Player]:
    """All that can play; `greedy` sees points only, `light` is `best` with less time."""
    leaves, none = Leaves(WORTH), Leaves({})
    return {
        "easy": Static(spots, none, EASY_WORDS),
        "medium": Static(spots, leaves, MEDIUM_WORDS),
        "greedy": Static(spots, none),
        "hard": Static(spots, leaves),
        "ending": Deep(spots, leaves, (), 60),
        "light": Deep(spots, leaves, ((6, 4), (3, 8)), 60),
        "best": Deep(spots, leaves),
    }


def main() -> None:
    """The command line."""
    words = lexicon()
    every = players(Spots(Graph(words.arcs)))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("one", choices=every)
    parser.add_argument("other", choices=every)
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--first", type=int, default=100_000, metavar="SEED")
    options = parser.parse_args()
    rules, one, other = Lexio(words), every[options.one], every[options.other]
    ours: list[int] = []
    theirs: list[int] = []
    began = time.process_time()
    for n in range(options.games):
        seed = options.first + n // 2
        order = (other, one) if n % 2 else (one, other)
        scores = play(rules, order, seed)[1]
        ours.append(scores[n % 2])
        theirs.append(scores[1 - n % 2])
        if n % 50 == 49 or n + 1 == options.games:
            lead = [a - b for a, b in zip(ours, theirs, strict=True)]
            pairs = [(a + b) / 2 for a, b in zip(lead[::2], lead[1::2], strict=False)]
            error = stdev(pairs) / len(pairs) ** 0.5
            won = mean((a > 0) + (a == 0) / 2 for a in lead)
            used = time.process_time() - began
            print(
                f"{options.one} - {options.other}: {mean(lead):+.1f} ± {error:.1f} a game in {n + 1}, "
                f"won {won:.1%} ({mean(ours):.0f} : {mean(theirs):.0f}), {used:.0f} s of CPU",
                flush=True,
            )


if __name__ == "__main__":
    main()
