"""After the game: what each decision cost, what chance gave, and where the game turned."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from klerye.app.model import Intent, Table
from klerye.app.view.advice import cost, sentence
from klerye.app.view.parts import button
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.core.engine import Option
from klerye.core.game import Over, Seat
from klerye.core.look import Scene

TURNS = 5
"""How many turning points are named."""

BAR, HEIGHT = 6, 60
"""Width of a bar and height of the picture, in its own units."""


def review(table: Table, shown: Scene, say: Words) -> Node | None:
    """After the game: what decisions and chance cost or gave, and where the game turned."""
    if table.kit.engine is None or not isinstance(table.told.waits, Over):
        return None
    if not table.reviewing:
        return node("div", button(say("advice.review"), Intent("review")), class_="row", key="review")
    wanted = table.reviewed
    done = [n for n in wanted if n in table.weighed]
    rows = [row for n in done if (row := _row(table, n)) is not None]
    turning = sorted((row for row in rows if row.loss > 0.05), key=lambda row: -row.loss)[:TURNS]
    progress = node("progress", value=str(len(done)), max=str(len(wanted)), aria_label=say("advice.thinks"))
    return node(
        "section",
        node("h2", say("advice.title"), tabindex=-1, data_focus="review"),
        progress if len(done) < len(wanted) else None,
        [_sums(table, shown, seat, rows, say) for seat in range(len(shown.names))],
        _picture(table, done, say),
        node("h3", say("advice.turning")) if turning else None,
        node("ol", [_turn(table, shown, row, say) for row in turning], class_="options"),
        class_="advice",
        key="review",
    )


def _sums(table: Table, shown: Scene, seat: Seat, rows: Sequence["_Row"], say: Words) -> Node | None:
    """What the decisions of one seat cost in all, and what chance gave to it."""
    losses = [row.loss for row in rows if table.weighed[row.n].seat == seat]
    if not losses:
        return None
    luck = [found.luck for found in table.weighed.values() if found.seat == seat and found.luck is not None]
    costs = say("advice.decisions", name=shown.names[seat], worth=cost(sum(losses), say), n=len(losses))
    given = say("advice.luck", worth=cost(sum(luck), say)) if luck else ""
    return node("p", costs, " ", given, key=f"sums{seat}")


@dataclass(frozen=True, slots=True)
class _Row:
    """One act of a person, entry `n`, in the light of what could have been done. `at_least`: it is none of
    the options, so it lost as much as the worst of them, or more."""

    n: int
    best: Option
    loss: float
    at_least: bool


def _row(table: Table, n: int) -> _Row | None:
    found = table.weighed[n]
    if not found.options:
        return None
    chosen = found.chosen
    return _Row(n, found.options[0], found.losses[-1 if chosen is None else chosen], chosen is None)


def _turn(table: Table, shown: Scene, row: _Row, say: Words) -> Node:
    """A turning point: what was done, what was best, what it cost. It leads to the position before it."""
    at = [entry.n for entry in table.told.in_force()].index(row.n) - 1
    known = table.weighed[row.n].state
    then = replace(shown, states=(*shown.states[:at], known), acts=shown.acts[:at], draft=None)
    worth = cost(row.loss, say)
    return node(
        "li",
        button(table.kit.look.told(shown, at, say), Intent("reopen", str(at)), class_="line"),
        node("span", say("advice.better", act=sentence(table, then, row.best.act, say)), class_="worth"),
        node("span", say("advice.lost_least" if row.at_least else "advice.lost", worth=worth), class_="lost"),
        node("small", table.kit.look.aside(then, say)),
        key=f"turn{row.n}",
    )


def _picture(table: Table, done: Sequence[int], say: Words) -> Node | None:
    """A bar for each act of a person and each answer of chance: up what was given, down what was lost."""
    values = [_value(table, n) for n in done]
    most = max((abs(value) for value in values), default=0)
    if most == 0:
        return None
    half = HEIGHT / 2
    bars = [
        node(
            "rect",
            x=str(BAR * place),
            y=f"{half - max(value, 0) / most * half:.1f}",
            width=str(BAR - 1),
            height=f"{max(abs(value) / most * half, 0.5):.1f}",
            class_="loss" if table.weighed[n].options else "luck",
        )
        for place, (n, value) in enumerate(zip(done, values, strict=True))
    ]
    return node(
        "svg",
        bars,
        viewBox=f"0 0 {BAR * len(table.reviewed)} {HEIGHT}",
        role="img",
        aria_label=say("advice.picture"),
        preserveAspectRatio="none",
        class_="bars",
    )


def _value(table: Table, n: int) -> float:
    row, found = _row(table, n), table.weighed[n]
    return -row.loss if row else found.luck or 0.0
