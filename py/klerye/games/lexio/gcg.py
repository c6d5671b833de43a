"""Games of Lexio as GCG: a line for each play, exchange, pass and rack that is turned up at the end.

GCG is made for two players and a board of fifteen squares a side. As is done in the field, a third and a
fourth player are named like the first two, and `#board-layout` says that this is another board. What GCG
has no line for is left out: the refused words (they stand in notes) and the clock. The racks in front of the
plays are enough to know again what was drawn, though not in which order.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Final

from klerye.core.chance import HIDDEN, Ask, Dealt, Hidden
from klerye.core.game import Over, Seat
from klerye.core.refusal import Illegal
from klerye.core.transcript import Format, Found, Transcript
from klerye.games.lexio import notation
from klerye.games.lexio.acts import Act, Exchange, Laid, Pass, Place, Show, Tried
from klerye.games.lexio.layout import SIZE
from klerye.games.lexio.rules import Lexio, State
from klerye.games.lexio.tiles import JOKER, LETTERS, UNSEEN, value

BOARD: Final = "klerye"
"""What the clearing is called."""

MOST: Final = 4
"""Players."""


def write(game: Transcript, states: Sequence[State]) -> str:
    """`game` as GCG, without what cannot be told there: see above."""
    nicks = _nicks(game.names)
    lines = ["#character-encoding UTF-8"]
    lines += [
        f"#player{n} {nick} {name}" for n, (nick, name) in enumerate(zip(nicks, game.names, strict=True), 1)
    ]
    lines += [f"#title {game.title}"] if game.title else []
    lines += [f"#date {game.when}"] if game.when else []
    lines += [f"#board-layout {BOARD}", f"#letter-distribution {BOARD}", f"#lexicon {BOARD}-fr"]
    for act, (before, after) in zip(game.acts, pairwise(states), strict=True):
        lines += _lines(act, before, after, nicks)
    return "\n".join(lines) + "\n"


def _nicks(names: Sequence[str]) -> list[str]:
    """A name without blanks for each player."""
    nicks = [re.sub(r"[\s:]+", "_", name) for name in names]
    return nicks if len(set(nicks)) == len(nicks) else [f"{n}_{nick}" for n, nick in enumerate(nicks, 1)]


def _lines(act: Act | Dealt, before: State, after: State, nicks: Sequence[str]) -> Iterator[str]:
    seat = before.facing[0] if before.facing else before.seat
    rack = _signs(before.racks[seat])
    points, total = after.scores[seat] - before.scores[seat], after.scores[seat]
    match act:
        case Place(tiles):
            where, word = notation.write(act).removeprefix("place ").split(" ")
            yield f">{nicks[seat]}: {rack} {where} {word} {points:+} {total}"
        case Exchange(tiles):
            yield f">{nicks[seat]}: {rack} -{_signs(tiles)} +0 {total}"
        case Pass():
            yield f">{nicks[seat]}: {rack} - +0 {total}"
        case Tried(words) if not isinstance(words, Hidden):
            yield f"#note {nicks[seat]}: {' '.join(words)}"
        case Show(tiles):
            yield f">{nicks[seat]}: {_signs(tiles)} ({_signs(tiles)}) {-value(tiles):+} {total}"
            if before.ended == "lexio.over_out":
                out = before.seat
                yield f">{nicks[out]}: ({_signs(tiles)}) {value(tiles):+} {after.scores[out]}"


def _signs(tiles: str) -> str:
    """Tiles as GCG writes them: "?" is a joker; what is hidden is left out."""
    return tiles.replace(UNSEEN, "").replace(JOKER, UNSEEN)


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a player: the rack before it (empty: not told), what was done with which words of the line,
    and the points."""

    number: int
    seat: Seat
    rack: str
    what: str
    words: tuple[str, ...] = ()
    points: int = 0


@dataclass(slots=True)
class _Sheet:
    """A file: the players by their nicknames, what it says of itself, its lines."""

    names: dict[str, str] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)
    lines: list[_Line] = field(default_factory=list)


_RACK: Final = r"[A-Z?]*"
_LINE: Final = re.compile(
    rf""">(?P<nick>[^\s:]+):\s++(?:
      \((?P<gain>{_RACK})\)
    | ((?P<rack>[A-Z?]+)\s+)?(?:
        \((?P<lost>{_RACK})\)
      | (?P<where>[1-9]\d?[A-Z]|[A-Z][1-9]\d?)\s+(?P<word>[A-Za-z.]+)
      | -(?P<back>{_RACK}) ) )
    \s+(?P<points>[+-]\d{{1,4}})\s+(?P<total>-?\d{{1,5}})\s*""",
    re.VERBOSE | re.ASCII,
)


def find(text: str) -> Iterator[Found]:
    """The one game in a text of GCG. Raises `Illegal` with the `line` that cannot be read."""
    sheet = _Sheet()
    for number, line in enumerate(text.split("\n"), 1):
        try:
            _read(sheet, line.strip(), number)
        except Illegal as no:
            raise Illegal(no.why, **{**no.facts, "line": number}) from None
    if len(sheet.names) < 2 or not sheet.lines:
        raise Illegal("lexio.gcg_players", most=MOST)
    names, title, when = tuple(sheet.names.values()), sheet.said.get("title", ""), sheet.said.get("date", "")
    yield Found(names, title, when, "", partial(_load, sheet))


def _read(sheet: _Sheet, line: str, number: int) -> None:
    if line.startswith("#"):
        word, _, rest = line[1:].partition(" ")
        if re.fullmatch(r"player[1-9]", word):
            nick, _, name = rest.strip().partition(" ")
            if nick in sheet.names or len(sheet.names) == MOST:
                raise Illegal("lexio.gcg_players", most=MOST)
            sheet.names[nick] = name.strip() or nick
        if word == "character-encoding" and rest.strip().upper() != "UTF-8":
            raise Illegal("lexio.gcg_encoding")
        if word == "board-layout" and rest.strip() != BOARD:
            raise Illegal("lexio.gcg_board", board=rest.strip()[:40])
        sheet.said.setdefault(word, rest.strip())
        return
    if not line:
        return
    if not line.startswith(">") and sheet.lines:
        return  # a note goes on
    found = _LINE.fullmatch(line)
    if not found:
        raise Illegal("lexio.gcg_line", text=line[:40])
    seats = list(sheet.names)
    if found["nick"] not in seats:
        raise Illegal("lexio.gcg_player", name=found["nick"][:40])
    seat, points = seats.index(found["nick"]), int(found["points"])
    tiles = (found["rack"] or "").replace(UNSEEN, JOKER)
    if found["gain"] is not None:
        if len(seats) == 2:  # what one gains at the end is what the other holds
            sheet.lines.append(_Line(number, 1 - seat, found["gain"].replace(UNSEEN, JOKER), "lost"))
    elif found["lost"] is not None:
        sheet.lines.append(_Line(number, seat, found["lost"].replace(UNSEEN, JOKER), "lost"))
    elif found["where"]:
        sheet.lines.append(_Line(number, seat, tiles, "place", (found["where"], found["word"]), points))
    else:
        sheet.lines.append(_Line(number, seat, tiles, "back", (found["back"].replace(UNSEEN, JOKER),)))


def _load(sheet: _Sheet) -> Transcript:
    """The game of a file, with deals that fit it. Raises `Illegal` with the `line` that breaks a rule."""
    rules, options = Lexio(), {"first": sheet.lines[0].seat}
    state = rules.start(len(sheet.names), options)
    acts: list[Act | Dealt] = []
    ahead = list(sheet.lines)
    while not isinstance(waits := rules.waits(state), Over):
        if isinstance(waits, Ask):
            act: Act | Dealt = _deal(state, waits, ahead)
        elif state.ended:
            shown = _rack_ahead(waits.seat, ahead)
            turned_up = Show(shown.rack) if shown else rules.forced(state)
            if turned_up is None:
                break
            act = turned_up
        elif not ahead:
            break
        else:
            act = _act(state, waits.seat, ahead[0])
        line = ahead[0].number if ahead else sheet.lines[-1].number
        try:
            following = rules.apply(state, act, 0)
        except Illegal as no:
            raise Illegal(no.why, **{**no.facts, "line": line}) from None
        if isinstance(act, Place | Exchange | Pass):
            got = following.scores[state.seat] - state.scores[state.seat]
            if got != ahead[0].points:
                raise Illegal("lexio.gcg_points", told=ahead[0].points, points=got, line=line)
            del ahead[0]
        acts.append(act)
        state = following
    if left := [line for line in ahead if line.what in ("place", "back")]:
        raise Illegal("lexio.gcg_after", line=left[0].number)
    said = sheet.said
    return Transcript(
        tuple(sheet.names.values()), options, tuple(acts), (), said.get("date", ""), said.get("title", "")
    )


def _rack_ahead(seat: Seat, ahead: Sequence[_Line]) -> _Line | None:
    """The next line that tells what `seat` holds."""
    return next((line for line in ahead if line.seat == seat and line.rack), None)


def _deal(state: State, ask: Ask, ahead: Sequence[_Line]) -> Dealt:
    """What the seat draws, as far as its next rack tells; the rest is hidden. Raises `Illegal`."""
    rack = state.racks[state.drawing[0]]
    line = _rack_ahead(state.drawing[0], ahead)
    if line is None:
        return Dealt((HIDDEN,) * ask.count)
    known = rack.replace(UNSEEN, "")
    new = sorted((Counter(line.rack) - Counter(known)).elements())
    if len(known) + len(new) > len(rack) + ask.count:
        raise Illegal("lexio.gcg_rack", rack=_signs(line.rack), line=line.number)
    faces = new[: ask.count]
    dealt = Dealt((*faces, *(HIDDEN,) * (ask.count - len(faces))))
    try:
        ask.check(dealt)
    except Illegal as no:
        raise Illegal(no.why, **{**no.facts, "line": line.number}) from None
    return dealt


def _act(state: State, seat: Seat, line: _Line) -> Act:
    """What a line says was done. Raises `Illegal`."""
    if line.seat != seat:
        raise Illegal("lexio.gcg_turn", line=line.number)
    match line.what, line.words:
        case "place", (where, word):
            return _place(state, where, word)
        case "back", ("",):
            return Pass()
        case "back", (tiles,):
            return Exchange(tiles)
    raise Illegal("lexio.gcg_early", line=line.number)


def _place(state: State, where: str, word: str) -> Place:
    """The tiles of a play; letters that lie there already count as dots, as some programs write them."""
    down = where[0] in LETTERS
    letter, row = (where[0], where[1:]) if down else (where[-1], where[:-1])
    top, left = int(row) - 1, ord(letter) - ord("A")
    tiles = []
    for n, sign in enumerate(word):
        at = top + n * down, left + n * (not down)
        there = state.board[at[0] * SIZE + at[1]] if max(at) < SIZE else "#"
        if sign != "." and sign.upper() != there.upper():
            tiles.append(Laid(*at, sign))
    return Place(tuple(tiles))


FORMATS: Final = (Format("gcg", lambda text: text.lstrip().startswith(("#", ">")), find, write),)
