"""The page on fair play: every sentence in every language, a way to it from where people wait and play, a
way back that loses nothing, and a picture of chance where a game has one."""

from collections.abc import Callable
from dataclasses import replace
from html import escape

import pytest

from app.at_table import at_table, far_table, over
from app.open_page import Page, parts
from klerye.app.effects import LookAs
from klerye.app.events import Event, Listed, Roomed, Seated
from klerye.app.first import files
from klerye.app.model import Fair, Intent, Model, Room
from klerye.app.store import Memory
from klerye.app.update import update
from klerye.app.view.fair import LIMITS, SECTIONS
from klerye.app.view.page import view
from klerye.app.words import LANGUAGES, words
from klerye.core.drawing import Node
from klerye.main import SHELF

READ = Intent("rules", "fair")
CLOSE = Intent("close")

ROOM = Room(True, "https://1/#2", game="penta", names=("12",), seats=2, mine=True)
WAITING = Model("en", SHELF.names, "room", room=ROOM)

SCREENS: dict[str, Callable[[], Model]] = {
    "home": lambda: Model("en", SHELF.names),
    "room": lambda: WAITING,
    "room, invited": lambda: replace(WAITING, room=replace(ROOM, invites=False)),
    "table": at_table,
    "table, over": over,
    **{f"{game}, far": lambda game=game: far_table(game, 0) for game in SHELF.names},
    **{f"{game}, looking on": lambda game=game: far_table(game, None) for game in SHELF.names},
}


def after(model: Model, *things: Intent | Event) -> Model:
    for thing in things:
        model = update(model, thing, SHELF.kit, model.now)[0]
    return model


def links(model: Model) -> int:
    """How many buttons lead to the page."""
    said = [(part.attrs.get("data-do"), part.attrs.get("data-arg")) for part in parts(view(model).body)]
    return said.count((READ.do, READ.arg))


def pictures(model: Model) -> list[Node]:
    """The pictures of chance, which those of the rules are not."""
    figures = [part for part in parts(view(model).body) if part.tag == "figure"]
    return [figure for figure in figures if figure.attrs.get("class") != "figure"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_a_page_in_every_language_without_a_script(code: str) -> None:
    page, say = files(SHELF)[f"rules/{code}/fair.html"], words(code)
    keys = ["fair.title", "fair.limits", "fair.command", *SECTIONS, *sum(SECTIONS.values(), ()), *LIMITS]
    assert [key for key in keys if escape(say(key)) not in page] == []
    assert f'<html lang="{code}">' in page
    assert [lang for lang in LANGUAGES if f'href="../{lang}/fair.html" lang="{lang}"' not in page] == []
    assert "<script" not in page
    assert "<button" not in page
    assert "<figure" not in page


@pytest.mark.parametrize("screen", SCREENS)
def test_it_is_read_from_where_people_wait_and_play_and_closed_again(screen: str) -> None:
    model = SCREENS[screen]()
    assert links(model) == 1
    reading = after(model, READ)
    assert view(reading).title.startswith(words("en")("fair.title"))
    assert after(reading, CLOSE) == model
    assert after(reading, READ, CLOSE) == model


def test_a_room_that_changes_does_not_close_it() -> None:
    more = replace(ROOM, names=("12", "34"))
    reading = after(WAITING, READ, Roomed(more))
    assert isinstance(reading.book, Fair)
    assert (reading.screen, reading.room) == ("rules", more)
    assert after(reading, CLOSE).screen == "room"


def test_when_the_room_is_gone_it_leads_back_to_the_lobby() -> None:
    left = after(WAITING, READ, Roomed(None), CLOSE)
    assert (left.screen, left.room) == ("home", None)
    assert after(WAITING, Roomed(None)).screen == "home"


def test_when_the_table_opens_whoever_waited_for_it_sits_there() -> None:
    table = far_table("penta", 0).table
    assert table is not None
    seated = Seated(table.told.entries, writes=True, seat=0, key=table.key)
    model = after(WAITING, READ, seated, Roomed(None))
    assert (model.screen, model.book, model.room) == ("table", None, None)


def test_what_happens_meanwhile_reaches_the_table_and_leaves_the_reader_alone() -> None:
    page = Page(Memory()).start("lexio", "Ana", "Bèl", clock="60000").do("ready").press(READ)
    told = len(page.table.told.entries)
    page.tick(60_001)
    assert (len(page.table.told.entries) > told, page.model.screen) == (True, "rules")
    assert page.press(CLOSE).model.screen == "table"


def test_eyes_that_change_do_not_close_it() -> None:
    model = after(far_table("lexio", 0), READ)
    assert model.table is not None
    seated = Seated(model.table.told.entries, writes=True, seat=None, key=model.table.key)
    assert after(model, seated, Listed(())).screen == "rules"
    assert LookAs(0) in update(model, seated, SHELF.kit, 0)[1]


def test_only_dice_have_a_picture_of_their_chance() -> None:
    kits = {name: SHELF.kit(name) for name in SHELF.names}
    assert [name for name, kit in kits.items() if kit and kit.chance] == ["penta"]


def test_the_picture_is_there_from_the_first_throw_and_grows_with_each() -> None:
    page = Page(Memory()).start("penta", "Ana")
    assert pictures(after(page.model, READ)) == []
    for throws in (1, 2, 3):
        page.play("throw")
        (figure,) = pictures(after(page.model, READ))
        assert words("en")("penta.thrown", n=5 * throws, each=f"{5 * throws / 6:.1f}") in str(figure)
        assert pictures(page.model) == []


def test_away_from_a_table_there_is_no_picture() -> None:
    page = Page(Memory()).start("penta", "Ana").play("throw")
    assert pictures(after(page.model, Intent("home"), READ)) == []
    assert pictures(after(page.model, Intent("rules", "penta"))) == []


@pytest.mark.parametrize("game", ["dam", "lexio"])
def test_a_game_without_dice_has_none(game: str) -> None:
    assert pictures(after(far_table(game, 0), READ)) == []
