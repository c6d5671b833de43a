"""Positions as the search holds them: masks of a padded board, on which every step is one shift."""

from typing import Final

from klerye.games.dam.position import Mask, Position, Side

Node = tuple[Mask, Mask, Mask, Side]
"""Red, white, kings and the side to move, as in `Position`, but square n is bit n - 1 + (n - 1) // 8.

The bit left free after every second row is no square: a step left or right over the edge of the board
ends there. So a step down is a shift by 4 or 5 from any row, and a step up is the same the other way.
"""

SQUARES: Final[Mask] = 0xFF | 0xFF << 9 | 0xFF << 18 | 0xFF << 27
TOP: Final[Mask] = 0xF
BOTTOM: Final[Mask] = 0xF << 31


def bit(square: int) -> Mask:
    """The bit of a square, 1 to 32."""
    return 1 << square - 1 + (square - 1) // 8


def spread(squares: Mask) -> Mask:
    """A mask of 32 squares on the padded board."""
    return (
        squares & 0xFF | (squares & 0xFF00) << 1 | (squares & 0xFF_0000) << 2 | (squares & 0xFF00_0000) << 3
    )


def packed(squares: Mask) -> Mask:
    """The mask of 32 squares that `spread` spread."""
    return squares & 0xFF | squares >> 1 & 0xFF00 | squares >> 2 & 0xFF_0000 | squares >> 3 & 0xFF00_0000


def node_of(position: Position) -> Node:
    """`position` on the padded board."""
    red, white, kings, turn = position
    return spread(red), spread(white), spread(kings), turn


def position_of(node: Node) -> Position:
    """The position that `node` holds."""
    red, white, kings, turn = node
    return Position(packed(red), packed(white), packed(kings), turn)


def jumpers(node: Node) -> Mask:
    """The pieces of the side to move that can jump (D7)."""
    red, white, kings, turn = node
    empty = SQUARES ^ red ^ white
    if turn:
        able = white & (red << 4 & empty << 8 | red << 5 & empty << 10)
        if own := white & kings:
            able |= own & (red >> 4 & empty >> 8 | red >> 5 & empty >> 10)
    else:
        able = red & (white >> 4 & empty >> 8 | white >> 5 & empty >> 10)
        if own := red & kings:
            able |= own & (white << 4 & empty << 8 | white << 5 & empty << 10)
    return able


def jumps(node: Node, able: Mask) -> list[Node]:
    """The nodes after every completed jump of the pieces `able` (D8 to D10)."""
    red, white, kings, turn = node
    own, their = (white, red) if turn else (red, white)
    found: list[Node] = []
    while able:
        start = able & -able
        able ^= start
        king = start & kings
        empty = SQUARES ^ red ^ white | start
        ahead = [(start, 0)]
        while ahead:
            at, taken = ahead.pop()
            left = their ^ taken
            complete = True
            if king or turn:
                if at >> 4 & left and (to := at >> 8 & empty):
                    ahead.append((to, taken | at >> 4))
                    complete = False
                if at >> 5 & left and (to := at >> 10 & empty):
                    ahead.append((to, taken | at >> 5))
                    complete = False
            if king or not turn:
                if at << 4 & left and (to := at << 8 & empty):
                    ahead.append((to, taken | at << 4))
                    complete = False
                if at << 5 & left and (to := at << 10 & empty):
                    ahead.append((to, taken | at << 5))
                    complete = False
            if complete:
                mine = own ^ start | at
                crowned = kings & ~taken ^ king | (at if king else at & (TOP | BOTTOM))
                found.append((left, mine, crowned, 0) if turn else (mine, left, crowned, 1))
    return found


def steps(node: Node) -> list[Node]:
    """The nodes after every plain move (D6), whether or not a jump forbids it."""
    red, white, kings, turn = node
    empty = SQUARES ^ red ^ white
    found: list[Node] = []
    add = found.append
    if turn:
        own = white & kings
        men = white ^ own
        for shift in (4, 5):
            movers = men & empty << shift
            while movers:
                at = movers & -movers
                movers ^= at
                to = at >> shift
                add((red, white ^ at ^ to, kings | to & TOP, 0))
        if own:
            for shift in (4, 5):
                movers = own & empty << shift
                while movers:
                    at = movers & -movers
                    movers ^= at
                    at ^= at >> shift
                    add((red, white ^ at, kings ^ at, 0))
                movers = own & empty >> shift
                while movers:
                    at = movers & -movers
                    movers ^= at
                    at ^= at << shift
                    add((red, white ^ at, kings ^ at, 0))
    else:
        own = red & kings
        men = red ^ own
        for shift in (4, 5):
            movers = men & empty >> shift
            while movers:
                at = movers & -movers
                movers ^= at
                to = at << shift
                add((red ^ at ^ to, white, kings | to & BOTTOM, 1))
        if own:
            for shift in (4, 5):
                movers = own & empty >> shift
                while movers:
                    at = movers & -movers
                    movers ^= at
                    at ^= at << shift
                    add((red ^ at, white, kings ^ at, 1))
                movers = own & empty << shift
                while movers:
                    at = movers & -movers
                    movers ^= at
                    at ^= at >> shift
                    add((red ^ at, white, kings ^ at, 1))
    return found


def children(node: Node) -> list[Node]:
    """The nodes after every legal move; two routes of one jump may share a result (D9)."""
    able = jumpers(node)
    return jumps(node, able) if able else steps(node)
