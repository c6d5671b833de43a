"""The pictures of Dam's rules show positions that are legal, and what they say of them is so."""

import pytest

from klerye.core.diagram import Figure
from klerye.core.game import Over
from klerye.games.dam import fen
from klerye.games.dam.diagrams import FIGURES
from klerye.games.dam.hand import targets
from klerye.games.dam.look import place
from klerye.games.dam.position import BETWEEN, RED, START, jumpers, moves, squares_of
from klerye.games.dam.rules import Dam, State


def figures(rule: str) -> tuple[Figure, ...]:
    return FIGURES[rule]()


def state(figure: Figure) -> State:
    found: State = figure.scene.state
    return found


EVERY = [(rule, n) for rule in FIGURES for n in range(len(figures(rule)))]


@pytest.mark.parametrize(("rule", "n"), EVERY)
def test_a_position_is_legal_and_its_moves_were_made_by_the_rules(rule: str, n: int) -> None:
    scene = figures(rule)[n].scene
    assert fen.read(fen.write(scene.state.position)) == scene.state.position
    for before, act, after in zip(scene.states[:-1], scene.acts, scene.states[1:], strict=True):
        assert Dam().apply(before, act, 0) == after
    begun = scene.draft.path
    assert not begun or any(move.path[: len(begun)] == begun for move in moves(scene.state.position))


@pytest.mark.parametrize(("rule", "n"), EVERY)
def test_the_part_that_is_shown_holds_the_squares_that_are_named(rule: str, n: int) -> None:
    figure = figures(rule)[n]
    column, row, columns, rows = figure.part
    named: set[int] = set()
    for name, fact in figure.facts.items():
        if name != "n":
            named |= set(fact) if isinstance(fact, tuple) else {fact}
    for square in named | set(figure.scene.draft.path) | set(figure.scene.points):
        x, y = place(square, red_near=True)
        assert x in range(column, column + columns)
        assert y in range(row, row + rows)


def test_picture_of_d1_the_goals_are_those_of_the_piece() -> None:
    (figure,) = figures("D1")
    assert state(figure).position == START
    assert figure.facts["squares"] == tuple(sorted(targets(state(figure), figure.scene.draft)))


def test_picture_of_d2_is_refused_as_a_player_would_be() -> None:
    (figure,) = figures("D2")
    assert figure.caption == "dam.must_jump"
    assert figure.facts["squares"] == tuple(squares_of(jumpers(state(figure).position)))


def test_picture_of_d6_d7_say_where_a_piece_can_go() -> None:
    for figure in (*figures("D6"), *figures("D7")):
        start = figure.facts["square"]
        ways = [move for move in moves(state(figure).position) if move.path[0] == start]
        goals = tuple(sorted(move.path[-1] for move in ways))
        assert goals == figure.facts.get("squares", (figure.facts.get("to"),))
        if "over" in figure.facts:
            assert BETWEEN[start, figure.facts["to"]] == figure.facts["over"]
    kings = [
        state(figure).position.is_king(figure.facts["square"]) for figure in (*figures("D6"), *figures("D7"))
    ]
    assert kings == [False, True, False, True]


def test_picture_of_d8_turns_on_the_way() -> None:
    (figure,) = figures("D8")
    path = figure.facts["squares"]
    (move,) = moves(state(figure).position)
    assert move.path == path
    assert len(move.taken) == figure.facts["n"] > 1
    columns = [place(square, True)[0] for square in path]
    assert (columns[1] - columns[0]) * (columns[2] - columns[1]) < 0


def test_picture_of_d9_one_may_take_fewer() -> None:
    (figure,) = figures("D9")
    taken = {move.path[0]: len(move.taken) for move in moves(state(figure).position)}
    assert taken == {figure.facts["few"]: 1, figure.facts["many"]: figure.facts["n"]}
    assert figure.facts["n"] > 1


def test_picture_of_d10_a_king_could_have_gone_on() -> None:
    (figure,) = figures("D10")
    king, over = figure.facts["square"], figure.facts["over"]
    position = state(figure).position
    assert position.is_king(king)
    assert not figure.scene.states[0].position.is_king(figure.scene.acts[0].path[0])
    assert any(
        BETWEEN[move.path[:2]] == over for move in moves(position._replace(turn=RED)) if move.path[0] == king
    )  # type: ignore[index]


def test_picture_of_d11_is_over() -> None:
    (figure,) = figures("D11")
    over = Dam().waits(state(figure))
    assert isinstance(over, Over)
    assert over.why == "dam.over_blocked"
    assert state(figure).position.side_at(figure.facts["square"]) == state(figure).position.turn
