"""Penta under the hand: what a touch does, and what the table does by itself (P3)."""

import pytest

from app.open_page import Page
from klerye.app.store import Memory
from klerye.core.look import Gesture
from klerye.core.refusal import Illegal
from klerye.games.penta import greedy, hand
from klerye.games.penta.hand import Draft
from klerye.games.penta.rules import Penta, State, Throw, Write

PENTA = Penta()


def thrown(*throws: tuple[int, ...]) -> State:
    """One player's turn after these throws, with no die kept."""
    s = PENTA.start(1, {})
    for dice in throws:
        s = PENTA.apply(s, Throw(), 0)
        s = PENTA.apply(s, PENTA.read("dice " + " ".join(map(str, dice))), 0)
    return s


def touch(s: State, draft: Draft, *places: str) -> Draft:
    for place in places:
        draft, act = hand.do(s, draft, Gesture("tap", place))
        assert act is None
    return draft


def test_p1_dice_are_kept_by_a_touch_and_let_go_by_another() -> None:
    s = thrown((1, 2, 3, 4, 6))
    draft = touch(s, hand.empty(), "die3", "die1", "die5", "die3")
    assert draft.kept == (1, 5)
    assert hand.do(s, draft, Gesture("tap", "throw")) == (draft, Throw((1, 5)))


def test_p1_kept_dice_stay_marked_within_the_turn_and_no_longer() -> None:
    first, second = thrown((1, 1, 3, 4, 6)), thrown((1, 1, 3, 4, 6), (1, 1, 2, 2, 2))
    kept = Draft((1, 2), "chance")
    assert hand.keep(kept, second) == Draft((1, 2))
    assert hand.keep(kept, first) == Draft()
    assert hand.keep(kept, PENTA.apply(second, Write("chance"), 0)) == Draft()


@pytest.mark.parametrize("place", ["die1", "chance"])
def test_p1_nothing_is_kept_or_picked_before_the_first_throw(place: str) -> None:
    with pytest.raises(Illegal) as no:
        hand.do(PENTA.start(1, {}), hand.empty(), Gesture("tap", place))
    assert no.value.why == "penta.throw_first"


def test_p1_nothing_is_kept_after_the_last_throw() -> None:
    with pytest.raises(Illegal) as no:
        hand.do(thrown(*[(1, 2, 3, 4, 6)] * 3), hand.empty(), Gesture("tap", "die1"))
    assert no.value.why == "penta.no_throw_left"


def test_p2_a_box_is_picked_and_then_confirmed() -> None:
    s = thrown((1, 2, 3, 4, 6))
    draft = touch(s, hand.empty(), "chance", "small")
    assert draft.box == "small"
    assert touch(s, draft, "small").box == ""
    assert hand.do(s, draft, Gesture("tap", "confirm")) == (draft, Write("small"))
    assert hand.do(s, Draft(), Gesture("tap", "confirm")) == (Draft(), None)


def test_p3_is_due_after_the_last_throw_while_no_box_is_picked() -> None:
    s = thrown(*[(2, 2, 2, 4, 6)] * 3)
    assert hand.due(s, Draft()) == Write(greedy.box(s.sheet, s.dice))
    assert hand.due(s, Draft(box="chance")) is None
    assert hand.due(thrown(*[(2, 2, 2, 4, 6)] * 2), Draft()) is None
    assert hand.due(PENTA.apply(thrown((1, 2, 3, 4, 5)), Throw(), 0), Draft()) is None


def last_throw(*settings: tuple[str, str]) -> Page:
    page = Page(Memory()).start("penta", "Ana")
    for do, value in settings:
        page.do(do, value=value)
    for _ in range(3):
        page.do("place", "throw")
    return page


def test_p3_the_table_writes_by_itself_after_three_seconds() -> None:
    page = last_throw().tick(2999)
    assert page.table.told.state.throws == 3
    page.tick(1)
    assert page.table.told.state.turn == 1


def test_p3_a_picked_box_stops_the_countdown_and_letting_it_go_starts_it_anew() -> None:
    page = last_throw().tick(2000).do("place", "chance").tick(60_000)
    assert page.table.told.state.turn == 0
    page.do("place", "chance").tick(2999)
    assert page.table.told.state.turn == 0
    assert page.tick(1).table.told.state.turn == 1


def test_p3_the_countdown_can_be_longer_or_off() -> None:
    assert last_throw(("patience", "30000")).tick(29_999).table.told.state.turn == 0
    assert last_throw(("patience", "30000")).tick(30_000).table.told.state.turn == 1
    assert last_throw(("patience", "")).tick(10**9).table.told.state.turn == 0


def test_p3_the_countdown_rests_while_its_player_is_elsewhere() -> None:
    page = last_throw().tick(2000).do("rules", "penta").tick(60_000).do("close")
    assert page.table.told.state.turn == 0
    assert page.tick(2999).table.told.state.turn == 0
    assert page.tick(1).table.told.state.turn == 1


def test_p6_writing_a_zero_is_asked_first() -> None:
    page = Page(Memory(), seed=2).start("penta", "Ana").do("place", "throw").do("place", "penta")
    assert page.table.draft.box == "penta"
    page.do("ask", "penta.ask_sacrifice penta.box_penta", "place confirm")
    assert page.model.question is not None
    assert page.do("no").table.told.state.turn == 0
    page.do("ask", "penta.ask_sacrifice penta.box_penta", "place confirm").do("yes")
    assert page.table.told.state.sheets[0].of("penta") == 0
