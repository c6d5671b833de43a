"""The sheet of keys, and moves that are confirmed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.open_page import Page, parts
from klerye.app.store import Memory
from klerye.app.words import LANGUAGES
from klerye.core.drawing import Node
from klerye.main import GAMES, SHELF


def shown(page: Page, tag: str) -> list[Node]:
    return [part for part in parts(page.picture()) if part.tag == tag]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_names_every_key_of_the_game(game: str, lang: str) -> None:
    page = Page(Memory()).start(game)
    page.do("lang", value=lang)
    page.do("keys")
    (sheet,) = shown(page, "dialog")
    signs = "".join(str(part.children[0]) for part in parts(sheet) if part.tag == "kbd")
    kit = SHELF.kit(game)
    assert kit is not None
    for keys in kit.keys:
        assert keys.replace(" ", "") in signs
    page.do("no")
    assert not shown(page, "dialog")


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_button_is_on_the_sheet(game: str) -> None:
    """What the page obeys is said: a key of one letter or digit that is not on the sheet is a trap."""
    page = Page(Memory()).start(game)
    obeyed = {str(part.attrs["data-key"]) for part in parts(page.picture()) if "data-key" in part.attrs}
    kit = SHELF.kit(game)
    assert kit is not None
    said = {sign.lower() for keys in kit.keys for sign in keys.split()} | {"?", "escape"}
    digits = {str(n) for n in range(1, 6)} if "…" in said else set()
    assert obeyed <= said | digits


def test_letters_and_digits_can_be_switched_off_and_stay_so() -> None:
    page = Page(Memory()).do("keys").do("singles", "no")
    assert page.picture().attrs["data-singles"] == "no"
    assert page.settings["singles"] == "no"
    page.do("singles", "yes")
    assert "data-singles" not in page.picture().attrs


def test_a_move_that_is_to_be_confirmed_waits() -> None:
    page = Page(Memory()).start("dam").do("confirms", "yes")
    assert page.settings["confirms"] == "yes"
    page.do("place", "11").do("place", "15")
    assert page.table.pending is not None
    assert len(page.table.acts) == 1
    page.do("confirm")
    assert [str(act) for act in page.table.acts[1:]] == ["11-15"]
    assert page.table.pending is None


@given(st.sampled_from(["cancel", "place", "lift", "drop"]), st.integers(1, 32))
def test_whatever_else_the_hand_does_lets_the_move_go(do: str, square: int) -> None:
    page = Page(Memory()).start("dam").do("confirms", "yes")
    page.do("place", "11").do("place", "15").do(do, str(square), value=str(square))
    assert page.table.pending is None
    assert len(page.table.acts) == 1
    page.do("confirm")
    assert len(page.table.acts) == 1


def test_a_game_that_asks_for_no_confirmation_goes_on_as_ever() -> None:
    page = Page(Memory()).start("penta").do("confirms", "yes").do("place", "throw")
    assert page.table.pending is None
    assert len(page.table.acts) == 2
