"""A walk through every screen, for whoever wants to look at each: a name is given at each stop."""

from collections.abc import Iterator

from playwright.sync_api import expect

from browser import lexio, penta
from browser.journals import journal
from browser.lexio import Lexio
from browser.penta import Penta, all_but
from browser.person import Person
from browser.table import Dam
from klerye.table.names import LONGEST

WIDE = ("Ｗ" * LONGEST, "W" * LONGEST, "m" * LONGEST, "Ｍ" * LONGEST)
"""The longest and widest names."""

TILES = "*AEIPRS" + "DELMNOT"
FOUR = TILES + "ABCEEEF" + "GHIIILU"
LATER = 4_000_000_000_000
"""Unix ms: no turn of a table that opens then is over."""


def house(person: Person) -> Iterator[str]:
    """The lobby, and what is reached from there."""
    page = person.page
    yield "lobby"
    person.bring("?")
    person.notice.wait_for()
    yield "lobby, a notice"
    person.do("dismiss")
    person.do("settings")
    page.locator(".settings main summary").click()
    yield "settings"
    person.do("close")
    page.locator("[data-do=pick]").first.wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    for game in ("dam", "penta", "lexio"):
        person.do("rules", game)
        page.locator(".book dt, .book dd").first.wait_for()
        yield f"rules of {game}"
        person.do("close")
        person.do("pick", game)
        page.locator("form").wait_for()
        yield f"laying {game}"
        page.locator(".player select").nth(1).select_option("medium")
        yield f"laying {game}, against a computer"
        person.do("home")
        page.locator("[data-do=pick]").first.wait_for()


def dam(person: Person) -> Iterator[str]:
    """A game of Dam."""
    dam = Dam.of(person)
    page = dam.page
    dam.do("pick", "dam")
    page.locator("form").wait_for()
    page.locator("form input").first.fill("\u200b")
    page.locator("form [type=submit]").click()
    dam.notice.wait_for()
    yield "laying Dam, a notice"
    dam.sit(*WIDE[:2])
    yield "Dam"
    dam.cell(11).click()
    expect(dam.cell(11)).to_have_attribute("aria-selected", "true")
    yield "Dam, a piece in hand"
    for text in ("11-15", "22-18"):
        dam.play(text)
    dam.cell(9).click()
    dam.notice.wait_for()
    yield "Dam, a capture is due"
    dam.do("rules", "dam.D2")
    page.locator("#D2").wait_for()
    yield "Dam, the rule"
    dam.do("close")
    dam.do("confirms")
    dam.cell(15).click()
    dam.cell(22).click()
    page.locator("[data-do=confirm]").wait_for()
    yield "Dam, a move to be confirmed"
    dam.do("confirm")
    dam.played(4)
    dam.do("confirms")
    dam.play("25x18")
    dam.do("act", "offer")
    page.locator(".ask").wait_for()
    yield "Dam, a draw is offered"
    dam.do("act", "decline")
    dam.played(7)
    dam.do("home")
    page.locator("[data-do=continue]").wait_for()
    yield "lobby, an unfinished game"
    dam.resume()
    dam.do("ask")
    page.get_by_role("dialog").wait_for()
    yield "Dam, a question"
    dam.do("yes")
    dam.ending.wait_for()
    yield "Dam, the end"
    dam.do("home")


def sheets(names: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """Tables of Penta, as journals to open."""
    half = all_but("threes", "fives", "sixes", "four", "small", "large", "chance", penta=50, full=25)
    one = all_but("fours", penta=50, sixes=24, fives=25, threes=12)
    halves, ones = [half] * len(names), [one] * len(names)
    acts = ("throw", "keep 12", "keep 125")
    yield "the third throw", penta.journal(*acts, dice="4413566123", names=names, sheets=halves)
    yield "a joker", penta.journal("throw", dice="33333", names=names, sheets=halves)
    rounds = (*("throw", "write fours") * (len(names) - 1), "throw")
    yield "the end", penta.journal(*rounds, dice="44444" * len(names), names=names, sheets=ones)


def dice(person: Person) -> Iterator[str]:
    """A game of Penta."""
    player = Penta.of(person)
    page = player.page
    player.lay(*WIDE[:2]).patience("")
    yield "Penta"
    player.knock("die1")
    player.notice.wait_for()
    yield "Penta, a notice"
    player.throw()
    player.press("die2")
    expect(page.locator(".die.kept")).to_have_count(1)
    yield "Penta, a die is kept"
    player.do("rules", "fair")
    page.locator(".faces").wait_for()
    yield "how we keep it fair"
    player.do("close")
    page.locator(".tray").wait_for()
    box = next(box for box, points in player.offers.items() if not points)
    player.press(box)
    player.asking.wait_for()
    yield "Penta, a box is picked"
    player.sacrifice()
    yield "Penta, a sacrifice"
    player.answer("no")
    player.do("home")
    page.locator("[data-do=continue]").first.wait_for()
    for screen, lines in sheets((*WIDE, "X", "Y")):
        player.bring_table(lines).patience("30000")
        yield f"Penta, {screen}"
        if screen == "the end":
            player.write("fours")
            player.ending.wait_for()
            yield "Penta, all sheets are full"
        player.do("home")
        page.locator("[data-do=pick]").first.wait_for()


def tiles(person: Person) -> Iterator[str]:
    """A game of Lexio."""
    player = Lexio.of(person)
    page = player.page
    lines = lexio.journal("place 7F PIE", names=WIDE, tiles=FOUR + "UUU", turn_ms=300_000, when=LATER)
    player.bring_table(lines)
    player.ready.wait_for()
    yield "Lexio, a curtain"
    player.lift()
    page.locator(".bag summary").click()
    yield "Lexio"
    page.locator(".bag summary").click()
    player.show("place 8F TLM")
    yield "Lexio, a play laid out"
    player.press("submit")
    player.notice.wait_for()
    yield "Lexio, an unknown word"
    player.do("dismiss")
    player.press("recall")
    player.press("swap")
    for sign in "DELMNOT":
        player.slot(sign).click()
    expect(page.locator(".slot.held")).to_have_count(7)
    yield "Lexio, an exchange"
    page.locator(".tray [data-do=cancel]").click()
    player.do("act", "pass")
    player.turn_ends()
    player.give_up_turn().give_up_turn().lift()
    player.slot("*").click()
    player.cell("I7").click()
    page.get_by_role("dialog").wait_for()
    yield "Lexio, a joker"
    page.keyboard.press("Escape")
    player.do("act", "pass")
    player.turn_ends()
    for _ in range(4):
        player.give_up_turn()
    page.locator(".faceup").wait_for()
    yield "Lexio, the end"
    player.do("home")


def progress(person: Person) -> Iterator[str]:
    """What a game gives, and everything about one of its players."""
    player = Dam.of(person)
    page = player.page
    player.do("progress")
    page.locator(".how").wait_for()
    yield "progress of nobody"
    player.do("home")
    player.lay(*WIDE[1:3])
    for text in ("11-15", "22-18", "15x22", "25x18", "8-11", "29-25"):
        player.play(text)
    player.do("ask")
    player.do("yes")
    page.locator(".gains p").first.wait_for()
    yield "what a game gave"
    player.do("home")
    player.do("progress")
    page.locator(".ranking").wait_for()
    page.locator("main summary").click()
    yield "progress"
    player.do("person")
    page.locator(".pearls").first.wait_for()
    page.locator("main summary").click()
    yield "a profile"
    player.do("ask_erase")
    page.get_by_role("dialog").wait_for()
    yield "a profile to be deleted"
    player.do("no")


def past(person: Person) -> Iterator[str]:
    """Games that are over, and a position to play on from."""
    page = person.page
    moves = ("11-15", "22-18", "15x22", "25x18")
    acts, tiles = ("place 7F PIE", *("pass",) * 8), FOUR + "UUU"
    sheet = [all_but("fours", penta=50)] * 4
    finished = {
        "Dam": journal(*moves, "resign", names=WIDE[:2]),
        "Penta": penta.journal(*("throw", "write fours") * 4, dice="4" * 20, names=WIDE, sheets=sheet),
        "Lexio": lexio.journal(*acts, names=WIDE, tiles=tiles),
    }
    for game, lines in finished.items():
        person.bring("\n".join(lines) + "\n")
        page.locator(".replay").wait_for()
        yield f"{game}, gone through again"
        person.do("step", "last")
        page.locator(".ending").wait_for()
        page.locator(".more summary").click()
        yield f"{game}, gone through to the end"
        person.do("leave")
        page.locator("[data-do=records]").wait_for()
    person.do("records")
    page.locator(".records").wait_for()
    yield "the past games"
    person.do("hand_on")
    page.locator(".replay input").wait_for()
    yield "a game that is shared"
    person.do("leave")
    page.locator(".records").wait_for()
    person.do("home")
    person.bring('[Black "Ａ"] 9-13 1-0 [Black "Ｂ"] 11-15 22-18 1-0')
    page.locator(".several").wait_for()
    yield "several games"
    person.do("choose", "1")
    person.do("step", "last")
    page.locator(".ending").wait_for()
    yield "a game from elsewhere"
    person.do("play_on")
    page.locator(".setup").wait_for()
    yield "laying Dam from a position"
    person.do("edit")
    page.locator(".editor").wait_for()
    page.locator("[data-arg='5'][role=gridcell]").click()
    page.locator("[data-arg='30'][role=gridcell]").click()
    person.notice.wait_for()
    yield "a position"
    person.do("leave")
    person.do("home")


TOURS = {"house": house, "dam": dam, "penta": dice, "lexio": tiles, "progress": progress, "past": past}
