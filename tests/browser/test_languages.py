"""Four languages: chosen from the browser's, changed at any time, and no English on the others' pages."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import expect

from browser.journals import journal, move, position
from browser.lobby import Lobby
from browser.person import Person
from browser.table import Dam, Visit
from klerye.app.words import LANGUAGES, words
from klerye.games.dam import fen
from klerye.games.dam.position import after

READ = """() => {
    const seen = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (node.nodeType === Node.TEXT_NODE) {
            if (element.checkVisibility() && !element.closest("option")) seen.push(node.data.trim());
        } else if (node.checkVisibility()) {
            for (const name of ["aria-label", "placeholder", "title", "alt", "aria-roledescription"])
                if (node.hasAttribute(name)) seen.push(node.getAttribute(name));
        }
    }
    return [...new Set(seen)].filter(Boolean);
}"""


def sentences(lang: str) -> Iterator[str]:
    """Every sentence of a language, each plural form for itself."""
    say = words(lang)
    assert say.bound
    assert say._book
    for section in (*say._file.WORDS.values(), *say._book.values()):
        for sentence in section.values():
            yield from [sentence] if isinstance(sentence, str) else sentence


@cache
def pattern(lang: str) -> re.Pattern[str]:
    """What matches each sentence that has words of its own."""
    found = set()
    for sentence in sentences(lang):
        parts = re.split(r"\{\w+\}", sentence)
        if re.search(r"[^\W\d]", "".join(parts)):
            found.add("(.+)".join(map(re.escape, parts)))
    return re.compile("|".join(sorted(found)), re.DOTALL)


def raw_english(dam: Person) -> list[str]:
    """What the page says in the words of the English file and not in those of its own language."""
    own, english = pattern(dam.lang), pattern("en")
    seen = dam.page.evaluate(READ)
    assert len(seen) > 3
    parts = {part for text in seen for part in (text, *text.split(", "))}
    return [part for part in sorted(parts) if english.fullmatch(part) and not own.fullmatch(part)]


def in_every_language(person: Person, *langs: str) -> Iterator[str]:
    """The page as it is, in one language after the other; the last is that which it is in now."""
    own = person.lang
    for lang in sorted(langs or LANGUAGES, key=own.__eq__):
        if lang != person.lang:
            person.speak(lang)
        yield lang


def test_english_is_found_where_it_is(lobby: Lobby) -> None:
    """The check itself can fail."""
    dam = lobby().lay("Ann", "Ben")
    dam.lang = "fr"
    found = raw_english(dam)
    assert {dam.page.locator(".side summary").inner_text(), "Turn the board", "red man", "empty"} <= {*found}


@pytest.mark.parametrize(("locale", "lang"), [("ht-HT", "ht"), ("fr-CA", "fr"), ("de-DE", "en")])
def test_the_first_visit_speaks_the_browsers_language(visit: Visit, locale: str, lang: str) -> None:
    dam = visit(new=True, locale=locale, lang=lang)
    dam.page.goto(dam.address, wait_until="commit")
    expect(dam.page.locator("#app .tagline")).to_have_text(dam.say("home.tagline"))
    assert dam.page.evaluate("document.documentElement.lang") == lang
    assert dam.page.locator("select").input_value() == lang


def test_a_language_once_chosen_is_remembered(dam: Dam) -> None:
    dam.speak("ms")
    dam.open()
    expect(dam.page.locator(".tagline")).to_have_text(dam.say("home.tagline"))
    assert dam.page.locator("select").input_value() == "ms"


def test_the_language_is_changed_in_the_middle_of_a_multiple_jump(lobby: Lobby) -> None:
    start = "B:W6,7,14,15,32:B2,12"
    dam = lobby().bring_table(journal(fen=start))
    dam.cell(2).click()
    dam.cell(9).click()
    expect(dam.cell(9)).to_have_attribute("aria-selected", "true")
    for lang in [*LANGUAGES, "ht"]:
        dam.speak(lang).shows(fen.read(start))
        assert (dam.marked("chosen"), dam.marked("goal")) == ([2, 9], [18])
    dam.cell(18).click()
    dam.played(1)
    dam.shows(after(fen.read(start), move("2x9x18")))


def test_the_language_is_changed_in_the_middle_of_a_game(lobby: Lobby) -> None:
    """The same game, the same side near, the same message, in other words."""
    dam = lobby().lay("Ann", "Ben").play("11-15").play("22-18")
    first = dam.page.locator(".near .name").inner_text()
    dam.do("flip")
    expect(dam.page.locator(".near .name")).not_to_have_text(first)
    near = dam.page.locator(".near .name").inner_text()
    dam.cell(9).click()
    for lang in LANGUAGES:
        dam.speak(lang).shows(position("11-15", "22-18"))
        expect(dam.notice).to_have_text(dam.say("dam.must_jump", squares=(15,)))
        assert dam.page.locator(".near .name").inner_text() == near
        expect(dam.page.locator(".side summary")).to_have_text(dam.say("table.journal", n=3))
    dam.speak("fr").play("15x22").speak("ht").play("25x18")
    dam.shows(position("11-15", "22-18", "15x22", "25x18"))


def test_the_language_is_changed_while_names_are_being_given(dam: Dam) -> None:
    dam.do("pick", "dam")
    dam.page.locator("form input").first.fill("Ann")
    dam.speak("ht")
    expect(dam.page.locator("form h2")).to_have_text(dam.say("setup.who"))
    assert [field.input_value() for field in dam.page.locator("form input").all()] == ["Ann", ""]
    dam.page.locator("form [type=submit]").click()
    dam.played(1)
    assert dam.colours().keys() == {"Ann", dam.say("setup.player", n=2)}
