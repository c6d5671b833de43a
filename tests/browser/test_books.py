"""Books are read without Python, and before it; in the page they are fetched when they are opened."""

import re

import pytest
from playwright.sync_api import expect

from browser.journals import journal
from browser.lobby import Lobby
from browser.looks import AXE, OUT, SCHEMES, axe
from browser.person import Person
from browser.table import Visit
from browser.test_start import Held
from klerye.app.words import LANGUAGES, words
from klerye.main import SHELF

BOOKS = (*SHELF.names, "words")

MOVING = """() => [...document.querySelectorAll(".figure *")].filter(part => {
    const { animationName, transitionDuration } = getComputedStyle(part);
    return animationName !== "none" || transitionDuration !== "0s";
}).map(part => part.outerHTML.slice(0, 80))"""
"""What moves in a picture, or would."""


@pytest.mark.parametrize("book", BOOKS)
def test_a_page_has_an_address_in_every_language_and_needs_no_script(visit: Visit, book: str) -> None:
    dam = visit()
    asked: set[str] = set()
    dam.page.on("request", lambda request: asked.add(request.resource_type))
    dam.page.goto(f"{dam.address}rules/ht/{book}.html")
    for lang in ("ht", "fr"):
        dam.lang = lang
        if lang != "ht":
            dam.page.locator(f"nav a[lang={lang}]").click()
        dam.page.wait_for_url(f"**/rules/{lang}/{book}.html")
        if book == "words":
            title = dam.say("glossary.title")
        else:
            title = dam.say("rules.title", game=dam.say(f"{book}.name"))
        expect(dam.page.get_by_role("heading", level=1)).to_have_text(title)
        assert dam.page.evaluate(MOVING) == []
        dam.page.evaluate(axe())
        for scheme in SCHEMES:
            dam.page.emulate_media(color_scheme=scheme)
            assert dam.page.evaluate(AXE) == []
        for width in (320, 360, 1280):
            dam.page.set_viewport_size({"width": width, "height": 740})
            assert dam.page.evaluate(OUT) == []
    assert asked <= {"document", "stylesheet", "other"}


def test_a_rule_has_an_address_and_its_number_leads_there(visit: Visit) -> None:
    dam = visit()
    dam.page.goto(f"{dam.address}rules/fr/dam.html#D13")
    expect(dam.page.locator("#D13")).to_be_in_viewport()
    dam.page.locator(".contents").get_by_text("D9", exact=True).click()
    dam.page.wait_for_url("**/rules/fr/dam.html#D9")
    expect(dam.page.locator("#D9 figure")).to_be_in_viewport()


def test_a_link_of_the_book_is_followed_before_python_is_there(visit: Visit) -> None:
    dam = visit(lang="fr", new=True)
    held = Held(dam, "app.zip")
    dam.do("rules", "dam")
    dam.page.locator(".contents").get_by_text("D11", exact=True).click()
    expect(dam.page.locator("#D11")).to_be_in_viewport()
    assert dam.page.locator("html").get_attribute("data-ready") is None
    held.let_go()
    dam.page.locator("button.back").wait_for()
    expect(dam.page.locator("#D11")).to_be_focused()


def test_a_book_that_does_not_come_is_said_and_can_be_opened_again(visit: Visit) -> None:
    dam = visit(lang="ht").open()
    way = re.compile(r"/books/ht\.json")
    dam.page.route(way, lambda route: route.abort())
    dam.do("rules", "dam")
    expect(dam.page.get_by_role("alert")).to_have_text(re.compile(re.escape(dam.say("table.not_fetched"))))
    dam.do("close")
    dam.page.unroute(way)
    dam.do("rules", "dam")
    expect(dam.page.locator("#D9")).to_contain_text(dam.say("dam.D9"))


def test_a_first_game_explains_itself_until_it_is_known(visit: Visit) -> None:
    dam = visit(lang="ht").open().lay("Zoé", "Yves")
    lesson = dam.page.locator(".lesson")
    expect(lesson.locator("summary")).to_have_text(dam.say("dam.learn_move"))
    dam.play("11-15").play("22-18")
    expect(lesson.locator("summary")).to_have_text(dam.say("dam.learn_must", squares=(15,), n=1))
    assert dam.marked("pointed") == [15]
    board = dam.board.bounding_box()
    lesson.locator("summary").click()
    assert dam.board.bounding_box() == board
    dam.page.evaluate(axe())
    assert dam.page.evaluate(AXE) == []
    lesson.get_by_role("button", name=dam.say("app.rule", rule="D2")).click()
    expect(dam.page.locator("#D2")).to_be_focused()
    expect(dam.page.locator("#D2 figure svg")).to_be_visible()
    dam.do("close")
    lesson.locator("summary").click()
    lesson.get_by_role("button", name=dam.say("learn.known")).click()
    lesson.locator("summary").wait_for(state="detached")
    assert dam.marked("pointed") == []
    dam.page.reload()
    dam.page.locator("html[data-ready]").wait_for(state="attached", timeout=30_000)
    dam.resume()
    expect(lesson).to_have_text("")


SAID = """([where, texts]) => texts.map(text => {
    document.querySelector(where).textContent = text;
    const heights = [".lesson", ".tray .hint"].map(part => document.querySelector(part)?.offsetHeight);
    return [text, heights.join()];
})"""
"""The heights of the lesson and of the hint with each text in one of them."""

FACTS = {"squares": (9, 11, 14, 18), "n": 30, "square": 22, "par": 63, "bonus": 35, "extra": 100}


@pytest.mark.parametrize("game", ["dam", "penta"])
def test_what_is_said_in_a_first_game_moves_nothing_away_from_the_finger(lobby: Lobby, game: str) -> None:
    """Each sentence of a hint, and what is said at every turn, has the room of the longest."""
    dam = lobby()
    dam.do("pick", game)
    Person.sit(dam, "Ann", "Ben")
    hints = ("hint_throw", "hint_keep", "hint_pick") if game == "penta" else ()
    for lang in LANGUAGES:
        say = words(lang)
        assert say.bound
        assert say._book
        lessons = [say(f"{game}.{key}", **FACTS) for key in say._book[game] if key.startswith("learn_")]
        for width in (320, 360, 480, 768):
            dam.page.set_viewport_size({"width": width, "height": 740})
            said = dam.page.evaluate(SAID, [".lesson summary span", lessons])
            said += dam.page.evaluate(SAID, [".tray .hint", [say(f"penta.{key}") for key in hints]])
            assert len({heights for _, heights in said}) == 1, (lang, width, said)


def test_after_the_first_game_a_hint_lies_over_the_page(lobby: Lobby) -> None:
    dam = lobby()
    dam.page.set_viewport_size({"width": 320, "height": 568})
    dam.bring_table(journal(fen="B:W15,32:B3,12"))
    dam.do("ask")
    dam.do("yes")
    dam.ending.wait_for()
    boards = []
    for fen, hints in (("B:W15,32:B3,12", 0), ("B:W7,15,32:B3,12", 1)):
        dam = lobby()
        dam.bring_table(journal(fen=fen))
        expect(dam.page.locator(".lesson")).to_have_count(hints)
        boards.append(dam.board.bounding_box())
    assert boards[0] == boards[1]
