"""Lexio's screens: in every window, in every language, with rules and lexicon, and as axe sees them (L29)."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.lexio import PHONE, Lexio, come, journal
from browser.lobby import Lobby
from browser.table import Visit
from browser.test_access import findings
from browser.test_languages import in_every_language, raw_english
from browser.test_layout import out
from klerye.games.lexio import GAME
from klerye.table.names import LONGEST

TILES = "*AEIPRS" + "DELMNOT"
FOUR = TILES + "ABCEEEF" + "GHIIILU"
WIDE = ("Ｗ" * LONGEST, "W" * LONGEST, "m" * LONGEST, "Ｍ" * LONGEST)


def test_each_term_and_each_refusal_leads_to_its_rule(visit: Visit) -> None:
    """L29"""
    lexio = come(visit, lang="ht").open()
    lexio.do("rules", "lexio")
    lexio.page.locator("#L29").wait_for()
    for number in GAME.numbers:
        expect(lexio.page.locator(f"#{number}")).to_contain_text(lexio.say(f"lexio.{number}"))
    rows = lexio.page.locator(".terms > div")
    expect(rows).to_have_count(len(GAME.terms))
    for row, (term, number) in zip(rows.all(), GAME.terms.items(), strict=True):
        expect(row.locator("dt")).to_have_text(lexio.say(f"lexio.term_{term}"))
        expect(row.locator("dd")).to_contain_text(lexio.say(f"lexio.about_{term}"))
        row.get_by_role("button", name=lexio.say("app.rule", rule=number)).click()
        expect(lexio.page.locator(f"#{number}")).to_be_focused()
        expect(lexio.page.locator(f"#{number}")).to_be_in_viewport()
        expect(lexio.page.locator(".asked")).to_have_count(1)
    lexio.do("close")
    lexio.page.locator("[data-arg=lexio][data-do=pick]").wait_for()


def test_axe_has_nothing_to_say(visit: Visit) -> None:
    lexio = come(visit, lang="ht").open()
    lexio.do("pick", "lexio")
    lexio.page.locator("form").wait_for()
    found = findings(lexio, "setup")
    lexio.do("home")
    lexio.bring_table(journal("place 7F PIE", tiles=TILES + "UUU", turn_ms=300_000, when=4_000_000_000_000))
    lexio.ready.wait_for()
    found += findings(lexio, "curtain")
    lexio.lift()
    found += findings(lexio, "table")
    lexio.show("place 8F TLM")
    lexio.press("submit")
    lexio.notice.wait_for()
    found += findings(lexio, "refusal")
    lexio.do("dismiss")
    lexio.press("recall")
    lexio.press("swap")
    lexio.slot("T").click()
    found += findings(lexio, "exchange")
    lexio.page.locator(".tray [data-do=cancel]").click()
    lexio.do("act", "pass")
    lexio.turn_ends()
    lexio.lift()
    lexio.slot("*").click()
    lexio.cell("I7").click()
    lexio.page.get_by_role("dialog").wait_for()
    found += findings(lexio, "picker")
    lexio.page.keyboard.press("Escape")
    lexio.do("act", "pass")
    lexio.turn_ends()
    lexio.give_up_turn().give_up_turn()
    lexio.page.locator(".faceup").wait_for()
    found += findings(lexio, "ending")
    lexio.do("rules", "lexio")
    lexio.page.locator("#L26").wait_for()
    found += findings(lexio, "rules")
    assert found == []


def test_nothing_sticks_out(visit: Visit) -> None:
    """Four players with the longest names."""
    lexio = come(visit).open()
    lexio.do("pick", "lexio")
    lexio.page.locator("form").wait_for()
    found = out(lexio, "setup")
    lexio.do("home")
    more: dict[str, Any] = {
        "names": WIDE,
        "tiles": FOUR + "UUU",
        "turn_ms": 300_000,
        "when": 4_000_000_000_000,
    }
    lexio.bring_table(journal("place 7F PIE", **more))
    lexio.ready.wait_for()
    found += out(lexio, "curtain")
    lexio.lift()
    found += out(lexio, "table")
    lexio.show("place 8F TLM")
    found += out(lexio, "draft")
    lexio.press("submit")
    lexio.notice.wait_for()
    found += out(lexio, "refusal")
    lexio.do("dismiss")
    lexio.press("recall")
    lexio.press("swap")
    for sign in "DELMNOT":
        lexio.slot(sign).click()
    expect(lexio.page.locator(".slot.held")).to_have_count(7)
    found += out(lexio, "exchange")
    lexio.page.locator(".tray [data-do=cancel]").click()
    lexio.do("act", "pass")
    lexio.turn_ends()
    lexio.give_up_turn().give_up_turn().lift()
    lexio.slot("*").click()
    lexio.cell("I7").click()
    lexio.page.get_by_role("dialog").wait_for()
    found += out(lexio, "picker")
    lexio.page.keyboard.press("Escape")
    lexio.do("act", "pass")
    lexio.turn_ends()
    for _ in range(4):
        lexio.give_up_turn()
    lexio.page.locator(".faceup").wait_for()
    found += out(lexio, "ending")
    lexio.do("rules", "lexio")
    lexio.page.locator("#L29").wait_for()
    found += out(lexio, "rules")
    assert found == []


def test_every_screen_speaks_the_readers_language(visit: Visit) -> None:
    """The words on the board are French in every language; no sentence is English."""
    lexio = come(visit, lang="ht").open()

    def read() -> None:
        for lang in in_every_language(lexio, "ht", "ms", "fr"):
            found = raw_english(lexio)
            assert [text for text in found if len(text) > 1] == []  # a letter alone is a tile
            assert lexio.page.evaluate("document.documentElement.lang") == lang

    lexio.do("rules", "lexio")
    lexio.page.locator("#L29").wait_for()
    read()
    lexio.do("close")
    lexio.do("pick", "lexio")
    lexio.page.locator("form").wait_for()
    read()
    lexio.do("home")
    lexio.bring_table(journal("place 7F PIE", tiles=TILES + "UUU", names=("Zoé", "Yves")))
    lexio.ready.wait_for()
    read()
    lexio.lift()
    read()
    lexio.show("place 8F TLM")
    read()
    lexio.press("submit")
    lexio.notice.wait_for()
    read()
    for text in ("place 2C D", "place 9K D.E"):
        lexio.press("recall")
        lexio.lies("F8", 0)
        lexio.lies("C2", 0)
        lexio.show(text)
        lexio.press("submit")
        lexio.notice.wait_for()
        read()
    lexio.press("recall")
    lexio.press("swap")
    read()
    lexio.slot("D").click()
    lexio.press("swap now")
    lexio.turn_ends()
    lexio.lift()
    lexio.slot("*").click()
    lexio.cell("I7").click()
    lexio.page.get_by_role("dialog").wait_for()
    read()
    lexio.page.keyboard.press("Escape")
    lexio.do("act", "pass")
    lexio.turn_ends()
    read()
    lexio.give_up_turn().lift()
    read()
    lexio.do("act", "pass")
    lexio.turn_ends()
    read()


@pytest.mark.parametrize("players", [2, 4])
def test_a_phone_shows_all_that_a_turn_needs(lobby: Lobby, players: int) -> None:
    """360 × 740: without scrolling all of the board, the rack and its buttons, none over another."""
    lexio = Lexio.of(lobby(**PHONE))
    names = ("Mari-Kristin", "Jan-Batis", "Woz", "Klodèt")[:players]
    tiles = TILES if players == 2 else FOUR
    acts = ["pass"] * (players + 1)
    lexio.bring_table(journal(*acts, tiles=tiles, names=names, turn_ms=300_000, when=4 * 10**12))
    lexio.lift()
    found = cramped(lexio, "idle")
    lexio.show("place 7F DML", "touch")
    found += cramped(lexio, "draft")
    lexio.press("submit")
    expect(lexio.notice).to_be_visible()
    lexio.press("recall")
    lexio.press("swap")
    lexio.slot("D").tap()
    found += cramped(lexio, "exchange")
    assert found == []


def cramped(lexio: Lexio, moment: str) -> list[str]:
    """What is not wholly in the window, in its place, in every language."""
    found = []
    for lang in in_every_language(lexio):
        lexio.page.evaluate("scrollTo(0, 0)")
        boxes = []
        for what in (".clearing", ".bag", ".tray .hint", ".rack", ".tray .row"):
            box = lexio.page.locator(what).bounding_box()
            assert box
            boxes.append((what, box["y"], box["y"] + box["height"]))
            if what == ".clearing" and box["width"] < 285:
                found.append(f"{moment}, {lang}: the board is {box['width']:.0f} px wide")
        boxes.append(("the window", 740, 740))
        found += [
            f"{moment}, {lang}: {one} ends at {end:.0f}, {other} begins at {start:.0f}"
            for (one, _, end), (other, start, _) in pairwise(boxes)
            if end > start + 0.5
        ]
    return found
