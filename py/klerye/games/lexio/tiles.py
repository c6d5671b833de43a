"""The 102 tiles: how many there are of each, what they are worth, how they leave a rack (L4 to L6)."""

from collections.abc import Iterable, Sequence
from typing import Final

LETTERS: Final[dict[str, tuple[int, int]]] = {
    "A": (10, 1),
    "B": (2, 3),
    "C": (3, 2),
    "D": (3, 2),
    "E": (14, 1),
    "F": (2, 4),
    "G": (2, 3),
    "H": (2, 4),
    "I": (9, 1),
    "J": (1, 8),
    "K": (1, 10),
    "L": (4, 1),
    "M": (2, 2),
    "N": (6, 1),
    "O": (6, 1),
    "P": (2, 2),
    "Q": (1, 8),
    "R": (6, 1),
    "S": (6, 1),
    "T": (6, 1),
    "U": (6, 1),
    "V": (2, 4),
    "W": (1, 10),
    "X": (1, 8),
    "Y": (1, 10),
    "Z": (1, 10),
}
"""How many tiles have a letter, and what each is worth."""

JOKER: Final = "*"
"""A joker on a rack or in a deal; on the board it is the small letter that it stands for (L6)."""

UNSEEN: Final = "?"
"""A tile that a follower may not see."""

JOKERS: Final = 2
RACK: Final = 7
TOTAL: Final = JOKERS + sum(count for count, _ in LETTERS.values())


def tile(sign: str) -> str:
    """The tile behind a sign on the board."""
    return JOKER if sign.islower() else sign


def value(signs: Iterable[str]) -> int:
    """What tiles on a rack or on the board are worth together; a joker is worth 0 (L4)."""
    return sum(LETTERS[sign][1] for sign in signs if sign in LETTERS)


def unseen(board: str, others: str) -> tuple[str, ...]:
    """The tiles that are neither on `board` nor among `others`, in order of the alphabet."""
    jokers = JOKERS - others.count(JOKER) - sum(map(str.islower, board))
    seen = board + others
    left = [JOKER] * jokers
    for letter, (count, _) in LETTERS.items():
        left += [letter] * (count - seen.count(letter))
    return tuple(left)


def take(rack: str, wanted: Iterable[str], unseen: Sequence[str] = ()) -> str | None:
    """What is left of `rack` when the `wanted` tiles are taken from it; None where it has not got them.

    A wanted tile may be one that is hidden on the rack, as long as there is one among `unseen`.
    """
    left, hidden = list(rack), list(unseen)
    for one in wanted:
        if one in left:
            left.remove(one)
        elif UNSEEN in left and one in hidden:
            left.remove(UNSEEN)
            hidden.remove(one)
        else:
            return None
    return "".join(left)
