"""Checks the engines against a file of known results; its content says which engine is meant."""

import json
import sys
from argparse import ArgumentParser, Namespace
from importlib import import_module
from typing import Any

from klerye.cli import arguments
from klerye.cli.games import FOLDER
from klerye.games.dam import vectors as dam
from klerye.games.penta import vectors as penta
from klerye.main import GAMES


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=arguments.text_file, metavar="FILE", help="known results in JSON")
    parser.add_argument("--depth", type=arguments.depth, help="check every perft count down to this depth")
    parser.add_argument(
        "--leaves",
        type=arguments.leaves,
        help=f"without --depth: check perft counts up to this large ({dam.LEAVES}, about a minute)",
    )


def run(args: Namespace) -> int:
    """Prints a line for each case that fails, a line with what was checked, then the counts."""
    try:
        data = json.loads(args.file.text)
    except (ValueError, RecursionError) as no:
        print(f"klerye vectors: {args.file.name}: not JSON: {no}", file=sys.stderr)
        return 2
    engine = _engine(data)
    if engine is None:
        print(f"klerye vectors: {args.file.name}: this build has no game with this format", file=sys.stderr)
        return 2
    perft = {name: value for name in ("depth", "leaves") if (value := getattr(args, name)) is not None}
    if perft and engine is not dam:
        print(f"klerye vectors: {args.file.name}: --{min(perft)} is for perft counts only", file=sys.stderr)
        return 2
    besides: dict[str, Any] = {**perft}
    if engine is penta and (wanted := penta.wants(data)):
        try:
            besides["file"] = (FOLDER / wanted).read_bytes()
        except OSError as no:
            print(f"klerye vectors: cannot read {wanted}: {no.strerror}", file=sys.stderr)
            return 2
    checked = []
    failed = 0
    for name, wrong in engine.check(data, **besides):
        checked.append(name)
        if wrong is not None:
            failed += 1
            print(f"{name}: {wrong}", flush=True)
    print("checked:", "; ".join(checked))
    print(f"{len(checked) - failed} passed, {failed} failed")
    return 1 if failed or not checked else 0


def _engine(data: Any) -> Any:
    """The module of a game that knows this format, or None: each has `knows(data)` and `check(data)`."""
    engines = (import_module(f"{home}.vectors") for home in GAMES.values())
    return next((engine for engine in engines if engine.knows(data)), None)
