"""What a table shows besides where each player has a device of their own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from klerye.app.model import FEELINGS, Intent, Table
from klerye.app.view.parts import button
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.core.game import Over, Seat, Turn
from klerye.table.journal import Opened

if TYPE_CHECKING:
    from klerye.table.joint.audit import Finding

SIGNS = dict(zip(FEELINGS, ("👏", "😄", "😮", "🤔", "🙈", "⏳"), strict=True))


def marks(table: Table, seat: Seat, say: Words) -> list[Node | None]:
    """Beside a player's name: whether their device can be reached, and what they feel."""
    felt = table.feelings.get(seat)
    away = node("span", say("net.away"), class_="away", key="away") if seat in table.apart else None
    if felt is None:
        return [away]
    sign = node(
        "span", SIGNS[felt[0]], class_="felt", role="img", aria_label=say(f"net.feel_{felt[0]}"), key="felt"
    )
    return [away, sign]


def people(table: Table, say: Words) -> Node:
    """The marks of all players in one line, for a game that shows no seats of its own."""
    shown = [
        node("span", name, " ", marks(table, seat, say), key=f"marks{seat}")
        for seat, name in enumerate(table.told.opened.names)
        if seat in table.apart or seat in table.feelings
    ]
    return node("span", shown, class_="people", key="people")


def waiting(table: Table, say: Words) -> str:
    """What is waited for, where somebody cannot be reached; else nothing."""
    names, waits = table.told.opened.names, table.told.waits
    if isinstance(waits, Over):
        return ""
    if table.told.keeper in table.apart:
        key = "net.wait_keeper" if table.kit.secret else "net.wait_next"
        return say(key, name=names[table.told.keeper])
    if isinstance(waits, Turn) and waits.seat in table.apart:
        key = "net.wait_seconds" if table.told.game.away_ms else "net.wait_player"
        return say(key, name=names[waits.seat])
    return ""


def getting_ready(table: Table, say: Words) -> str:
    """How far the devices are with what they do before the first deal, or whose is waited for; else
    nothing."""
    joint, names = table.joint, table.told.opened.names
    if joint is None or joint.open:
        return ""
    if joint.owing:
        return say("fair.owing", names=tuple(names[seat] for seat in joint.owing))
    return say("fair.mixing", done=joint.done, of=joint.of) if joint.done < joint.of else ""


def audit(table: Table, say: Words) -> Node | None:
    """What the check of the whole game found, once every secret is open."""
    if table.joint is None or not table.joint.open:
        return None
    return node(
        "p", audited(table.joint.finding, table.told.opened, say), role="status", class_="audit", key="audit"
    )


def audited(finding: "Finding | None", opened: Opened, say: Words) -> str:
    """The finding in words; None: the check goes on."""
    if finding is None:
        return say("fair.checking")
    if finding.why and finding.device is None:
        return say("fair.wrong_keeper", n=finding.n)
    if finding.why:
        return say("fair.wrong", n=finding.n, name=_users((finding.device,), opened))
    if finding.tiles:
        line = say("fair.checked_bag", tiles=finding.tiles, draws=finding.draws)
    else:
        line = say("fair.checked_dice", throws=finding.throws)
    if not finding.unopened:
        return line
    return f"{line} {say('fair.unopened', names=_users(finding.unopened, opened))}"


def _users(devices: Sequence[int | None], opened: Opened) -> tuple[str, ...]:
    """The players who use these devices."""
    return tuple(opened.names[seat] for seat in opened.persons if opened.owners[seat] in devices)


def company(table: Table, say: Words) -> Node | None:
    """What others ask for, what one can show them, or that one only looks on."""
    if not table.far:
        return None
    if not table.here:
        return node("p", say("net.looking_on"), class_="hint", key="company")
    feelings = [
        button(SIGNS[which], Intent("feel", which), aria_label=say(f"net.feel_{which}")) for which in FEELINGS
    ]
    row = node(
        "div", feelings, class_="row feelings", role="group", aria_label=say("net.feelings"), key="feel"
    )
    return node("div", _wish(table, say), row, key="company")


def _wish(table: Table, say: Words) -> Node | None:
    """What a player asks all others for."""
    if table.wish is None:
        return None
    seat, what, _ = table.wish
    return node(
        "div",
        node("p", say(f"net.wish_{what}", name=table.told.opened.names[seat])),
        node(
            "div",
            button(say("app.yes"), Intent("consent", "yes"), class_="first"),
            button(say("app.no"), Intent("consent", "no")),
            class_="row",
        ),
        class_="notice",
        role="alert",
        key="wish",
    )
