"""The books: rules with their pictures, lexicons, and the refusals that lead there."""

import ast
import gzip
import re
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from types import SimpleNamespace

import pytest

import klerye
from app.test_view import parts
from klerye.app.first import files, markup
from klerye.app.model import Book, Glossary, Intent, Model
from klerye.app.update import update
from klerye.app.view import glossary, page
from klerye.app.words import LANGUAGES, words
from klerye.core.drawing import Node
from klerye.core.kit import Kit
from klerye.main import GAMES, SHELF

FILES = files(SHELF)

games = pytest.mark.parametrize("game", GAMES)
languages = pytest.mark.parametrize("code", LANGUAGES)


def kit(game: str) -> Kit:
    found = SHELF.kit(game)
    assert found
    return found


def book(game: str, rule: str = "", code: str = "en") -> Model:
    return Model(code, SHELF.names, "rules", book=Book(game, kit(game), rule, "home"))


def shown(model: Model) -> list[Node]:
    return parts(page.view(model).body)


def figures(game: str, code: str) -> list[Node]:
    return [part for part in shown(book(game, code=code)) if part.attrs.get("class") == "figure"]


@games
@languages
def test_pictures_stand_still(game: str, code: str) -> None:
    """Nothing of them can be pressed, dragged or reached by the tab key, and none is a grid to walk in."""
    for figure in figures(game, code):
        for part in parts(figure):
            assert part.tag not in ("button", "a", "input", "select")
            assert part.attrs.get("role", "img") == "img"
            assert not [name for name in part.attrs if name.startswith("data-") or name in ("tabindex", "id")]


@games
@languages
def test_a_picture_says_what_it_shows(game: str, code: str) -> None:
    for figure in figures(game, code):
        drawn = [part for part in parts(figure) if part.attrs.get("role") == "img"]
        assert all(part.attrs["aria-label"] for part in drawn)
        assert drawn or any(part.tag == "th" for part in parts(figure))
        (caption,) = (part for part in parts(figure) if part.tag == "figcaption")
        assert markup(caption) != "<figcaption></figcaption>"
    for part in (part for figure in figures(game, code) for part in parts(figure)):
        if part.tag == "svg" and "role" not in part.attrs:  # then it is a part of one that has a name
            assert "viewBox" in part.attrs


@games
def test_every_game_has_pictures_of_rules_that_there_are(game: str) -> None:
    draw = kit(game).diagrams
    assert draw
    assert [number for number in kit(game).numbers if draw(number, words("en"))]
    assert draw("X1", words("en")) == []


@games
@languages
def test_the_words_of_a_game_lead_to_its_rules(game: str, code: str) -> None:
    terms = kit(game).terms
    assert len(terms) > 9
    assert set(terms.values()) <= set(kit(game).numbers)
    text = FILES[f"rules/{code}/{game}.html"]
    for term in terms:
        assert escape(words(code)(f"{game}.term_{term}")) in text
        assert escape(words(code)(f"{game}.about_{term}")) in text


@games
def test_the_parts_of_a_book_begin_in_the_order_of_its_rules(game: str) -> None:
    numbers, begin = kit(game).numbers, list(kit(game).parts)
    assert begin[0] == numbers[0]
    assert [number for number in numbers if number in begin] == begin


def addresses(text: str) -> set[str]:
    return set(re.findall(r'href="([^"]+)"', text))


@languages
def test_every_link_of_a_textleads_to_a_textand_a_place_on_it(code: str) -> None:
    here = Path("rules") / code
    for name in (*GAMES, "fair", "words"):
        for address in addresses(FILES[f"rules/{code}/{name}.html"]) - {"../../", "../../web/style.css"}:
            file, _, place = address.partition("#")
            path = (here / file).as_posix()
            target = FILES[re.sub(r"[^/]+/\.\./", "", path)]
            assert not place or f' id="{place}"' in target, address


@languages
def test_pages_weigh_little(code: str) -> None:
    """At most as much as a small photograph, all of a language together."""
    sizes = {
        name: len(gzip.compress(FILES[f"rules/{code}/{name}.html"].encode()))
        for name in (*GAMES, "fair", "words")
    }
    assert max(sizes.values()) < 12_000, sizes
    assert sum(sizes.values()) < 30_000, sizes


@languages
def test_the_glossary_is_a_textand_a_screen(code: str) -> None:
    say, text = words(code), FILES[f"rules/{code}/words.html"]
    told = [word for inside in glossary.PARTS.values() for word in inside]
    assert {"pearl", "ranking", "progress"} <= set(told)
    for word in told:
        assert escape(say(f"glossary.about_{word}", **glossary.FACTS.get(word, {}))) in text
    screen = shown(Model(code, SHELF.names, "rules", book=Glossary("pearl", "home")))
    (asked,) = (part for part in screen if part.attrs.get("class") == "asked")
    assert asked.attrs["id"] == "pearl"


def test_words_lead_to_rules_that_there_are() -> None:
    for where in (where for inside in glossary.PARTS.values() for where in inside.values()):
        game, _, rule = where.partition(".")
        assert where in ("", "fair", "progress") or rule in kit(game).numbers


def test_the_words_of_progress_lead_there_from_the_lobby_only() -> None:
    for back, there in (("home", True), ("table", False)):
        model = Model("en", SHELF.names, "rules", book=Glossary("", back))
        assert any(part.attrs.get("data-do") == "progress" for part in shown(model)) == there
        assert (update(model, Intent("progress"), SHELF.kit, 0)[0].screen == "progress") == there
    text = FILES["rules/en/words.html"]
    assert 'data-do="progress"' not in text
    assert "10 for finishing it, 10 more" in text


def test_one_reads_from_book_to_book_and_back() -> None:
    model = Model("en", SHELF.names)
    for arg in ("words", "words.pearl", "lexio.L28", "fair", "dam.D9"):
        model = update(model, Intent("rules", arg), SHELF.kit, 0)[0]
        assert model.screen == "rules"
    assert update(model, Intent("close"), SHELF.kit, 0)[0] == replace(model, screen="home", book=None)


# Refusals

NO_RULE = {
    "engine.damaged": "a file",
    "lexio.list_damaged": "a file",
    "lexio.unreadable": "a text",
    "penta.unreadable": "a text",
    "penta.sheet_shape": "a sheet from outside",
    "penta.sheet_points": "a sheet from outside",
    "penta.sheet_extras": "a sheet from outside",
    "penta.sheet_total": "a sheet from outside",
    "penta.sheet_rounds": "a sheet from outside",
    "dam.unreadable": "a text",
    "dam.fen": "a position from outside",
    "dam.no_fen": "a file",
    "dam.which_route": "a file",
    "lexio.gcg_players": "a file",
    "lexio.gcg_encoding": "a file",
    "lexio.gcg_board": "a file",
    "lexio.gcg_line": "a file",
    "lexio.gcg_player": "a file",
    "lexio.gcg_points": "a file",
    "lexio.gcg_after": "a file",
    "lexio.gcg_turn": "a file",
    "lexio.gcg_early": "a file",
    "lexio.gcg_rack": "a file",
    "penta.file_points": "a file",
    "penta.file_kept": "a file",
    "penta.file_dice": "a file",
    "penta.file_box": "a file",
    "penta.file_columns": "a file",
    "penta.file_names": "a file",
    "penta.file_number": "a file",
    "penta.file_json": "a file",
}
"""Refusals behind which there is no rule, and what they are about. Those of the table are its own."""


def refusals(game: str) -> Iterator[str]:
    """Every key with which something of a game can be refused."""
    for path in (Path(klerye.__file__).parent / "games" / game).glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Illegal":
                for part in ast.walk(call.args[0]):
                    if isinstance(part, ast.Constant) and re.fullmatch(r"\w+\.\w+", str(part.value)):
                        yield str(part.value)


@games
def test_a_refusal_leads_to_the_rule_behind_it(game: str) -> None:
    found = {key for key in refusals(game) if not key.startswith("table.")}
    assert len(found) > 5
    assert found - kit(game).settles.keys() - NO_RULE.keys() == set()
    assert kit(game).settles.keys() & NO_RULE.keys() == set()


def test_reasons_are_given_only_for_refusals_that_there_are() -> None:
    assert NO_RULE.keys() <= {key for game in GAMES for key in refusals(game)}


# A book that is not here


def test_a_book_is_fetched_once_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    from klerye.app import update as module
    from klerye.app.effects import Bind
    from klerye.app.events import Bound

    say = SimpleNamespace(bound=False)
    monkeypatch.setattr(module, "words", lambda code: say)
    model, effects = update(Model("ht", SHELF.names), Intent("rules", "dam.D2"), SHELF.kit, 0)
    assert Bind("ht") in effects
    assert update(model, Intent("rules", "fair"), SHELF.kit, 0)[1] == (Bind("ht"),)
    model, effects = update(model, Bound(False), SHELF.kit, 0)
    assert model.notice
    assert (model.notice.why, effects) == ("table.not_fetched", ())
    model, effects = update(model, Intent("lang", value="fr"), SHELF.kit, 0)
    assert Bind("fr") in effects
    say.bound = True
    assert update(model, Intent("rules", "dam.D2"), SHELF.kit, 0)[1] == ()
