"""Against the computer, in the page: whole games, help, and the game in hindsight."""

from random import Random

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.table import Dam, Visit


def sit(dam: Dam, game: str, *levels: str) -> None:
    """The players are what `levels` says, "" for the person at the page."""
    dam.do("pick", game)
    dam.page.locator("form").wait_for()
    for select, level in zip(dam.page.locator("form .player select").all(), levels, strict=True):
        select.select_option(level)
    dam.page.locator("form [type=submit]").click()
    dam.page.locator(".cloth").wait_for()


def waits(person: Person) -> None:
    """Until the person is on turn, or the game is over."""
    person.page.locator(".seat.now .level, .thinks").first.wait_for(state="detached", timeout=60_000)


def move(dam: Dam, chance: Random) -> None:
    """Any piece that can move is taken up and moved, by what the page offers."""
    cells = dam.page.locator("[role=gridcell][data-drag]")
    before, pressed = dam.acts, 0
    while dam.acts == before:
        if goals := dam.marked("goal"):
            dam.cell(chance.choice(goals)).click()
        elif pieces := cells.all():
            chance.choice(pieces).click()
        dam.page.wait_for_timeout(30)  # for the answer; one that comes later is seen the next time
        pressed += 1
        assert pressed < 200, "nothing can move"


@pytest.mark.slow
def test_a_game_of_dam_to_its_end_and_in_hindsight(visit: Visit) -> None:
    dam, chance = visit().open(), Random(1)
    sit(dam, "dam", "", "easy")
    for _ in range(200):
        waits(dam)
        if dam.ending.count():
            break
        move(dam, chance)
    dam.ending.wait_for()
    dam.do("review")
    expect(dam.page.locator(".advice progress")).to_have_count(0, timeout=120_000)
    expect(dam.page.locator(".advice .bars")).to_be_visible()
    assert dam.page.locator(".advice h2").inner_text() == dam.say("advice.title")
    expect(dam.page.locator(".advice h2")).to_be_focused()  # who hears the page hears that it is there


@pytest.mark.parametrize("game", ["lexio", "penta", "dam"])
def test_help_is_there_for_who_plays_alone(visit: Visit, game: str) -> None:
    dam = visit().open()
    sit(dam, game, "", "medium")
    waits(dam)
    dam.do("hint")
    expect(dam.page.locator(".advice li").first).to_be_visible(timeout=30_000)
    expect(dam.page.locator(".advice h2")).to_have_text(dam.say("advice.best"))
    expect(dam.page.locator(".advice h2")).to_be_focused()


PLACES = """() => {
    const parts = [".board", ".rack", ".tray [data-arg=pass]"].map(one => document.querySelector(one));
    const tops = parts.map(one => one.getBoundingClientRect().top).join();
    window.places = new Set();
    const look = () => {
        const now = parts.map(one => one.getBoundingClientRect().top).join();
        window.places.add(now === tops ? "board, rack, button" : `${now} instead of ${tops}`);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Watches with every frame whether board, rack and buttons lie where they lay."""


def test_a_person_alone_with_computers_sees_their_rack_without_a_curtain(visit: Visit) -> None:
    dam = visit().open()
    sit(dam, "lexio", "", "medium")
    waits(dam)
    expect(dam.page.locator(".slot")).to_have_count(7)
    dam.page.set_viewport_size({"width": 360, "height": 740})
    dam.page.evaluate(PLACES)
    dam.do("act", "pass")
    expect(dam.page.locator(".clock")).to_be_visible()
    waits(dam)
    expect(dam.page.locator(".slot")).to_have_count(7)
    assert dam.page.evaluate("[...window.places]") == ["board, rack, button"]


def test_the_page_is_closed_while_the_computer_thinks_and_goes_on(visit: Visit) -> None:
    dam = visit().open()
    sit(dam, "dam", "", "best")
    waits(dam)
    before = dam.acts
    move(dam, Random(3))
    again = visit(beside=dam)
    dam.page.close()
    again.open().resume()
    waits(again)
    assert again.acts >= before + 1
    move(again, Random(4))
    waits(again)
    assert again.acts >= before + 3
