"""Games of Dam as PDN text: headers, numbered moves, a result; many games in one file.

A file with one game a line (moves, then the result) is the same grammar without headers and
numbers. Comments, variations and glyphs are skipped. The result is told from the side that moves
first and not compared with the board, since most games end by agreement or resignation; they are
replayed by D3 to D11 alone, since players go on through positions that D13 would draw.
"""

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from klerye.core.refusal import Illegal
from klerye.games.dam import fen
from klerye.games.dam.position import RED, START, Move, Position, after, moves
from klerye.games.dam.refusals import why_not

RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "*")
"""How a game may end on paper; "*" is unknown, 2, 1 and 0 are draughts points."""

WIDTH: Final = 80
"""The longest line of moves that is written."""


@dataclass(frozen=True, slots=True)
class Game:
    """A legal game: its headers in order, its moves in full, its result.

    A game that does not begin at the start has the headers SetUp "1" and FEN.
    """

    headers: tuple[tuple[str, str], ...]
    moves: tuple[Move, ...]
    result: str = "*"

    @property
    def start(self) -> Position:
        """The position before the first move. Raises `Illegal` "dam.fen" or "dam.no_fen"."""
        return _start(dict(self.headers))


@dataclass(slots=True)
class Script:
    """A game as it stands in a file, not yet compared with the rules.

    `words` holds what should be moves, each with its line in the file; `line` is where the game
    begins. Text that is no PDN at all is a word too: it is refused when the replay gets there.
    """

    line: int
    headers: list[tuple[str, str]] = field(default_factory=list)
    words: list[tuple[str, int]] = field(default_factory=list)
    result: str = "*"


_TOKEN: Final = re.compile(
    r"""
      (?P<skip>    \s+ | ^%.* | ;.* | \{[^}]*\} | \$\d+ | \d+\.(\.\.)? | [!?]+ )
    | (?P<header>  \[ \s* (?P<name>\w+) \s+ "(?P<value>(\\.|[^"\\\n])*)" \s* \] )
    | (?P<open>    \( )
    | (?P<close>   \) )
    | (?P<result>  (?:1-0|0-1|1/2-1/2|2-0|0-2|1-1|\*) (?![^\s;{(\[]) )
    | (?P<word>    \{[^}]*\Z | [^\s;{()!?$]+ | . )
    """,
    re.VERBOSE | re.MULTILINE | re.ASCII,
)

_MOVE: Final = re.compile(r"[1-9]\d?(-[1-9]\d?|(x[1-9]\d?)+)", re.ASCII)


def scripts(text: str) -> Iterator[Script]:
    """The games in `text`, lazily. A game ends with its result, with the next header or with the file."""
    script: Script | None = None
    line = 1
    variations: list[int] = []
    for token in _TOKEN.finditer(text):
        here, kind = line, token.lastgroup
        line += token[0].count("\n")
        if kind == "skip" or (variations and kind not in ("header", "open", "close")):
            continue
        if kind == "close" and variations:
            variations.pop()
            continue
        script = script or Script(here)
        if kind == "open":
            variations.append(here)
        elif kind == "header":
            if variations:
                script.words.append(("(", variations[0]))
                variations.clear()
            if script.words:
                yield script
                script = Script(here)
            value = re.sub(r'\\(["\\])', r"\1", token["value"])
            script.headers.append((token["name"], value))
        elif kind == "result":
            script.result = token[0]
            yield script
            script = None
        else:
            script.words.append((token[0], here))
    if script:
        script.words += [("(", opened) for opened in variations[:1]]
        yield script


def replay(script: Script) -> Game:
    """The game that `script` tells, each move checked by D6 to D11.

    Raises `Illegal` for the first thing that is wrong, with the facts `line`, `ply` (from 1; 0 for
    a header) and `move` (as it was written) besides those of the reason.
    """
    played: list[Move] = []
    try:
        position = _start(dict(script.headers))
    except Illegal as no:
        raise Illegal(no.why, **{**no.facts, "line": script.line, "ply": 0, "move": ""}) from None
    for ply, (word, line) in enumerate(script.words, start=1):
        try:
            move = read_move(position, word)
        except Illegal as no:
            raise Illegal(no.why, **{**no.facts, "line": line, "ply": ply, "move": word[:40]}) from None
        played.append(move)
        position = after(position, move)
    return Game(tuple(script.headers), tuple(played), script.result)


def _start(headers: dict[str, str]) -> Position:
    if "FEN" in headers:
        return fen.read(headers["FEN"])
    if headers.get("SetUp", "0") != "0":
        raise Illegal("dam.no_fen")
    return START


def read_move(position: Position, text: str) -> Move:
    """The legal move that `text` means: "11-15", "11x18", and for a multiple jump either all its
    squares or some of them, as long as the first and the last are there and one move fits.

    Raises `Illegal`: "dam.unreadable", "dam.which_route" with all `routes`, or what `why_not` says.
    """
    if not _MOVE.fullmatch(text):
        raise Illegal("dam.unreadable", text=text[:40])
    jump = "x" in text
    told = Move(tuple(int(square) for square in re.split("[-x]", text)))
    legal = moves(position)
    if told in legal and told.is_jump == jump:
        return told
    fit = [move for move in legal if jump and move.is_jump and passes(move, told.path)]
    if len(fit) > 1:
        raise Illegal("dam.which_route", routes=tuple(map(str, fit)))
    if fit:
        return fit[0]
    raise Illegal("dam.not_a_move", move=text) if told in legal else why_not(position, told)


def passes(move: Move, squares: tuple[int, ...]) -> bool:
    """Whether `move` begins at the first of `squares`, ends at the last and visits the others in order."""
    path = iter(move.path)
    return (
        move.path[0] == squares[0]
        and move.path[-1] == squares[-1]
        and all(square in path for square in squares)
    )


def write_move(position: Position, move: Move) -> str:
    """A legal `move` by its first and last square, or all squares where another move has the same two."""
    ends = (move.path[0], move.path[-1])
    if not move.is_jump or sum(passes(other, ends) for other in moves(position)) > 1:
        return str(move)
    return "x".join(map(str, ends))


def write(game: Game) -> str:
    """`game` as PDN; `replay` of its only script is `game` again.

    A control sign in a header's value is written as a space: a header is one line.
    """
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in game.headers]
    position = game.start
    words = []
    number = 1
    for move in game.moves:
        if position.turn == RED:
            words.append(f"{number}.")
        elif not words:
            words.append("1...")
        words.append(write_move(position, move))
        position = after(position, move)
        number += position.turn == RED
    text = " ".join([*words, game.result])
    lines += textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines) + "\n"


def _quoted(value: str) -> str:
    printable = "".join(sign if sign.isprintable() else " " for sign in value)
    return printable.replace("\\", "\\\\").replace('"', '\\"')
