"""The page without a browser: real loop, host and keeper over a store in memory."""

import asyncio
from collections.abc import Coroutine, Sequence
from copy import copy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klerye.app.host import Device
from klerye.app.loop import Loop
from klerye.app.model import Intent, Model, Table
from klerye.app.store import Memory, StoreFailed
from klerye.app.view.page import view
from klerye.core.game import Turn
from klerye.main import SHELF
from klerye.table.dealer import Local
from klerye.table.follower import fold
from klerye.table.journal import read_lines


class Full(Memory):
    """A store that takes `room` lines and then no more."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    async def append(self, id: str, n: int, lines: Sequence[str], over: bool) -> None:
        if len(lines) > self.room:
            raise StoreFailed("full")
        self.room -= len(lines)
        await super().append(id, n, lines, over)


async def fetch(path: str) -> bytes:
    """A file of the site, which is the folder of the project here."""
    return (Path(__file__).resolve().parents[2] / path).read_bytes()


class Page:
    """One open page; another on the same store is another tab, or the same one opened again."""

    def __init__(self, store: Memory, seed: int = 1, first_id: int = 0) -> None:
        self.files: list[tuple[str, str]] = []
        self.settings: dict[str, str] = {}
        store = copy(store)  # the tables are shared, the lock is each tab's own
        self.pictures: list[Model] = []
        chance = Random(seed)
        ids = iter(range(first_id, 10**6))
        device = Device(
            store,
            Local(chance),
            now=lambda: 1_700_000_000_000 + chance.randrange(10**6),
            fresh=lambda: f"{next(ids):032x}",
            save_file=lambda name, text: self.files.append((name, text)),
            remember=self.settings.__setitem__,
            fetch=fetch,
        )
        self.store = store
        self.loop = Loop(Model("en", SHELF.names), SHELF, device, self.pictures.append)
        run(self.loop.begin())

    @property
    def model(self) -> Model:
        return self.loop.model

    @property
    def table(self) -> Table:
        assert self.model.table is not None
        return self.model.table

    def do(self, do: str, arg: str = "", value: str = "", fields: tuple[str, ...] = ()) -> "Page":
        self.loop.take(Intent(do, arg, value, fields))
        run(self.loop.settle())
        return self

    def notice(self) -> str:
        return self.model.notice.why if self.model.notice else ""

    def start(self) -> "Page":
        return self.do("pick", "dam").do("start", fields=("Ana", "Bèl"))

    def play(self, *moves: str) -> "Page":
        for move in moves:
            self.do("act", move)
        return self


def run(work: Coroutine[Any, Any, Any]) -> None:
    asyncio.run(work)


def stored(store: Memory) -> list[str]:
    (lines,) = store.tables.values()
    return lines


def test_a_game_is_played_by_touching_squares() -> None:
    page = Page(Memory()).start()
    assert page.model.screen == "table"
    for place in ("11", "15", "22", "18", "15", "22"):
        page.do("place", place)
    assert [str(act) for act in page.table.acts[1:]] == ["11-15", "22-18", "15x22"]
    assert page.notice() == ""


def test_a_name_left_empty_is_a_number_and_names_are_kept_as_typed() -> None:
    page = Page(Memory()).do("pick", "dam").do("start", fields=("", " Bèl "))
    assert page.table.told.opened.names == ("Player 1", "Bèl")
    assert page.settings == {"names": "\n Bèl "}
    again = page.do("home").do("pick", "dam")
    assert again.model.setup is not None
    assert again.model.setup.names == ("", " Bèl ")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        (("Ana", "Ana"), "table.names_same"),
        (("x" * 25, "Bo"), "table.name_long"),
        (("a\u202eb", "Bo"), "table.name_unseen"),
    ],
)
def test_names_that_do_not_fit_are_refused_and_stay_in_the_form(fields: tuple[str, str], why: str) -> None:
    page = Page(Memory()).do("pick", "dam").do("start", fields=fields)
    assert page.notice() == why
    assert page.model.setup is not None
    assert page.model.setup.names == fields
    assert page.store.tables == {}


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_whatever_is_done_the_screen_is_the_fold_of_what_is_stored(seed: int, data: st.DataObject) -> None:
    """A hand that does anything at all: nothing breaks, and screen and store never part."""
    chance = Random(seed)
    page = Page(Memory(), seed)
    squares = [str(square) for square in range(1, 33)]
    for _ in range(60):
        do = chance.choice(
            ("place",) * 12
            + ("lift", "drop", "cancel", "act", "back", "flip", "ask", "yes", "no", "lang", "rules")
            + ("close", "home", "pick", "start", "continue", "export", "rematch", "dismiss", "nothing")
        )
        arg, value, fields = chance.choice(squares), chance.choice(squares), ()
        if do == "act":
            arg = chance.choice(("offer", "accept", "decline", "resign", "11-15", "x"))
        elif do == "ask":
            arg, value = "dam.ask_resign", chance.choice(("act resign", "back", "nothing"))
        elif do == "lang":
            value = chance.choice(("ht", "ms", "fr", "en", "zz"))
        elif do in ("rules", "pick"):
            arg = chance.choice(("dam", "dam.D2", "chess"))
        elif do == "start":
            fields = ("A", chance.choice("AB"))
        elif do == "continue":
            arg = chance.choice([*page.store.tables, "none"])
        page.do(do, arg, value, fields)
        view(page.model)
        if page.model.table and not page.model.table.waiting:
            table = page.model.table
            lines = page.store.tables[table.told.opened.id]
            truth = fold(read_lines(lines), SHELF.rules)
            assert table.told == replace(truth, game=table.told.game)
            assert table.states[-1] == truth.state


def test_every_entry_is_stored_before_it_is_shown() -> None:
    """Where the page is closed after any picture whatever, all that was in it is in the store."""
    store = Memory()
    page = Page(store)
    seen: list[int] = []

    def check(model: Model) -> None:
        if model.table:
            seen.append(len(model.table.told.entries))
            assert len(stored(store)) >= len(model.table.told.entries)

    page.loop._show = check
    page.start().play("11-15", "22-18", "15x22", "offer", "decline", "25x18")
    assert seen[-1] == 8
    assert [entry.line() for entry in page.table.told.entries] == stored(store)


@pytest.mark.parametrize("closed_after", range(1, 8))
def test_a_page_closed_after_any_entry_goes_on_from_there(closed_after: int) -> None:
    moves = ["11-15", "22-18", "15x22", "25x18", "8-11", "29-25"]
    store = Memory()
    first = Page(store).start().play(*moves[: closed_after - 1])
    store.held.clear()  # the tab is gone, and its lock with it
    again = Page(store)
    (save,) = again.model.saves
    again.do("continue", save.opened.id)
    assert again.table.told == replace(first.table.told, game=again.table.told.game)
    again.play(*moves[closed_after - 1 :])
    assert len(stored(store)) == 8


@pytest.mark.parametrize("room", range(1, 6))
def test_what_cannot_be_stored_does_not_happen(room: int) -> None:
    store = Full(room)
    page = Page(store).start()
    moves = ["11-15", "22-18", "15x22", "25x18"]
    for move in moves[: max(0, room - 1)]:
        assert page.notice() == ""
        page.do("act", move)
    assert page.notice() == "table.not_stored"
    assert [entry.line() for entry in page.table.told.entries] == stored(store)
    page.store.room = 99
    if room == 1:
        page.do("deal")
    page.play(*moves[max(0, room - 2) :])
    assert len(stored(store)) == 6
    assert [entry.line() for entry in page.table.told.entries] == stored(store)


def test_a_table_that_cannot_be_stored_is_not_opened() -> None:
    page = Page(Full(0)).start()
    assert page.notice() == "table.not_stored"
    assert page.model.screen == "setup"


@pytest.mark.parametrize("line", range(4))
def test_a_damaged_save_is_set_aside_and_the_others_go_on(line: int) -> None:
    store = Memory()
    Page(store).start().play("11-15", "22-18").do("home")
    Page(store, first_id=100).start().play("9-13", "22-18").do("home")
    bad, good = store.tables
    damaged = store.tables[bad]
    damaged[line] = damaged[line].replace('"at":', '"at ":')
    kept = list(damaged)
    page = Page(store)
    if line:
        page.do("continue", bad)
    assert page.notice() == "table.set_aside"
    assert page.model.notice is not None
    assert page.model.notice.facts["line"] == line + 1
    assert store.aside == {bad: kept}
    assert [save.opened.id for save in page.model.saves] == [good]
    page.do("continue", good)
    assert len(page.table.told.entries) == 4


def test_a_second_tab_only_looks_on_until_it_can_take_over() -> None:
    store = Memory()
    first = Page(store).start().play("11-15")
    second = Page(store).do("continue", first.table.told.opened.id)
    assert not second.table.writes
    second.do("place", "22")
    assert second.notice() == "table.read_only"
    second.do("act", "22-18")
    assert len(stored(store)) == 3
    second.do("forget", first.table.told.opened.id)
    assert second.notice() == "table.elsewhere"
    first.play("22-18").do("home")
    second.do("continue", first_id := next(iter(store.tables)))
    assert second.table.writes
    second.play("15x22")
    assert len(store.tables[first_id]) == 5


def test_a_game_goes_out_as_a_file_and_comes_back() -> None:
    page = Page(Memory()).start().play("11-15", "22-18").do("export")
    ((name, text),) = page.files
    assert name.startswith("klerye-dam-")
    other = Page(Memory()).do("import", value=text)
    assert other.table.told == replace(page.table.told, game=other.table.told.game)
    other.play("15x22").do("export").do("home")
    page.do("home").do("import", value=other.files[0][1])
    assert len(page.table.told.entries) == 5


def test_a_file_that_does_not_fit_is_refused_whole() -> None:
    page = Page(Memory()).start().play("11-15", "22-18").do("export")
    lines = page.files[0][1].splitlines()
    for text, why, line in (
        ("", "table.empty", None),
        ("x" * 4_000_001, "table.file_large", None),
        ("hello\n", "table.not_json", 1),
        ("\n".join([*lines[:2], lines[2][:-5]]), "table.not_json", 3),
        ("\n".join([lines[0], lines[2]]), "table.out_of_order", None),
        ("\n".join([lines[0], lines[1].replace("red", "rad")]), "dam.unreadable", None),
        ("\n".join(lines).replace("11-15", "11-14"), "dam.not_a_move", None),
        ("\n".join(lines).replace("dam", "mad"), "table.no_such_game", None),
    ):
        other = Page(Memory()).do("import", value=text)
        assert (other.notice(), other.store.tables, other.model.screen) == (why, {}, "home")
        assert other.model.notice is not None
        assert line is None or other.model.notice.facts["line"] == line
        view(other.model)


def test_a_file_of_another_course_is_refused_and_the_kept_one_stays() -> None:
    page = Page(Memory()).start().play("11-15", "22-18").do("export")
    text = page.files[0][1]
    page.do("back").play("23-19").do("home").do("import", value=text)
    assert page.notice() == "table.other_course"
    assert len(stored(page.store)) == 6


def test_a_rematch_changes_colours() -> None:
    """D12: chance gives the colours of the first game only."""
    page = Page(Memory()).start()
    reds = []
    for _ in range(4):
        reds.append(page.table.told.state.red)
        waits = page.table.told.waits
        assert isinstance(waits, Turn)
        assert page.table.near == waits.seat
        page.play("resign").do("rematch")
    assert reds in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_a_draft_and_a_question_do_not_outlive_what_happens() -> None:
    page = Page(Memory()).start().do("place", "11")
    assert page.table.draft.path == (11,)
    page.do("lang", value="fr")
    assert page.table.draft.path == (11,)
    page.do("rules", "dam").do("close")
    assert page.table.draft.path == (11,)
    page.do("ask", "dam.ask_resign", "act resign").do("no")
    assert page.table.draft.path == (11,)
    page.do("act", "9-13")
    assert page.table.draft.path == ()
