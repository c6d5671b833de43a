"""What happens on the pages of progress: how everybody stands is reckoned, handed out, deleted."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from klerye.app.effects import Effect, Erase, Portray, Rank, Remember
from klerye.app.events import Ranked
from klerye.app.model import Intent, Model, Progress, Question, Screen
from klerye.app.words import LANGUAGES, words
from klerye.core.kit import Kit
from klerye.table.names import person
from klerye.table.progress import Profile, Standings, fold

Step = tuple[Model, tuple[Effect, ...]]
Kits = Callable[[str], Kit | None]

SEATS = 6
"""The most players that any game takes."""


@cache
def nobody() -> frozenset[str]:
    """The names of players who gave none, in every language: they are nobody's profile."""
    numbers = range(1, SEATS + 1)
    return frozenset(person(words(code)("setup.player", n=n)) for code in LANGUAGES for n in numbers)


def _games(model: Model, kits: Kits) -> dict[str, Kit]:
    """All games there are; taken down only for the pages that tell of them."""
    return {game: kit for game in model.games if (kit := kits(game))}


def opened(model: Model, kits: Kits) -> Step:
    """The page of everybody: what is known is shown at once, the rest when it is read."""
    known = model.progress and replace(model.progress, kits=_games(model, kits))
    return replace(model, screen="progress", progress=known, busy=known is None), (Rank(),)


def ranked(model: Model, event: Ranked, kits: Kits) -> Step:
    """What came of all games is known: how everybody stands now. Mostly that of all but the last is known."""
    before, shows = model.progress or Progress((), {}, {}), model.screen in ("progress", "person")
    known, standings = len(before.results), before.standings
    if event.results[:known] != before.results:
        known, standings = 0, {}
    if event.results[known:]:
        standings = fold(event.results[known:], kits, nobody(), standings)
    games = _games(model, kits) if shows else before.kits
    progress = Progress(event.results, standings, games, event.damaged, before.shown)
    gone = before.shown not in everybody(model, progress)
    screen: Screen = "progress" if gone and model.screen == "person" else model.screen
    busy = model.busy and not shows
    names = tuple("" if person(name) == event.erased else name for name in model.names)
    progress = replace(progress, shown="") if gone else progress
    kept = (Remember("names", "\n".join(names)),) if event.erased else ()
    return replace(model, names=names, progress=progress, busy=busy, screen=screen), kept


def everybody(model: Model, progress: Progress) -> Standings:
    """All who have played here, also those who have finished nothing yet."""
    names = [name for save in model.saves for name in map(save.opened.names.__getitem__, save.opened.persons)]
    begun = {who: Profile(name, ()) for name in names if (who := person(name)) not in nobody()}
    return {**progress.standings, **{who: begun[who] for who in begun.keys() - progress.standings.keys()}}


def intent(model: Model, progress: Progress, intent: Intent) -> Step:
    """What a person did about a profile."""
    profile = everybody(model, progress).get(intent.arg)
    if profile is None:
        return model, ()
    match intent.do:
        case "person":
            return replace(model, screen="person", progress=replace(progress, shown=intent.arg)), ()
        case "portrait":
            return model, (Portray(profile, progress.results),)
        case "ask_erase":
            facts = {"name": profile.name, "n": _played(model, progress, intent.arg)}
            question = Question("progress.ask_erase", "", Intent("erase", intent.arg), facts)
            return replace(model, question=question), ()
        case "erase":
            return replace(model, busy=True), (Erase(intent.arg, nobody()),)
    return model, ()


def _played(model: Model, progress: Progress, who: str) -> int:
    """How many games somebody has played here, over or not."""
    tables = {result.table for result in progress.results if who in (person(p.name) for p in result.seats)}
    return len(tables | {s.opened.id for s in model.saves if who in map(person, s.opened.names)})
