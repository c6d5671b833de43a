"""A device that does not keep to its own seeds: what it gives looks right, and the audit names it."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from joint_play import ID, Clear, Devices, audited, chained, opens, pairs
from klerye.core.chance import Ask
from klerye.core.ed25519 import verify
from klerye.core.game import Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Exchange, Pass, Show
from klerye.games.lexio.rules import Lexio
from klerye.table.joint.bag import Bag
from klerye.table.joint.digest import read, write, write_scalar
from klerye.table.joint.part import Giver
from klerye.table.joint.seal import wanted
from klerye.table.joint.secret import Secret
from klerye.table.journal import Acted, Entry, Part, read_entry
from toy import Lay, Toy

BAD = 1
"""The device that forges, of three."""

Change = Callable[[list[bytes], Devices], list[bytes]]


def scaled(element: bytes, scalar: int, devices: Devices) -> bytes:
    return devices.group.times([element], [scalar])[0]  # type: ignore[no-any-return]


def twice(found: list[bytes], devices: Devices) -> list[bytes]:
    """One tile in two places, under another scalar, so that no element is there twice."""
    return [scaled(found[1], 7, devices), *found[1:]]


def stacked(found: list[bytes], devices: Devices) -> list[bytes]:
    """Another order than the seed gives."""
    return found[::-1]


def crossed(found: list[bytes], devices: Devices) -> list[bytes]:
    return [found[1], found[0], *found[2:]]


def rescaled(found: list[bytes], devices: Devices) -> list[bytes]:
    return [scaled(found[0], 3, devices), *found[1:]]


def foreign(found: list[bytes], devices: Devices) -> list[bytes]:
    """An element that is no tile at all."""
    return [devices.group.base(5), *found[1:]]


def kept(found: list[bytes], devices: Devices) -> list[bytes]:
    """The key of one slot left on."""
    course = devices.truth.course
    slot = course.bag.mixing.old[0]
    return [scaled(found[0], devices.givers[BAD].secret.key(slot), devices), *found[1:]]


def at(place: int, new: bytes) -> Change:
    return lambda found, devices: [*found[:place], new, *found[place + 1 :]]


def wrong_key(found: list[bytes], devices: Devices) -> list[bytes]:
    """Another key than was put on, well covered."""
    ask, course = devices.truth.waits, devices.truth.course
    slot = course.bag.inside[0]
    cover = devices.givers[BAD].cover(course, BAD, course.owner[ask.seat], slot)
    return [bytes(a ^ b for a, b in zip(write_scalar(5), cover, strict=True)), *found[1:]]


BETRAYALS: list[tuple[str, str, Change]] = [
    ("a chain of another seed", "commit", at(3, b"x" * 32)),
    ("an agreement of another seed", "commit", lambda found, d: [*found[:2], d.group.base(5), found[3]]),
    ("a seed of keys that is not told", "commit", at(0, b"x" * 32)),
    ("a seed of all else that is not told", "commit", at(1, b"x" * 32)),
    ("the commitment of another device", "commit", lambda found, d: read(d.givers[0].part(*of(d)), 4)),
    ("a piece that does not fit its digest", "share", at(0, b"x" * 32)),
    ("a digest that does not fit its piece", "share", at(3, b"x" * 32)),
    ("a tile twice", "shuffle", twice),
    ("a bag that was stacked", "shuffle", stacked),
    ("what is no tile", "shuffle", foreign),
    ("a blind of one tile's own", "shuffle", rescaled),
    ("tiles that change places", "lock", crossed),
    ("a key that the seed does not give", "lock", rescaled),
    ("a tile twice at the lock", "lock", twice),
    ("a key left on", "unlock", kept),
    ("tiles that change places at the unlock", "unlock", crossed),
    ("a wrong key for the one who draws", "keys", wrong_key),
    ("no cover", "keys", at(0, write_scalar(5))),
]


def of(devices: Devices) -> tuple[Any, str]:
    return devices.keepers[0].truth.course, "commit"


def betrayed(step: str, change: Change, acts: int = 3) -> tuple[Devices, int, Illegal | None]:
    """A table of Lexio at which the device forges that step once, the number of its entry, and what the first
    device to notice says, if one does; each acts by an exchange."""
    devices, done = Devices(Lexio(), (0, 1, 2), Random(3)), list[int]()

    def forge(device: int, part: str, data: str) -> str:
        waits = devices.truth.waits
        drawn = step == "keys" and (not isinstance(waits, Ask) or waits.seat != 2)
        if (device, part) != (BAD, step) or done or drawn:
            return data
        done.append(devices.truth.entries[-1].n + 1)
        return write(change(read(data, len(data) * 3 // 4 // 32), devices))

    try:
        for _ in range(acts):
            while devices.give(forge):
                pass
            doubt = any(devices.eyes(device).doubts for device in range(3))
            if doubt or not isinstance(devices.truth.waits, Turn):
                break
            seat = devices.truth.waits.seat
            devices.act(Exchange(devices.keepers[seat].truth.state.racks[seat][:3]))
    except Illegal as no:
        return devices, done[0], no
    return devices, done[0], None


@pytest.mark.parametrize(
    ("step", "change"), [row[1:] for row in BETRAYALS], ids=[row[0] for row in BETRAYALS]
)
def test_the_audit_names_the_entry_and_the_device(step: str, change: Change) -> None:
    devices, n, _ = betrayed(step, change)
    entries = chained([*devices.truth.entries, *opens(devices.givers, devices.now)])
    finding = audited(devices.game, entries)
    assert (finding.why, finding.n, finding.device) == ("fair.forged", n, BAD)


@pytest.mark.parametrize("name", ["a wrong key for the one who draws", "no cover"])
def test_the_one_who_draws_sees_a_wrong_key_at_once(name: str) -> None:
    step, change = next(row[1:] for row in BETRAYALS if row[0] == name)
    devices, _, _ = betrayed(step, change)
    assert [devices.eyes(device).doubts for device in range(3)] == [False, False, True]


@pytest.mark.parametrize("which", [0, 1])
def test_seeds_that_were_not_bound_are_refused_at_once(which: int) -> None:
    devices = Devices(Toy(), (0, 1, 2), Random(1))

    def forge(device: int, part: str, data: str) -> str:
        found = read(data, 2) if (device, part) == (BAD, "open") else []
        return write([*found[:which], b"x" * 32, *found[which + 1 :]]) if found else data

    for _ in range(6):
        devices.settle()
        devices.act(next(iter(Toy().moves(devices.truth.state))))
    with pytest.raises(Illegal, match=r"fair\.broken") as no:
        devices.give(forge)
    assert no.value.facts == {"what": "seeds", "device": BAD}


def test_a_stacked_bag_is_found_at_the_end_of_the_game() -> None:
    """Nothing is seen of it before: the game is played to its end, and all is opened."""
    devices, n, no = betrayed("shuffle", stacked)
    assert no is None
    devices.play(pick=lambda state: Pass())
    assert isinstance(devices.truth.waits, Over)
    finding = audited(devices.game, [read_entry(line) for line in devices.lines])
    assert (finding.why, finding.n, finding.device) == ("fair.forged", n, BAD)


def test_a_device_that_opens_nothing_is_told_of() -> None:
    devices = Devices(Lexio(), (0, 1, 2), Random(3))
    devices.play(4, lambda state: Pass())
    finding = audited(devices.game, chained([*devices.truth.entries, *opens(devices.givers[:2])]))
    assert 2 in finding.unopened
    with pytest.raises(Illegal, match=r"fair\.not_open"):
        audited(devices.game, devices.truth.entries)


# What is not as it should be


class StrangeKey(Secret):
    """Another key of one tile than the seed gives, all along."""

    def key(self, slot: int) -> int:
        return 5 if slot == 3 else Secret.key(self, slot)


def ending(chance: int = 1) -> Devices:
    """A table of Lexio where only the racks are left to be turned up, and nothing is open yet."""
    devices = Devices(Lexio(), (0, 1, 2), Random(chance))
    devices.settle()
    for _ in range(6):
        devices.act(Pass())
    assert devices.truth.state.ended
    return devices


def next_entry(devices: Devices, what: Any) -> Entry:
    last = devices.keepers[0].last
    digest = last.digest()
    assert digest is not None
    return Entry(last.n + 1, last.at, what, digest)


def test_keys_that_the_seed_does_not_give_do_not_keep_the_game_from_its_audit() -> None:
    devices = Devices(Lexio(), (0, 1, 2), Random(3))
    own = devices.givers[BAD].secret
    devices.become(BAD, Giver(StrangeKey(own.table, own.device, own.keys, own.rest), devices.group))
    devices.settle()
    for _ in range(6):
        devices.act(Pass())
    devices.settle()
    finding = audited(devices.game, devices.truth.entries)
    assert (finding.why, finding.device) == ("fair.forged", BAD)


def test_the_audit_finds_a_rack_that_was_not_so() -> None:
    devices = ending()
    devices.settle()
    entries = list(devices.truth.entries)
    n = next(e.n for e in entries if isinstance(e.what, Acted) and e.what.act.startswith("show"))
    shown = entries[n].what
    assert isinstance(shown, Acted)
    lie = replace(shown, act=devices.game.write(Show("EEEEEEE")))
    assert lie != shown
    finding = audited(devices.game, chained([*entries[:n], replace(entries[n], what=lie), *entries[n + 1 :]]))
    assert (finding.good, finding.n) == (False, n)


def test_no_rack_is_turned_up_before_all_is_open() -> None:
    """Else it is anything that fits, and the seeds that belie it are refused in its stead."""
    devices = ending()
    seat = devices.truth.waits.seat
    entry = next_entry(devices, Acted(seat, devices.game.write(Show("EEEEEEE"))))
    other = next(n for n in range(3) if n != devices.truth.opened.owners[seat])
    with pytest.raises(Illegal):
        devices.keepers[other].hear(entry)


def test_an_act_of_a_seat_that_is_not_there_is_refused() -> None:
    devices = Devices(Lexio(), (0, 1), Random(1))
    devices.settle()
    text = devices.game.write(Exchange("??"))
    with pytest.raises(Illegal):
        devices.keepers[1].hear(next_entry(devices, Acted(9, text, ("0", "1"))))


def test_what_is_put_back_has_no_faces() -> None:
    """A face that is told there is proven by nothing."""
    devices = Devices(Lexio(), (0, 1), Random(1))
    devices.settle()
    with pytest.raises(Illegal):
        devices.keepers[1].hear(next_entry(devices, Acted(0, devices.game.write(Exchange("QZ")), ("0", "1"))))


@pytest.mark.parametrize("step", ["commit", "shuffle", "lock"])
def test_a_keeper_that_gives_for_another_device_has_not_its_seal(step: str) -> None:
    """Else it could throw with chains of its own alone, and the audit would find nothing."""
    devices = Devices(Lexio(), (0, 1), Random(1), pairs=pairs(2))
    keeper = Giver(Secret.of("what the keeper knows", ID, "x", BAD), devices.group)
    truth = devices.truth
    while not any((due.device, due.step) == (BAD, step) for due in truth.course.due(truth.waits, False)):
        assert devices.give()
        truth = devices.truth
    data = {giver: giver.part(truth.course, step) for giver in (keeper, devices.givers[BAD])}
    for signer, text, good in ((0, data[keeper], False), (BAD, data[devices.givers[BAD]], True)):
        what = Part(BAD, step, devices.sealed(signer, step, text))
        assert [verify(*one) for one in wanted(devices.keepers[1].truth, what)] == [good]


@pytest.mark.parametrize(("place", "sound"), [(0, [False, True]), (1, [False, True]), (2, [True, False])])
def test_a_bad_piece_is_seen_by_the_device_that_it_is_for(place: int, sound: list[bool]) -> None:
    """Before it is needed, when its lender would be blamed."""
    devices, _, _ = betrayed("share", at(place, b"x" * 32), acts=1)
    course = devices.truth.course
    assert [devices.givers[device].sound(course) for device in (0, 2)] == sound


def test_a_tile_that_was_taken_back_can_be_laid_again() -> None:
    """Of a game that takes back, has a bag, and is played from afar: there is none yet but the toy."""
    devices = Devices(Toy(), (0, 1), Random(3))
    for _ in range(40):
        devices.settle()
        seat = devices.truth.waits.seat
        moves = list(Toy().moves(devices.keepers[seat].truth.state))
        if lay := next((move for move in moves if isinstance(move, Lay)), None):
            break
        devices.act(moves[-1])
    assert lay
    devices.act(lay)
    last = devices.truth.entries[-1].n
    devices.commit(devices.keepers[0].take_back(seat, last, last, devices.now))
    devices.act(lay)
    assert lay.tile in devices.truth.state.laid


def test_a_tile_that_lies_openly_cannot_be_laid_again() -> None:
    """Where it was twice in the bag, under two keys."""
    group, both = Clear(), frozenset({0, 1})
    empty = Bag.new(ID, ("a", "a", "b"), 2, (0, 1), group)
    (tile, *_) = empty.plain
    bag = replace(empty, slots=tuple(group.times([tile, tile], [3, 5])), lockers=(both, both))
    once = bag.laid([0], [3], ["a"], group)
    assert (once.out, bag.laid([1], [5], ["a"], group)) == ({0}, once)
    for slots, keys, laid in (([1], [5], once), ([0, 1], [3, 5], bag)):
        with pytest.raises(Illegal, match=r"fair\.broken"):
            laid.laid(slots, keys, ["a"] * len(slots), group)
