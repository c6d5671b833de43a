"""A whole game in the part of an address after the #: what happened, compressed, without the seals.

The text inside has a line of JSON (the game, the names, the options, the levels of computers, when it began)
and then a line for each act and deal: the ms since the one before, where there are any, and its notation.
"""

import base64
import json
import re
import zlib
from itertools import accumulate
from typing import Any, Final

from klerye.core.refusal import Illegal
from klerye.core.transcript import Transcript
from klerye.table import strict
from klerye.table.follower import Follower, Games
from klerye.table.journal import LATEST, MOST
from klerye.table.retold import retell, transcript

PREFIX: Final = "g."
FORMAT: Final = 1

LONGEST: Final = 16_000
"""Characters of a link that is made; browsers and messengers take longer ones, people do not."""

LARGEST: Final = 64_000
"""Characters of a link that is read."""

INSIDE: Final = 400_000
"""Bytes that a link may unfold to: forty times what a long game needs."""


def write(told: Follower) -> str:
    """The game at a table as a fragment, from which `read` makes it again. Raises `Illegal` where it is too
    long for a link."""
    opened, game = told.opened, told.game
    heard = transcript(told)
    head = [FORMAT, game.name, opened.names, dict(opened.options), opened.computers, opened.when]
    lines = [json.dumps(head, ensure_ascii=False, separators=(",", ":"))]
    last = 0
    for entry, act in zip(told.in_force()[1:], heard.acts, strict=True):
        lines.append(f"{entry.at - last or ''} {game.write(act)}")
        last = entry.at
    packed = zlib.compress("\n".join(lines).encode(), 9)
    fragment = PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")
    if len(fragment) > LONGEST:
        raise Illegal("records.link_long")
    return fragment


def read(fragment: str, games: Games) -> Follower:
    """The game that a fragment tells. Raises `Illegal` for one that was cut or is no game."""
    if len(fragment) > LARGEST:
        raise Illegal("records.link_large")
    head, *lines = _unpacked(fragment).split("\n")
    try:
        form, name, names, options, levels, when = strict.load(head)
        game = games(name) if isinstance(name, str) else None
        fits = form == FORMAT and type(when) is int and 0 <= when < LATEST and isinstance(options, dict)
        if game is None or not fits or not _texts(names) or not _texts(levels) or len(lines) >= MOST:
            raise ValueError
        texts = [line.partition(" ") for line in lines]
        if not all(_STEP.fullmatch(ms) for ms, _, _ in texts):
            raise ValueError
        times = tuple(accumulate(int(ms or "0") for ms, _, _ in texts))
        if max(times, default=0) >= LATEST:
            raise ValueError
        acts = tuple(game.read(text) for _, _, text in texts)
        return retell(game, Transcript(tuple(names), options, acts, tuple(levels)), when, times)
    except (ValueError, TypeError, Illegal):
        raise Illegal("records.link_bad") from None


_STEP: Final = re.compile(r"\d{0,12}", re.ASCII)


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _unpacked(fragment: str) -> str:
    """The text inside, if there is one and it is not too large. Raises `Illegal`."""
    code = fragment.removeprefix(PREFIX)
    try:
        packed = base64.b64decode(code + "=" * (-len(code) % 4), b"-_", validate=True)
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(packed, INSIDE)
        if not unpacking.eof or unpacking.unused_data:
            raise ValueError
        return data.decode()
    except (ValueError, zlib.error):  # of these is binascii.Error, too
        raise Illegal("records.link_bad") from None
