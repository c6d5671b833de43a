"""A person at a table of Lexio: lays tiles in every way there is, reads board and rack by their labels."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal, Self

from playwright.sync_api import Locator, expect

from browser.journals import new_id
from browser.person import Person
from browser.table import Visit
from klerye.core.game import Turn
from klerye.games.lexio import notation
from klerye.games.lexio.acts import Laid, Place
from klerye.games.lexio.layout import SIZE, SQUARES, name
from klerye.games.lexio.lexicon import Lexicon
from klerye.games.lexio.look import PREMIUMS
from klerye.games.lexio.rules import Lexio as Rules
from klerye.games.lexio.rules import State
from klerye.games.lexio.tiles import JOKER, LETTERS, tile
from klerye.table.dealer import Dealer, Local, Scripted
from klerye.table.journal import Opened
from klerye.table.keeper import Keeper

By = Literal["mouse", "drag", "touch", "touch drag", "keyboard"]

PROJECT = Path(__file__).parents[2]
LIST = PROJECT / "wordlists" / "fr.dawg"
TOLD = (PROJECT / "tests" / "playthroughs" / "lexio.txt").read_text(encoding="utf-8")
PLAYS = TOLD.partition("\n\n")[2].splitlines()
"""A whole game, to the first ending (L25), of the bag with this seed:"""
SEED = "242"

WHEN = 1_700_000_000_000
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "viewport": {"width": 360, "height": 740}}

SHOWN = """() => {
    const all = selector => [...document.querySelectorAll(selector)];
    return [
        Object.fromEntries(all("[role=gridcell]").map(cell => [cell.dataset.arg, cell.ariaLabel])),
        ...[".seat .points", ".seat .count", ".bag"].map(part => all(part).map(one => one.innerText)),
    ];
}"""
"""The labels of the squares by their places; the texts of the points, the sizes of the racks, and the bag."""

FOCUS = """() => {
    const { ariaRowIndex, ariaColIndex } = document.activeElement;
    return [Number(ariaRowIndex), Number(ariaColIndex)];
}"""

# Without a page


@cache
def lexicon() -> Lexicon:
    """The list that the page has."""
    return Lexicon.load(LIST.read_bytes())


def game(name: str) -> Rules | None:
    """The one game there is here."""
    return Rules(lexicon()) if name == "lexio" else None


def table(
    *acts: str,
    seed: str = SEED,
    tiles: str = "",
    names: Sequence[str] = ("Ann", "Ben"),
    turn_ms: int | None = None,
    when: int = WHEN,
    id: str = "",
    computers: tuple[str, ...] = (),
) -> Keeper:
    """A table after `acts`, one every second: a new one, or that with an `id`. Its bag is the one that a page
    with `seed` has; or the tiles are drawn as `tiles` says."""
    dealer: Dealer = Scripted(tiles) if tiles else Local(Random(seed))
    opened = Opened(id or new_id(), "lexio", tuple(names), when, {}, turn_ms, computers)
    keeper = Keeper.open(opened, game, lambda: "salt")
    left = list(acts)
    now = when
    while True:
        waits = keeper.truth.waits
        if keeper.asks:
            keeper = keeper.deal(dealer, now)
        elif forced := keeper.force(now):
            keeper = forced
        elif left and isinstance(waits, Turn):
            now += 1000
            keeper = keeper.propose(waits.seat, left.pop(0), keeper.last.n, now)
        else:
            return keeper


def journal(*acts: str, **more: Any) -> list[str]:
    """The lines of such a table."""
    return [entry.line() for entry in table(*acts, **more).truth.entries]


def states(*acts: str, **more: Any) -> list[State]:
    """The state before each act, and the last one."""
    return [table(*acts[:n], **more).truth.state for n in range(len(acts) + 1)]


def play(text: str) -> Place:
    """A play in the game's notation."""
    act = notation.read(text)
    assert isinstance(act, Place)
    return act


def come(visit: Visit, **options: Any) -> "Lexio":
    """Somebody new."""
    return Lexio.of(visit(**options))


# With a page


@dataclass
class Lexio(Person):
    """A person who plays Lexio."""

    # Coming and going

    def open(self, seed: str = SEED) -> Self:
        return super().open(seed)

    def lay(self, *names: str, clock: str = "") -> Self:
        """A new table; the curtain is down. `clock` is the time of a turn in ms; none by itself."""
        self.do("pick", "lexio")
        self.page.locator("form").wait_for()
        fields = self.page.locator("form input")
        while fields.count() < len(names):
            seats = fields.count()
            self.do("seats", "more")
            expect(fields).to_have_count(seats + 1)
        self.page.locator("form label select").select_option(clock)
        self.sit(*names)
        self.ready.wait_for()
        return self

    def lift(self) -> Self:
        """The player on turn lifts the curtain."""
        self.ready.click()
        self.rack.wait_for()
        return self

    # Doing

    def play(self, text: str, by: By = "mouse") -> Self:
        """A play, in the game's notation, is laid out and submitted, and the turn is over."""
        self.show(text, by)
        if by == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.press("submit")
        self.turn_ends()
        return self

    def give_up_turn(self) -> Self:
        """Lifts the curtain and passes."""
        self.lift().do("act", "pass")
        self.turn_ends()
        return self

    def turn_ends(self) -> None:
        """Waits until the next one has to come, or the game is over."""
        self.ready.or_(self.page.locator("[data-do=rematch]")).wait_for()

    def press(self, place: str) -> None:
        """A button at the rack, or a tile of it, is pressed."""
        self.page.locator(f'button[data-do=place][data-arg="{place}"]').click()

    def show(self, text: str, by: By = "mouse") -> None:
        """The hands lay out a whole play."""
        tiles = play(text).tiles
        if by == "keyboard":
            self.type(tiles)
            return
        for laid in tiles:
            square = self.cell(name(laid.row, laid.column))
            slot = self.slot(tile(laid.sign))
            match by:
                case "mouse":
                    slot.click()
                    square.click()
                case "touch":
                    slot.tap()
                    self.touch(square)
                case "drag":
                    self.drag(slot, square)
                case "touch drag":
                    self.swipe(slot, square)
            if laid.sign.islower():
                letter = self.page.locator(f"dialog [data-arg=joker{laid.sign.upper()}]")
                letter.tap() if "touch" in by else letter.click()
                expect(self.page.get_by_role("dialog")).to_have_count(0)
            self.lies(name(laid.row, laid.column))

    def touch(self, square: Locator) -> None:
        """A finger touches a square; a small one comes nearer first, and all is shown again afterwards."""
        square.tap()
        whole = self.page.locator("[data-do=whole]")
        if whole.is_visible():
            square.tap()
            whole.tap()

    def type(self, tiles: Sequence[Laid]) -> None:
        """A play is laid out by keys alone; the focus is on the board."""
        self.walk_to(name(tiles[0].row, tiles[0].column))
        if len(tiles) > 1 and tiles[0].column == tiles[1].column:
            self.page.keyboard.press("Space")
        for laid in tiles:
            sign = laid.sign
            self.page.keyboard.press(f"Shift+{sign.upper()}" if sign.islower() else sign.lower())
        for laid in tiles:
            self.lies(name(laid.row, laid.column))

    def lies(self, place: str, count: int = 1) -> None:
        """A tile of the draft lies there, or none."""
        expect(self.page.locator(f'.laid [data-piece="{place}"]')).to_have_count(count)

    def walk_to(self, place: str) -> None:
        """The arrow keys lead from the square that has the focus to another."""
        goal = self.cell(place)
        row, column = (int(goal.get_attribute(f"aria-{way}index") or 0) for way in ("row", "col"))
        expect(self.page.locator("[role=gridcell]:focus")).to_have_count(1)
        for _ in range(30):
            at_row, at_column = self.page.evaluate(FOCUS)
            if at_row != row:
                self.page.keyboard.press("ArrowDown" if at_row < row else "ArrowUp")
            elif at_column != column:
                self.page.keyboard.press("ArrowRight" if at_column < column else "ArrowLeft")
            else:
                return
        raise AssertionError(f"the arrow keys do not lead to {place}")

    def drag(self, start: Locator, end: Locator, slow: bool = False) -> None:
        """A tile is pulled by the mouse; slowly: the page has been told that it was lifted on the way."""
        mouse, (x, y), goal = self.page.mouse, middle(start), middle(end)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 12)
        if slow:
            self.page.locator(".slot.held").wait_for()
        mouse.move(*goal, steps=2)
        mouse.up()

    def swipe(self, start: Locator, end: Locator) -> None:
        """A tile is pulled by a finger."""
        (x, y), (to_x, to_y) = middle(start), middle(end)
        wire = self.page.context.new_cdp_session(self.page)
        for step in range(5):
            point = {"x": x + (to_x - x) * step / 4, "y": y + (to_y - y) * step / 4}
            kind = "touchMove" if step else "touchStart"
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        # A finger rests before it leaves; a tile that is flung would have Chromium swallow the next tap.
        self.page.wait_for_timeout(80)
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": to_x, "y": to_y}]})
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wire.detach()

    # Reading

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid")

    @property
    def rack(self) -> Locator:
        return self.page.locator(".rack")

    @property
    def ready(self) -> Locator:
        """The button that lifts the curtain."""
        return self.page.locator("button[data-do=ready]")

    @property
    def beginning(self) -> re.Pattern[str]:
        """What the tray says before the first word: at a first game, and later."""
        return re.compile(
            "|".join(re.escape(self.say(f"lexio.{key}")) for key in ("learn_source", "hint_first"))
        )

    @property
    def hint(self) -> Locator:
        return self.page.locator(".tray .hint")

    @property
    def timer(self) -> Locator:
        return self.page.get_by_role("timer")

    def cell(self, place: str) -> Locator:
        return self.page.locator(f'[role=gridcell][data-arg="{place}"]')

    def slot(self, sign: str) -> Locator:
        """The first tile on the rack with this sign."""
        return self.page.locator(f'.slot:not(.gone)[aria-label="{self.tile(sign)}"]').first

    def tile(self, sign: str) -> str:
        """What a tile is called."""
        if sign == JOKER:
            return self.say("lexio.joker")
        if sign.islower():
            return self.say("lexio.joker_as", letter=sign.upper())
        return self.say("lexio.tile", letter=sign, points=LETTERS[sign][1])

    def shows(self, state: State) -> Self:
        """The board, the points, the number of tiles of each and of the bag are what they should be."""
        labels, points, counts, bag = self.page.evaluate(SHOWN)
        assert labels == {
            name(*divmod(at, SIZE)): self.say(
                "lexio.square", place=name(*divmod(at, SIZE)), what=self._what(sign, SQUARES[at])
            )
            for at, sign in enumerate(state.board)
            if sign != "#"
        }
        assert points == [self.say("lexio.points", n=n) for n in state.scores]
        assert counts == [self.say("lexio.tiles", n=len(rack)) for rack in state.racks]
        assert bag == [self.say("lexio.bag", n=state.bag)]
        return self

    def _what(self, sign: str, premium: str) -> str:
        if sign != ".":
            return self.tile(sign)
        return self.say(PREMIUMS[premium][1] if premium in PREMIUMS else "lexio.empty")

    def holds(self, rack: str) -> Self:
        """These are the tiles on the rack, in any order."""
        there = self.page.locator(".slot").evaluate_all("slots => slots.map(slot => slot.ariaLabel)")
        assert sorted(there) == sorted(map(self.tile, rack))
        return self


def middle(what: Locator) -> tuple[float, float]:
    """Its place in the window, in px."""
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
