#!/usr/bin/env python3
"""Measures the engine of Dam: how fast it looks ahead and how well it plays.

    PYTHONPATH=py python3 tests/bench/dam_engine.py speed
    PYTHONPATH=py python3 tests/bench/dam_engine.py levels [--games 100]
    PYTHONPATH=py python3 tests/bench/dam_engine.py hand [--games 100]
    PYTHONPATH=py python3 tests/bench/dam_engine.py rapid FOLDER [--games 20]

Games begin with three random moves, each beginning in both colours; the same for the same seed. A bot that
does not end by itself is stopped after so many steps, so the results do not depend on the machine. `rapid`
plays the npm package rapid-draughts at its own default depth: install it into a FOLDER of its own first.
Speed in Pyodide: tests/bench/dam_engine.mjs.
"""

import argparse
import json
import math
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

from klerye.core.engine import LEVELS, Bot, Engine
from klerye.core.game import Turn
from klerye.games.dam import fen
from klerye.games.dam.engine import MAKER, Best
from klerye.games.dam.evaluation import handmade
from klerye.games.dam.position import RED, START, Move, Position, moves, perft
from klerye.games.dam.rules import Dam, State

ROOT = Path(__file__).resolve().parents[2]
GAME = Dam()
PLACES = {
    "start": START,
    "middle": fen.read("W:W18,19,21,23,24,26,29,30,31,32:B1,2,3,6,7,9,10,11,12,14"),
    "kings": fen.read("B:W27,19,18,11,7,K3:B12,K20,K32,K28,5"),
    "ending": fen.read("W:WK10,K11,25:B4,K20,13"),
}

Player = Callable[[State, Random], Move]


def engine() -> Engine:
    """The engine with all its files."""
    return MAKER.make({name: (ROOT / path).read_bytes() for name, path in MAKER.files.items()})


def speed(seconds: float = 1.0, clock: Callable[[], float] = time.process_time) -> None:
    """Print how far and how fast the best bot's search goes in a time, and what perft does."""
    best = engine().bots["best"]
    assert isinstance(best, Best)
    for name, position in PLACES.items():
        search = best.search(State((position,), 0))
        begun = before = clock()
        steps = []
        for _, _, depth in search.best():  # noqa: B007
            now = clock()
            steps.append(now - before)
            if now - begun > seconds:
                break
            before = clock()
        steps.sort()
        print(
            f"{name}: {search.nodes / (now - begun):,.0f} nodes a second, depth {depth} after {seconds} s; "
            f"a step takes {steps[len(steps) // 2] * 1000:.1f} ms, 99 of 100 at most "
            f"{steps[len(steps) * 99 // 100] * 1000:.1f} ms, the longest {steps[-1] * 1000:.1f} ms"
        )
    begun = clock()
    leaves = perft(START, 7)
    print(f"perft 7: {leaves:,} leaves, {leaves / (clock() - begun):,.0f} a second")


def bot(bot: Bot[Any, Any], steps: int) -> Player:
    """`bot`, stopped after so many steps unless it ends by itself."""
    most = steps if isinstance(bot, Best) else None

    def play(s: State, chance: Random) -> Move:
        turn = GAME.waits(s)
        assert isinstance(turn, Turn)
        *_, act = islice(bot.acts(s, turn.seat, chance.random), most)
        assert isinstance(act, Move)
        return act

    return play


def openings(chance: Random) -> Iterator[State]:
    """Beginnings of three random moves, no two alike until there are no more."""
    seen: set[Position] = set()
    while True:
        s = State((START,), 0)
        for _ in range(3):
            s = GAME.apply(s, chance.choice(moves(s.position)), 0)
        if s.position not in seen or len(seen) > 250:
            seen.add(s.position)
            yield s


def game(s: State, red: Player, white: Player, chance: Random) -> float:
    """Red's result: 1, 0.5 or 0."""
    while not s.ended:
        s = GAME.apply(s, (red if s.position.turn == RED else white)(s, chance), 0)
    return 0.5 if not s.ended.winners else float(s.ended.winners == (0,))


def match(name: str, one: Player, other: Player, games: int, seed: int) -> None:
    """Print the result of `games` games, in pairs with the colours changed."""
    chance = Random(seed)
    begun = time.process_time()
    results = []
    for s, _ in zip(openings(chance), range(games // 2), strict=False):
        results += [game(s, one, other, chance), 1 - game(s, other, one, chance)]
    won, drawn = results.count(1), results.count(0.5)
    share = sum(results) / len(results)
    elo = -400 * math.log10(1 / share - 1) if 0 < share < 1 else math.inf
    print(
        f"{name}: {won} won, {drawn} drawn, {len(results) - won - drawn} lost, {share:.0%}, {elo:+.0f} Elo "
        f"({time.process_time() - begun:.0f} s)",
        flush=True,
    )


class Rapid:
    """The package, as a player of one game at a time; it answers to every move of ours."""

    def __init__(self, folder: Path) -> None:
        script = Path(__file__).with_name("dam_rapid.mjs")
        self.node = subprocess.Popen(
            ["node", script, folder.resolve()], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.illegal = 0
        self.unknown = 0
        self.ms: list[float] = []

    def ask(self, *request: Any) -> Any:
        assert self.node.stdin
        assert self.node.stdout
        self.node.stdin.write(json.dumps(request) + "\n")
        self.node.stdin.flush()
        return json.loads(self.node.stdout.readline())

    def tell(self, move: Move) -> None:
        taken = [square - 1 for square in move.taken]
        self.unknown += not self.ask("move", move.path[0] - 1, move.path[-1] - 1, taken)

    def think(self, s: State) -> Move | None:
        answer = self.ask("think")
        self.ms.append(answer["ms"])
        for move in moves(s.position):
            if (move.path[0] - 1, move.path[-1] - 1) == (answer["origin"], answer["destination"]) and sorted(
                square - 1 for square in move.taken
            ) == sorted(answer["captures"]):
                return move
        self.illegal += 1
        return None


def rapid(folder: Path, games: int, seconds: float, seed: int) -> None:
    """Print the results against the package; our bot has `seconds` of CPU time a move."""
    chance, other, best = Random(seed), Rapid(folder), engine().bots["best"]
    count = {1.0: 0, 0.5: 0, 0.0: 0}
    for s, number in zip(openings(chance), range(games), strict=False):
        seat = number % 2
        other.ask("new")
        # The package wants the beginning told move by move.
        told = replay_opening(s)
        for move in told:
            other.tell(move)
        while not s.ended:
            if (s.position.turn == RED) == (seat == 0):
                begun = time.process_time()
                for act in best.acts(s, seat, chance.random):  # noqa: B007
                    if time.process_time() - begun > seconds:
                        break
            else:
                answer = other.think(s)
                if answer is None:
                    break
                act = answer
            other.tell(act)
            s = GAME.apply(s, act, 0)
        result = 0.5
        if s.ended and s.ended.winners:
            result = float(s.ended.winners == (seat,))
        elif not s.ended:
            result = 1.0
        count[result] += 1
    print(
        f"best at {seconds} s against rapid-draughts at its default depth: "
        f"{count[1.0]} won, {count[0.5]} drawn, {count[0.0]} lost; "
        f"its illegal moves: {other.illegal}, legal moves it did not know: {other.unknown}; "
        f"it thought {sum(other.ms) / len(other.ms):.0f} ms a move"
    )
    other.node.kill()


def replay_opening(s: State) -> list[Move]:
    """Three moves that lead from the start to `s`."""

    def ways(at: State, left: int) -> list[Move] | None:
        if not left:
            return [] if at.position == s.position else None
        for move in moves(at.position):
            if (rest := ways(GAME.apply(at, move, 0), left - 1)) is not None:
                return [move, *rest]
        return None

    found = ways(State((START,), 0), 3)
    assert found is not None
    return found


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("speed", "levels", "hand", "rapid"))
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--steps", type=int, default=20, help="of a bot that does not end by itself")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--pair", help="of levels, as hard-best; else each against the one above")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    pairs = list(pairwise(LEVELS)) if not told.pair else [told.pair.split("-")]
    if told.what == "speed":
        speed()
    elif told.what == "levels":
        bots = engine().bots
        for weaker, stronger in pairs:
            match(
                f"{stronger} against {weaker}",
                bot(bots[stronger], told.steps),
                bot(bots[weaker], told.steps),
                told.games,
                told.seed,
            )
    elif told.what == "hand":
        best = engine().bots["best"]
        assert isinstance(best, Best)
        other = Best(handmade, best.probe)
        match(
            f"best against itself with the evaluation made by hand, {told.steps} steps",
            bot(best, told.steps),
            bot(other, told.steps),
            told.games,
            told.seed,
        )
    else:
        if not told.folder:
            sys.exit("tests/bench/dam_engine.py rapid FOLDER")
        rapid(told.folder, told.games, told.seconds, told.seed)


if __name__ == "__main__":
    main()
