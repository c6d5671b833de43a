"""Everything that this device keeps about a profile, as one file."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from klerye.app.about import journals
from klerye.app.store import Store
from klerye.table.names import person
from klerye.table.progress import Profile, level
from klerye.table.result import Result
from klerye.table.tally import tally


async def portrait(store: Store, profile: Profile, results: Sequence[Result]) -> str:
    """What is kept about a profile, as JSON: what came of each game, what was earned by it, and the journals,
    over or not. The keys to rooms are left out: whoever has one can take the place. May raise `StoreFailed`.
    """
    who, counted = person(profile.name), {step.result.table for step in profile.steps}
    named = [result for result in results if who in (person(played.name) for played in result.seats)]
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
        "uncounted": [asdict(result) for result in named if result.table not in counted],
        "journals": [list(lines) for _, lines in await journals(store, who)],
    }
    return json.dumps(body, ensure_ascii=False, indent=2) + "\n"
