"""Counts the lines of play from a position of Dam, depth by depth."""

import time
from argparse import ArgumentParser, Namespace

from klerye.cli import arguments
from klerye.games.dam.position import perft


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("fen", type=arguments.position, metavar="FEN", help='such as "B:W21-32:B1-12"')
    parser.add_argument("depth", type=arguments.depth, metavar="DEPTH", help="plies, 1 to 99")
    parser.add_argument("--distinct", action="store_true", help="count routes with the same result once")


def run(args: Namespace) -> int:
    """Prints depth, count and seconds, a line for each depth."""
    for depth in range(1, args.depth + 1):
        begun = time.perf_counter()
        counted = perft(args.fen, depth, args.distinct)
        print(f"{depth} {counted}  {time.perf_counter() - begun:.2f} s", flush=True)
    return 0
