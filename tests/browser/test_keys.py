"""The sheet of keys, and what it says, with the keyboard alone."""

from playwright.sync_api import expect

from browser.lobby import Lobby


def test_the_sheet_opens_by_its_key_and_the_keys_do_what_it_says(lobby: Lobby) -> None:
    dam = lobby(lang="fr").lay("Ann", "Ben")
    page = dam.page
    sheet = page.get_by_role("dialog")
    expect(page.locator(".help")).to_be_in_viewport(ratio=1)
    for where in (page.locator("h1"), dam.cell(21)):
        where.focus()
        page.keyboard.press("?")
        expect(sheet).to_contain_text("Touches")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    expect(dam.cell(21)).to_be_focused()
    page.locator("[data-do=confirms]").click()
    dam.cell(11).click()
    dam.cell(15).click()
    confirm = page.locator("[data-do=confirm]")
    expect(confirm).to_be_visible()
    dam.cell(15).focus()
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    dam.cell(11).click()
    dam.cell(15).click()
    expect(confirm).to_be_visible()
    dam.cell(15).focus()
    page.keyboard.press("?")
    page.locator("[data-do=singles]").click()
    expect(page.locator("[data-singles=no]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("c")
    page.keyboard.press("?")
    expect(confirm).to_have_count(1)  # letters are off: the move still waits
    page.locator("[data-do=singles]").click()
    expect(page.locator("[data-singles=no]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)  # under a sheet no key reaches the table
    page.keyboard.press("c")
    dam.played(2)
