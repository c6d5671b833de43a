"""Games as files: what is handed out can be opened elsewhere; what is wrong is refused by its line."""

import json
from pathlib import Path

from playwright.sync_api import expect

from browser.journals import folded, journal, new_id, position
from browser.lobby import Lobby
from browser.table import Dam, Visit
from klerye.table.journal import LONGEST

ACTS = ("11-15", "22-18", "15x22", "25x18")
LINES = journal(*ACTS)


def changed(n: int, **fields: object) -> list[str]:
    """The journal with other fields in line `n`, counted from 1."""
    return [*LINES[: n - 1], json.dumps(json.loads(LINES[n - 1]) | fields), *LINES[n:]]


def test_a_game_goes_on_elsewhere(visit: Visit, tmp_path: Path) -> None:
    dam = visit().open().lay("Ann", "Ben").play("11-15").play("22-18")
    dam.do("back")
    dam.played(2)
    dam.play("22-17")
    text = dam.export(tmp_path)
    table = folded(text)
    assert table.state.position == position("11-15", "22-17")
    assert table.opened.names == ("Ann", "Ben")
    assert len(table.entries) == 6  # opening, colours, three moves, a take-back
    other = visit(lang="fr").open().bring(text)
    other.board.wait_for()
    other.shows(position("11-15", "22-17"))
    assert other.page.locator(".near .name").inner_text() == dam.page.locator(".near .name").inner_text()
    other.play("9-13").shows(position("11-15", "22-17", "9-13"))
    assert other.export(tmp_path).startswith(text)
    other.open().resume().shows(position("11-15", "22-17", "9-13"))


def test_a_finished_game_is_opened_and_played_again(lobby: Lobby) -> None:
    dam = lobby().bring_table(journal("11-15", "resign"))
    expect(dam.ending.get_by_role("heading")).to_have_text(dam.say("table.won", n=1, names=("Ann",)))
    dam.do("rematch")
    expect(dam.ending).to_have_count(0)
    assert dam.colours()["Ben"] == dam.say("dam.red")
    dam.play("11-15")


def test_the_same_file_twice_is_one_game(dam: Dam) -> None:
    dam.bring_table(LINES)
    dam.do("home")
    dam.bring_table(LINES).play("8-11")
    dam.do("home")
    expect(dam.page.locator("[data-do=continue]")).to_have_count(1)


def test_an_older_copy_of_a_game_loses_nothing(lobby: Lobby) -> None:
    """The game that is kept goes on: it begins as the file does."""
    lines = journal(*ACTS)
    dam = lobby().bring_table(lines)
    dam.do("home")
    dam.bring_table(lines[:3]).shows(position("11-15", "22-18", "15x22", "25x18"))


def test_another_course_of_the_same_game_is_refused(lobby: Lobby) -> None:
    id = new_id()
    dam = lobby().bring_table(journal(*ACTS, id=id))
    dam.do("home")
    dam.bring("\n".join(journal(*ACTS[:3], "26x17", id=id)))
    expect(dam.notice).to_have_text(dam.say("table.other_course"))
    dam.resume().shows(position("11-15", "22-18", "15x22", "25x18"))


def test_a_file_with_line_ends_of_windows_is_opened(lobby: Lobby) -> None:
    dam = lobby().bring("\r\n".join(journal(*ACTS)) + "\r\n\r\n")
    dam.board.wait_for()
    dam.shows(position("11-15", "22-18", "15x22", "25x18"))


WRONG: dict[str, tuple[str | bytes, int | None]] = {
    "empty": ("", None),
    "blank lines": ("\n\n  \n", None),
    "random text": ("Lorem ipsum\ndolor", 1),
    "bytes": (bytes(range(256)), 1),
    "markup": ("<script>alert(1)</script>", 1),
    "a list": ("[1, 2]", 1),
    "nested deeply": ("[" * 100_000, 1),
    "a line too long": (json.dumps({"n": "x" * LONGEST}), 1),
    "a huge number": ("\n".join(LINES).replace('"n":2', '"n":' + "9" * 5000), 3),
    "a truncated line": ("\n".join(LINES)[:-20], 5),
    "a line missing": ("\n".join([*LINES[:2], *LINES[3:]]), 3),
    "a line twice": ("\n".join([*LINES[:2], LINES[1], *LINES[2:]]), 3),
    "no opening": ("\n".join(LINES[1:]), 1),
    "an illegal move": ("\n".join(changed(3, act="22-30")), 3),
    "a capture overlooked": ("\n".join(changed(4, act="9-13")), 4),
    "no move at all": ("\n".join(changed(4, act="banana")), 4),
    "a lone surrogate": ("\n".join(changed(4, act="\ud800")), 4),
    "another seat": ("\n".join(changed(4, seat=1)), 4),
    "a broken chain": ("\n".join(changed(3, at=5)), 4),
    "another game": ("\n".join(changed(1, game="chess")), 1),
    "another format": ("\n".join(changed(1, klerye=2)), 1),
    "three players": ("\n".join(changed(1, names=["A", "B", "C"])), 1),
    "a wrong position": ("\n".join(changed(1, options={"fen": "B:W99:B1"})), 1),
    "a position with a surrogate": ("\n".join(changed(1, options={"fen": "B:W\ud800:B1"})), 1),
    "an unknown option": ("\n".join(changed(1, options={"<b>": 1})), 1),
    "an option of the wrong kind": ("\n".join(changed(1, options={"fen": []})), 1),
    "a wrong first seat": ("\n".join(changed(1, options={"first": 2})), 1),
}
"""What is wrong, the file, and the line that the message has to name."""


def refusal(dam: Dam, name: str) -> str:
    """What is not as it should be after a wrong file; empty when all is well."""
    text, line = WRONG[name]
    dam.bring(text)
    fault = dam.page.locator("#boot pre:visible")
    dam.notice.or_(fault).or_(dam.board).first.wait_for()
    if fault.count():
        told = fault.inner_text().strip().splitlines()[-1]
        dam.open()
        return f"{name}: the game stopped: {told}"
    if dam.board.count():
        dam.do("home")
        return f"{name}: taken"
    told = dam.notice.inner_text()
    dam.do("dismiss")
    expect(dam.notice).to_have_count(0)
    start = dam.say("table.at_line", line=line, what="") if line else dam.say("table.empty")
    return "" if told.startswith(start) else f"{name}: not {start!r} but {told!r}"


def test_a_wrong_file_is_refused_by_its_line(dam: Dam) -> None:
    assert [found for name in WRONG if (found := refusal(dam, name))] == []
    dam.open()
    expect(dam.page.locator("[data-do=continue]")).to_have_count(0)
