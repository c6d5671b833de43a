"""Turns a game from one format into another: a journal, or a file of the field."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from klerye.app.at_records import format_of
from klerye.app.at_replay import table_of, text_in
from klerye.app.words import words
from klerye.cli import arguments, games
from klerye.core.refusal import Illegal
from klerye.core.transcript import Format
from klerye.main import SHELF
from klerye.table.follower import Follower, fold
from klerye.table.journal import read_lines

FORMATS = ("pdn", "gcg", "csv", "json", "journal")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", type=arguments.text_file, metavar="FILE", help="a journal, PDN, GCG, CSV, JSON"
    )
    parser.add_argument("--to", choices=FORMATS, required=True, help="the format to write")


def run(args: Namespace) -> int:
    """Prints every game of the file in that format; 1 when one is wrong."""
    try:
        for told in _games(args.file.text):
            if args.to == "journal":
                text = "".join(entry.line() + "\n" for entry in told.entries)
            else:
                form = _form(told.opened.game, args.to)
                if form is None:
                    print(f"klerye: this game is not written as {args.to}", file=sys.stderr)
                    return 2
                text = text_in(form, told)
            print(text, end="")
    except Illegal as no:
        print(json.dumps({"why": no.why, "facts": no.facts, "said": words("en")(no.why, **no.facts)}))
        return 1
    return 0


def _form(game: str, name: str) -> Format | None:
    """The format of that name in which the game is written."""
    kit = SHELF.kit(game)
    forms = kit.formats() if kit and kit.formats else ()
    return next((form for form in forms if form.name == name), None)


def _games(text: str) -> Iterator[Follower]:
    """The games of a file, one after the other. Raises `Illegal`."""
    kits = [kit for name in SHELF.names if (kit := SHELF.kit(name))]
    found = [(kit, form) for kit in kits if (form := format_of(kit, text))]
    if not found or '"before"' in text.partition("\n")[0]:
        yield fold(read_lines(text.split("\n")), games.rules)
        return
    kit, form = found[0]
    for one in form.find(text):
        yield table_of(kit, one.load())
