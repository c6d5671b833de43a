"""The screens hold no words of their own, and nothing that anybody typed becomes markup."""

from dataclasses import replace
from html import escape
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.at_table import at_table, over
from klerye.app import words as words_module
from klerye.app.first import files, html, markup
from klerye.app.model import Book, Intent, Model, Notice, Question, Save, Setup
from klerye.app.view import page
from klerye.app.words import LANGUAGES
from klerye.core.drawing import Node, node
from klerye.main import SHELF
from klerye.table.journal import Opened

NAMES = ("12", "34")
RULES = ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "D12", "D13")
SAVE = Save(Opened("0123456789", "dam", NAMES, 0))


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
        "table": playing,
        "table, refused": replace(playing, notice=Notice("dam.must_jump", {"squares": (15,)})),
        "table, looking on": replace(playing, table=replace(playing.table, writes=False)),
        "question": replace(playing, question=Question("dam.ask_resign", "", Intent("act", "resign"))),
        "offered": at_table("11-15", "offer"),
        "over": over(),
    }


ALL = models()
screens = pytest.mark.parametrize("screen", ALL)


class Bracketed(words_module.Words):
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
    own_names = {*LANGUAGES.values(), *RULES}
    for text in [shown.title, *texts(shown.body)]:
        outside = "" if text in own_names else _outside(text)
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
