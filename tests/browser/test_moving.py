"""Moves that need more than two squares, and moves that the rules refuse (D1, D2, D9)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.journals import journal, move, pieces, position
from browser.lobby import Lobby
from browser.person import GLIDED, WATCH
from browser.table import Dam, Visit
from klerye.games.dam import fen
from klerye.games.dam.position import after

TWO_WAYS = "B:W6,7,14,15,32:B2,12"
"""Red may go from 2 to 18 over 9 or over 11."""

FORCED = "B:W18,32:B1,14,15"
"""Red has two pieces that must capture, and one that cannot."""


@pytest.fixture
def dam(lobby: Lobby) -> Dam:
    """Somebody in the lobby."""
    return lobby()


def at(dam: Dam, text: str) -> Dam:
    """The table of a position, from a file."""
    if dam.board.count():
        dam.do("home")
        dam.page.locator("[data-arg=dam][data-do=pick]").wait_for()
    return dam.bring_table(journal(fen=text)).shows(fen.read(text))


def test_a_multiple_jump_square_by_square(dam: Dam) -> None:
    at(dam, TWO_WAYS)
    dam.cell(2).click()
    expect(dam.cell(2)).to_have_attribute("aria-selected", "true")
    assert (dam.marked("chosen"), dam.marked("goal")) == ([2], [9, 11])
    dam.cell(9).click()
    expect(dam.cell(9)).to_have_attribute("aria-selected", "true")
    assert (dam.marked("chosen"), dam.marked("goal")) == ([2, 9], [18])
    dam.shows(fen.read(TWO_WAYS))  # a half-made move has not happened
    dam.cell(18).click()
    dam.played(1)
    dam.shows(after(fen.read(TWO_WAYS), move("2x9x18")))


def show_ends(dam: Dam, by: str, start: int, end: int) -> None:
    """Only the first and the last square of a move are shown."""
    if by == "drag":
        dam.drag(start, end)
    else:
        dam.cell(start).click()
        dam.cell(end).click()


def test_a_multiple_jump_by_its_last_square(dam: Dam) -> None:
    start = "B:W7,15,32:B2,12"
    for by in ("taps", "drag"):
        at(dam, start)
        show_ends(dam, by, 2, 18)
        dam.played(1)
        dam.shows(after(fen.read(start), move("2x11x18")))


def test_a_last_square_with_two_ways_is_asked_about(dam: Dam) -> None:
    for by in ("taps", "drag"):
        at(dam, TWO_WAYS)
        show_ends(dam, by, 2, 18)
        expect(dam.notice).to_have_text(dam.say("dam.ambiguous", square=18))
        dam.shows(fen.read(TWO_WAYS))
        dam.play("2x11x18").shows(after(fen.read(TWO_WAYS), move("2x11x18")))


def test_a_multiple_jump_dragged_square_by_square(dam: Dam) -> None:
    """D1: a piece that was dropped half-way can be taken up again where it lies."""
    at(dam, TWO_WAYS)
    dam.drag(2, 9)
    expect(dam.cell(9)).to_have_attribute("aria-selected", "true")
    dam.drag(9, 18)
    dam.played(1)
    dam.shows(after(fen.read(TWO_WAYS), move("2x9x18")))


def test_a_piece_is_at_once_where_it_was_dropped(dam: Dam) -> None:
    """It does not run there once more from where it was lifted, while the keeper is asked."""
    for slow in (False, True):
        at(dam, TWO_WAYS)
        dam.page.evaluate(WATCH)
        dam.drag(2, 9, slow)
        expect(dam.cell(9)).to_have_attribute("aria-selected", "true")
        dam.drag(9, 18, slow)
        dam.played(1)
        assert [piece for piece in dam.page.evaluate(GLIDED) if 'class="piece red"' in piece] == []


def test_a_multiple_jump_is_not_left_half_way(dam: Dam) -> None:
    """D9"""
    at(dam, TWO_WAYS)
    for square in (2, 9, 13):
        dam.cell(square).click()
    expect(dam.notice).to_have_text(dam.say("dam.must_finish", square=9))
    assert dam.marked("chosen") == [2, 9]
    dam.cell(18).click()
    dam.played(1)
    dam.shows(after(fen.read(TWO_WAYS), move("2x9x18")))


def test_a_forced_capture_is_pointed_out_and_explained(dam: Dam) -> None:
    """D2: what must capture is named and shown, and the rule is one press away."""
    attempts: tuple[Callable[[], None], ...] = (
        lambda: dam.cell(1).click(),
        lambda: show_ends(dam, "taps", 14, 17),
        lambda: dam.drag(1, 5),
    )
    for attempt in attempts:
        at(dam, FORCED)
        attempt()
        expect(dam.notice).to_have_text(dam.say("dam.must_jump", squares=(14, 15)))
        assert dam.marked("pointed") == [14, 15]
        assert dam.page.locator(".cell.pointed").count() == 2
        dam.shows(fen.read(FORCED))
        assert dam.acts == 0
        dam.page.get_by_role("alert").get_by_role("button", name=dam.say("app.rule", rule="D2")).click()
        rule = dam.page.locator("#D2")
        expect(rule).to_be_focused()
        expect(rule).to_be_in_viewport()
        expect(rule).to_contain_text(dam.say("dam.D2"))
        dam.do("close")
        dam.board.wait_for()
        dam.shows(fen.read(FORCED)).play("14x23").shows(after(fen.read(FORCED), move("14x23")))
        expect(dam.notice).to_have_count(0)


def test_a_piece_dropped_where_it_may_not_go_lies_where_it_was(dam: Dam) -> None:
    dam.lay("Ann", "Ben")
    for start, end, why, facts in (
        (11, 24, "dam.occupied", {"square": 24}),
        (11, 20, "dam.not_a_move", {}),
        (22, 18, "dam.not_yours", {"square": 22}),
    ):
        dam.drag(start, end)
        if why == "dam.not_yours":  # not even lifted
            expect(dam.page.locator("[data-dragged]")).to_have_count(0)
            dam.cell(start).click()
        expect(dam.notice).to_have_text(dam.say(why, **facts))
        piece = dam.page.locator(f'[data-piece="{start}"]')
        assert piece.evaluate("piece => getComputedStyle(piece).translate") in ("none", "0px")
        dam.shows(position())
        if dam.marked("chosen"):
            dam.cell(start).click()
            expect(dam.cell(start)).not_to_have_attribute("aria-selected", "true")


def test_escape_lays_a_chosen_piece_down(dam: Dam) -> None:
    dam.lay("Ann", "Ben")
    dam.cell(11).click()
    expect(dam.cell(11)).to_have_attribute("aria-selected", "true")
    dam.cell(11).focus()
    dam.page.keyboard.press("Escape")
    expect(dam.cell(11)).not_to_have_attribute("aria-selected", "true")
    assert dam.pieces() == pieces(position())


def test_a_touch_that_the_system_takes_away_moves_nothing(visit: Visit) -> None:
    """A call comes in: the piece goes back."""
    dam = visit(has_touch=True).open().lay("Ann", "Ben")
    dam.swipe(11, 15, "touchCancel")
    expect(dam.page.locator("[data-dragged]")).to_have_count(0)
    expect(dam.cell(11)).not_to_have_attribute("aria-selected", "true")
    dam.shows(position()).play("11-15", "touch").shows(position("11-15"))


def test_what_is_taken_or_crowned_is_seen_to_be_so_only_as_the_game_goes_on(dam: Dam) -> None:
    """Not once more when a game is opened, acts are taken back, or the rules were read."""

    def glided(mark: str) -> int:
        return sum(f'class="{mark}' in one for one in dam.page.evaluate(GLIDED))

    start = "W:WK18:B12,14,27"
    dam.page.evaluate(WATCH)
    dam.bring_table(journal("18x9", "27-31", "9-6", "31-26", fen=start))
    for left in (3, 2, 1):
        dam.do("back")
        dam.played(left)
    dam.do("rules", "dam")
    dam.do("close")
    dam.board.wait_for()
    taken = dam.page.locator(".leaving")
    assert taken.evaluate("piece => getComputedStyle(piece).opacity") == "0"
    assert (glided("piece white leaving"), glided("piece red leaving"), glided("crown")) == (0, 0, 0)
    dam.play("27-31")
    assert glided("crown") > 0
    for left in (1, 0):
        dam.do("back")
        dam.played(left)
    middle = dam.middle(14)
    dam.play("18x9")
    assert glided("piece red leaving") > 0
    box = taken.bounding_box()
    assert box
    assert abs(box["x"] + box["width"] / 2 - middle[0]) < 5  # where it stood
