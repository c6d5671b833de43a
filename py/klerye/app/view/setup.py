"""Laying a table: who sits down."""

from klerye.app.model import Intent, Model, Setup
from klerye.app.view.parts import header, notice
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.table.names import LONGEST


def screen(model: Model, setup: Setup, say: Words) -> Node:
    """The form with the players' names; an empty one is called by its placeholder."""
    given = [say("setup.player", n=seat + 1) for seat in range(len(setup.names))]
    fields = [
        node(
            "label",
            node("span", given[seat]),
            node(
                "input",
                type="text",
                defaultValue=name,
                placeholder=given[seat],
                maxlength=LONGEST,
                autocomplete="off",
                enterkeyhint="next" if seat + 1 < len(given) else "go",
            ),
            key=f"name{seat}",
        )
        for seat, name in enumerate(setup.names)
    ]
    return node(
        "main",
        header(say(f"{setup.game}.name"), model.lang, say, back=Intent("home")),
        notice(model.notice, {}, say),
        node(
            "form",
            node("h2", say("setup.who")),
            fields,
            node("p", say(f"{setup.game}.seating"), class_="hint"),
            node("button", say("setup.start"), type="submit", class_="first"),
            data_do="start",
        ),
    )
