"""A refusal is a value: why, as a key that every language translates, and its facts."""

from typing import Any


class Key(str):
    """A fact that is itself a translation key: it is told in the reader's language."""


Fact = str | int | tuple[str | int, ...]


class Illegal(Exception):
    """An act, a position or a text is refused, and nothing has changed.

    `why` is a translation key such as "dam.must_jump"; `facts` are the arguments its
    sentence needs, in plain JSON types (a tuple is read out as a list). `instead` is the act
    that the keeper writes down where a refusal has its price (L15: a try), else None.
    """

    def __init__(self, why: str, /, instead: Any = None, **facts: Fact) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts
        self.instead = instead

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.why} ({told})" if told else self.why
