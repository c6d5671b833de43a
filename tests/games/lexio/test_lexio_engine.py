"""Lexio's computer players: what they do is allowed, and nothing hidden moves them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.lexio.boards import WORDS, play_any, state
from klerye.core.chance import Ask, Dealt
from klerye.core.engine import LEVELS, Engine
from klerye.core.game import Over
from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Act, Exchange, Pass, Place
from klerye.games.lexio.engine import MAKER, SHOWN
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.leave_table import WORTH
from klerye.games.lexio.leaves import Leaves
from klerye.games.lexio.lexicon import Lexicon
from klerye.games.lexio.rules import Lexio, State
from klerye.games.lexio.scoring import score
from klerye.games.lexio.tiles import JOKER, UNSEEN
from klerye.games.lexio.vocabulary import COMMON, knows
from wordlists import dawg

FILE = Path(__file__).resolve().parents[3] / "wordlists" / "fr.dawg"
SMALL = dawg.pack(sorted(WORDS))
levels = pytest.mark.parametrize(
    "level", [pytest.param(level, marks=pytest.mark.slow if level == "best" else ()) for level in LEVELS]
)
some = settings(max_examples=8)


@cache
def engine(data: bytes = SMALL) -> Engine:
    return MAKER.make({"words": data})


def told(s: State, seat: int) -> State:
    """The state as a seat may see it (L5)."""
    racks = (rack if n == seat else UNSEEN * len(rack) for n, rack in enumerate(s.racks))
    return replace(s, racks=tuple(racks))


def acts(level: str, s: State, seed: int = 0, made: Engine | None = None) -> Iterator[Act]:
    seen = told(s, s.seat)
    return (made or engine()).bots[level].acts(seen, s.seat, Random(seed).random)


def decision(level: str, s: State, seed: int = 0, made: Engine | None = None) -> Act:
    *_, act = acts(level, s, seed, made)
    return act


@cache
def turns(seed: int) -> list[State]:
    """The states of a random game in which a seat is on turn, all known."""
    states = play_any(2 + seed % 3, seed, words=Lexicon.load(SMALL)).truth.states
    return [s for s in states if not s.drawing and not s.ended]


@st.composite
def moments(draw: st.DrawFn) -> State:
    return draw(st.sampled_from(turns(draw(st.integers(0, 19)))))


def play(made: Engine, order: tuple[str, ...], seed: int) -> State:
    """A game between levels to its end."""
    chance, rules = Random(seed), Lexio()
    s = rules.start(len(order), {})
    while not isinstance(waits := rules.waits(s), Over):
        act: Any = rules.forced(s)
        if isinstance(waits, Ask):
            act = Dealt(tuple(chance.sample(waits.pool, waits.count)))
        elif act is None:
            act = decision(order[waits.seat], s, seed, made)
        s = rules.apply(s, act, 0)
    return s


@levels
@some
@given(s=moments())
def test_every_act_on_the_way_to_a_decision_is_allowed(level: str, s: State) -> None:
    rules = Lexio(Lexicon.load(SMALL))
    every = list(dict.fromkeys(acts(level, s)))
    assert every
    for act in every:
        assert rules.apply(s, act, 10**9) != s


@levels
@some
@given(s=moments(), data=st.data())
def test_hidden_tiles_do_not_change_an_act(level: str, s: State, data: st.DataObject) -> None:
    """The bag's tiles and the other racks are dealt anew."""
    hidden = [*s.unseen, *(tile for n, rack in enumerate(s.racks) if n != s.seat for tile in rack)]
    hidden = data.draw(st.permutations(hidden))
    racks = []
    for n, rack in enumerate(s.racks):
        racks.append(rack if n == s.seat else "".join(sorted(hidden.pop() for _ in rack)))
    other = replace(s, racks=tuple(racks))
    assert decision(level, s) == decision(level, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_between_levels_ends(seats: int) -> None:
    s = play(engine(), ("easy", "hard", "medium", "easy")[:seats], seats)
    assert s.ended


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_the_best_level_ends(seats: int) -> None:
    s = play(engine(), ("best", "easy", "medium", "hard")[:seats], seats)
    assert s.ended


@levels
def test_it_exchanges_when_nothing_can_be_played_and_passes_with_an_empty_bag(level: str) -> None:
    none = engine(dawg.pack(["KWKW"]))
    act = decision(level, state(EMPTY, "AEIIUUU"), made=none)
    assert isinstance(act, Exchange)
    full = EMPTY.replace(".", "E")
    assert decision(level, replace(state(full, "EE", "??"), idle=1), made=none) == Pass()


def test_without_the_list_it_plays_on_and_says_so() -> None:
    without = MAKER.make({})
    assert without.weaker == ("words",)
    assert play(without, ("best", "easy"), 1).ended == "lexio.over_rounds"
    assert list(without.adviser.options(state(), 0)) == [()]


def test_a_damaged_list_is_refused_by_name() -> None:
    with pytest.raises(Illegal) as no:
        MAKER.make({"words": SMALL[:-1]})
    assert (no.value.why, no.value.facts) == ("engine.damaged", {"file": "words"})


@some
@given(s=moments())
def test_the_adviser_lists_allowed_acts_the_best_first(s: State) -> None:
    rules = Lexio(Lexicon.load(SMALL))
    *_, options = engine().adviser.options(told(s, s.seat), s.seat)
    assert 0 < len(options) <= SHOWN
    assert [one.value for one in options] == sorted((one.value for one in options), reverse=True)
    assert len({one.act for one in options}) == len(options)
    for one in options:
        rules.apply(s, one.act, 10**9)
    if s.bag or len(s.racks) > 2:
        assert options[0].act == decision("hard", s) or options[0].value == options[1].value


@pytest.mark.slow
def test_weaker_levels_know_only_everyday_words() -> None:
    s = state(EMPTY, "AINOSTR")
    whole = engine(FILE.read_bytes())
    longest = 0
    for level in LEVELS:
        act = decision(level, s, made=whole)
        assert isinstance(act, Place)
        longest, before = len(act.tiles), longest
        assert before <= longest
    easy = decision("easy", s, made=whole)
    assert isinstance(easy, Place)
    assert all(knows(word.text, 5) for word in score(EMPTY, easy.tiles).words)


@pytest.mark.slow
def test_a_stronger_level_scores_more() -> None:
    """Over some games on the whole list, seats changed."""
    whole = engine(FILE.read_bytes())
    for strong, weak in (("medium", "easy"), ("hard", "medium")):
        ahead = 0
        for seed in range(4):
            one, other = play(whole, (strong, weak), seed).scores
            ahead += one - other
            one, other = play(whole, (weak, strong), seed).scores
            ahead += other - one
        assert ahead > 0


def test_everyday_words_are_in_the_list() -> None:
    words = Lexicon.load(FILE.read_bytes())
    assert [word for word in sorted(COMMON) if word not in words] == []


def test_a_joker_is_the_best_tile_to_keep() -> None:
    assert max((one for one in WORTH if "/" not in one), key=WORTH.__getitem__) == JOKER
    assert Leaves(WORTH)[""] == 0


def test_bookish_forms_are_not_known() -> None:
    assert not any(knows(word, 13) for word in ("CHANTASSE", "PARLERENT", "FINITES", "OUD"))
    assert all(knows(word, 13) for word in ("CHANTER", "PARLENT", "FINI", "EAU"))
    assert not knows("CHANTER", 6)


@pytest.mark.slow
def test_a_turn_is_thought_over_in_steps() -> None:
    s = state(EMPTY, "AINOST*")
    steps = list(acts("best", s, made=engine(FILE.read_bytes())))
    assert len(steps) > 100
    assert steps[0] in (Pass(), Exchange("AINOST*")) or isinstance(steps[0], Exchange | Place)
