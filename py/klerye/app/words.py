"""Sentences by key, in the reader's language."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from klerye.core.refusal import Key

LANGUAGES: Mapping[str, str] = {
    "ht": "Kreyòl ayisyen",
    "ms": "Bahasa Melayu",
    "fr": "Français",
    "en": "English",
}
"""Each language by its own name; its sentences are in klerye/app/lang/<code>.py, and those that
are read in books or learned at a first game in <code>_book.py, which is loaded only then."""


def choose(wanted: Sequence[str]) -> str:
    """The first language of `wanted` (BCP 47 tags, best first) that there is; else English."""
    for tag in wanted:
        code = tag.split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


class Words:
    """One language's sentences. `words("dam.must_jump", squares=(9, 10))` is a sentence."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._file: ModuleType = import_module(f"klerye.app.lang.{code}")

    @cached_property
    def _book(self) -> ModuleType:
        return import_module(f"klerye.app.lang.{self.code}_book")

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

    def _find(self, key: str) -> str | tuple[str, ...] | None:
        section, _, name = key.partition(".")
        found: str | tuple[str, ...] | None = self._file.WORDS.get(section, {}).get(name)
        return found if found is not None else self._book.WORDS.get(section, {}).get(name)

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
