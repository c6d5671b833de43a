"""The endgame tables of Dam against the rules' own moves, known endings, and play to the end."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.dam.boards import SIGNS, placed, refusal
from klerye.games.dam import fen
from klerye.games.dam.endings import FILE, PIECES, Endings
from klerye.games.dam.evaluation import MATE, handmade
from klerye.games.dam.nodes import node_of
from klerye.games.dam.position import CROWNING, Move, Position, after, moves, successors
from klerye.games.dam.rules import QUIET, Dam, State
from klerye.games.dam.search import Search

DATA = (Path(__file__).resolve().parents[3] / "web" / "tables" / FILE).read_bytes()
ENDINGS = Endings.load(DATA)


def value(position: Position) -> int:
    found = ENDINGS.value(node_of(position))
    assert found is not None
    return found


@st.composite
def endings(draw: st.DrawFn, most: int = PIECES) -> Position:
    """A position in which both sides have something, with two to `most` pieces."""
    squares = draw(st.lists(st.integers(1, 32), min_size=2, max_size=most, unique=True))
    signs = draw(st.lists(st.sampled_from("rRwW"), min_size=len(squares), max_size=len(squares)))
    pieces = {}
    for square, (side, king) in zip(squares, (SIGNS[sign] for sign in signs), strict=True):
        pieces[square] = (side, king or bool(CROWNING[side] >> square - 1 & 1))
    position = placed(draw(st.sampled_from((0, 1))), pieces)
    assume(position.red and position.white)
    return position


def one_ply_on(value: int) -> int:
    """What a child's value is to the side that moves there."""
    return -value - 1 if value < 0 else -value + 1 if value else 0


@given(endings())
@settings(max_examples=200)
def test_every_value_follows_from_the_moves(position: Position) -> None:
    after = [one_ply_on(value(child)) for child in successors(position)]
    assert value(position) == max(after, default=-MATE)


@given(endings())
def test_the_other_side_sees_the_same(position: Position) -> None:
    red, white, kings = (int(f"{mask:032b}"[::-1], 2) for mask in position[:3])
    assert value(Position(white, red, kings, 1 - position.turn)) == value(position)


@pytest.mark.parametrize(
    ("text", "plies"),
    [
        ("W:WK1:BK10,K15", -16),  # two kings drive one out of the double corner
        ("B:WK32:BK1,K14", 27),
        ("W:WK28:BK18,K23", -20),
        ("W:WK4:BK11,K22", -2),  # the single corner is no shelter
        ("B:WK32:BK1", 0),  # one against one, in opposite double corners
        ("B:WK32,K28:BK1,K5", 0),  # two against two
        ("B:W32:B5", 0),
        ("W:WK3:B4,12", -54),
    ],
)
def test_known_endings(text: str, plies: int) -> None:
    found = value(fen.read(text))
    assert found == (MATE - plies if plies > 0 else -MATE - plies if plies else 0)


def test_more_pieces_are_not_known() -> None:
    assert ENDINGS.value(node_of(fen.read("B:WK1,K2,K3:BK30,K31"))) is None


def damaged(data: bytes) -> bool:
    no = refusal(lambda: Endings.load(data))
    return no is not None and no.why == "engine.damaged" and no.facts == {"file": FILE}


@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
@settings(max_examples=8)
def test_a_damaged_file_is_refused(place: int, flip: int) -> None:
    data = bytearray(DATA)
    data[place] ^= flip
    assert damaged(bytes(data))


def test_a_file_cut_short_is_refused() -> None:
    assert damaged(DATA[:-1])
    assert damaged(b"")


def slowest(position: Position) -> Move:
    """The defence that lasts longest."""
    return min(moves(position), key=lambda move: value(after(position, move)))


def play_out(position: Position) -> tuple[int, State]:
    """How many plies the engine takes against the best defence, and how the game ends (D13 included)."""
    game, s, plies = Dam(), State((position,), 0), 0
    winner = position.turn ^ (value(position) < 0)
    while not s.ended:
        move = slowest(s.position)
        if s.position.turn == winner:
            search = Search(map(node_of, s.line), handmade, ENDINGS.value)
            *_, (chosen, _, _) = search.best(2)
            move = next(move for move in moves(s.position) if node_of(after(s.position, move)) == chosen)
        s = game.apply(s, move, 0)
        plies += 1
    assert s.ended.winners == (winner,), fen.write(position)
    return plies, s


def random_ending(chance: Random) -> Position:
    squares = chance.sample(range(1, 33), chance.choice((2, 3, 4, 4, 4)))
    pieces = {}
    for square in squares:
        side, king = SIGNS[chance.choice("rRwW")]
        pieces[square] = (side, king or bool(CROWNING[side] >> square - 1 & 1))
    return placed(chance.randrange(2), pieces)


def test_won_endings_are_won_in_the_plies_of_the_table() -> None:
    chance = Random(1)
    played = 0
    while played < 25:
        position = random_ending(chance)
        if position.red and position.white and successors(position) and value(position):
            assert play_out(position)[0] == MATE - abs(value(position))
            played += 1


@pytest.mark.slow
def test_the_longest_endings_are_won_before_quiet_play_draws_them() -> None:
    chance = Random(2)
    found = set()
    while len(found) < 6000:
        position = random_ending(chance)
        if position.red and position.white and value(position):
            found.add((abs(value(position)), position))
    for _, position in sorted(found)[:60]:
        plies, _ = play_out(position)
        assert plies == MATE - abs(value(position))
    assert plies > QUIET // 2


def test_the_search_finds_the_plies_of_the_table_by_itself() -> None:
    chance = Random(3)
    played = 0
    while played < 25:
        position = random_ending(chance)
        if not (position.red and position.white and successors(position)):
            continue
        plies = MATE - abs(value(position))
        if value(position) and 3 <= plies <= 6:
            *_, (values, _) = Search([node_of(position)], handmade, plain=True).values(plies + 1)
            assert max(values.values()) == value(position), fen.write(position)
            played += 1
