"""Every screen: nothing cut off in any window, nothing in English in another language, nothing for axe."""

import pytest

from browser.looks import wrong
from browser.table import Visit
from browser.tour import TOURS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("tour", TOURS)
def test_nothing_is_wrong_with_any_screen(visit: Visit, tour: str) -> None:
    person = visit(lang="ht", reduced_motion="reduce").open()
    found = [line for screen in TOURS[tour](person) for line in wrong(person, screen)]
    assert found == []
