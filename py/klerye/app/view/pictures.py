"""What is drawn in the lobby: the mark of the house, the clearing in the wood, a picture of each game."""

from collections.abc import Callable, Mapping

from klerye.core.drawing import Node, node


def mark() -> Node:
    """The mark of the house: a clearing with a wooden rim, on it a tile and a piece (as in web/icon.svg)."""
    return node(
        "svg",
        _path("M21 4h22l17 17v22L43 60H21L4 43V21z", "wood"),
        _path("M23 9h18l14 14v18L41 55H23L9 41V23z", "square"),
        node("g", _slab(17, 15, 27, 6), _path("M25 21v15M36 21 26 29l11 7", "stroke"), class_="tile"),
        node("g", _disc(42, 43, 9), class_="piece red"),
        viewBox="0 0 64 64",
        class_="mark picture",
        aria_hidden="true",
    )


def gear() -> Node:
    """The sign of the settings: three sliders."""
    lines = node("path", d="M3 6h10m6 0h2M3 12h2m6 0h10M3 18h8m6 0h4")
    knobs = [node("circle", cx=x, cy=y, r=3) for x, y in ((16, 6), (8, 12), (14, 18))]
    return node("svg", lines, knobs, viewBox="0 0 24 24", aria_hidden="true")


def clearing() -> Node:
    """The clearing over which the lobby lies: crowns far and near, and the ground between them. It is drawn
    wider than its box, for wide screens."""
    far = (17, 22, 15, 24, 19, 16, 23, 18, 20, 15, 25, 17, 21)
    mid = (19, 27, 17, 24, 15, 12, 14, 22, 18, 28, 20, 25, 16)
    return node(
        "svg",
        node("rect", x=-700, width=1660, height=160, class_="sky"),
        node("circle", cx=158, cy=94, r=21, class_="sun"),
        _path(_crowns(116, far), "far"),
        _path(_crowns(134, mid), "mid"),
        [_tree(x, y) for x, y in ((-330, 6), (-168, -2), (-14, 4), (230, 0), (318, 8), (468, -1), (640, 5))],
        _path("M-700 160V142Q-400 150-160 146T130 138T420 146T960 142V160z", "floor"),
        viewBox="0 0 260 160",
        preserveAspectRatio="xMidYMax",
        class_="glade",
        aria_hidden="true",
    )


def _crowns(y: int, radii: tuple[int, ...]) -> str:
    """The outline of crowns side by side over a line, three times these radii."""
    return f"M-690 {y}" + "".join(f"a{r} {r} 0 0 1 {2 * r} 0" for r in radii) * 3 + "V160H-690z"


def _tree(x: int, y: int) -> Node:
    return node(
        "g",
        _path("M19 62h7l1 32h-9z", "trunk"),
        _path("M4 70a14 14 0 0 1 3-24 17 17 0 0 1 31-4 15 15 0 0 1 4 28z", "near"),
        transform=f"translate({x} {y + 54})",
    )


def picture(game: str) -> Node:
    """A small picture of a game; a tile for one that has none."""
    draw = PICTURES.get(game, _tile)
    return node("svg", draw(), viewBox="0 0 120 100", class_="picture", aria_hidden="true")


def _lexio() -> list[Node]:
    squares = "".join(f"M{x} {y}h15v15h-15z" for y in (12, 29, 46, 63) for x in range(27, 90, 17))
    return [
        _path("M34 3h52l20 20v52L86 95H34L14 75V23z", "wood"),
        _path("M36 8h48l17 17v48L84 90H36L19 73V25z", "moss"),
        _path(squares, "square"),
        *(_letter(x, y, sign) for x, y, sign in ((20, 38, "M"), (48, 38, "O"), (76, 38, "T"))),
    ]


def _letter(x: int, y: int, sign: str) -> Node:
    text = node("text", sign, x=x + 12.5, y=y + 18.5, class_="sign")
    return node("g", _slab(x, y, 25, 5), text, class_="tile")


def _penta() -> list[Node]:
    return [
        node("ellipse", cx=62, cy=86, rx=44, ry=7, class_="low"),
        _die("translate(12 34) rotate(-9)", ((13, 13), (37, 13), (25, 25), (13, 37), (37, 37))),
        _die("translate(60 20) rotate(12)", ((13, 12), (37, 12), (13, 25), (37, 25), (13, 38), (37, 38))),
    ]


def _die(where: str, pips: tuple[tuple[int, int], ...]) -> Node:
    dots = [node("circle", cx=x, cy=y, r=4.6, class_="pip") for x, y in pips]
    face = node("rect", x=4, y=3, width=42, height=42, rx=15, class_="face")
    return node("g", _slab(0, 0, 50, 12), face, dots, transform=where, class_="cube")


DARK = ((14, 14), (60, 14), (37, 38), (83, 38), (14, 62), (60, 62))


def _dam() -> list[Node]:
    return [
        node("rect", x=8, y=8, width=104, height=84, rx=6, class_="wood"),
        node("rect", x=14, y=14, width=92, height=72, class_="buff"),
        _path("".join(f"M{x} {y}h23v24h-23z" for x, y in DARK), "dark"),
        node("g", _disc(71, 26, 15), class_="piece white"),
        node("g", _disc(48, 54, 17), _disc(48, 46, 17), class_="piece red"),
    ]


def _tile() -> list[Node]:
    return [node("g", _slab(35, 25, 50, 8), class_="tile")]


PICTURES: Mapping[str, Callable[[], list[Node]]] = {"lexio": _lexio, "penta": _penta, "dam": _dam}
"""How each game is drawn."""


def _path(d: str, class_: str) -> Node:
    return node("path", d=d, class_=class_)


def _slab(x: int, y: int, side: int, rx: int) -> list[Node]:
    """A square of ivory with its lower edge."""
    return [
        node("rect", x=x, y=y + 3, width=side, height=side, rx=rx, class_="edge"),
        node("rect", x=x, y=y, width=side, height=side, rx=rx, class_="body"),
    ]


def _disc(x: int, y: int, r: int) -> list[Node]:
    """A piece seen from above, its side below it."""
    return [
        node("circle", cx=x, cy=y + 4, r=r, class_="side"),
        node("circle", cx=x, cy=y, r=r, class_="top"),
        node("circle", cx=x, cy=y, r=round(0.66 * r, 1), class_="rim"),
    ]
