"""Refused words, the reserve of tries, the clock, a reload at every kind of moment (L14, L15, L23, L26)."""

import re
import time

import pytest
from playwright.sync_api import expect

from browser.lexio import Lexio, come, journal, states
from browser.lobby import Lobby
from browser.table import Visit

TILES = "AEIPPRS" + "DELMNOT" + "UUUUUUU"
"""What two players draw, and what is drawn after that."""

MINUTE = 60_000


def ago(ms: int) -> int:
    """The Unix time so long ago, in ms."""
    return int(time.time() * 1000) - ms


def seconds(lexio: Lexio) -> int:
    """What is left on the clock."""
    minutes, rest = lexio.timer.inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def tries_told(lexio: Lexio, left: int) -> None:
    """The hint says how many tries there are and when there is one more, within 15 s."""
    expect(lexio.hint).to_contain_text(lexio.say("lexio.tries", n=left))
    start, end = lexio.say("lexio.next_try", seconds="@").split("@")
    expect(lexio.hint).to_contain_text(re.compile(f"{re.escape(start)}([1-9]|1[0-5]){re.escape(end)}"))


def test_an_unknown_word_is_named_and_costs_a_try(lobby: Lobby) -> None:
    """L14, L15: the tiles stay, the turn stays, every refused word is named, the rule is one press away."""
    lexio = Lexio.of(lobby()).bring_table(journal(tiles=TILES)).lift()
    lexio.show("place 7F PIE")
    lexio.press("submit")
    lexio.turn_ends()
    lexio.lift()
    lexio.show("place I6 O.E")
    lexio.show("place 8H T")
    lexio.press("submit")
    expect(lexio.notice).to_have_text(lexio.say("lexio.not_in_line"))
    expect(lexio.hint).not_to_contain_text(lexio.say("lexio.tries", n=9))
    lexio.press("recall")
    lexio.lies("I6", 0)
    lexio.show("place 8F TLM")
    lexio.press("submit")
    # IL is a word.
    expect(lexio.notice).to_have_text(lexio.say("lexio.not_a_word", words=("TLM", "PT", "EM")))
    for place in ("F8", "G8", "H8"):
        lexio.lies(place)
    tries_told(lexio, 9)
    expect(lexio.page.get_by_role("status")).to_contain_text(lexio.say("table.turn", name="Ben"))
    expect(lexio.page.locator(".event")).to_have_text(lexio.say("lexio.told_tried", name="Ben"))
    assert "TLM" not in lexio.page.locator("#app .side details").inner_text()
    lexio.press("submit")
    tries_told(lexio, 8)
    lexio.page.get_by_role("alert").get_by_role("button", name=lexio.say("app.rule", rule="L13")).click()
    expect(lexio.page.locator("#L13")).to_be_focused()
    expect(lexio.page.locator("#L13")).to_be_in_viewport()
    lexio.do("close")
    for place in ("F8", "G8", "H8"):
        lexio.lies(place)


def test_without_tries_nothing_is_placed_but_passing_goes(lobby: Lobby) -> None:
    """L15: ten words were refused a moment ago; a good one is refused too, and the next try is announced."""
    acts = ["tried XX"] * 10
    lexio = Lexio.of(lobby()).bring_table(journal(*acts, tiles=TILES, when=ago(10_500))).lift()
    tries_told(lexio, 0)
    lexio.show("place 7F PIE")
    lexio.press("submit")
    start, end = lexio.say("lexio.no_tries", seconds="@").split("@")
    expect(lexio.notice).to_have_text(re.compile(f"{re.escape(start)}\\d+{re.escape(end)}"))
    lexio.lies("F7")
    lexio.page.get_by_role("alert").get_by_role("button", name=lexio.say("app.rule", rule="L15")).click()
    expect(lexio.page.locator("#L15")).to_be_focused()
    lexio.do("close")
    lexio.press("recall")
    lexio.do("act", "pass")
    lexio.turn_ends()
    expect(lexio.page.get_by_role("status")).to_contain_text(lexio.say("table.turn", name="Ben"))


def test_tries_have_come_back_with_time(lobby: Lobby) -> None:
    acts = ["tried XX"] * 3
    lexio = Lexio.of(lobby()).bring_table(journal(*acts, tiles=TILES, when=ago(MINUTE))).lift()
    expect(lexio.hint).to_contain_text(lexio.beginning)


FORMS = {
    "place 7B PI": ("lexio.source_not_covered", "L9"),
    "place 7G P": ("lexio.one_tile_first", "L12"),
    "place 7F P..I": ("lexio.gap", "L11"),
    "place 7F P 8G I": ("lexio.not_in_line", "L11"),
}
"""First plays of a wrong form, why they are refused, and the rule."""


def test_a_wrong_form_is_refused_with_its_rule_and_costs_nothing(lobby: Lobby) -> None:
    lexio = Lexio.of(lobby()).bring_table(journal(tiles=TILES)).lift()
    for text, (why, rule) in FORMS.items():
        lexio.show(text)
        lexio.press("submit")
        squares = ("G7", "H7")
        expect(lexio.notice).to_have_text(lexio.say(why, squares=squares))
        if why == "lexio.gap":
            expect(lexio.page.locator(".cell.pointed")).to_have_count(2)
        lexio.page.get_by_role("alert").get_by_role("button", name=lexio.say("app.rule", rule=rule)).click()
        expect(lexio.page.locator(f"#{rule}")).to_be_focused()
        lexio.do("close")
        lexio.press("recall")
        expect(lexio.hint).to_contain_text(lexio.beginning)
    assert lexio.acts == 2


def test_the_clock_goes_on_from_its_stamp(visit: Visit) -> None:
    """L23: behind the curtain, with tiles on the board, and over a reload at each of these moments."""
    lexio = come(visit).open()
    lexio.bring_table(journal(tiles=TILES, turn_ms=2 * MINUTE, when=ago(40_000)))
    lexio.ready.wait_for()
    assert 60 <= seconds(lexio) <= 80
    before = seconds(lexio)
    lexio.page.reload()
    lexio.resume().ready.wait_for()
    assert before - 20 <= seconds(lexio) <= before
    lexio.lift()
    lexio.show("place 7F PIE")
    before = seconds(lexio)
    lexio.page.reload()
    lexio.resume().ready.wait_for()
    assert before - 20 <= seconds(lexio) <= before
    lexio.lift().play("place 7F PIE")
    assert seconds(lexio) >= 115
    before = seconds(lexio)
    lexio.page.wait_for_function(f"""() => {{
        const [minutes, seconds] = document.querySelector("[role=timer]").textContent.split(":");
        return minutes * 60 + +seconds < {before};
    }}""")


def test_a_turn_that_has_run_out_passes(lobby: Lobby) -> None:
    """L23: behind the curtain; the next player has the whole time; the journal says that it was the clock."""
    lexio = Lexio.of(lobby())
    lexio.bring_table(journal(tiles=TILES, turn_ms=MINUTE, when=ago(5 * MINUTE)))
    lexio.played(3)
    expect(lexio.page.locator(".event")).to_have_text(lexio.say("lexio.told_late", name="Ann"))
    expect(lexio.page.get_by_role("status")).to_contain_text(lexio.say("table.turn", name="Ben"))
    assert seconds(lexio) >= 55
    lexio.lift()
    expect(lexio.hint).to_contain_text(lexio.say("lexio.idle", n=3))


def test_the_time_runs_out_while_tiles_are_being_laid(lobby: Lobby) -> None:
    """The draft is gone, the curtain falls, and nothing was placed."""
    lexio = Lexio.of(lobby())
    lexio.bring_table(journal(tiles=TILES, turn_ms=MINUTE, when=ago(MINUTE - 6000))).lift()
    lexio.show("place 7F PI")
    lexio.ready.wait_for()
    lexio.played(3)
    lexio.shows(states("pass", tiles=TILES)[-1])
    expect(lexio.page.get_by_role("status")).to_contain_text(lexio.say("table.turn", name="Ben"))


@pytest.mark.slow
def test_a_reload_at_every_kind_of_moment(visit: Visit) -> None:
    lexio = come(visit).open().bring_table(journal(tiles=TILES))
    first, second = states("place 7F PIE", tiles=TILES)

    def again(state_acts: int) -> None:
        lexio.page.reload()
        lexio.resume().ready.wait_for()
        expect(lexio.rack).to_have_count(0)
        assert lexio.acts == state_acts

    again(2)  # the curtain is down
    lexio.shows(first).lift()
    again(2)  # the rack is seen
    lexio.lift().show("place 7F PI")
    again(2)  # tiles lie on the board
    lexio.shows(first).lift().holds(first.racks[0])
    lexio.show("place 7F EIP")
    lexio.press("submit")
    expect(lexio.notice).to_contain_text("EIP")
    again(3)  # a word has just been refused
    expect(lexio.notice).to_have_count(0)
    lexio.shows(first).lift()
    tries_told(lexio, 9)
    lexio.press("swap")
    lexio.slot("A").click()
    again(3)  # tiles are marked for an exchange
    lexio.lift().play("place 7F PIE")
    again(5)  # a turn is over
    lexio.shows(second).lift().holds(second.racks[1])
    lexio.do("act", "pass")
    lexio.turn_ends()
    lexio.give_up_turn().give_up_turn().give_up_turn()
    expect(lexio.page.locator(".faceup li")).to_have_count(2)
    lexio.page.reload()
    lexio.page.locator("[data-arg=lexio][data-do=pick]").wait_for()
    expect(lexio.page.locator("[data-do=continue]")).to_have_count(0)  # the game is over


def test_the_second_ending_is_announced_before_it_comes(lobby: Lobby) -> None:
    """L26: at each turn that gets nearer, also who made the last one pass; a word ends the countdown."""
    tiles = TILES + "UUU"
    lexio = Lexio.of(lobby()).bring_table(journal("pass", "pass", "pass", tiles=tiles)).lift()
    expect(lexio.hint).to_contain_text(lexio.say("lexio.idle", n=1))
    lexio.do("act", "pass")
    expect(lexio.ending.last).to_contain_text(lexio.say("lexio.over_rounds"))
    lexio.do("rematch")
    expect(lexio.page.locator("p.status")).to_contain_text(lexio.say("table.turn", name="Ben"))
    lexio.lift()
    expect(lexio.hint).to_contain_text(lexio.beginning)
