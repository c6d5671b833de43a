"""What is wrong with a screen as it stands: cut off, in English, or what axe finds serious."""

from functools import cache
from itertools import count
from typing import Literal

import serve
from browser.person import Person
from browser.test_languages import in_every_language, raw_english
from klerye.app.words import LANGUAGES

WINDOWS = ((320, 568), (360, 740), (768, 1024), (1280, 800), (640, 320))

SIDEWAYS = """() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    for (const element of document.querySelectorAll("#app *")) {
        if (!element.checkVisibility()) continue;
        if (element.closest("svg, .language span, option, .sheets table")) continue;
        const { left, right } = element.getBoundingClientRect();
        if (left < -0.5 || right > innerWidth + 0.5)
            found.push(`${element.tagName} ${element.className}: ${left} to ${right}`);
    }
    return found;
}"""
"""What sticks out of the window at its sides, but for sheets that scroll within their frame."""

OUT = """() => {
    const found = [];
    const pen = document.createElement("canvas").getContext("2d");
    for (const choice of document.querySelectorAll("#app select")) {
        if (!choice.checkVisibility()) continue;
        const { font, paddingLeft, paddingRight } = getComputedStyle(choice);
        const arrow = 16; // px
        const room = choice.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
        pen.font = font;
        const text = choice.selectedOptions[0]?.text ?? "";
        if (pen.measureText(text).width > room + 0.5) found.push(`what is chosen is cut: ${text}`);
    }
    scrollTo(0, 0);
    const wanted = ".setup form .first, .curtain .first, [aria-labelledby=question] button, .tray .first";
    for (const element of document.querySelectorAll(wanted)) {
        const { top, bottom } = element.getBoundingClientRect();
        if (element.checkVisibility() && (top < 0 || bottom > innerHeight + 0.5))
            found.push(`${element.textContent} is out of reach: ${top} to ${bottom}`);
    }
    return found;
}"""
"""A choice that cannot be read whole; and what most people want next, where it takes a scroll to reach it."""

AXE = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.filter(({ impact }) => impact === "serious" || impact === "critical").flatMap(
        ({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}"""

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

_stops = count()


@cache
def axe() -> str:
    """axe-core, as npm delivers it."""
    return (serve.MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def serious(person: Person) -> list[str]:
    """What axe finds, in light and in dark."""
    found = []
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        if not person.page.evaluate("'axe' in window"):
            person.page.evaluate(axe())
        found += [f"{scheme}: {line}" for line in person.page.evaluate(AXE)]
    return found


def outside(person: Person) -> list[str]:
    """What sticks out of each window; a board has to be in it, and not small."""
    found = []
    board = person.page.locator(".cloth [role=grid]")
    for width, height in WINDOWS:
        person.page.set_viewport_size({"width": width, "height": height})
        told = person.page.evaluate(SIDEWAYS) + person.page.evaluate(OUT)
        found += [f"{width} × {height}: {line}" for line in told]
        if board.count():
            person.page.evaluate("scrollTo(0, 0)")
            box = board.bounding_box()
            assert box
            if box["x"] < 0 or box["x"] + box["width"] > width or box["y"] + box["height"] > height:
                found.append(f"{width} × {height}: the board is cut off: {box}")
            if box["width"] < 0.55 * min(width, height):
                found.append(f"{width} × {height}: the board is small: {box}")
    return found


def wrong(person: Person, screen: str) -> list[str]:
    """All of it, in every language; axe takes its time, and looks at each screen in the next language."""
    found = []
    langs = list(LANGUAGES)
    turn = langs[next(_stops) % len(langs)]
    for lang in in_every_language(person):
        told = [f"English: {text}" for text in raw_english(person) if lang != "en" and len(text) > 1]
        told += outside(person)
        told += serious(person) if lang == turn else []
        found += [f"{screen}, {lang}, {line}" for line in told]
    return found
