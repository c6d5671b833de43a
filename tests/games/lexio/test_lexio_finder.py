"""The finder of plays against the plain one, which tries each word in each line (placements.py)."""

from collections.abc import Iterable
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.lexio.boards import WORDS, down
from klerye.games.lexio.acts import Place
from klerye.games.lexio.board import Board, put
from klerye.games.lexio.finder import Play, plays
from klerye.games.lexio.graph import Graph
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.lexicon import Lexicon
from klerye.games.lexio.placements import placements
from klerye.games.lexio.scoring import score
from klerye.games.lexio.spots import Spots
from klerye.games.lexio.tiles import JOKER, unseen
from wordlists import dawg

LETTERS_OF = "AABDEEEEIILMNNOORRSSTTUU"
SEEDS = st.integers(0, 2**32)


@cache
def made(seed: int) -> tuple[list[str], Spots]:
    """A list of words: the small one of all tests, and some of random letters, long and short."""
    chance = Random(seed)
    odd = ("".join(chance.choices(LETTERS_OF, k=chance.choice((2, 2, 2, 3, 4, 5, 7, 8)))) for _ in range(120))
    words = sorted({*WORDS, *odd})
    return words, Spots(Graph(Lexicon.load(dawg.pack(words)).arcs))


@cache
def game(seed: int) -> list[tuple[Board, str]]:
    """The boards of a game of plays taken at random, each with a rack that could be there."""
    chance = Random(seed)
    _, spots = made(seed % 7)
    board, moments = EMPTY, []
    for _ in range(25):
        bag = list(unseen(board, ""))
        chance.shuffle(bag)
        rack = "".join(bag[: chance.choice((7, 7, 7, 4, 1))])
        if chance.random() < 0.3:
            rack = rack[: 7 - 2] + JOKER * chance.randint(1, 2)
        moments.append((board, rack))
        found = [play for some in plays(spots, board, rack) for play in some]
        if found:
            board = put(board, chance.choice(found).place.tiles)
    return moments


Key = tuple[tuple[int, int, str], ...]


def key(tiles: Iterable[tuple[int, int, str]]) -> Key:
    """The squares and capital letters of a play, whichever are jokers."""
    return tuple(sorted((row, column, sign.upper()) for row, column, sign in tiles))


def plainly(board: Board, rack: str, words: list[str]) -> dict[Key, int]:
    """The most that each play can score with as few jokers as can be, found plainly."""
    found: dict[Key, tuple[int, int]] = {}
    for place in placements(board, rack, words):
        jokers = sum(one.sign.islower() for one in place.tiles)
        worth = -jokers, score(board, place.tiles).total
        at = key(place.tiles)
        found[at] = max(found.get(at, worth), worth)
    return {at: points for at, (_, points) in found.items()}


def agree(found: list[Play], board: Board, rack: str, words: list[str]) -> None:
    told = {}
    for play in found:
        tiles = play.place.tiles
        assert score(board, tiles).total == play.points
        laid = sorted(JOKER if one.sign.islower() else one.sign for one in tiles)
        assert sorted([*laid, *play.left]) == sorted(rack)
        told[key(tiles)] = play.points
    assert len(told) == len(found), "a play was found twice"
    assert told == plainly(board, rack, words)


def check(seed: int, nth: int) -> None:
    board, rack = game(seed)[nth]
    words, spots = made(seed % 7)
    agree([play for some in plays(spots, board, rack) for play in some], board, rack, words)


@settings(max_examples=25)
@given(seed=st.integers(0, 6), nth=st.integers(0, 24))
def test_it_finds_all_plays_with_their_scores(seed: int, nth: int) -> None:
    check(seed, nth)


@pytest.mark.slow
@settings(max_examples=300)
@given(seed=st.integers(0, 60), nth=st.integers(0, 24))
def test_it_finds_all_plays_on_many_boards(seed: int, nth: int) -> None:
    check(seed, nth)


def told(spots: Spots, board: Board, rack: str) -> list[tuple[int, Place]]:
    found = [(play.points, play.place) for some in plays(spots, board, rack) for play in some]
    return sorted(found, key=repr)


def test_a_line_that_looks_the_same_elsewhere_is_not_taken_for_the_one_before() -> None:
    """A long-lived finder, where the same word ends above the same empty row in another column."""
    _, known = made(0)
    for column in (3, 5, 8):
        board = put(EMPTY, down(3, column, "SALE").tiles)
        assert told(known, board, "STER") == told(Spots(known.graph), board, "STER")


@pytest.mark.slow
@settings(max_examples=20)
@given(seed=st.integers(0, 6))
def test_what_it_says_of_a_board_does_not_depend_on_the_boards_before(seed: int) -> None:
    _, known = made(seed)
    for board, rack in game(seed):
        assert told(known, board, rack) == told(Spots(known.graph), board, rack)
