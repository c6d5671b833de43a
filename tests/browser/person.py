"""A person at the page: comes and goes, presses what is there, and reads what the page says."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from klerye.app.words import words


@dataclass
class Person:
    """One page and the language that its person reads."""

    page: Page
    address: str
    lang: str = "en"

    @classmethod
    def of(cls, person: "Person") -> Self:
        """The same person at the same page, with hands for the game of this class."""
        return cls(person.page, person.address, person.lang)

    # Coming and going

    def open(self, seed: str = "7") -> Self:
        """The page is opened, and Python is there."""
        self.page.goto(f"{self.address}?seed={seed}")
        self.page.locator("html[data-ready]").wait_for(state="attached", timeout=30_000)
        return self

    def sit(self, *names: str) -> Self:
        """The form with the names is filled in, and the players sit down."""
        self.page.locator("form").wait_for()
        for field, name in zip(self.page.locator("form input").all(), names, strict=True):
            field.fill(name)
        self.page.locator("form [type=submit]").click()
        self.page.locator(".cloth").wait_for()
        return self

    def resume(self) -> Self:
        """The newest of the unfinished tables."""
        self.do("continue")
        self.page.locator(".cloth").wait_for()
        return self

    def bring(self, text: str | bytes) -> Self:
        """A file is chosen."""
        data = text.encode() if isinstance(text, str) else text
        file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": data}
        self.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        return self

    def bring_table(self, lines: list[str]) -> Self:
        """A journal is opened from a file; one that is over, at its table."""
        self.bring("\n".join(lines) + "\n")
        self.page.locator(".cloth").wait_for()
        if self.page.locator(".replay").count():
            self.do("continue")
            self.page.locator(".replay").wait_for(state="detached")
        return self

    def export(self, folder: Path) -> str:
        """The text of the file that the page hands out."""
        with self.page.expect_download() as started:
            self.do("export")
        file = folder / started.value.suggested_filename
        started.value.save_as(file)
        return file.read_text(encoding="utf-8")

    # Doing

    def do(self, do: str, arg: str | None = None) -> None:
        """The button of an intent is pressed."""
        more = "" if arg is None else f'[data-arg="{arg}"]'
        self.page.locator(f"button[data-do={do}]{more}").first.click()

    def speak(self, lang: str) -> Self:
        """The page's language is changed."""
        self.page.locator("select[data-do=lang]").select_option(lang)
        self.page.locator(f"html[lang={lang}]").wait_for(state="attached")
        self.lang = lang
        return self

    def tab_to(self, selector: str) -> Locator:
        """The tab key is pressed until the focus is on something."""
        for _ in range(25):
            self.page.keyboard.press("Tab")
            found = self.page.locator(f"{selector}:focus")
            if found.count():
                return found
        raise AssertionError(f"the tab key does not lead to {selector}")

    # Reading

    @property
    def notice(self) -> Locator:
        """What the page has to say, if anything."""
        return self.page.locator("[role=alert] p")

    @property
    def ending(self) -> Locator:
        return self.page.locator(".ending")

    @property
    def acts(self) -> int:
        """How many lines the journal shows."""
        return self.page.locator("details li").count()

    def say(self, key: str, **facts: object) -> str:
        """A sentence in the person's language."""
        return words(self.lang)(key, **facts)

    def played(self, acts: int) -> None:
        """Waits until the journal shows so many lines."""
        expect(self.page.locator("details li")).to_have_count(acts)


WATCH = """() => {
    window.glided = [];
    addEventListener("transitionrun", event => window.glided.push(event.target.outerHTML.slice(0, 80)), true);
}"""
GLIDED = """() => new Promise(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.glided))))"""
"""What began to glide since the page was watched."""


def until(page: Page, question: Callable[[], Any] | str) -> None:
    """Asks until the answer is yes; the policy forbids Playwright's own way of waiting."""
    for _ in range(400):
        if page.evaluate(question) if isinstance(question, str) else question():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {question}")
