"""A person at a table of Dam: moves pieces in every way there is, and reads the board by its labels."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Locator, expect

from browser.journals import move, pieces
from browser.person import Person
from klerye.games.dam.position import Position

By = Literal["mouse", "drag", "touch", "touch drag", "keyboard"]

LABELS = """() => [...document.querySelectorAll("[role=gridcell]")]
    .map(cell => [Number(cell.dataset.arg), cell.getAttribute("aria-label")])"""

FOCUS = """() => {
    const { ariaRowIndex, ariaColIndex, dataset } = document.activeElement;
    return [Number(ariaRowIndex), Number(ariaColIndex), dataset.do ?? ""];
}"""


@dataclass
class Dam(Person):
    """A person who plays Dam."""

    # Doing

    def lay(self, *names: str) -> "Dam":
        """A new table for two, from the lobby."""
        self.do("pick", "dam")
        return self.sit(*names)

    def sit(self, *names: str) -> "Dam":
        """The players sit down, and chance gives them their colours."""
        super().sit(*names)
        self.played(1)
        return self

    def play(self, text: str, by: By = "mouse") -> "Dam":
        """A move, in the game's notation, is made in one of the ways there are, and has been told."""
        before = self.acts
        self.show(text, by)
        self.played(before + 1)
        return self

    def show(self, text: str, by: By = "mouse") -> None:
        """The hands make a whole move; what is in hand already is not taken up again."""
        path = move(text).path
        onward = [square for square in path if square not in self.marked("chosen")]
        match by:
            case "mouse":
                for square in onward:
                    self.cell(square).click()
            case "touch":
                for square in onward:
                    self.page.touchscreen.tap(*self.middle(square))
            case "drag":
                self.drag(path[0], path[-1])
            case "touch drag":
                self.swipe(path[0], path[-1])
            case "keyboard":
                for square in onward:
                    self.walk_to(square)
                    self.page.keyboard.press("Enter")

    def drag(self, start: int, end: int, slow: bool = False) -> None:
        """A piece is pulled over the board by the mouse; slowly: the page is told on the way."""
        mouse, (x, y) = self.page.mouse, self.middle(start)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 12)
        if slow:
            expect(self.cell(start)).to_have_attribute("aria-selected", "true")
        mouse.move(*self.middle(end), steps=2)
        mouse.up()

    def swipe(self, start: int, end: int, last: Literal["touchEnd", "touchCancel"] = "touchEnd") -> None:
        """A piece is pulled over the board by a finger; the system may take the touch away in the end."""
        (x, y), (to_x, to_y) = self.middle(start), self.middle(end)
        wire = self.page.context.new_cdp_session(self.page)
        for step in range(5):
            point = {"x": x + (to_x - x) * step / 4, "y": y + (to_y - y) * step / 4}
            kind = "touchMove" if step else "touchStart"
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        wire.send("Input.dispatchTouchEvent", {"type": last, "touchPoints": []})
        wire.detach()

    def walk_to(self, square: int) -> None:
        """The arrow keys lead from the square that has the focus to another."""
        goal = self.cell(square)
        row, column = (int(goal.get_attribute(f"aria-{name}index") or 0) for name in ("row", "col"))
        for _ in range(20):
            at_row, at_column, do = self.page.evaluate(FOCUS)
            assert do == "place", "the focus is not on the board"
            if at_row != row:
                self.page.keyboard.press("ArrowDown" if at_row < row else "ArrowUp")
            elif at_column != column:
                self.page.keyboard.press("ArrowRight" if at_column < column else "ArrowLeft")
            else:
                return
        raise AssertionError(f"the arrow keys do not lead to {square}")

    # Reading

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid")

    def cell(self, square: int) -> Locator:
        return self.page.locator(f'[role=gridcell][data-arg="{square}"]')

    def middle(self, square: int) -> tuple[float, float]:
        """The place of a square in the window, in px."""
        box = self.cell(square).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def pieces(self) -> dict[int, str]:
        """What stands on each square that is not empty, by the squares' labels."""
        kinds = ("red_man", "red_king", "white_man", "white_king", "nothing")
        named = {self.say(f"dam.{kind}"): kind for kind in kinds}
        labels = {square: label.split(", ") for square, label in self.page.evaluate(LABELS)}
        assert sorted(labels) == list(range(1, 33))
        assert all(label[0] == str(square) for square, label in labels.items())
        stands = {square: named[label[1]] for square, label in labels.items()}
        return {square: kind for square, kind in sorted(stands.items()) if kind != "nothing"}

    def marked(self, mark: Literal["chosen", "goal", "pointed"]) -> list[int]:
        """The squares that carry a mark, by their labels."""
        hint = self.say(f"dam.{mark}")
        return sorted(square for square, label in self.page.evaluate(LABELS) if hint in label.split(", ")[2:])

    def shows(self, at: Position) -> "Dam":
        """The board is what it should be."""
        assert self.pieces() == pieces(at)
        return self

    def colours(self) -> dict[str, str]:
        """Each player's colour, by name, in the words of the page."""
        return {
            seat.locator(".name").inner_text(): seat.locator(".colour").inner_text()
            for seat in self.page.locator(".seat").all()
        }


Visit = Callable[..., Dam]
"""Comes to the page: the fixture `visit`."""
