"""An address as a picture for a camera."""

from klerye.app.words import Words
from klerye.core.drawing import Node, node

QUIET = 4
"""Modules of white around a QR code (ISO/IEC 18004)."""


def code(picture: str, say: Words) -> Node | None:
    """The QR code of an address, from its rows of 0 and 1; None where there are none."""
    rows = picture.split("\n")
    if len(rows) < 2:
        return None
    size = len(rows) + 2 * QUIET
    dark = [
        f"M{x + QUIET} {y + QUIET}h1v1h-1z"
        for y, row in enumerate(rows)
        for x, module in enumerate(row)
        if module == "1"
    ]
    return node(
        "svg",
        node("rect", width=size, height=size, fill="#fff"),
        node("path", d="".join(dark), fill="#000"),
        viewBox=f"0 0 {size} {size}",
        class_="code",
        role="img",
        aria_label=say("net.code"),
        shape_rendering="crispEdges",
    )
