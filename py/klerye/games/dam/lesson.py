"""What a first game of Dam explains where it happens."""

from collections.abc import Iterator

from klerye.core.lesson import Hint
from klerye.core.look import Scene
from klerye.games.dam.position import CROWNING, Move, jumpers, moves, squares_of
from klerye.games.dam.rules import QUIET, State

QUIET_FROM = QUIET // 2
"""After how many plies without a capture or a man's advance a draw is worth a word."""


def hints(scene: Scene) -> Iterator[Hint]:
    """What whoever is to move may need to know now, the most urgent first."""
    state: State = scene.state
    position = state.position
    if state.offer == "open":
        return
    mine = _own_moves(scene)
    several = any(len(move.taken) > 1 for move in mine)
    if len(scene.draft.path) > 1 and not several:
        yield Hint("onward", "D9", {"square": scene.draft.path[-1]}, rare=True)
    ways, able = moves(position), jumpers(position)
    if able:
        squares = tuple(squares_of(able))
        if not any(move.taken for move in mine):
            yield Hint("must", "D2", {"squares": squares, "n": len(squares)}, squares)
        if any(len(move.taken) > 1 for move in ways) and not several:
            yield Hint("multiple", "D8", points=squares, rare=True)
        if len(ways) > 1:
            yield Hint("choice", "D9", points=squares)
    if any(not position.is_king(way.path[0]) and _on_last_row(way, position.turn) for way in ways):
        yield Hint("crown", "D10", rare=True)
    kings = tuple(squares_of((position.white if position.turn else position.red) & position.kings))
    if kings and not any(_by_king(scene, n) for n in range(len(scene.acts))):
        yield Hint("king", "D6", {"squares": kings, "n": len(kings)}, rare=True)
    if not mine:
        yield Hint("goal" if scene.draft.path else "move", "D1")
    elif len(mine) == 1 and not able:
        yield Hint("forward", "D6")
    if state.quiet >= QUIET_FROM:
        yield Hint("quiet", "D13", {"n": (QUIET - state.quiet + 1) // 2}, rare=True)


def _own_moves(scene: Scene) -> list[Move]:
    """The moves of the side to move."""
    turn = scene.state.position.turn
    before = zip(scene.states, scene.acts, strict=False)
    return [act for state, act in before if isinstance(act, Move) and state.position.turn == turn]


def _by_king(scene: Scene, n: int) -> bool:
    """Whether act `n` is a move of the side to move, by a king."""
    before, act = scene.states[n].position, scene.acts[n]
    return isinstance(act, Move) and before.turn == scene.state.position.turn and before.is_king(act.path[0])


def _on_last_row(move: Move, turn: int) -> bool:
    return bool(CROWNING[turn] >> move.path[-1] - 1 & 1)
