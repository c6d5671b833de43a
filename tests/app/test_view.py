"""The screens hold no words of their own, and nothing that anybody typed becomes markup."""

import re
from dataclasses import replace
from html import escape
from html.parser import HTMLParser
from string import ascii_uppercase
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.at_table import at_table, far_table, over
from app.past_models import past_models
from app.progress import progress_models
from klerye.app import words as words_module
from klerye.app.first import files, html, markup
from klerye.app.model import (
    FEELINGS,
    Book,
    Fair,
    Intent,
    Model,
    Notice,
    Question,
    Room,
    Save,
    Settings,
    Setup,
    Table,
)
from klerye.app.view import page
from klerye.app.words import LANGUAGES
from klerye.core.drawing import Node, node
from klerye.main import SHELF
from klerye.table.journal import Opened

NAMES = ("12", "34")
RULES = ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "D12", "D13")
SAVE = Save(Opened("0123456789", "dam", NAMES, 0))


PICTURE = "101\n010\n111"
INVITING = Room(True, "https://1/#2", PICTURE, "dam", ("12",), 3, mine=True, relays=(2, 3))
INVITED = Room(False, "https://1/#2")
ROOMS = {
    "inviting": INVITING,
    "inviting, nobody comes": replace(INVITING, lonely=True, relays=(0, 3)),
    "inviting, another way": replace(INVITING, token="https://1/#3", token_picture=PICTURE),
    "looking": INVITED,
    "looking, nobody there": replace(INVITED, lonely=True),
    "looking, another way": replace(INVITED, token="https://1/#3", token_picture=PICTURE),
    "answering": replace(INVITED, token="https://1/#3", token_picture=PICTURE, answering=True),
    "handed": replace(INVITED, handed=True),
    "invited": replace(INVITED, game="dam", names=("12",), seats=2, relays=(1, 1)),
    "invited to what is not here": replace(INVITED, game="chess", names=("12",), seats=2),
    "seated": replace(INVITED, game="dam", names=("12", "34"), seats=3, mine=True),
    "full": replace(INVITED, game="dam", names=("12", "34"), seats=2),
}


def far_models() -> dict[str, Model]:
    """What is shown of play with others far away."""
    shown = {f"room, {name}": Model("en", ("dam",), "room", room=room) for name, room in ROOMS.items()}
    for game in SHELF.names:
        shown[f"{game}, looking on"] = far_table(game, None)
        for seat in (0, 1):
            model = far_table(game, seat)
            assert model.table is not None
            shown[f"{game}, far, seat {seat}"] = model
            feelings = {0: (FEELINGS[0], 0), 1: (FEELINGS[1], 0)}
            for away in (0, 1):
                table = replace(model.table, apart=frozenset({away}), feelings=feelings)
                shown[f"{game}, far, seat {seat}, {away} away"] = replace(model, table=table)
            for wish in ("back", "rematch"):
                table = replace(model.table, wish=(1 - seat, wish, 2))
                shown[f"{game}, far, seat {seat}, {wish}"] = replace(model, table=table)
    shown["settings"] = Model(
        "en", SHELF.names, "rules", book=Settings("home"), relays="wss://1", vibrates=True
    )
    wrong = Notice("net.relay_wrong", {"address": "1"})
    shown["settings, refused"] = replace(shown["settings"], notice=wrong)
    broke = Notice("net.keeper_broke", {"why": "dam.must_jump", "squares": (9, 10)})
    shown["the keeper broke a rule"] = replace(far_table("dam", 1), notice=broke)
    shown["warned"] = Model("en", ("dam",), question=Question("net.warn", "app.name", Intent("enter")))
    return shown


def models() -> dict[str, Model]:
    home = Model("en", ("dam",), saves=(SAVE,), kept=False)
    playing = at_table("11-15", "22-18")
    dam = SHELF.kit("dam")
    assert dam is not None
    assert playing.table is not None
    return {
        "home": home,
        "home, a file refused": replace(home, notice=Notice("table.stamp", {"n": 5, "line": 6})),
        "home, a table set aside": replace(
            home, notice=Notice("table.set_aside", {"why": "dam.must_jump", "squares": (9, 10), "line": 6})
        ),
        "setup": Model("en", ("dam",), "setup", setup=Setup("dam", dam, ("", ""), None)),
        "rules": Model("en", ("dam",), "rules", book=Book("dam", dam, "D2", "home")),
        "fair": Model("en", ("dam",), "rules", book=Fair("home")),
        "table": playing,
        "table, refused": replace(playing, notice=Notice("dam.must_jump", {"squares": (15,)})),
        "table, looking on": replace(playing, table=replace(playing.table, writes=False)),
        "question": replace(playing, question=Question("dam.ask_resign", "", Intent("act", "resign"))),
        "offered": at_table("11-15", "offer"),
        "over": over(),
        "over, installable": replace(over(), installable=True),
        **progress_models(),
        **far_models(),
        **past_models(),
    }


ALL = models()
screens = pytest.mark.parametrize("screen", ALL)


class Bracketed(words_module.Words):
    bound = True

    def __init__(self) -> None:
        self.code = "zz"

    def __call__(self, key: str, /, **facts: Any) -> str:
        return f"⟦{key} {facts}⟧"


def texts(part: Node | str) -> list[str]:
    """All that can be read of a picture: text, labels, placeholders."""
    if isinstance(part, str):
        return [part]
    said = [
        str(part.attrs[name]) for name in ("aria-label", "placeholder", "title", "alt") if name in part.attrs
    ]
    return said + [text for child in part.children for text in texts(child)]


@screens
def test_every_word_comes_from_a_language(screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "words", lambda code: Bracketed())
    shown = page.view(ALL[screen])
    own_names = {*LANGUAGES.values(), *RULES, *ascii_uppercase, "wss://…", "stun:…"}  # and letters on tiles
    for text in [shown.title, *texts(shown.body)]:
        name = re.sub(r"×\d+$", "", text)  # tiles may come with their number
        outside = "" if name in own_names else _outside(text)
        assert not any(c.isalpha() for c in outside), text


def _outside(text: str) -> str:
    """What stands outside the brackets."""
    left, depth = "", 0
    for c in text:
        depth += (c == "⟦") - (c == "⟧")
        left += c if not depth and c != "⟧" else ""
    return left


@screens
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_screen_is_drawn_in_every_language(screen: str, code: str) -> None:
    shown = page.view(replace(ALL[screen], lang=code))
    assert shown.lang == code
    assert all("{" not in text for text in texts(shown.body))


@screens
def test_keys_are_unique_among_siblings_and_ids_on_the_page(screen: str) -> None:
    ids: list[str] = []

    def visit(part: Node | str) -> None:
        if isinstance(part, str):
            return
        keys = [c.attrs["key"] for c in part.children if isinstance(c, Node) and "key" in c.attrs]
        assert len(set(keys)) == len(keys)
        ids.extend(str(part.attrs["id"]) for _ in [0] if "id" in part.attrs)
        for child in part.children:
            visit(child)

    visit(page.view(ALL[screen]).body)
    assert len(set(ids)) == len(ids)


def test_a_class_means_the_page_or_a_thing_on_it() -> None:
    """The style of a thing must not reach everything on the page that is called the same."""
    pages, things = set[str](), set[str]()
    for model in ALL.values():
        body = page.view(model).body
        pages.update(str(body.attrs["class"]).split())
        for part in parts(body)[1:]:
            things.update(str(part.attrs.get("class") or "").split())
    assert pages & things == set()


def parts(part: Node | str) -> list[Node]:
    """All nodes of a picture."""
    if isinstance(part, str):
        return []
    return [part, *(node for child in part.children for node in parts(child))]


def asked(model: Model) -> set[tuple[str, str]]:
    """What can be done on the page of `model`."""
    attrs = [part.attrs for part in parts(page.view(model).body)]
    return {(str(a["data-do"]), str(a.get("data-arg", ""))) for a in attrs if "data-do" in a}


def test_who_is_met_decides_what_can_be_done_in_a_room() -> None:
    can = {name: asked(ALL[f"room, {name}"]) for name in ROOMS}
    do = {name: {do for do, _ in can[name]} - {"home", "lang", "rules", "keys"} for name in ROOMS}
    assert do["inviting"] == do["inviting, nobody comes"] == {"share", "begin", "token"}
    assert do["looking"] == do["looking, nobody there"] == {"token"}
    assert do["looking, another way"] == {"share", "give"}
    assert do["answering"] == {"share"}
    assert ("share", "token") in can["answering"]
    assert {("share", ""), ("share", "token"), ("give", "")} <= can["inviting, another way"]
    assert do["invited"] == {"join"}
    assert do["seated"] == do["full"] == do["handed"] == set()


def test_the_code_of_a_link_is_drawn_with_its_margin() -> None:
    shown = page.view(ALL["room, inviting"]).body
    (code,) = (part for part in parts(shown) if part.tag == "svg")
    assert code.attrs["viewBox"] == "0 0 11 11"
    (path,) = (part for part in parts(code) if part.tag == "path")
    dark = {(4, 4), (6, 4), (5, 5), (4, 6), (5, 6), (6, 6)}
    assert set(str(path.attrs["d"]).split("M")) - {""} == {f"{x} {y}h1v1h-1z" for x, y in dark}


@pytest.mark.parametrize("game", SHELF.names)
def test_the_page_tells_who_is_away_and_what_they_feel(game: str) -> None:
    def count(model: Model, name: str) -> int:
        return sum(part.attrs.get("class") == name for part in parts(page.view(model).body))

    quiet, away = ALL[f"{game}, far, seat 0"], ALL[f"{game}, far, seat 0, 1 away"]
    assert (count(quiet, "away"), count(quiet, "felt")) == (0, 0)
    assert (count(away, "away"), count(away, "felt")) == (1, 2)


@pytest.mark.parametrize("game", SHELF.names)
def test_only_players_can_show_a_feeling_and_consent(game: str) -> None:
    def table(model: Model) -> Table:
        assert model.table is not None
        return model.table

    onlooker = ALL[f"{game}, looking on"]
    wish = replace(onlooker, table=replace(table(onlooker), wish=(0, "back", 1)))
    assert not {do for do, _ in asked(wish)} & {"feel", "consent", "back"}
    asks = asked(ALL[f"{game}, far, seat 0, back"])
    assert {("feel", which) for which in FEELINGS} | {("consent", "yes"), ("consent", "no")} <= asks


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", SHELF.names)
def test_each_time_for_a_turn_is_offered_by_its_own_name(game: str, code: str) -> None:
    kit = SHELF.kit(game)
    assert kit is not None
    say = words_module.words(code)
    setup = Setup(game, kit, ("", ""), kit.turns[0])
    drawn = page.view(Model(code, SHELF.names, "setup", setup=setup)).body
    options = [part for part in parts(drawn) if part.tag == "option"]
    offered = {str(part.attrs["value"]): "".join(texts(part)) for part in options}
    for ms in kit.turns if len(kit.turns) > 1 else ():
        name = offered["" if ms is None else str(ms)]
        (number,) = re.findall(r"\d+", name) or [""]
        units = {1000: "setup.seconds", 60_000: "setup.minutes"}
        told = [unit for unit, key in units.items() if number and say(key, n=int(number)) == name]
        assert [int(number) * unit for unit in told] == ([] if ms is None else [ms])


@pytest.mark.parametrize("game", SHELF.names)
def test_nobody_far_away_sits_first(game: str) -> None:
    kit = SHELF.kit(game)
    assert kit is not None
    setup = Setup(game, kit, ("", ""), kit.turns[0], ("", "far"))
    shown = page.view(Model("en", SHELF.names, "setup", setup=setup)).body
    selects = [part for part in parts(shown) if part.tag == "select" and "data-do" not in part.attrs]
    far = [any(part.attrs.get("value") == "far" for part in parts(select)) for select in selects]
    assert far[:2] == [False, True]


class Reader(HTMLParser):
    """Collects what a browser would find."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.values: list[str | None] = []
        self.langs: list[str | None] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.langs.append(dict(attrs).get("lang"))
        self.values += [value for _, value in attrs]

    def handle_data(self, data: str) -> None:
        self.text += data


@given(
    st.text(st.characters(exclude_categories=["Cs", "Cc"])),
    st.text(st.characters(exclude_categories=["Cs", "Cc"])),
)
def test_no_text_becomes_markup(text: str, value: str) -> None:
    reader = Reader()
    reader.feed(markup(node("p", text, title=value or "x")))
    reader.close()
    assert reader.tags == ["p"]
    assert reader.text == text
    assert reader.values == [value or "x"]


@pytest.mark.parametrize(
    "name", ["onclick", "onerror", "srcdoc", "style", "innerHTML", "dangerouslySetInnerHTML"]
)
def test_an_attribute_that_could_run_code_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        node("p", **{name: "x"})


def test_the_rules_are_pages_in_every_language_without_a_script() -> None:
    made = files(SHELF)
    for game in SHELF.names:
        kit = SHELF.kit(game)
        assert kit
        for code in LANGUAGES:
            page = made[f"rules/{code}/{game}.html"]
            say = words_module.words(code)
            assert [number for number in kit.numbers if escape(say(f"{game}.{number}")) not in page] == []
            assert f'<html lang="{code}">' in page
            assert "<script" not in page
            assert [lang for lang in LANGUAGES if f'hreflang="{lang}"' not in page] == []
            assert 'class="cloth"' in made[f"first/{code}/{game}.html"]


def test_the_first_paint_speaks_every_language() -> None:
    reader = Reader()
    reader.feed(html(("dam",)))
    tagged = zip(reader.tags, reader.langs, strict=True)
    spoken = [lang for tag, lang in tagged if tag in ("template", "section") and lang]
    assert spoken == [*LANGUAGES, *LANGUAGES]
