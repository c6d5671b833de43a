"""Games of Lexio from the lobby to both endings, in each way of laying tiles (L11, L25, L26)."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.lexio import PHONE, PLAYS, By, Lexio, come, journal, play, states
from browser.lobby import Lobby
from browser.table import Visit
from klerye.core.game import Over
from klerye.games.lexio.rules import Lexio as Rules
from klerye.games.lexio.rules import State

pytestmark = pytest.mark.slow

WAYS: list[tuple[By, dict[str, Any]]] = [
    ("drag", {}),
    ("touch", PHONE),
    ("touch drag", PHONE),
]

COURSE = states(*PLAYS)
WITH_JOKER = next(n for n, text in enumerate(PLAYS) if any(laid.sign.islower() for laid in play(text).tiles))
LAST_DRAW = next(n for n, state in enumerate(COURSE) if state.bag <= 1)
"""The play from which on the bag leaves nothing to chance."""


def ends(lexio: Lexio, last: State) -> None:
    """L25 to L27: the page says who won and why, and every rack lies face up."""
    over = Rules().waits(last)
    assert isinstance(over, Over)
    names = tuple(("Ann", "Ben")[seat] for seat in over.winners)
    won = lexio.say("table.won", n=len(names), names=names)
    expect(lexio.ending.get_by_role("heading")).to_have_text(won)
    expect(lexio.ending).to_contain_text(lexio.say(over.why))
    lexio.shows(last)
    for row, rack in zip(lexio.page.locator(".faceup li").all(), last.racks, strict=True):
        shown = [tile.get_attribute("aria-label") for tile in row.get_by_role("img").all()]
        assert shown == [lexio.tile(sign) for sign in rack]
        expect(row).to_contain_text("" if rack else lexio.say("lexio.rack_empty"))


def follow(lexio: Lexio, start: int, end: int, by: By) -> None:
    """The plays from one to another, with a look at board and rack before each."""
    for n in range(start, end):
        before = COURSE[n]
        lexio.lift().shows(before).holds(before.racks[before.seat])
        lexio.play(PLAYS[n], by)


def test_a_game_to_the_first_ending(visit: Visit) -> None:
    """L25: a whole game from a seeded bag."""
    lexio = come(visit).open().lay("Ann", "Ben")
    follow(lexio, 0, len(PLAYS), "mouse")
    assert COURSE[-1].ended == "lexio.over_out"
    ends(lexio, COURSE[-1])


@pytest.mark.parametrize(("by", "options"), WAYS, ids=[way for way, _ in WAYS])
def test_the_start_a_joker_and_the_first_ending(visit: Visit, by: By, options: dict[str, Any]) -> None:
    """L6, L25: parts of the same game; after the first, each is opened from a file."""
    lexio = come(visit, **options).open().lay("Ann", "Ben")
    follow(lexio, 0, 2, by)
    lexio.do("home")
    lexio.bring_table(journal(*PLAYS[:WITH_JOKER]))
    follow(lexio, WITH_JOKER, WITH_JOKER + 1, by)
    lexio.shows(COURSE[WITH_JOKER + 1]).do("home")
    lexio.bring_table(journal(*PLAYS[:LAST_DRAW]))
    follow(lexio, LAST_DRAW, len(PLAYS), by)
    ends(lexio, COURSE[-1])


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    lexio = come(visit).open()
    keys = lexio.page.keyboard
    lexio.tab_to("[data-arg=lexio][data-do=pick]")
    keys.press("Enter")
    lexio.page.locator("form").wait_for()
    for name in ("Ann", "Ben"):
        lexio.tab_to("input")
        keys.type(name)
    keys.press("Enter")
    for text, before in zip(PLAYS, COURSE[:-1], strict=True):
        lexio.ready.wait_for()
        lexio.tab_to("[data-do=ready]")
        keys.press("Enter")
        lexio.rack.wait_for()
        lexio.shows(before).holds(before.racks[before.seat])
        if before.turn == 0:  # laid one square too far, taken back, laid again
            lexio.walk_to("H7")
            letter = before.racks[0][0].lower()
            keys.press(letter)
            lexio.lies("H7")
            keys.press("Backspace")
            lexio.lies("H7", 0)
            expect(lexio.cell("H7")).to_be_focused()
        lexio.play(text, "keyboard")
    ends(lexio, COURSE[-1])


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_a_game_to_the_second_ending(visit: Visit, by: By) -> None:
    """L26: two rounds without a word; how near that is stands on the screen, and passing is one press."""
    acts = [*PLAYS[:2], "pass", "exchange", "pass", "pass"]
    lexio = come(visit, **(PHONE if by == "touch" else {})).open().lay("Ann", "Ben")
    for text in PLAYS[:2]:
        lexio.lift().play(text, by)
    lexio.give_up_turn()
    before = states(*PLAYS[:2], "pass")[-1]
    acts[3] = f"exchange {before.racks[1][:3]}"
    lexio.lift()
    expect(lexio.hint).to_contain_text(lexio.say("lexio.idle", n=3))
    lexio.press("swap")
    expect(lexio.page.locator('[data-arg="swap now"]')).to_be_disabled()
    for n in (0, 1, 2, 5, 5):
        lexio.press(f"rack{n}")
    expect(lexio.page.locator('[data-arg="swap now"]')).to_have_text(lexio.say("lexio.swap_now", n=3))
    lexio.press("swap now")
    lexio.turn_ends()
    for n in (2, 1):
        lexio.shows(states(*acts)[-1 - n])
        lexio.lift()
        expect(lexio.hint).to_contain_text(lexio.say("lexio.idle", n=n))
        lexio.do("act", "pass")
        lexio.turn_ends()
    last = states(*acts)[-1]
    assert last.ended == "lexio.over_rounds"
    ends(lexio, last)


@pytest.mark.parametrize(
    ("tiles", "scores"),
    [("JKQWXYZAAAEEEE", (-64, -7)), ("AAAEEEEIIINNNN", (-7, -7)), ("**AAEEEAAEEEII", (-5, -7))],
)
def test_scores_below_zero_and_victories_that_are_shared(
    lobby: Lobby, tiles: str, scores: tuple[int, int]
) -> None:
    """L27, from files: what is left counts against its holder, a joker counts nothing."""
    acts = ["pass"] * 4
    lexio = Lexio.of(lobby()).bring_table(journal(*acts, tiles=tiles))
    last = states(*acts, tiles=tiles)[-1]
    assert last.scores == scores
    ends(lexio, last)
