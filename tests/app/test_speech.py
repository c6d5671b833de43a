"""What a screen reader is told: every event of a whole game, and a name for all that can be pressed."""

from collections.abc import Iterator

import pytest

from app.open_page import Page, parts
from klerye.app.model import Model
from klerye.app.store import Memory
from klerye.app.view.page import view
from klerye.app.view.table import scene
from klerye.app.words import words
from klerye.core.drawing import Node
from klerye.core.game import Over
from klerye.main import SHELF
from klerye.table.journal import Chance

LIVE = ("status", "alert", "timer")


def text(part: Node | str) -> str:
    """What is read out of a node: its label, else its text without what is hidden."""
    if isinstance(part, str):
        return part
    if part.attrs.get("aria-hidden") == "true":
        return ""
    if label := part.attrs.get("aria-label"):
        return str(label)
    return "".join(text(child) for child in part.children)


def spoken(picture: Node) -> Iterator[str]:
    """What stands in the regions that are read out when they change."""
    for part in parts(picture):
        if part.attrs.get("role") in LIVE:
            yield from (text(child) for child in part.children)


def nameless(picture: Node) -> list[str]:
    """What can be pressed or looked at one by one, and has no name."""
    return [
        str(part.attrs)
        for part in parts(picture)
        if (part.tag == "button" or part.attrs.get("role") == "gridcell") and not text(part).strip()
    ]


@pytest.mark.parametrize("lang", ["ht", "fr"])
@pytest.mark.parametrize("game", SHELF.names)
def test_every_event_of_a_whole_game_is_read_out(game: str, lang: str) -> None:
    page = Page(Memory()).do("lang", value=lang)
    heard: set[str] = set()
    told = 0

    def show(model: Model) -> None:
        nonlocal told
        if model.table and len(model.table.told.entries) > told:
            told = len(model.table.told.entries)
            picture = view(model).body
            heard.update(spoken(picture))
            assert nameless(picture) == []

    page.loop._show = show
    page.start(game, levels=("easy", "easy"))
    table, say = page.table, words(lang)
    assert isinstance(table.told.waits, Over)
    kinds = [type(entry.what) for entry in table.told.in_force()[1:]]
    unheard = [
        line
        for n, kind in enumerate(kinds)
        if not (table.kit.secret and kind is Chance)
        and (line := table.kit.look.told(scene(page.model, table), n, say)) not in heard
    ]
    assert unheard == []
    assert len(kinds) > 20
