"""Folds a saved journal and prints where it ends, or the first entry that breaks a rule, as JSON."""

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from klerye.app.words import words
from klerye.cli import arguments, games
from klerye.core.game import Over
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower, fold
from klerye.table.journal import read_lines


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=arguments.text_file, metavar="FILE", help="a saved journal, JSON lines")


def run(args: Namespace) -> int:
    """Prints one JSON object; 1 when the journal breaks a rule."""
    try:
        told = _told(fold(read_lines(args.file.text.split("\n")), games.rules))
    except Illegal as no:
        told = {"ok": False, "why": no.why, "facts": no.facts, "said": words("en")(no.why, **no.facts)}
        if "n" in no.facts:
            told["entry"] = no.facts["n"]
    print(json.dumps(told, ensure_ascii=False, indent=2))
    return 0 if told["ok"] else 1


def _told(table: Follower) -> dict[str, Any]:
    """The end of a journal: its table, its last state, its result (None while the game goes on)."""
    waits, names = table.waits, table.opened.names
    result = None
    if isinstance(waits, Over):
        result = {
            "winners": [{"seat": seat, "name": names[seat]} for seat in waits.winners],
            "scores": list(waits.scores),
            "why": waits.why,
            "said": words("en")(waits.why, **waits.facts),
        }
    return {
        "ok": True,
        "game": table.opened.game,
        "names": list(names),
        "entries": len(table.entries),
        "state": table.game.report(table.state),
        "result": result,
    }
