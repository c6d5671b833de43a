"""What the adviser says to a person who plays alone: the best acts now."""

from typing import Any

from klerye.app.model import Intent, Table
from klerye.app.view.advice import cost, sentence
from klerye.app.view.parts import button
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.core.engine import Option
from klerye.core.look import Scene

SHOWN = 6
"""How many options are seen at once; the others are behind "more"."""


def hint(table: Table, shown: Scene, say: Words) -> Node | None:
    """The button that asks, or the answer: every act with what it is worth and what it loses."""
    if not (shown.plays and table.has_adviser):
        return None
    weighed = table.weighed.get(table.next)
    if weighed is None:
        asking = table.weighing is not None
        text = say("advice.thinks" if asking else "advice.ask")
        ask = button(text, Intent("hint"), disabled=not shown.open)
        return node("div", ask, class_="row quiet", key="hint")
    rows: list[Node] = []
    seen: list[Any] = []
    for option, loss in zip(weighed.options, weighed.losses, strict=True):
        if (alike := table.kit.look.alike(shown, option.act)) not in seen:  # the first is worth the most
            rows.append(_option(table, shown, option, sentence(table, shown, option.act, say), loss, say))
            seen.append(alike)
    return node(
        "section",
        node("h2", say("advice.best"), tabindex=-1, data_focus=f"hint{table.next}"),
        node("ol", rows[:SHOWN], class_="options"),
        node("details", node("summary", say("advice.more", n=len(rows) - SHOWN)), node("ol", rows[SHOWN:]))
        if len(rows) > SHOWN
        else None,
        button(say("advice.close"), Intent("unhint")),
        class_="advice",
        key="hint",
    )


def _option(table: Table, shown: Scene, option: Option, text: str, loss: float, say: Words) -> Node:
    lost = say("advice.loses", worth=cost(loss, say)) if round(loss, 2) > 0 else ""
    return node(
        "li",
        node("span", text),
        node("span", table.kit.look.worth(shown, option, say), class_="worth"),
        node("span", lost, class_="lost"),
    )
