"""The past games: the list of those that are kept, and those of a file to choose from."""

from klerye.app.model import Intent, Model
from klerye.app.past import Choice, Records
from klerye.app.view.parts import button, header, moment, notice
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.core.transcript import Found
from klerye.table.result import Result


def screen(model: Model, records: Records, say: Words) -> Node:
    """The list, the last game first."""
    found = records.of_game
    return node(
        "main",
        header(say("records.title"), model.lang, say, back=Intent("home")),
        notice(model.notice, say),
        _filter(model, records, say) if records.results else None,
        node("p", say("records.damaged", n=records.damaged), class_="notice") if records.damaged else None,
        node("p", say("records.none"), key="none") if not found else None,
        node("ul", [_row(result, say) for result in found[: records.shown]], class_="saves", key="list"),
        button(say("records.more", n=len(found) - records.shown), Intent("more"), key="more")
        if len(found) > records.shown
        else None,
    )


def _filter(model: Model, records: Records, say: Words) -> Node:
    options = [
        node(
            "option",
            say(f"{game}.name") if game else say("records.every"),
            value=game,
            selected=game == records.game,
        )
        for game in ("", *model.games)
    ]
    select = node("select", options, data_do="filter")
    return node("label", node("span", say("records.filter")), select, class_="filter", key="filter")


def _row(result: Result, say: Words) -> Node:
    game = say(f"{result.game}.name")
    names = tuple(seat.name for seat in result.seats)
    about = f"{game}: {', '.join(names)}"
    when = [node("span", moment(result.ended))] if result.opened else []
    return node(
        "li",
        node(
            "div",
            node("strong", say("home.save", game=game, names=names)),
            node("span", _outcome(result, say)),
            when,
            class_="what",
        ),
        node(
            "div",
            button(
                say("records.replay"),
                Intent("reopen", result.table),
                class_="first",
                aria_label=f"{say('records.replay')}: {about}",
            ),
            button(
                say("records.share"),
                Intent("hand_on", result.table),
                aria_label=f"{say('records.share')}: {about}",
            ),
            button(
                say("home.forget"),
                Intent("ask", "home.ask_forget", f"unshelve {result.table}"),
                aria_label=f"{say('home.forget')}: {about}",
            ),
            class_="row",
        ),
        key=result.table,
    )


def _outcome(result: Result, say: Words) -> str:
    """Who was first, and the points where the game counts; equal points share the victory (P10, L27)."""
    first = tuple(seat.name for seat in result.seats if seat.place == 1)
    scores = [str(seat.score) for seat in result.seats if seat.score is not None]
    drawn = len(first) == len(result.seats) > 1 and not scores
    who = say("table.drawn") if drawn else say("table.won", n=len(first), names=first)
    return f"{who} ({' : '.join(scores)})" if scores else who


def choice(model: Model, choice: Choice, say: Words) -> Node:
    """The games of a file."""
    rows = [
        node(
            "li",
            node(
                "button",
                node("strong", f"{n}. ", " – ".join(name or "?" for name in found.names)),
                node("span", about) if (about := " · ".join(_about(found))) else None,
                type="button",
                data_do="choose",
                data_arg=str(n - 1),
            ),
            key=str(n),
        )
        for n, found in enumerate(choice.found, 1)
    ]
    return node(
        "main",
        header(say("records.choose"), model.lang, say, back=Intent("home")),
        notice(model.notice, say),
        node("p", say("records.first_of", n=len(choice.found)), key="more") if choice.more else None,
        node("ol", rows, class_="found", key="list"),
    )


def _about(found: Found) -> list[str]:
    """What a file says of a game besides the names."""
    return list(filter(None, (found.title, found.when[:10], found.result.replace("*", ""))))
