"""A store that is damaged, full, or not there."""

import json

import pytest
from playwright.sync_api import expect

from browser.journals import journal, position
from browser.kept import on_store
from browser.table import Dam, Visit

REWRITE = on_store(
    """
    const lines = db.transaction("lines", "readwrite").objectStore("lines");
    const record = await answer(lines.get([table, n]));
    if (line === null) await answer(lines.delete([table, n]));
    else if (line) await answer(lines.put({ ...record, line }));
    return record.line;
    """,
    "[table, n, line]",
)
"""The stored line `n` of a table, after it was put in the place of another; null deletes it."""

ACTS = ("11-15", "22-18", "15x22")

FULL = """
const add = IDBObjectStore.prototype.add;
let room = %d;
IDBObjectStore.prototype.add = function (value) {
    const request = add.call(this, value);
    if (room-- <= 0) request.onsuccess = () => request.transaction.abort();
    return request;
};
export * from "./real-idb.mjs";
"""
"""idb on a device that has room for some records more: what is too much is taken back as it is committed."""

DEAF = """
const add = IDBObjectStore.prototype.add;
let room = %d;
IDBObjectStore.prototype.add = function (value) {
    if (room-- <= 0) throw new DOMException("full", "QuotaExceededError");
    return add.call(this, value);
};
export * from "./real-idb.mjs";
"""
"""The same on one that refuses at once."""

GONE = 'export const openDB = () => Promise.reject(new DOMException("no", "SecurityError"))'
"""idb in a browser that keeps nothing."""

OPENINGS = (
    ('"klerye":1', '"klerye":7'),
    ("{", ""),
    ('"dam"', '"dim"'),
    ("a0000001", "a0000002"),
    ('"Ann"', '"An\u202e"'),
)
LINES: tuple[tuple[int, str | None, str], ...] = (
    (0, '"Ann"', '"Amn"'),
    (0, '"when":1', '"when":2'),
    (1, "11-15", "11-16"),
    (1, "11-15", "11-25"),
    (2, "{", "("),
    (2, '"seat":1', '"seat":0'),
    (2, '"n":2', '"n":3'),
    (3, '"before":"', '"before":"0'),
    (3, "15x22", "15x23"),
    (3, "15x22", "15-22"),
    (2, None, ""),
)
"""Damages: the number of the entry, what stood there, what stands there now; None: the whole line is gone."""


def bring_all(dam: Dam, count: int) -> list[str]:
    """A good game and `count` others are brought to the device; the ids of the others."""
    ids = [f"a{n:07}" for n in range(count)]
    for id, names in (*((id, ("Ann", "Ben")) for id in ids), ("b0000000", ("Cleo", "Dan"))):
        dam.bring_table(journal(*ACTS, names=names, id=id))
        dam.do("home")
        dam.page.locator("[data-arg=dam][data-do=pick]").wait_for()
    return ids


def damage(dam: Dam, id: str, n: int, old: str | None, new: str) -> None:
    line = None if old is None else journal(*ACTS, id=id)[n].replace(old, new, 1)
    assert line != journal(*ACTS, id=id)[n]
    dam.page.evaluate(REWRITE, [id, n, line])


def called(dam: Dam, *names: str) -> str:
    return dam.say("home.save", game="Dam", names=names)


def only_the_good_one_is_left(dam: Dam) -> None:
    expect(dam.page.locator(".saves strong")).to_have_text([called(dam, "Cleo", "Dan")])
    dam.resume().shows(position(*ACTS)).play("25x18")
    dam.open()
    expect(dam.page.locator(".saves strong")).to_have_text([called(dam, "Cleo", "Dan")])
    expect(dam.notice).to_have_count(0)


def test_damaged_openings_are_set_aside(dam: Dam) -> None:
    for id, (old, new) in zip(bring_all(dam, len(OPENINGS)), OPENINGS, strict=True):
        damage(dam, id, 0, old.replace("a0000001", id), new.replace("a0000002", f"c{id[1:]}"))
    dam.open()
    expect(dam.notice).to_contain_text(dam.say("table.set_aside", line=1, why="").strip())
    only_the_good_one_is_left(dam)


def test_damaged_lines_are_set_aside(dam: Dam) -> None:
    """One byte of a stored line is another: the message names the line, other games go on."""
    ids = bring_all(dam, len(LINES))
    for id, (n, old, new) in zip(ids, LINES, strict=True):
        damage(dam, id, n, old, new)
    dam.open()
    expect(dam.page.locator(".saves strong")).to_have_count(len(LINES) + 1)
    wrong = []
    for id, (n, old, new) in zip(ids, LINES, strict=True):
        dam.do("continue", id)
        dam.notice.wait_for()
        told = dam.notice.inner_text()
        # What is still well-formed is given away by the next line, which follows from another.
        starts = [dam.say("table.set_aside", line=line, why="").strip() for line in (n + 1, n + 2)]
        if not told.startswith(tuple(starts)):
            wrong.append(f"{old!r} for {new!r} in line {n + 1}: {told}")
        dam.do("dismiss")
        expect(dam.notice).to_have_count(0)
    assert wrong == []
    only_the_good_one_is_left(dam)


def with_store(visit: Visit, source: str) -> Dam:
    """Somebody whose browser keeps things as `source` does, a module in the place of idb."""
    dam = visit(new=True)
    idb, context = f"{dam.address}runtime/idb.mjs", dam.page.context
    context.route(
        "**/runtime/idb.mjs", lambda route: route.fulfill(body=source, content_type="text/javascript")
    )
    context.route("**/runtime/real-idb.mjs", lambda route: route.fulfill(response=route.fetch(url=idb)))
    return dam.open()


@pytest.mark.parametrize("source", [FULL, DEAF], ids=["later", "at once"])
def test_a_move_that_cannot_be_stored_is_not_made(visit: Visit, source: str) -> None:
    dam = with_store(visit, source % 3).lay("Ann", "Ben").play("11-15")
    for _ in range(2):
        dam.show("22-18")
        expect(dam.notice).to_have_text(dam.say("table.not_stored"))
        dam.shows(position("11-15"))
        assert dam.acts == 2
        dam.do("dismiss")
        expect(dam.notice).to_have_count(0)
    dam.page.context.unroute("**/runtime/idb.mjs")
    dam.open().resume().shows(position("11-15")).play("22-18").shows(position("11-15", "22-18"))


def test_a_table_that_cannot_be_stored_is_not_laid(visit: Visit) -> None:
    dam = with_store(visit, FULL % 0)
    dam.do("pick", "dam")
    dam.page.locator("form [type=submit]").click()
    expect(dam.notice).to_have_text(dam.say("table.not_stored"))
    expect(dam.board).to_have_count(0)


def test_a_browser_that_keeps_nothing_says_so(visit: Visit) -> None:
    dam = with_store(visit, GONE)
    expect(dam.page.locator("p.notice")).to_have_text(dam.say("table.not_kept"))
    dam.lay("Ann", "Ben").play("11-15").shows(position("11-15"))
    dam.do("home")
    expect(dam.page.locator(".saves strong")).to_have_text(called(dam, "Ann", "Ben"))
    dam.resume().play("22-18").shows(position("11-15", "22-18"))


def test_blocked_settings_do_not_stop_the_page(visit: Visit) -> None:
    """localStorage that throws: the page works, and remembers nothing."""
    dam = visit()
    blocked = "{ get() { throw new DOMException('no', 'SecurityError') } }"
    dam.page.add_init_script(f"Object.defineProperty(window, 'localStorage', {blocked})")
    dam.open().speak("fr").lay("Ann", "Ben").play("11-15").shows(position("11-15"))


@pytest.mark.parametrize("text", ["{", "null", '{"lang":7,"names":7}'])
def test_damaged_settings_do_not_stop_the_page(visit: Visit, text: str) -> None:
    dam = visit()
    dam.page.add_init_script(f"localStorage.setItem('klerye', {json.dumps(text)})")
    dam.open().lay("Ann", "Ben").play("11-15")
