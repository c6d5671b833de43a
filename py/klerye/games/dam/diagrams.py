"""Positions that show the rules of Dam; red is near, as for whoever begins."""

from collections.abc import Callable, Mapping

from klerye.core.diagram import Figure, cut, figure, image, whole
from klerye.core.drawing import Node
from klerye.core.look import Say, Scene
from klerye.core.refusal import Illegal
from klerye.games.dam import fen
from klerye.games.dam.hand import Draft, targets
from klerye.games.dam.look import FRAME, SIDE, board, piece_name, place
from klerye.games.dam.position import RED, START, Move, jumpers, moves, squares_of
from klerye.games.dam.rules import Dam, State

SCALE = 0.5
"""Pixels that a unit of the drawing takes."""

FEW = 8
"""Up to how many pieces a picture is read out piece by piece."""


def figures(rule: str, say: Say) -> list[Node]:
    """The pictures of a rule, each with its sentence."""
    return [_figure(shown, say) for shown in FIGURES[rule]()] if rule in FIGURES else []


def _figure(shown: Figure, say: Say) -> Node:
    column, row, columns, rows = shown.part
    drawn, left, top = board(shown.scene, say), FRAME + column * SIDE, FRAME + row * SIDE
    if (columns, rows) == (8, 8):
        picture = whole(drawn, SCALE)
    else:
        picture = cut(drawn, left, top, columns * SIDE, rows * SIDE, SIDE, SCALE)
    position = shown.scene.state.position
    seen = [square for square in squares_of(position.red | position.white) if _within(square, shown)]
    told = [say("dam.square", square=square, what=piece_name(position, square, say)) for square in seen]
    label = "; ".join(told) if len(told) <= FEW else say("dam.board")
    return figure(image(picture, label), say(shown.caption, **shown.facts))


def _within(square: int, shown: Figure) -> bool:
    column, row, columns, rows = shown.part
    x, y = place(square, red_near=True)
    return x in range(column, column + columns) and y in range(row, row + rows)


def _scene(text: str, *acts: str, path: tuple[int, ...] = (), points: tuple[int, ...] = ()) -> Scene:
    """A game from the position of a FEN, after `acts`; the squares chosen of a move under way, and those
    pointed at."""
    game, made = Dam(), []
    turn = fen.read(text).turn
    states: list[State] = [game.start(2, {"fen": text, "first": 0 if turn == RED else 1})]
    for act in map(game.read, acts):
        states.append(game.apply(states[-1], act, 0))
        made.append(act)
    return Scene(
        states, made, frozenset(), Draft(path), ("", ""), None, 0, open=bool(path), at=0, points=points
    )


def _goals(scene: Scene) -> tuple[int, ...]:
    """Where the piece chosen can go."""
    return tuple(sorted(targets(scene.state, scene.draft)))


BEGINNING = fen.write(START)


def _two_ways() -> tuple[Figure, ...]:
    scene = _scene(BEGINNING, path=(11,))
    facts = {"square": 11, "squares": _goals(scene)}
    return (Figure(scene, (0, 3, 5, 3), "dam.fig_two_ways", facts),)


def _must() -> tuple[Figure, ...]:
    """What happens to whoever overlooks a capture: the refusal itself is the caption."""
    acts, other = ("11-15", "22-18"), "12-16"
    state = _scene(BEGINNING, *acts).state
    try:
        Dam().apply(state, Dam().read(other), 0)
    except Illegal as no:
        squares = no.facts["squares"]
        assert isinstance(squares, tuple)
        points = tuple(int(square) for square in squares)
        return (Figure(_scene(BEGINNING, *acts, points=points), (0, 1, 7, 5), no.why, no.facts),)
    raise AssertionError(other)


def _double_corner() -> tuple[Figure, ...]:
    corner = (1, 5)
    return (
        Figure(_scene(BEGINNING, points=corner), (4, 4, 4, 4), "dam.fig_double_corner", {"squares": corner}),
    )


def _king() -> tuple[Figure, ...]:
    return (Figure(_scene("B:W29:B14,K15"), (2, 3, 5, 3), "dam.fig_king", {"square": 15}),)


def _beginning() -> tuple[Figure, ...]:
    return (Figure(_scene(BEGINNING), (0, 0, 8, 8), "dam.fig_start"),)


def _steps() -> tuple[Figure, ...]:
    man, king = _scene("B:W29:B15", path=(15,)), _scene("B:W29:BK18", path=(18,))
    return (
        Figure(man, (1, 2, 5, 3), "dam.fig_man_steps", {"square": 15, "squares": _goals(man)}),
        Figure(king, (2, 2, 5, 3), "dam.fig_king_steps", {"square": 18, "squares": _goals(king)}),
    )


def _jump(text: str) -> tuple[Scene, Move]:
    """A position in which one move is legal, its piece chosen."""
    (move,) = moves(fen.read(text))
    return _scene(text, path=move.path[:1]), move


def _jumps() -> tuple[Figure, ...]:
    (man, over), (king, back) = _jump("B:W18,29:B14"), _jump("B:W14,29:BK18")
    return (
        Figure(man, (2, 2, 5, 3), "dam.fig_man_jumps", _hop(over)),
        Figure(king, (3, 3, 5, 3), "dam.fig_king_jumps", _hop(back)),
    )


def _hop(move: Move) -> dict[str, int]:
    return {"square": move.path[0], "over": move.taken[0], "to": move.path[-1]}


def _onward() -> tuple[Figure, ...]:
    scene, move = _jump("B:W9,17,29:B5")
    begun = _scene(fen.write(scene.state.position), path=move.path[:2])
    facts = {"squares": move.path, "n": len(move.taken), "here": move.path[1], "over": move.taken[0]}
    return (Figure(begun, (4, 2, 4, 5), "dam.fig_onward", facts),)


def _free() -> tuple[Figure, ...]:
    text = "B:W14,16,23,29:B9,11"
    position = fen.read(text)
    able = tuple(squares_of(jumpers(position)))
    few, many = sorted(moves(position), key=lambda move: len(move.taken))
    facts = {"few": few.path[0], "many": many.path[0], "n": len(many.taken)}
    return (Figure(_scene(text, points=able), (0, 1, 8, 5), "dam.fig_free", facts),)


def _crowned() -> tuple[Figure, ...]:
    scene = _scene("B:W26,27:B22", "22x31")
    (further,) = moves(scene.state.position._replace(turn=RED))
    facts = {"square": further.path[0], "over": further.taken[0]}
    return (Figure(scene, (1, 0, 6, 3), "dam.fig_crowned", facts),)


def _blocked() -> tuple[Figure, ...]:
    scene = _scene("B:W21:B10,17", "10-14")
    return (Figure(scene, (3, 2, 5, 4), "dam.fig_blocked", {"square": 21}),)


FIGURES: Mapping[str, Callable[[], tuple[Figure, ...]]] = {
    "D1": _two_ways,
    "D2": _must,
    "D3": _double_corner,
    "D4": _king,
    "D5": _beginning,
    "D6": _steps,
    "D7": _jumps,
    "D8": _onward,
    "D9": _free,
    "D10": _crowned,
    "D11": _blocked,
}
"""What is shown beside each rule."""
