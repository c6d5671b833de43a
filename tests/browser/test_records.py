"""Past games in a browser: through one by keys, to another device, and on from a position."""

from pathlib import Path

from playwright.sync_api import expect

from browser.journals import journal, position
from browser.table import Dam, Visit
from klerye.app import link
from klerye.games.dam import fen
from klerye.games.dam.pdn import replay, scripts
from klerye.main import SHELF
from klerye.table.follower import fold
from klerye.table.journal import read_lines

MOVES = ("11-15", "22-18", "15x22", "25x18")

TYPES = """() => {
    globalThis.types = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => { types.push(blob.type); return make.call(URL, blob); };
}"""


def stands(dam: Dam, acts: int) -> None:
    """After so many acts of the game, as its status and its board say."""
    expect(dam.page.locator(".steps .at")).to_have_text(dam.say("records.at", n=acts, of=5))
    marked = dam.page.locator(".line[aria-current]")
    expect(marked).to_have_count(min(acts, 1))
    if acts:
        expect(dam.page.locator("[role=status] strong")).to_have_text(marked.inner_text())
    dam.shows(position(*MOVES[:acts]))


def gone_through(dam: Dam) -> None:
    """By keys, by buttons, by a line of the journal."""
    page = dam.page
    page.keyboard.press("End")
    dam.ending.wait_for()
    page.keyboard.press("ArrowLeft")
    stands(dam, 4)
    page.keyboard.press("ArrowLeft")
    stands(dam, 3)
    page.keyboard.press("Home")
    stands(dam, 0)
    dam.do("step", "on")
    stands(dam, 1)
    page.locator(".line").nth(1).click()
    stands(dam, 2)
    corner = page.locator("[role=gridcell][data-arg]").first
    square = corner.get_attribute("data-arg")
    dam.do("flip")
    expect(corner).not_to_have_attribute("data-arg", square or "")  # the board that is read is the new one
    dam.cell(1).focus()  # the board can be read square by square
    page.keyboard.press("ArrowRight")
    expect(dam.cell(1)).not_to_be_focused()
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)


def test_a_past_game_goes_to_another_device_and_on_from_a_position(visit: Visit, tmp_path: Path) -> None:
    dam = visit().open()
    dam.bring("\n".join(journal(*MOVES, "resign")))
    dam.page.locator(".replay").wait_for()
    dam.do("leave")
    dam.do("records")
    dam.page.locator(".records").wait_for()
    dam.do("reopen")
    dam.page.locator(".replay").wait_for()
    gone_through(dam)
    dam.page.locator(".more summary").click()
    dam.page.evaluate(TYPES)
    with dam.page.expect_download() as started:
        dam.do("save", "pdn")
    file = tmp_path / started.value.suggested_filename
    started.value.save_as(file)
    (script,) = scripts(file.read_text(encoding="utf-8"))
    assert file.suffix == ".pdn"
    assert dam.page.evaluate("() => types") == ["application/octet-stream"]
    assert tuple(map(str, replay(script).moves)) == MOVES
    dam.do("share")
    shared = dam.page.locator(".link input").input_value()
    assert shared.startswith(f"{dam.address}#g.")

    other = visit(lang="ht")
    other.page.goto(shared)
    other.page.locator(".replay").wait_for(timeout=40_000)
    gone_through(other)
    other.page.keyboard.press("End")
    other.do("shelve")
    expect(other.notice).to_have_text(other.say("records.shelved"))
    other.page.locator(".line").nth(3).click()
    other.do("play_on")
    other.do("edit")
    other.page.locator(".editor").wait_for()
    other.shows(position(*MOVES))
    other.do("edit", "piece white_king")
    other.cell(13).focus()
    other.page.keyboard.press("Enter")
    expect(other.cell(13)).to_have_attribute(
        "aria-label", other.say("dam.square", square=13, what=other.say("dam.white_king"))
    )
    other.do("edit", "turn white")
    expect(other.page.locator("[data-arg='turn white']")).to_have_attribute("aria-pressed", "true")
    text = other.page.locator("form input").input_value()
    other.page.locator("form input").fill("W:W99:B1")
    other.page.locator("form [type=submit]").click()
    other.notice.wait_for()
    other.page.locator("form input").fill(text)
    other.page.locator("form [type=submit]").click()
    other.do("play_on")
    other.page.locator(".setup").wait_for()
    other.sit("Ann", "Ben")
    other.shows(fen.read(text))
    other.do("home")
    other.do("records")
    expect(other.page.locator(".records [data-do=reopen]")).to_have_count(1)
    other.do("ask")
    other.do("yes")
    expect(other.page.locator(".records [data-do=reopen]")).to_have_count(0)


def test_the_way_back_keeps_the_address_of_a_game(visit: Visit) -> None:
    """As long as it is the game of a link: whoever has kept it has it without one."""
    dam = visit()
    told = fold(read_lines(journal(*MOVES, "resign")), SHELF.rules)
    address = f"{dam.address}#{link.write(told)}"
    page = dam.page
    page.goto(address)
    for kept in (address, dam.address):
        page.locator(".replay").wait_for(timeout=40_000)
        dam.do("rules", "dam")
        page.locator("#D13").wait_for()
        page.go_back()
        page.locator(".replay").wait_for()
        assert page.url == kept
        page.keyboard.press("End")
        if kept == address:
            dam.do("shelve")
            expect(dam.notice).to_have_text(dam.say("records.shelved"))
            expect(page).to_have_url(dam.address)
    page.go_back()
    page.locator("[data-do=pick]").first.wait_for()
    assert page.url == dam.address


def test_a_damaged_link_is_told_and_the_page_goes_on(visit: Visit) -> None:
    dam = visit()
    dam.page.goto(f"{dam.address}#g.eNoBAAD")
    expect(dam.notice).to_have_text(dam.say("records.link_bad"))
    dam.lay("Ann", "Ben").play("11-15")
    assert "#" not in dam.page.url
