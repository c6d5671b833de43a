"""Replays every game of a PDN file, or of a file with one game a line, by the rules of Dam."""

from argparse import ArgumentParser, Namespace

from klerye.app.words import words
from klerye.cli import arguments
from klerye.core.refusal import Illegal
from klerye.games.dam import pdn


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=arguments.text_file, metavar="FILE", help="games in PDN")


def run(args: Namespace) -> int:
    """Prints a line for each game that breaks a rule, then the counts; 1 if any does."""
    say = words("en")
    legal = illegal = plies = 0
    for number, script in enumerate(pdn.scripts(args.file.text), start=1):
        try:
            plies += len(pdn.replay(script).moves)
            legal += 1
        except Illegal as no:
            illegal += 1
            line, ply, move = no.facts["line"], no.facts["ply"], no.facts["move"]
            place = f"ply {ply}, {move}" if ply else "headers"
            print(f"game {number}, line {line}, {place}: {say(no.why, **no.facts)}")
    print(f"{legal + illegal} games: {legal} legal ({plies} plies), {illegal} illegal")
    return 1 if illegal or not legal else 0
