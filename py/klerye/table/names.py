"""What a player may be called: short, visible, one line."""

import unicodedata

from klerye.core.refusal import Illegal

LONGEST = 24
"""Characters, after composition."""


def clean(name: str) -> str:
    """`name` composed (NFC), its white space folded. Raises `Illegal` when nothing visible is left,
    when it is longer than `LONGEST`, or when it holds a control, direction or unassigned character."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise Illegal("table.name_empty")
    if len(name) > LONGEST:
        raise Illegal("table.name_long", most=LONGEST)
    if any(unicodedata.category(c)[0] == "C" for c in name):
        raise Illegal("table.name_unseen")
    return name
