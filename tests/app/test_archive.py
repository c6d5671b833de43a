"""Finished games: what came of each is kept, and made again from the journal where it is missing."""

from app.open_page import Page, run
from klerye.app.archive import Archive
from klerye.app.device import FetchFailed
from klerye.app.store import Memory, StoreFailed
from klerye.main import SHELF
from klerye.table.result import Result, read_result


async def equip(game: str) -> None:
    assert SHELF.kit(game)


def every(store: Memory) -> tuple[tuple[Result, ...], int]:
    found: list[tuple[tuple[Result, ...], int]] = []

    async def look() -> None:
        found.append(await Archive(store, SHELF, equip).all())

    run(look())
    return found[0]


def given_up(store: Memory, seed: int = 1) -> Page:
    return Page(store, seed).start("dam").do("act", "resign")


def test_what_came_of_a_game_is_kept_when_it_ends() -> None:
    store = Memory()
    given_up(store)
    (text,) = store.came.values()
    made = read_result(text)
    assert made.why == "dam.over_resigned"
    assert sorted(seat.place for seat in made.seats) == [1, 2]
    assert all(seat.here for seat in made.seats)
    assert every(store) == ((made,), 0)


def test_it_is_made_again_from_the_journal_and_stays_when_the_journal_is_gone() -> None:
    store = Memory()
    given_up(store)
    before = dict(store.came)
    store.came.clear()
    every(store)
    assert store.came == before
    store.tables.clear()
    found, damaged = every(store)
    assert [result.text() for result in found] == list(before.values())
    assert damaged == 0


def test_what_is_damaged_is_counted_and_the_others_are_told() -> None:
    store = Memory()
    given_up(store)
    store.came["other"] = "{}"
    store.tables["third"] = ["nothing"]
    store.over.add("third")
    found, damaged = every(store)
    assert len(found) == 1
    assert damaged == 2


def test_nobody_here_has_played_a_finished_game_from_a_file() -> None:
    page = given_up(Memory()).do("export")
    store = Memory()
    Page(store, first_id=50).do("import", value=page.files[0][1])
    (text,) = store.came.values()
    assert not any(seat.here for seat in read_result(text).seats)
    own = dict(page.store.came)
    page.do("home").do("import", value=page.files[0][1])
    assert page.store.came == own


def test_what_came_of_a_game_stays_when_it_is_deleted_and_comes_back() -> None:
    page = given_up(Memory()).do("export")
    own, text = dict(page.store.came), page.files[0][1]
    (id,) = own
    page.do("home").do("forget", id)
    assert page.store.tables == {}
    page.do("import", value=text)
    assert (list(page.store.tables), page.store.came) == ([id], own)


class Narrow(Memory):
    """A store in which no result finds room."""

    async def keep_result(self, id: str, text: str) -> None:
        raise StoreFailed("full")


def test_reading_needs_no_room() -> None:
    page = given_up(Narrow()).do("home").do("records")
    assert page.notice == ""
    assert page.model.records is not None
    assert len(page.model.records.results) == 1
    assert every(page.store)[1] == 0


def test_a_game_whose_file_is_not_to_be_had_costs_only_itself() -> None:
    page = given_up(Memory()).do("home").start("lexio")
    for _ in range(4):
        page.do("ready").play("pass")
    assert len(page.store.over) == 2
    page.store.came.clear()

    async def offline(game: str) -> None:
        if game == "lexio":
            raise FetchFailed(game)

    async def look() -> None:
        found, damaged = await Archive(page.store, SHELF, offline).all()
        assert ([result.game for result in found], damaged) == (["dam"], 1)

    run(look())


def test_a_game_ends_also_where_its_result_finds_no_room() -> None:
    page = given_up(Narrow())
    assert page.notice == ""
    assert page.table.told.entries[-1].text == "resign"
