"""A word list that comes damaged or not at all: a clear message, another try, and nothing is lost (L13)."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from browser.journals import new_id
from browser.lexio import LIST, Lexio, journal, states
from browser.pool import Pool

DATA = LIST.read_bytes()


def changed(at: int) -> bytes:
    """The list with another bit at one place."""
    return DATA[:at] + bytes([DATA[at] ^ 1]) + DATA[at + 1 :]


FAULTS: dict[str, tuple[Callable[[Route], None], str]] = {
    "one bit of its words": (lambda route: route.fulfill(body=changed(100_000)), "lexio.list_damaged"),
    "one bit of its hash": (lambda route: route.fulfill(body=changed(20)), "lexio.list_damaged"),
    "one bit at its start": (lambda route: route.fulfill(body=changed(0)), "lexio.list_damaged"),
    "cut short": (lambda route: route.fulfill(body=DATA[:-1]), "lexio.list_damaged"),
    "empty": (lambda route: route.fulfill(body=b""), "lexio.list_damaged"),
    "another page": (lambda route: route.fulfill(body="<!doctype html>Log in"), "lexio.list_damaged"),
    "gone": (lambda route: route.fulfill(status=404), "table.not_fetched"),
    "no network": (lambda route: route.abort(), "table.not_fetched"),
}
"""What is wrong with the list, and what the page says."""

EXPECTED = "Failed to load resource"
"""What the browser itself writes down when a file does not come."""


@pytest.fixture
def lexio(pool: Pool, address: str) -> Iterator[Lexio]:
    """Somebody at the page; the browser may say that a file did not come."""
    device = pool.lend({"locale": "en-US", "service_workers": "block"})
    yield Lexio(device.context.new_page(), address)
    pool.take_back(device)
    assert [line for line in device.watch.drain() if EXPECTED not in line] == []


@pytest.mark.slow
def test_a_list_that_is_not_whole(lexio: Lexio) -> None:
    """No table is laid, none is opened from a file, a kept one is not set aside; once healed all goes on."""
    kept = new_id()
    lexio.open().bring_table(journal("place G7 USITEE", id=kept))
    for tables, (answer, why) in enumerate(FAULTS.values(), 1):
        lexio.page.route("**/wordlists/fr.dawg", answer)
        lexio.open().do("continue", kept)
        expect(lexio.notice).to_have_text(lexio.say(why))
        expect(lexio.page.locator(".cloth")).to_have_count(0)
        expect(lexio.page.locator("[data-do=continue]")).to_have_count(tables)
        lexio.do("dismiss")
        lexio.bring("\n".join(journal("pass")))
        expect(lexio.notice).to_have_text(lexio.say(why))
        lexio.do("pick", "lexio")
        lexio.page.locator("form").wait_for()
        expect(lexio.notice).to_have_text(lexio.say(why))
        for field, name in zip(lexio.page.locator("form input").all(), ("Cleo", "Dan"), strict=True):
            field.fill(name)
        lexio.do("dismiss")
        expect(lexio.notice).to_have_count(0)
        lexio.page.locator("form [type=submit]").click()
        expect(lexio.notice).to_have_text(lexio.say(why))
        expect(lexio.page.locator(".cloth")).to_have_count(0)
        lexio.page.unroute("**/wordlists/fr.dawg")
        lexio.page.locator("form [type=submit]").click()
        lexio.ready.wait_for()
        lexio.lift().show("place G7 USITEE")
        lexio.do("home")
        expect(lexio.page.locator("[data-do=continue]")).to_have_count(tables + 1)
        lexio.do("continue", kept)
        lexio.ready.wait_for()
        lexio.shows(states("place G7 USITEE")[-1])


def test_the_list_is_asked_for_once_and_not_by_other_games(lexio: Lexio) -> None:
    asked: list[str] = []
    lexio.page.on("request", lambda request: asked.append(request.url))
    lexio.open().do("pick", "dam")
    lexio.page.locator("form").wait_for()
    lexio.do("home")
    assert not any(url.endswith(".dawg") for url in asked)
    for _ in range(2):
        lexio.lay("Ann", "Ben").do("home")
    assert len([url for url in asked if url.endswith(".dawg")]) == 1
