"""What came of a finished game, folded from its journal: records and progress are made of it."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from klerye.core.game import Over, Seat, Turn
from klerye.core.refusal import Illegal, Key
from klerye.table import strict
from klerye.table.follower import Follower
from klerye.table.line import line

FORMAT = 1

Feats = Callable[[Sequence[Any], Sequence[Any]], tuple[Mapping[str, int | str], ...]]
"""What a game counts for statistics, one mapping a seat: from the states in force, and the acts and deals
between them."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one seat fared: `level` is empty for a person; `here`: a person who used this device; `place`
    counts from 1, and those who are equal share it (a draw is 1 for all); `score` where the game counts;
    `feats` is what the game itself counts."""

    name: str
    level: str
    here: bool
    place: int
    score: int | None = None
    feats: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game: the `table`'s id, when it `opened` (Unix ms) and how long it `took` (ms), the reason
    of its end with its facts, the `turns` that were played, and whether it was `set_up`, that is began
    elsewhere than at the usual start."""

    table: str
    game: str
    opened: int
    took: int
    why: str
    facts: Mapping[str, Any]
    seats: tuple[Played, ...]
    turns: int
    set_up: bool = False

    @property
    def ended(self) -> int:
        """Unix ms."""
        return self.opened + self.took

    def text(self) -> str:
        """One line of JSON, which `read_result` reads."""
        body = {"result": FORMAT, **asdict(self), "facts": {n: _plain(f) for n, f in self.facts.items()}}
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def result(told: Follower, feats: Feats | None, here: Iterable[Seat]) -> Result:
    """What came of the finished game at the table `told`, of which the seats `here` used this device."""
    over, opened = told.waits, told.opened
    assert isinstance(over, Over)
    played = line(told)
    counted = feats(played.states, played.acts) if feats else ({},) * len(opened.names)
    scores = over.scores or (None,) * len(opened.names)
    places, near = _places(over.winners, scores), frozenset(here)
    seats = tuple(
        Played(name, opened.level(seat), seat in near, places[seat], scores[seat], counted[seat])
        for seat, name in enumerate(opened.names)
    )
    turns = [turn.number for turn in map(told.game.waits, played.states) if isinstance(turn, Turn)]
    return Result(
        table=opened.id,
        game=opened.game,
        opened=opened.when,
        took=told.entries[-1].at,
        why=over.why,
        facts=over.facts,
        seats=seats,
        turns=max(turns, default=-1) + 1,
        set_up=any(name != "first" for name in opened.options),
    )


def _places(winners: Sequence[Seat], scores: Sequence[int | None]) -> tuple[int, ...]:
    """The place of each seat: the winners are first, the others follow by their scores; all share the first
    where nobody has won."""
    ranks = [
        (1, 0) if seat in winners else (0, score or 0) if winners else (0, 0)
        for seat, score in enumerate(scores)
    ]
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)


def _plain(fact: Any) -> Any:
    """A fact as JSON: a key is marked as one."""
    return {"key": str(fact)} if isinstance(fact, Key) else fact


def _fact(value: Any) -> Any:
    match value:
        case {"key": str(key)}:
            return Key(key)
        case list():
            return tuple(value)
    return value


_TYPES = {"table": str, "game": str, "opened": int, "took": int, "why": str, "facts": dict, "seats": list}
_TYPES |= {"turns": int, "set_up": bool}
_SEAT = {"name": str, "level": str, "here": bool, "place": int, "score": int | None, "feats": dict}


def read_result(text: str) -> Result:
    """The result that `text` wrote. Raises `Illegal` "table.shape" for anything else."""
    try:
        body = strict.load(text)
        if body.pop("result") != FORMAT or not _fits(body, _TYPES) or not body["seats"]:
            raise ValueError
        if not all(_fits(seat, _SEAT) for seat in body["seats"]):
            raise ValueError
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Illegal("table.shape") from None
    facts = {name: _fact(fact) for name, fact in body["facts"].items()}
    return Result(**{**body, "facts": facts, "seats": tuple(Played(**seat) for seat in body["seats"])})


def _fits(fields: Any, types: Mapping[str, Any]) -> bool:
    """Whether these are the fields, each of its type."""
    return fields.keys() == types.keys() and all(isinstance(fields[name], types[name]) for name in types)
