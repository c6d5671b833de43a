"""Checks the engines against a file of known results; its content says which engine is meant."""

import json
import sys
from argparse import ArgumentParser, Namespace

from klerye.cli import arguments
from klerye.games.dam import vectors as dam


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=arguments.text_file, metavar="FILE", help="known results in JSON")
    parser.add_argument("--depth", type=arguments.depth, help="check every perft count down to this depth")
    parser.add_argument(
        "--leaves",
        type=arguments.leaves,
        default=dam.LEAVES,
        help=f"without --depth: check perft counts up to this large ({dam.LEAVES}, about a minute)",
    )


def run(args: Namespace) -> int:
    """Prints a line for each case that fails, a line with what was checked, then the counts."""
    try:
        data = json.loads(args.file.text)
    except (ValueError, RecursionError) as no:
        print(f"klerye vectors: {args.file.name}: not JSON: {no}", file=sys.stderr)
        return 2
    if not dam.knows(data):
        print(f"klerye vectors: {args.file.name}: this build has no game with this format", file=sys.stderr)
        return 2
    checked = []
    failed = 0
    for name, wrong in dam.check(data, args.depth, args.leaves):
        checked.append(name)
        if wrong is not None:
            failed += 1
            print(f"{name}: {wrong}", flush=True)
    print("checked:", "; ".join(checked))
    print(f"{len(checked) - failed} passed, {failed} failed")
    return 1 if failed or not checked else 0
