"""A person at a table of Penta, and journals of Penta made without a page."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Locator, expect

from browser.journals import new_id
from browser.person import Person
from browser.table import Visit
from klerye.core.game import Turn
from klerye.games.penta import card, sheet
from klerye.games.penta.rules import Penta as Rules
from klerye.games.penta.rules import State
from klerye.games.penta.sheet import BOXES, Sheet
from klerye.table.dealer import Scripted
from klerye.table.follower import Follower, fold
from klerye.table.journal import Opened, read_lines
from klerye.table.keeper import Keeper

By = Literal["mouse", "touch", "keyboard"]

DIGITS = re.compile(r"\d+")

WHEN = 1_700_000_000_000

# Without a page


def rules(name: str) -> Rules | None:
    """The one game there is here."""
    return Rules() if name == "penta" else None


def journal(
    *acts: str,
    dice: str = "",
    names: Sequence[str] = ("Ann", "Ben"),
    sheets: Sequence[Sheet] | None = None,
    id: str = "",
) -> list[str]:
    """The lines of a table that goes on from `sheets`, after `acts`; chance throws `dice`, one by one. It is
    a new one, or that with an `id`."""
    options: Mapping[str, Any] = {} if sheets is None else {"sheets": [card.write(one) for one in sheets]}
    dealer = Scripted(map(int, dice))
    keeper = Keeper.open(Opened(id or new_id(), "penta", tuple(names), WHEN, options), rules, lambda: "salt")
    for act in acts:
        waits = keeper.truth.waits
        assert isinstance(waits, Turn)
        keeper = keeper.propose(waits.seat, act, keeper.last.n, WHEN)
        if keeper.asks:
            keeper = keeper.deal(dealer, WHEN)
    return [entry.line() for entry in keeper.truth.entries]


def folded(text: str) -> Follower:
    """The table that a file tells."""
    return fold(read_lines(text.splitlines()), rules)


def all_but(*open_boxes: str, **points: int) -> Sheet:
    """A sheet on which only `open_boxes` are open; the others hold `points`, or next to nothing."""
    least = dict.fromkeys(BOXES, 0) | {"chance": 5}
    return card.of({box: n for box, n in (least | points).items() if box not in open_boxes})


# At the page

BUTTONS = """selector => [...document.querySelectorAll(selector)].map(button =>
    [button.dataset.arg, button.textContent, button.ariaLabel, button.ariaPressed])"""

FINISH = """() => document.querySelector(".tray")?.getAnimations({ subtree: true })
    .forEach(moving => moving.finish())"""
"""Whatever moves or rests at the dice has done so."""


@dataclass
class Penta(Person):
    """A person who plays Penta."""

    # Doing

    def patience(self, wanted: str) -> "Penta":
        """How long the table waits after the last throw is chosen: ms, or "" for ever."""
        self.page.locator("select[data-do=patience]").select_option(wanted)
        return self

    def lay(self, *names: str) -> "Penta":
        """A new table from the lobby, with a place for each name."""
        self.do("pick", "penta")
        return self.seats(len(names)).sit(*names)

    def seats(self, wanted: int) -> "Penta":
        """The form gets as many lines as there are players."""
        fields = self.page.locator("form input")
        fields.first.wait_for()
        while (n := fields.count()) != wanted:
            self.do("seats", "more" if n < wanted else "fewer")
            expect(fields).to_have_count(n + 1 if n < wanted else n - 1)
        return self

    def leave(self) -> "Penta":
        """Back to the lobby, where the unfinished table can be continued."""
        self.do("home")
        self.page.locator("[data-do=continue]").first.wait_for()
        return self

    def press(self, place: str, by: By = "mouse") -> None:
        """A die, a box, "throw" or "confirm" is pressed: a die has its digit, the rest is tabbed to."""
        thing = self.rested(self.place(place))
        match by:
            case "mouse":
                thing.click()
            case "touch":
                thing.tap()
            case "keyboard" if place.startswith("die"):
                self.page.keyboard.press(place[-1])
            case "keyboard":
                self.reach(place)
                self.page.keyboard.press("Enter")

    def knock(self, place: str) -> None:
        """A place is pressed that says of itself that it cannot be pressed now."""
        self.rested(self.place(place)).click(force=True)

    def rested(self, button: Locator) -> Locator:
        """A button, once it takes taps: each throw lets it rest for a moment, and that is over now."""
        button.evaluate(FINISH)
        expect(button).to_have_css("pointer-events", "auto")
        return button

    def reach(self, place: str) -> None:
        """The tab key leads to a place; backwards to a box, since these lie before the dice."""
        key = "Shift+Tab" if place in BOXES else "Tab"
        for _ in range(60):
            if self.page.locator(f'[data-arg="{place}"]:focus, [data-arg$="box_{place}"]:focus').count():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the tab key does not lead to {place}")

    def throw(self, *keep: int, by: By = "mouse") -> tuple[int, ...]:
        """The dice at the places `keep` are kept, the others thrown; the dice that lie there then."""
        for place in {*keep} ^ {*self.kept}:
            self.press(f"die{place}", by)
            pressed = "true" if place in keep else "false"
            expect(self.place(f"die{place}")).to_have_attribute("aria-pressed", pressed)
        acts, before = self.acts, self.dice
        self.press("throw", by)
        self.played(acts + 2)
        assert all(self.dice[place - 1] == before[place - 1] for place in keep)
        return self.dice

    def write(self, box: str, by: By = "mouse") -> None:
        """A box is picked and the turn confirmed; where it takes a zero, the question is answered."""
        before, points = self.acts, self.offers[box]
        self.press(box, by)
        expect(self.place(box)).to_have_attribute("aria-pressed", "true")
        if points:
            self.press("confirm", by)
        else:
            self.sacrifice(by)
            self.answer("yes", by)
        self.played(before + 1)

    def sacrifice(self, by: By = "mouse") -> None:
        """The button that writes a zero is pressed, and the page asks."""
        match by:
            case "mouse":
                self.asking.click()
            case "touch":
                self.asking.tap()
            case "keyboard":
                self.tab_to("[data-do=ask]")
                self.page.keyboard.press("Enter")
        self.page.get_by_role("dialog").wait_for()

    def answer(self, do: Literal["yes", "no"], by: By = "mouse") -> None:
        """The question is answered."""
        button = self.page.locator(f"dialog [data-do={do}]")
        match by:
            case "mouse":
                button.click()
            case "touch":
                button.tap()
            case "keyboard":
                self.tab_to(f"dialog [data-do={do}]")
                self.page.keyboard.press("Enter")

    def best(self, by: By = "mouse") -> str:
        """The box that takes most now is written, the last among equals; its name."""
        offers = self.offers
        box = max(reversed(offers), key=lambda one: offers[one])
        self.write(box, by)
        return box

    # Reading

    @property
    def asking(self) -> Locator:
        """The button that stands for "confirm" where a zero would be written."""
        return self.page.locator(".tray [data-do=ask]")

    @property
    def hint(self) -> Locator:
        return self.page.locator(".tray .hint")

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces, by the labels of the dice; () before the first throw."""
        numbers = [[*map(int, DIGITS.findall(label))] for _, _, label, _ in self.buttons(".die")]
        assert [number[0] for number in numbers] == [1, 2, 3, 4, 5]
        return tuple(number[1] for number in numbers if len(number) == 2)

    @property
    def kept(self) -> tuple[int, ...]:
        """The places of the dice that are marked as kept."""
        pressed = [pressed for _, _, _, pressed in self.buttons(".die")]
        return tuple(n for n, one in enumerate(pressed, 1) if one == "true")

    @property
    def offers(self) -> dict[str, int]:
        """What each box that may be written would take, by its label."""
        found = {}
        for box, text, label, _ in self.buttons(".sheets button"):
            if text != "–":
                assert label == self.say("penta.would_take", box=self.name(box), points=int(text))
                found[box] = int(text)
        return found

    @property
    def countdown(self) -> Locator:
        return self.page.locator(".tray .countdown")

    @property
    def main(self) -> Locator:
        """The one thing most people want now: to throw, or to confirm."""
        return self.page.locator(".tray .first")

    def buttons(self, selector: str) -> list[list[str]]:
        """Of each button: its place, its text, its label, whether it is pressed."""
        found: list[list[str]] = self.page.evaluate(BUTTONS, selector)
        return found

    def place(self, place: str) -> Locator:
        return self.page.locator(f'[data-do=place][data-arg="{place}"]')

    def name(self, box: str) -> str:
        """What a box is called."""
        return self.say(sheet.name(box))

    def cells(self, row: str) -> list[str]:
        """What stands in the row with this heading, seat by seat."""
        head = self.page.get_by_role("rowheader", name=row, exact=True)
        return [cell.strip() for cell in head.locator("xpath=../td").all_inner_texts()]

    def shows(self, state: State) -> "Penta":
        """The sheets on the page are those of the engine: what is written, the progress, the totals."""
        for box in BOXES:
            written = [one.of(box) for one in state.sheets]
            shown = self.cells(self.name(box))
            assert [text for text, points in zip(shown, written, strict=True) if points is not None] == [
                str(points) for points in written if points is not None
            ], box
        upper = self.cells(self.say("penta.upper"))
        assert [DIGITS.findall(text)[0] for text in upper] == [str(one.upper) for one in state.sheets]
        assert self.cells(self.say("penta.total")) == [str(one.total) for one in state.sheets]
        return self


def come(visit: Visit, lang: str = "en", **options: Any) -> Penta:
    """Somebody who reads `lang` opens the page."""
    return Penta.of(visit(lang=lang, **options)).open()
