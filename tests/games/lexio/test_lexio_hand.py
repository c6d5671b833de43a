"""Lexio under the hand: tiles move between rack and board, and none is ever lost or doubled."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.core.look import Gesture
from klerye.core.refusal import Illegal
from klerye.games.lexio import hand
from klerye.games.lexio.acts import Exchange, Laid, Place
from klerye.games.lexio.hand import PLACES, Draft
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.rules import State

RACK = "**AEINS"


def holding(rack: str = RACK, board: str = EMPTY) -> State:
    """Seat 0 is on turn with this rack."""
    return State(board, ("".join(sorted(rack)), "ABCDEFG"), (0, 0), (0, 0), first=0, turn=0)


def do(s: State, draft: Draft, *gestures: tuple[str, ...]) -> Draft:
    for kind, *rest in gestures:
        draft, act = hand.do(s, draft, Gesture(kind, *rest))
        assert act is None
    return draft


def tap(*places: str) -> list[tuple[str, str]]:
    return [("tap", place) for place in places]


def typed(at: str, *keys: str) -> list[tuple[str, str, str]]:
    return [("key", at, key) for key in keys]


def laid(draft: Draft) -> dict[str, str]:
    return {hand.name(one.row, one.column): one.sign for one in draft.tiles}


@given(st.integers(0, 2**32))
def test_whatever_the_hand_does_the_tiles_are_those_of_the_rack(seed: int) -> None:
    chance = Random(seed)
    s, draft = holding(), hand.empty()
    racks, squares = [f"rack{n}" for n in range(8)], list(PLACES)[60:90]
    others = ["submit", "recall", "shuffle", "swap", "swap now", "jokerE", "jokerZ", "nowhere"]
    for _ in range(60):
        kind = chance.choice(("tap", "tap", "tap", "lift", "drop", "key", "cancel"))
        place = chance.choice([*racks, *squares, *others] if kind == "tap" else [*racks, *squares])
        to = chance.choice("aeins AE?é1") if kind == "key" else chance.choice([*racks, *squares])
        try:
            draft, act = hand.do(s, draft, Gesture(kind, place, to))
        except Illegal as no:
            assert no.why in ("lexio.occupied", "lexio.not_in_rack")
            continue
        used = [slot for _, slot, _ in draft.laid] + ([draft.asking[1]] if draft.asking else [])
        assert sorted([*draft.free, *used]) == list(range(7))
        assert len({square for square, _, _ in draft.laid}) == len(draft.laid)
        for _, slot, sign in draft.laid:
            assert draft.rack[slot] == ("*" if sign.islower() else sign)
        assert act is None or isinstance(act, Place | Exchange)


def test_l11_a_tile_goes_to_the_board_by_two_taps_by_a_drag_or_by_a_key() -> None:
    s = holding()
    for gestures in (
        tap("rack2", "G7"),
        [("lift", "rack2"), ("drop", "rack2", "G7")],
        typed("G7", "a"),
        typed("G7", "à"),
    ):
        assert laid(do(s, hand.empty(), *gestures)) == {"G7": "A"}


def test_a_tile_comes_back_by_a_tap_a_drag_or_backspace() -> None:
    s = holding()
    there = do(s, hand.empty(), *tap("rack2", "G7"))
    for gestures in (tap("G7"), [("drop", "G7", "rack0")], typed("G7", "Backspace"), tap("recall")):
        back = do(s, there, *gestures)
        assert laid(back) == {}
        assert len(back.free) == 7


def test_typing_goes_on_in_its_direction_over_tiles_that_lie_there() -> None:
    board = EMPTY[: PLACES["H7"]] + "X" + EMPTY[PLACES["H7"] + 1 :]
    s = holding(board=board)
    draft = do(s, hand.empty(), *typed("G7", "a"))
    assert draft.cursor == PLACES["I7"]
    down = do(s, hand.empty(), *typed("G7", " ", "a"))
    assert down.cursor == PLACES["G8"]
    assert do(s, hand.empty(), *tap("G7", "G7")).down == 1
    for gestures in (typed("G7", "a", "e", "s"), typed("H7", "a", "e", "s")):
        found = laid(do(s, hand.empty(), *gestures))
        assert list(found.values()) == ["A", "E", "S"]
        assert "H7" not in found


def test_enter_lays_the_tile_in_hand_or_gives_back_the_tiles_that_are_marked() -> None:
    s = holding()
    assert laid(do(s, hand.empty(), *tap("rack2"), *typed("G7", "Enter"))) == {"G7": "A"}
    assert do(s, hand.empty(), *tap("rack0"), *typed("G7", "Enter")).asking == (PLACES["G7"], 0)
    marked = do(s, hand.empty(), *tap("swap", "rack0"))
    assert hand.do(s, marked, Gesture("key", "G7", "Enter"))[1] == Exchange("*")
    assert do(s, marked, *typed("G7", "a")).swap is None


def test_l6_a_joker_is_asked_for_its_letter_or_typed_large() -> None:
    s = holding()
    asking = do(s, hand.empty(), *tap("rack0", "G7"))
    assert asking.asking == (PLACES["G7"], 0)
    assert laid(asking) == {}
    assert laid(do(s, asking, *tap("jokerQ"))) == {"G7": "q"}
    assert len(do(s, asking, ("cancel",)).free) == 7
    assert laid(do(s, hand.empty(), *typed("G7", "Q"))) == {"G7": "q"}


@pytest.mark.parametrize(
    ("at", "key", "why"), [("G7", "z", "lexio.not_in_rack"), ("M7", "a", "lexio.occupied")]
)
def test_what_cannot_be_laid_is_refused_and_nothing_changes(at: str, key: str, why: str) -> None:
    s = holding()
    draft = do(s, hand.empty(), *typed("M7", "e"))
    with pytest.raises(Illegal) as no:
        hand.do(s, draft, Gesture("key", at, key))
    assert no.value.why == why


def test_a_play_is_submitted_as_it_lies() -> None:
    s = holding()
    draft = do(s, hand.empty(), *typed("F7", "s"), *typed("G7", "A"))
    for gesture in (Gesture("tap", "submit"), Gesture("key", "G7", "Enter")):
        assert hand.do(s, draft, gesture) == (draft, Place((Laid(6, 5, "S"), Laid(6, 6, "a"))))


def test_l14_a_refused_word_leaves_the_tiles_where_they_are_and_a_new_turn_does_not() -> None:
    s = holding()
    draft = do(s, hand.empty(), *typed("G7", "a"), *tap("shuffle"))
    assert hand.keep(draft, replace(s, full_at=(15_000, 0))) == draft
    assert hand.keep(draft, replace(s, turn=2)).laid == ()


def test_l21_tiles_are_marked_and_then_exchanged() -> None:
    s = holding()
    draft = do(s, hand.empty(), *typed("G7", "a"), *tap("swap"))
    assert laid(draft) == {}
    draft = do(s, draft, *tap("rack0", "rack2", "rack3", "rack2"))
    assert hand.do(s, draft, Gesture("tap", "swap now"))[1] == Exchange("*E")
    assert do(s, draft, ("cancel",)).swap is None


SPOTS = [*(f"rack{n}" for n in range(7)), *list(PLACES)[60:66]]


@given(
    st.lists(st.tuples(st.sampled_from(SPOTS), st.sampled_from(SPOTS)), max_size=6),
    st.sampled_from(SPOTS),
    st.sampled_from(SPOTS),
)
def test_two_taps_do_what_a_drag_does(before: list[tuple[str, str]], start: str, end: str) -> None:
    """Where a thing can be dragged from, and to (a joker that was laid is asked for its letter anew)."""
    s, draft = holding("AEINSTU"), hand.empty()
    for one, other in before:
        with suppress(Illegal):
            draft = do(s, draft, ("drop", one, other))
    tile = start.startswith("rack") and int(start[4:]) in draft.free
    lies = any(PLACES.get(start) == square for square, _, _ in draft.laid)
    taken = any(PLACES.get(end) == square for square, _, _ in draft.laid)
    gone = end.startswith("rack") and int(end[4:]) not in draft.free
    if start == end or taken or gone or not (tile or lies) or (lies and end.startswith("rack")):
        return
    dragged = do(s, draft, ("lift", start), ("drop", start, end))
    tapped = do(s, draft, *tap(start, end))
    assert (tapped.laid, tapped.order, tapped.held) == (dragged.laid, dragged.order, None)


def test_a_rack_is_put_in_order_by_dragging_and_shaken_by_shuffling() -> None:
    s = holding()
    draft = do(s, hand.empty(), ("drop", "rack6", "rack0"))
    assert draft.order == (6, 0, 1, 2, 3, 4, 5)
    orders = set()
    for _ in range(50):
        draft = do(s, draft, *tap("shuffle"))
        orders.add(draft.order)
    assert len(orders) == 50
