"""A new version of the page: offered in the lobby, loaded when nothing is in its way."""

from app.open_page import Page
from klerye.app.store import Memory


def test_it_is_loaded_when_the_player_says_so() -> None:
    page = Page(Memory()).do("renew")
    assert page.files == []
    page.do("news").do("renew")
    assert page.files == [("renew", "")]


def test_at_a_table_it_waits() -> None:
    page = Page(Memory()).do("news").do("pick", "dam").fill("Ana", "Bo")
    assert page.table
    assert page.do("renew").files == []


def test_another_tab_has_to_be_closed_first() -> None:
    page = Page(Memory()).do("news")
    page.others = 1
    assert page.do("renew").notice == "home.other_tabs"
    assert page.files == []
    page.others = 0
    assert page.do("renew").notice == ""
    assert page.files == [("renew", "")]
