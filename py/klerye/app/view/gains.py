"""What a finished game has given to those who played it here."""

from klerye.app.model import Progress, Table
from klerye.app.view.parts import rule_button
from klerye.app.view.person import change, pearl
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.table.progress import Profile, Step, counts, level


def gains(table: Table, progress: Progress, say: Words) -> list[Node]:
    """A line for each profile; or why there is none. Nothing before it is known what came of the game, and
    where nobody here has played."""
    game = table.told.opened.game
    result = next((r for r in reversed(progress.results) if r.table == table.told.opened.id), None)
    if result is None or not any(played.here and not played.level for played in result.seats):
        return []
    if not table.kit.earns:
        rule = rule_button(game, table.kit.settles.get(f"{game}.unearned"), say)
        return [node("div", node("p", say(f"{game}.unearned")), rule, class_="row unearned", key="unearned")]
    if not counts(result):
        return [node("p", say("progress.set_up" if result.set_up else "progress.short"))]
    steps = [
        (profile, n)
        for profile in progress.standings.values()
        for n, step in enumerate(profile.steps)
        if step.result.table == result.table
    ]
    if not steps:
        return [node("p", say("progress.nameless"))]
    return [_gain(profile, n, say) for profile, n in steps]


def _gain(profile: Profile, n: int, say: Words) -> Node:
    step: Step = profile.steps[n]
    before = sum(earlier.experience for earlier in profile.steps[:n])
    reached = level(before + step.experience)
    pearls = tuple(pearl(name, say) for name in step.pearls)
    rating = round(step.rating)
    return node(
        "p",
        say(
            "progress.gain",
            name=step.played.name,
            experience=step.experience,
            rating=rating,
            change=change(step, say),
        ),
        f" {say('progress.gain_level', level=reached)}" if reached > level(before) else None,
        f" {say('progress.gain_pearls', n=len(pearls), pearls=pearls)}" if pearls else None,
    )
