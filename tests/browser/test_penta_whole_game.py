"""Games of Penta to their end: one, two and six players, in each way of touching the dice (P1, P2, P10)."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.penta import By, Penta, all_but, come, folded, journal
from browser.table import Visit
from klerye.core.game import Over
from klerye.games.penta.rules import THROWS
from klerye.games.penta.sheet import BOXES

pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "viewport": {"width": 360, "height": 740}}


def pursue(penta: Penta, throws: int, by: By) -> None:
    """A turn: what is there most often is kept; then the box that takes most is written."""
    dice = penta.throw(by=by)
    for _ in range(throws - 1):
        often = max(dice, key=dice.count)
        keep = [place for place, face in enumerate(dice, 1) if face == often]
        if len(keep) == len(dice):
            break
        dice = penta.throw(*keep, by=by)
    penta.best(by)


def ends(penta: Penta, names: tuple[str, ...], folder: Path) -> None:
    """Every sheet is full, the totals are the engine's, and the winner is named."""
    penta.ending.wait_for()
    told = folded(penta.export(folder))
    penta.shows(told.state)
    over = told.waits
    assert isinstance(over, Over)
    assert over.scores == tuple(one.total for one in told.state.sheets)
    winners = tuple(names[seat] for seat in over.winners)
    won = penta.say("table.won", n=len(winners), names=winners)
    expect(penta.ending.get_by_role("heading")).to_have_text(won)
    expect(penta.ending).to_contain_text(penta.say("penta.over_total"))
    expect(penta.page.locator(".tray")).to_have_count(0)


def test_one_player_by_keyboard_alone(visit: Visit, tmp_path: Path) -> None:
    """Digits keep dice; Tab and Enter do the rest."""
    penta = come(visit)
    keys = penta.page.keyboard
    penta.tab_to("[data-arg=penta][data-do=pick]")
    keys.press("Enter")
    penta.page.locator("form").wait_for()
    penta.tab_to("[data-do=seats][data-arg=fewer]")
    keys.press("Enter")
    expect(penta.page.locator("form input")).to_have_count(1)
    keys.press("Shift+Tab")
    penta.tab_to("input")
    keys.type("Ann")
    keys.press("Enter")
    penta.page.locator(".penta").wait_for()
    penta.tab_to("[data-do=patience]")
    keys.press("End")
    expect(penta.page.locator("[data-do=patience]")).to_have_value("")
    keys.press("Shift+Tab")
    for _ in BOXES:
        pursue(penta, THROWS, "keyboard")
    ends(penta, ("Ann",), tmp_path)
    penta.tab_to("[data-do=rematch]")
    keys.press("Enter")
    expect(penta.ending).to_have_count(0)
    assert (penta.dice, penta.acts) == ((), 0)


def test_two_players_by_mouse(visit: Visit, tmp_path: Path) -> None:
    names = ("Ann", "Ben")
    penta = come(visit).lay(*names).patience("")
    for _ in BOXES:
        for name in names:
            expect(penta.page.get_by_role("status")).to_contain_text(penta.say("table.turn", name=name))
            pursue(penta, 2, "mouse")
    ends(penta, names, tmp_path)


def test_six_players_by_touch(visit: Visit, tmp_path: Path) -> None:
    """The first round from the lobby, and the last three of another table."""
    names = ("Ann", "Ben", "Cléo", "Dieudonné", "Evangelina", "Fabienne")
    last = [("ones", "small", "chance"), ("penta", "sixes", "large"), ("twos", "three", "full")] * 2
    sheets = [all_but(*boxes, fives=5 * n) for n, boxes in enumerate(last)]
    penta = come(visit, **PHONE).lay(*names)
    rounds(penta, names, 1)
    penta.leave().bring_table(journal(names=names, sheets=sheets))
    rounds(penta, names, 3)
    ends(penta, names, tmp_path)


def rounds(penta: Penta, names: tuple[str, ...], count: int) -> None:
    """All players have so many turns, each with one throw."""
    for _ in range(count):
        for name in names:
            expect(penta.page.get_by_role("columnheader", name=name)).to_have_class("now")
            pursue(penta, 1, "touch")


def test_equal_totals_share_the_victory(visit: Visit, tmp_path: Path) -> None:
    """P10: and who has less has not won."""
    names = ("Ann", "Ben", "Eve")
    sheets = [all_but("ones", sixes=24), all_but("ones", sixes=24), all_but("ones", sixes=18)]
    acts = ("throw", "write ones", "throw", "write ones", "throw")
    penta = come(visit).bring_table(journal(*acts, dice="12346" * 3, names=names, sheets=sheets))
    penta.write("ones")
    ends(penta, names, tmp_path)
    won = penta.say("table.won", n=2, names=("Ann", "Ben"))
    expect(penta.ending.get_by_role("heading")).to_have_text(won)
