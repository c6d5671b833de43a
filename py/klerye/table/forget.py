"""Takes a person out of results without changing what the others have earned by them."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from klerye.table import names
from klerye.table.progress import RATED, Kits, fold, persons
from klerye.table.result import Played, Result


def forget(
    results: Sequence[Result], person: str, kits: Kits, nobody: Collection[str] = ()
) -> dict[str, Result | None]:
    """What becomes of each result in which somebody of that name (`names.person`) has played, by its table:
    None where no other profile has played; else the same without name and feats. Where the ranking knew the
    one who is forgotten, the rating of that moment stays, since what the others gained depends on it."""
    profile = fold(results, kits, nobody).get(person)
    rated = {step.result.table: {RATED: str(step.before)} for step in profile.steps} if profile else {}

    def masked(result: Result, played: Played) -> Played:
        if names.person(played.name) != person:
            return played
        return replace(played, name="", score=None, feats=rated.get(result.table, {}))

    return {
        result.table: replace(result, seats=tuple(masked(result, played) for played in result.seats))
        if persons(result, nobody).keys() - {person}
        else None
        for result in results
        if person in (names.person(played.name) for played in result.seats)
    }
