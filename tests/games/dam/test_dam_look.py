"""The drawing of Dam: what moves, leaves or is crowned keeps its name, whatever is played (D4, D7)."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from klerye.core.drawing import Node
from klerye.core.look import Scene
from klerye.games.dam import hand, look
from klerye.games.dam.position import Move, moves
from klerye.games.dam.rules import Dam, State


def say(key: str, /, **facts: object) -> str:
    return key


def pieces(scene: Scene) -> dict[str, Node]:
    """The drawn pieces by their lasting names."""

    def below(part: Node) -> list[Node]:
        inner = [one for child in part.children if isinstance(child, Node) for one in below(child)]
        return [part, *inner] if "piece" in str(part.attrs.get("class", "")).split() else inner

    drawn = below(look.board(scene, say))
    named = {str(part.attrs["key"]): part for part in drawn}
    assert len(named) == len(drawn)
    return named


def has(part: Node, mark: str) -> bool:
    return mark in str(part.attrs["class"]).split()


@settings(max_examples=15)
@given(st.integers(0, 10**6))
def test_pieces_keep_their_names_leave_once_and_are_crowned_once(seed: int) -> None:
    chance, game = Random(seed), Dam()
    states: list[State] = [game.start(2, {"first": 0})]
    acts: list[Move] = []
    before: set[str] = set()
    for _ in range(60):
        scene = Scene(states, acts, frozenset(), hand.empty(), ("1", "2"), None, 0, True, 0)
        drawn = pieces(scene)
        stays = {name for name, part in drawn.items() if not has(part, "leaving")}
        last = acts[-1] if acts else None
        if last:
            assert before == {*drawn}  # whoever was there is there, or leaves
            assert len(drawn) - len(stays) == len(last.taken)
            man = not states[-2].position.is_king(last.path[0])
            crowned = man and states[-1].position.is_king(last.path[-1])
            marked = [part.attrs["data-piece"] for part in drawn.values() if has(part, "crowned")]
            assert marked == ([str(last.path[-1])] if crowned else [])
        touched = {int(str(drawn[name].attrs["data-piece"])) for name in stays}
        position = states[-1].position
        assert touched == {s for s in range(1, 33) if position.side_at(s) is not None}
        assert not any("data-piece" in drawn[name].attrs for name in {*drawn} - stays)
        before = stays
        options = list(moves(position))
        if not options:
            break
        act = chance.choice(options)
        assert look.sound(act) == ("capture" if act.taken else "move")
        acts.append(act)
        states.append(game.apply(states[-1], act, 0))
