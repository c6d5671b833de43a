"""Nothing is cut off: every width, every language, the longest names."""

from browser.person import Person
from browser.table import Visit
from browser.test_languages import in_every_language
from klerye.table.names import LONGEST

WINDOWS = ((320, 568), (360, 740), (768, 1024), (1280, 800))

OUT = """() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    for (const element of document.querySelectorAll("#app *")) {
        if (!element.checkVisibility() || element.closest("svg, .language span, option")) continue;
        const { left, right } = element.getBoundingClientRect();
        if (left < -0.5 || right > innerWidth + 0.5)
            found.push(`${element.tagName} ${element.className}: ${left} to ${right}`);
    }
    return found;
}"""


def out(person: Person, screen: str) -> list[str]:
    """What sticks out of the window, in every language and every window."""
    found = []
    board = person.page.get_by_role("grid")
    for lang in in_every_language(person):
        for width, height in WINDOWS:
            at = f"{screen}, {lang}, {width} × {height}"
            person.page.set_viewport_size({"width": width, "height": height})
            found += [f"{at}: {line}" for line in person.page.evaluate(OUT)]
            if board.count():
                person.page.evaluate("scrollTo(0, 0)")
                box = board.bounding_box()
                assert box
                if box["x"] < 0 or box["x"] + box["width"] > width or box["y"] + box["height"] > height:
                    found.append(f"{at}: the board is cut off: {box}")
                if box["width"] < 0.55 * min(width, height):
                    found.append(f"{at}: the board is small: {box}")
    return found


def test_nothing_sticks_out(visit: Visit) -> None:
    dam = visit().open()
    found = out(dam, "home")
    dam.do("pick", "dam")
    dam.page.locator("form").wait_for()
    found += out(dam, "setup")
    dam.sit("Ｗ" * LONGEST, "W" * LONGEST)
    found += out(dam, "table")
    for text in ("11-15", "22-18"):
        dam.play(text)
    dam.cell(9).click()
    dam.notice.wait_for()
    found += out(dam, "table with a notice")
    dam.do("rules", "dam")
    dam.page.locator("#D13").wait_for()
    found += out(dam, "rules")
    dam.do("close")
    dam.do("ask")
    dam.page.get_by_role("dialog").wait_for()
    found += out(dam, "question")
    dam.do("no")
    dam.do("home")
    dam.page.locator("[data-do=continue]").wait_for()
    found += out(dam, "home with an unfinished game")
    dam.resume()
    dam.do("ask")
    dam.do("yes")
    dam.ending.wait_for()
    found += out(dam, "ending")
    assert found == []
