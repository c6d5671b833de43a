"""What happens on the pages of progress: how everybody stands is reckoned, handed out, deleted."""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cache

from klerye.app.effects import Effect, Erase, Ranked, Remember, SaveFile
from klerye.app.model import Intent, Model, Progress, Question
from klerye.app.words import LANGUAGES, words
from klerye.core.kit import Kit
from klerye.table.names import person
from klerye.table.progress import Profile, fold, level
from klerye.table.tally import tally

Step = tuple[Model, tuple[Effect, ...]]
Kits = Callable[[str], Kit | None]

SEATS = 6
"""The most players that any game takes."""


@cache
def nobody() -> frozenset[str]:
    """The names of players who gave none, in every language: they are nobody's profile."""
    numbers = range(1, SEATS + 1)
    return frozenset(person(words(code)("setup.player", n=n)) for code in LANGUAGES for n in numbers)


def ranked(model: Model, event: Ranked, kits: Kits) -> Step:
    """What came of all games is known: how everybody stands now."""
    shown = model.progress.shown if model.progress else ""
    standings = fold(event.results, kits, nobody())
    games = {game: kit for game in model.games if (kit := kits(game))}
    progress = Progress(event.results, standings, games, event.damaged, shown)
    screen = "progress" if model.screen == "person" and shown not in standings else model.screen
    busy = model.busy and screen != "progress"
    return replace(model, progress=progress, screen=screen, busy=busy), ()


def intent(model: Model, progress: Progress, intent: Intent) -> Step:
    """What a person did about a profile."""
    profile = progress.standings.get(intent.arg)
    if profile is None:
        return model, ()
    match intent.do:
        case "person":
            return replace(model, screen="person", progress=replace(progress, shown=intent.arg)), ()
        case "portrait":
            return model, (SaveFile("klerye-profile.json", portrait(profile)),)
        case "ask_erase":
            facts = {"name": profile.name, "n": _games(model, progress, intent.arg)}
            question = Question("progress.ask_erase", "", Intent("erase", intent.arg), facts)
            return replace(model, question=question), ()
        case "erase":
            names = tuple("" if person(name) == intent.arg else name for name in model.names)
            kept = (Remember("names", "\n".join(names)),) if names != model.names else ()
            return replace(model, names=names, busy=True), (Erase(intent.arg, nobody()), *kept)
    return model, ()


def _games(model: Model, progress: Progress, who: str) -> int:
    """How many games somebody has played here, over or not."""
    tables = {result.table for result in progress.results if who in (person(p.name) for p in result.seats)}
    return len(tables | {s.opened.id for s in model.saves if who in map(person, s.opened.names)})


def portrait(profile: Profile) -> str:
    """Everything about a profile, as JSON: what came of each game, and what was earned by it."""
    games = {}
    for game in dict.fromkeys(step.result.game for step in profile.steps):
        told = tally(step for step in profile.steps if step.result.game == game)
        games[game] = {**asdict(told), "games": told.games}
    body = {
        "klerye": "profile",
        "name": profile.name,
        "experience": profile.experience,
        "level": level(profile.experience),
        "rating": profile.rating,
        "pearls": profile.pearls,
        "games": games,
        "results": [asdict(step) for step in profile.steps],
    }
    return json.dumps(body, ensure_ascii=False, indent=2) + "\n"
