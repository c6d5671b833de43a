"""A second judge of plays, slow and written another way: squares in a dict, words cut out of whole lines
of text, connection by flooding from the source."""

import re

from klerye.games.lexio.acts import Laid
from klerye.games.lexio.layout import LAYOUT

WORTH = {
    **dict.fromkeys("EAISNRTULO", 1),
    **dict.fromkeys("DCMP", 2),
    **dict.fromkeys("GB", 3),
    **dict.fromkeys("VFH", 4),
    **dict.fromkeys("QJX", 8),
    **dict.fromkeys("YKWZ", 10),
}

Square = tuple[int, int]


def squares_of(board: str) -> dict[Square, str]:
    return {divmod(at, 13): sign for at, sign in enumerate(board)}


def form(board: str, rack: str, tiles: tuple[Laid, ...]) -> str | None:
    """The key of the first reason against the form of a play; None if there is none."""
    if len(tiles) == 0:
        return "lexio.no_tile"
    left = list(rack)
    for laid in tiles:
        need = "*" if laid.sign in "abcdefghijklmnopqrstuvwxyz" else laid.sign
        if need not in left:
            return "lexio.not_in_rack"
        left.remove(need)
    if any(laid.sign == "*" for laid in tiles):
        return "lexio.joker_letter"
    old = squares_of(board)
    if any((laid.row, laid.column) not in old for laid in tiles):
        return "lexio.off_board"
    if any(old[laid.row, laid.column] == "#" for laid in tiles):
        return "lexio.blocked"
    new = {(laid.row, laid.column) for laid in tiles}
    if len(new) < len(tiles) or any(old[at] != "." for at in new):
        return "lexio.occupied"
    if not any(len({at[way] for at in new}) == 1 for way in (0, 1)):
        return "lexio.not_in_line"
    after = old | dict.fromkeys(new, "A")
    way = 0 if len({at[0] for at in new}) == 1 else 1
    (low, high) = (min(at[1 - way] for at in new), max(at[1 - way] for at in new))
    fixed = min(new)[way]
    between = [(fixed, n) if way == 0 else (n, fixed) for n in range(low, high + 1)]
    if any(after[at] == "." for at in between):
        return "lexio.gap"
    if not any(sign.isalpha() for sign in old.values()):
        if len(new) == 1:
            return "lexio.one_tile_first"
        return None if (6, 6) in new else "lexio.source_not_covered"
    return None if flooded(after) >= new else "lexio.disconnected"


def flooded(squares: dict[Square, str]) -> set[Square]:
    """The tiles that hang together with the source."""
    reached: set[Square] = set()
    waiting = [(6, 6)]
    while waiting:
        at = waiting.pop()
        if at not in reached and squares.get(at, "#") not in ".#":
            reached.add(at)
            row, column = at
            waiting += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return reached


def words(board: str, tiles: tuple[Laid, ...]) -> list[tuple[str, int, int, int, int]]:
    """All words of a play of good form as (letters, row, column, down, points), sorted."""
    new = {(laid.row, laid.column): laid.sign for laid in tiles}
    after = squares_of(board) | new
    found: list[tuple[list[Square], int]] = []
    for n in range(13):
        for way, line in enumerate(([(n, m) for m in range(13)], [(m, n) for m in range(13)])):
            text = "".join(after[at] for at in line)
            for match in re.finditer("[A-Za-z]{2,}", text):
                squares = line[match.start() : match.end()]
                if new.keys() & set(squares):
                    found.append((squares, way))
    told = []
    for squares, way in found:
        crossed = {at for other, its_way in found if its_way != way for at in other}
        points, times = 0, 1
        for row, column in squares:
            worth = WORTH.get(after[row, column], 0)
            if (row, column) in new:
                premium = LAYOUT[row][column]
                worth *= {"d": 2, "t": 3}.get(premium, 1)
                times *= {"D": 2, "T": 3, "X": 2 if (row, column) in crossed else 1}.get(premium, 1)
            points += worth
        letters = "".join(after[at] for at in squares)
        told.append((letters, *squares[0], way, points * times))
    return sorted(told)


def worth(board: str, tiles: tuple[Laid, ...]) -> int:
    return sum(word[-1] for word in words(board, tiles)) + (30 if len(tiles) == 7 else 0)
