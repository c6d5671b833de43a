"""The page on fair play: read without Python, before it, and from a table to which one comes back."""

import re

from playwright.sync_api import expect

from browser.looks import AXE, OUT, SCHEMES, axe
from browser.penta import DIGITS, come
from browser.table import Visit
from browser.test_languages import raw_english
from browser.test_start import Held
from klerye.app.words import LANGUAGES


def test_it_has_an_address_in_every_language_and_needs_no_script(visit: Visit) -> None:
    dam = visit()
    asked: set[str] = set()
    dam.page.on("request", lambda request: asked.add(request.resource_type))
    dam.page.goto(f"{dam.address}rules/ht/fair.html")
    for lang in ["ht", *(lang for lang in LANGUAGES if lang != "ht")]:
        dam.lang = lang
        if lang != "ht":
            dam.page.locator(f"nav a[lang={lang}]").click()
        dam.page.wait_for_url(f"**/rules/{lang}/fair.html")
        expect(dam.page.get_by_role("heading", level=1)).to_have_text(dam.say("fair.title"))
        expect(dam.page.get_by_role("heading", level=2)).to_have_count(5)
        dam.page.evaluate(axe())
        for scheme in SCHEMES:
            dam.page.emulate_media(color_scheme=scheme)
            assert dam.page.evaluate(AXE) == []
        for width in (320, 360, 1280):
            dam.page.set_viewport_size({"width": width, "height": 740})
            assert dam.page.evaluate(OUT) == []
        assert lang == "en" or raw_english(dam) == []
    assert asked <= {"document", "stylesheet", "other"}
    dam.page.locator("a.back").click()
    dam.page.wait_for_url(dam.address)


def test_it_is_read_before_python_is_there_and_stays_when_it_is(visit: Visit) -> None:
    dam = visit(lang="fr", new=True)
    held = Held(dam, "app.zip")
    dam.do("rules", "fair")
    expect(dam.page.get_by_role("heading", level=1)).to_have_text(dam.say("fair.title"))
    assert dam.page.locator("html").get_attribute("data-ready") is None
    held.let_go()
    dam.page.locator("button.back").wait_for()
    expect(dam.page.get_by_role("heading", level=1)).to_have_text(dam.say("fair.title"))
    dam.do("close")
    expect(dam.page.locator(".tagline")).to_have_text(dam.say("home.tagline"))


def test_it_is_opened_from_a_table_with_the_dice_thrown_there_and_the_table_is_not_lost(
    visit: Visit,
) -> None:
    penta = come(visit, "ht").lay("Ana", "Bèl").patience("")
    dice, acts = penta.throw(), penta.acts
    penta.do("rules", "fair")
    picture = penta.page.get_by_role("img")
    counts = [str(dice.count(face)) for face in range(1, 7)]
    expect(penta.page.locator(".faces text")).to_have_text(counts)
    said = DIGITS.findall(picture.get_attribute("aria-label") or "")
    assert said == [part for face, n in enumerate(counts, 1) for part in (str(face), n)]
    expect(penta.page.locator("figcaption")).to_contain_text(re.compile(r"\b5\b.*0,8"))
    penta.do("close")
    penta.page.locator(".tray").wait_for()
    assert (penta.dice, penta.acts) == (dice, acts)
    assert len(penta.throw(1, 2)) == 5
    penta.do("rules", "fair")
    expect(penta.page.locator("figcaption")).to_contain_text(re.compile(r"\b8\b.*1,3"))
