"""Finds the plays of a rack of Lexio on a board, the best first."""

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from itertools import islice
from operator import attrgetter

from klerye.cli import arguments, games
from klerye.games.lexio.finder import plays
from klerye.games.lexio.graph import Graph
from klerye.games.lexio.layout import EMPTY, SIZE
from klerye.games.lexio.lexicon import Lexicon
from klerye.games.lexio.notation import write
from klerye.games.lexio.rules import Lexio
from klerye.games.lexio.spots import Spots
from klerye.games.lexio.tiles import RACK


def rack(text: str) -> str:
    """One to seven tiles, "*" for a joker. Raises ArgumentTypeError."""
    if not re.fullmatch(f"[A-Z*]{{1,{RACK}}}", text):
        raise ArgumentTypeError(f"{text[:20]!r} is not a rack of one to seven letters or *")
    return text


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("rack", type=rack, metavar="RACK", help='tiles such as "AEINR*T", * for a joker')
    parser.add_argument(
        "board",
        type=arguments.text_file,
        nargs="?",
        metavar="FILE",
        help="13 rows as a replay prints them; empty without",
    )
    parser.add_argument("--most", type=int, default=20, metavar="N", help="how many plays (20)")


def run(args: Namespace) -> int:
    """Prints points and play, a line each, then how many there are; 2 for what is no board."""
    board = re.sub(r"[^A-Za-z.#]", "", args.board.text) if args.board else EMPTY
    if len(board) != SIZE * SIZE or [sign == "#" for sign in board] != [sign == "#" for sign in EMPTY]:
        print(f"klerye find: {args.board.name} does not hold a board", file=sys.stderr)
        return 2
    lexio = games.rules("lexio")
    words = lexio.words if isinstance(lexio, Lexio) else None
    assert isinstance(words, Lexicon)
    found = [play for some in plays(Spots(Graph(words.arcs)), board, args.rack) for play in some]
    found.sort(key=attrgetter("points"), reverse=True)
    for play in islice(found, args.most):
        print(f"{play.points:4} {write(play.place)}")
    print(f"{len(found)} plays")
    return 0
