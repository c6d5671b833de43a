"""The ranking of all profiles on this device, and how it is counted."""

from klerye.app.at_progress import everybody
from klerye.app.model import Intent, Model, Progress
from klerye.app.view import person
from klerye.app.view.parts import header, notice, rule_button
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.table.progress import (
    AHEAD,
    COMPUTERS,
    FINISHED,
    LEAST,
    SHARED,
    START,
    K,
    Profile,
    Standings,
    level,
)


def screen(model: Model, say: Words) -> tuple[str, Node]:
    """The page of everybody, or of the profile that is looked at, with its title."""
    progress = model.progress
    people = everybody(model, progress) if progress else {}
    shown = people.get(progress.shown) if progress else None
    if progress and shown and model.screen == "person":
        back, title = Intent("progress"), shown.name
        inside = person.parts(progress, shown, say)
    else:
        back, title = Intent("home"), say("progress.title")
        inside = _everybody(progress, people, say) if progress else []
    head = header(title, model.lang, say, back=back)
    return title, node("main", head, notice(model.notice, say), inside)


def _everybody(progress: Progress, people: Standings, say: Words) -> list[Node]:
    damaged = node("p", say("progress.damaged", n=progress.damaged), class_="notice", key="damaged")
    return [
        *([damaged] if progress.damaged else []),
        _ranking(progress, people, say)
        if people
        else node("p", say("progress.nobody"), class_="hint", key="nobody"),
        *_unearned(progress, say),
        _how(progress, say),
    ]


def _ranking(progress: Progress, people: Standings, say: Words) -> Node:
    """Who has earned something comes by rating, the others after them."""
    order = sorted(people.items(), key=lambda item: (not item[1].experience, -item[1].rating, item[0]))
    items = [_profile(who, profile, progress, say) for who, profile in order]
    return node(
        "section", node("h2", say("progress.ranking")), node("ul", items, class_="ranking"), key="ranking"
    )


def _profile(who: str, profile: Profile, progress: Progress, say: Words) -> Node:
    earned, games = profile.experience > 0, len(profile.steps)
    played = say("progress.games", n=games) if games else say("progress.no_games")
    told = (
        f"{say('progress.col_rating')} {round(profile.rating)}",
        f"{say('progress.col_level')} {level(profile.experience)}",
        say("progress.pearls", n=len(profile.pearls)),
    )
    return node(
        "li",
        node(
            "button",
            node("span", str(person.place(profile, progress)) if earned else "–", class_="place"),
            node("strong", profile.name),
            node("span", " · ".join(told) if earned else played),
            type="button",
            data_do="person",
            data_arg=who,
        ),
        key=who,
    )


def _unearned(progress: Progress, say: Words) -> list[Node]:
    """The games that earn nothing, each with its rule."""
    return [
        node(
            "div",
            node("p", say(f"{game}.unearned")),
            rule_button(game, kit.settles.get(f"{game}.unearned"), say),
            class_="row unearned",
            key=game,
        )
        for game, kit in progress.kits.items()
        if not kit.earns
    ]


def _how(progress: Progress, say: Words) -> Node:
    games = tuple(say(f"{game}.name") for game, kit in progress.kits.items() if kit.earns)
    return node(
        "details",
        node("summary", say("progress.how")),
        node("p", say("progress.how_names", games=games)),
        node("p", say("progress.how_counts", turns=LEAST)),
        node("p", say("progress.how_experience", finished=FINISHED, ahead=AHEAD, shared=SHARED)),
        node("p", say("progress.how_rating", start=START, most=K, **COMPUTERS)),
        node("p", say("progress.how_pearls")),
        key="how",
        class_="how",
    )
