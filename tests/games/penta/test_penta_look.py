"""Penta drawn: the number written last is marked, whoever wrote it (P3); what is kept is said."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from app.open_page import parts
from app.test_speech import text
from klerye.app.words import words
from klerye.core.look import Gesture, Scene
from klerye.games.penta import GAME, hand, look
from klerye.games.penta.hand import Draft
from klerye.games.penta.rules import State, Write
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


@given(st.lists(st.integers(1, 6), min_size=5, max_size=5), st.lists(st.integers(1, 5), max_size=8))
def test_what_is_kept_is_said_after_each_change(dice: list[int], presses: list[int]) -> None:
    """The digits keep a die wherever the focus is; before anything was chosen, nothing is said."""
    start = GAME.rules.start(1, {})
    state, draft, say = replace(start, dice=tuple(dice), throws=1), Draft(), words("en")
    kept: set[int] = set()

    def said(state: State) -> list[str]:
        scene = Scene((state,), (), frozenset(), draft, ("1",), None, 0, open=True, at=0)
        polite = [one for one in parts(look.board(scene, say)) if one.attrs.get("aria-live") == "polite"]
        return [text(one) for one in polite if one.attrs["key"] == "heard"]

    assert said(state) == [""]
    for place in presses:
        kept ^= {place}
        draft, _ = hand.do(state, draft, Gesture("tap", f"die{place}"))
        faces = tuple(dice[place - 1] for place in sorted(kept))
        wanted = say("penta.keeps", dice=faces) if faces else say("penta.keeps_none")
        assert said(state) == [wanted]
        picked, _ = hand.do(state, draft, Gesture("tap", "chance"))
        after = replace(state, throws=2)
        assert hand.keep(picked, after) == draft  # the next throw changes nothing of it, so it is not said
    draft = hand.keep(draft, start)
    assert said(start) == [""]


@given(st.sampled_from([3000, 10_000, 30_000]), st.data())
def test_who_hears_the_page_is_told_once_that_the_table_will_write(
    patience: int, data: st.DataObject
) -> None:
    """P3: not each second anew."""
    state, say = replace(GAME.rules.start(1, {}), dice=(1, 2, 3, 4, 6), throws=3), words("en")
    said: set[str] = set()
    for due_in in data.draw(st.lists(st.integers(1, patience), min_size=2)):
        scene = Scene(
            (state,), (), frozenset(), Draft(), ("1",), None, 0, True, 0, patience=patience, due_in=due_in
        )
        [line] = [one for one in parts(look.board(scene, say)) if one.attrs.get("class") == "heard"]
        said.add(text(line))
    assert said == {say("penta.countdown", n=patience // 1000)}
