"""The computer players of Penta at their four levels, and the adviser."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from klerye.core.engine import Adviser, Chance, Engine, Maker, Option
from klerye.core.game import Seat
from klerye.games.penta import evaluation, greedy, match
from klerye.games.penta import rest as rests
from klerye.games.penta.policy import Turn, Worth, earn
from klerye.games.penta.rest import Rest
from klerye.games.penta.rules import THROWS, Act, State, Throw, Write
from klerye.games.penta.sheet import BOXES, Dice
from klerye.games.penta.table import Table

FILE: Final = "penta"


Prepare = Callable[[Iterable[Rest]], Iterable[object]]
"""Makes ready what a `Worth` needs for these rests, in short steps."""


def at_hand(wanted: Iterable[Rest]) -> Iterable[object]:
    """Nothing has to be made ready."""
    return ()


@dataclass(frozen=True, slots=True)
class Player:
    """A bot that goes by `worth`, and by the small evaluation until that is ready.

    With `sight` 1 it chooses what to keep as if only one throw were left; one that plays to `win` looks, in
    the last rounds against others, to the win instead of the points.
    """

    worth: Worth
    prepare: Prepare = at_hand
    sight: int = 2
    win: bool = False

    def acts(self, s: State, seat: Seat, chance: Chance) -> Iterator[Act]:
        """A decision takes about a millisecond; making ready a few more, in steps."""
        if not s.dice:
            yield Throw()
            return
        act = None
        for _ in self.prepare(_wanted(s, seat)):
            act = act or self._decide(s, seat, evaluation.worth)
            yield act
        yield self._decide(s, seat, self.worth)

    def _decide(self, s: State, seat: Seat, worth: Worth) -> Act:
        sheet = s.sheets[seat]
        rest = rests.of(sheet)
        others = [other for place, other in enumerate(s.sheets) if place != seat]
        late = self.win and others and rest.open <= match.ROUNDS
        turn = Turn(rest, match.win(sheet, others, worth) if late else earn(rest, worth))
        choice, _ = turn.choices(s.dice, THROWS - s.throws, self.sight)[0]
        return _act(choice, s.dice)


@dataclass(frozen=True, slots=True)
class PointsAdviser(Adviser[State]):
    """Tells what keeps and boxes are worth: the points still to come, those written now included."""

    worth: Worth
    prepare: Prepare = at_hand

    def options(self, s: State, seat: Seat) -> Iterator[tuple[Option, ...]]:
        """Every box that may be written and, while a throw is left, every keep; equal dice count as one, and
        the first of them are named. To keep all five is to write them. By the small evaluation until the
        other is ready."""
        told = None
        for _ in self.prepare(_wanted(s, seat)):
            told = told or _options(s, seat, evaluation.worth)
            yield told
        yield _options(s, seat, self.worth)

    def same(self, s: State, one: Act, other: Act) -> bool:
        """As `core.engine.Adviser`: equal dice kept are one choice, wherever they lie."""
        match one, other:
            case Throw(keep), Throw(also):
                return sorted(s.dice[n - 1] for n in keep) == sorted(s.dice[n - 1] for n in also)
        return one == other

    def luck(self, s: State, after: State, seat: Seat) -> float | None:
        """By how much the throw beat its mean, in points; None where nothing was thrown."""
        if s.keep is None or not after.dice:
            return None
        if seat != s.seat:
            return 0.0
        turn = _turn(s, seat, self.worth)
        left = THROWS - s.throws
        return turn.roll(after.dice, left) - turn.keep(tuple(s.dice[n - 1] for n in s.keep), left + 1)


def _wanted(s: State, seat: Seat) -> list[Rest]:
    """The rests that this turn asks about: those that may follow it, and those of the others."""
    return [*rests.of(s.sheets[seat]).after, *map(rests.of, s.sheets)]


def _turn(s: State, seat: Seat, worth: Worth) -> Turn:
    rest = rests.of(s.sheets[seat])
    return Turn(rest, earn(rest, worth))


def _options(s: State, seat: Seat, worth: Worth) -> tuple[Option, ...]:
    turn = _turn(s, seat, worth)
    left = THROWS - s.throws
    if not s.dice:
        return (Option(Throw(), turn.keep((), left)),)
    return tuple(Option(_act(choice, s.dice), value) for choice, value in turn.choices(s.dice, left))


def _act(choice: int | Dice, dice: Dice) -> Act:
    """Write the box of a place, or throw all but the first dice that make the keep."""
    if isinstance(choice, int):
        return Write(BOXES[choice])
    wanted = list(choice)
    places = []
    for place, die in enumerate(dice, 1):
        if die in wanted:
            wanted.remove(die)
            places.append(place)
    return Throw(tuple(places))


def make(files: Mapping[str, bytes]) -> Engine:
    """The engine; without the table, the best player and the adviser go by the small evaluation."""
    worth: Worth = evaluation.worth
    prepare: Prepare = at_hand
    if FILE in files:
        table = Table.load(files[FILE], FILE)
        worth, prepare = table.worth, table.prepare
    bots = {
        "easy": Player(greedy.nothing, sight=1),
        "medium": Player(greedy.worth),
        "hard": Player(evaluation.worth),
        "best": Player(worth, prepare, win=True),
    }
    return Engine(bots, PointsAdviser(worth, prepare), () if FILE in files else (FILE,))


MAKER: Final = Maker({FILE: "web/tables/penta.bin"}, make)
