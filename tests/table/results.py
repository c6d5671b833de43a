"""Results of games made up for tests: any that there can be, and single ones."""

from hypothesis import strategies as st

from klerye.main import SHELF
from klerye.table.result import Played, Result

WHEN = 1_700_000_000_000
LEVELS = ("", "", "", "easy", "medium", "hard", "best")
NAMES = ("Ana", "ANA", "Bèl", "Chi", "Dani", "Player 1")
NOBODY = frozenset({"player 1"})
FEATS = tuple(
    sorted({pearl.feat for name in SHELF.names if (kit := SHELF.kit(name)) for pearl in kit.pearls} - {""})
)


def person(name: str = "Ana", place: int = 1, here: bool = True, level: str = "", **feats: int) -> Played:
    return Played(name, level, here, place, None, feats)


def game(*seats: Played, name: str = "dam", turns: int = 60, set_up: bool = False, n: int = 0) -> Result:
    return Result(f"{n:08x}", name, WHEN + n, 1000, f"{name}.over", {}, seats, turns, set_up)


@st.composite
def results(draw: st.DrawFn, most: int = 8) -> list[Result]:
    """Games in the order in which they ended."""
    return [draw(_result(n)) for n in range(draw(st.integers(0, most)))]


@st.composite
def _result(draw: st.DrawFn, n: int) -> Result:
    name = draw(st.sampled_from(SHELF.names))
    size = 2 if name == "dam" else draw(st.integers(1 if name == "penta" else 2, 4))
    names = draw(st.permutations(NAMES))[:size]
    ranks = draw(st.lists(st.integers(1, 3), min_size=size, max_size=size))
    seats = [
        Played(
            name,
            level := draw(st.sampled_from(LEVELS)),
            draw(st.booleans()) and not level,
            1 + sum(other < rank for other in ranks),
            None,
            draw(st.dictionaries(st.sampled_from(FEATS), st.integers(0, 400), max_size=5)),
        )
        for name, rank in zip(names, ranks, strict=True)
    ]
    turns = draw(st.sampled_from((2, 40)))
    return game(*seats, name=name, turns=turns, set_up=draw(st.integers(0, 4)) == 0, n=n)
