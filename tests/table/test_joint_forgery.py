"""An entry that does not follow from what was given: all devices refuse it, and the audit names its maker."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

import pytest

from joint_play import Devices, audited, bare, chained, opens, under_seal
from klerye.core.group import ORDER
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower
from klerye.table.joint.digest import read, write, write_scalar
from klerye.table.joint.eyes import Own
from klerye.table.joint.part import Giver
from klerye.table.journal import Acted, Chance, Entry, Part, read_entry
from klerye.table.keeper import Keeper
from toy import Lay, Swap, Throw, Toy


def pieces(text: str) -> list[bytes]:
    """All pieces of a part."""
    return read(text, len(text) * 3 // 4 // 32)


# Games to forge


def toy_pick(state: Any) -> Any:
    """Throws, swaps a tile, then lays what it can, so that there is something of everything."""
    moves = list(Toy().moves(state))
    for kind in (Throw, Swap) if state.turn < 3 else (Throw, Lay):
        if found := [move for move in moves if isinstance(move, kind)]:
            return found[-1]
    return moves[0]


@cache
def toy(lost: bool = False) -> Devices:
    """An honest game of three devices, with dice, swaps and tiles laid openly; one is lost in the middle."""
    devices = Devices(Toy(), (0, 1, 2), Random(8))
    devices.play(8, toy_pick)
    if lost:
        devices.lose(2)
    devices.play(60, toy_pick)
    devices.wake(2)
    assert devices.truth.course.whole
    return devices


@cache
def tables(lost: bool, device: int) -> list[Follower]:
    """The table of a device after each entry."""
    devices = toy(lost)
    giver = Giver(devices.givers[device].secret, devices.group)
    entries, found = [read_entry(line) for line in devices.lines], []
    for n in range(len(entries)):
        if n == 0:
            keeper = Keeper.follower(
                entries[:1], lambda _: devices.game, str, devices.group, Own(giver=giver)
            )
        elif not keeper.truth.course or not keeper.truth.course.whole:
            keeper = keeper.hear(entries[n])
        found.append(keeper.truth)
    return found


Forge = Callable[["Moment"], Any]


@dataclass(frozen=True)
class Moment:
    """An entry of an honest game, and what came before it."""

    lost: bool
    entry: Entry

    @property
    def what(self) -> Any:
        return bare(self.entry.what)

    @property
    def before(self) -> list[Entry]:
        return list(toy(self.lost).truth.entries[: self.entry.n])

    @property
    def table(self) -> Follower:
        return tables(self.lost, 0)[self.entry.n - 1]

    @property
    def course(self) -> Any:
        return self.table.course


def moment(kind: str, count: int = 0, lost: bool = False) -> Moment:
    """The entry of that kind, by its number among them."""
    found = [entry for entry in toy(lost).truth.entries if named(toy(lost), entry) == kind]
    return Moment(lost, found[count])


def named(devices: Devices, entry: Entry) -> str:
    match entry.what:
        case Part(_, part, _):
            return part
        case Chance(text, _):
            return "draw" if "?" in text else "throw"
        case Acted(_, text, _):
            return "act " + text.split(" ")[0]
    return ""


def changed(place: int, new: bytes) -> Callable[[Moment], Any]:
    """The part with another piece at a place."""

    def forge(at: Moment) -> Any:
        found = pieces(at.what.data)
        found[place] = new
        return replace(at.what, data=write(found))

    return forge


def data(change: Callable[[str], str]) -> Callable[[Moment], Any]:
    return lambda at: replace(at.what, data=change(at.what.data))


def given(change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Callable[[Moment], Any]:
    return lambda at: replace(at.what, given=change(at.what.given))


def proof(change: Callable[[str], str]) -> Callable[[Moment], Any]:
    return lambda at: replace(at.what, proof=tuple(map(change, at.what.proof)))


def in_slot(slot: Callable[[Moment], int]) -> Callable[[Moment], Any]:
    """The proof with another slot."""
    return lambda at: replace(
        at.what, proof=tuple(" ".join([str(slot(at)), *text.split(" ")[1:]]) for text in at.what.proof)
    )


def swapped(at: Moment) -> Any:
    """Texts that two devices gave, the one for the other's."""
    one, other, *rest = at.what.given
    return replace(at.what, given=(other, one, *rest))


def replayed(at: Moment) -> Any:
    """The links of the throw before, once more, and its face."""
    return [bare(entry.what) for entry in at.before if named(toy(), entry) == "throw"][-1]


def another_face(at: Moment) -> Any:
    die = int(at.what.deal.split(" ")[1])
    return replace(at.what, deal=f"deal {die % 6 + 1}")


def without_waiting(at: Moment) -> Any:
    return replace(at.what, given=tuple("" for _ in at.what.given))


def duplicate(at: Moment) -> Any:
    found = pieces(at.what.data)
    return replace(at.what, data=write([found[1], *found[1:]]))


def by(device: int) -> Callable[[Moment], Any]:
    return lambda at: replace(at.what, device=device)


def step(name: str) -> Callable[[Moment], Any]:
    return lambda at: replace(at.what, part=name)


def another_tile(at: Moment) -> Any:
    return replace(at.what, act="lay b" if at.what.act != "lay b" else "lay c")


def others_slot(at: Moment) -> int:
    return at.course.bag.racks[(at.what.seat + 1) % 3][0]  # type: ignore[no-any-return]


def used_slot(at: Moment) -> int:
    """One whose tile was taken out of its rack before."""
    places = {*at.course.bag.inside, *(slot for rack in at.course.bag.racks for slot in rack)}
    return next(slot for slot in range(len(at.course.bag.slots)) if slot not in places)


ONE = write([write_scalar(1)])
KEEPER, OWN = None, -1
"""Who is blamed: whoever kept the table, or the device whose entry it is."""

BROKEN, NOT_DUE = "fair.broken", "fair.not_due"
Row = tuple[str, str, int, Forge, str, int | None]

BEFORE: list[Row] = [
    ("identity as an agreement", "commit", 1, changed(2, bytes(32)), BROKEN, 1),
    ("no element as an agreement", "commit", 1, changed(2, b"\xff" * 32), BROKEN, 1),
    ("half a commitment", "commit", 1, data(lambda text: text[:86]), BROKEN, 1),
    ("no base64", "commit", 1, data(lambda text: "é" * len(text)), BROKEN, 1),
    ("padding", "commit", 1, data(lambda text: text + "="), BROKEN, 1),
    ("committed twice", "commit", 1, by(0), NOT_DUE, 0),
    ("a device that is not there", "commit", 1, by(3), NOT_DUE, 3),
    ("a step that is not there", "commit", 1, step("what"), NOT_DUE, 1),
    ("shares before all are bound", "commit", 2, step("share"), NOT_DUE, 2),
    ("opened before anything", "commit", 2, step("open"), NOT_DUE, 2),
    ("lost before all have shares", "share", 2, lambda at: Part(2, "lost"), NOT_DUE, KEEPER),
    ("a share too few", "share", 1, data(lambda text: text[:128]), BROKEN, 1),
]
MIXING: list[Row] = [
    (f"{name} in {kind} {n}", kind, n, forge, BROKEN, OWN)
    for kind, n in (("shuffle", 0), ("lock", 1), ("unlock", 2), ("shuffle", 4), ("lock", 5))
    for name, forge in {
        "identity": changed(2, bytes(32)),
        "no element": changed(2, ORDER.to_bytes(32, "little")),
        "an element twice": duplicate,
        "an element too few": data(lambda text: write(pieces(text)[1:])),
        "an element too many": data(lambda text: write([*pieces(text), b"\1" * 32])),
    }.items()
] + [
    ("out of turn", "shuffle", 0, by(1), NOT_DUE, 1),
    ("another pass", "shuffle", 0, step("lock"), NOT_DUE, 0),
]
DEALS: list[Row] = [
    ("a tile told", "draw", 0, lambda at: replace(at.what, deal="deal a b"), BROKEN, KEEPER),
    ("a draw without waiting", "draw", 0, without_waiting, NOT_DUE, KEEPER),
    ("no keys at all", "draw", 0, given(lambda _: ()), NOT_DUE, KEEPER),
    ("keys of the one who draws", "draw", 1, given(lambda x: (x[0], x[0], x[2])), NOT_DUE, KEEPER),
    ("one more device", "draw", 0, given(lambda x: (*x, x[1])), NOT_DUE, KEEPER),
    ("keys for one tile", "draw", 0, given(lambda x: (x[0], x[1][:43], x[2])), BROKEN, 1),
    ("a draw while tiles are mixed", "shuffle", 1, lambda at: moment("draw").what, NOT_DUE, KEEPER),
    ("another face", "throw", 0, another_face, BROKEN, KEEPER),
    ("a throw without waiting", "throw", 0, without_waiting, NOT_DUE, KEEPER),
    ("a link missing", "throw", 0, given(lambda x: (x[0], "", x[2])), NOT_DUE, KEEPER),
    ("a link of one's own making", "throw", 0, given(lambda x: (x[0], ONE, x[2])), BROKEN, 1),
    ("links given for each other", "throw", 0, swapped, BROKEN, 0),
    ("links of the throw before", "throw", 1, replayed, BROKEN, 0),
    ("a throw nobody asked for", "act throw", 0, lambda at: moment("throw").what, "table.no_deal", KEEPER),
]
ACTS: list[Row] = [
    ("a key of one", "act lay", 0, proof(lambda text: text.split(" ")[0] + " " + ONE), BROKEN, OWN),
    ("no key", "act lay", 0, proof(lambda text: text.split(" ")[0]), BROKEN, OWN),
    (
        "a key of 0",
        "act lay",
        0,
        proof(lambda text: f"{text.split(' ')[0]} {write([bytes(32)])}"),
        BROKEN,
        OWN,
    ),
    ("a key too big", "act lay", 0, proof(lambda text: text[:-43] + write([b"\xff" * 32])), BROKEN, OWN),
    ("no proof", "act lay", 0, lambda at: replace(at.what, proof=()), BROKEN, OWN),
    ("two proofs", "act lay", 0, lambda at: replace(at.what, proof=at.what.proof * 2), BROKEN, OWN),
    ("another tile", "act lay", 0, another_tile, BROKEN, OWN),
    ("another's tile", "act lay", 0, in_slot(others_slot), BROKEN, OWN),
    ("a slot used before", "act lay", 1, in_slot(used_slot), BROKEN, OWN),
    ("a slot beyond all", "act lay", 0, in_slot(lambda at: 9999), BROKEN, OWN),
    ("a slot of another script", "act lay", 0, proof(lambda text: "٣" + text[1:]), BROKEN, OWN),
    ("a slot below all", "act lay", 0, proof(lambda text: "-" + text), BROKEN, OWN),
    ("another's tile back", "act swap", 0, in_slot(others_slot), BROKEN, OWN),
    ("a slot in the bag", "act swap", 0, in_slot(lambda at: at.course.bag.inside[0]), BROKEN, OWN),
    ("nothing back", "act swap", 0, lambda at: replace(at.what, proof=()), BROKEN, OWN),
    ("a key with what goes back", "act swap", 0, proof(lambda text: f"{text} {ONE}"), BROKEN, OWN),
    ("a proof of no tile", "act throw", 0, lambda at: replace(at.what, proof=("0",)), BROKEN, OWN),
]
END: list[Row] = [
    ("opened too early", "act lay", 0, lambda at: bare(opens(toy().givers)[1].what), NOT_DUE, 1),
    (
        "another's seeds",
        "open",
        1,
        lambda at: replace(bare(opens(toy().givers)[0].what), device=1),
        BROKEN,
        1,
    ),
    ("opened twice", "open", 1, by(0), NOT_DUE, 0),
]
LOSSES: list[Row] = [
    ("lost with a word", "lost", 0, data(lambda _: ONE), NOT_DUE, KEEPER),
    ("a lost device that is not there", "lost", 0, by(7), NOT_DUE, KEEPER),
    ("lost twice", "lend", 0, lambda at: Part(2, "lost"), NOT_DUE, KEEPER),
    ("another one lost", "lend", 0, lambda at: Part(1, "lost"), NOT_DUE, KEEPER),
    ("lost again", "act lay", -1, lambda at: Part(2, "lost"), NOT_DUE, KEEPER),
    ("a wrong piece", "lend", 1, data(lambda _: ONE), BROKEN, 1),
    ("lent twice", "lend", 1, by(0), NOT_DUE, 0),
    ("lent by the lost", "lend", 1, by(2), NOT_DUE, 2),
]
AT_ONCE = [(False, row) for row in (*BEFORE, *MIXING, *DEALS, *ACTS, *END)] + [(True, row) for row in LOSSES]


def rows() -> list[Any]:
    """All of them."""
    return [pytest.param(lost, row, id=row[0]) for lost, row in AT_ONCE]


def refusals(at: Moment, what: Any) -> list[Illegal | None]:
    """What each device says to an entry that tells something else."""
    entry, said = replace(at.entry, what=under_seal(what)), list[Illegal | None]()
    for device in range(2 if at.lost else 3):
        try:
            tables(at.lost, device)[entry.n - 1].follow(read_entry(entry.line()))
        except Illegal as no:
            said.append(no)
        else:
            said.append(None)
    return said


@pytest.mark.parametrize(("lost", "row"), rows())
def test_every_device_refuses_it_at_once(lost: bool, row: Row) -> None:
    _, kind, count, forge, why, _ = row
    at = moment(kind, count, lost)
    assert forge(at) != at.what
    assert [no and no.why for no in refusals(at, forge(at))] == [why] * (2 if lost else 3)
    assert refusals(at, at.what) == [None] * (2 if lost else 3)


@pytest.mark.parametrize(("lost", "row"), rows())
def test_the_audit_names_the_entry_and_the_device(lost: bool, row: Row) -> None:
    _, kind, count, forge, _, device = row
    at = moment(kind, count, lost)
    rest = opens(toy(lost).givers, at.entry.at)
    finding = audited(Toy(), chained([*at.before, replace(at.entry, what=under_seal(forge(at))), *rest]))
    wanted = getattr(at.what, "device", getattr(at.what, "seat", None)) if device == OWN else device
    assert (finding.n, finding.device, finding.good) == (at.entry.n, wanted, False)
