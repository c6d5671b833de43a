"""The room: the link to hand on, and who is here already."""

from klerye.app.model import Intent, Model, Room
from klerye.app.view import fair
from klerye.app.view.code import code
from klerye.app.view.parts import button, header, notice
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.table.names import LONGEST


def screen(model: Model, room: Room, say: Words) -> Node:
    """The room of `model`."""
    title = say(f"{room.game}.name") if room.game in model.games else say("net.title")
    return node(
        "main",
        header(title, model.lang, say, back=Intent("home")),
        notice(model.notice, say),
        _handed(say) if room.handed else _inviting(room, say) if room.invites else _invited(model, room, say),
        node("div", fair.link(say), class_="row quiet", key="more"),
    )


def _handed(say: Words) -> Node:
    """The token that was opened here belongs to another tab."""
    return node("p", say("net.handed"), class_="notice", key="handed")


def _inviting(room: Room, say: Words) -> Node:
    """The one who invites hands the link on, and sees who comes."""
    return node(
        "div",
        node("p", say("net.invite")),
        # One code at a time: a camera must not take the wrong one.
        _link(room.link, "" if room.token else room.picture, "", say),
        _who(room, say),
        button(say("net.begin"), Intent("begin"), key="begin") if len(room.names) < room.seats else None,
        node("p", _relays(room, say), class_="hint", role="status", key="relays"),
        _lonely(room, say),
        _without_relays(room, say),
        class_="invitation",
        key="inviting",
    )


def _invited(model: Model, room: Room, say: Words) -> Node:
    """Whoever follows the link hears who invites, and sits down."""
    game = say(f"{room.game}.name") if room.game in model.games else ""
    return node(
        "div",
        node("h2", say("net.invites", name=room.names[0], game=game)) if room.names and game else None,
        _who(room, say) if room.names else None,
        _next(model, room, say),
        node("p", _relays(room, say), class_="hint", role="status", key="relays")
        if not room.names and not room.answering
        else None,
        _lonely(room, say),
        _without_relays(room, say) if not room.names or room.lonely else None,
        class_="invitation",
        key="invited",
    )


def _next(model: Model, room: Room, say: Words) -> Node | None:
    """What whoever was invited can do, or waits for."""
    if not room.names:
        looking = node("p", say("net.looking"), role="status", key="looking")
        return None if room.answering else looking
    if room.mine:
        return node("p", say("net.seated"), role="status", key="seated")
    if len(room.names) == room.seats:
        return node("p", say("net.full"), role="status", key="full")
    return _join(model, say)


def _join(model: Model, say: Words) -> Node:
    field = node(
        "input",
        type="text",
        defaultValue=model.names[0] if model.names else "",
        maxlength=LONGEST,
        autocomplete="off",
        enterkeyhint="go",
    )
    return node(
        "form",
        node("label", node("span", say("net.your_name")), field),
        node("button", say("net.join"), type="submit", class_="first"),
        data_do="join",
        key="join",
    )


def _who(room: Room, say: Words) -> Node:
    """Those who sit, in order of arrival, and the seats that are free."""
    seated = [node("li", node("strong", name), key=f"seat{n}") for n, name in enumerate(room.names)]
    free = [
        node("li", say("net.free"), class_="free", key=f"seat{n}") for n in range(len(room.names), room.seats)
    ]
    return node("ol", seated, free, class_="who", aria_label=say("net.who"), key="who")


def _relays(room: Room, say: Words) -> str:
    reached, of = room.relays
    return say("net.relays", open=reached, all=of) if reached else say("net.no_relays")


def _lonely(room: Room, say: Words) -> Node | None:
    """Nobody was met for a while: what it may be."""
    if not room.lonely or room.token:
        return None
    why = "net.nobody_comes" if room.invites else "net.nobody_there"
    return node("p", say(why), class_="notice", role="status", key="lonely")


def _without_relays(room: Room, say: Words) -> Node:
    """The second way: each gives the other a link of their own."""
    if not room.token:
        return button(say("net.other_way"), Intent("token"), key="other-way")
    give = node(
        "form",
        node("label", node("span", say("net.their_answer")), node("input", type="text", autocomplete="off")),
        node("button", say("net.connect"), type="submit"),
        data_do="give",
        key="give",
    )
    return node(
        "section",
        node("h2", say("net.other_way")),
        node("p", say("net.answer_back" if room.answering else "net.give_this")),
        _link(room.token, room.token_picture, "token", say),
        None if room.answering else give,
        class_="token",
        key="token",
    )


def _link(link: str, picture: str, arg: str, say: Words) -> Node:
    """An address to hand on: to be read, to be shared, to be photographed."""
    label = say("net.other_way" if arg else "net.link")
    field = node("input", type="text", class_="link", value=link, readonly=True, aria_label=label)
    share = button(say("net.share"), Intent("share", arg), class_="" if arg else "first")
    return node("div", field, share, code(picture, say), class_="hand-on", key=f"link{arg}")
