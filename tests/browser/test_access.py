"""axe finds nothing serious on any screen, in light and in dark."""

from functools import cache
from typing import Literal

import serve
from browser.journals import journal
from browser.person import Person
from browser.table import Visit
from browser.test_languages import in_every_language

RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.filter(({ impact }) => impact === "serious" || impact === "critical").flatMap(
        ({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}"""


SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@cache
def axe() -> str:
    """axe-core, as npm delivers it."""
    return (serve.MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def findings(person: Person, screen: str) -> list[str]:
    """In the person's language and in English, in light and in dark."""
    found = []
    for lang in in_every_language(person, person.lang, "en"):
        for scheme in SCHEMES:
            person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            if not person.page.evaluate("'axe' in window"):
                person.page.evaluate(axe())
            found += [f"{screen}, {lang}, {scheme}: {line}" for line in person.page.evaluate(RUN)]
    return found


def test_axe_has_nothing_to_say(visit: Visit) -> None:
    dam = visit(lang="ht").open()
    found = findings(dam, "home")
    dam.do("pick", "dam")
    dam.page.locator("form").wait_for()
    found += findings(dam, "setup")
    dam.sit("Ann", "Ben")
    for text in ("11-15", "22-18"):
        dam.play(text)
    found += findings(dam, "table")
    dam.cell(9).click()
    dam.notice.wait_for()
    found += findings(dam, "table with a notice")
    dam.do("rules", "dam.D2")
    dam.page.locator("#D2").wait_for()
    found += findings(dam, "rules")
    dam.do("close")
    dam.cell(15).click()
    dam.page.locator(".goal").wait_for()
    found += findings(dam, "table with a piece in hand")
    dam.do("ask")
    dam.page.get_by_role("dialog").wait_for()
    found += findings(dam, "question")
    dam.do("yes")
    dam.ending.wait_for()
    found += findings(dam, "ending")
    dam.do("home")
    dam.bring_table(journal())
    dam.do("home")
    dam.page.locator("[data-do=continue]").wait_for()
    found += findings(dam, "home with an unfinished game")
    assert found == []
