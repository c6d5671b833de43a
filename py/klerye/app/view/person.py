"""Everything about one profile: its numbers, its charts, its pearls; to be saved or deleted."""

from collections import Counter
from collections.abc import Sequence

from klerye.app.model import Intent, Progress
from klerye.app.view.charts import bars, line
from klerye.app.view.parts import button, moment
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.core.feats import Record
from klerye.core.kit import Kit
from klerye.core.look import number
from klerye.table.names import person
from klerye.table.progress import RIVAL, START, Profile, Step, level, threshold
from klerye.table.tally import bins, figure, tally

LATEST = 60
"""How many games the table of ratings tells of."""


def parts(progress: Progress, profile: Profile, say: Words) -> list[Node]:
    """The page of `profile`, without its head."""
    who = person(profile.name)
    played = {game: [s for s in profile.steps if s.result.game == game] for game in progress.kits}
    games = [_game(game, progress.kits[game], steps, say) for game, steps in played.items() if steps]
    earned = [step for step in profile.steps if step.experience]
    return [
        *([_numbers(progress, profile, say), *_rating(earned, say)] if earned else []),
        *games,
        _pearls(progress, profile, say),
        node(
            "div",
            button(say("progress.portrait"), Intent("portrait", who)),
            button(say("progress.erase"), Intent("ask_erase", who)),
            class_="row quiet",
            key="mine",
        ),
    ]


def place(profile: Profile, progress: Progress) -> int:
    """The place in the ranking; equals share it."""
    others = [p for p in progress.standings.values() if p.experience]
    return 1 + sum(round(other.rating) > round(profile.rating) for other in others)


def pearl(name: str, say: Words) -> str:
    """The name of a pearl such as "dam_king"."""
    game, _, feat = name.partition("_")
    return say("pearl.rival") if name == RIVAL else say(f"pearl.{game}_{feat}")


def _numbers(progress: Progress, profile: Profile, say: Words) -> Node:
    reached = level(profile.experience)
    start, goal = threshold(reached), threshold(reached + 1)
    others = sum(p.experience > 0 for p in progress.standings.values())
    to_next = say("progress.to_next", experience=profile.experience, goal=goal, level=reached + 1)
    figures = {
        "rating": str(round(profile.rating)),
        "place": say("progress.place_of", place=place(profile, progress), of=others),
        "level": str(reached),
        "pearls": str(len(profile.pearls)),
    }
    return node(
        "section",
        node(
            "dl", [_figure(say(f"progress.col_{name}"), told) for name, told in figures.items()], class_="big"
        ),
        node("p", to_next, id="to_next"),
        node(
            "progress",
            value=str(profile.experience - start),
            max=str(goal - start),
            aria_labelledby="to_next",
        ),
        key="numbers",
    )


def _figure(name: str, told: str) -> Node:
    return node("div", node("dt", name), node("dd", told))


def _rating(steps: Sequence[Step], say: Words) -> list[Node]:
    """The rating over time; and the latest games in figures, the last one first."""
    values = [START, *(step.rating for step in steps)]
    first, last, best = (round(value) for value in (values[0], values[-1], max(values)))
    rows = [
        (
            moment(step.result.ended, "%Y-%m-%d"),
            say(f"{step.result.game}.name"),
            str(round(step.rating)),
            change(step, say),
        )
        for step in reversed(steps[-LATEST:])
    ]
    columns = ("date", "game", "rating", "change")
    return [
        node(
            "section",
            node("h2", say("progress.over_time")),
            line(values, say("progress.over_time_about", first=first, last=last, best=best)),
            _figures(say("progress.latest"), columns, rows, say),
            key="rating",
        )
    ]


def change(step: Step, say: Words) -> str:
    """What a game did to the rating, with its sign."""
    return number(round(step.rating) - round(step.before), say, digits=0, sign="+")


def _figures(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], say: Words) -> Node:
    """What a chart shows, as a table."""
    table = node(
        "table",
        node("thead", node("tr", [node("th", say(f"progress.col_{name}"), scope="col") for name in columns])),
        node("tbody", [node("tr", [node("td", cell) for cell in row]) for row in rows]),
    )
    return node("details", node("summary", title), table)


def _game(game: str, kit: Kit, steps: Sequence[Step], say: Words) -> Node:
    """The statistics of one game."""
    told = tally(steps)
    results = [
        (say("progress.won"), told.won),
        (say("progress.shared"), told.shared),
        (say("progress.lost"), told.lost),
        (say("progress.alone"), told.alone),
    ]
    shown = [(label, n) for label, n in results if n]
    runs = [(say("progress.streak"), told.streak), (say("progress.longest"), told.longest)]
    records = [
        _figure(say(f"progress.{game}_{record.feat}"), text)
        for record in kit.records
        if (text := _record(record, steps, say))
    ]
    name = say(f"{game}.name")
    return node(
        "section",
        node("h2", name),
        node("p", say("progress.games", n=told.games)),
        bars(shown, f"{name}: " + ", ".join(f"{label} {n}" for label, n in shown)),
        node(
            "dl",
            [_figure(run, str(n)) for run, n in runs if told.games > told.alone],
            records,
            class_="bests",
        ),
        [_distribution(game, record, steps, say) for record in kit.records if record.bins],
        key=game,
        class_="statistics",
    )


def _record(record: Record, steps: Sequence[Step], say: Words) -> str:
    found = figure(record, steps)
    if found is None:
        return ""
    if record.kind == "share":
        return say("progress.percent", n=found.value)
    return f"{found.value} · {found.of}" if found.of else str(found.value)


def _distribution(game: str, record: Record, steps: Sequence[Step], say: Words) -> Node:
    rows = [(f"{low}–{low + record.bins - 1}", n) for low, n in bins(record, steps)]
    title = say(f"progress.bins_{game}_{record.feat}")
    return node(
        "div",
        node("h3", title),
        bars(rows, title),
        _figures(say("progress.figures"), ("total", "games"), [(label, str(n)) for label, n in rows], say),
        key=record.feat,
    )


def _pearls(progress: Progress, profile: Profile, say: Words) -> Node:
    """All pearls there are, by game, and which of them are earned."""
    mine = Counter(profile.pearls)
    games = [
        node(
            "div",
            node("h3", say(f"{game}.name")),
            node("ul", [_pearl(f"{game}_{one.name}", mine, say) for one in kit.pearls], class_="pearls"),
            key=game,
        )
        for game, kit in progress.kits.items()
        if kit.earns and kit.pearls
    ]
    rival = node("ul", _pearl(RIVAL, mine, say), class_="pearls", key="rival")
    title = node("h2", say("progress.pearls", n=mine.total()))
    return node("section", title, rival, games, key="pearls", class_="statistics")


def _pearl(name: str, mine: Counter[str], say: Words) -> Node:
    times = mine[name]
    again = f" × {times}" if times > 1 else ""
    game, _, feat = name.partition("_")
    return node(
        "li",
        node("span", "●" if times else "○", class_="bead", aria_hidden="true"),
        node(
            "div",
            node("strong", pearl(name, say)),
            node("span", say("pearl.rival_for") if name == RIVAL else say(f"pearl.{game}_{feat}_for")),
        ),
        node("span", say("progress.earned") + again if times else say("progress.not_yet"), class_="state"),
        key=name,
        class_="earned" if times else None,
    )
