"""What a player may be called: short, visible, one line."""

import unicodedata

from klerye.core.refusal import Illegal

LONGEST = 24
"""Characters, after composition."""

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are drawn as nothing."""


def clean(name: str) -> str:
    """`name` composed (NFC), its white space folded. Raises `Illegal` when nothing visible is left,
    when it is longer than `LONGEST`, or when it holds a control, direction or unassigned character."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise Illegal("table.name_empty")
    if len(name) > LONGEST:
        raise Illegal("table.name_long", most=LONGEST)
    if any(c in BLANK or unicodedata.category(c)[0] == "C" for c in name):
        raise Illegal("table.name_unseen")
    return name


def person(name: str) -> str:
    """What two spellings of one person's name have in common: neither capitals nor compositions count."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
