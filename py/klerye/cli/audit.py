"""Checks the whole of a finished game whose devices made chance together, from its saved journal."""

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from klerye.app.view.far import audited
from klerye.app.words import words
from klerye.cli import arguments, games
from klerye.core.ed25519 import verify
from klerye.core.refusal import Illegal
from klerye.core.ristretto import Plain
from klerye.table.joint.audit import audit
from klerye.table.journal import Entry, Opened, read_lines


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=arguments.text_file, metavar="FILE", help="a saved journal, JSON lines")


def run(args: Namespace) -> int:
    """Prints one JSON object; 1 when something is wrong, or cannot be checked."""
    try:
        told = _told(read_lines(args.file.text.split("\n")))
    except Illegal as no:
        told = {"ok": False, "why": no.why, "facts": no.facts, "said": words("en")(no.why, **no.facts)}
    print(json.dumps(told, ensure_ascii=False, indent=2))
    return 0 if told["ok"] else 1


def _told(entries: list[Entry]) -> dict[str, Any]:
    """What the audit found."""
    *_, finding = audit(entries, games.rules, Plain(), verify)
    opened = entries[0].what
    assert isinstance(opened, Opened)
    told: dict[str, Any] = {"ok": finding.good, "said": audited(finding, opened, words("en"))}
    told |= {"tiles": finding.tiles, "draws": finding.draws, "throws": finding.throws}
    if finding.unopened:
        told["unopened"] = list(finding.unopened)
    if not finding.good:
        told |= {"entry": finding.n, "device": finding.device, "why": finding.why}
    return told
