"""Games of Lexio between bots through the real rules, the same for the same seed."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "py"))

from klerye.core.chance import Ask, Dealt  # noqa: E402
from klerye.core.engine import Bot  # noqa: E402
from klerye.core.game import Over  # noqa: E402
from klerye.games.lexio.acts import Act  # noqa: E402
from klerye.games.lexio.lexicon import Lexicon  # noqa: E402
from klerye.games.lexio.rules import Lexio, State  # noqa: E402
from klerye.games.lexio.tiles import UNSEEN  # noqa: E402

WORDS = ROOT / "wordlists" / "fr.dawg"

Turn = tuple[State, Act]
"""A state as the seat on turn was told it, and what it did."""


def lexicon() -> Lexicon:
    return Lexicon.load(WORDS.read_bytes())


def told(s: State, seat: int) -> State:
    """The state as a seat may see it (L5)."""
    racks = (rack if n == seat else UNSEEN * len(rack) for n, rack in enumerate(s.racks))
    return replace(s, racks=tuple(racks))


def play(rules: Lexio, bots: Sequence[Bot[Any, Any]], seed: int) -> tuple[list[Turn], tuple[int, ...]]:
    """The turns of a game, and the scores at its end."""
    chance = Random(seed)
    s = rules.start(len(bots), {})
    turns: list[Turn] = []
    while True:
        waits = rules.waits(s)
        if isinstance(waits, Over):
            return turns, s.scores
        act: Act | Dealt
        if isinstance(waits, Ask):
            act = Dealt(tuple(chance.sample(waits.pool, waits.count)))
        elif s.ended:
            forced = rules.forced(s)
            assert forced is not None
            act = forced
        else:
            seen = told(s, waits.seat)
            *_, decision = bots[waits.seat].acts(seen, waits.seat, chance.random)
            turns.append((seen, decision))
            act = decision
        s = rules.apply(s, act, 0)
