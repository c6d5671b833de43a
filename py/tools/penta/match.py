"""Whether playing for the win wins more: the last rounds of seeded games, played both ways with one dice.

    PYTHONPATH=py python py/tools/penta/match.py web/tables/penta.bin 4000

prints the share of wins of both, a tie counting half, and the standard error of the difference.
"""

import math
import random
import sys
from collections.abc import Iterable
from pathlib import Path

from klerye.core.chance import Ask, Dealt
from klerye.core.game import Over
from klerye.games.penta import match
from klerye.games.penta.engine import Player
from klerye.games.penta.policy import Worth
from klerye.games.penta.rules import Penta, State
from klerye.games.penta.table import Table

RULES = Penta()


def play(s: State, players: tuple[Player, Player], rounds: int, dice: random.Random) -> State:
    """The state after so many rounds."""
    end = s.turn + 2 * rounds
    while s.turn < end and not isinstance(waits := RULES.waits(s), Over):
        if isinstance(waits, Ask):
            s = RULES.apply(s, Dealt(tuple(dice.randint(1, 6) for _ in range(waits.count))), 0)
        else:
            *_, act = players[s.seat].acts(s, s.seat, dice.random)
            s = RULES.apply(s, act, 0)
    return s


def share(s: State) -> float:
    """What seat 0 has of the win."""
    waits = RULES.waits(s)
    assert isinstance(waits, Over)
    return (0 in waits.winners) / len(waits.winners)


def compare(worth: Worth, seeds: Iterable[int]) -> tuple[list[float], list[float]]:
    """Seat 0's share of each game's win: when it plays for the win, and when it plays for the points."""
    points, win = Player(worth), Player(worth, win=True)
    shares: tuple[list[float], list[float]] = [], []
    for seed in seeds:
        start = RULES.start(2, {"first": seed % 2})
        late = play(start, (points, points), 13 - match.ROUNDS, random.Random(seed))
        for player, found in zip((win, points), shares, strict=True):
            found.append(share(play(late, (player, points), match.ROUNDS, random.Random(-1 - seed))))
    return shares


def main() -> None:
    """Print the comparison."""
    file, games = sys.argv[1], int(sys.argv[2])
    win, points = compare(Table.load(Path(file).read_bytes(), file).worth, range(games))
    gain = [a - b for a, b in zip(win, points, strict=True)]
    mean = sum(gain) / games
    error = math.sqrt(sum((one - mean) ** 2 for one in gain)) / games
    print(f"for the win {sum(win) / games:.4f}, for the points {sum(points) / games:.4f}")
    print(f"gain {mean:+.4f}, standard error {error:.4f}")


if __name__ == "__main__":
    main()
