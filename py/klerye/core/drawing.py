"""A picture as a value: nodes that become elements of the page, never text that becomes markup."""

from collections.abc import Iterable
from typing import NamedTuple

Attr = str | int | float | bool
Child = "Node | str"


class Node(NamedTuple):
    """One element: its tag, its attributes, its children (nodes or plain text).

    The attribute `key` is the node's identity among its siblings, not an attribute of the page.
    """

    tag: str
    attrs: dict[str, Attr]
    children: tuple["Node | str", ...]


def node(
    tag: str, *children: "Node | str | None | Iterable[Node | str | None]", **attrs: Attr | None
) -> Node:
    """A node. None is dropped among children and attributes, lists of children are laid flat.

    Python's spelling becomes the page's: `class_` is class, `aria_label` is aria-label,
    `data_do` is data-do. Raises ValueError for an attribute that could run code or hold markup.
    """
    flat: list[Node | str] = []
    for child in children:
        if child is None:
            continue
        if isinstance(child, str | Node):
            flat.append(child)
        else:
            flat.extend(c for c in child if c is not None)
    named: dict[str, Attr] = {}
    for name, value in attrs.items():
        if value is None or value is False:
            continue
        name = name.rstrip("_").replace("_", "-")
        if name.startswith("on") or name in ("srcdoc", "innerHTML", "dangerouslySetInnerHTML", "style"):
            raise ValueError(f"attribute {name!r} is not for a drawing")
        named[name] = value
    return Node(tag, named, tuple(flat))
