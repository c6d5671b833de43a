"""Two tabs on one game: one plays, the other looks on."""

import pytest
from playwright.sync_api import expect

from browser.journals import position
from browser.lobby import Lobby
from browser.table import Dam, Visit

UNHELD = """async () => {
    const { held } = await navigator.locks.query();
    const tables = held.map(({ name }) => name).filter(name => /^klerye-[0-9a-f]+$/.test(name));
    for (const name of tables) await navigator.locks.request(name, () => {});
}"""
"""Waits until no tab holds a table."""


def looks_on(dam: Dam) -> None:
    expect(dam.page.locator(".notice:not([role=alert])")).to_contain_text(dam.say("table.read_only"))
    for do in ("back", "act", "ask", "export"):
        assert dam.page.locator(f"[data-do={do}]").count() == 0
    assert dam.page.locator("[data-drag]").count() == 0


def plays_here(dam: Dam) -> None:
    dam.page.evaluate(UNHELD)
    dam.do("continue")
    expect(dam.page.locator("[data-do=export]")).to_have_count(1)
    expect(dam.page.locator(".notice:not([role=alert])")).to_have_count(0)


@pytest.fixture
def two(lobby: Lobby, visit: Visit) -> tuple[Dam, Dam]:
    """One who plays, and the same person's second tab on the same game."""
    dam = lobby().lay("Ann", "Ben").play("11-15")
    return dam, visit(beside=dam).open().resume()


def test_a_second_tab_looks_on_and_follows(two: tuple[Dam, Dam]) -> None:
    dam, other = two
    other.shows(position("11-15"))
    looks_on(other)
    other.cell(24).click()
    expect(other.page.get_by_role("alert")).to_contain_text(other.say("table.read_only"))
    assert other.marked("chosen") == []
    dam.play("22-18")
    other.played(3)
    other.shows(position("11-15", "22-18"))
    dam.play("15x22", "drag")
    other.played(4)
    other.shows(position("11-15", "22-18", "15x22"))
    dam.do("back")
    expect(other.page.locator("details li")).to_have_count(3)
    other.shows(position("11-15", "22-18"))
    looks_on(other)


def test_a_second_tab_takes_over_when_the_first_is_closed(two: tuple[Dam, Dam]) -> None:
    dam, other = two
    other.do("continue")
    looks_on(other)  # not while the first is there
    dam.play("22-18")
    other.played(3)
    dam.page.close()
    plays_here(other)
    other.shows(position("11-15", "22-18")).play("15x22").shows(position("11-15", "22-18", "15x22"))


def test_a_second_tab_takes_over_when_the_first_leaves_the_table(two: tuple[Dam, Dam]) -> None:
    dam, other = two
    dam.do("home")
    dam.page.locator("[data-arg=dam][data-do=pick]").wait_for()
    plays_here(other)
    other.play("22-18").shows(position("11-15", "22-18"))
    dam.resume().shows(position("11-15", "22-18"))
    looks_on(dam)
    other.play("15x22")
    dam.played(4)
    dam.shows(position("11-15", "22-18", "15x22"))


def test_a_game_that_is_being_played_is_not_deleted_from_another_tab(two: tuple[Dam, Dam]) -> None:
    dam, other = two
    other.do("home")
    other.do("ask", "home.ask_forget")
    other.do("yes")
    expect(other.notice).to_have_text(other.say("table.elsewhere"))
    dam.play("22-18").shows(position("11-15", "22-18"))


def test_two_games_are_played_in_two_tabs(lobby: Lobby, visit: Visit) -> None:
    dam = lobby().lay("Ann", "Ben")
    other = visit(beside=dam).open().lay("Cleo", "Dan")
    dam.play("11-15").shows(position("11-15"))
    other.play("9-13").shows(position("9-13"))
    dam.play("22-18").shows(position("11-15", "22-18"))
