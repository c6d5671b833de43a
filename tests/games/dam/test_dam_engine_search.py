"""The search of Dam against a plain minimax over the rules' own moves, and what it must see."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.dam.boards import positions
from klerye.games.dam import fen, search
from klerye.games.dam.evaluation import MATE, Evaluate, handmade, material
from klerye.games.dam.nodes import Node, children, node_of, packed, position_of, spread
from klerye.games.dam.position import START, Move, Position, after, jumpers, successors
from klerye.games.dam.rules import QUIET
from klerye.games.dam.search import Search, Table


@st.composite
def reached(draw: st.DrawFn, least: int = 0, most: int = 90) -> Position:
    """A position of a game, after random moves from the start."""
    chance = Random(draw(st.integers(0, 0xFFFF)))
    position = START
    for _ in range(draw(st.integers(least, most))):
        if not (after := successors(position)):
            break
        position = chance.choice(after)
    return position


@given(st.one_of(positions(), reached()))
def test_nodes_have_the_moves_of_the_rules(position: Position) -> None:
    node = node_of(position)
    assert position_of(node) == position
    assert sorted(children(node)) == sorted(map(node_of, successors(position)))


@given(st.integers(0, 0xFFFF_FFFF))
def test_spreading_loses_nothing(squares: int) -> None:
    assert packed(spread(squares)) == squares
    assert spread(squares).bit_count() == squares.bit_count()


def minimax(position: Position, depth: int, evaluate: Evaluate, path: tuple[Position, ...]) -> int:
    """The value by the words of `search`, with nothing left out: jumps go on below depth 0, a single jump
    costs no depth, and what comes back is drawn."""
    if depth > 0 and position in path:
        return 0
    following = successors(position)
    if not following and (depth > 0 or not (position.white if position.turn else position.red)):
        return len(path) - MATE
    if depth <= 0:
        if not jumpers(position):
            return evaluate(node_of(position))
        depth = 1
    elif len(following) == 1 and jumpers(position):
        depth += 1
    return max(-minimax(child, depth - 1, evaluate, (*path, position)) for child in following)


def plain_values(position: Position, depth: int, evaluate: Evaluate) -> dict[Node, int]:
    for values, at in Search([node_of(position)], evaluate, plain=True).values(depth):
        found, reached_depth = values, at
    assert reached_depth == depth
    return found


@pytest.mark.parametrize("shallow", [0, 1, 3])
@given(st.one_of(positions(), reached()), st.integers(1, 3), st.sampled_from((material, handmade)))
@settings(max_examples=25)
def test_the_value_is_that_of_plain_minimax(
    shallow: int, position: Position, depth: int, evaluate: Evaluate
) -> None:
    after = successors(position)
    assume(after and (position.red | position.white).bit_count() <= 20)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "SHALLOW", shallow)
        values = plain_values(position, depth, evaluate)
        best = list(Search([node_of(position)], evaluate, plain=True).best(depth))[-1]
    slow = {node_of(child): -minimax(child, depth - 1, evaluate, (position,)) for child in after}
    assert values == slow
    if len(slow) > 1 and best[2] == depth:
        assert best[1] == max(slow.values()) == slow[best[0]]


@pytest.mark.slow
@given(reached(least=50), st.sampled_from((4, 5)))
@settings(max_examples=60)
def test_the_value_is_that_of_plain_minimax_deeper(position: Position, depth: int) -> None:
    after = successors(position)
    assume(after and (position.red | position.white).bit_count() <= 14)
    slow = {node_of(child): -minimax(child, depth - 1, handmade, (position,)) for child in after}
    assert plain_values(position, depth, handmade) == slow


def values(line: list[Node], depth: int) -> dict[Node, int]:
    *_, (found, _) = Search(line, handmade).values(depth)
    return found


@pytest.mark.parametrize(
    ("text", "move", "depth", "gain"),
    [
        # White's only man is taken, and the game is over.
        ("B:W14:B9", "9x18", 1, MATE - 1),
        # A man is given, and two kings and a crown come of it.
        ("B:WK3,18,20,21,25,28:BK9,1,2,4-6,12", "2-7", 7, 300),
        # The king is given to take all.
        ("B:WK12,28:BK19,K30,1,5,6,9,16", "19-23", 7, MATE - 20),
    ],
)
def test_shots_are_seen(text: str, move: str | None, depth: int, gain: int) -> None:
    position = fen.read(text)
    found = values([node_of(position)], depth)
    best = max(found, key=found.__getitem__)
    assert found[best] >= gain
    if move:
        path = tuple(map(int, move.replace("x", "-").split("-")))
        assert best == node_of(after(position, Move(path)))


SHUFFLE = ("W:WK23,K30,K31:BK5", "B:WK26,K30,K31:BK5", "W:WK26,K30,K31:BK1", "B:WK23,K30,K31:BK1")


def test_the_third_occurrence_is_worth_nothing_and_the_second_is_not_yet() -> None:
    third, *_ = circle = [node_of(fen.read(text)) for text in SHUFFLE]
    twice = values(circle * 2, 4)
    assert twice[third] == 0
    once = values(circle, 4)
    assert once[third] < 0
    ahead = values([*circle * 2, third, circle[1], circle[2]], 2)
    assert ahead[circle[3]] == 0


def test_the_eightieth_quiet_ply_is_a_draw() -> None:
    root = fen.read("B:WK30,K31,29:BK1,8")
    others = [node_of(fen.read(f"B:WK{a}:BK{b}")) for a in range(1, 11) for b in range(20, 28)]
    for quiet in (QUIET - 2, QUIET - 1):
        found = values([*others[:quiet], node_of(root)], 3)
        for child in children(node_of(root)):
            king_moved = position_of(child).red & root.red == 1 << 8 - 1
            assert (found[child] == 0) == (king_moved and quiet == QUIET - 1), (quiet, child)


@given(reached(), st.integers(0, 60))
@settings(max_examples=20)
def test_stopping_at_any_step_leaves_a_legal_move(position: Position, steps: int) -> None:
    assume(successors(position))
    legal = set(children(node_of(position)))
    for number, (child, _, _) in enumerate(Search([node_of(position)], handmade).best(5)):
        assert child in legal
        if number == steps:
            break


def test_a_step_is_short() -> None:
    for position in (START, fen.read("W:WK10,K11,25:B4,K20,13")):
        search_, before = Search([node_of(position)], handmade), 0
        for number, _ in enumerate(search_.best()):
            assert search_.nodes - before < 10 * search.STEP
            before = search_.nodes
            if number == 40:
                break


def test_the_table_forgets_the_older_half() -> None:
    table = Table()
    node = node_of(START)
    for number in range(search.ENTRIES + 1):
        table.put((number, 0, 0, 0), (1, number, search.EXACT, node))
    assert table.get((0, 0, 0, 0)) is not None
    for number in range(search.ENTRIES + 1):
        table.put((0, number, 0, 0), (1, number, search.EXACT, node))
    assert table.get((1, 0, 0, 0)) is None
    assert table.get((0, 5, 0, 0)) is not None
