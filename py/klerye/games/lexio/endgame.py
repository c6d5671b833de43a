"""The end of a game of two with an empty bag, where each can count what the other holds: it is searched.

Negamax with alpha and beta, ever deeper and wider until nothing was left out. Where a line is not followed
further, both seats are played on by a simple rule to the end of the game.
"""

from collections.abc import Generator, Iterator
from math import inf
from typing import Final, NamedTuple

from klerye.games.lexio.board import Board, put
from klerye.games.lexio.finder import Play, Search
from klerye.games.lexio.rules import ROUNDS
from klerye.games.lexio.spots import Spot, Spots
from klerye.games.lexio.tiles import value

IDLE_END: Final = ROUNDS * 2
"""After this many passes in a row a game of two ends (L26)."""

WIDTH: Final = 4
"""With every ply of depth so many plays more are looked at in each position, in the first thrice as many."""

POSITIONS: Final = 200
"""How many positions are looked at before the search is content."""


class Position(NamedTuple):
    """An ending as the seat on turn sees it: its tiles and the other's, sorted; passes since a placement."""

    board: Board
    mine: str
    theirs: str
    idle: int = 0

    def after(self, play: Play | None) -> "Position":
        """The other seat's turn, after a play or a pass."""
        if play is None:
            return Position(self.board, self.theirs, self.mine, self.idle + 1)
        return Position(put(self.board, play.place.tiles), self.theirs, play.left)

    def at_once(self, play: Play | None) -> float:
        """What a play is worth if it ends the game, a seat being out (L25) or both stuck (L26)."""
        theirs = value(self.theirs)
        if play is None:
            return float(theirs - value(self.mine))
        return float(play.points + (theirs - value(play.left) if play.left else 2 * theirs))


Move = tuple[float, Play | None]
"""What a play, or a pass, is worth: the points of the seat on turn less the other's, from here to the end."""

Value = Generator[None, None, float]
"""A worth that takes several steps to find."""


class Endgame:
    """Searches one ending."""

    def __init__(self, spots: Spots, positions: int = POSITIONS) -> None:
        self._spots = spots
        self._positions = positions
        self._searches: dict[str, Search] = {}
        self._at: dict[tuple[Spot, str], list[Play]] = {}
        self._plays: dict[tuple[Board, str, str], list[Play]] = {}
        self._played: dict[Position, float] = {}
        self._width = 0
        self.exact = False

    def moves(self, here: Position) -> Iterator[list[Move]]:
        """Ever better lists of moves, the best first. `exact` tells whether the last is right."""
        moves: list[Move] = [(here.at_once(play), play) for play in (*self.plays(here), None)]
        yield moves
        depth = 0
        while not self.exact:
            self._width = WIDTH * (depth + 1)
            self.exact = len(moves) <= 3 * self._width
            done: list[Move] = []
            for _, play in moves[: 3 * self._width]:
                value = self._move(here, play, depth, -inf, inf)
                while True:
                    try:
                        next(value)
                    except StopIteration as end:
                        done.append((end.value, play))
                        break
                    if depth and len(self._plays) > self._positions:
                        self.exact = False
                        return
                    yield done or moves[: 3 * self._width]
                done.sort(key=_worth, reverse=True)
            yield done
            moves = done + moves[3 * self._width :]
            depth += 1

    def plays(self, here: Position) -> list[Play]:
        """All plays of the seat on turn, first those that bring most if the game ends."""
        key = here.board, here.mine, here.theirs
        known = self._plays.get(key)
        if known is None:
            search = self._searches.get(here.mine)
            if search is None:
                search = self._searches[here.mine] = Search(self._spots.graph, here.mine)
            known = []
            for spot in self._spots.on(here.board):
                at = self._at.get((spot, here.mine))
                if at is None:
                    at = self._at[spot, here.mine] = [play for some in search.at(spot) for play in some]
                known += at
            known.sort(key=here.at_once, reverse=True)
            self._plays[key] = known
        return known

    def _move(self, here: Position, play: Play | None, depth: int, alpha: float, beta: float) -> Value:
        """The worth of a move, exact between `alpha` and `beta`; `depth` plies more are searched after it."""
        points = play.points if play else 0
        if play and not play.left:
            return here.at_once(play)
        worth = yield from self._position(here.after(play), depth, points - beta, points - alpha)
        return points - worth

    def _position(self, here: Position, depth: int, alpha: float, beta: float) -> Value:
        """The worth of the seat's turn."""
        if here.idle >= IDLE_END:
            return here.at_once(None)
        yield
        plays = self.plays(here)
        if not plays:
            if not self.plays(here.after(None)):
                return here.at_once(None)
            return (yield from self._move(here, None, depth, alpha, beta))
        if not depth:
            self.exact = False
            return (yield from self._played_on(here))
        if len(plays) > self._width:
            self.exact = False
        best = -inf
        for play in (*plays[: self._width], None):
            worth = yield from self._move(here, play, depth - 1, max(alpha, best), beta)
            best = max(best, worth)
            if best >= beta:
                break
        return best

    def _played_on(self, start: Position) -> Value:
        """The worth when both make the first of their plays, each turn to the end."""
        if start not in self._played:
            here, points, sign = start, 0.0, 1
            while True:
                plays = self.plays(here)
                yield
                if not plays and (here.idle or not self.plays(here.after(None))):
                    points += sign * here.at_once(None)
                    break
                play = plays[0] if plays else None
                if play and not play.left:
                    points += sign * here.at_once(play)
                    break
                points += sign * play.points if play else 0
                here, sign = here.after(play), -sign
            self._played[start] = points
        return self._played[start]


def _worth(move: Move) -> float:
    return move[0]
