"""The engine against a second judge of plays (reference.py), and its finder of plays against trying all."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.lexio import reference
from games.lexio.boards import Half, across, any_place, down, play_any
from klerye.games.lexio.acts import Laid, Place
from klerye.games.lexio.board import put
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.placements import placements
from klerye.games.lexio.refusals import why_not
from klerye.games.lexio.rules import State
from klerye.games.lexio.scoring import score

pytestmark = pytest.mark.slow

SEEDS = st.integers(0, 2**32)
SIGNS = st.sampled_from("AABCDEEEIJKLMNOPQRSTUVXYZaest*")
LAID = st.builds(Laid, st.integers(0, 13), st.integers(-1, 12), SIGNS)


@cache
def turns(seed: int) -> list[State]:
    """The states of a random game in which a seat is on turn, all known."""
    states = play_any(2 + seed % 3, seed).truth.states
    return [s for s in states if not s.drawing and not s.ended]


@st.composite
def moments(draw: st.DrawFn) -> State:
    return draw(st.sampled_from(turns(draw(st.integers(0, 39)))))


@st.composite
def near_plays(draw: st.DrawFn, board: str) -> tuple[Laid, ...]:
    """Tiles in a line that may leave a square out, run over the edge or over tiles, or hang alone."""
    row, column = draw(st.integers(0, 12)), draw(st.integers(0, 12))
    down = draw(st.booleans())
    tiles = []
    for n in range(draw(st.integers(1, 7))):
        at = (row + n * down, column + n * (not down))
        taken = at[0] < 13 and at[1] < 13 and board[13 * at[0] + at[1]] != "."
        if draw(st.integers(0, 9)) < (1 if taken else 9):
            tiles.append(Laid(*at, draw(SIGNS)))
    return tuple(tiles)


def agree(s: State, rack: str, place: Place) -> None:
    """Both judges say the same of the play."""
    no = why_not(s.board, rack, place.tiles)
    assert (no and no.why) == reference.form(s.board, rack, place.tiles)
    if no is None:
        worth = score(s.board, place.tiles)
        told = sorted((w.text, w.row, w.column, w.down, w.points) for w in worth.words)
        assert told == reference.words(s.board, place.tiles)
        assert worth.total == reference.worth(s.board, place.tiles)


@settings(max_examples=300)
@given(s=moments(), data=st.data())
def test_both_judge_plays_in_a_line_alike(s: State, data: st.DataObject) -> None:
    tiles = data.draw(near_plays(s.board))
    rack = "".join(laid.sign if laid.sign.isupper() else "*" for laid in tiles)
    agree(s, rack + data.draw(st.text("AEZ*", max_size=2)), Place(tiles))


@settings(max_examples=300)
@given(s=moments(), tiles=st.lists(LAID, max_size=4), lost=st.integers(0, 9))
def test_both_judge_scattered_tiles_alike(s: State, tiles: list[Laid], lost: int) -> None:
    rack = [laid.sign if laid.sign.isupper() else "*" for laid in tiles]
    agree(s, "".join(rack[:lost] + rack[lost + 1 :]), Place(tuple(tiles)))


@settings(max_examples=200)
@given(s=moments(), seed=SEEDS)
def test_both_judge_good_plays_alike(s: State, seed: int) -> None:
    place = any_place(s, Random(seed))
    if place is not None:
        assert why_not(s.board, s.racks[s.seat], place.tiles) is None
        agree(s, s.racks[s.seat], place)


@settings(max_examples=300)
@given(s=moments(), tiles=st.lists(LAID, max_size=7), data=st.data())
def test_l20_the_preview_takes_any_tiles_on_free_squares(
    s: State, tiles: list[Laid], data: st.DataObject
) -> None:
    free = {(laid.row, laid.column): laid for laid in tiles if 0 <= laid.row < 13 and 0 <= laid.column < 13}
    some = tuple(laid for at, laid in free.items() if s.board[13 * at[0] + at[1]] == ".")
    assert score(s.board, some).total >= 0


@settings(max_examples=8)
@given(s=moments(), rack=st.sampled_from(["A", "E*", "AB", "STE", "*T"]))
def test_placements_are_all_that_trying_everything_finds(s: State, rack: str) -> None:
    """With a list that holds about half of all words that can be formed."""
    formed = tried(s.board, rack)
    words = sorted({word for some in formed.values() for word in some if word in Half()})
    found = list(placements(s.board, rack, words))
    assert len(set(found)) == len(found)
    jokers = {place: {one.sign for one in place.tiles if one.sign.islower()} for place in found}
    assert {place for place in found if jokers[place] <= {*JOKERS}} == {
        place for place, some in formed.items() if some <= {*words}
    }


def test_placements_of_the_first_play() -> None:
    found = list(placements(EMPTY, "AB*", ["AB"]))
    assert len(found) == 2 * 2 * 3  # two directions, two places, no joker or either one
    assert set(found) == {place for place, words in tried(EMPTY, "AB*").items() if words == {"AB"}}


def test_a_tile_that_forms_two_words_is_found_once() -> None:
    board = put(EMPTY, (*down(6, 4, "LE").tiles, *across(8, 5, "ET").tiles))
    assert list(placements(board, "S", ["LES", "SET"])) == [across(8, 4, "S")]


JOKERS = "abest"
"""What a joker stands for where everything is tried; all letters would take too long."""


def tried(board: str, rack: str) -> dict[Place, set[str]]:
    """Every play of `rack` of good form with the words it forms, by laying all arrangements of its
    tiles everywhere."""
    found = {}
    for size in range(1, len(rack) + 1):
        hands = set(permutations(rack, size))
        for start, step in product(range(169), (1, 13)):
            free = [at for at in range(start, 169, step) if board[at] == "."][:size]
            if len(free) < size or free[0] != start:
                continue
            if reference.form(board, "A" * size, laid(free, "A" * size)):
                continue
            for hand in hands:
                for signs in product(*(JOKERS if tile == "*" else tile for tile in hand)):
                    tiles = laid(free, signs)
                    found[Place(tiles)] = {word.upper() for word, *_ in reference.words(board, tiles)}
    return found


def laid(squares: Sequence[int], signs: Sequence[str]) -> tuple[Laid, ...]:
    return tuple(Laid(*divmod(at, 13), sign) for at, sign in zip(squares, signs, strict=True))
