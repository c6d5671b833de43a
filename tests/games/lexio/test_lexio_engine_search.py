"""The searches of Lexio's engine against plain ones: the best play, the next seat's answer, the ending."""

from random import Random
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from games.lexio.boards import across, state
from games.lexio.test_lexio_finder import game, made
from klerye.games.lexio.ahead import Answer, ahead
from klerye.games.lexio.board import Board, put
from klerye.games.lexio.choices import choices
from klerye.games.lexio.endgame import Endgame, Position
from klerye.games.lexio.finder import Search, best, plays
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.leaves import Leaves, features
from klerye.games.lexio.placements import placements
from klerye.games.lexio.scoring import score
from klerye.games.lexio.tiles import LETTERS, take, tile, value

GAMES = st.integers(0, 6)
TURNS = st.integers(0, 24)
LEAVES = Leaves({letter: worth - 3.5 for letter, (_, worth) in LETTERS.items()} | {"*": 20.0, "0/0": 9.25})


@settings(max_examples=20)
@given(seed=GAMES, nth=TURNS, count=st.integers(1, 6))
def test_the_best_plays_are_the_best_of_all(seed: int, nth: int, count: int) -> None:
    board, rack = game(seed)[nth]
    _, spots = made(seed % 7)
    worth = [play.points + LEAVES[play.left] for some in plays(spots, board, rack) for play in some]
    found: list[float] = []
    for some in best(spots, board, rack, LEAVES, count):
        found = [points for points, _ in some]
        assert all(points == play.points + LEAVES[play.left] for points, play in some)
    assert found == sorted(worth, reverse=True)[:count]


@settings(max_examples=20)
@given(seed=GAMES, nth=TURNS, data=st.data())
def test_the_best_answer_is_the_best_play_on_the_board_after(
    seed: int, nth: int, data: st.DataObject
) -> None:
    board, rack = game(seed)[nth]
    _, other = game(data.draw(GAMES))[nth]
    _, spots = made(seed % 7)
    every = [play for some in plays(spots, board, rack) for play in some]
    here = list(spots.on(board))
    answer = Answer(Search(spots.graph, other), LEAVES, here)
    if every:
        for play in data.draw(st.lists(st.sampled_from(every), min_size=1, max_size=3)):
            after = put(board, play.place.tiles)
            there = list(spots.on(after))
            *_, found = answer.best(set(here) & set(there), [spot for spot in there if spot not in here])
            worth = [LEAVES["".join(sorted(other))]]
            worth += [play.points + LEAVES[play.left] for some in plays(spots, after, other) for play in some]
            assert found == max(worth)


def plainly(board: Board, mine: str, theirs: str, idle: int, words: tuple[str, ...]) -> int:
    """The worth of an ending by the rules alone (L25, L26), everything tried."""
    known: dict[tuple[Board, str, str, int], int] = {}

    def search(board: Board, mine: str, theirs: str, idle: int) -> int:
        key = board, mine, theirs, idle
        if key not in known:
            if idle == 4:
                known[key] = value(theirs) - value(mine)
            else:
                worth = [-search(board, theirs, mine, idle + 1)]
                for place in placements(board, mine, words):
                    points = score(board, place.tiles).total
                    left = take(mine, [tile(one.sign) for one in place.tiles])
                    assert left is not None
                    if left:
                        worth.append(points - search(put(board, place.tiles), theirs, left, 0))
                    else:
                        worth.append(points + 2 * value(theirs))
                known[key] = max(worth)
        return known[key]

    return search(board, mine, theirs, idle)


@settings(max_examples=20)
@given(
    seed=GAMES,
    nth=st.integers(2, 24),
    mine=st.text("AEILSTUZ*", min_size=1, max_size=2),
    theirs=st.text("AEILNRSU", min_size=1, max_size=2),
    idle=st.integers(0, 3),
)
def test_a_searched_ending_is_exact(seed: int, nth: int, mine: str, theirs: str, idle: int) -> None:
    board, _ = game(seed)[nth]
    words, spots = made(seed % 7)
    mine, theirs = "".join(sorted(mine)), "".join(sorted(theirs))
    endgame = Endgame(spots, positions=10_000)
    with patch("klerye.games.lexio.endgame.WIDTH", 1):
        *_, moves = endgame.moves(Position(board, mine, theirs, idle))
    assert endgame.exact
    assert moves[0][0] == plainly(board, mine, theirs, idle, tuple(words))


@given(tiles=st.text("AABEIOQUSZ*", max_size=6))
def test_features_count_every_tile_once(tiles: str) -> None:
    found = [one for one in features("".join(sorted(tiles))) if "/" not in one and one != "QU"]
    assert sorted(one[0] for one in found) == sorted(tiles)
    assert len({one for one in found if "+" not in one}) == len(set(tiles))


def test_looking_ahead_takes_the_next_seats_answer_away() -> None:
    _, spots = made(0)
    s = state(put(EMPTY, across(6, 4, "SALE").tiles), "EIOSTUX", "???????")
    *_, first = choices(s, spots, LEAVES, 10)
    *_, looked = ahead(s, spots, LEAVES, first, Random(1).random, ((10, 3), (4, 3)))
    values = {option.act: option.value for option in first}
    assert len(looked) == 4
    for option in looked:
        assert option.value < values[option.act]
