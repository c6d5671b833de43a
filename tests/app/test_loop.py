"""The page without a browser: real loop, host and keeper over a store in memory."""

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from app.open_page import ROOT, Page, pressable, run
from klerye.app.at_table import GESTURES
from klerye.app.model import Intent, Model
from klerye.app.store import Memory, StoreFailed
from klerye.app.view.page import view
from klerye.core.game import Turn
from klerye.main import GAMES, SHELF
from klerye.table.follower import fold
from klerye.table.journal import read_lines
from klerye.table.keeper import Keeper


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


def stored(store: Memory) -> list[str]:
    (lines,) = store.tables.values()
    return lines


def test_a_game_is_played_by_touching_squares() -> None:
    page = Page(Memory()).start("dam")
    assert page.model.screen == "table"
    for place in ("11", "15", "22", "18", "15", "22"):
        page.do("place", place)
    assert [str(act) for act in page.table.acts[1:]] == ["11-15", "22-18", "15x22"]
    assert page.notice == ""


def test_a_name_left_empty_is_a_number_and_names_are_kept_as_typed() -> None:
    page = Page(Memory()).do("pick", "dam").fill("", " Bèl ")
    assert page.table.told.opened.names == ("Player 1", "Bèl")
    assert page.settings == {"names": "\n Bèl ", "levels": "\n"}
    again = page.do("home").do("pick", "dam")
    assert again.model.setup is not None
    assert again.model.setup.names == ("", " Bèl ")


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (("Ana", "Ana"), "table.names_same"),
        (("x" * 25, "Bo"), "table.name_long"),
        (("a\u202eb", "Bo"), "table.name_unseen"),
    ],
)
def test_names_that_do_not_fit_are_refused_and_stay_in_the_form(names: tuple[str, str], why: str) -> None:
    page = Page(Memory()).do("pick", "dam").fill(*names)
    assert page.notice == why
    assert page.model.setup is not None
    assert page.model.setup.names == names
    assert page.store.tables == {}


@settings(max_examples=15)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_pressed_the_screen_is_the_fold_of_what_is_stored(game: str, seed: int) -> None:
    """A hand that presses anything there is: nothing breaks, and screen and store never part."""
    chance = Random(seed)
    page = Page(Memory(), seed).start(game)
    for _ in range(80):
        offered = pressable(page.picture(), chance)
        page.press(chance.choice(offered))
        if chance.random() < 0.3:
            page.tick(chance.choice((500, 5000, 70_000)))
        if table := page.model.table:
            lines = page.store.tables[table.told.opened.id]
            truth = fold(read_lines(lines), SHELF.rules)
            keeper = Keeper(truth, lambda: "")
            assert list(table.told.entries) == keeper.tell(table.seat)
            assert not table.waiting


NAMED = re.compile(r"^ +(?:case |\")\(*((?:\"\w+\"(?: \| )?)+)", re.MULTILINE)
KNOWN = sorted(
    {
        *GESTURES,
        *(
            name
            for file in ("at_table.py", "update.py")
            for names in NAMED.findall((ROOT / "py/klerye/app" / file).read_text(encoding="utf-8"))
            for name in re.findall(r"\w+", names)
        ),
    }
)
"""The intents that mean something somewhere, as the code names them."""


@given(do=st.text(max_size=8), arg=st.text(max_size=8), value=st.text(max_size=8))
def test_an_intent_that_means_nothing_changes_nothing(do: str, arg: str, value: str) -> None:
    assume(do not in KNOWN)
    page = Page(Memory()).start("dam")
    before = page.model
    page.do(do, arg, value)
    assert page.model == before


@pytest.mark.parametrize("do", KNOWN)
@settings(max_examples=20)
@given(game=st.sampled_from(["dam", "penta", "lexio"]), arg=st.text(max_size=8), value=st.text(max_size=8))
def test_an_intent_about_something_that_is_not_there_breaks_nothing(
    do: str, game: str, arg: str, value: str
) -> None:
    page = Page(Memory()).start(game)
    page.do("ready").do(do, arg, value)
    view(page.model)


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
    page.start("dam").play("11-15", "22-18", "15x22", "offer", "decline", "25x18")
    assert seen[-1] == 8
    assert [entry.line() for entry in page.table.told.entries] == stored(store)


@pytest.mark.parametrize("closed_after", range(1, 8))
def test_a_page_closed_after_any_entry_goes_on_from_there(closed_after: int) -> None:
    moves = ["11-15", "22-18", "15x22", "25x18", "8-11", "29-25"]
    store = Memory()
    first = Page(store).start("dam").play(*moves[: closed_after - 1])
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
    page = Page(store).start("dam")
    moves = ["11-15", "22-18", "15x22", "25x18"]
    for move in moves[: max(0, room - 1)]:
        assert page.notice == ""
        page.do("act", move)
    assert page.notice == "table.not_stored"
    assert [entry.line() for entry in page.table.told.entries] == stored(store)
    page.store.room = 99
    if room == 1:
        page.do("deal")
    page.play(*moves[max(0, room - 2) :])
    assert len(stored(store)) == 6
    assert [entry.line() for entry in page.table.told.entries] == stored(store)


@pytest.mark.parametrize("then", ["start", "home", "rules", "continue"])
def test_what_is_done_while_a_table_is_laid_is_not_done(then: str) -> None:
    """Two quick taps lay one table, and nobody leaves a table before sitting at it."""
    page = Page(Memory()).do("pick", "dam")
    for do in ("start", then):
        page.loop.take(Intent(do, "dam", "", ("Ana", "", "Bèl", "", "")))
    run(page.loop.settle())
    assert len(page.store.tables) == 1
    assert page.model.screen == "table"
    assert page.play("11-15").notice == ""


def test_who_reads_the_rules_when_the_device_changes_hands_goes_on_reading() -> None:
    page = Page(Memory()).start("lexio", "Ana", "Bèl", clock="60000").do("ready").do("rules", "lexio")
    page.tick(60_000)
    assert page.model.screen == "rules"
    assert page.table.seat is None
    assert page.do("close").model.screen == "table"


def test_a_clock_over_a_game_that_forces_nothing_stops_nothing() -> None:
    page = Page(Memory()).start("dam").do("export")
    text = page.files[0][1].splitlines()[0].replace('"turn_ms":null', '"turn_ms":1000')
    timed = Page(Memory()).do("import", value=text)
    timed.tick(5000).tick(5000)
    assert timed.play("11-15", "22-18").notice == ""


def test_a_double_tap_on_continue_keeps_the_table() -> None:
    store = Memory()
    id = Page(store).start("dam").do("home").model.saves[0].opened.id
    page = Page(store)
    page.do("continue", id).do("continue", id)
    assert page.table.writes


def test_a_table_is_let_go_when_it_cannot_be_opened() -> None:
    store = Full(0)
    page = Page(store).start("dam")
    assert page.store.held == set()
    page.do("continue", "nothing")
    assert page.store.held == set()


def test_a_table_that_cannot_be_stored_is_not_opened() -> None:
    page = Page(Full(0)).start("dam")
    assert page.notice == "table.not_stored"
    assert page.model.screen == "setup"


@pytest.mark.parametrize("line", range(4))
def test_a_damaged_save_is_set_aside_and_the_others_go_on(line: int) -> None:
    store = Memory()
    Page(store).start("dam").play("11-15", "22-18").do("home")
    Page(store, first_id=100).start("dam").play("9-13", "22-18").do("home")
    bad, good = store.tables
    damaged = store.tables[bad]
    damaged[line] = damaged[line].replace('"at":', '"at ":')
    kept = list(damaged)
    page = Page(store)
    if line:
        page.do("continue", bad)
    assert page.notice == "table.set_aside"
    assert page.model.notice is not None
    assert page.model.notice.facts["line"] == line + 1
    assert store.aside == {bad: kept}
    assert [save.opened.id for save in page.model.saves] == [good]
    page.do("continue", good)
    assert len(page.table.told.entries) == 4


def test_a_second_tab_only_looks_on_until_it_can_take_over() -> None:
    store = Memory()
    first = Page(store).start("dam").play("11-15")
    second = Page(store).do("continue", first.table.told.opened.id)
    assert not second.table.writes
    second.do("place", "22")
    assert second.notice == "table.read_only"
    second.do("act", "22-18")
    assert len(stored(store)) == 3
    second.do("continue", first.table.told.opened.id)
    assert second.notice == "table.held"
    assert second.table.told == first.table.told
    second.do("forget", first.table.told.opened.id)
    assert second.notice == "table.elsewhere"
    first.play("22-18").do("home")
    second.do("continue", first_id := next(iter(store.tables)))
    assert second.table.writes
    second.play("15x22")
    assert len(store.tables[first_id]) == 5


def test_a_game_goes_out_as_a_file_and_comes_back() -> None:
    page = Page(Memory()).start("dam").play("11-15", "22-18").do("export")
    ((name, text),) = page.files
    assert name.startswith("klerye-dam-")
    other = Page(Memory()).do("import", value=text)
    assert other.table.told == replace(page.table.told, game=other.table.told.game)
    other.play("15x22").do("export").do("home")
    page.do("home").do("import", value=other.files[0][1])
    assert len(page.table.told.entries) == 5


def test_a_file_that_does_not_fit_is_refused_whole() -> None:
    page = Page(Memory()).start("dam").play("11-15", "22-18").do("export")
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
        assert (other.notice, other.store.tables, other.model.screen) == (why, {}, "home")
        assert other.model.notice is not None
        assert line is None or other.model.notice.facts["line"] == line
        view(other.model)


def test_of_two_copies_of_a_table_the_longer_counts_and_another_course_is_refused() -> None:
    page = Page(Memory()).start("dam").play("11-15", "22-18").do("export")
    older = page.files[0][1]
    page.do("home").do("import", value=older).play("15x22")
    kept = list(stored(page.store))
    page.do("home").do("import", value=older)
    assert page.notice == ""
    assert stored(page.store) == kept
    assert len(page.table.told.entries) == 5
    other = Page(Memory()).do("import", value=older).do("back").do("export")
    page.do("home").do("import", value=other.files[0][1])
    assert page.notice == "table.other_course"
    assert stored(page.store) == kept


def test_a_rematch_changes_colours() -> None:
    """D12: chance gives the colours of the first game only."""
    page = Page(Memory()).start("dam")
    reds = []
    for _ in range(4):
        reds.append(page.table.told.state.red)
        waits = page.table.told.waits
        assert isinstance(waits, Turn)
        assert page.table.near == waits.seat
        page.play("resign").do("rematch")
    assert reds in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_a_draft_and_a_question_do_not_outlive_what_happens() -> None:
    page = Page(Memory()).start("dam").do("place", "11")
    assert page.table.draft.path == (11,)
    page.do("lang", value="fr")
    assert page.table.draft.path == (11,)
    page.do("rules", "dam").do("close")
    assert page.table.draft.path == (11,)
    page.do("ask", "dam.ask_resign", "act resign").do("no")
    assert page.table.draft.path == (11,)
    page.do("act", "9-13")
    assert page.table.draft.path == ()
