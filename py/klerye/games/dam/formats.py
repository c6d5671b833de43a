"""Games of Dam as files of the field: PDN, game type 21, in which red is called Black."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from klerye.core.game import Over, Turn
from klerye.core.transcript import Format, Found, Transcript
from klerye.games.dam import fen, pdn
from klerye.games.dam.position import RED, START, Move
from klerye.games.dam.rules import Act, Answer, Dam, Offer, Resign, State

EVENT: Final = "Kleryè"

_PDN: Final = re.compile(
    r"^[ \t]*\[[ \t]*[A-Za-z]\w*[ \t]+\"|\A\s*(\d+\.\s*)?[1-9]\d?[-x][1-9]\d?\b", re.MULTILINE | re.ASCII
)

_SCORES: Final = {"1-0": (0,), "2-0": (0,), "0-1": (1,), "0-2": (1,), "1/2-1/2": (), "1-1": ()}
"""Who has won by a result, told from the side that moves first: red is seat 0 of a game from a file."""


def write(game: Transcript, states: Sequence[State]) -> str:
    """`game` as PDN. The offers of draws that were declined, the clock and the computers' levels have no
    place there."""
    start, end = states[0], states[-1]
    red = end.red or 0
    headers = [
        ("Event", game.title or EVENT),
        ("Date", game.when[:10].replace("-", ".") or "????.??.??"),
        ("Black", game.names[red]),
        ("White", game.names[1 - red]),
        ("Result", _result(game, end, red)),
        ("GameType", "21"),
    ]
    if start.position != START:
        headers += [("SetUp", "1"), ("FEN", fen.write(start.position))]
    moves = tuple(act for act in game.acts if isinstance(act, Move))
    return pdn.write(pdn.Game(tuple(headers), moves, headers[4][1]))


def _result(game: Transcript, end: State, red: int) -> str:
    match Dam().waits(end):
        case Over(winners=()):
            return "1/2-1/2"
        case Over(winners=(seat,)):
            return "1-0" if seat == red else "0-1"
    return game.result or "*"


def find(text: str) -> Iterator[Found]:
    """The games in a text of PDN, lazily."""
    for script in pdn.scripts(text):
        headers = dict(script.headers)
        black, white, title = (headers.get(name, "").strip("? ") for name in ("Black", "White", "Event"))
        blank = Transcript((black, white), {}, (), (), _day(headers.get("Date", "")), title, script.result)
        yield Found(blank.names, title, blank.when, script.result, partial(_load, script, blank))


def _day(text: str) -> str:
    """A whole date of PDN as ISO 8601; a part of one as it is, without question marks."""
    return re.sub(r"\.?\?+", "", text).replace(".", "-")


def _load(script: pdn.Script, blank: Transcript) -> Transcript:
    """The game that a script tells, red in seat 0. Raises `Illegal`."""
    told = pdn.replay(script)
    position = told.start
    options: dict[str, Any] = {"first": 0 if position.turn == RED else 1}
    if position != START:
        options["fen"] = fen.write(position)
    rules = Dam()
    acts: list[Act] = []
    state = rules.start(2, options)
    for move in told.moves:
        if isinstance(rules.waits(state), Over):
            break
        state = rules.apply(state, move, 0)
        acts.append(move)
    left = len(told.moves) - len(acts)
    acts += _ending(rules, state, told.result)
    return replace(blank, options=options, acts=tuple(acts), left=left)


def _ending(rules: Dam, state: State, result: str) -> list[Act]:
    """How a game ended that was not over on the board: by agreement, or because the side on turn gave up.
    Nothing where the file does not know, or where the other side gave up out of turn."""
    waits, winners = rules.waits(state), _SCORES.get(result)
    if not isinstance(waits, Turn) or winners is None:
        return []
    if not winners:
        return [Offer(), Answer(True)]
    return [Resign()] if winners != (waits.seat,) else []


FORMATS: Final = (Format("pdn", lambda text: bool(_PDN.search(text)), find, write),)
