"""How far everybody on this device has come: experience, pearls and a ranking, folded from results.

A profile is a name under which a person has played here. All games that earn anything (L28) share one
ranking.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from math import fsum, isqrt

from klerye.core.feats import Pearl
from klerye.core.game import Seat
from klerye.core.kit import Kit
from klerye.table import names
from klerye.table.result import Played, Result

START = 1200
"""The rating of somebody who has not played yet, and of everybody who has no profile here."""

COMPUTERS: Mapping[str, int] = {"easy": 900, "medium": 1100, "hard": 1300, "best": 1500}
"""The fixed ratings of computers, by level."""

K = 32
"""The most that a game against one opponent moves a rating."""

FINISHED, AHEAD, SHARED = 10, 10, 5
"""Experience for a finished game, for each opponent left behind, for each one shared with."""

RIVAL = "rival"
"""The pearl for a win against somebody rated at least as high; it can be earned again."""

RATED = "rated"
"""The feat that keeps the rating of somebody whose name was deleted (table/forget.py)."""

LEAST = 3
"""Turns that each seat must have had, so that a game given up at once counts for nothing."""

Kits = Callable[[str], Kit | None]


@dataclass(frozen=True, slots=True)
class Step:
    """What one game, played at `seat`, gave to a profile: the pearls by name ("dam_king"), and the rating
    before and after."""

    result: Result
    seat: Seat
    experience: int = 0
    pearls: tuple[str, ...] = ()
    before: float = START
    rating: float = START

    @property
    def played(self) -> Played:
        return self.result.seats[self.seat]


@dataclass(frozen=True, slots=True)
class Profile:
    """A name, as it was last written, the games that were played under it, the oldest first, and the pearls
    in the order in which they were earned."""

    name: str
    steps: tuple[Step, ...]
    pearls: tuple[str, ...] = ()

    @property
    def experience(self) -> int:
        return sum(step.experience for step in self.steps)

    @property
    def rating(self) -> float:
        return self.steps[-1].rating if self.steps else START


Standings = Mapping[str, Profile]
"""Each profile by `names.person` of its name."""


def fold(
    results: Iterable[Result], kits: Kits, nobody: Collection[str] = (), standings: Standings | None = None
) -> Standings:
    """How everybody stands after `results`, in the order in which the games ended, on top of `standings`.

    Whoever has played here has a profile, but not under one of the names `nobody` (`names.person` of those
    that are given to players without a name). Games that do not count, and those of which `kits` knows
    nothing, are no step of it.
    """
    after = dict(standings or {})
    for result in results:
        for who, name in persons(result, nobody).items():
            after[who] = replace(after.get(who, Profile(name, ())), name=name)
        kit = kits(result.game)
        if kit and counts(result):
            after.update(_steps(result, kit, nobody, after))
    return after


def counts(result: Result) -> bool:
    """Whether a game counts: it began at its usual start, and was not given up at once."""
    return not result.set_up and result.turns >= LEAST * len(result.seats)


def persons(result: Result, nobody: Collection[str]) -> dict[str, str]:
    """The names under which somebody played here, by `names.person`."""
    here = (played.name for played in result.seats if played.here and not played.level)
    return {who: name for name in here if (who := names.person(name)) and who not in nobody}


def profiles(result: Result, nobody: Collection[str]) -> dict[str, Seat]:
    """The profiles to which a game can give something, and their seats. A name that two seats share is
    given nothing."""
    known = persons(result, nobody)
    seated = [
        names.person(played.name) if played.here and not played.level else "" for played in result.seats
    ]
    return {who: seat for seat, who in enumerate(seated) if who in known and seated.count(who) == 1}


def _steps(
    result: Result, kit: Kit, nobody: Collection[str], standings: Standings
) -> Iterable[tuple[str, Profile]]:
    """The profiles that played in a game, with a step more."""
    seats = profiles(result, nobody)
    of = {seat: person for person, seat in seats.items()}
    ratings = [_rating(played, standings.get(of.get(seat, ""))) for seat, played in enumerate(result.seats)]
    for person, seat in seats.items():
        known = standings.get(person, Profile("", ()))
        step = Step(result, seat, before=ratings[seat], rating=ratings[seat])
        if kit.earns:
            earned = (*_firsts(step, kit.pearls, known.pearls), *([RIVAL] if _rival(step, ratings) else ()))
            gained = K * _gain(step, ratings)
            step = Step(result, seat, _experience(step), earned, step.before, step.before + gained)
        yield person, Profile(step.played.name, (*known.steps, step), (*known.pearls, *step.pearls))


def _rating(played: Played, profile: Profile | None) -> float:
    """What somebody is rated before a game."""
    if profile is None:
        return float(played.feats.get(RATED, COMPUTERS.get(played.level, START)))
    return profile.rating


def _others(step: Step) -> list[tuple[Seat, Played]]:
    return [(seat, other) for seat, other in enumerate(step.result.seats) if seat != step.seat]


def _against(step: Step, other: Played) -> float:
    """1 for somebody left behind, a half for somebody shared with, else 0."""
    return 0.5 + ((other.place > step.played.place) - (other.place < step.played.place)) / 2


def _experience(step: Step) -> int:
    worth = {1.0: AHEAD, 0.5: SHARED, 0.0: 0}
    return FINISHED + sum(worth[_against(step, other)] for _, other in _others(step))


def expected(own: float, other: float) -> float:
    """The score that a player is expected to make against another, from 0 to 1 (A. E. Elo, The Rating of
    Chessplayers, 1978, as the FIDE Handbook B02 applies it, by the logistic curve)."""
    return 1 / (1 + 10 ** ((other - own) / 400))


def _gain(step: Step, ratings: list[float]) -> float:
    """What was made above what was expected against each of the others, on average."""
    own = ratings[step.seat]
    # fsum: in whatever order the others sit.
    gains = [_against(step, other) - expected(own, ratings[seat]) for seat, other in _others(step)]
    return fsum(gains) / max(1, len(gains))


def won(step: Step) -> bool:
    """Whether a game was won: alone at the first place, with others behind."""
    return len(step.result.seats) > 1 and step.played.place == 1 and not shared(step)


def shared(step: Step) -> bool:
    """Whether the first place was shared, as in a draw."""
    return step.played.place == 1 and any(other.place == 1 for _, other in _others(step))


def _rival(step: Step, ratings: list[float]) -> bool:
    return won(step) and any(ratings[seat] >= ratings[step.seat] for seat, _ in _others(step))


def _firsts(step: Step, pearls: Iterable[Pearl], known: Collection[str]) -> tuple[str, ...]:
    """The pearls of a game that are earned for the first time."""
    earned = (f"{step.result.game}_{pearl.name}" for pearl in pearls if _earns(step, pearl))
    return tuple(name for name in earned if name not in known)


def _earns(step: Step, pearl: Pearl) -> bool:
    if pearl.feat and count(step, pearl.feat) < pearl.least:
        return False
    beaten = {other.level for _, other in _others(step)}
    return (won(step) or not pearl.wins) and (not pearl.level or pearl.level in beaten)


def count(step: Step, feat: str) -> int:
    """How much of a feat there was in a game; 0 where it is missing."""
    value = step.played.feats.get(feat, 0)
    return value if isinstance(value, int) else 0


def level(experience: int) -> int:
    """The level that so much experience makes, from 1: each takes 50 more than the one before."""
    return (1 + isqrt(1 + 4 * (experience // 25))) // 2


def threshold(level: int) -> int:
    """The experience at which a level begins."""
    return 25 * level * (level - 1)
