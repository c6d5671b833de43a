"""The second tap of two meets nothing that came under the finger after the first one."""

from playwright.sync_api import Page, expect

from browser.lexio import PHONE, Lexio, journal
from browser.lobby import Lobby

WATCH = """() => {
    const now = performance.now;
    performance.now = () => 0;  // however slow this computer is, the picture comes soon after the tap
    window.rested = [];
    window.seen = new MutationObserver(changes => changes.forEach(({ target }) => {
        if ("rests" in target.dataset && getComputedStyle(target).pointerEvents === "none")
            window.rested.push([target.dataset.do, target.dataset.arg ?? ""].join(" "));
    }));
    window.seen.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-rests"] });
    window.unwatch = () => { performance.now = now; window.seen.disconnect(); return window.rested; };
}"""
"""Notes what rests, under the finger and for the time of a double tap."""


def rested(page: Page) -> set[str]:
    return set(page.evaluate("() => window.unwatch()"))


def test_who_taps_twice_on_place_does_not_lift_the_next_ones_curtain(lobby: Lobby) -> None:
    """Nor pays for a wrong word twice (L14)."""
    lexio = Lexio.of(lobby(**PHONE)).bring_table(journal(tiles="*AEIPRS" + "DELMNOT")).lift()
    lexio.show("place 7F EIP")
    lexio.page.evaluate(WATCH)
    lexio.press("submit")
    expect(lexio.notice).to_have_count(1)
    assert "place submit" in rested(lexio.page)
    lexio.press("recall")
    lexio.show("place 7F PIE")
    lexio.page.evaluate(WATCH)
    lexio.press("submit")
    lexio.turn_ends()
    assert "ready " in rested(lexio.page)
    lexio.lift()  # a moment later it is a press like any other


def test_what_does_the_same_again_can_be_pressed_again_at_once(lobby: Lobby) -> None:
    page = lobby().page
    page.locator("[data-do=pick][data-arg=penta]").click()
    page.locator("form").wait_for()
    more, fields = page.locator("[data-do=seats][data-arg=more]"), page.locator("form input")
    seats = fields.count()
    page.evaluate(WATCH)
    more.click()
    expect(fields).to_have_count(seats + 1)
    assert "seats more" not in rested(page)
