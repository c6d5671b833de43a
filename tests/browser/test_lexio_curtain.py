"""The curtain: no other player's rack is in the page, in its accessibility tree, in a message (L5)."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.lexio import Lexio, come, journal
from browser.table import Visit

LISTEN = """(() => {
    window.heard = [];
    const text = data => {
        const parts = [];
        const walk = (value, depth) => {
            if (typeof value === "string") parts.push(value);
            else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
                const bytes = new Uint8Array(value.buffer ? value.buffer.slice(0) : value);
                for (const kind of ["utf-8", "utf-16le"]) parts.push(new TextDecoder(kind).decode(bytes));
            } else if (value && typeof value === "object" && depth < 9)
                for (const one of value instanceof Map ? value.values() : Object.values(value))
                    walk(one, depth + 1);
        };
        walk(data, 0);
        return parts.join(" ");
    };
    const hear = event => {
        heard.push(text(event.data));
        for (const port of event.ports ?? []) port.addEventListener("message", hear);
    };
    const Real = Worker;
    window.Worker = class extends Real {
        constructor(...how) { super(...how); this.addEventListener("message", hear); }
    };
    const Channel = MessageChannel;
    window.MessageChannel = class extends Channel {
        constructor() {
            super();
            for (const port of [this.port1, this.port2]) port.addEventListener("message", hear);
        }
    };
})()"""
"""Keeps the text of all that comes to the page from its worker, in whatever packing."""

ANN, BEN = "AAAEEEE", "JKQWXYZ"
"""The letters of Ben's rack are on one tile each."""

TILES = ANN + BEN + "AA"


def racks_in(text: str) -> set[str]:
    """Whose tiles are told in a text: by their names, their letters alone, or as a draw."""
    found = set()
    for name, letters in (("Ann", "AE"), ("Ben", BEN)):
        if re.search(rf'"[{letters}](, \d+)?"|draw [{letters}*]', text):
            found.add(name)
    return found


def told(lexio: Lexio) -> str:
    """What came from the worker since it was asked last."""
    heard: list[str] = lexio.page.evaluate("heard.splice(0)")
    return " ".join(heard).replace('\\"', '"')


def spoken(lexio: Lexio) -> str:
    """The names in the accessibility tree, in quotes."""
    wire = lexio.page.context.new_cdp_session(lexio.page)
    tree = wire.send("Accessibility.getFullAXTree")["nodes"]
    wire.detach()
    return json.dumps([node.get("name", {}).get("value", "") for node in tree])


def shown(lexio: Lexio) -> str:
    """Every text and every value of an attribute in the page, in quotes."""
    return json.dumps(
        lexio.page.evaluate(
            """() => [...document.querySelectorAll("#app *")].flatMap(element => [
                ...[...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data),
                ...[...element.attributes].map(attribute => attribute.value)])"""
        )
    )


def behind(lexio: Lexio, name: str | None) -> None:
    """The page tells of no rack but this player's, anywhere."""
    wanted = {name} if name else set()
    for where in (told, spoken, shown):
        assert racks_in(where(lexio)) == wanted, where.__name__


@pytest.fixture
def lexio(visit: Visit) -> Lexio:
    """Somebody who reads Creole: there no sign on a square is a letter of these racks."""
    lexio = come(visit, lang="ht")
    lexio.page.add_init_script(LISTEN)
    return lexio.open()


def test_the_racks_are_seen_by_who_holds_them_only(lexio: Lexio) -> None:
    """With the curtain down nobody's, lifted by a player theirs; by turns, over all ways to end a turn."""
    lexio.bring_table(journal(tiles=TILES))
    lexio.ready.wait_for()
    behind(lexio, None)
    lexio.lift()
    behind(lexio, "Ann")
    lexio.press("shuffle")
    lexio.do("act", "pass")
    lexio.turn_ends()
    assert racks_in(told(lexio)) <= {"Ann"}  # the end of Ann's turn
    behind(lexio, None)
    lexio.lift()
    behind(lexio, "Ben")
    lexio.show("place 7F ZWK")
    lexio.press("submit")
    expect(lexio.notice).to_contain_text("ZWK")
    behind(lexio, "Ben")
    lexio.do("dismiss")
    lexio.press("recall")
    lexio.press("swap")
    lexio.slot("Q").click()
    lexio.press("swap now")
    lexio.turn_ends()
    assert racks_in(told(lexio)) <= {"Ben"}
    behind(lexio, None)
    lexio.lift()
    behind(lexio, "Ann")
    lexio.do("rules", "lexio")
    lexio.page.locator("#L29").wait_for()
    told(lexio)  # the pictures of the book hold tiles of their own
    lexio.do("close")
    lexio.rack.wait_for()
    behind(lexio, "Ann")


def test_the_curtain_is_down_after_a_reload_and_a_visit_to_the_lobby(lexio: Lexio) -> None:
    lexio.bring_table(journal("pass", tiles=TILES)).lift()
    behind(lexio, "Ben")
    lexio.page.reload()
    lexio.resume().ready.wait_for()
    behind(lexio, None)
    lexio.lift()
    lexio.do("home")
    lexio.page.locator("[data-do=continue]").wait_for()
    assert racks_in(told(lexio)) <= {"Ben"}
    behind(lexio, None)
    lexio.resume().ready.wait_for()
    behind(lexio, None)


def test_a_tab_that_looks_on_sees_no_rack(visit: Visit, lexio: Lexio) -> None:
    lexio.bring_table(journal("pass", tiles=TILES))
    dam = visit(beside=lexio)
    other = Lexio(dam.page, dam.address, "ht")
    other.page.add_init_script(LISTEN)
    other.open().resume()
    lexio.lift().do("act", "pass")
    other.played(4)
    expect(other.ready).to_have_count(0)
    behind(other, None)


def test_nothing_reaches_through_the_curtain(lexio: Lexio) -> None:
    lexio.bring_table(journal(tiles=TILES))
    lexio.ready.wait_for()
    lexio.cell("G7").click()
    lexio.cell("G7").focus()
    lexio.page.keyboard.type("zwk")
    lexio.page.keyboard.press("Enter")
    lexio.page.keyboard.press("Escape")
    lexio.speak("fr")
    lexio.lies("G7", 0)
    expect(lexio.rack).to_have_count(0)
    assert lexio.acts == 2
