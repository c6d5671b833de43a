"""The tab is closed without warning, and nothing is lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.journals import journal, position
from browser.table import Dam
from klerye.games.dam.position import Position

pytestmark = pytest.mark.slow

Step = tuple[Callable[[Dam], None], int, Position]
"""What is done, how many lines the journal shows then, and the position."""


def made(text: str) -> Callable[[Dam], None]:
    return lambda dam: dam.play(text) and None


def pressed(do: str, arg: str | None = None) -> Callable[[Dam], None]:
    return lambda dam: dam.do(do, arg)


MOVES: list[Step] = [
    (made("9-13"), 2, position("9-13")),
    (made("22-17"), 3, position("9-13", "22-17")),
    (made("13x22"), 4, position("9-13", "22-17", "13x22")),
    (made("26x17"), 5, position("9-13", "22-17", "13x22", "26x17")),
    (pressed("back"), 4, position("9-13", "22-17", "13x22")),
    (made("25x18"), 5, position("9-13", "22-17", "13x22", "25x18")),
]
OFFERS: list[Step] = [
    (made("11-15"), 2, position("11-15")),
    (pressed("act", "offer"), 3, position("11-15")),
    (pressed("act", "decline"), 4, position("11-15")),
    (made("22-18"), 5, position("11-15", "22-18")),
    (pressed("act", "offer"), 6, position("11-15", "22-18")),
]


def reopened(dam: Dam) -> Dam:
    """All tabs are gone, and their process with them; a new one is opened in the same browser."""
    context = dam.page.context
    for page in context.pages:
        page.close()
    return Dam(context.new_page(), dam.address).open()


@pytest.mark.parametrize("steps", [MOVES, OFFERS], ids=["moves", "offers"])
def test_the_tab_is_closed_after_every_entry(dam: Dam, steps: list[Step]) -> None:
    dam = reopened(dam.lay("Ann", "Ben")).resume().shows(position())
    colours = dam.colours()
    for do, acts, at in steps:
        do(dam)
        dam.played(acts)
        dam = reopened(dam).resume()
        dam.played(acts)
        assert dam.shows(at).colours() == colours


@pytest.mark.parametrize("text", ["9-13", "12-16"])
def test_the_tab_is_closed_while_a_move_is_being_made(dam: Dam, text: str) -> None:
    """It has happened or it has not; the game goes on from there."""
    dam.lay("Ann", "Ben")
    start, end = text.split("-")
    dam.cell(int(start)).click()
    dam.page.mouse.click(*dam.middle(int(end)))
    dam = reopened(dam).resume()
    dam.shows(position() if dam.acts == 1 else position(text))
    if dam.acts == 1:
        dam.play(text)
    dam.play("24-19").shows(position(text, "24-19"))


def test_the_tab_is_closed_before_the_colours_are_drawn(dam: Dam) -> None:
    """A journal that stops at its opening goes on with the draw of colours."""
    opening = journal()[0].replace('"first":0', '"first":null')
    dam.bring_table([opening])
    dam.played(1)
    dam.play("11-15").shows(position("11-15"))
    dam = reopened(dam).resume().shows(position("11-15"))


def test_the_tab_is_closed_after_the_last_entry(dam: Dam) -> None:
    dam.lay("Ann", "Ben")
    dam.do("ask")
    dam.do("yes")
    dam.ending.wait_for()
    expect(reopened(dam).page.locator("[data-do=continue]")).to_have_count(0)


def test_a_reload_lays_down_a_half_made_move(dam: Dam) -> None:
    dam.lay("Ann", "Ben").play("11-15")
    dam.cell(24).click()
    expect(dam.cell(24)).to_have_attribute("aria-selected", "true")
    dam.page.reload()
    dam.resume().shows(position("11-15"))
    assert dam.marked("chosen") == []
    dam.play("22-18").shows(position("11-15", "22-18"))


def test_several_games_are_kept_newest_first(dam: Dam) -> None:
    dam.lay("Ann", "Ben").play("11-15")
    dam.do("home")
    dam.lay("Cleo", "Dan").play("9-13")
    dam = reopened(dam)
    expect(dam.page.locator(".saves strong")).to_have_text(
        [dam.say("home.save", game="Dam", names=names) for names in (("Cleo", "Dan"), ("Ann", "Ben"))]
    )
    dam.page.locator("[data-do=continue]").nth(1).click()
    dam.played(2)
    dam.shows(position("11-15"))
