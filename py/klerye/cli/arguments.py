"""What commands are given on the command line, read and checked."""

from argparse import ArgumentTypeError
from dataclasses import dataclass
from pathlib import Path

from klerye.app.words import words
from klerye.core.refusal import Illegal
from klerye.games.dam import fen
from klerye.games.dam.position import Position


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file that was read: its name as it was given, and its text."""

    name: str
    text: str


def text_file(name: str) -> TextFile:
    """The UTF-8 text in the file of this name. Raises ArgumentTypeError when there is none."""
    try:
        return TextFile(name, Path(name).read_text(encoding="utf-8-sig"))
    except OSError as no:
        raise ArgumentTypeError(f"cannot read {name!r}: {no.strerror}") from None
    except UnicodeDecodeError as no:
        raise ArgumentTypeError(f"cannot read {name!r}: byte {no.start + 1} is not UTF-8 text") from None
    except ValueError as no:
        raise ArgumentTypeError(f"cannot read {name!r}: {no}") from None


def position(text: str) -> Position:
    """The position of a FEN. Raises ArgumentTypeError."""
    try:
        return fen.read(text)
    except Illegal as no:
        raise ArgumentTypeError(words("en")(no.why, **no.facts)) from None


def depth(text: str) -> int:
    """A depth in plies, 1 to 99. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or len(text) > 2 or int(text) == 0:
        raise ArgumentTypeError(f"{text[:20]!r} is not a depth from 1 to 99")
    return int(text)


def leaves(text: str) -> int:
    """A number of leaves, 0 or more. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise ArgumentTypeError(f"{text[:20]!r} is not a whole number of leaves")
    return int(text)
