"""The drawing of Dam: what moves, leaves or is crowned keeps its name and place in it (D4, D7)."""

import re
from collections import Counter
from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from klerye.app.words import LANGUAGES, words
from klerye.core.drawing import Node
from klerye.core.game import Over
from klerye.core.look import Scene
from klerye.games.dam import hand, look
from klerye.games.dam.position import Move, moves
from klerye.games.dam.rules import Dam, State


def scene(states: Sequence[State], acts: Sequence[Move]) -> Scene:
    return Scene(states, acts, frozenset(), hand.empty(), ("1", "2"), None, 0, True, 0)


def say(key: str, /, **facts: object) -> str:
    return key


def below(part: Node, mark: str) -> list[Node]:
    """The nodes of a class, from the outside in."""
    inner = [one for child in part.children if isinstance(child, Node) for one in below(child, mark)]
    return [part, *inner] if has(part, mark) else inner


def has(part: Node, mark: str) -> bool:
    return mark in str(part.attrs.get("class", "")).split()


def pieces(scene: Scene) -> dict[str, Node]:
    """The drawn pieces by their lasting names."""
    drawn = below(look.board(scene, say), "piece")
    named = {str(part.attrs["key"]): part for part in drawn}
    assert len(named) == len(drawn)
    return named


@settings(max_examples=15)
@given(st.integers(0, 10**6))
def test_pieces_keep_their_names_and_order_leave_once_and_have_a_crown_before_it_is_seen(seed: int) -> None:
    """What glides, leaves or comes down does so from where it was in the picture before: so nothing moves in
    a picture that is not reached by going on."""
    chance, game = Random(seed), Dam()
    states: list[State] = [game.start(2, {"first": 0})]
    acts: list[Move] = []
    before: dict[str, Node] = {}
    for _ in range(60):
        drawn, position = pieces(scene(states, acts)), states[-1].position
        stays = {name: part for name, part in drawn.items() if not has(part, "leaving")}
        if acts:
            assert list(before) == list(drawn)  # whoever was there is there, or leaves
            assert len(drawn) - len(stays) == len(acts[-1].taken)
        for name, part in stays.items():
            crowns, king = below(part, "crown"), position.is_king(int(str(part.attrs["data-piece"])))
            assert [has(crown, "unseen") for crown in crowns] in ([[False]] if king else [[], [True]])
            assert not king or not before or below(before[name], "crown")
        touched = {int(str(part.attrs["data-piece"])) for part in stays.values()}
        assert touched == {s for s in range(1, 33) if position.side_at(s) is not None}
        assert not any("data-piece" in drawn[name].attrs for name in {*drawn} - {*stays})
        before = stays
        options = list(moves(position))
        if not options:
            break
        act = chance.choice(options)
        assert look.sound(act) == ("capture" if act.taken else "move")
        acts.append(act)
        states.append(game.apply(states[-1], act, 0))


@settings(max_examples=15)
@given(st.integers(0, 10**6), st.sampled_from(sorted(LANGUAGES)))
def test_a_move_is_told_with_its_squares_what_it_takes_and_the_king_it_makes(seed: int, lang: str) -> None:
    """D4, D7: a listener learns from the sentence all that the move did."""
    chance, game, say = Random(seed), Dam(), words(lang)
    state: State = game.start(2, {"first": 0})
    while options := list(moves(state.position)):
        move = max(options, key=lambda move: (len(move.taken), chance.random()))
        after = game.apply(state, move, 0)
        told = look.told(scene((state, after), (move,)), 0, say)
        start, end, n = move.path[0], move.path[-1], len(move.taken)
        made = after.position.is_king(end) and not state.position.is_king(start)
        assert told.endswith(say("dam.told_crowned")) == made
        quiet = say("dam.told_move", name=f"{state.position.turn + 1}", start=start, end=end)
        assert bool(n) != told.startswith(quiet)
        numbers = Counter(map(int, re.findall(r"\d+", told)[1:]))  # the first one is the player's name
        assert numbers == Counter([*move.path, *([n] if n > 1 else [])])
        if isinstance(game.waits(after), Over):
            break
        state = after
