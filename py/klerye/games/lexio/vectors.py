"""Checks the engine against a file of plays: what each forms and is worth, or why it is refused."""

from collections.abc import Iterator
from typing import Any

from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Laid, Place
from klerye.games.lexio.layout import LAYOUT
from klerye.games.lexio.rules import Lexio, State
from klerye.games.lexio.scoring import SEVEN_TILES, score
from klerye.games.lexio.tiles import JOKER, LETTERS, RACK, UNSEEN


def knows(data: Any) -> bool:
    """Whether `data` is in this format, and so may be given to `check`."""
    return isinstance(data, dict) and {"layout", "lexicon", "vectors"} <= data.keys()


def check(data: Any) -> Iterator[tuple[str, str | None]]:
    """Each play's name, and what is wrong, or None. A file about another board is one more that fails."""
    if other := _other_game(data):
        yield "the game", other
    try:
        words, cases = frozenset(data["lexicon"]), list(data["vectors"])
    except TypeError as no:
        yield "the file", f"not plays: {no!r}"
        return
    for number, case in enumerate(cases, start=1):
        name = f"play {number}"
        try:
            name = f"{case['id']} {case['what']}"
            wrong = _wrong(case, Lexio(words))
        except (KeyError, ValueError, TypeError, AttributeError, IndexError) as no:
            wrong = f"not a play: {no!r}"
        yield name, wrong


def _other_game(data: Any) -> str | None:
    if data["layout"] != list(LAYOUT):
        return "another layout"
    if data.get("values") != {letter: worth for letter, (_, worth) in LETTERS.items()}:
        return "other values"
    return None if data.get("seven_tiles") == SEVEN_TILES else "seven tiles earn something else"


def _wrong(case: Any, lexio: Lexio) -> str | None:
    """How the engine's result differs from the one that is known; None if it does not."""
    board, rack = "".join(case["board"]), "".join(sorted(case["rack"].replace("?", JOKER)))
    place = Place(tuple(Laid(int(row), int(column), str(sign)) for row, column, sign in case["play"]))
    expect = case["expect"]
    s = State(board, (rack, UNSEEN * RACK), (0, 0), (0, 0), first=0, turn=0)
    try:
        points = lexio.apply(s, place, 0).scores[0]
    except Illegal as no:
        named = no.facts.get("words", ())
        if expect["ok"] or no.why != f"lexio.{expect['reason']}":
            return f"is refused: {no}"
        if "word" in expect and expect["word"] not in (named if isinstance(named, tuple) else ()):
            return f"is refused for {named}, not {expect['word']}"
        return None
    if not expect["ok"]:
        return f"is made, not refused as {expect['reason']}"
    worth = score(board, place.tiles)
    got = [(w.text, w.row, w.column, "V" if w.down else "H", w.points) for w in worth.words]
    wanted = [(w["word"], w["row"], w["col"], w["dir"], w["points"]) for w in expect["words"]]
    if got != wanted:
        return f"forms {got}, not {wanted}"
    if (points, worth.seven_tiles) != (expect["score"], expect["seven_tiles"]):
        return f"is worth {points}, {worth.seven_tiles} for seven tiles"
    return None
