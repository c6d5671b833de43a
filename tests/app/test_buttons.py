"""The buttons beside a board stay where they are, so that a press meets what the eye saw there."""

from dataclasses import replace

import pytest

from app.at_table import at_table, far_table
from app.open_page import Page, parts
from klerye.app.model import Model
from klerye.app.store import Memory
from klerye.app.view.page import view
from klerye.core.drawing import Node
from klerye.core.game import Over, Turn
from klerye.main import SHELF

GAMES = pytest.mark.parametrize("game", SHELF.names)

ACTS = {"act", "ask", "back", "hint"}
"""What only a hand that plays can do."""


def buttons(model: Model) -> list[Node]:
    """Those in the rows for acts, for help and for the table."""
    (side,) = [part for part in parts(view(model).body) if part.attrs.get("key") == "side"]
    rows = [part for part in parts(side) if part.attrs.get("key") in ("acts", "hint", "more")]
    return [part for row in rows for part in parts(row) if part.tag == "button"]


def names(model: Model) -> tuple[str, ...]:
    return tuple(f"{part.attrs['data-do']} {part.attrs.get('data-arg', '')}" for part in buttons(model))


def can(model: Model) -> set[str]:
    """What can be done there now."""
    return {str(part.attrs["data-do"]) for part in buttons(model) if "disabled" not in part.attrs}


@GAMES
@pytest.mark.parametrize("other", ["", "easy"])
def test_no_button_comes_or_goes_before_the_game_is_over(game: str, other: str) -> None:
    """Neither while the keeper is asked nor while a computer thinks; then none of them can be pressed."""
    page, seen, waited = Page(Memory()), set[tuple[str, ...]](), 0

    def watch(model: Model) -> None:
        nonlocal waited
        table = model.table
        if table is None or model.screen != "table" or isinstance(table.told.waits, Over):
            return
        seen.add(names(model))
        if table.waiting or table.thinks:
            waited += 1
            assert not can(model) & ACTS

    page.watch = watch
    page.start(game, levels=("", other))
    for _ in range(8):
        if page.table.veiled:
            page.do("ready")
        rules, state = page.table.kit.rules, page.table.told.state
        if isinstance(page.table.told.waits, Turn):
            page.do("act", rules.write(next(iter(rules.moves(state)))))
        if "back" in can(page.model):
            page.do("back").do("act", rules.write(next(iter(rules.moves(state)))))
    assert len(seen) == 1
    assert waited


@GAMES
def test_who_has_a_device_of_their_own_has_the_same_buttons_at_every_turn(game: str) -> None:
    assert names(far_table(game, 0)) == names(far_table(game, 1))


@GAMES
def test_who_never_plays_is_offered_nothing(game: str) -> None:
    playing = at_table("11-15") if game == "dam" else far_table(game, 0)
    assert playing.table
    for model in (far_table(game, None), replace(playing, table=replace(playing.table, writes=False))):
        assert not {name.split()[0] for name in names(model)} & ACTS


def test_a_draw_is_offered_once_a_turn_and_answered_by_the_other() -> None:
    calm, asked, declined = at_table(), at_table("offer"), at_table("offer", "decline")
    assert names(calm) == names(declined)
    assert [name for name in names(asked) if name not in names(calm)] == ["act accept", "act decline"]
    assert "act" in can(calm)
    assert "act" not in can(declined)
    assert asked.table
    assert names(replace(asked, table=replace(asked.table, waiting=True))) == names(asked)
    assert names(at_table("11-15", "resign"))[0] == "flip "
