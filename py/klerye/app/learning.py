"""What this device's players have learned: hints that are not shown again."""

from dataclasses import replace

from klerye.app.effects import Effect, Remember
from klerye.app.model import Book, Fair, Glossary, Model

FIRST, ALL = "first", "all"
"""Instead of a hint's name: the first game is over; nothing is to be explained any more."""

AGAIN = "again"
"""Instead of a game: all is to be explained once more."""


def reads(model: Model) -> bool:
    """Whether the book of the reader's language is wanted: it is open, or a game is about to be played that
    explains itself."""
    if isinstance(model.book, Book | Fair | Glossary):
        return True
    game = model.table.told.opened.game if model.table else model.setup.game if model.setup else ""
    return game != "" and f"{game}.{ALL}" not in model.learned


def learn(model: Model, game: str, what: str) -> tuple[Model, tuple[Effect, ...]]:
    """`what` of a game is known from now on: a hint's name, `FIRST` or `ALL`; or nothing is, `AGAIN`."""
    if game == AGAIN:
        return replace(model, learned=frozenset()), (Remember("learned", ""),)
    one = f"{game}.{what}"
    if one in model.learned:
        return model, ()
    learned = model.learned | {one}
    return replace(model, learned=learned), (Remember("learned", " ".join(sorted(learned))),)
