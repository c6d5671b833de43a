"""How play is kept fair, in plain words; and at a table, what its own chance has brought."""

from klerye.app.model import Intent, Model, Table
from klerye.app.view.parts import button, coming, header
from klerye.app.words import Words
from klerye.core.drawing import Node, node

SECTIONS = {
    "fair.one": ("fair.one_about",),
    "fair.dice": ("fair.dice_envelope", "fair.dice_throw", "fair.dice_stop", "fair.drop_dice"),
    "fair.bag": ("fair.bag_mix", "fair.bag_draw", "fair.drop_bag"),
    "fair.after": ("fair.after_check", "fair.after_file"),
}
"""The paragraphs under each heading."""

LIMITS = ("fair.collusion", "fair.leaving", "fair.finder", "fair.shoulder", "fair.computers")
"""What is not prevented."""


def link(say: Words) -> Node:
    """The way to this page."""
    return button(say("fair.title"), Intent("rules", "fair"))


def screen(model: Model, say: Words) -> Node:
    """The page; at a table it begins with what chance has brought there."""
    return node(
        "main",
        header(say("fair.title"), model.lang, say, back=Intent("close")),
        coming(model, say),
        _chance(model.table, say) if model.table and say.bound else None,
        fair(say) if say.bound else None,
    )


def fair(say: Words) -> list[Node]:
    """The text, a section for each heading."""
    parts = {head: [node("p", say(key)) for key in keys] for head, keys in SECTIONS.items()}
    parts["fair.after"].append(node("pre", node("code", say("fair.command"))))
    parts["fair.limits"] = [node("ul", [node("li", say(key)) for key in LIMITS])]
    return [_section(head, *inside, say=say) for head, inside in parts.items()]


def _chance(table: Table, say: Words) -> Node | None:
    """The game's own picture of its chance, where it has one and something has come."""
    picture = table.kit.chance(table.acts, say) if table.kit.chance else None
    return _section("fair.chance", picture, say=say) if picture else None


def _section(head: str, *inside: Node, say: Words) -> Node:
    return node("section", node("h2", say(head)), inside, key=head, class_="fair")
