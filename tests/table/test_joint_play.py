"""Whole games of joint chance: every tile is in one place, all devices agree, and any of them may reload."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from joint_play import WHEN, Devices, audited, bare, scatter
from klerye.core.chance import HIDDEN, Ask
from klerye.core.game import Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.dam.rules import Dam
from klerye.games.lexio.acts import Exchange
from klerye.games.lexio.rules import Lexio
from klerye.games.lexio.tiles import TOTAL
from klerye.games.penta.rules import Penta
from klerye.table.joint.bag import product
from klerye.table.joint.course import ended
from klerye.table.joint.eyes import Own
from klerye.table.joint.part import Giver
from klerye.table.joint.secret import Secret
from klerye.table.journal import Opened, read_entry
from klerye.table.keeper import Keeper
from toy import Toy

pytestmark = pytest.mark.slow

SEEDS = st.integers(0, 10**6)
LEXIO = [(0, 1), (0, 1, 1), (0, 1, 2), (0, 1, 0, 1), (0, 0, 1, 2), (0, 1, 2, 3)]
TOY = [(0, 1), (0, 1, 1), (0, 1, 2)]
PENTA = [(0, 1), (0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 3, 4), (0, 1, 2, 3, 4, 5)]


def rack(state: Any, seat: int) -> list[str]:
    """The signs of a rack as a state has it; "?" is hidden."""
    return sorted("?" if face is HIDDEN else str(face) for face in state.racks[seat])


def public(keeper: Keeper) -> Any:
    """What all devices have to agree on."""
    truth, state = keeper.truth, keeper.truth.state
    waits = truth.waits
    who = (waits.count, waits.put_back, waits.seat) if isinstance(waits, Ask) else waits
    if truth.game.bag is None:
        return who, state
    told = {key: told for key, told in truth.game.report(state).items() if key != "racks"}
    return who, told, [len(rack) for rack in state.racks], truth.course


class Watched(Devices):
    """Looks at all devices after every entry, with everybody's secrets."""

    def commit(self, keeper: Keeper) -> None:
        super().commit(keeper)
        awake = [n for n in range(self.count) if n not in self.asleep]
        for n in awake[1:]:
            assert public(self.keepers[n]) == public(self.keepers[0])
        course = self.truth.course
        if course.bag and any(course.bag.lockers) and not course.whole:
            self.look(course, awake)

    def look(self, course: Any, awake: list[int]) -> None:
        """Every tile of the game is in one place."""
        bag = course.bag
        inside = [*bag.inside, *bag.aside, *(bag.mixing.old if bag.mixing else ())]
        places = [*inside, *(slot for slots in bag.racks for slot in slots)]
        assert len(set(places)) == len(places)
        tiles = self.open(bag, places)
        assert sorted([*tiles, *bag.out]) == list(range(len(bag.faces)))
        faces = {slot: bag.faces[tile] for slot, tile in zip(places, tiles, strict=True)}
        for n in awake:
            truth = self.keepers[n].truth
            if ended(truth.game, truth.state):
                continue  # racks are turned up
            for seat, slots in enumerate(bag.racks):
                own = truth.opened.owners[seat] == n
                assert rack(truth.state, seat) == sorted(str(faces[x]) if own else "?" for x in slots)

    def open(self, bag: Any, slots: list[int]) -> list[int]:
        keys = [product(self.givers[n].secret.key(slot) for n in bag.lockers[slot]) for slot in slots]
        return bag.opened(slots, keys, self.group)  # type: ignore[no-any-return]


def table(game: Any, owners: tuple[int, ...], seed: int, kind: Callable[..., Devices] = Watched) -> Devices:
    return kind(game, owners, Random(seed))


def finish(devices: Devices, acts: int = 12) -> None:
    """Some acts at random, then the first that there is (to pass), until the game ends."""
    pick = scatter(devices.chance) if isinstance(devices.game, Lexio) else None
    devices.play(acts if isinstance(devices.game, Toy) else 1000, pick)
    devices.play(pick=pick or (lambda state: next(iter(devices.game.moves(state)))))


def check_whole(devices: Devices, unopened: tuple[int, ...] = ()) -> None:
    """The game was played to its end, and the audit finds nothing wrong in its text."""
    assert isinstance(devices.truth.waits, Over)
    course = devices.truth.course
    finding = audited(devices.game, [read_entry(line) for line in devices.lines])
    assert (finding.good, finding.unopened) == (True, unopened)
    faces = devices.game.bag.tiles if devices.game.bag else ()
    assert (finding.tiles, finding.draws, finding.throws) == (len(faces), course.draws, course.throws)
    assert finding.throws + finding.draws == sum('"deal":' in line for line in devices.lines)
    for keeper in devices.keepers:
        assert keeper.truth.state == devices.truth.state
        assert keeper.truth.course.whole


@settings(max_examples=3)
@given(SEEDS, st.sampled_from(LEXIO))
def test_the_tiles_of_lexio_are_always_a_partition_of_the_102(seed: int, owners: tuple[int, ...]) -> None:
    devices = table(Lexio(), owners, seed)
    assert len(devices.game.bag.tiles) == TOTAL == 102
    finish(devices)
    check_whole(devices)


@settings(max_examples=12)
@given(SEEDS, st.sampled_from(TOY))
def test_a_game_of_dice_and_tiles(seed: int, owners: tuple[int, ...]) -> None:
    devices = table(Toy(), owners, seed)
    finish(devices)
    check_whole(devices)


@pytest.mark.parametrize("owners", PENTA)
def test_dice_for_two_to_six_devices(owners: tuple[int, ...]) -> None:
    devices = table(Penta(), owners, 1)
    devices.play(12)
    course = devices.truth.course
    assert (course.bag, course.draws, course.throws > 5) == (None, 0, True)
    assert len({keeper.truth.state for keeper in devices.keepers}) == 1


def test_a_whole_game_of_dice() -> None:
    devices = table(Penta(), (0, 1), 2)
    finish(devices)
    check_whole(devices)


def test_the_seat_that_begins_is_thrown_for() -> None:
    begin = set()
    for seed in range(12):
        devices = table(Dam(), (0, 1), seed)
        devices.settle()
        begin.add(devices.truth.waits.seat)
        assert devices.truth.course.throws == 1
    assert begin == {0, 1}


def test_a_computer_plays_at_the_device_that_opened_the_table() -> None:
    keys = ("", f"{0:043d}", f"{1:043d}")
    names = ("A", "B", "C")
    opened = Opened("0123456789abcdef", "lexio", names, WHEN, {}, None, ("easy", "", ""), keys, True)
    assert (opened.owners, opened.devices) == ((0, 0, 1), keys[1:])
    devices = Watched(Lexio(), (0, 0, 1), Random(4))
    devices.keepers = [
        Keeper.open(opened, lambda _: devices.game, lambda: "salt", devices.group, Own(giver=giver))
        for giver in devices.givers
    ]
    finish(devices)
    check_whole(devices)


# A reload


class Reloading(Watched):
    """After some entries a device is built anew, from its lines and the text that only it knows."""

    dice = Random(99)

    def commit(self, keeper: Keeper) -> None:
        super().commit(keeper)
        if self.dice.random() < 0.25 and not self.truth.course.whole:
            device = self.dice.randrange(self.count)
            old = self.givers[device].secret
            giver = Giver(Secret(old.table, old.device, old.keys, old.rest), self.group)
            before, tiles = self.keepers[device].truth, self.eyes(device).tiles
            self.keepers[device], self.givers[device] = self.rebuilt(device, giver), giver
            after = self.keepers[device].truth
            assert self.eyes(device).tiles == tiles
            assert (after.states, after.seen, after.course) == (before.states, before.seen, before.course)


@settings(max_examples=4)
@given(SEEDS, st.sampled_from([(Lexio(), (0, 1)), (Lexio(), (0, 1, 2)), (Toy(), (0, 1, 2)), (Toy(), (0, 1))]))
def test_any_device_may_be_reloaded_after_any_entry(seed: int, what: tuple[Any, tuple[int, ...]]) -> None:
    """It goes on as if nothing had happened, and what it gives is the same to the letter."""
    game, owners = what
    plain, reloading = table(game, owners, seed, Devices), table(game, owners, seed, Reloading)
    finish(plain)
    finish(reloading)
    assert plain.lines == reloading.lines
    check_whole(reloading)


@given(st.text(max_size=20), st.sampled_from(["0123456789abcdef", "fedcba9876543210"]), st.integers(0, 5))
def test_all_secrets_follow_from_one_text_of_a_device(own: str, id: str, device: int) -> None:
    one, same = Secret.of(own, id, "x", device), Secret.of(own, id, "x", device)
    assert one == same
    assert one.keys != one.rest
    others = [Secret.of(own, id, "x", device + 1), Secret.of(own + "x", id, "x", device)]
    others += [Secret.of(own, id, "y", device)]
    assert all({one.keys, one.rest}.isdisjoint({other.keys, other.rest}) for other in others)


# Lost devices


@settings(max_examples=4)
@given(SEEDS, st.sampled_from([(0, 1, 2), (0, 1, 2, 3), (0, 1, 1, 2)]), st.integers(0, 8), st.booleans())
def test_a_game_goes_on_without_a_lost_device(
    seed: int, owners: tuple[int, ...], acts: int, returns: bool
) -> None:
    """To its end; and whoever was lost can come back and play on."""
    devices = table(Lexio(), owners, seed)
    lost = 1 + seed % max(owners)
    devices.play(acts, scatter(devices.chance))
    devices.lose(lost)
    devices.play(acts + 3, scatter(devices.chance))
    assert devices.truth.course.lost_known
    if returns:
        devices.wake(lost)
        assert public(devices.keepers[lost]) == public(devices.keepers[0])
    finish(devices)
    devices.wake(lost)
    check_whole(devices, () if returns else (lost,))


@settings(max_examples=6)
@given(SEEDS, st.integers(6, 30), st.integers(1, 2))
def test_a_device_may_be_lost_at_any_entry(seed: int, parts: int, lost: int) -> None:
    """In the middle of a mixing, too."""
    devices = table(Toy(), (0, 1, 2), seed)
    while devices.give() and len(devices.lines) < parts:
        pass
    if devices.truth.course.loses(lost):
        devices.lose(lost)
        assert not devices.truth.course.ready
    finish(devices)
    devices.wake(lost)
    assert isinstance(devices.truth.waits, Over)
    finding = audited(devices.game, devices.truth.entries)
    assert finding.good


def test_a_device_lost_in_the_middle_of_a_mixing() -> None:
    """Each pass of the first mixing and of one after an exchange."""
    for passes in range(9):
        devices = table(Toy(), (0, 1, 2), passes)
        devices.settle()
        while not devices.truth.course.mixing:
            waits = devices.truth.waits
            if isinstance(waits, Turn):
                device = devices.truth.opened.owners[waits.seat]
                devices.act(list(devices.game.moves(devices.keepers[device].truth.state))[-1])
            else:
                assert devices.give()
        for _ in range(passes):
            assert devices.truth.course.mixing
            devices.give()
        devices.lose(1)
        finish(devices)
        devices.wake(1)
        check_whole(devices, (1,))


@pytest.mark.parametrize("owners", [(0, 1, 2), (0, 1, 2, 3)])
@pytest.mark.parametrize("seed", range(3))
def test_no_single_device_reads_the_rack_of_a_lost_one(owners: tuple[int, ...], seed: int) -> None:
    """Not with its own keys, those that all know now, and all that was ever given, however it is covered."""
    devices = table(Lexio(), owners, seed)
    devices.play(6, scatter(devices.chance))
    lost = max(owners)
    devices.lose(lost)
    devices.settle()
    course = devices.truth.course
    bag, known = course.bag, course.known[lost]
    assert bag.racks[owners.index(lost)]
    for device in set(owners) - {lost}:
        own = devices.givers[device].secret
        tiles = devices.eyes(device).tiles
        for slot in bag.racks[owners.index(lost)]:
            assert slot not in tiles
            for keys in ([own.key(slot)], [known.key(slot)], [own.key(slot), known.key(slot)]):
                assert bag.opened([slot], [product(keys)], devices.group) == [None]
            everyone = [giver.secret.key(slot) for giver in devices.givers]
            assert bag.opened([slot], [product(everyone)], devices.group) != [None]


@pytest.mark.parametrize("seed", range(4))
def test_getting_lost_steers_no_dice(seed: int) -> None:
    """A device that does not like a throw and leaves: the others find what it would have given."""
    stays, leaves = (table(Penta(), (0, 1, 2), seed) for _ in range(2))
    for devices in (stays, leaves):
        devices.settle()
        devices.act(next(iter(devices.game.moves(devices.truth.state))))
        assert isinstance(devices.truth.waits, Ask)
    leaves.lose(2)
    for devices in (stays, leaves):
        devices.settle()
    one, other = (bare(devices.truth.entries[-1].what) for devices in (stays, leaves))
    assert one.deal == other.deal
    assert (one.given[2] != "", other.given[2]) == (True, "")


def test_with_two_devices_the_game_waits_for_a_lost_one() -> None:
    devices = table(Lexio(), (0, 1), 3)
    devices.settle()
    assert not devices.truth.course.loses(1)
    with pytest.raises(Illegal, match=r"fair\.not_due"):
        devices.lose(1)
    devices.act(Exchange(devices.truth.state.racks[0][:2]))
    devices.settle()
    lines = devices.lines
    assert [part.device for part in devices.truth.course.due(devices.truth.waits, False)] == [1]
    devices.play(5)
    assert devices.lines == lines
    devices.wake(1)
    finish(devices)
    check_whole(devices)
