"""Tables at which several devices make chance together, without any page."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from klerye.core.chance import Ask
from klerye.core.game import Game, Over, Turn
from klerye.core.group import ORDER
from klerye.games.lexio.acts import Exchange, Laid, Pass, Place
from klerye.games.lexio.board import count as count_tiles
from klerye.games.lexio.layout import SIZE
from klerye.games.lexio.refusals import why_not
from klerye.table.joint.course import LOST, ended
from klerye.table.joint.digest import digest
from klerye.table.joint.eyes import Own
from klerye.table.joint.part import Giver
from klerye.table.joint.secret import Secret
from klerye.table.journal import Entry, Opened, read_entry
from klerye.table.keeper import Keeper

ID = "0123456789abcdef"
WHEN = 1_800_000_000_000


class Clear:
    """A group that hides nothing, for speed: an element is its own scalar."""

    def hash(self, labels: Any) -> list[bytes]:
        numbers = (int.from_bytes(digest(label.decode()), "big") for label in labels)
        return [self.base(number % (ORDER - 1) + 1) for number in numbers]

    def base(self, scalar: int) -> bytes:
        return (scalar % ORDER).to_bytes(32, "little")

    def times(self, elements: Sequence[bytes], scalars: Sequence[int]) -> list[bytes]:
        self.check(elements)
        return [
            self.base(int.from_bytes(element, "little") * scalar)
            for element, scalar in zip(elements, scalars, strict=True)
        ]

    def check(self, elements: Any) -> None:
        if not all(len(one) == 32 and 0 < int.from_bytes(one, "little") < ORDER for one in elements):
            raise ValueError


class Devices:
    """The devices of one table; the first keeps it. `keepers[n]` is the table as device n has it."""

    def __init__(
        self,
        game: Game[Any, Any],
        owners: Sequence[int],
        chance: Random,
        group: Any = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.game, self.chance, self.now = game, chance, WHEN
        self.group = group or Clear()
        keys = tuple(f"{owner:043d}" for owner in owners)
        names = tuple(f"Player {n}" for n in range(len(owners)))
        opened = Opened(ID, game.name, names, WHEN, options or {}, keys=keys, joint=True)
        self.count = len(opened.devices)
        self.givers = [
            Giver(Secret.of(f"{chance.getrandbits(256)}", ID, n), self.group) for n in range(self.count)
        ]
        self.keepers = [
            Keeper.open(opened, lambda _: game, lambda: "salt", self.group, Own(giver=giver))
            for giver in self.givers
        ]
        self.asleep: set[int] = set()

    @property
    def truth(self) -> Any:
        """The table as its keeper has it."""
        return self.keepers[0].truth

    @property
    def lines(self) -> list[str]:
        return [entry.line() for entry in self.truth.entries]

    def commit(self, keeper: Keeper) -> None:
        """The keeper adds an entry, and tells all of it to everybody, as text."""
        self.keepers[0] = keeper
        entry: Entry = read_entry(keeper.last.line())
        for n in range(1, self.count):
            if n not in self.asleep:
                self.keepers[n] = self.keepers[n].hear(entry)

    def give(self, forge: Callable[[int, str, str], str] = lambda device, step, data: data) -> bool:
        """Everybody gives what is due, once; whether anything was. `forge` may change it."""
        truth = self.truth
        due = truth.course.due(truth.waits, ended(self.game, truth.state))
        ask = truth.waits if isinstance(truth.waits, Ask) else None
        if any(part.device in self.asleep for part in due):
            return False
        deal = not due and ask is not None and truth.course.ready
        if deal or (due and due[0].deal):
            given = {
                part.device: forge(
                    part.device,
                    part.step,
                    self.givers[part.device].part(self.keepers[part.device].truth.course, part.step, ask),
                )
                for part in due
            }
            texts = tuple(given.get(n, "") for n in range(self.count))
            self.commit(self.keepers[0].settle(texts, self.now))
            return True
        for part in due:
            data = self.givers[part.device].part(self.keepers[part.device].truth.course, part.step)
            self.commit(
                self.keepers[0].give(part.device, part.step, forge(part.device, part.step, data), self.now)
            )
        return bool(due)

    def lose(self, device: int) -> None:
        """A device is lost, and the others are told."""
        self.asleep.add(device)
        self.commit(self.keepers[0].give(device, LOST, "", self.now))

    def wake(self, device: int) -> None:
        """A lost device is back, and hears what it has missed."""
        self.asleep.discard(device)
        for entry in self.truth.entries[len(self.keepers[device].truth.entries) :]:
            self.keepers[device] = self.keepers[device].hear(read_entry(entry.line()))

    def settle(self) -> None:
        """Until somebody has to decide, or nothing can go on."""
        while True:
            if self.give():
                continue
            forced = self.keepers[0].force(self.now)
            if forced is None:
                return
            self.commit(forced)

    def act(self, act: Any) -> None:
        """The seat on turn acts, at its own device."""
        waits = self.truth.waits
        assert isinstance(waits, Turn)
        device = self.truth.opened.owners[waits.seat]
        own = self.keepers[device].truth
        text, proof = own.eyes.prove(own.course, self.game, waits.seat, self.game.write(act))
        self.commit(self.keepers[0].propose(waits.seat, text, self.keepers[0].last.n, self.now, proof))

    def play(self, most: int = 1000, pick: Callable[[Any], Any] | None = None) -> None:
        """Acts that `pick` makes of a seat's state, else random ones, `most` at the most, until the game
        ends."""
        for _ in range(most):
            self.settle()
            waits = self.truth.waits
            if isinstance(waits, Over):
                return
            if not isinstance(waits, Turn):
                return  # somebody is waited for
            self.now += 1000
            device = self.truth.opened.owners[waits.seat]
            if device in self.asleep:
                late = self.game.late(self.truth.state)
                self.commit(
                    self.keepers[0].propose(
                        waits.seat, self.game.write(late), self.keepers[0].last.n, self.now
                    )
                )
                continue
            state = self.keepers[device].truth.state
            self.act(pick(state) if pick else self.chance.choice(list(self.game.moves(state))))
        self.settle()


def forged(entry: Entry, **changes: Any) -> Entry:
    """`entry` with other contents."""
    return replace(entry, what=replace(entry.what, **changes))


def scatter(chance: Random) -> Callable[[Any], Any]:
    """Acts of Lexio where every word is good: tiles laid anywhere they fit, else put back."""

    def pick(state: Any) -> Any:
        rack = state.racks[state.seat]
        for _ in range(60):
            row, column = chance.randrange(SIZE), chance.randrange(SIZE)
            down, count = chance.random() < 0.5, chance.randint(1, min(3, len(rack)))
            if not count_tiles(state.board):
                row, column, count = SIZE // 2, SIZE // 2, min(2, len(rack))
            signs = [sign if sign != "*" else "e" for sign in chance.sample(rack, count)]
            tiles = tuple(Laid(row + n * down, column + n * (not down), sign) for n, sign in enumerate(signs))
            if why_not(state.board, rack, tiles, ()) is None:
                return Place(tiles)
        size = min(state.bag, chance.randint(0, len(rack)))
        return Exchange("".join(chance.sample(rack, size))) if size else Pass()

    return pick
