#!/usr/bin/env python3
"""Learns what positions of Dam are worth, for `klerye.games.dam.learned`.

    PYTHONPATH=py python3 py/tools/dam/train.py web/tables/dam-eval.bin

The engine plays itself, quickly and with a random move now and then, judging by hand and knowing the endgame
tables; then weights are fitted by logistic regression, so that the value of a position tells how its game
ended, and half as much what the search had said. (Buro, "Improving heuristic mini-max search by supervised
learning", 2002.) Seeded: the same file comes out each time.
"""

import argparse
import time
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import selfplay
from numpy.typing import NDArray

from klerye.core.sealed import seal
from klerye.games.dam import learned
from klerye.games.dam.endings import Endings
from klerye.games.dam.evaluation import handmade
from klerye.games.dam.nodes import bit

Array = NDArray[Any]

SCALE = 130
"""How many hundredths of a man make e to 1 the odds of winning."""
TRUST = 0.5
"""The share of a game's result in what is to be learned; the rest is the search's."""
LOT = 4096
RATE = 0.01
DECAY = 1e-4


def has(masks: Array, square: int) -> Array:
    """1 where a mask holds a square, else 0."""
    return (masks >> np.uint64(bit(square).bit_length() - 1) & np.uint64(1)).astype(np.int64)


def settings(nodes: Array) -> tuple[Array, Array]:
    """The places of the weights of each node's blocks, as red sees them and as white does."""
    red, white, kings = (nodes[:, part] for part in range(3))
    men, foes = red & ~kings, white & ~kings
    found = []
    for own, other, turn in ((men, foes, tuple), (foes, men, learned.across)):
        numbers = []
        for number, corner in enumerate(learned.CORNERS):
            place = np.full(len(nodes), number * learned.SETTINGS)
            for digit, square in enumerate(turn(learned.block(*corner))):
                place += 3**digit * (has(own, square) + 2 * has(other, square))
            numbers.append(place)
        found.append(np.stack(numbers, 1))
    return found[0], found[1]


def counts(nodes: Array) -> Array:
    """What the weights of men, kings and squares are multiplied by."""
    red, white, kings = (nodes[:, part] for part in range(3))
    found = np.zeros((len(nodes), learned.BLOCKS), np.float32)
    rows, pieces = np.arange(len(nodes)), np.bitwise_count(red | white).astype(np.int64)
    for start, mask in ((0, ~kings), (learned.KINGS, kings)):
        found[rows, start + pieces] = np.bitwise_count(red & mask).astype(np.float32) - np.bitwise_count(
            white & mask
        )
    for n in range(32):
        found[:, learned.SQUARES + n] = has(red & kings, n + 1) - has(white & kings, 32 - n)
    return found


class Adam:
    """Adam (Kingma and Ba, 2014) for one array of weights."""

    def __init__(self, weights: Array) -> None:
        self.weights = weights
        self.mean = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.steps = 0

    def step(self, slope: Array, rate: float) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        self.weights -= rate * mean / (np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-8)


def chance_of(values: Array) -> Array:
    """The chance to win at some values, in odds."""
    return np.asarray(1 / (1 + np.exp(-values.clip(-20, 20))))


def fit(nodes: Array, targets: Array, rounds: int, decay: float = DECAY, seed: int = 1) -> Array:
    """The weights, in the order of the file, that tell `targets`, in the logarithm of the odds for red."""
    chance = np.random.default_rng(seed)
    plus, minus = settings(nodes)
    few = counts(nodes)
    many = len(learned.CORNERS) * learned.SETTINGS
    start = np.zeros(learned.BLOCKS)
    start[: learned.KINGS], start[learned.KINGS : learned.SQUARES] = 1.0, 1.4
    blocks, rest = Adam(np.zeros(many)), Adam(start)
    lots = len(nodes) // LOT
    for turn in range(rounds):
        order = chance.permutation(len(nodes))
        for number in range(lots):
            rows = order[number * LOT : (number + 1) * LOT]
            p, m, f = plus[rows], minus[rows], few[rows]
            value = blocks.weights[p].sum(1) - blocks.weights[m].sum(1) + f @ rest.weights
            error = (chance_of(value) - targets[rows]) / LOT
            spread = np.repeat(error, p.shape[1])
            slope = np.bincount(p.ravel(), spread, many) - np.bincount(m.ravel(), spread, many)
            rate = RATE * (1 - (turn * lots + number) / (rounds * lots))
            blocks.step(slope + decay * blocks.weights, rate)
            rest.step(f.T @ error, rate)
    return np.concatenate([rest.weights, blocks.weights])


def loss(weights: Array, nodes: Array, targets: Array) -> float:
    """How badly the weights tell `targets`: the mean cross-entropy."""
    plus, minus = settings(nodes)
    blocks = weights[learned.BLOCKS :]
    told = chance_of(counts(nodes) @ weights[: learned.BLOCKS] + blocks[plus].sum(1) - blocks[minus].sum(1))
    return float(-(targets * np.log(told) + (1 - targets) * np.log(1 - told)).mean())


def write(weights: Array, nodes: Array) -> bytes:
    """The file, scaled so that a man is worth 100 in the mean of `nodes`."""
    pieces = np.bitwise_count(nodes[:, 0] | nodes[:, 1])
    whole = np.rint(weights * 100 / weights[pieces].mean()).clip(-0x7FFF, 0x7FFF)
    body = zlib.compress(whole.astype("<i2").tobytes(), 9)
    return seal(learned.MAGIC, body)


def arrays(seen: list[selfplay.Seen]) -> tuple[Array, Array, Array]:
    """Nodes, results and values, the last two from red's side."""
    nodes = np.array([node for node, _, _ in seen], np.uint64)
    values = np.array([value for _, _, value in seen], np.float64)
    return nodes, np.array([result for _, result, _ in seen]), np.where(nodes[:, 3] == 0, values, -values)


def main() -> None:
    """Play, fit, and write the file; say how long that took and how well unseen games are told."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--endings", type=Path, default=Path("web/tables/dam-endings.bin"))
    parser.add_argument("--games", type=int, default=4500)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--seed", type=int, default=2500)
    parser.add_argument("--rounds", type=int, default=8)
    told = parser.parse_args()
    begun = time.process_time()
    endings = Endings.load(told.endings.read_bytes())
    games = list(selfplay.games(told.games, told.seed, handmade, endings, told.depth))
    print(f"{told.games} games, {sum(map(len, games)):,} positions: {time.process_time() - begun:.0f} s")
    begun = time.process_time()
    nodes, results, values = arrays([seen for game in games for seen in game])
    targets = TRUST * results + (1 - TRUST) * chance_of(values / SCALE)
    unseen = sum(map(len, games[: len(games) // 10]))
    trial = fit(nodes[unseen:], targets[unseen:], told.rounds)
    by_hand = np.array([handmade(node) for game in games[: len(games) // 10] for node, _, _ in game])
    by_hand = np.where(nodes[:unseen, 3] == 0, by_hand, -by_hand)
    told_by_hand = chance_of(by_hand / SCALE)
    plain = -(
        results[:unseen] * np.log(told_by_hand) + (1 - results[:unseen]) * np.log(1 - told_by_hand)
    ).mean()
    print(f"loss on unseen games: {loss(trial, nodes[:unseen], results[:unseen]):.4f}, by hand {plain:.4f}")
    data = write(fit(nodes, targets, told.rounds), nodes)
    told.file.write_bytes(data)
    print(f"{len(data):,} bytes, fitted in {time.process_time() - begun:.0f} s")


if __name__ == "__main__":
    main()
