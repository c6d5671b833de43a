"""Acts of Lexio as text: "place 7E LION", "exchange AE*", "draw ???"."""

import re
from collections.abc import Sequence
from typing import Final

from klerye.core.chance import HIDDEN, Dealt, Hidden
from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Act, Exchange, Laid, Pass, Place, Show, Tried
from klerye.games.lexio.tiles import UNSEEN


def write(act: Act | Dealt) -> str:
    """`act` in the one way that this house writes it; `*` is a joker, `?` what is hidden.

    A play is written like in GCG: where its first tile lies, the row first when it runs along the
    row ("7E LION"), the column first when it runs down ("E4 TAB.E"), then its tiles, small for a
    joker, with a dot for each square that it leaves out. A play of one tile is written along its
    row; one in no line is written tile by tile ("7E A 8F B"), so that it too can be refused.
    """
    match act:
        case Place(tiles):
            return " ".join(("place", *_runs(tiles)))
        case Exchange(tiles):
            return f"exchange {tiles}" if tiles else "exchange"
        case Pass():
            return "pass"
        case Tried(words):
            return f"tried {UNSEEN if isinstance(words, Hidden) else ' '.join(words)}"
        case Show(tiles):
            return f"show {tiles}"
        case Dealt(faces):
            return "draw " + "".join(UNSEEN if isinstance(face, Hidden) else str(face) for face in faces)
        case _:
            raise TypeError(f"not an act of Lexio: {act!r}")


def read(text: str) -> Act | Dealt:
    """The act that `write` wrote. Raises `Illegal` "lexio.unreadable" for any other text."""
    act = _read(text)
    if act is None or write(act) != text:
        raise Illegal("lexio.unreadable", text=text[:40])
    return act


_TILES: Final = re.compile(r"[A-Z*]+")
_MAYBE_HIDDEN: Final = re.compile(r"[A-Z*?]+")
_WORD: Final = re.compile(r"[A-Z]{2,13}")
_RUN: Final = re.compile(r"(?:([1-9]\d?)([A-Z])|([A-Z])([1-9]\d?)) ([A-Za-z*.]{1,26})", re.ASCII)


def _read(text: str) -> Act | Dealt | None:
    match text.split(" "):
        case ["pass"]:
            return Pass()
        case ["exchange"]:
            return Exchange("")
        case ["exchange", tiles] if _MAYBE_HIDDEN.fullmatch(tiles):
            return Exchange(tiles)
        case ["tried", "?"]:
            return Tried(HIDDEN)
        case ["tried", *words] if words and all(map(_WORD.fullmatch, words)):
            return Tried(tuple(words))
        case ["show", tiles] if _TILES.fullmatch(tiles):
            return Show(tiles)
        case ["draw", faces] if _MAYBE_HIDDEN.fullmatch(faces):
            return Dealt(tuple(HIDDEN if face == UNSEEN else face for face in faces))
        case ["place", *parts] if len(parts) % 2 == 0:
            return _read_runs([" ".join(parts[n : n + 2]) for n in range(0, len(parts), 2)])
    return None


def _runs(tiles: Sequence[Laid]) -> list[str]:
    """The tiles as one run where they lie in one line, else tile by tile."""
    rows = {laid.row: laid.sign for laid in tiles}
    columns = {laid.column: laid.sign for laid in tiles}
    if len(rows) == 1 and len(columns) == len(tiles):
        return [f"{tiles[0].row + 1}{_letter(tiles[0])} {_spread(columns)}"]
    if len(columns) == 1 and len(rows) == len(tiles):
        return [f"{_letter(tiles[0])}{tiles[0].row + 1} {_spread(rows)}"]
    return [f"{laid.row + 1}{_letter(laid)} {laid.sign}" for laid in tiles]


def _letter(laid: Laid) -> str:
    return chr(ord("A") + laid.column)


def _spread(signs: dict[int, str]) -> str:
    return "".join(signs.get(n, ".") for n in range(min(signs), max(signs) + 1))


def _read_runs(runs: list[str]) -> Place | None:
    tiles = []
    for run in runs:
        found = _RUN.fullmatch(run)
        if not found:
            return None
        row, column, column_first, row_second, signs = found.groups()
        down = row is None
        top, left = int(row or row_second) - 1, ord(column or column_first) - ord("A")
        for n, sign in enumerate(signs):
            if sign != ".":
                tiles.append(Laid(top + n * down, left + n * (not down), sign))
    return Place(tuple(tiles))
