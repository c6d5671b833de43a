"""What a screen shows first lies still, since it happened before; what happens on it moves."""

from playwright.sync_api import expect

from browser import journals, lexio, penta
from browser.lexio import Lexio
from browser.lobby import Lobby
from browser.penta import Penta
from browser.person import Person

WATCH = """() => {
    const slow = new CSSStyleSheet(); // a busy device sees each motion before it is over
    slow.replaceSync(".die, .signs * { animation-duration: 10s !important; }");
    document.adoptedStyleSheets.push(slow);
    window.moved = [];
    addEventListener("animationstart", ({ target, animationName: name }) => {
        const moves = one => one.animationName === name && one.playState === "running";
        if (target.getAnimations().some(moves)) window.moved.push(name);
    }, true);
    addEventListener("transitionrun", ({ target }) => {
        if (target.matches(".leaving")) window.moved.push("leave");
    }, true);
}"""
MOVED = """() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => {
    const moved = window.moved.filter(name => ["tumble", "drop", "leave"].includes(name));
    window.moved = [];
    resolve([...new Set(moved)]);
})))"""
"""How things moved since this was asked last."""


def test_a_table_lies_still_until_something_happens_there(lobby: Lobby) -> None:
    """When it is opened, and on the way back from another screen."""
    dam = lobby()
    page = dam.page
    page.evaluate(WATCH)

    def comes_back(person: Person) -> None:
        person.do("settings")
        expect(page.locator(".cloth")).to_have_count(0)
        person.do("close")
        page.locator(".cloth").wait_for()
        assert page.evaluate(MOVED) == []

    dam.bring_table(journals.journal(fen="B:W18,32:B15,5")).play("15x22")
    assert page.evaluate(MOVED) == ["leave"]
    comes_back(dam)
    dice = Penta.of(lobby())
    dice.bring_table(penta.journal("throw", dice="44135"))
    assert page.evaluate(MOVED) == []
    dice.throw(1, 2)
    assert page.evaluate(MOVED) == ["tumble"]
    comes_back(dice)
    tiles = Lexio.of(lobby())
    tiles.bring_table(lexio.journal("place 7F PIE", tiles="*AEIPRS" + "DELMNOT" + "ABCEEEF")).lift()
    assert page.evaluate(MOVED) == []
    tiles.show("place 6H M")
    tiles.lies("H6")
    assert page.evaluate(MOVED) == ["drop"]
    comes_back(tiles)
