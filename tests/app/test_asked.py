"""While the keeper is asked the board shows what the hand did, and nothing can be pressed there."""

import pytest

from app.open_page import Page, parts
from klerye.app.events import Refused
from klerye.app.model import Intent, Model
from klerye.app.store import Memory
from klerye.app.update import update
from klerye.app.view.page import view
from klerye.core.drawing import Node
from klerye.main import SHELF


def then(model: Model, intent: Intent) -> Model:
    """What is shown before the keeper answers."""
    return update(model, intent, SHELF.kit, model.now)[0]


def board(model: Model) -> list[Node]:
    return [part for part in parts(view(model).body) if part.attrs.get("data-piece")]


def lie(model: Model) -> set[object]:
    """Where the pieces are, and the tiles on the board and the rack."""
    return {part.attrs["data-piece"] for part in board(model)}


def handles(model: Model) -> list[Node]:
    return [part for part in parts(view(model).body) if {"data-drag", "data-drop"} & {*part.attrs}]


@pytest.mark.parametrize("confirms", [False, True])
def test_a_piece_stands_where_it_goes_until_the_keeper_has_answered(confirms: bool) -> None:
    page = Page(Memory()).start("dam", "Ana", "Bob")
    before = lie(page.model)
    if confirms:
        page.do("confirms", "yes").do("place", "11").do("place", "15")
        asked = then(page.model, Intent("confirm"))
    else:
        asked = then(page.do("place", "11").model, Intent("place", "15"))
    assert lie(asked) == before - {"11"} | {"15"}
    assert handles(asked) == []
    refused = update(asked, Refused("table.stale", {}), SHELF.kit, asked.now)[0]
    assert lie(refused) == before
    assert handles(refused)


def test_a_word_lies_on_the_board_until_the_keeper_has_answered() -> None:
    """Good or not: the tiles are neither on the rack for a moment nor laid down anew."""
    page = Page(Memory()).start("lexio", "Ana", "Bob").do("ready")
    for n, square in enumerate(("F7", "G7", "H7")):
        page.do("place", f"rack{n}").do("place", square)
    laid = lie(page.model)
    asked = then(page.model, Intent("place", "submit"))
    assert lie(asked) == laid
    assert handles(asked) == []
    assert lie(update(asked, Refused("table.stale", {}), SHELF.kit, asked.now)[0]) == laid
