"""Pictures go out when something shows; a press counts on the picture it was made on."""

import json

from app.open_page import Page
from klerye.app.model import Intent
from klerye.app.painter import Painter
from klerye.app.store import Memory
from klerye.app.update import update
from klerye.main import SHELF


def test_a_picture_that_is_there_is_not_sent_again() -> None:
    sent: list[str] = []
    painter, page = Painter(sent.append), Page(Memory())
    for _ in range(2):
        painter.paint(page.model)
    assert len(sent) == 1
    painter.paint(page.do("pick", "penta").model)
    assert len(sent) == 2


def test_a_picture_tells_what_was_dropped_before_it_and_whether_it_waits_for_the_keeper() -> None:
    """Even one that shows nothing new: what was dropped leaves the finger with it."""
    sent: list[str] = []
    painter, page = Painter(sent.append), Page(Memory()).start("dam", "Ana", "Bob")
    painter.paint(page.model)
    painter.dropped += 1
    painter.paint(page.model)
    told = [json.loads(picture) for picture in sent]
    assert [(picture["dropped"], picture["waits"]) for picture in told] == [(0, False), (1, False)]
    page.do("place", "11")
    waiting, _ = update(page.model, Intent("place", "15"), SHELF.kit, page.model.now)
    painter.paint(waiting)
    assert json.loads(sent[-1])["waits"]


def test_a_throw_counts_only_on_a_picture_that_shows_the_dice() -> None:
    """The second tap of two is on its way while the first is obeyed, and its dice come."""
    sent: list[str] = []
    painter, page = Painter(sent.append), Page(Memory(), seed=2).start("penta", "Ana")
    painter.paint(page.model)
    before = len(sent)
    first = {"do": "place", "arg": "throw", "seen": before}
    assert not painter.outdated(page.model, first)
    painter.paint(page.do("place", "throw").model)
    assert len(sent) == before + 1
    assert painter.outdated(page.model, first)
    assert not painter.outdated(page.model, first | {"seen": before + 1})
    assert not painter.outdated(page.model, first | {"arg": "die1"})
