"""Tables at which several devices make chance together, without any page."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from klerye.core.chance import Ask
from klerye.core.game import Game, Over, Turn
from klerye.core.group import ORDER
from klerye.games.lexio.acts import Exchange, Laid, Pass, Place
from klerye.games.lexio.board import count as count_tiles
from klerye.games.lexio.layout import SIZE
from klerye.games.lexio.refusals import why_not
from klerye.table.joint.audit import Finding, audit
from klerye.table.joint.course import LOST, OPEN, ended
from klerye.table.joint.digest import digest, write
from klerye.table.joint.eyes import Own
from klerye.table.joint.part import Giver
from klerye.table.joint.seal import ACT, DEAL, Seal, about_part, split, statement
from klerye.table.joint.seal import act as act_text
from klerye.table.joint.secret import Secret
from klerye.table.journal import Chance, Entry, Opened, Part, read_entry
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


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def pairs(count: int) -> list[Ed25519PrivateKey]:
    """Pairs of keys, the same each time."""
    return [Ed25519PrivateKey.from_private_bytes(bytes([n + 1] * 32)) for n in range(count)]


def sealed(data: str) -> str:
    """What a device gives, under a seal that nobody looks at here."""
    return f"0 {'A' * 86} {data}"


def bare(what: Any) -> Any:
    """What an entry tells, without seals."""
    match what:
        case Part(data=data) if data:
            return replace(what, data=split(data)[1])
        case Chance(given=given):
            return replace(what, given=tuple(text and split(text)[1] for text in given))
    return what


def under_seal(what: Any) -> Any:
    """What `bare` bared, under seals that nobody looks at here."""
    match what:
        case Part(data=data) if data:
            return replace(what, data=sealed(data))
        case Chance(given=given):
            return replace(what, given=tuple(text and sealed(text) for text in given))
    return what


class Devices:
    """The devices of one table; the first keeps it. `keepers[n]` is the table as device n has it."""

    def __init__(
        self,
        game: Game[Any, Any],
        owners: Sequence[int],
        chance: Random,
        group: Any = None,
        options: dict[str, Any] | None = None,
        pairs: Sequence[Ed25519PrivateKey] = (),
    ) -> None:
        self.game, self.chance, self.now = game, chance, WHEN
        self.group = group or Clear()
        self.pairs = pairs
        publics = [base64url(pair.public_key().public_bytes_raw()) for pair in pairs]
        keys = tuple(publics[owner] if pairs else f"{owner:043d}" for owner in owners)
        names = tuple(f"Player {n}" for n in range(len(owners)))
        opened = Opened(ID, game.name, names, WHEN, options or {}, keys=keys, joint=True)
        self.count = len(opened.devices)
        opening = Entry(0, 0, opened, "").digest() or ""
        self.givers = [
            Giver(Secret.of(f"{chance.getrandbits(256)}", ID, opening, n), self.group)
            for n in range(self.count)
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

    def become(self, device: int, giver: Giver) -> None:
        """From here on `giver` gives what is due of a device, and reads what it is told."""
        self.givers[device] = giver
        self.eyes(device).giver = giver

    def eyes(self, device: int) -> Own:
        """What a device sees, until all is open."""
        eyes = self.keepers[device].truth.eyes
        assert isinstance(eyes, Own)
        return eyes

    def rebuilt(self, device: int, giver: Giver) -> Keeper:
        """The table as a device finds it after a reload: from the lines that it stored."""
        entries = [read_entry(entry.line()) for entry in self.keepers[device].truth.entries]
        return Keeper.follower(entries, lambda _: self.game, lambda: "salt", self.group, Own(giver=giver))

    def give(self, forge: Callable[[int, str, str], str] = lambda device, step, data: data) -> bool:
        """Everybody gives what is due, once; whether anything was. `forge` may change it."""
        truth = self.truth
        due = truth.course.due(truth.waits, ended(self.game, truth.state))
        due = tuple(
            part for part in due if part.device not in self.asleep or part.device not in truth.course.lost
        )
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
            texts = tuple(self.sealed(n, DEAL, given[n]) if n in given else "" for n in range(self.count))
            self.commit(self.keepers[0].settle(texts, self.now))
            return True
        for part in due:
            data = self.givers[part.device].part(self.keepers[part.device].truth.course, part.step)
            data = self.sealed(part.device, part.step, forge(part.device, part.step, data))
            self.commit(self.keepers[0].give(part.device, part.step, data, self.now))
        return bool(due)

    def sealed(self, device: int, what: str, data: str) -> str:
        """What a device gives under its seal: a real one where it has a pair of keys."""
        if not self.pairs:
            return sealed(data)
        truth = self.keepers[device].truth
        after = truth.entries[-1].n
        about = what if what in (ACT, DEAL) else about_part(truth, what)
        signature = self.pairs[device].sign(statement(truth, after, about, data).encode())
        return f"{Seal(after, base64url(signature)).text()} {data}"

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
        signed = self.sealed(device, ACT, act_text(text, proof)) if self.pairs else ""
        own_seal = " ".join(signed.split(" ")[:2])
        after = self.keepers[0].last.n
        self.commit(self.keepers[0].propose(waits.seat, text, after, self.now, proof, own_seal))

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


def chained(entries: Sequence[Entry]) -> list[Entry]:
    """These entries, numbered and chained anew."""
    chain: list[Entry] = []
    for entry in entries:
        before = chain[-1].digest() if chain else ""
        assert before is not None
        chain.append(replace(entry, n=len(chain), before=before))
    return chain


def opens(givers: Sequence[Giver], at: int = 0) -> list[Entry]:
    """The seeds of these devices, for the end of a journal, whatever it came to."""
    seeds = [(giver.secret.device, bytes.fromhex(giver.secret.keys + giver.secret.rest)) for giver in givers]
    return [
        Entry(0, at, Part(device, OPEN, sealed(write([both[:32], both[32:]]))), "") for device, both in seeds
    ]


def audited(game: Game[Any, Any], entries: Sequence[Entry], group: Any = None) -> Finding:
    """What the audit finds in the end."""
    *_, last = audit(entries, lambda _: game, group or Clear())
    return last


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
