"""A real game of Dam from the lobby to its end, in each way of moving a piece (D1, D11, D12)."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.journals import playthrough, position
from browser.table import By, Dam, Visit
from klerye.games.dam.position import moves

pytestmark = pytest.mark.slow

WAYS: list[tuple[By, dict[str, Any]]] = [
    ("mouse", {}),
    ("drag", {}),
    ("touch", {"has_touch": True, "is_mobile": True, "viewport": {"width": 360, "height": 740}}),
    ("touch drag", {"has_touch": True, "is_mobile": True, "viewport": {"width": 412, "height": 915}}),
]


def play_through(dam: Dam, by: By) -> None:
    """The whole game, with a look at the board after each move."""
    texts = playthrough()
    for n, text in enumerate(texts, 1):
        dam.play(text, by).shows(position(*texts[:n]))


def ends(dam: Dam) -> None:
    """Red has taken everything, and the page says so."""
    assert not moves(position(*playthrough()))
    winner = next(name for name, colour in dam.colours().items() if colour == dam.say("dam.red"))
    expect(dam.ending.get_by_role("heading")).to_have_text(dam.say("table.won", n=1, names=(winner,)))
    expect(dam.ending).to_contain_text(dam.say("dam.over_taken"))


@pytest.mark.parametrize(("by", "options"), WAYS, ids=[way for way, _ in WAYS])
def test_a_game_to_its_end(visit: Visit, by: By, options: dict[str, Any]) -> None:
    dam = visit(**options).open().lay("Ann", "Ben")
    play_through(dam, by)
    ends(dam)


def test_a_game_by_keyboard_alone_and_another_with_the_colours_changed(visit: Visit) -> None:
    """D12: in the next game the colours change sides."""
    dam = visit().open()
    keys = dam.page.keyboard
    dam.tab_to("[data-arg=dam][data-do=pick]")
    keys.press("Enter")
    dam.page.locator("form").wait_for()
    for name in ("Ann", "Ben"):
        dam.tab_to("input")
        keys.type(name)
    keys.press("Enter")
    dam.played(1)
    before = dam.colours()
    assert before.keys() == {"Ann", "Ben"}
    dam.tab_to("[role=gridcell]")
    play_through(dam, "keyboard")
    ends(dam)
    dam.tab_to("[data-do=rematch]")
    keys.press("Enter")
    expect(dam.ending).to_have_count(0)
    dam.shows(position())
    assert dam.colours() == {"Ann": before["Ben"], "Ben": before["Ann"]}
    dam.tab_to("[role=gridcell]")
    dam.play("11-15", "keyboard").shows(position("11-15"))


def test_chance_gives_the_colours(dam: Dam) -> None:
    """D12: who has red is drawn for the first game of a table; both come up."""
    reds = set()
    for _ in range(6):
        dam.lay("Ann", "Ben")
        reds |= {name for name, colour in dam.colours().items() if colour == dam.say("dam.red")}
        dam.do("home")
    assert reds == {"Ann", "Ben"}
