"""Models of a table in the middle of a game, made the way the page makes them."""

from random import Random

from klerye.app.effects import Seated
from klerye.app.model import Model
from klerye.app.update import update
from klerye.core.game import Turn
from klerye.games.dam.rules import Dam
from klerye.main import SHELF
from klerye.table.dealer import Scripted
from random_play import WHEN, open_keeper


def at_table(*acts: str) -> Model:
    """A table of Dam at which `acts` have been made; the names hold no letters."""
    keeper = open_keeper(Dam(), 2, Random(0), names=("12", "34")).deal(Scripted([0]), WHEN)
    for act in acts:
        waits = keeper.truth.waits
        assert isinstance(waits, Turn)
        keeper = keeper.propose(waits.seat, act, keeper.last.n, WHEN)
    seated = Seated(tuple(keeper.tell(None)), writes=True, seat=None)
    return update(Model("en", ("dam",)), seated, SHELF.kit, WHEN)[0]


def over() -> Model:
    return at_table("11-15", "resign")
