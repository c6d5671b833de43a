"""The pages of progress without a browser: what is earned, shown, handed out and deleted."""

import json
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.open_page import Page, parts
from klerye.app.about import in_place
from klerye.app.at_progress import SEATS, nobody, ranked
from klerye.app.events import Ranked
from klerye.app.model import Model
from klerye.app.place import Place, Waiting
from klerye.app.store import Memory, StoreFailed
from klerye.app.words import words
from klerye.core.drawing import Node
from klerye.main import SHELF
from klerye.table.names import person
from table.results import results

OPENING = ("11-15", "22-18", "15x22", "25x18", "8-11", "29-25")
"""Three turns of each."""


def won_by_resignation(page: Page, *names: str) -> Page:
    """A game of Dam in which the seat on turn after the opening gives up."""
    return page.start("dam", *names).play(*OPENING, "resign")


def text(node: Node) -> str:
    return " ".join(child if isinstance(child, str) else text(child) for child in node.children)


def gains(page: Page) -> str:
    (node,) = [part for part in parts(page.picture()) if part.attrs.get("class") == "gains"]
    return text(node)


def test_the_end_of_a_game_says_what_it_gave() -> None:
    page = won_by_resignation(Page(Memory()), "Ana", "Bèl")
    told = gains(page)
    assert "+20 experience, rating 1216 (+16)." in told
    assert "+10 experience, rating 1184 (\u221216)." in told
    assert "First victory" in told


def test_a_game_given_up_at_once_gives_nothing_and_says_so() -> None:
    page = Page(Memory()).start("dam").play("11-15", "resign")
    assert gains(page) == page_words("progress.short")
    progress = page.do("home").do("progress").model.progress
    assert progress is not None
    assert [profile.steps for profile in progress.standings.values()] == [(), ()]


def test_whoever_has_only_begun_a_game_can_delete_everything_about_themselves() -> None:
    page = Page(Memory()).start("dam", "Ana", "").do("home").do("progress")
    (entry,) = [part for part in parts(page.picture()) if part.attrs.get("data-do") == "person"]
    assert "Ana" in text(entry)
    assert page_words("progress.no_games") in text(entry)
    page.do("person", "ana")
    assert page.model.screen == "person"
    assert "ask_erase" in [part.attrs.get("data-do") for part in parts(page.picture())]
    page.do("ask_erase", "ana").do("yes")
    assert (page.notice, page.model.screen) == ("", "progress")
    assert page.store.tables == {}
    assert "ana" not in everything(page)


def page_words(key: str) -> str:
    return words("en")(key)


def test_who_gives_no_name_is_told_to() -> None:
    assert gains(won_by_resignation(Page(Memory()), "", "")) == page_words("progress.nameless")


def test_a_game_of_lexio_says_that_it_earns_nothing() -> None:
    """L28: two rounds of passes end it."""
    page = Page(Memory()).start("lexio", "Ana", "Bèl")
    for _ in range(4):
        page.do("ready").play("pass")
    assert page_words("lexio.unearned") in gains(page)


def test_computers_alone_earn_nothing() -> None:
    page = Page(Memory()).start("penta", "Ana", "Bo", levels=("easy", "easy"))
    assert gains(page) == ""
    assert page.model.progress is not None
    assert page.model.progress.standings == {}


def test_the_way_to_a_profile_and_back() -> None:
    page = won_by_resignation(Page(Memory()), "Ana", "Bèl").do("home").do("progress")
    assert page.model.screen == "progress"
    page.do("person", "ana")
    assert page.model.screen == "person"
    assert "Ana" in text(page.picture())
    page.do("progress")
    assert page.model.screen == "progress"
    assert page.do("home").model.screen == "home"


def test_nobody_is_looked_at_who_is_not_there() -> None:
    page = won_by_resignation(Page(Memory()), "Ana", "Bèl").do("home").do("progress")
    assert page.do("person", "zoe").model.screen == "progress"


def test_names_of_before_can_be_chosen_when_a_table_is_laid() -> None:
    store = Memory()
    won_by_resignation(Page(store), "Ana", "Bèl")
    store.held.clear()
    page = Page(store, first_id=500).do("pick", "dam")
    (known,) = [part for part in parts(page.picture()) if part.tag == "datalist"]
    assert [option.attrs["value"] for option in known.children if isinstance(option, Node)] == ["Ana", "Bèl"]


def test_nothing_is_read_before_somebody_wants_it() -> None:
    class Closed(Memory):
        async def results(self) -> dict[str, str]:
            raise AssertionError

    assert Page(Closed()).model.progress is None


def test_what_cannot_be_read_is_said() -> None:
    class Broken(Memory):
        async def results(self) -> dict[str, str]:
            raise StoreFailed("closed")

    page = Page(Broken()).do("progress")
    assert page.notice == "progress.not_read"
    assert not page.model.busy
    page.do("home").do("pick", "dam")
    assert page.notice == ""  # who lays a table did not ask
    assert page.do("home").model.screen == "home"


def test_damaged_results_are_counted_on_the_page() -> None:
    store = Memory()
    store.came["x" * 8] = "{}"
    page = Page(store).do("progress")
    assert "1 game cannot be read" in text(page.picture())


@pytest.mark.parametrize("code", ["ht", "ms", "fr", "en"])
def test_no_default_name_of_any_language_is_a_profile(code: str) -> None:
    for n in range(1, SEATS + 1):
        assert person(words(code)("setup.player", n=n)) in nobody()
    assert max(kit.rules.seats[-1] for name in SHELF.names if (kit := SHELF.kit(name))) <= SEATS


def test_everything_about_somebody_is_one_file() -> None:
    page = won_by_resignation(Page(Memory()), "Ana", "Bèl").do("home").do("progress").do("portrait", "ana")
    ((name, told),) = page.files
    assert name == "klerye-profile.json"
    body = json.loads(told)
    assert body["name"] == "Ana"
    assert body["experience"] == sum(step["experience"] for step in body["results"])
    assert body["games"]["dam"]["games"] == len(body["results"]) == 1


def test_what_is_deleted_about_somebody_is_in_their_file() -> None:
    page = won_by_resignation(Page(Memory()), "Ana", "Bèl").do("home")
    page.start("dam", "ANA", "Chi").play("resign").do("home").start("dam", "Ana", "").do("home")
    page.start("dam", "Bèl", "Chi").do("home")
    page.store.aside["damaged1"] = ['{"names":["Ana"']
    before = {**page.store.tables, **page.store.aside}, dict(page.store.came)
    page.do("progress").do("portrait", "ana").do("ask_erase", "ana").do("yes")
    after = {**page.store.tables, **page.store.aside}, page.store.came
    ((_, told),) = page.files
    body = json.loads(told)
    gone = [lines for id, lines in before[0].items() if id not in after[0]]
    assert sorted(body["journals"]) == sorted(gone)
    assert len(gone) == 4
    changed = {id for id, line in before[1].items() if after[1].get(id) != line}
    counted = [step["result"]["table"] for step in body["results"]]
    assert {*counted, *(result["table"] for result in body["uncounted"])} == changed
    assert len(changed) == 2


def test_deleting_is_asked_first_and_says_how_much() -> None:
    page = won_by_resignation(Page(Memory()), "Ana", "Bèl").do("home")
    page.start("dam", "ANA", "Chi").do("home").do("progress").do("ask_erase", "ana")
    assert page.model.question is not None
    assert page.model.question.facts == {"name": "Ana", "n": 2}
    assert "2 games that Ana played in" in text(page.picture())
    page.do("no")
    assert len(page.store.tables) == 2


NAMES = ("Ana", "ana", "Bèl", "Chi", "")


def everything(page: Page) -> str:
    """All that is stored, set or listed."""
    store = page.store
    stored = [store.tables, store.aside, store.came, store.rooms, page.settings]
    shown = [page.model.saves, page.model.names, page.model.progress]
    return person(repr(stored) + repr(shown))


@settings(max_examples=15, deadline=None)
@given(
    games=st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES), st.booleans()), max_size=4),
    gone=st.sampled_from(["ana", "bèl"]),
    seed=st.integers(0, 99),
)
def test_who_is_deleted_is_nowhere_any_more_and_the_others_keep_what_they_have(
    games: list[tuple[str, str, bool]], gone: str, seed: int
) -> None:
    page = Page(Memory(), seed)
    for one, other, ends in [*games, ("Ana", "Bèl", True)]:
        if one == other != "":
            continue
        page.start("dam", one, other).play(*OPENING, *(["resign"] if ends else [])).do("home")
        page.tick(5000)
    page.do("progress")
    assert page.model.progress is not None
    before = page.model.progress.standings
    page.do("ask_erase", gone).do("yes")
    assert page.notice == ""
    assert not page.model.busy
    assert gone not in everything(page)
    assert page.model.progress is not None
    after = page.model.progress.standings
    assert after.keys() == before.keys() - {gone}
    for who, profile in after.items():
        assert (profile.experience, profile.pearls) == (before[who].experience, before[who].pearls)
        assert profile.rating == before[who].rating
    again = Page(page.store, first_id=900).do("progress")
    assert again.model.progress is not None
    assert again.model.progress.standings == after


def test_what_another_tab_plays_is_not_deleted_and_nothing_else_is() -> None:
    store = Memory()
    page = won_by_resignation(Page(store), "Ana", "Bèl").do("home")
    other = Page(store, first_id=500).start("dam", "Ana", "Chi")
    assert other.model.table is not None
    page.do("progress")
    kept = (dict(store.tables), dict(store.came), page.model.names, dict(page.settings))
    page.do("ask_erase", "ana").do("yes")
    assert page.notice == "table.elsewhere"
    assert (store.tables, store.came, page.model.names, page.settings) == kept
    assert not page.model.busy


def test_no_table_is_deleted_that_another_tab_may_have() -> None:
    class Held(Memory):
        async def remove(self, id: str) -> None:
            assert self._mine == id
            await super().remove(id)

    store = Held()
    page = won_by_resignation(Page(store), "Ana", "Bèl").do("home")
    page.start("dam", "Ana", "Chi").do("home").do("progress")
    store.aside["damaged1"] = ['{"names":["Ana"']
    page.do("ask_erase", "ana").do("yes")
    assert page.notice == ""
    assert not store.tables
    assert not store.aside
    assert not store.held


FIELDS = ["room", "inviter", "secret", "key", "name", "table", "waiting", "tables", "names", "seats", "Ed"]
NAMED = st.sampled_from([*FIELDS, "Ana"])


@st.composite
def places(draw: st.DrawFn) -> Place:
    key = st.binary(min_size=32, max_size=32).map(lambda data: urlsafe_b64encode(data).decode().rstrip("="))
    room, secret = draw(st.binary(min_size=16, max_size=16)).hex(), draw(st.binary(min_size=32)).hex()
    names = tuple(draw(st.lists(NAMED, max_size=3)))
    waiting = draw(st.none() | st.just(Waiting("dam", {}, None, names, tuple(map(str, names)), 4)))
    return Place(room, draw(key), secret, draw(key), draw(NAMED), waiting=waiting)


@given(places(), st.sampled_from([*FIELDS, "Ana", "A", "Secret"]).map(person), st.integers(0, 30))
def test_a_place_names_those_who_have_it_or_wait_there_and_nobody_else(
    place: Place, who: str, cut: int
) -> None:
    waiting = place.waiting.names if place.waiting else ()
    assert in_place(place.text(), who) == (who in map(person, (place.name, *waiting)))
    if in_place(place.text()[cut:], who):
        assert who in map(person, (place.name, *waiting, "dam"))


def test_what_was_set_aside_and_places_in_rooms_go_too() -> None:
    store = Memory()
    page = won_by_resignation(Page(store), "Ana", "Bèl").do("home").do("progress")
    store.aside["damaged1"] = ['broken, "names":["Ana"']
    store.aside["damaged2"] = ['broken, "names":["Chi"']
    store.rooms |= {name: Place(name, "", "", "", name).text() for name in ("Ana", "Anabel")}
    store.rooms["damaged"] = '{"name":"Ana'
    store.rooms["cut"] = '"name":"Ana"}'
    store.came["damaged3"] = '{"Ana"'
    before = dict(store.rooms)
    page.do("ask_erase", "ana").do("yes")
    assert list(store.aside) == ["damaged2"]
    assert store.rooms == before | {"Ana": "{}", "cut": "{}"}
    assert "damaged3" not in store.came


@settings(max_examples=20)
@given(st.data())
def test_how_everybody_stands_does_not_depend_on_what_was_known_before(data: st.DataObject) -> None:
    given = tuple(data.draw(results()))
    model = Model("en", SHELF.names, "progress")
    for _ in range(3):
        known = tuple(result for result in given if data.draw(st.booleans()))
        model, _effects = ranked(model, Ranked(known, 0), SHELF.kit)
    model, _effects = ranked(model, Ranked(given, 0), SHELF.kit)
    assert model == ranked(Model("en", SHELF.names, "progress"), Ranked(given, 0), SHELF.kit)[0]
