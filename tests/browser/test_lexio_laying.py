"""Tiles under the hand: dragged, put in order, taken back, typed, a joker named (L6, L11, L20, L21)."""

import re

import pytest
from playwright.sync_api import expect

from browser.lexio import PHONE, Lexio, journal, lexicon, middle
from browser.lobby import Lobby
from browser.person import GLIDED, WATCH

RACKS = "*AEIPRS" + "DELMNOT"
"""What two players draw: PIE is a word, EIP is none."""


FALLING = """() => [...document.querySelectorAll(".laid .tile")].flatMap(tile => tile.getAnimations())
    .filter(motion => motion.playState === "running").map(motion => motion.animationName)"""
"""The tiles of the draft that fall onto the board just now."""


def at(lexio: Lexio, tiles: str = RACKS) -> Lexio:
    """A new table, and the first player looks at the rack."""
    return lexio.bring_table(journal(tiles=tiles)).lift()


def order(lexio: Lexio) -> list[str]:
    """How the rack lies."""
    return [str(slot.get_attribute("data-arg")) for slot in lexio.page.locator(".slot").all()]


@pytest.mark.parametrize("slow", [False, True], ids=["fast", "slow"])
def test_a_tile_is_dragged_to_the_board_over_it_and_back(lobby: Lobby, slow: bool) -> None:
    """Whether or not the picture of the lifted tile comes before it is dropped."""
    lexio = at(Lexio.of(lobby()))
    lexio.drag(lexio.slot("A"), lexio.cell("G7"), slow)
    lexio.lies("G7")
    label = lexio.say("lexio.square", place="G7", what=lexio.tile("A"))
    expect(lexio.cell("G7")).to_have_attribute("aria-label", label)
    lexio.drag(lexio.slot("E"), lexio.cell("H7"), slow)
    lexio.lies("H7")
    lexio.drag(lexio.cell("G7"), lexio.cell("F9"))
    lexio.lies("F9")
    lexio.lies("G7", 0)
    lexio.drag(lexio.cell("F9"), lexio.page.locator(".slot.gone").first)
    lexio.lies("F9", 0)
    lexio.drag(lexio.slot("P"), lexio.cell("H7"))
    expect(lexio.notice).to_have_text(lexio.say("lexio.occupied", squares=("H7",)))
    lexio.lies("H7")
    expect(lexio.page.locator(".slot.gone")).to_have_count(1)
    lexio.drag(lexio.cell("H7"), lexio.page.locator("header h1"))
    lexio.lies("H7")  # dropped on nothing, it lies where it was
    expect(lexio.page.locator("[data-dragged]")).to_have_count(0)


def test_the_dragged_tile_is_under_the_finger(lobby: Lobby) -> None:
    """It goes with the pointer, in front of the squares that it passes, also once Python has heard of it."""
    lexio = at(Lexio.of(lobby()))
    lexio.drag(lexio.slot("A"), lexio.cell("G7"))
    lexio.lies("G7")
    mouse, over = lexio.page.mouse, middle(lexio.cell("J10"))
    for start, piece in ((lexio.cell("G7"), '.laid [data-piece="G7"]'), (lexio.slot("E"), ".slot.held")):
        mouse.move(*middle(start))
        mouse.down()
        mouse.move(*over, steps=5)
        lexio.page.locator(piece).wait_for()
        mouse.move(over[0] + 1, over[1])
        expect(lexio.page.locator(f"{piece}[data-dragged]")).to_have_count(1)
        x, y = middle(lexio.page.locator(piece))
        assert abs(x - over[0]) < 15
        assert abs(y - over[1]) < 15
        mouse.move(*middle(start), steps=3)
        mouse.up()
        expect(lexio.page.locator("[data-dragged]")).to_have_count(0)


@pytest.mark.parametrize("slow", [False, True], ids=["fast", "slow"])
def test_what_the_hand_lets_go_of_is_where_it_belongs_at_once(lobby: Lobby, slow: bool) -> None:
    """On its way back a place of the rack would lie over the board, and catch the next press."""
    lexio = at(Lexio.of(lobby()))
    lexio.page.evaluate(WATCH)
    lexio.drag(lexio.slot("A"), lexio.cell("G7"), slow)
    lexio.lies("G7")
    lexio.drag(lexio.cell("G7"), lexio.cell("F9"))
    lexio.lies("F9")
    assert lexio.page.evaluate(FALLING) == []
    lexio.drag(lexio.cell("F9"), lexio.page.locator(".slot.gone"))
    lexio.lies("F9", 0)
    assert lexio.page.evaluate(GLIDED) == []


def test_escape_lays_a_dragged_tile_back(lobby: Lobby) -> None:
    """Whatever the hand does until it lets the button go."""
    lexio = at(Lexio.of(lobby()))
    mouse = lexio.page.mouse
    mouse.move(*middle(lexio.slot("A")))
    mouse.down()
    mouse.move(*middle(lexio.cell("G7")), steps=3)
    lexio.page.locator(".slot.held[data-dragged]").wait_for()
    lexio.page.keyboard.press("Escape")
    expect(lexio.page.locator("[data-dragged]")).to_have_count(0)
    mouse.move(*middle(lexio.cell("H7")))
    mouse.up()
    expect(lexio.page.locator(".slot.held")).to_have_count(0)
    lexio.slot("A").click()
    lexio.cell("F7").click()
    lexio.lies("F7")
    expect(lexio.page.locator(".laid [data-piece]")).to_have_count(1)


def test_the_rack_is_put_in_order_shuffled_and_recalled(lobby: Lobby) -> None:
    lexio = at(Lexio.of(lobby()))
    assert order(lexio) == [f"rack{n}" for n in range(7)]
    lexio.drag(lexio.page.locator('[data-arg="rack6"]'), lexio.page.locator('[data-arg="rack0"]'))
    expect(lexio.page.locator(".slot").first).to_have_attribute("data-arg", "rack6")
    assert order(lexio) == [f"rack{n}" for n in (6, 0, 1, 2, 3, 4, 5)]
    orders = {tuple(order(lexio))}
    for _ in range(4):
        before = order(lexio)
        lexio.press("shuffle")
        lexio.page.wait_for_function(
            "before => [...document.querySelectorAll('.slot')].map(s => s.dataset.arg).join() !== before",
            arg=",".join(before),
        )
        orders.add(tuple(order(lexio)))
        lexio.holds(RACKS[:7])
    assert len(orders) == 5
    lexio.show("place 7F REP")
    kept = order(lexio)
    lexio.press("recall")
    for place in ("F7", "G7", "H7"):
        lexio.lies(place, 0)
    assert order(lexio) == kept
    lexio.holds(RACKS[:7])


def test_a_tile_is_taken_back_by_a_tap(lobby: Lobby) -> None:
    lexio = at(Lexio.of(lobby(**PHONE)))
    lexio.show("place 7F REP", "touch")
    lexio.cell("G7").tap()
    lexio.lies("G7", 0)
    expect(lexio.page.locator(".slot.held")).to_have_attribute("aria-label", "E, 1")  # and is in hand
    before = order(lexio)
    lexio.slot("A").tap()  # the tile in hand takes that place
    expect(lexio.page.locator(".slot.held")).to_have_count(0)
    assert sorted(order(lexio)) == sorted(before) != order(lexio)
    lexio.slot("A").tap()
    expect(lexio.page.locator(".slot.held")).to_have_attribute("aria-label", "A, 1")
    lexio.slot("A").tap()
    expect(lexio.page.locator(".slot.held")).to_have_count(0)


def test_a_joker_is_named_by_mouse_by_keys_and_not_at_all(lobby: Lobby) -> None:
    """L6: the picker lets nothing else be done, takes a letter typed, and Escape takes the joker back."""
    lexio = at(Lexio.of(lobby()))
    keys, dialog = lexio.page.keyboard, lexio.page.get_by_role("dialog")
    lexio.slot("*").click()
    lexio.cell("G7").click()
    expect(dialog).to_contain_text(lexio.say("lexio.ask_joker"))
    expect(dialog.get_by_role("button")).to_have_text(list("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    lexio.lies("G7", 0)
    expect(lexio.cell("G7")).to_be_focused()
    lexio.slot("*").focus()
    keys.press("Enter")
    expect(lexio.slot("*")).to_have_attribute("aria-pressed", "true")
    lexio.cell("G7").focus()
    keys.press("Enter")  # lays the tile in hand
    dialog.wait_for()
    keys.press("q")
    expect(dialog).to_have_count(0)
    said = lexio.say("lexio.square", place="G7", what=lexio.say("lexio.joker_as", letter="Q"))
    expect(lexio.cell("G7")).to_have_attribute("aria-label", said)
    keys.press("Backspace")
    lexio.lies("G7", 0)
    keys.press("Shift+W")
    lexio.lies("G7")
    lexio.cell("G7").click()
    lexio.lies("G7", 0)
    lexio.cell("G7").click()
    dialog.get_by_role("button", name="M", exact=True).click()
    said = lexio.say("lexio.square", place="G7", what=lexio.say("lexio.joker_as", letter="M"))
    expect(lexio.cell("G7")).to_have_attribute("aria-label", said)
    lexio.cell("H7").click()
    lexio.cell("H7").focus()
    keys.press("e")
    lexio.lies("H7")
    lexio.press("submit")
    lexio.turn_ends()
    drawn = lexio.say("lexio.told_draw", name="Ann", n=2)
    expect(lexio.page.locator("details li").first).to_have_text(drawn)
    expect(lexio.cell("G7")).to_have_attribute("aria-label", said)


def test_keys_come_faster_than_pictures(lobby: Lobby) -> None:
    lexio = at(Lexio.of(lobby()))
    lexio.cell("F7").focus()
    lexio.page.keyboard.type(" epi")
    for place in ("F7", "F8", "F9"):
        lexio.lies(place)
    expect(lexio.cell("F10")).to_be_focused()
    lexio.page.keyboard.press("z")
    expect(lexio.notice).to_have_text(lexio.say("lexio.not_in_rack", tiles=("Z",)))
    expect(lexio.cell("F10")).to_be_focused()


def test_the_preview_reveals_nothing(lobby: Lobby) -> None:
    """L20: until it is submitted, a good word and one not in the list look alike but for the letters."""
    lexio = at(Lexio.of(lobby()))
    pages = []
    for text in ("place 7F PIE", "place 7F EIP"):
        lexio.show(text)
        expect(lexio.page.locator("[data-arg=submit]")).to_have_text(lexio.say("lexio.submit", points=4))
        lexio.page.locator("header h1").click()  # nothing is hovered over
        lexio.page.evaluate("document.querySelectorAll('.slot').forEach(slot => slot.blur())")
        html = lexio.page.locator("#app").evaluate("app => app.innerHTML")
        pages.append(re.sub(r"\b[A-Z], \d+|>[A-Z\d]<", "", html))
        lexio.press("recall")
        lexio.lies("F7", 0)
    assert "PIE" in lexicon()
    assert "EIP" not in lexicon()
    assert pages[0] == pages[1]


def test_tiles_are_exchanged(lobby: Lobby) -> None:
    """L21, L22: the others are told how many; nothing is exchanged unless it is said."""
    lexio = at(Lexio.of(lobby()))
    lexio.show("place 7F EPI")
    lexio.press("recall")
    lexio.press("swap")
    lexio.slot("P").click()
    lexio.page.locator(".tray [data-do=cancel]").click()
    expect(lexio.page.locator("[data-arg=shuffle]")).to_have_count(1)
    lexio.holds(RACKS[:7])
    lexio.press("swap")
    expect(lexio.hint).to_contain_text(lexio.say("lexio.hint_swap"))
    expect(lexio.page.locator(".slot").first).to_be_focused()
    lexio.slot("P").click()
    lexio.slot("A").click()
    lexio.press("swap now")
    lexio.turn_ends()
    told = lexio.say("lexio.told_exchange", name="Ann", n=2)
    expect(lexio.page.locator("details li").nth(1)).to_have_text(told)
    drawn = lexio.say("lexio.told_draw", name="Ann", n=2)
    expect(lexio.page.locator("details li").nth(0)).to_have_text(drawn)
    lexio.give_up_turn()
    lexio.lift()
    expect(lexio.page.locator(".slot")).to_have_count(7)
    labels = [str(slot.get_attribute("aria-label")) for slot in lexio.page.locator(".slot").all()]
    assert len(labels) == 7
    assert {lexio.tile("I"), lexio.tile("R"), lexio.tile("S"), lexio.tile("*")} <= {*labels}


def test_a_finger_brings_small_squares_nearer_before_it_lays(lobby: Lobby) -> None:
    """Where a square is less than 24 px wide the first touch shows that part larger; the keys show all."""
    lexio = at(Lexio.of(lobby(**PHONE, reduced_motion="reduce")))
    page, board = lexio.page, lexio.page.get_by_role("grid")
    whole = board.get_attribute("viewBox")
    out = page.locator("[data-do=whole]")
    lexio.slot("A").tap()
    page.touchscreen.tap(*middle(lexio.cell("G7")))
    lexio.lies("G7")  # large enough
    expect(out).to_be_hidden()
    page.set_viewport_size({"width": 320, "height": 568})
    lexio.slot("P").tap()
    page.touchscreen.tap(*middle(lexio.cell("H7")))
    expect(out).to_be_visible()
    lexio.lies("H7", 0)
    assert lexio.cell("H7").evaluate("cell => cell.getBoundingClientRect().width") >= 40
    page.touchscreen.tap(*middle(lexio.cell("H7")))
    lexio.lies("H7")
    lexio.drag(lexio.slot("I"), lexio.cell("I7"))
    lexio.lies("I7")
    out.tap()
    expect(out).to_be_hidden()
    assert board.get_attribute("viewBox") == whole
    page.touchscreen.tap(*middle(lexio.cell("A4")))
    expect(out).to_be_visible()
    lexio.cell("A4").focus()
    page.keyboard.press("ArrowRight")
    assert board.get_attribute("viewBox") == whole
    page.touchscreen.tap(*middle(lexio.cell("A4")))
    expect(out).to_be_visible()
    lexio.press("recall")
    lexio.do("act", "pass")
    lexio.turn_ends()
    assert board.get_attribute("viewBox") == whole
    page.set_viewport_size(PHONE["viewport"])
