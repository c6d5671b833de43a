"""Pages of progress for tests of the picture."""

from dataclasses import replace

from app.at_table import over
from klerye.app.at_progress import intent, ranked
from klerye.app.events import Ranked
from klerye.app.model import Intent, Model, Question
from klerye.main import SHELF
from klerye.table.result import Played, Result
from table.results import game, person


def _results(table: str) -> list[Result]:
    """Games of all kinds; the last one was played at `table`."""
    lexio = {"total": 90, "play": 30, "word": "12", "sevens": 1}
    dam = [
        game(person("12", 1 + n % 2, kings=n, jump=3, quick=20), person("34", 2 - n % 2, kings=1), n=n)
        for n in range(3)
    ]
    return [
        *dam,
        game(person("12", 1), person("34", 1), n=3),
        game(person("12", 1, total=212, bonus=1, pentas=2, extras=1), name="penta", n=4),
        game(Played("12", "", True, 1, 90, lexio), person("34", 2), name="lexio", n=5),
        replace(game(person("12", 1, kings=1), person("34", 2), n=6), table=table),
    ]


def progress_models() -> dict[str, Model]:
    """What is shown of how far everybody has come."""
    end = over()
    assert end.table is not None
    id = end.table.told.opened.id
    results = _results(id)

    def known(model: Model, *given: Result) -> Model:
        return ranked(replace(model, games=SHELF.names), Ranked(given, 0), SHELF.kit)[0]

    def look(model: Model) -> Model:
        assert model.progress is not None
        return intent(model, model.progress, Intent("person", "12"))[0]

    home = Model("en", SHELF.names, "progress")
    everybody = known(home, *results)
    one = look(everybody)
    asked = Question("progress.ask_erase", "", Intent("erase", "12"), {"name": "12", "n": 7})
    short, set_up = (replace(results[-1], **change) for change in ({"turns": 1}, {"set_up": True}))
    nameless = replace(results[-1], seats=(person("Player 1"), person("Player 2", 2)))
    return {
        "progress": everybody,
        "progress, not read yet": replace(home, busy=True),
        "progress of nobody": known(home),
        "progress, damaged": ranked(everybody, Ranked(tuple(results), 2), SHELF.kit)[0],
        "a profile": one,
        "a profile that earned nothing": look(known(home, results[5])),
        "a profile to be deleted": replace(one, question=asked),
        "over, gained": known(end, *results),
        "over, too short": known(end, short),
        "over, set up": known(end, set_up),
        "over, nameless": known(end, nameless),
    }
