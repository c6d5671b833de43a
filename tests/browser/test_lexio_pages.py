"""Lexio's screens: in every window, in every language, with rules and lexicon, and as axe sees them (L29)."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from browser.lexio import PHONE, Lexio, come, journal
from browser.lobby import Lobby
from browser.table import Visit
from browser.test_languages import in_every_language
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
        row.get_by_role("link", name=lexio.say("app.rule", rule=number)).click()
        expect(lexio.page.locator(f"#{number}")).to_be_focused()
        expect(lexio.page.locator(f"#{number}")).to_be_in_viewport()
        expect(lexio.page.locator(".asked")).to_have_count(1)
    lexio.do("close")
    lexio.page.locator("[data-arg=lexio][data-do=pick]").wait_for()


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
