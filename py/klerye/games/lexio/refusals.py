"""Why a play is refused for its form: the first reason that applies, in the order of RULES.md."""

from collections import Counter
from collections.abc import Sequence

from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Laid
from klerye.games.lexio.board import Board, count, square
from klerye.games.lexio.layout import NEIGHBOURS, SIZE, SOURCE, name
from klerye.games.lexio.tiles import LETTERS, take, tile


def why_not(board: Board, rack: str, tiles: Sequence[Laid], unseen: Sequence[str] = ()) -> Illegal | None:
    """What is wrong with the form of a play (L6, L8, L11, L12), whatever its words are; None if nothing.

    `unseen` are the tiles that may lie hidden on `rack`.
    """
    if not tiles:
        return Illegal("lexio.no_tile")
    wanted = [tile(laid.sign) for laid in tiles]
    if take(rack, wanted, unseen) is None:
        return not_in_rack(rack, wanted)
    if any(laid.sign.upper() not in LETTERS for laid in tiles):
        return Illegal("lexio.joker_letter")
    return _why_not_there(board, tiles) or _why_not_together(board, tiles)


def not_in_rack(rack: str, wanted: Sequence[str]) -> Illegal:
    """The refusal that names the wanted tiles which are not there, in order of the alphabet."""
    return Illegal("lexio.not_in_rack", tiles=tuple(sorted((Counter(wanted) - Counter(rack)).elements())))


def _why_not_there(board: Board, tiles: Sequence[Laid]) -> Illegal | None:
    """Each square by itself: on the board, not blocked, free."""
    outside = [one for one in tiles if one.row not in range(SIZE) or one.column not in range(SIZE)]
    if outside:
        return Illegal("lexio.off_board")
    if blocked := [one for one in tiles if board[square(one)] == "#"]:
        return Illegal("lexio.blocked", squares=_names(blocked))
    twice = Counter(map(square, tiles))
    if taken := [one for one in tiles if board[square(one)] != "." or twice[square(one)] > 1]:
        return Illegal("lexio.occupied", squares=_names(taken))
    return None


def _why_not_together(board: Board, tiles: Sequence[Laid]) -> Illegal | None:
    """The squares together: one line, no gap, over the source or touching what lies there."""
    squares = sorted(map(square, tiles))
    rows, columns = {one.row for one in tiles}, {one.column for one in tiles}
    if len(rows) > 1 and len(columns) > 1:
        return Illegal("lexio.not_in_line")
    line = range(squares[0], squares[-1] + 1, 1 if len(rows) == 1 else SIZE)
    if gaps := [at for at in line if board[at] == "." and at not in squares]:
        return Illegal("lexio.gap", squares=tuple(name(*divmod(at, SIZE)) for at in gaps))
    if not count(board):
        if len(tiles) == 1:
            return Illegal("lexio.one_tile_first")
        return None if SOURCE in squares else Illegal("lexio.source_not_covered")
    if all(board[near] == "." for at in squares for near in NEIGHBOURS[at]):
        return Illegal("lexio.disconnected")
    return None


def _names(tiles: Sequence[Laid]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name(one.row, one.column) for one in tiles))
