"""Positions of Dam as FEN of the PDN standard: "B:W21-32:B1-12", B for red."""

from dataclasses import dataclass
from itertools import groupby

from klerye.core.refusal import Illegal, Key
from klerye.games.dam.position import CROWNING, RED, WHITE, Mask, Position, Side, squares_of

_SIDES = {"B": RED, "W": WHITE}


def write(position: Position) -> str:
    """`position` in the one way that this house writes it: white first, then squares rising,
    runs of three or more as ranges, K before each king."""
    turn = "B" if position.turn == RED else "W"
    return f"{turn}:W{_list(position.white, position.kings)}:B{_list(position.red, position.kings)}"


def _list(pieces: Mask, kings: Mask) -> str:
    """One side's pieces; kings stand apart since programs disagree on "K1-4"."""
    parts = [f"K{square}" for square in squares_of(pieces & kings)]
    for _, run in groupby(enumerate(squares_of(pieces & ~kings)), lambda pair: pair[1] - pair[0]):
        squares = [square for _, square in run]
        if len(squares) > 2:
            parts.append(f"{squares[0]}-{squares[-1]}")
        else:
            parts += map(str, squares)
    return ",".join(parts)


def read(text: str) -> Position:
    """The position that `text` tells.

    Spaces, a dot at the end, the two sides in either order, ranges ("21-32", "K1-4") and sides
    without pieces are taken; everything else raises `Illegal` "dam.fen" with `column` (from 1),
    what was `wanted` there as a key, and the `text` found there. A man on the row
    where it would have been crowned is refused: no play leads there (D10).
    """
    cursor = _Cursor(text)
    turn = cursor.side("dam.fen_side_to_move")
    cursor.sign(":")
    first = cursor.side("dam.fen_side")
    pieces, kings = cursor.pieces(first, 0)
    cursor.sign(":")
    other = cursor.side("dam.fen_other_side", but=first)
    others, more = cursor.pieces(other, pieces)
    cursor.end()
    red, white = (pieces, others) if first == RED else (others, pieces)
    return Position(red, white, kings | more, turn)


@dataclass(slots=True)
class _Cursor:
    """A place in a FEN text; each method reads one thing there or refuses."""

    text: str
    at: int = 0

    def refuse(self, wanted: str, at: int) -> Illegal:
        return Illegal("dam.fen", column=at + 1, wanted=Key(wanted), text=self.text[at : at + 20])

    def peek(self) -> str:
        """The next sign that is no space; empty at the end."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.text[self.at : self.at + 1]

    def sign(self, sign: str) -> None:
        if self.peek() != sign:
            raise self.refuse("dam.fen_colon", self.at)
        self.at += 1

    def side(self, wanted: str, but: Side | None = None) -> Side:
        side = _SIDES.get(self.peek())
        if side is None or side == but:
            raise self.refuse(wanted, self.at)
        self.at += 1
        return side

    def square(self) -> int:
        self.peek()
        start = self.at
        while self.text[self.at : self.at + 1] in tuple("0123456789"):
            self.at += 1
        digits = self.text[start : self.at]
        if not 1 <= len(digits) <= 2 or digits[0] == "0" or int(digits) > 32:
            raise self.refuse("dam.fen_square", start)
        return int(digits)

    def pieces(self, side: Side, taken: Mask) -> tuple[Mask, Mask]:
        """One side's pieces and the kings among them; `taken` squares are not free."""
        pieces = kings = 0
        if self.peek() in (":", ".", ""):
            return pieces, kings
        while True:
            king = self.peek() == "K"
            self.at += king
            self.peek()
            start = self.at
            low = high = self.square()
            if self.peek() == "-":
                self.at += 1
                self.peek()
                at = self.at
                high = self.square()
                if high <= low:
                    raise self.refuse("dam.fen_higher_square", at)
            run = (1 << high) - (1 << low - 1)
            if run & (pieces | taken):
                raise self.refuse("dam.fen_free_square", start)
            if not king and run & CROWNING[side]:
                raise self.refuse("dam.fen_king", start)
            pieces |= run
            kings |= run if king else 0
            if self.peek() != ",":
                return pieces, kings
            self.at += 1

    def end(self) -> None:
        if self.peek() == ".":
            self.at += 1
        if self.peek():
            raise self.refuse("dam.fen_end", self.at)
