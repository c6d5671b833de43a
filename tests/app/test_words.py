"""Every sentence is there in every language, says the same facts, and is used."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Any

import pytest

import klerye
from klerye.app.words import LANGUAGES, Words, choose
from klerye.main import GAMES, SHELF

SOURCES = [
    path
    for path in sorted(Path(klerye.__file__).parent.rglob("*.py"))
    if path.parent.name not in ("lang", "cli")
]


Sentences = dict[str, str | tuple[str, ...]]


def told_in(name: str) -> Sentences:
    file: ModuleType = import_module(f"klerye.app.lang.{name}")
    return {f"{section}.{name}": text for section, part in file.WORDS.items() for name, text in part.items()}


def sentences(code: str) -> Sentences:
    """The sentences of a language, those of its books among them."""
    return told_in(code) | told_in(f"{code}_book")


ENGLISH = sentences("en")
KEY = re.compile(rf"(?:{'|'.join(sorted({key.split('.')[0] for key in ENGLISH}))})\.\w+")

languages = pytest.mark.parametrize("code", LANGUAGES)


def places(text: str | tuple[str, ...]) -> set[str]:
    forms = [text] if isinstance(text, str) else text
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name is not None}


@languages
def test_a_language_has_every_sentence_and_no_other(code: str) -> None:
    assert sentences(code).keys() == ENGLISH.keys()


def shape(text: str | tuple[str, ...]) -> tuple[set[str], bool]:
    """The facts that a sentence says, and whether it has one form only. A plural form may leave the number
    out ("one king"), as long as some form of some language says it."""
    return places(text) | {"n"}, isinstance(text, str)


@languages
def test_a_sentence_is_in_one_file(code: str) -> None:
    assert told_in(code).keys() & told_in(f"{code}_book").keys() == set()


def test_books_are_loaded_when_they_are_opened() -> None:
    say = Words("en")
    assert say("dam.name")
    assert say._book is None
    assert say("dam.D9")
    assert say._book is not None


@languages
def test_a_sentence_has_the_same_facts_in_every_language(code: str) -> None:
    there = sentences(code)
    assert [key for key in ENGLISH if shape(there[key]) != shape(ENGLISH[key])] == []


@languages
def test_there_is_a_form_for_every_number(code: str) -> None:
    file = __import__(f"klerye.app.lang.{code}", fromlist=["plural"])
    forms = {file.plural(n) for n in range(200)}
    for key, text in sentences(code).items():
        if not isinstance(text, str):
            assert forms == set(range(len(text))), key


def keys_in(tree: ast.AST) -> Iterator[str]:
    """Every key in a piece of code as a pattern: "dam.over", or "dam\\.red_\\w+" where a part is filled in.

    A key may stand before a space and more. One whose name is filled in whole says nothing.
    """
    joined = [part for part in ast.walk(tree) if isinstance(part, ast.JoinedStr)]
    pieces = {id(piece) for part in joined for piece in part.values}
    for part in ast.walk(tree):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            word, space, _ = part.value.partition(" ")
            if KEY.fullmatch(word) and (word in ENGLISH if space else id(part) not in pieces):
                yield re.escape(word)
        elif isinstance(part, ast.JoinedStr):
            pattern = "".join(
                re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else r"\w+"
                for piece in part.values
            )
            named = not pattern.endswith(r".\w+")
            if named and any(re.fullmatch(pattern, key) for key in ENGLISH):
                yield pattern


USED = {pattern for path in SOURCES for pattern in keys_in(ast.parse(path.read_text()))}


def test_every_key_in_the_code_has_a_sentence() -> None:
    assert [p for p in USED if not any(re.fullmatch(p, key) for key in ENGLISH)] == []


def test_every_sentence_is_used() -> None:
    prose = {f"{game}.{number}" for game in GAMES if (kit := SHELF.kit(game)) for number in kit.numbers}
    assert [key for key in ENGLISH.keys() - prose if not any(re.fullmatch(p, key) for p in USED)] == []


def calls(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """Every call with a key and the facts it gives by name."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not call.args or any(k.arg is None for k in call.keywords):
            continue
        key = call.args[0]
        if isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value in ENGLISH:
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            if name in ("say", "Illegal"):
                yield key.value, {k.arg for k in call.keywords if k.arg}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SOURCES[0].parent)))
def test_a_sentence_gets_the_facts_it_says(path: Path) -> None:
    for key, facts in calls(ast.parse(path.read_text())):
        needed = places(ENGLISH[key]) | ({"n"} if not isinstance(ENGLISH[key], str) else set())
        assert facts >= needed, key


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_prose_and_settles_only_what_there_is(game: str) -> None:
    found = SHELF.kit(game)
    assert found is not None
    assert {f"{game}.{number}" for number in found.numbers} <= ENGLISH.keys()
    assert set(found.settles) <= ENGLISH.keys()
    assert set(found.settles.values()) <= set(found.numbers)


@pytest.mark.parametrize("game", GAMES)
def test_every_pearl_and_every_record_has_its_words(game: str) -> None:
    kit = SHELF.kit(game)
    assert kit is not None
    pearls = {f"pearl.{game}_{pearl.name}{more}" for pearl in kit.pearls for more in ("", "_for")}
    records = {f"progress.{game}_{record.feat}" for record in kit.records}
    drawn = {f"progress.bins_{game}_{record.feat}" for record in kit.records if record.bins}
    assert pearls | records | drawn <= ENGLISH.keys()
    assert kit.earns or f"{game}.unearned" in kit.settles


def test_the_reader_chooses() -> None:
    assert choose(["de", "fr-CA", "en"]) == "fr"
    assert choose(["ht-HT"]) == "ht"
    assert choose(["", "zz"]) == "en"
    assert choose([]) == "en"


@languages
def test_a_list_is_read_out(code: str) -> None:
    say = Words(code)
    told: Any = [say("dam.must_jump", squares=tuple(range(9, 9 + n))) for n in (1, 2, 3)]
    assert "9" in told[0]
    assert re.search(r"9 \w+ 10", told[1])
    assert re.search(r"9, 10 \w+ 11", told[2])
