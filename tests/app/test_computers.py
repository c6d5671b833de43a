"""Computers at the table: they act by themselves, make way for people, and need no file to go on."""

import re
from typing import Any

import pytest

from app.at_table import far_table
from app.open_page import ROOT, Page, parts
from klerye.app.model import Intent, Model
from klerye.app.store import Memory, StoreFailed
from klerye.app.thinker import Thought
from klerye.app.view.page import view
from klerye.app.words import words
from klerye.core.chance import Ask
from klerye.core.drawing import Node
from klerye.core.game import Over, Turn
from klerye.games.penta.sheet import BOXES
from klerye.main import SHELF
from klerye.table.journal import Acted

GAMES = pytest.mark.parametrize("game", SHELF.names)


def against(game: str, level: str = "easy") -> Page:
    """A table at which Ana plays against a computer."""
    return Page(Memory()).start(game, levels=("", level))


def on_turn(page: Page) -> int | None:
    waits = page.table.told.waits
    return waits.seat if isinstance(waits, Turn) else None


def act(page: Page) -> Page:
    """The person makes the first legal act."""
    table = page.table
    return page.do("act", table.kit.rules.write(next(iter(table.kit.rules.moves(table.told.state)))))


def to_the_end(page: Page) -> None:
    """The game ends: whoever can gives up, else the first legal acts are made."""
    while on_turn(page) is not None:
        if page.table.told.opened.game == "dam":
            page.do("act", "resign")
        else:
            act(page)


def seats(page: Page) -> list[int]:
    return [e.what.seat for e in page.table.told.in_force() if isinstance(e.what, Acted)]


@GAMES
def test_a_computer_acts_until_the_person_is_on_turn(game: str) -> None:
    page = against(game)
    for _ in range(5):
        assert on_turn(page) == 0
        assert act(page).notice == ""
    assert set(seats(page)) <= {0, 1}
    assert 0 in seats(page)


def test_computers_alone_play_to_the_end() -> None:
    page = Page(Memory()).start("penta", levels=("easy", "medium"))
    assert isinstance(page.table.told.waits, Over)
    assert set(seats(page)) == {0, 1}


def test_no_picture_of_a_computer_s_turn_asks_anything_of_anybody() -> None:
    """Nor while its dice are thrown: that would be seen for a moment, and move what lies there."""
    page = against("penta", "medium")
    seen: list[Model] = []
    page.watch = seen.append
    for _ in range(3):
        act(page)
        act(page)
    asks = 0
    for model in seen:
        assert model.table
        waits = model.table.told.waits
        if not isinstance(waits, Turn | Ask) or waits.seat != 1:
            continue
        asks += isinstance(waits, Ask)
        drawn = [*parts(view(model).body)]
        (hint,) = (part for part in drawn if part.attrs.get("class") == "hint")
        assert not any(hint.children)
        offers = {part.attrs.get("data-arg") for part in drawn if part.attrs.get("data-do") == "place"}
        assert not set(BOXES) & offers
        (status,) = (part for part in drawn if part.tag == "strong" and part.attrs.get("class") == "thinks")
        assert status.children == (words("en")("table.thinks", name=model.table.told.opened.names[1]),)
    assert asks


def presses(body: Node) -> list[Node]:
    """The buttons at the rack."""
    trays = [part for part in parts(body) if part.attrs.get("class") == "tray"]
    rows = [row for tray in trays for row in parts(tray) if row.attrs.get("class") == "row"]
    return [button for row in rows for button in parts(row) if button.tag == "button"]


def test_the_buttons_at_the_rack_keep_their_place_until_the_game_is_over() -> None:
    """Where one was there is never another thing for a moment, that a second tap would press."""
    page = against("lexio")
    seen: list[Model] = []
    page.watch = seen.append
    for _ in range(3):
        page.do("act", "pass")
    page.do("settings").do("close")
    open = set()
    for model in seen:
        if model.screen == "table":
            buttons = presses(view(model).body)
            assert len(buttons) == 3
            (can,) = {"disabled" not in button.attrs for button in buttons[::2]}
            open.add((can, on_turn_of(model)))
    assert open == {(True, 0), (False, 0), (False, 1)}
    to_the_end(page)
    assert presses(page.picture()) == []


def on_turn_of(model: Model) -> int | None:
    waits = model.table.told.waits if model.table else None
    return waits.seat if isinstance(waits, Turn | Ask) else None


def test_neither_a_curtain_nor_an_onlooker_has_buttons_at_a_rack() -> None:
    page = Page(Memory()).start("lexio")
    assert presses(page.picture()) == []
    assert presses(page.do("ready").picture()) != []
    assert presses(page.do("act", "pass").picture()) == []
    assert presses(view(far_table("lexio", None)).body) == []
    for seat in range(3):
        model = far_table("lexio", seat)
        shut = {"disabled" in button.attrs for button in presses(view(model).body)[::2]}
        assert shut == {seat != on_turn_of(model)}


@GAMES
def test_each_level_can_be_chosen_and_is_kept_for_the_next_game(game: str) -> None:
    page = against(game, "hard")
    assert page.table.told.opened.computers == ("", "hard")
    again = page.do("home").do("pick", game)
    assert again.model.setup is not None
    assert again.model.setup.levels == ("", "hard")


def test_a_level_that_there_is_not_is_not_taken() -> None:
    page = Page(Memory()).do("pick", "dam").do("start", fields=("", "", "", "godlike", ""))
    assert page.model.table is None


def test_nobody_acts_for_a_computer() -> None:
    page = against("dam")
    before = len(page.table.told.entries)
    page.meanwhile = [Intent("act", "resign"), Intent("place", "11"), Intent("back"), Intent("hint")]
    act(page)
    assert len(page.table.told.entries) in (before + 2, before + 3)
    assert not isinstance(page.table.told.waits, Over)


@GAMES
def test_what_a_person_wants_is_done_before_the_next_step_of_thinking(game: str) -> None:
    page = against(game, "best")
    page.meanwhile = [Intent("lang", "", "fr"), Intent("export")]
    while page.meanwhile and on_turn(page) is not None:
        act(page)
    assert page.model.lang == "fr"
    assert len(page.files) == 1
    assert on_turn(page) in (0, None)


@GAMES
def test_a_table_that_is_left_while_a_computer_thinks_goes_on_when_one_is_back(game: str) -> None:
    page = against(game, "best")
    page.meanwhile = [Intent("home")]
    while page.meanwhile:
        act(page)
    assert page.model.screen == "home"
    (save,) = page.model.saves
    told = page.do("continue", save.opened.id).table.told
    assert on_turn(page) in (0, None)
    assert told.opened.computers == ("", "best")


def test_an_act_that_cannot_be_stored_is_tried_again() -> None:
    class Failing(Memory):
        room = 99

        async def append(self, id: str, n: int, lines: Any, over: bool) -> None:
            if len(self.tables.get(id, [])) >= self.room:
                raise StoreFailed
            await super().append(id, n, lines, over)

    page = Page(Failing()).start("dam", levels=("", "easy"))
    page.store.room = len(page.table.told.entries) + 1  # type: ignore[attr-defined]
    act(page)
    assert page.notice == "table.not_stored"
    assert on_turn(page) == 1
    page.store.room = 99  # type: ignore[attr-defined]
    page.do("deal")
    assert on_turn(page) == 0


def test_taking_back_takes_back_the_answer_too() -> None:
    page = against("dam")
    before = len(seats(page))
    act(page)
    assert len(seats(page)) == before + 2
    page.do("back")
    assert len(seats(page)) == before
    assert on_turn(page) == 0


FILES = [
    (game, name, path)
    for game in SHELF.names
    if (kit := SHELF.kit(game)) and kit.engine
    for name, path in kit.engine().files.items()
]


@pytest.mark.parametrize("damage", [None, b"", b"<!doctype html>", "cut", "bit"])
@pytest.mark.parametrize(("game", "name", "path"), FILES)
def test_without_a_file_the_computers_play_on_and_say_so(
    game: str, name: str, path: str, damage: bytes | str | None
) -> None:
    whole = bytearray((ROOT / path).read_bytes())
    match damage:
        case "cut":
            data: bytes | None = bytes(whole[: len(whole) // 2])
        case "bit":
            whole[len(whole) // 2] ^= 1
            data = bytes(whole)
        case _:
            data = damage  # type: ignore[assignment]
    page = Page(Memory()).do("pick", game)  # the game itself has what it needs
    page.site[path] = data
    page.fill("Ana", "Bèl", levels=("", "best"))
    assert page.notice == "engine.weaker"
    for _ in range(3):
        if on_turn(page) == 0:
            act(page)
    assert on_turn(page) in (0, None)
    assert page.notice in ("engine.weaker", "")


@GAMES
def test_who_plays_alone_may_ask_what_is_best(game: str) -> None:
    page = against(game)
    page.do("hint")
    options = page.table.weighed[page.table.next].options
    assert options
    assert [option.value for option in options] == sorted((o.value for o in options), reverse=True)
    rules, state = page.table.kit.rules, page.table.told.state
    for option in options:
        rules.apply(state, option.act, page.table.told.at(page.now))
    words = " ".join(str(child) for node in parts(page.picture()) for child in node.children)
    assert "The best you could do" in words


def test_the_same_word_is_advised_once_though_it_could_lie_at_many_squares() -> None:
    page = against("lexio").do("hint")
    rows = [node for node in parts(page.picture()) if node.tag == "li"]
    told = [str(row.children[0].children[0]) for row in rows if getattr(row.children[0], "tag", "") == "span"]
    plays = [re.sub(r" [A-O][0-9]+ (across|down)", "", line) for line in told if "points" in line]
    assert len(plays) > 1
    assert len(plays) == len({*plays})


@GAMES
def test_who_does_not_play_alone_gets_no_hint(game: str) -> None:
    page = Page(Memory()).start(game)
    if page.table.veiled:
        page.do("ready")
    page.do("hint")
    assert page.table.weighed == {}
    assert all(node.attrs.get("data-do") != "hint" for node in parts(page.picture()))


@GAMES
def test_a_game_is_looked_at_again_when_it_is_over(game: str) -> None:
    page = against(game)
    for _ in range(4):
        if on_turn(page) == 0:
            act(page)
    page.do("review")
    assert not page.table.reviewing
    to_the_end(page)
    page.do("review")
    assert page.table.reviewing
    assert set(page.table.weighed) >= set(page.table.reviewed)
    weighed = [page.table.weighed[n] for n in page.table.reviewed]
    assert any(found.options for found in weighed)
    turning = [
        part.attrs["data-arg"]
        for part in parts(page.picture())
        if part.attrs.get("data-do") == "reopen" and part.attrs.get("data-arg")
    ]
    assert turning
    for arg in turning:  # each leads to the position before it, and back
        replay = page.do("reopen", arg).model.replay
        assert replay is not None
        assert replay.told.in_force()[replay.at + 1].n in page.table.reviewed
        assert page.do("leave").model.screen == "table"


@GAMES
def test_who_moves_while_help_is_looked_for_gets_an_answer_to_the_move(game: str) -> None:
    page = against(game, "best")
    rules, state = page.table.kit.rules, page.table.told.state
    page.meanwhile = [Intent("act", rules.write(next(iter(rules.moves(state)))))]
    page.do("hint")
    assert not page.meanwhile
    assert on_turn(page) in (0, None)
    assert page.table.weighing is None


@GAMES
def test_what_was_thought_at_one_table_is_not_played_at_another(game: str) -> None:
    page = against(game, "best")
    page.meanwhile = [Intent("home")]
    while page.meanwhile:
        act(page)
    thinker = page.loop._host._background._thinker
    ((left, _, _),) = thinker._thoughts
    page.start(game, levels=("", "best"))
    id = page.table.told.opened.id
    thinker._thoughts[left, "act", page.table.next] = Thought(
        0, iter(["nonsense"])
    )  # of just as many entries
    for _ in range(3):
        act(page)
        assert page.notice == ""
    assert on_turn(page) in (0, None)
    assert {table for table, _, _ in thinker._thoughts} <= {id}


@GAMES
def test_who_does_what_the_adviser_says_loses_nothing(game: str) -> None:
    """As long as it says the same again: a search that looks deeper may change its mind."""
    page = against(game)
    for _ in range(3):
        if on_turn(page) != 0:
            break
        page.do("hint")
        best = page.table.weighed[page.table.next].options[0]
        page.do("act", page.table.kit.rules.write(best.act))
    acts = [n for n in range(len(page.table.told.entries)) if of_person(page, n)]
    to_the_end(page)
    page.do("review")
    for n in acts:
        found = page.table.weighed[n]
        if found.options:
            assert found.chosen is not None
            assert found.losses[found.chosen] < 0.3
    given_up = [n for n in page.table.reviewed if n not in acts and of_person(page, n)]
    if game == "dam":
        assert [page.table.weighed[n].options for n in given_up] == [()]


def of_person(page: Page, n: int) -> bool:
    what = page.table.told.entries[n].what
    return isinstance(what, Acted) and what.seat == 0


def test_nothing_is_tried_again_where_nothing_failed() -> None:
    page = Page(Memory()).do("pick", "penta")
    page.site["web/tables/penta.bin"] = None
    page.fill("Ana", "Bèl", levels=("", "best"))
    assert page.notice == "engine.weaker"
    assert all(node.attrs.get("data-do") != "deal" for node in parts(page.picture()))
    asked: list[str] = []
    page.asked = asked
    for _ in range(4):
        act(page)
    assert asked == []
