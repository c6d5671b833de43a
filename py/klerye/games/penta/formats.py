"""Games of Penta as CSV, a row for each turn, and as JSON; both tell the whole game."""

import csv
import io
import json
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from klerye.core.refusal import Illegal
from klerye.core.transcript import Format, Found, Transcript
from klerye.games.penta import card
from klerye.games.penta.rules import THROWS, State
from klerye.games.penta.turns import TurnTold, acts, read_box, read_dice, read_kept, turns

COLUMNS: Final = (
    *("game", "round", "seat", "name"),
    *("throw1", "keep1", "throw2", "keep2", "throw3"),
    *("box", "points", "total"),
)

FORMULA: Final = tuple("=+-@'")
"""A spreadsheet takes what begins with such a sign for a formula; an apostrophe before it says that it is
text."""


def write_csv(game: Transcript, states: Sequence[State]) -> str:
    """`game` as CSV (RFC 4180): seats and places of dice from 1, dice as they lie after each throw. Where
    the game began with sheets that were partly written, only the JSON tells so."""
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(COLUMNS)
    for turn in turns(game.acts, states):
        thrown = [""] * (2 * THROWS - 1)
        thrown[: 2 * len(turn.throws) : 2] = [" ".join(map(str, dice)) for dice in turn.throws]
        thrown[1 : 2 * len(turn.kept) : 2] = [" ".join(map(str, kept)) for kept in turn.kept]
        name = game.names[turn.seat]
        name = f"'{name}" if name.startswith(FORMULA) else name
        ended = (turn.box, turn.points, turn.total) if turn.box else ("", "", "")
        rows.writerow((game.when, turn.round, turn.seat + 1, name, *thrown, *ended))
    return out.getvalue()


def find_csv(text: str) -> Iterator[Found]:
    """The one game in such a text. Raises `Illegal` with the `line` that cannot be read."""
    rows = csv.reader(io.StringIO(text, newline=""))
    told, names, when = list[TurnTold](), dict[int, str](), ""
    try:
        for row in rows:
            if rows.line_num == 1 or not any(row):
                continue
            if len(row) != len(COLUMNS):
                raise Illegal("penta.file_columns", wanted=len(COLUMNS), got=len(row))
            when, _, seat, name, *thrown, box, points, total = row
            turn = TurnTold(0, _number(seat) - 1, line=rows.line_num)
            turn.throws = [read_dice(_numbers(cell)) for cell in thrown[::2] if cell.strip()]
            turn.kept = [read_kept(_numbers(cell)) for cell in thrown[1::2]][: max(0, len(turn.throws) - 1)]
            turn.box = read_box(box.strip())
            turn.points, turn.total = (_number(points), _number(total)) if turn.box else (0, 0)
            if names.setdefault(turn.seat, name) != name:
                raise Illegal("penta.file_names")
            told.append(turn)
    except csv.Error:
        raise Illegal("penta.file_columns", wanted=len(COLUMNS), got=0, line=rows.line_num) from None
    except Illegal as no:
        raise Illegal(no.why, **{**no.facts, "line": rows.line_num}) from None
    if not told or sorted(names) != list(range(len(names))):
        raise Illegal("penta.file_names", line=2)
    seats = tuple(_unquoted(names[seat]) for seat in range(len(names)))
    options = {"first": told[0].seat}
    yield Found(seats, "", when, "", partial(_load, seats, options, (), when, told))


def _unquoted(name: str) -> str:
    return name[1:] if name[:1] == "'" and name[1:].startswith(FORMULA) else name


def _number(text: str) -> int:
    if not (text.strip().isascii() and text.strip().isdecimal() and len(text) < 6):
        raise Illegal("penta.file_number", text=text[:20])
    return int(text)


def _numbers(text: str) -> list[int]:
    return [_number(word) for word in text.split()]


def _load(
    names: tuple[str, ...],
    options: dict[str, Any],
    levels: tuple[str, ...],
    when: str,
    told: Sequence[TurnTold],
) -> Transcript:
    return Transcript(names, options, acts(told, len(names), options), levels, when)


def write_json(game: Transcript, states: Sequence[State]) -> str:
    """`game` as JSON: the players with their sheets at the end, then the turns, one a line."""
    seats = zip(game.names, game.levels or ("",) * len(game.names), states[-1].sheets, strict=True)
    players = [{"name": name, "level": level, **card.write(sheet)} for name, level, sheet in seats]
    body = {"game": "penta", "when": game.when, "options": dict(game.options), "players": players}
    head = json.dumps(body, ensure_ascii=False, indent=1).removesuffix("\n}")
    rows = [
        {"round": turn.round, "seat": turn.seat + 1, "throws": turn.throws, "kept": turn.kept}
        | ({"box": turn.box, "points": turn.points, "total": turn.total} if turn.box else {})
        for turn in turns(game.acts, states)
    ]
    return head + ',\n "turns": [\n  ' + ",\n  ".join(map(json.dumps, rows)) + "\n ]\n}\n"


def find_json(text: str) -> Iterator[Found]:
    """The one game in such a text; whoever calls has seen to it that it is not nested too deep. Raises
    `Illegal`; a `line` where one is known."""
    try:
        body = json.loads(text)
        names = tuple(str(player["name"]) for player in body["players"])
        levels = tuple(str(player.get("level", "")) for player in body["players"])
        when, options, rows = str(body.get("when", "")), dict(body["options"]), list(body["turns"])
    except json.JSONDecodeError as no:
        raise Illegal("penta.file_json", line=no.lineno) from None
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Illegal("penta.file_json", line=1) from None
    lines = [n for n, line in enumerate(text.split("\n"), 1) if '"throws"' in line]
    numbers = lines if len(lines) == len(rows) else [1] * len(rows)
    told = [_row(row, line) for row, line in zip(rows, numbers, strict=True)]
    options["first"] = told[0].seat if told else 0
    yield Found(
        names, "", when, "", partial(_load, names, options, levels if any(levels) else (), when, told)
    )


def _row(row: Any, line: int) -> TurnTold:
    """A turn of the JSON. Raises `Illegal`."""
    try:
        throws, kept = [read_dice(dice) for dice in row["throws"]], [read_kept(k) for k in row["kept"]]
        box, numbers = read_box(row.get("box", "")), (row["seat"], row.get("points", 0), row.get("total", 0))
        if not all(type(number) is int for number in numbers):
            raise ValueError
    except (TypeError, KeyError, ValueError, AttributeError):
        raise Illegal("penta.file_json", line=line) from None
    except Illegal as no:
        raise Illegal(no.why, **{**no.facts, "line": line}) from None
    seat, points, total = numbers
    return TurnTold(0, seat - 1, throws, kept, box, points, total, line)


FORMATS: Final = (
    Format("csv", lambda text: text.lstrip().startswith(",".join(COLUMNS[:4])), find_csv, write_csv),
    Format(
        "json", lambda text: text.lstrip().startswith("{") and '"penta"' in text[:1000], find_json, write_json
    ),
)
