"""What is chosen for a device lasts, is reached from everywhere, and is heard only by those who want it."""

from dataclasses import replace

import pytest

from app.at_table import at_table, over
from app.open_page import Page, parts
from klerye.app.model import THEMES, Intent, Model, Settings
from klerye.app.store import Memory
from klerye.app.update import update
from klerye.app.view.page import view
from klerye.main import SHELF

INSTALL = {("install", "yes"), ("install", "no")}


def pressed(model: Model) -> set[tuple[str, str]]:
    """What the page offers: intents and their values."""
    attrs = [part.attrs for part in parts(view(model).body)]
    return {
        (str(a["data-do"]), str(a.get("data-value", a.get("data-arg", "")))) for a in attrs if "data-do" in a
    }


def test_the_settings_lead_back_to_where_one_was() -> None:
    page = Page(Memory())
    for screen in ("home", "setup", "table"):
        if screen == "setup":
            page.do("pick", "dam")
        elif screen == "table":
            page.fill("Ana", "Bèl")
        assert page.model.screen == screen
        page.do("settings").do("settings")
        assert page.model.book == Settings(screen)
        page.do("rules", "dam").do("settings").do("close")
        assert (page.model.screen, page.model.book) == (screen, None)
    page.do("settings").play("11-15")
    assert page.table.next == 2  # nothing is played from there
    page.do("close").play("11-15")
    assert page.table.next == 3


def test_each_choice_is_seen_and_kept() -> None:
    page = Page(Memory()).do("settings")
    for theme in (*THEMES, "pink"):
        page.do("theme", value=theme)
        chosen = [
            p.attrs["data-value"] for p in parts(page.picture()) if p.attrs.get("aria-pressed") == "true"
        ]
        assert chosen == [theme if theme in THEMES else "dark"]
    page.do("patience", value="10000").do("sound", "yes").do("vibration", "yes")
    page.do("keep", fields=("wss://relay.example", ""))
    assert page.model.screen == "home"
    assert page.settings == {
        "theme": "dark",
        "patience": "10000",
        "sound": "yes",
        "vibration": "yes",
        "relays": "wss://relay.example",
        "servers": "",
    }


def test_a_wrong_relay_is_named_and_nothing_is_kept() -> None:
    page = Page(Memory()).do("settings").do("keep", fields=("http://relay.example", ""))
    assert (page.notice, page.settings) == ("net.relay_wrong", {})
    assert isinstance(page.model.book, Settings)


def test_vibration_is_offered_where_there_is_some() -> None:
    model = Model("en", SHELF.names, "rules", book=Settings("home"))
    assert ("vibration", "yes") not in pressed(model)
    assert ("vibration", "yes") in pressed(replace(model, vibrates=True))


def test_nothing_is_heard_or_felt_unless_somebody_wants_it() -> None:
    page = Page(Memory()).start("dam").play("11-15").do("place", "24")
    assert page.cues == []


def test_sounds_tell_what_was_done() -> None:
    page = Page(Memory()).do("sound", "yes").start("dam")
    assert page.cues.pop(0) == ("turn", "")  # the sample
    page.cues.clear()
    page.play("11-15", "22-18", "15x22").do("place", "26")
    assert page.cues == [("move", ""), ("move", ""), ("capture", ""), ("tile", "")]
    page.cues.clear()
    page.do("act", "resign")
    assert page.cues == [("over", "")]


def test_dice_rattle() -> None:
    page = Page(Memory()).do("sound", "yes").start("penta", "Ana")
    page.cues.clear()
    page.do("place", "throw")
    assert page.cues == [("dice", "")]


def test_the_device_shakes_for_what_one_does_and_for_ones_turn() -> None:
    page = Page(Memory()).do("vibration", "yes")
    assert page.cues == [("", "turn")]
    page.start("dam", levels=("", "easy"))
    page.cues.clear()
    first = page.table.told.waits
    own = next(act for act in page.table.told.game.moves(page.table.told.state))
    page.play(page.table.told.game.write(own))
    assert page.cues == [("", "act"), ("", "turn")], first


def test_the_screen_stays_lit_while_a_clock_runs_on_it() -> None:
    page = Page(Memory()).start("lexio", "Ana", "Bèl", clock="300000")
    assert view(page.model).awake
    assert not view(page.do("rules", "lexio").model).awake
    assert view(page.do("close").model).awake
    assert not view(page.do("home").model).awake
    assert not view(Page(Memory()).start("lexio").model).awake


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_installing_is_offered_once_and_after_a_game(answer: str) -> None:
    page = Page(Memory()).do("installable").start("dam")
    assert not pressed(page.model) & INSTALL
    page.do("act", "resign")
    assert pressed(page.model) >= INSTALL
    page.do("install", value=answer)
    assert not pressed(page.model) & INSTALL
    assert page.settings["install"] == "asked"
    assert (("install", "") in page.files) == (answer == "yes")
    page.do("installable")
    assert not page.model.installable


def test_who_was_asked_before_is_not_asked_again() -> None:
    model = replace(over(), asks_to_install=False)
    after, effects = update(model, Intent("installable"), SHELF.kit, 0)
    assert (after.installable, effects) == (False, ())


def test_nothing_is_installed_that_was_not_offered() -> None:
    model = at_table()
    assert update(model, Intent("install", value="yes"), SHELF.kit, model.now) == (model, ())
