"""Sentences by key, in the reader's language."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from klerye.core.refusal import Key

LANGUAGES: Mapping[str, str] = {
    "ht": "Kreyòl",
    "ms": "Melayu",
    "fr": "Français",
    "en": "English",
}
"""Each language by its own name; its sentences are in klerye/app/lang/<code>.py, and those that
are read in books or learned at a first game in <code>_book.py, which a page fetches only then."""


def choose(wanted: Sequence[str]) -> str:
    """The first language of `wanted` (BCP 47 tags, best first) that there is; else English."""
    for tag in wanted:
        code = tag.split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


Sentences = Mapping[str, Mapping[str, Any]]
"""By section and name: a sentence, or its plural forms."""


class Words:
    """One language's sentences. `words("dam.must_jump", squares=(9, 10))` is a sentence."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._file: ModuleType = import_module(f"klerye.app.lang.{code}")
        self._book: Sentences | None = None
        self._looked = False

    @property
    def bound(self) -> bool:
        """Whether its book is here. A page has it once it is given (`bind`); elsewhere it lies beside the
        other sentences."""
        if not self._looked:
            self._looked = True
            with suppress(ModuleNotFoundError):
                self._book = import_module(f"klerye.app.lang.{self.code}_book").WORDS
        return self._book is not None

    def bind(self, book: bytes) -> None:
        """The book has come, as JSON (app/first.py)."""
        self._book = json.loads(book)

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The sentence of `key`. A sentence with plural forms is chosen by the fact `n`; a fact that
        is a list is read out with commas and "and". Raises KeyError for a key that is not there."""
        sentence = self._find(key)
        if sentence is None:
            raise KeyError(key)
        if not isinstance(sentence, str):
            sentence = sentence[self._file.plural(facts["n"])]
        return str(sentence.format_map({k: self._text(v) for k, v in facts.items()}))

    def has(self, key: str) -> bool:
        """Whether there is a sentence for `key`."""
        return self._find(key) is not None

    def _find(self, key: str) -> Any:
        section, _, name = key.partition(".")
        found = self._file.WORDS.get(section, {}).get(name)
        if found is None and self.bound and self._book is not None:
            return self._book.get(section, {}).get(name)
        return found

    def _text(self, value: Any) -> str:
        if isinstance(value, Key):
            return self(value) if value else ""
        if not isinstance(value, tuple | list):
            return str(value)
        items = [str(item) for item in value]
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self._file.AND} {items[-1]}"


@cache
def words(code: str) -> Words:
    """The sentences of one language; kept once loaded."""
    return Words(code)
