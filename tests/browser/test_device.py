"""What the page does with the device: its colours, its way back, its screen, its sounds, its place on it."""

from playwright.sync_api import Page, expect

from browser.lexio import Lexio
from browser.lexio import journal as lexio_journal
from browser.penta import Penta
from browser.person import until
from browser.table import Visit

GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"
LIGHT, DARK = "rgb(244, 240, 227)", "rgb(23, 29, 25)"

SPY = """
globalThis.spied = [];
navigator.wakeLock.request = async kind => {
    spied.push("lit");
    const lock = new EventTarget();
    lock.released = false;
    lock.release = async () => { spied.push("dark"); lock.released = true; };
    return lock;
};
navigator.vibrate = what => { spied.push(JSON.stringify(what)); return true; };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
    spied.push("tone");
    return start.apply(this, when);
};
"""


def spied(page: Page) -> list[str]:
    """What the device was asked for since this was asked last."""
    found: list[str] = page.evaluate("() => spied.splice(0)")
    return found


def test_the_theme_is_the_systems_or_the_one_chosen_from_the_first_paint_on(visit: Visit) -> None:
    dam = visit(color_scheme="dark")
    bar = dam.page.locator("meta[name=theme-color]")
    dam.open()
    assert dam.page.evaluate(GROUND) == DARK
    dam.page.emulate_media(color_scheme="light")
    assert dam.page.evaluate(GROUND) == LIGHT
    dam.do("settings")
    dam.page.locator("[data-do=theme][data-value=dark]").click()
    expect(dam.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert dam.page.evaluate(GROUND) == DARK
    dam.page.reload()
    dam.page.locator("button[data-do=pick]").first.wait_for()
    assert dam.page.evaluate(GROUND) == DARK
    expect(bar).to_have_attribute("content", DARK)
    dam.page.locator("html[data-ready]").wait_for(state="attached")
    dam.do("settings")
    dam.page.locator("[data-do=theme][data-value=system]").click()
    expect(bar).to_have_attribute("content", LIGHT)


PAINT = """selector => {
    const look = (one, part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(one, part);
        return `${backgroundColor} ${backgroundImage}`;
    };
    return [...document.querySelectorAll(selector)].map(one => `${look(one)} ${look(one, "::after")}`);
}"""
"""What each is painted with, apart from its text."""


def test_forced_colours_leave_the_dice_and_what_is_chosen(visit: Visit) -> None:
    person = Penta.of(visit(forced_colors="active", color_scheme="dark").open())
    page = person.page
    person.do("settings")
    themes = page.locator("[data-do=theme]")
    expect(themes.first).to_have_attribute("aria-pressed", "true")
    chosen, *others = page.evaluate(PAINT, "[data-do=theme]")
    assert chosen not in others
    off = page.evaluate(PAINT, "[data-do=sound]")
    person.do("sound")
    expect(page.locator("[data-do=sound]")).to_have_attribute("aria-checked", "true")
    assert page.evaluate(PAINT, "[data-do=sound]") != off
    person.do("close")
    page.locator("[data-do=pick]").first.wait_for()
    person.lay("Ann", "Ben").throw()
    tray = page.evaluate(PAINT, ".tray")
    assert not {*page.evaluate(PAINT, ".die")} & {*tray}


def test_the_browsers_way_back_is_the_pages_own(visit: Visit) -> None:
    """From rules and settings to the table, from the table to the lobby, and a question is answered no."""
    dam = visit().open()
    page = dam.page
    steps = page.evaluate("history.length")
    dam.lay("Ann", "Ben").play("11-15")
    dam.do("rules", "dam")
    page.locator("#D13").wait_for()
    page.go_back()
    page.locator(".cloth").wait_for()
    dam.do("settings")
    page.locator("main section").first.wait_for()
    page.go_back()
    page.locator(".cloth").wait_for()
    dam.do("ask")
    page.get_by_role("dialog").wait_for()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert dam.acts == 2
    page.go_back()
    page.locator("[data-do=continue]").wait_for()
    dam.resume().play("22-18")
    assert page.evaluate("history.length") == steps + 1
    dam.do("home")
    page.locator("[data-do=continue]").wait_for()
    until(page, "() => history.state?.at === 'lobby'")
    dam.resume()
    page.reload()
    page.locator("html[data-ready]").wait_for(state="attached")
    dam.resume()
    page.go_back()
    page.locator("[data-do=continue]").wait_for()
    page.go_forward()
    page.locator("[data-do=continue]").wait_for()


def test_the_screen_stays_lit_while_a_clock_runs(visit: Visit) -> None:
    lexio = Lexio.of(visit(new=True))
    lexio.page.add_init_script(SPY)
    lexio.open()
    lexio.bring_table(lexio_journal(names=("Ann", "Ben"), turn_ms=300_000, when=4_000_000_000_000))
    until(lexio.page, "() => spied.includes('lit')")
    lexio.do("home")
    until(lexio.page, "() => spied.includes('dark')")
    assert spied(lexio.page) == ["lit", "dark"]


def test_what_is_done_is_heard_and_felt_by_those_who_want_it(visit: Visit) -> None:
    dam = visit(new=True, has_touch=True, is_mobile=True)
    page = dam.page
    page.add_init_script(SPY)
    dam.open().lay("Ann", "Ben").play("11-15")
    assert spied(page) == []
    dam.do("settings")
    for name in ("sound", "vibration"):
        switch = page.get_by_role("switch").and_(page.locator(f"[data-do={name}]"))
        expect(switch).to_have_attribute("aria-checked", "false")
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
    until(page, "() => spied.includes('tone') && spied.includes('[30,70,30]')")
    dam.do("close")
    page.locator(".cloth").wait_for()
    spied(page)
    dam.play("22-18").play("15x22")
    # Two pieces are touched, one is set down, one takes another: that is two knocks.
    until(page, "() => spied.filter(what => what === 'tone').length === 5 && spied.includes('15')")


def test_the_page_can_be_installed_after_a_whole_game(visit: Visit) -> None:
    dam = visit().open()
    dam.page.evaluate(
        """() => {
            const offer = new Event("beforeinstallprompt");
            offer.prompt = () => { document.title = "asked"; };
            dispatchEvent(offer);
        }"""
    )
    dam.lay("Ann", "Ben")
    expect(dam.page.locator("[data-do=install]")).to_have_count(0)
    dam.do("ask")
    dam.do("yes")
    dam.ending.wait_for()
    dam.page.locator("[data-do=install][data-value=yes]").click()
    until(dam.page, "() => document.title === 'asked'")
    expect(dam.page.locator("[data-do=install]")).to_have_count(0)


HURRY = """async wanted => {
    const { stayAwake } = await import("./web/awake.js");
    for (const on of wanted) {
        stayAwake(on);
        document.dispatchEvent(new Event("visibilitychange"));
    }
    await new Promise(done => setTimeout(done));
}"""


def test_however_fast_it_is_wanted_one_lock_at_most_keeps_the_screen_lit(visit: Visit) -> None:
    dam = visit()
    dam.page.add_init_script(SPY)
    dam.page.goto(dam.address)
    held = 0
    for wanted in ([True, False, True], [True, True], [False, True, False], [True], [False]):
        dam.page.evaluate(HURRY, wanted)
        found = spied(dam.page)
        held += found.count("lit") - found.count("dark")
        assert held == wanted[-1], wanted
