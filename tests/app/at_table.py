"""Models of a table in the middle of a game, made the way the page makes them."""

from random import Random

from klerye.app.events import Seated
from klerye.app.model import Model
from klerye.app.update import update
from klerye.core.game import Turn
from klerye.games.dam.rules import Dam
from klerye.main import SHELF
from klerye.table.dealer import Local, Scripted
from klerye.table.journal import Opened
from klerye.table.keeper import Keeper
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


def far_table(game: str, here: int | None) -> Model:
    """A table of three, or of two where no more can play, each at a device of their own; this one is that of
    the seat `here`, or that of an onlooker. The names hold no letters."""
    kit = SHELF.kit(game)
    assert kit
    seats = min(3, kit.rules.seats[-1])
    keys = tuple(f"{seat}" * 43 for seat in range(seats))
    opened = Opened("0123456789abcdef", game, ("12", "34", "56")[:seats], WHEN, keys=keys)
    chance = Random(0)
    keeper = Keeper.open(opened, lambda _: kit.rules, lambda: f"{chance.getrandbits(128):032x}")
    while keeper.asks:
        keeper = keeper.deal(Local(chance), WHEN)
    key = "x" * 43 if here is None else keys[here]
    seated = Seated(tuple(keeper.tell(here)), writes=True, seat=here, key=key)
    return update(Model("en", SHELF.names), seated, SHELF.kit, WHEN)[0]


def over() -> Model:
    return at_table("11-15", "resign")
