"""On a device that changes hands nobody sees the rack of another: no picture has it, no message."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.open_page import Page, parts
from klerye.app.store import Memory
from klerye.core.chance import HIDDEN
from klerye.core.drawing import Node
from klerye.core.game import Turn
from klerye.games.lexio.tiles import UNSEEN

SEEDS = st.integers(0, 2**32)


def passing(seed: int, names: tuple[str, ...], turns: int) -> Page:
    """A table of Lexio at which every player has passed so far, and the curtain is down again."""
    page = Page(Memory(), seed).start("lexio", *names)
    for _ in range(turns):
        page.do("ready").do("act", "pass")
    return page


@settings(max_examples=10)
@given(one=SEEDS, other=SEEDS, turns=st.integers(0, 3))
def test_with_the_curtain_down_the_picture_is_the_same_whatever_was_dealt(
    one: int, other: int, turns: int
) -> None:
    names = ("Ana", "Bèl", "Chi")
    assert passing(one, names, turns).picture() == passing(other, names, turns).picture()


@settings(max_examples=10)
@given(seed=SEEDS, turns=st.integers(0, 3))
def test_the_screen_is_told_the_rack_of_nobody_else(seed: int, turns: int) -> None:
    page = passing(seed, ("Ana", "Bèl"), turns)
    assert set("".join(page.table.told.state.racks)) == {UNSEEN}
    waits = page.table.told.waits
    assert isinstance(waits, Turn)
    page.do("ready")
    assert page.table.seat == waits.seat
    for seat, rack in enumerate(page.table.told.state.racks):
        assert (UNSEEN in rack) == (seat != waits.seat)
    dealt = [act for act in page.table.acts if getattr(act, "faces", None)]
    assert sum(HIDDEN in act.faces for act in dealt) == 1


@pytest.mark.parametrize("do", ["place", "act", "back", "key", "lift"])
def test_nothing_can_be_done_through_the_curtain(do: str) -> None:
    page = passing(1, ("Ana", "Bèl"), 1)
    before = page.model
    assert page.do(do, "pass" if do == "act" else "G7", "a").model == before


def test_the_curtain_falls_when_the_turn_passes_by_the_clock() -> None:
    page = Page(Memory()).start("lexio", "Ana", "Bèl", clock="60000").do("ready")
    assert page.table.seat == 0
    page.tick(59_999)
    assert page.table.seat == 0
    page.tick(1)
    assert page.table.seat is None
    assert page.table.told.waits == Turn(1, 1)
    assert racks_shown(page.picture()) == 0
    assert page.table.late == {2}
    assert "rests" in lifts(page.picture())  # it comes under a finger that was about to place a word
    page.do("ready").play("pass")
    assert "rests" not in lifts(page.picture())


def test_what_is_looked_at_again_after_a_reload_is_behind_the_curtain() -> None:
    page = Page(Memory()).start("lexio").do("ready")
    page.store.held.clear()
    again = Page(page.store)
    again.do("continue", again.model.saves[0].opened.id)
    assert again.table.seat is None
    assert racks_shown(again.picture()) == 0


def lifts(picture: Node) -> list[str]:
    """The classes of the button that lifts the curtain."""
    [ready] = (part for part in parts(picture) if part.attrs.get("data-do") == "ready")
    return str(ready.attrs["class"]).split()


def racks_shown(picture: Node) -> int:
    return sum("rack" in str(node.attrs.get("class", "")).split() for node in parts(picture))
