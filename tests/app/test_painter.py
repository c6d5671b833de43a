"""Pictures go out when something shows; a press counts on the picture it was made on."""

from app.open_page import Page
from klerye.app.painter import Painter
from klerye.app.store import Memory


def test_a_picture_that_is_there_is_not_sent_again() -> None:
    sent: list[str] = []
    painter, page = Painter(sent.append), Page(Memory())
    for _ in range(2):
        painter.paint(page.model)
    assert len(sent) == 1
    painter.paint(page.do("pick", "penta").model)
    assert len(sent) == 2


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
