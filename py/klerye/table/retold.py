"""A journal made anew from a transcript, and a transcript made from a journal."""

import hashlib
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from klerye.core.engine import LEVELS
from klerye.core.game import Game, Turn
from klerye.core.refusal import Illegal
from klerye.core.transcript import Transcript
from klerye.table import names
from klerye.table.follower import Follower, open_table
from klerye.table.journal import SEALED, Acted, Chance, Entry, Opened
from klerye.table.line import line


def transcript(told: Follower, when: str = "") -> Transcript:
    """The game at a table as far as it is known here, without what was taken back, the clock, the seals and
    all that devices gave to chance; `when` is the moment the table opened, in ISO 8601."""
    opened = told.opened
    return Transcript(opened.names, opened.options, line(told).acts, opened.computers, when)


def retell(
    game: Game[Any, Any],
    heard: Transcript,
    when: int = 0,
    times: Sequence[int] = (),
    players: Sequence[str] = (),
) -> Follower:
    """A table at which happened what `heard` says, at these `times` (ms since it opened; none: all at once),
    opened at `when` (Unix ms, 0: unknown). Who has no name is called by `players`. The same game is always
    the same table. Raises `Illegal` "table.seats", or with the fact `n`, the number of the act that breaks a
    rule."""
    if len(heard.names) not in game.seats:  # before they are told apart
        raise Illegal("table.seats", least=game.seats[0], most=game.seats[-1])
    called = tuple(_called(heard.names, players))
    levels = tuple(level if level in LEVELS else "" for level in heard.levels)
    levels = levels if any(levels) and len(levels) == len(called) else ()
    texts = [game.write(act) for act in heard.acts]
    about = repr((game.name, called, sorted(heard.options.items()), levels, when, texts, tuple(times)))
    id = hashlib.sha256(about.encode(errors="replace")).hexdigest()[:32]
    opened = Opened(id, game.name, called, when, dict(heard.options), None, levels)
    told = open_table(Entry(0, 0, opened, ""), lambda _: game)
    for n, text in enumerate(texts, 1):
        waits, at = told.waits, times[n - 1] if times else 0
        what = Acted(waits.seat, text) if isinstance(waits, Turn) else Chance(text)
        salt = SEALED if SEALED in text else ""
        try:
            told = told.follow(Entry(n, at, what, told.entries[-1].digest() or "", salt))
        except Illegal as no:
            raise Illegal(no.why, **{**no.facts, "n": n}) from None
    return told


def _called(given: Iterable[str], players: Sequence[str]) -> Iterable[str]:
    """Names that can stand at a table: what nobody can see is left out, what is too long is cut, and who is
    called like another gets a number."""
    taken: set[str] = set()
    for seat, name in enumerate(given):
        visible = "".join(c for c in name if c.isspace() or unicodedata.category(c)[0] != "C")
        short = " ".join(unicodedata.normalize("NFC", visible).split())[: names.LONGEST].strip()
        try:
            called = names.clean(short)
        except Illegal:
            called = players[seat] if seat < len(players) else str(seat + 1)
        stem, number = called, 2
        while called in taken:
            called = f"{stem[: names.LONGEST - 3].rstrip()} {number}"
            number += 1
        taken.add(called)
        yield called
