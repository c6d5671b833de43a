"""Half a screen, a zoom of 400 %, large text: a column that scrolls, and nothing sticks out at its sides."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser import lexio, penta
from browser.journals import journal
from browser.lexio import Lexio
from browser.lobby import Lobby
from browser.looks import SIDEWAYS
from browser.person import Person

NAMES = ("Mari-Flè", "Òdinatè 2")

SIZES = ((320, 256, 16), (360, 320, 16), (320, 568, 16), (640, 320, 16), (360, 740, 24), (360, 740, 32))
"""Width and height of the window, and the size of its text, in px: WCAG asks for 320 × 256."""

TEXT = """px => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${px}px }`);
    document.adoptedStyleSheets = [sheet];
}"""

ROWS = "header, .player, .dice, .rack, .steps, .tray .row"

OVERLAPPING = """rows => [...document.querySelectorAll(rows)].flatMap(row => {
    const boxes = [...row.children].map(one => one.getBoundingClientRect()).filter(box => box.width);
    const over = boxes.some((one, n) => boxes.slice(n + 1).some(other =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5));
    return over ? [`things overlap in ${row.tagName} ${row.className}`] : [];
})"""


def screens(person: Person) -> Iterator[str]:
    """The lobby, and what is reached from there; then somebody is in the lobby again."""
    page = person.page
    yield "lobby"
    person.do("settings")
    page.locator(".settings main").wait_for()
    yield "settings"
    person.do("close")
    person.do("pick", "dam")
    page.locator(".player select").nth(1).select_option("medium")
    yield "setup"
    person.do("home")
    tables = {
        "Dam": journal("11-15", names=NAMES),
        "Penta": penta.journal("throw", "keep 12", dice="44135661", names=NAMES),
        "Lexio": lexio.journal(names=NAMES, turn_ms=300_000, when=4_000_000_000_000),
    }
    for game, lines in tables.items():
        page.locator("[data-do=pick]").first.wait_for()
        person.bring_table(lines)
        if game == "Lexio":
            yield "the curtain"
            Lexio.of(person).lift()
        yield game
        person.do("home")
    page.locator("[data-do=pick]").first.wait_for()
    person.bring("\n".join(journal("11-15", "22-18", "resign", names=NAMES)) + "\n")
    page.locator(".replay").wait_for()
    yield "a replay"
    person.do("leave")
    person.do("records")
    page.locator(".records").wait_for()
    yield "the past games"
    person.do("home")


def test_nothing_sticks_out_of_a_narrow_page_or_lies_over_what_is_beside_it(lobby: Lobby) -> None:
    person = lobby("ht", reduced_motion="reduce")
    usual = person.page.viewport_size
    assert usual
    found = []
    for screen in screens(person):
        for width, height, text in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate(TEXT, text)
            told = person.page.evaluate(SIDEWAYS) + person.page.evaluate(OVERLAPPING, ROWS)
            found += [f"{screen}, {width} × {height}, {text} px: {line}" for line in told]
        person.page.set_viewport_size(usual)
        person.page.evaluate(TEXT, 16)
    assert found == []


@pytest.mark.parametrize("turn_ms", [None, 300_000])
def test_the_seats_of_lexio_keep_their_height_whatever_the_points(lobby: Lobby, turn_ms: int | None) -> None:
    """The board lies below them."""
    person = Lexio.of(lobby("ht", viewport={"width": 360, "height": 740}))
    heights = set()
    for plays in (0, 6):
        lines = lexio.journal(
            *lexio.PLAYS[:plays],
            names=NAMES,
            computers=("", "best"),
            turn_ms=turn_ms,
            when=4_000_000_000_000,
        )
        person.bring_table(lines)
        seats = person.page.locator(".seats.far")
        expect(seats.locator(".points").last).to_have_text(re.compile(r"\d\d+" if plays else "^0 "))
        box = seats.bounding_box()
        assert box
        heights.add(box["height"])
        person.do("home")
    assert len(heights) == 1


CUT = """() => [...document.querySelectorAll(".status > *")]
    .filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
    .map(one => one.textContent)"""


def test_what_happened_last_is_read_whole_on_a_phone_and_the_board_stays_where_it_is(lobby: Lobby) -> None:
    person = lobby("ht", viewport={"width": 360, "height": 740})
    page, names = person.page, ("Mari-Flè Konstan", "Òdinatè Pòtoprens")
    tops = set()
    for acts in (("11-15",), ("11-15", "22-18", "15x22")):
        person.bring_table(journal(*acts, names=names))
        assert page.evaluate(CUT) == []
        box = page.locator(".board").bounding_box()
        assert box
        tops.add(box["y"])
        person.do("home")
    assert len(tops) == 1
    person.bring("\n".join(journal("11-15", "22-18", "resign", names=names)) + "\n")
    page.locator(".replay").wait_for()
    assert page.evaluate(CUT) == []
