"""What happens among the past games: the list, and what is brought in a file of the field."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

from klerye.app import at_replay
from klerye.app.effects import Effect, Forget, Recall, Reopen
from klerye.app.events import Recalled
from klerye.app.model import Intent, Model, Notice
from klerye.app.past import PAGE, Choice, Records
from klerye.core.kit import Kit
from klerye.core.refusal import Illegal
from klerye.core.transcript import Format
from klerye.table import strict

Step = tuple[Model, tuple[Effect, ...]]

MOST = 300
"""Games of one file to choose from: files of the field hold thousands, and a phone draws them all."""


def open(model: Model) -> Step:
    """The list is asked for."""
    return model, (Recall(),)


def recalled(model: Model, event: Recalled) -> Step:
    """The list is there; what was chosen of it before stays so."""
    before = model.records or Records(())
    records = replace(before, results=event.results, damaged=event.damaged)
    return replace(model, screen="records", records=records, replay=None, busy=False), ()


def intent(model: Model, records: Records, intent: Intent) -> Step:
    """What a person did on the list."""
    match intent.do:
        case "filter" if intent.value in ("", *model.games):
            return replace(model, records=replace(records, game=intent.value, shown=PAGE)), ()
        case "more":
            return replace(model, records=replace(records, shown=records.shown + PAGE)), ()
        case "reopen":
            return model, (Reopen(intent.arg),)
        case "hand_on":
            return model, (Reopen(intent.arg, share=True),)
        case "unshelve":
            return model, (Forget(intent.arg), Recall())
    return model, ()


def brought(model: Model, text: str, kits: Callable[[str], Kit | None]) -> Step | None:
    """A file in a format of the field was opened; None where it is in none of them."""
    for game in model.games:
        kit = kits(game)
        if kit and (form := format_of(kit, text)):
            try:
                found = tuple(islice(form.find(text), MOST + 1))
                if not found:
                    raise Illegal("records.no_game")
                if len(found) == 1:
                    return at_replay.read(model, kit, found[0], back="home")
            except Illegal as no:
                return replace(model, notice=Notice.of(no)), ()
            choice = Choice(kit, found[:MOST], more=len(found) > MOST)
            return replace(model, screen="several", choice=choice), ()
    return None


def format_of(kit: Kit, text: str) -> Format | None:
    """The format of the game that a text is in, by its content."""
    if text.lstrip().startswith("{"):
        try:
            strict.load(text)
        except ValueError:
            return None
    forms = kit.formats() if kit.formats else ()
    return next((form for form in forms if form.fits(text)), None)


def choose(model: Model, choice: Choice, intent: Intent) -> Step:
    """One of the games of a file was chosen."""
    if intent.do != "choose" or not intent.arg.isdecimal() or int(intent.arg) >= len(choice.found):
        return model, ()
    try:
        return at_replay.read(model, choice.kit, choice.found[int(intent.arg)], back="several")
    except Illegal as no:
        return replace(model, notice=Notice.of(no)), ()
