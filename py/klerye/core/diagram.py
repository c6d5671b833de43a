"""Pictures for rule books: what a game's own look draws, standing still and cut to the part that matters."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from klerye.core.drawing import Attr, Node, node
from klerye.core.look import Scene

MOVES = re.compile(r"translate\((-?\d+) (-?\d+)\)")

DROPPED = re.compile("data-|aria-|(role|tabindex|id|type|disabled|key)$")
"""Attributes that a picture which stands still has no use for: what can be pressed, focused or told apart."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A scene that shows a rule: the part of its board that matters, as (column, row, columns, rows) in
    squares from the upper left as it is drawn; a sentence about it and its facts."""

    scene: Scene
    part: tuple[int, int, int, int]
    caption: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)


def still(part: Node) -> Node:
    """`part` without anything to press or to focus, and without names for screen readers: whoever shows it
    says what it is. Buttons become spans."""
    attrs = {name: value for name, value in part.attrs.items() if not DROPPED.match(name)}
    children = tuple(still(child) if isinstance(child, Node) else child for child in part.children)
    return Node("span" if part.tag == "button" else part.tag, attrs, children)


def cut(board: Node, left: int, top: int, width: int, height: int, side: int, scale: float) -> Node:
    """A drawn board (svg) without what lies outside of a rectangle, all in its own units; `side` is that of a
    square, `scale` how many pixels a unit takes where there is room. What has a key and a place is a square
    or lies on one."""

    def inside(part: Node | str, x: int, y: int) -> Node | str | None:
        if isinstance(part, str):
            return part
        if moved := MOVES.fullmatch(str(part.attrs.get("transform", ""))):
            x, y = x + int(moved[1]), y + int(moved[2])
            away = x + side <= left or y + side <= top or x >= left + width or y >= top + height
            if "key" in part.attrs and away:
                return None
        left_over = [shown for child in part.children if (shown := inside(child, x, y)) is not None]
        if part.children and not left_over:
            return None
        return Node(part.tag, part.attrs, tuple(left_over))

    part = inside(board, 0, 0)
    assert isinstance(part, Node)
    view: dict[str, Attr] = {"viewBox": f"{left} {top} {width} {height}"}
    view |= {"width": round(width * scale), "height": round(height * scale)}
    return Node(part.tag, part.attrs | view, part.children)


def whole(board: Node, scale: float) -> Node:
    """A drawn board as it is; `scale` is how many pixels a unit takes where there is room."""
    _, _, width, height = map(float, str(board.attrs["viewBox"]).split())
    size: dict[str, Attr] = {"width": round(width * scale), "height": round(height * scale)}
    return Node(board.tag, board.attrs | size, board.children)


def image(picture: Node, label: str) -> Node:
    """A picture that stands still, one thing for a screen reader, called `label`."""
    quiet = still(picture)
    return Node(quiet.tag, {**quiet.attrs, "role": "img", "aria-label": label}, quiet.children)


def figure(picture: Node, *caption: Node | str | None) -> Node:
    """A picture and what it shows."""
    return node("figure", picture, node("figcaption", caption), class_="figure")
