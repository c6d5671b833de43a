"""A game as files of its field tell it: who played, and each act and deal in order."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from klerye.core.game import Options


@dataclass(frozen=True, slots=True)
class Transcript:
    """What a file can say of a game, seat by seat and act by act.

    `names` are as the file has them (empty: it has none), `levels` those of the computers (empty: only
    persons). `when` is the moment it began, ISO 8601 in UTC, or its day alone; empty where it is unknown.
    `title` is what the file calls the game; `result` how it says that it ended, where the acts do not say
    so; `left` how many further moves it has, after the game was over by the rules of this house.
    """

    names: tuple[str, ...]
    options: Options
    acts: tuple[Any, ...]
    levels: tuple[str, ...] = ()
    when: str = ""
    title: str = ""
    result: str = ""
    left: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """A game that was found in a file and not yet compared with the rules: what it says of itself, and
    `load`, which reads it whole and raises `Illegal` with the `line` that is wrong."""

    names: tuple[str, ...]
    title: str
    when: str
    result: str
    load: Callable[[], Transcript]


@dataclass(frozen=True, slots=True)
class Format:
    """One format of the field. `name` is the ending of its files; `fits` tells by its content whether a text
    is one; `find` finds the games in such a text, lazily, and raises `Illegal` with the `line` where it is
    no such text after all; `write` is a game as text, from its transcript and its states (one more than
    acts)."""

    name: str
    fits: Callable[[str], bool]
    find: Callable[[str], Iterator[Found]]
    write: Callable[[Transcript, Sequence[Any]], str]
