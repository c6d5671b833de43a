"""Progress on a real device: a game is played to its end, looked at from all sides, saved and deleted."""

import json
from pathlib import Path

from playwright.sync_api import expect

from browser.kept import on_store
from browser.table import Visit

OPENING = ("11-15", "22-18", "15x22", "25x18", "8-11", "29-25")

SET_ASIDE = on_store(
    """
    const aside = db.transaction("aside", "readwrite").objectStore("aside");
    await answer(aside.put({ table: "damaged1", n: 0, line: `{"names":["${name}"` }));
    """,
    "name",
)

LEFT = on_store(
    """
    const stores = [...db.objectStoreNames].map(name => db.transaction(name).objectStore(name));
    return JSON.stringify([localStorage, ...await Promise.all(stores.map(store => answer(store.getAll())))]);
    """
)
"""Everything that the browser keeps of the page."""


def test_what_a_game_gave_is_told_kept_saved_and_deleted(visit: Visit, tmp_path: Path) -> None:
    dam = visit(lang="ht").open().lay("Ann", "Ben")
    for text in OPENING:
        dam.play(text)
    dam.do("ask")
    dam.do("yes")
    winner, loser = ("Ben", "Ann") if dam.colours()["Ann"] == dam.say("dam.red") else ("Ann", "Ben")
    told = dam.say("progress.gain", name=winner, experience=20, rating=1216, change="+16")
    expect(dam.page.locator(".gains")).to_contain_text(told)
    dam.do("home")
    dam.do("progress")
    expect(dam.page.locator(".ranking strong")).to_have_text([winner, loser])
    dam.do("person", winner.casefold())
    with dam.page.expect_download() as started:
        dam.do("portrait")
    started.value.save_as(tmp_path / "me.json")
    assert json.loads((tmp_path / "me.json").read_text(encoding="utf-8"))["name"] == winner

    dam.page.evaluate(SET_ASIDE, winner)
    dam.open()  # nothing of it was in the page only
    dam.do("progress")
    dam.do("person", winner.casefold())
    dam.do("ask_erase")
    dam.do("yes")
    expect(dam.page.locator(".ranking strong")).to_have_text([loser])
    left = dam.page.evaluate(LEFT)
    assert winner not in left
    assert loser in left
    dam.do("person", loser.casefold())
    expect(dam.page.locator(".big dd").first).to_have_text("1184")
    dam.open()
    dam.do("pick", "dam")
    expect(dam.page.locator("form input").nth(0)).to_have_value("Ann" if loser == "Ann" else "")
    expect(dam.page.locator("datalist option")).to_have_count(1)
