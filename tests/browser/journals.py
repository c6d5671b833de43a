"""Games of Dam made without a page: journals to open in one, and what a page's position is compared with."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path

from klerye.core.game import Turn
from klerye.games.dam.position import RED, START, Move, Position, after, squares_of
from klerye.games.dam.rules import Dam
from klerye.table.follower import Follower, fold
from klerye.table.journal import Opened, read_lines
from klerye.table.keeper import Keeper

WHEN = 1_700_000_000_000
PLAYTHROUGH = Path(__file__).parents[1] / "playthroughs" / "dam.txt"

_numbers = count(1)


def new_id() -> str:
    """The id of a table that no other test has."""
    return f"{next(_numbers):08x}"


def rules(name: str) -> Dam | None:
    """The one game there is here."""
    return Dam() if name == "dam" else None


def journal(
    *acts: str, names: Sequence[str] = ("Ann", "Ben"), fen: str | None = None, id: str = ""
) -> list[str]:
    """The lines of a table, new or with this `id`, in which the first player has red, after `acts`."""
    options = {"first": 0} | ({} if fen is None else {"fen": fen})
    keeper = Keeper.open(Opened(id or new_id(), "dam", tuple(names), WHEN, options), rules, lambda: "salt")
    for act in acts:
        waits = keeper.truth.waits
        assert isinstance(waits, Turn)
        keeper = keeper.propose(waits.seat, act, keeper.last.n, WHEN)
    return [entry.line() for entry in keeper.truth.entries]


def folded(text: str) -> Follower:
    """The table that a file tells."""
    return fold(read_lines(text.splitlines()), rules)


def playthrough() -> list[str]:
    """The moves of the whole game that the tests play."""
    return PLAYTHROUGH.read_text(encoding="utf-8").partition("\n\n")[2].split()


def move(text: str) -> Move:
    """A move in the game's notation."""
    act = Dam().read(text)
    assert isinstance(act, Move)
    return act


def position(*texts: str) -> Position:
    """The position after some moves from the start."""
    at = START
    for text in texts:
        at = after(at, move(text))
    return at


def pieces(at: Position) -> dict[int, str]:
    """What stands on each square that is not empty, as the keys of the page's words."""
    return {
        square: f"{'red' if at.side_at(square) == RED else 'white'}_{'king' if at.is_king(square) else 'man'}"
        for square in squares_of(at.red | at.white)
    }
