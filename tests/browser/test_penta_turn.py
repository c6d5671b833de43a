"""One turn of Penta: what is kept, refused, written by itself, sacrificed, forced; what a reload leaves."""

from random import Random

import pytest
from playwright.sync_api import expect

from browser.lobby import Lobby
from browser.penta import Penta, all_but, come, journal
from browser.table import Visit
from klerye.core.chance import Ask
from klerye.games.penta import greedy, sheet
from klerye.games.penta.rules import FACES, THROWS
from klerye.games.penta.sheet import BOXES, LOWER, UPPER, Sheet
from klerye.table.dealer import Local

OPEN = Sheet()


def deals(*counts: int, seed: str = "7") -> list[tuple[object, ...]]:
    """What chance throws on a page with this seed: so many dice, again and again."""
    dealer = Local(Random(seed))
    return [dealer.deal(Ask(FACES, count, put_back=True)).faces for count in counts]


def refused(penta: Penta, why: str, rule: str, **facts: object) -> None:
    """The page says why not, and where it is written."""
    expect(penta.notice).to_have_text(penta.say(why, **facts))
    name = penta.say("app.rule", rule=rule)
    expect(penta.page.get_by_role("alert").get_by_role("button", name=name)).to_be_visible()


def test_the_seed_of_the_page_fixes_the_dice_and_kept_dice_keep_their_place(visit: Visit) -> None:
    """P1"""
    penta = come(visit).lay("Ann").patience("")
    first, second, third = deals(5, 3, 2)
    assert penta.throw() == first
    a, b, c = second
    assert penta.throw(2, 5) == (a, first[1], b, c, first[4])
    assert penta.kept == (2, 5)
    d, e = third
    assert penta.throw(1, 2, 4) == (a, first[1], d, c, e)
    expect(penta.place("throw")).to_have_count(0)
    penta.best()
    assert not penta.dice
    assert not penta.kept


def test_what_is_kept_is_marked_by_more_than_colour(visit: Visit) -> None:
    penta = come(visit).lay("Ann")
    penta.throw()
    for key in "142":
        penta.page.keyboard.press(key)
    expect(penta.place("die2")).to_have_attribute("aria-pressed", "true")
    assert [*penta.kept] == [1, 2, 4]
    marks = penta.page.locator(".die .mark")
    assert marks.all_inner_texts() == [penta.say("penta.kept")] * 3
    penta.page.keyboard.press("4")
    expect(marks).to_have_count(2)
    penta.throw(1, 2)
    assert [*penta.kept] == [1, 2]


def test_what_cannot_be_is_refused_with_its_reason_and_changes_nothing(visit: Visit) -> None:
    """P1, P4: keeping before throwing, all dice kept, a throw too many, a box already written."""
    penta = come(visit).lay("Ann").patience("")
    penta.knock("die3")
    refused(penta, "penta.throw_first", "P1")
    penta.page.keyboard.press("2")
    refused(penta, "penta.throw_first", "P1")
    assert (penta.kept, penta.acts) == ((), 0)
    dice = penta.throw()
    penta.page.keyboard.type("12345")
    expect(penta.place("die5")).to_have_attribute("aria-pressed", "true")
    penta.knock("throw")
    refused(penta, "penta.nothing_to_throw", "P1")
    assert (penta.dice, penta.acts) == (dice, 2)
    penta.throw(1)
    penta.throw(1)
    penta.knock("die1")
    refused(penta, "penta.no_throw_left", "P1", most=THROWS)
    assert (penta.kept, penta.acts) == ((1,), 6)
    penta.write("chance")
    penta.throw()
    expect(penta.place("chance")).to_have_count(0)
    assert penta.cells(penta.name("chance"))[0].isdecimal()


def test_a_turn_goes_on_after_a_reload(visit: Visit) -> None:
    """After two throws, some dice kept; and again after the third, while the table is about to write."""
    penta = come(visit).lay("Ann", "Ben")
    penta.throw()
    dice = penta.throw(1, 3)
    penta.open().resume()
    expect(penta.place("throw")).to_have_text(penta.say("penta.throw", n=1))
    assert (penta.dice, penta.acts) == (dice, 4)
    dice = penta.throw(2)
    penta.countdown.wait_for()
    penta.open().resume()
    penta.countdown.wait_for()
    assert (penta.dice, penta.acts) == (dice, 6)
    penta.played(7)
    box = greedy.box(OPEN, dice)
    assert penta.cells(penta.name(box))[0] == str(sheet.score(box, dice))
    expect(penta.page.get_by_role("status")).to_contain_text(penta.say("table.turn", name="Ben"))
    assert penta.dice == ()


@pytest.mark.slow
def test_the_table_writes_by_itself_unless_a_box_is_picked_or_the_setting_says_never(visit: Visit) -> None:
    """P3: one page is left alone until it has written; on two others time stands still meanwhile."""
    never, picked, alone = (
        come(visit).bring_table(journal("throw", "keep 1", dice="124664642")) for _ in range(3)
    )
    never.patience("")
    never.throw(1)
    picked.throw(1)
    picked.press("chance")
    expect(picked.main).to_have_attribute("data-arg", "confirm")
    dice = alone.throw(1)
    told = [alone.say("penta.countdown", n=n) for n in (3, 2, 1, 0)]
    alone.countdown.wait_for()
    assert alone.countdown.inner_text() in told
    alone.played(7)
    box = greedy.box(OPEN, dice)
    assert alone.cells(alone.name(box))[0] == str(sheet.score(box, dice))
    expect(alone.page.get_by_role("status")).to_contain_text(alone.say("table.turn", name="Ben"))
    for penta in (never, picked):
        expect(penta.countdown).to_have_count(0)
        assert (penta.acts, len(penta.dice)) == (6, 5)
        expect(penta.page.get_by_role("status")).to_contain_text(penta.say("table.turn", name="Ann"))
    picked.press("chance")  # laid back: the hand rests again
    picked.countdown.wait_for()
    picked.press("chance")
    expect(picked.countdown).to_have_count(0)
    picked.press("confirm")
    picked.played(7)
    never.open().resume()
    expect(never.page.locator("select[data-do=patience]")).to_have_value("")
    expect(never.countdown).to_have_count(0)


def test_a_sacrifice_is_asked_about(lobby: Lobby) -> None:
    """P6: a no and Escape keep the turn, a yes writes the zero."""
    sheets = [all_but("full", "large", sixes=24), all_but("full", "large")]
    penta = Penta.of(lobby()).bring_table(journal("throw", dice="11346", sheets=sheets))
    expect(penta.hint).to_have_text(penta.say("penta.nothing_scores"))
    assert penta.offers == {"full": 0, "large": 0}
    penta.press("full")
    question = penta.page.get_by_role("dialog")
    for no in ("button", "Escape", "Escape"):
        penta.sacrifice()
        expect(question).to_contain_text(penta.say("penta.ask_sacrifice", what=penta.name("full")))
        if no == "button":
            penta.answer("no")
        else:
            penta.page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(penta.place("full")).to_have_attribute("aria-pressed", "true")
        assert (penta.acts, penta.dice) == (2, (1, 1, 3, 4, 6))
    penta.sacrifice()
    penta.answer("yes")
    penta.played(3)
    assert penta.cells(penta.name("full")) == ["0", ""]


def joker(penta: Penta, own: Sheet, dice: str) -> Penta:
    """A throw of five equal dice on the first of two equal sheets."""
    return penta.bring_table(journal("throw", dice=dice, sheets=[own, own]))


def closed(penta: Penta) -> set[str]:
    """The boxes that are open and yet closed for these dice, by their labels."""
    found = {box for box, text, _, _ in penta.buttons(".sheets button") if text == "–"}
    labels = {label for _, _, label, _ in penta.buttons(".sheets .closed")}
    assert labels == {penta.say("penta.closed", box=penta.name(box)) for box in found}
    return found


def test_a_further_penta_goes_into_its_own_box(lobby: Lobby) -> None:
    """P7, P8.1"""
    penta = joker(Penta.of(lobby()), all_but("fours", "ones", "full", penta=50, sixes=24), "44444")
    expect(penta.hint).to_have_text(penta.say("penta.joker_own", box=penta.name("fours")))
    assert (penta.offers, closed(penta)) == ({"fours": 20}, {"ones", "full"})
    for box in ("full", "ones"):
        penta.press(box)
        refused(penta, "penta.own_box_first", "P8", box=penta.name("fours"))
        expect(penta.main).to_have_attribute("data-arg", "throw")
    penta.write("fours")
    assert penta.cells(penta.say("penta.extras")) == ["100", "0"]
    assert penta.cells(penta.say("penta.total")) == [str(24 + 20 + 5 + 50 + 100), str(24 + 5 + 50)]


def test_a_further_penta_is_a_joker_in_the_lower_part(lobby: Lobby) -> None:
    """P8.2"""
    sheets = all_but("ones", "three", "full", "small", "large", "chance", penta=50, fours=12)
    penta = joker(Penta.of(lobby()), sheets, "44444")
    expect(penta.hint).to_have_text(penta.say("penta.joker_lower"))
    assert penta.offers == {"three": 20, "full": 25, "small": 30, "large": 40, "chance": 20}
    assert closed(penta) == {"ones"}
    penta.press("ones")
    refused(penta, "penta.lower_first", "P8", box=penta.name("fours"))
    penta.write("large")
    assert penta.cells(penta.name("large")) == ["40", ""]
    assert penta.cells(penta.say("penta.extras")) == ["100", "0"]


def test_a_further_penta_takes_a_zero_above_when_the_lower_part_is_full(lobby: Lobby) -> None:
    """P8.3: the 100 is earned all the same."""
    penta = joker(Penta.of(lobby()), all_but("ones", "sixes", penta=50, fours=12), "44444")
    expect(penta.hint).to_have_text(penta.say("penta.joker_upper"))
    assert (penta.offers, closed(penta)) == ({"ones": 0, "sixes": 0}, set())
    penta.write("ones")
    assert penta.cells(penta.name("ones")) == ["0", ""]
    assert penta.cells(penta.say("penta.extras")) == ["100", "0"]


def test_five_equal_dice_are_an_ordinary_throw_while_the_penta_box_does_not_hold_50(lobby: Lobby) -> None:
    """P9"""
    zero = all_but("ones", "fours", "full", "large", "chance")
    penta = joker(Penta.of(lobby()), zero, "44444")
    assert penta.offers == {"ones": 0, "fours": 20, "full": 0, "large": 0, "chance": 20}
    penta.leave().bring_table(journal("throw", dice="44444"))
    plain = {box: sheet.score(box, (4,) * 5) for box in BOXES}
    assert penta.offers == plain
    assert plain["penta"] == 50
    assert {*UPPER, *LOWER} == {*BOXES}
    expect(penta.page.get_by_role("rowheader", name=penta.say("penta.extras"))).to_have_count(0)


HOLD = """() => document.styleSheets[0].insertRule(
    ".throw0, .throw1, .throw2 { animation-play-state: paused !important }",
    document.styleSheets[0].cssRules.length,
)"""
"""A button that rests goes on resting from its first moment, however slow the machine is."""


def test_a_double_tap_is_one_throw(visit: Visit) -> None:
    """Nobody means to throw again before having seen the dice."""
    penta = come(visit, has_touch=True, is_mobile=True).lay("Ann")
    penta.page.evaluate(HOLD)
    box = penta.rested(penta.place("throw")).bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    penta.press("throw", "touch")
    penta.page.touchscreen.tap(*middle)
    penta.played(2)
    expect(penta.place("throw")).to_have_css("animation-duration", "0.35s")
    penta.page.keyboard.press("1")
    expect(penta.place("die1")).to_have_attribute("aria-pressed", "true")
    penta.page.touchscreen.tap(*middle)  # still too soon
    penta.page.keyboard.press("2")
    expect(penta.place("die2")).to_have_attribute("aria-pressed", "true")
    assert penta.acts == 2
    penta.throw(1, by="touch")
    assert penta.acts == 4


def test_the_focus_stays_on_what_was_pressed(visit: Visit) -> None:
    """Throwing again and again needs no search for the button; confirming leads to the next throw."""
    penta = come(visit).lay("Ann", "Ben")
    penta.place("throw").focus()
    for n in (2, 1):
        expect(penta.rested(penta.place("throw"))).not_to_have_attribute("aria-disabled", "true")
        penta.page.keyboard.press("Enter")
        expect(penta.place("throw")).to_have_text(penta.say("penta.throw", n=n))
        expect(penta.place("throw")).to_be_focused()
    penta.press("chance")
    expect(penta.place("chance")).to_be_focused()
    penta.place("confirm").focus()
    penta.page.keyboard.press("Enter")
    expect(penta.place("throw")).to_have_text(penta.say("penta.throw", n=3))
    expect(penta.place("throw")).to_be_focused()


@pytest.mark.parametrize(("motion", "animation"), [("no-preference", "tumble"), ("reduce", "none")])
def test_dice_tumble_unless_motion_is_reduced(visit: Visit, motion: str, animation: str) -> None:
    penta = come(visit, reduced_motion=motion).lay("Ann")
    penta.throw()
    die = penta.page.locator(".die").first
    assert die.evaluate("die => getComputedStyle(die).animationName") == animation
    moves = die.evaluate("die => getComputedStyle(die).transitionDuration")
    assert (moves == "0s") == (motion == "reduce")
    if motion == "reduce":
        assert die.evaluate("die => die.parentElement.getAnimations({ subtree: true }).length") == 0
