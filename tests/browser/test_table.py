"""What can be done at a table besides moving: draws, giving up, taking back, turning the board (D13)."""

import pytest
from playwright.sync_api import expect

from browser.journals import position
from browser.lobby import Lobby
from browser.table import Dam, Visit


@pytest.fixture
def dam(lobby: Lobby) -> Dam:
    """Somebody in the lobby."""
    return lobby()


def red(dam: Dam) -> tuple[str, str]:
    """The names of red and of white."""
    colours = {colour: name for name, colour in dam.colours().items()}
    return colours[dam.say("dam.red")], colours[dam.say("dam.white")]


def test_a_draw_is_offered_declined_offered_again_and_accepted(dam: Dam) -> None:
    dam.lay("Ann", "Ben").play("11-15")
    first, second = red(dam)
    dam.do("act", "offer")
    dam.played(3)
    expect(dam.page.locator(".ask")).to_have_text(dam.say("dam.offered"))
    expect(dam.page.get_by_role("status")).to_contain_text(dam.say("table.turn", name=first))
    dam.cell(24).click()
    expect(dam.notice).to_have_text(dam.say("dam.answer_first"))
    dam.do("act", "decline")
    dam.played(4)
    expect(dam.page.get_by_role("status")).to_contain_text(dam.say("table.turn", name=second))
    expect(dam.page.locator("[data-arg=offer]")).to_be_disabled()  # once a turn
    dam.play("22-18").shows(position("11-15", "22-18"))
    dam.do("act", "offer")
    dam.played(6)
    dam.do("act", "accept")
    expect(dam.ending.get_by_role("heading")).to_have_text(dam.say("table.drawn"))
    expect(dam.ending).to_contain_text(dam.say("dam.over_agreed"))


def test_giving_up_is_asked_about(dam: Dam) -> None:
    dam.lay("Ann", "Ben").play("11-15")
    first, _ = red(dam)
    question = dam.page.get_by_role("dialog")
    for no in ("button", "Escape", "Escape"):
        dam.do("ask")
        expect(question).to_contain_text(dam.say("dam.ask_resign"))
        expect(question.locator("[data-do=no]")).to_be_focused()
        if no == "button":
            dam.do("no")
        else:
            dam.page.keyboard.press("Escape")
        expect(question).to_have_count(0)
    dam.play("22-18").play("15x22").shows(position("11-15", "22-18", "15x22"))
    dam.do("ask")
    dam.do("yes")
    expect(dam.ending.get_by_role("heading")).to_have_text(dam.say("table.won", n=1, names=(first,)))
    expect(dam.ending).to_contain_text(dam.say("dam.over_resigned"))


def test_a_move_is_taken_back(dam: Dam) -> None:
    dam.lay("Ann", "Ben").play("11-15").play("22-18")
    dam.do("back")
    dam.played(2)
    dam.shows(position("11-15"))
    dam.do("back")
    dam.played(1)
    dam.shows(position())
    expect(dam.page.locator("[data-do=back]")).to_be_disabled()
    dam.play("9-13").shows(position("9-13"))


def test_the_board_is_turned(dam: Dam) -> None:
    """D3: a dark square at the left of the nearest row, whoever is near."""
    dam.lay("Ann", "Ben").play("11-15")
    first, second = red(dam)
    assert dam.page.locator(".near .name").inner_text() == first
    assert dam.middle(4)[1] > dam.middle(29)[1]
    assert dam.middle(4)[0] < dam.middle(1)[0]
    dam.do("flip")
    expect(dam.page.locator(".near .name")).to_have_text(second)
    assert dam.middle(29)[1] > dam.middle(4)[1]
    assert dam.middle(29)[0] < dam.middle(32)[0]
    dam.shows(position("11-15")).play("22-18").play("15x22", "drag").shows(
        position("11-15", "22-18", "15x22")
    )


def test_a_game_is_deleted_after_a_question(visit: Visit) -> None:
    dam = visit().open().lay("Ann", "Ben")
    dam.do("home")
    dam.do("ask", "home.ask_forget")
    dam.do("no")
    expect(dam.page.locator("[data-do=continue]")).to_have_count(1)
    dam.do("ask", "home.ask_forget")
    dam.do("yes")
    expect(dam.page.locator("[data-do=continue]")).to_have_count(0)
    dam.open()
    expect(dam.page.locator("[data-do=continue]")).to_have_count(0)
