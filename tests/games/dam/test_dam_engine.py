"""The computer players of Dam and its adviser: what they may be given, and what they give back."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.dam.boards import positions, refusal
from klerye.core.engine import LEVELS, Engine
from klerye.core.game import Turn
from klerye.games.dam import book, endings, fen, learned
from klerye.games.dam.engine import MAKER
from klerye.games.dam.evaluation import handmade
from klerye.games.dam.learned import Learned
from klerye.games.dam.nodes import node_of
from klerye.games.dam.position import START, Position, successors
from klerye.games.dam.rules import Answer, Dam, Offer, State

GAME = Dam()
ROOT = Path(__file__).resolve().parents[3]
FILES = {name: (ROOT / path).read_bytes() for name, path in MAKER.files.items()}
ENGINE = MAKER.make(FILES)
BARE = MAKER.make({})


@st.composite
def states(draw: st.DrawFn) -> State:
    """A state in which a seat is on turn: after random play from the start or from anywhere."""
    chance = Random(draw(st.integers(0, 0xFFFF)))
    s = GAME.start(
        2, {"first": draw(st.integers(0, 1)), "fen": fen.write(draw(st.one_of(st.just(START), positions())))}
    )
    for _ in range(draw(st.integers(0, 60))):
        if s.ended:
            break
        before, s = s, GAME.apply(s, chance.choice(list(GAME.moves(s))), 0)
        if s.ended:
            s = before
            break
    assume(not s.ended)
    return GAME.apply(s, Offer(), 0) if draw(st.integers(0, 4)) == 0 else s


def seat(s: State) -> int:
    waits = GAME.waits(s)
    assert isinstance(waits, Turn)
    return waits.seat


@given(states(), st.sampled_from(LEVELS), st.sampled_from((ENGINE, BARE)), st.integers(0, 9))
@settings(max_examples=50)
def test_every_act_of_a_bot_is_legal(s: State, level: str, engine: Engine, seed: int) -> None:
    acts = list(islice(engine.bots[level].acts(s, seat(s), Random(seed).random), 12))
    assert acts
    for act in set(acts):
        GAME.apply(s, act, 0)


@given(states(), st.integers(0, 9))
@settings(max_examples=20)
def test_weaker_levels_end_by_themselves_and_the_same_seed_plays_the_same(s: State, seed: int) -> None:
    for level in LEVELS[:2]:
        once, again = (list(ENGINE.bots[level].acts(s, seat(s), Random(seed).random)) for _ in range(2))
        assert once == again


@given(states(), st.sampled_from((ENGINE, BARE)))
@settings(max_examples=25)
def test_the_adviser_knows_every_act_best_first(s: State, engine: Engine) -> None:
    for options in islice(engine.adviser.options(s, seat(s)), 10):
        assert sorted(map(str, GAME.moves(s))) == sorted(str(option.act) for option in options)
        values = [option.value for option in options]
        assert values == sorted(values, reverse=True)
    assert engine.adviser.luck(s, s, 0) is None


def test_the_adviser_sees_a_win() -> None:
    s = State((fen.read("B:W14,23:B9,K3"),), 0)
    *_, options = islice(ENGINE.adviser.options(s, 0), 50)
    assert options[0].value > 20_000


def test_an_offer_is_declined_at_the_start_and_taken_when_lost() -> None:
    offered = GAME.apply(State((START,), 0), Offer(), 0)
    lost = GAME.apply(State((fen.read("B:W30:BK1,K2,K3,K7"),), 0), Offer(), 0)
    for level in LEVELS:
        assert list(ENGINE.bots[level].acts(offered, 1, Random(1).random))[-1] == Answer(False)
        assert list(ENGINE.bots[level].acts(lost, 1, Random(1).random))[-1] == Answer(True)


def test_what_is_missing_is_named_and_played_without() -> None:
    assert ENGINE.weaker == ()
    assert BARE.weaker == tuple(MAKER.files)
    assert MAKER.make({learned.FILE: FILES[learned.FILE]}).weaker == (endings.FILE,)
    assert set(BARE.bots) == set(ENGINE.bots) == set(LEVELS)


@pytest.mark.parametrize("name", MAKER.files)
def test_what_is_damaged_is_refused(name: str) -> None:
    for data in (FILES[name][:-1], b"", FILES[name] + b"!", FILES[name][:60] + b"!" + FILES[name][61:]):
        no = refusal(lambda data=data: MAKER.make(FILES | {name: data}))
        assert no is not None
        assert (no.why, no.facts) == ("engine.damaged", {"file": name})


LEARNED = Learned.load(FILES[learned.FILE])


@given(positions())
def test_both_evaluations_see_both_sides_alike(position: Position) -> None:
    red, white, kings = (int(f"{mask:032b}"[::-1], 2) for mask in position[:3])
    assume(position.red | position.white)
    turned = Position(white, red, kings, 1 - position.turn)
    assert LEARNED(node_of(turned)) == LEARNED(node_of(position))
    # A part of a hundredth is rounded down for either side.
    assert abs(handmade(node_of(turned)) - handmade(node_of(position))) <= 1


def test_the_book_opens_with_legal_moves_of_some_variety() -> None:
    ahead, seen = [START], set()
    while ahead:
        position = ahead.pop()
        known = set(book.replies(position))
        assert known <= set(map(node_of, successors(position)))
        if position not in seen and known:
            seen.add(position)
            ahead += [child for child in successors(position) if node_of(child) in known]
    assert len(book.replies(START)) >= 3
    assert len(seen) >= 50


def test_bots_open_differently() -> None:
    s = State((START,), 0)
    for level in LEVELS:
        first = {
            str(list(islice(ENGINE.bots[level].acts(s, 0, Random(seed).random), 60))[-1]) for seed in range(6)
        }
        assert len(first) > 1, level
