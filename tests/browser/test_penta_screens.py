"""Penta on a phone: nothing out of reach of the thumb or of the keyboard."""

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.lobby import Lobby
from browser.penta import Penta, all_but, come, journal
from browser.table import Visit
from browser.test_languages import in_every_language
from klerye.app.words import LANGUAGES
from klerye.games.penta.sheet import Sheet
from klerye.table.names import LONGEST

CROWDS = {n: tuple("WＷ"[i % 2] * (LONGEST - 1) + str(i) for i in range(n)) for n in (1, 2, 6)}
"""One, two and six players with the longest and widest names."""

PHONE: ViewportSize = {"width": 360, "height": 740}

LONG = "30000"
"""ms: no screen is gone before it has been looked at in every language."""

REACHABLE = """() => {
    if (!document.querySelector(".tray")) return null;
    scrollTo(0, 0);
    document.querySelector(".tray .first")?.getAnimations().forEach(rest => rest.finish());
    const found = [];
    const wanted = ".tray .dice, .tray .first, .tray .countdown";
    const boxes = [...document.querySelectorAll(wanted)].map(one => [one, one.getBoundingClientRect()]);
    for (const [one, { left, right, top, bottom }] of boxes) {
        const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || !one.contains(on))
            found.push(`${one.className} lies at ${left} to ${right}, ${top} to ${bottom}`);
    }
    return [found, boxes[0][1].top, boxes.length];
}"""
"""At a table: what of dice, main button and countdown is not in the window; where the dice lie; how many of
the three there are."""

FOCUSABLE = """() => [...document.querySelectorAll("button, select, input, summary, [tabindex]")]
    .filter(one => one.checkVisibility() && one.tabIndex >= 0 && !one.disabled).length"""

FOCUSED = """() => {
    const all = [...document.querySelectorAll("*")];
    const one = document.activeElement;
    const { top, bottom } = one.getBoundingClientRect();
    return [all.indexOf(one), one.tagName, bottom > 0 && top < innerHeight, one.matches(":focus-visible")];
}"""


def screens(names: tuple[str, ...]) -> dict[str, list[str]]:
    """Every state of a turn, as a journal to open."""
    half = all_but("threes", "fives", "sixes", "four", "small", "large", "chance", penta=50, full=25)
    sheets = [half] * len(names)
    one = all_but("fours", penta=50, sixes=24, fives=25, threes=12)
    make = [
        ("start", (), ""),
        ("thrown", ("throw",), "44135"),
        ("second", ("throw", "keep 12"), "44135" + "661"),
        ("third", ("throw", "keep 12", "keep 125"), "44135" + "661" + "23"),
        ("joker", ("throw",), "33333"),
    ]
    made = {
        name: journal(*acts, dice=dice, names=names, sheets=sheets, id=f"b{n}{len(names)}a1b2c3")
        for n, (name, acts, dice) in enumerate(make)
    }
    rounds = ("throw", "write fours") * (len(names) - 1)
    last = journal(
        *rounds,
        "throw",
        dice="44444" * len(names),
        names=names,
        sheets=[one] * len(names),
        id=f"b9{len(names)}a1b2c3",
    )
    return made | {"last": last}


@pytest.mark.slow
@pytest.mark.parametrize("players", CROWDS)
def test_the_dice_stay_under_the_thumb(visit: Visit, players: int) -> None:
    """On a small phone what to do next is in the window without scrolling, and the dice never move."""
    penta = come(visit, reduced_motion="reduce", viewport=PHONE)
    found: list[str] = []
    lies: dict[str, set[float]] = {lang: set() for lang in LANGUAGES}

    def look(screen: str) -> None:
        for lang in in_every_language(penta):
            if at_table := penta.page.evaluate(REACHABLE):
                far, top, n = at_table
                found.extend(f"{screen}, {lang}: {line}" for line in far)
                lies[lang].add(round(top))
                if n != 2:
                    found.append(f"{screen}, {lang}: {n} things under the thumb")

    penta.do("pick", "penta")
    penta.seats(players)
    look("setup")
    penta.do("home")
    for screen, lines in screens(CROWDS[players]).items():
        penta.bring_table(lines).patience(LONG)
        look(screen)
        if screen not in ("start", "third"):
            penta.page.keyboard.press("1")
            penta.page.keyboard.press("5")
            expect(penta.place("die5")).to_have_attribute("aria-pressed", "true")
            look(f"{screen}, dice kept")
        for box in penta.offers:
            penta.press(box)
            expect(penta.place(box)).to_have_attribute("aria-pressed", "true")
            if box in ("threes", "small", "large", "fours"):
                look(f"{screen}, {box} picked")
        if screen == "last":
            penta.press("confirm")
            penta.ending.wait_for()
            look("ending")
        penta.leave()
    assert found == []
    assert {len(tops) for tops in lies.values()} == {1}, lies


def test_the_sheet_of_the_seat_on_turn_is_in_sight_wherever_the_others_are(lobby: Lobby) -> None:
    """Six sheets on a phone: that of the last seat needs no swipe, nor does that of the first after one."""
    penta = Penta.of(lobby(viewport=PHONE))
    acts = ("throw", "write chance") * 5
    penta.bring_table(journal(*acts, "throw", dice="12345" * 6, names=CROWDS[6]))
    sheets = penta.page.locator(".sheets")
    for left in (0, 80, 2000):
        sheets.evaluate("(sheets, left) => sheets.scrollLeft = left", left)
        cell, head = penta.place("ones").bounding_box(), penta.page.locator(".sheets th").first.bounding_box()
        assert cell
        assert head
        assert head["x"] >= 0
        assert head["x"] + head["width"] <= cell["x"]
        assert cell["x"] + cell["width"] <= PHONE["width"]
        penta.press("ones")
        expect(penta.main).to_have_attribute("data-arg", "confirm")
        penta.press("ones")
        expect(penta.main).to_have_attribute("data-arg", "throw")


def test_everything_is_reached_by_keyboard(lobby: Lobby) -> None:
    """Each thing gets the focus once a round of the tab key, shows it, and is in the window then."""
    penta = Penta.of(lobby(viewport=PHONE))
    for screen, lines in screens(("Ann", "Ben")).items():
        penta.bring_table(lines).patience("")
        wanted = penta.page.evaluate(FOCUSABLE)
        penta.page.locator("header button").focus()
        reached = []
        for _ in range(wanted):
            at, name, visible, shown = penta.page.evaluate(FOCUSED)
            assert visible, (screen, name)
            reached.append(at)
            assert shown or len(reached) == 1, (screen, name)
            penta.page.keyboard.press("Tab")
        assert len({*reached}) == wanted, screen
        penta.leave()


def test_the_sheets_tell_how_the_upper_part_stands(visit: Visit) -> None:
    """P5: the sum, what it should be, and how far it is ahead; then the bonus."""
    above = all_but(*(box for box in ("sixes", "chance")), ones=3, twos=6, threes=12, fours=16, fives=25)
    done = all_but("ones", "chance", twos=8, threes=12, fours=16, fives=15, sixes=18)
    none = Sheet((None,) * 6 + (0, 0, 0, 0, 0, None, None))
    penta = come(visit)
    penta.bring_table(journal(names=("Ann", "Ben"), sheets=[above, done]))
    assert penta.cells(penta.say("penta.upper")) == ["62 / 63 (+17)", "69 +35"]
    penta.leave()
    behind = Sheet((1, None, None, None, None, None, 0, 0, 0, 0, None, None, None))
    penta.bring_table(journal(names=("Ann", "Ben"), sheets=[none, behind]))
    assert penta.cells(penta.say("penta.upper")) == ["0 / 63", "1 / 63 (−2)"]
