"""What a device is told fits other racks as well, and holds nothing that it may not see."""

from itertools import permutations
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from joint_play import Clear, Devices, bare, scatter
from klerye.core.chance import Ask, Hidden
from klerye.core.group import ORDER, Group
from klerye.games.lexio.acts import Exchange, Laid, Pass, Place
from klerye.games.lexio.rules import Lexio
from klerye.table.joint.bag import LOCK, SHUFFLE, product
from klerye.table.joint.course import Course
from klerye.table.joint.digest import mix, read, write, write_scalar
from klerye.table.joint.part import Giver
from klerye.table.joint.secret import Secret, inverse
from klerye.table.journal import Acted, Chance
from toy import Toy


class OtherSecret(Secret):
    """The secret of a device with other keys of two slots, and two places of its first order exchanged."""

    factors: ClassVar[dict[int, int]] = {}
    places: tuple[int, int] = (0, 0)

    def key(self, slot: int) -> int:
        return Secret.key(self, slot) * self.factors.get(slot, 1) % ORDER

    def order(self, round: int, count: int) -> list[int]:
        places, (p, q) = Secret.order(self, round, count), self.places
        places[p], places[q] = places[q], places[p]
        return places


class OtherGiver(Giver):
    """A device that hides each element of its first pass by a blind of its own, and covers one key otherwise.

    An honest one has one blind for all: whoever cannot tell g, h, bg, bh from g, h, bg, ch (which is what the
    group is chosen for) cannot tell one from the other."""

    def __init__(self, secret: Secret, group: Group) -> None:
        super().__init__(secret, group)
        self.blinds: dict[int, int] = {}
        self.covers: dict[tuple[int, int, str | int], bytes] = {}

    def part(self, course: Course, step: str, ask: Ask | None = None) -> str:
        text = super().part(course, step, ask)
        secret = self.secret
        if step not in (SHUFFLE, LOCK) or not isinstance(secret, OtherSecret):
            return text
        factors = self.blinds if step == SHUFFLE else {n: inverse(f) for n, f in secret.factors.items()}
        found = read(text, len(text) * 3 // 4 // 32)
        return write(Clear().times(found, [factors.get(n, 1) for n in range(len(found))]))

    def cover(self, course: Course, giver: int, taker: int, about: str | int) -> bytes:
        cover = super().cover(course, giver, taker, about)
        return mix(cover, self.covers.get((giver, taker, about), bytes(32)))


def number(element: bytes) -> int:
    return int.from_bytes(element, "little")


def told(game: Any, seed: int, others: dict[int, Giver]) -> Devices:
    """A table of three devices after the first deals and a round of passes."""
    devices = Devices(game, (0, 1, 2), Random(seed))
    for device, giver in others.items():
        devices.become(device, giver)
    devices.settle()
    for _ in range(3):
        devices.act(next(iter(game.moves(devices.keepers[0].truth.state))))
        devices.settle()
    return devices


@settings(max_examples=12)
@given(
    st.integers(0, 10**6),
    st.sampled_from(list(permutations(range(3)))),
    st.integers(0, 6),
    st.integers(0, 6),
    st.sampled_from([Lexio(), Toy()]),
)
def test_two_hidden_tiles_may_be_exchanged_and_the_third_device_is_told_the_same(
    seed: int, who: tuple[int, int, int], one: int, two: int, game: Any
) -> None:
    """For every two tiles on the racks of two others there are secrets of these two under which the very same
    entries come about, and each has the other's tile."""
    a, b, third = who
    real = told(game, seed, {})
    course, group = real.truth.course, real.group
    racks = course.bag.racks
    s, t = racks[a][one % len(racks[a])], racks[b][two % len(racks[b])]

    # The places of the two tiles in the pass of a, and what stood there
    count = len(course.faces)
    orders = [giver.secret.order(0, count) for giver in real.givers]
    p, q = s, t
    for device in range(2, a, -1):
        p, q = orders[device][p], orders[device][q]
    numbers = [number(element) for element in course.bag.plain]
    x, y = orders[a][p], orders[a][q]
    for device in range(a - 1, -1, -1):
        x, y = orders[device][x], orders[device][y]
    ratio = numbers[x] * inverse(numbers[y]) % ORDER

    own, peer = real.givers[a].secret, real.givers[b].secret
    secret = OtherSecret(own.table, own.device, own.keys, own.rest)
    object.__setattr__(secret, "factors", {s: ratio, t: inverse(ratio)})
    object.__setattr__(secret, "places", (p, q))
    pair = OtherGiver(secret, group), OtherGiver(Secret(peer.table, peer.device, peer.keys, peer.rest), group)
    pair[0].blinds = {p: ratio, q: inverse(ratio)}
    changed = mix(write_scalar(own.key(t)), write_scalar(secret.key(t)))
    for giver in pair:
        giver.covers = {(a, b, t): changed}
    other = told(game, seed, {a: pair[0], b: pair[1]})

    assert other.lines == real.lines
    assert other.keepers[third].truth.states == real.keepers[third].truth.states
    assert other.eyes(third).tiles == real.eyes(third).tiles
    assert other.eyes(a).tiles[s][0] == real.eyes(b).tiles[t][0] == y
    assert other.eyes(b).tiles[t][0] == real.eyes(a).tiles[s][0] == x
    for device, slot in ((a, s), (b, t)):
        rest = [
            {n: tile for n, (tile, _) in d.eyes(device).tiles.items() if n != slot} for d in (real, other)
        ]
        assert rest[0] == rest[1]


@settings(max_examples=4)
@given(st.integers(0, 10**6), st.sampled_from([(0, 1), (0, 1, 2), (0, 1, 1, 2)]))
def test_nothing_that_a_device_has_tells_what_it_may_not_see(seed: int, owners: tuple[int, ...]) -> None:
    devices = Devices(Lexio(), owners, Random(seed))
    devices.play(14, scatter(devices.chance))
    truth, game = devices.truth, devices.game
    text = "\n".join(devices.lines)
    for entry in truth.entries:
        match entry.what:
            case Chance(deal, _):
                assert all(isinstance(face, Hidden) for face in game.read(deal).faces)
            case Acted(_, act, _):
                assert isinstance(game.read(act), Place | Pass | Exchange)
                assert not isinstance(game.read(act), Exchange) or set(game.read(act).tiles) == {"?"}
    bag = truth.course.bag
    for device, keeper in enumerate(devices.keepers):
        mine = [seat for seat, owner in enumerate(owners) if owner == device]
        seen = {n: entry for n, entry in enumerate(keeper.truth.entries) if n in keeper.truth.seen}
        assert set(devices.eyes(device).tiles).isdisjoint(
            slot for seat, slots in enumerate(bag.racks) if seat not in mine for slot in slots
        )
        assert set(devices.eyes(device).tiles).isdisjoint(bag.inside)
        for n in seen:
            state = keeper.truth.states[n - 1]
            waits = game.waits(state)
            assert waits.seat in mine
        for state in keeper.truth.states:
            assert all(set(rack) <= {"?"} for seat, rack in enumerate(state.racks) if seat not in mine)
            assert set(state.aside) <= {"?"} or state.seat in mine
    hidden = [*bag.inside, *(slot for slots in bag.racks for slot in slots)]
    for slot in hidden:
        keys = [devices.givers[device].secret.key(slot) for device in bag.lockers[slot]]
        for key in (*keys, product(keys)):
            assert write([write_scalar(key)]) not in text
            assert str(key) not in text


@pytest.mark.parametrize("owners", [(0, 1), (0, 1, 2)])
def test_no_device_opens_a_tile_with_what_was_given_to_another(owners: tuple[int, ...]) -> None:
    """Nor with its own covers, taken off."""
    devices = Devices(Lexio(), owners, Random(5))
    devices.settle()
    for place, entry in enumerate(entry for entry in devices.truth.entries if isinstance(entry.what, Chance)):
        what = bare(entry.what)
        taker, count = owners[place], 7
        for device in set(owners) - {taker}:
            course = devices.truth.course
            for n, slot in enumerate(course.bag.racks[place]):
                parts = [devices.givers[device].secret.key(slot)]
                for giver, text in enumerate(what.given):
                    if text and giver != device:
                        covered = read(text, count)[n]
                        under = mix(covered, devices.givers[device].cover(course, giver, device, slot))
                        parts += [number(covered) % ORDER or 1, number(under) % ORDER or 1]
                for last in range(len(parts)):
                    assert course.bag.opened([slot], [product(parts[: last + 1])], devices.group) == [None]


def test_what_is_put_back_has_its_slots_in_an_order_that_tells_nothing() -> None:
    devices = Devices(Lexio(), (0, 1), Random(5))
    devices.settle()
    rack = devices.keepers[0].truth.state.racks[0]
    proofs = set()
    for tiles in permutations(rack[:3]):
        own = devices.keepers[0].truth
        text, proof = devices.eyes(0).prove(
            own.course, devices.game, 0, f"{Lexio().write(Exchange(''.join(tiles)))}"
        )
        assert Lexio().read(text) == Exchange("???")
        proofs.add(proof)
    assert len(proofs) == 1
    proof = next(iter(proofs))
    assert proof == tuple(sorted(proof, key=int))


def test_which_of_several_equal_tiles_is_laid_tells_nothing_of_the_rest() -> None:
    """Were it always the first of them, all would know that no slot before it has such a tile."""
    firsts = []
    for seed in range(30):
        devices = Devices(Lexio(), (0, 1), Random(seed))
        devices.settle()
        own, tiles = devices.keepers[0].truth, devices.eyes(0).tiles
        faces = {slot: own.course.bag.faces[tiles[slot][0]] for slot in own.course.bag.racks[0]}
        for face in sorted({*faces.values()} - {"*"}):
            slots = [slot for slot, other in faces.items() if other == face]
            if len(slots) > 1:
                act = Lexio().write(Place((Laid(7, 7, face),)))
                _, (proof,) = devices.eyes(0).prove(own.course, devices.game, 0, act)
                assert int(proof.split(" ")[0]) in slots
                firsts.append(proof.split(" ")[0] == str(min(slots)))
    assert len(firsts) > 20
    assert 0.2 < sum(firsts) / len(firsts) < 0.8
