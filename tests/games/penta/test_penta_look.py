"""Penta drawn: the number written last is marked, whoever wrote it (P3)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from app.open_page import parts
from klerye.app.words import words
from klerye.core.look import Scene
from klerye.games.penta import GAME
from klerye.games.penta.hand import Draft
from klerye.games.penta.rules import Write
from random_play import play


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), players=st.integers(1, 3), most=st.integers(2, 60))
def test_one_number_is_marked_and_it_is_the_last_that_was_written(seed: int, players: int, most: int) -> None:
    truth = play(GAME.rules, players, seed, most=most).truth
    acts = tuple(truth.game.read(entry.text) for entry in truth.entries[1:])
    names = tuple("abc"[:players])
    scene = Scene(truth.states, acts, frozenset(), Draft(), names, None, 0, open=False, at=0, patience=None)
    marked = [
        part.children
        for part in parts(GAME.look.board(scene, words("en")))
        if "last" in str(part.attrs.get("class", "")).split()
    ]
    written = [
        str(after.sheets[before.seat].of(act.box))
        for before, act, after in zip(truth.states, acts, truth.states[1:], strict=False)
        if isinstance(act, Write)
    ]
    assert marked == [(number,) for number in written[-1:]]
