"""Plays whole games between computers, over the same road as any table, and tells how they fared."""

import json
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NoReturn

from klerye.cli import games
from klerye.core.chance import Ask
from klerye.core.engine import LEVELS, Engine
from klerye.core.game import Game, Options, Over, Seat
from klerye.core.refusal import Illegal
from klerye.main import GAMES, SHELF
from klerye.table import players
from klerye.table.dealer import Local
from klerye.table.follower import open_table
from klerye.table.journal import Opened
from klerye.table.keeper import Keeper

LARGEST = 10**9


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think about one act: so many steps, or so many ms. With neither it decides alone."""

    steps: int | None = None
    ms: int | None = None

    def decision(self, acts: Iterator[str]) -> str:
        """The last of `acts` within the limit, but at least the first."""
        began, last = time.perf_counter(), ""
        for act in islice(acts, self.steps):
            last = act
            if self.ms is not None and time.perf_counter() - began >= self.ms / 1000:
                break
        return last


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: what its keeper knows, and for each seat the CPU seconds of each act."""

    keeper: Keeper
    seconds: tuple[list[float], ...]

    @property
    def over(self) -> Over:
        over = self.keeper.truth.waits
        assert isinstance(over, Over)
        return over


def bring(name: str) -> tuple[Game[Any, Any], Engine]:
    """The rules and the engine of that game, with all files. A file that is missing or damaged ends the
    command with one line and status 2: figures of a weaker engine would mislead."""
    rules, kit = games.rules(name), SHELF.kit(name)
    if rules is None or kit is None or kit.engine is None:
        _stop(f"{name} has no computer players in this build")
    maker, data = kit.engine(), {}
    for file, path in maker.files.items():
        try:
            data[file] = (games.FOLDER / path).read_bytes()
        except OSError as no:
            _stop(f"cannot read {path}: {no.strerror}")
    try:
        return rules, maker.make(data)
    except Illegal as no:
        _stop(f"{maker.files[str(no.facts['file'])]} is damaged")


def play(
    rules: Game[Any, Any], engine: Engine, levels: Sequence[str], options: Options, seed: str, limit: Limit
) -> Played:
    """One game. Each bot sees what the keeper tells its seat, and follows that entry by entry.

    `seed` decides all chance, the bots' too; every stamp is 0. Raises `Illegal` where the keeper refuses
    an act that was legal as the bot's seat was told it: then a rule depends on what is hidden.
    """
    chance = Random(seed)
    seats = range(len(levels))
    names = tuple(str(seat + 1) for seat in seats)
    opened = Opened("00000000", rules.name, names, 0, options, computers=tuple(levels))
    keeper = Keeper.open(opened, lambda _: rules, lambda: f"{chance.getrandbits(128):032x}")
    tables = [open_table(keeper.told(0, seat), lambda _: rules) for seat in seats]
    own = [Random(f"{seed}/{seat}").random for seat in seats]
    dealer = Local(chance)
    seconds: tuple[list[float], ...] = tuple([] for _ in seats)
    while not isinstance(waits := keeper.truth.waits, Over):
        if isinstance(waits, Ask):
            keeper = keeper.deal(dealer, now=0)
        elif forced := keeper.force(now=0):
            keeper = forced
        else:
            seat, began = waits.seat, time.process_time()
            acts = players.acts(engine.bots[levels[seat]], tables[seat], own[seat], at=0, failed=_raise)
            act = limit.decision(acts)
            seconds[seat].append(time.process_time() - began)
            keeper = keeper.propose(seat, act, keeper.last.n, now=0)
        tables = [table.follow(keeper.told(keeper.last.n, seat)) for seat, table in enumerate(tables)]
    return Played(keeper, seconds)


def points(over: Over, seat: Seat, seats: int) -> float:
    """What a game brought to `seat`: its part of the one point, which all share where nobody wins."""
    shared = over.winners or range(seats)
    return (seat in shared) / len(shared)


def _whole(text: str, least: int = 1) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 10 or not least <= int(text) <= LARGEST:
        raise ArgumentTypeError(f"{text[:20]!r} is not a whole number from {least} to {LARGEST}")
    return int(text)


def _seed(text: str) -> int:
    return _whole(text, least=0)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--bots", choices=LEVELS, nargs="+", required=True, metavar="LEVEL", help=", ".join(LEVELS)
    )
    parser.add_argument(
        "--seed", type=_seed, required=True, metavar="N", help="the same seed, the same games"
    )
    parser.add_argument("--games", type=_whole, default=2, metavar="N", help="how many, in all (2)")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--steps",
        type=_whole,
        metavar="N",
        help="steps of thinking an act; without, each bot decides by itself, which may take long",
    )
    limit.add_argument(
        "--ms",
        type=_whole,
        metavar="N",
        help="milliseconds of thinking an act: the clock decides, so the games are not the same again",
    )
    parser.add_argument(
        "--rotate",
        action=BooleanOptionalAction,
        help="play each start once for each bot that can begin, with the same seed (usual for two bots);"
        " otherwise the game says who begins",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: Namespace) -> int:
    """Prints a line for each bot, or all as JSON."""
    rules, engine = bring(args.game)
    seats = len(args.bots)
    if seats not in rules.seats:
        _stop(f"{args.game} takes {rules.seats[0]} to {rules.seats[-1]} bots, not {seats}")
    rotate = seats == 2 if args.rotate is None else args.rotate
    played = []
    for n in range(args.games):
        start, first = divmod(n, seats) if rotate else (n, None)
        seed, limit = f"{args.seed}/{start}", Limit(args.steps, args.ms)
        played.append(play(rules, engine, args.bots, {"first": first}, seed, limit))
    bots = [_fared(level, seat, played) for seat, level in enumerate(args.bots)]
    if args.json:
        asked = {name: getattr(args, name) for name in ("game", "seed", "games", "steps", "ms")}
        print(json.dumps(asked | {"rotate": rotate, "bots": bots}, indent=2))
        return 0
    for place, bot in enumerate(bots, 1):
        print(place, _line(bot))
    return 0


def _line(bot: Mapping[str, Any]) -> str:
    """How one bot fared, for people."""
    parts = [
        f"{bot['wins']} won",
        f"{bot['draws']} drawn",
        f"{bot['losses']} lost",
        f"{bot['points']:g} points",
    ]
    for name in ("score", "ahead"):
        if (value := bot[name]) is not None:
            error = "" if value["error"] is None else f" ± {value['error']:.2f}"
            parts.append(f"{name} {value['mean']:.2f}{error}")
    return f"{bot['level']}: {', '.join(parts)}, {bot['cpu_seconds']:.4f} CPU s an act"


def _fared(level: str, seat: Seat, played: Sequence[Played]) -> dict[str, Any]:
    """How one bot fared. `score` and `ahead`, its lead on the mean of the others, are None where the game
    does not count; `error` is the standard error of a mean, as if the games were independent."""
    overs = [game.over for game in played]
    seats = len(played[0].seconds)
    wins = sum(over.winners == (seat,) for over in overs)
    losses = sum(bool(over.winners) and seat not in over.winners for over in overs)
    scores = [over.scores[seat] for over in overs if over.scores]
    ahead = [
        over.scores[seat] - fmean(score for n, score in enumerate(over.scores) if n != seat)
        for over in overs
        if len(over.scores) > 1
    ]
    seconds = [second for game in played for second in game.seconds[seat]]
    return {
        "level": level,
        "wins": wins,
        "draws": len(overs) - wins - losses,
        "losses": losses,
        "points": sum(points(over, seat, seats) for over in overs),
        "score": _mean(scores),
        "ahead": _mean(ahead),
        "cpu_seconds": fmean(seconds) if seconds else 0.0,
    }


def _mean(values: Sequence[float]) -> dict[str, float | None] | None:
    if not values:
        return None
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else None
    return {"mean": fmean(values), "error": error}


def _stop(why: str) -> NoReturn:
    print(f"klerye play: {why}", file=sys.stderr)
    raise SystemExit(2)


def _raise() -> None:
    """A bot that fails is no player to be measured."""
    error = sys.exc_info()[1]
    assert error is not None
    raise error
