"""A table whose players sit at devices of their own: whatever the network does, all see the same game."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.far_away import Device, End, Party
from klerye.core.game import Over, Turn
from klerye.main import SHELF
from klerye.table.keeper import Keeper
from klerye.table.link import Program
from klerye.table.message import (
    PROTOCOL,
    Apart,
    Ask,
    Beat,
    Cheer,
    Envelope,
    Give,
    Hello,
    Join,
    Line,
    Lobby,
    Message,
    No,
    Owe,
    Proof,
    Wish,
)
from klerye.table.result import read_result


def on_turn(party: Party) -> Device | None:
    """The device of the seat that the table waits for, as its keeper knows."""
    for device in party.devices:
        if device.page.model.table and device.page.table.ours and not device.page.table.waiting:
            return device
    return None


def act(device: Device, chance: Random) -> None:
    """Its player does anything that may be done."""
    table = device.page.table
    moves = list(table.told.game.moves(table.told.state))
    device.page.do("act", table.told.game.write(chance.choice(moves)))


def same(party: Party) -> bool:
    """Whether all know of the same entries, each as it may see them."""
    tables = [device.page.table.told for device in party.devices]
    return len({tuple((e.n, e.at, e.before) for e in table.entries) for table in tables}) == 1


@pytest.mark.parametrize("game", ["dam", "penta"])
def test_two_play_to_the_end_and_again(game: str) -> None:
    party = Party(1)
    party.invite(game, 1)
    party.come("Bèl")
    ana, bel = party.devices
    assert ana.page.table.told.opened.names == ("Ana", "Bèl")
    assert (ana.page.table.here, bel.page.table.here) == ((0,), (1,))
    assert ana.page.table.keeps
    assert not bel.page.table.keeps
    for _ in range(2000):
        if isinstance(ana.page.table.told.waits, Over):
            break
        device = on_turn(party)
        assert device
        act(device, party.chance)
        party.deliver()
        assert same(party)
    assert isinstance(bel.page.table.told.waits, Over)
    assert ana.store.over == bel.store.over != set()
    bel.page.do("rematch")
    party.deliver()
    assert ana.page.table.wish is not None
    ana.page.do("consent", "yes")
    party.deliver()
    assert same(party)
    assert not isinstance(bel.page.table.told.waits, Over)
    assert ana.page.table.told.opened.options["first"] is not None


def test_lexio_tells_nobody_of_racks_and_waits_for_its_keeper() -> None:
    party = Party(2)
    party.invite("lexio", 2)
    party.come("Bèl")
    party.come("Cléo")
    ana, bel, cleo = party.devices
    for _ in range(4):
        device = on_turn(party)
        assert device
        device.page.do("act", "pass")
        party.deliver()
        assert same(party)
    for seat, device in enumerate(party.devices):
        racks = device.page.table.told.state.racks
        assert [set(rack) <= {"?"} for rack in racks] == [other != seat for other in range(3)]
        assert device.store.tables == ana.store.tables  # not even at the keeper
    ana.end.gone(told=False)
    party.wait(40_000, asleep=(ana,))
    assert not bel.page.table.keeps
    assert not cleo.page.table.keeps
    assert bel.page.table.apart == {0}
    ana.reload()
    party.deliver()
    party.wait(4_000)
    assert same(party)
    assert ana.page.table.keeps
    assert not bel.page.table.apart


def test_an_absent_player_of_lexio_is_waited_for_ten_seconds() -> None:
    """L24."""
    party = Party(3)
    party.invite("lexio", 1)
    party.come("Bèl")
    ana, bel = party.devices
    if ana.page.table.ours:
        ana.page.do("act", "pass")
        party.deliver()
    bel.end.gone(told=False)
    party.wait(9_000, asleep=(bel,))
    assert ana.page.table.apart == {1}
    assert not ana.page.table.ours
    party.wait(11_000, asleep=(bel,))
    assert ana.page.table.ours
    bel.reload()
    party.deliver()
    party.wait(3_000)
    assert same(party)
    assert not ana.page.table.told.away


def test_another_keeps_an_open_game_when_its_keeper_is_lost() -> None:
    party = Party(4)
    party.invite("penta", 2)
    party.come("Bèl")
    party.come("Cléo")
    ana, bel, cleo = party.devices
    for _ in range(5):
        device = on_turn(party)
        assert device
        act(device, party.chance)
        party.deliver()
    ana.end.gone(told=False)
    party.wait(20_000, asleep=(ana,))
    assert bel.page.table.keeps
    assert not cleo.page.table.keeps
    party.devices = [bel, cleo]
    while not (bel.page.table.told.waits == Turn(0, 0) or on_turn(party) is None):
        device = on_turn(party)
        assert device
        act(device, party.chance)
        party.deliver()
    assert same(party)
    party.devices = [ana, bel, cleo]
    ana.reload()
    party.deliver()
    party.wait(6_000)
    assert same(party)
    assert not ana.page.table.keeps
    assert bel.page.table.keeps
    device = on_turn(party)
    assert device is ana
    act(ana, party.chance)
    party.deliver()
    assert same(party)


@pytest.mark.parametrize("kept", [True, False])
def test_whose_game_ended_without_them_has_played_it_all_the_same(kept: bool) -> None:
    """The end arrives with the course of another keeper; or what came of the game found no room then."""
    party = Party(4)
    ana, bel = party.invite("dam", 1), party.come("Bèl")
    if on_turn(party) is ana:
        act(ana, party.chance)
        party.deliver()
    ana.end.gone(told=False)
    party.wait(40_000, asleep=(ana,))
    party.devices = [bel]
    bel.page.do("act", "resign")
    assert isinstance(bel.page.table.told.waits, Over)
    party.devices = [ana, bel]
    ana.reload()
    party.deliver()
    party.wait(6_000)
    assert ana.store.tables == bel.store.tables
    for device, here in ((ana, [True, False]), (bel, [False, True])):
        if not kept:
            device.store.came.clear()
            device.page.do("home").do("progress")
        (text,) = device.store.came.values()
        assert [seat.here for seat in read_result(text).seats] == here


def test_taking_back_wants_consent() -> None:
    party = Party(5)
    party.invite("dam", 1)
    party.come("Bèl")
    device = on_turn(party)
    assert device
    act(device, party.chance)
    party.deliver()
    (other,) = (each for each in party.devices if each is not device)
    entries = len(device.page.table.told.entries)
    device.page.do("back")
    party.deliver()
    assert other.page.table.wish is not None
    assert len(device.page.table.told.entries) == entries
    other.page.do("consent", "no")
    party.deliver()
    assert device.page.notice == "net.declined"
    device.page.do("back")
    party.deliver()
    other.page.do("consent", "yes")
    party.deliver()
    assert same(party)
    assert len(device.page.table.told.entries) == entries + 1
    assert device.page.table.ours


def test_whoever_comes_to_a_full_table_looks_on() -> None:
    party = Party(6)
    party.invite("lexio", 1)
    party.come("Bèl")
    party.come()
    guest = party.devices[2]
    party.wait(3_000)
    assert same(party)
    assert guest.page.table.here == ()
    assert set("".join(guest.page.table.told.state.racks)) == {"?"}


@pytest.mark.parametrize(
    ("edition", "ours", "theirs"),
    [("1.1.9", "net.they_renew", "net.we_renew"), ("1.10.0", "net.we_renew", "net.they_renew")],
)
def test_another_version_is_told_to_both(edition: str, ours: str, theirs: str) -> None:
    party = Party(7)
    ana = party.invite("dam", 1)
    guest = party.come(program=Program(edition, "other rules"))
    assert (ana.page.notice, guest.page.notice) == (ours, theirs)


def test_computers_take_the_seats_that_are_left() -> None:
    party = Party(8)
    ana = party.invite("penta", 2)
    party.come("Bèl")
    ana.page.do("begin")
    party.deliver()
    assert ana.page.table.told.opened.computers == ("", "", "medium")
    assert same(party)


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), game=st.sampled_from(["dam", "penta", "lexio"]))
def test_whatever_the_network_does_all_see_the_same_in_the_end(seed: int, game: str) -> None:
    """Devices are loaded again, killed, cut off and asleep at random, between any two acts."""
    party = Party(seed)
    party.invite(game, 1)
    party.come("Bèl")
    chance = Random(seed)
    for _ in range(chance.randint(5, 30)):
        device = chance.choice(party.devices)
        match chance.randrange(8):
            case 0:
                device.reload(told=chance.random() < 0.5)
                party.deliver()
            case 1:
                party.wait(chance.choice((1000, 5000, 15_000, 40_000)), asleep=(device,))
            case 2:
                party.wait(chance.choice((1000, 5000, 15_000, 40_000)))
            case 3:
                device.end.gone(told=False)
                party.wait(chance.choice((1000, 15_000)), asleep=(device,))
                device.reload(told=False)
            case _:
                if acting := on_turn(party):
                    if game == "lexio":
                        acting.page.do("act", "pass")
                    else:
                        act(acting, chance)
                    if chance.random() < 0.8:
                        party.deliver()
        assert all(not device.page.notice.startswith("net.keeper_broke") for device in party.devices)
    for device in party.devices:
        device.reload()
    party.deliver()
    party.wait(20_000)
    assert same(party)
    assert sum(device.page.table.keeps for device in party.devices) == 1


TEXT = st.text(max_size=30)
SEATS = st.integers(0, 3)
HOSTILE: st.SearchStrategy[Message] = st.one_of(
    st.builds(Hello, st.just(PROTOCOL), st.just("1.2.0"), st.just("rules"), TEXT, TEXT),
    st.builds(Proof, TEXT),
    st.builds(Join, TEXT),
    st.builds(Lobby, TEXT, st.just("dam"), st.just(("Eve",)), st.just(("",)), SEATS),
    st.builds(No, st.sampled_from(["table.stale", "app.name", "x"]), SEATS),
    st.builds(Line, TEXT | st.just('{"n":1,"at":0,"deal":"1","before":""}')),
    st.builds(Beat, st.integers(0, 500), st.integers(0, 3), st.booleans()),
    st.builds(
        Ask,
        st.sampled_from(["resign", "9-13", "22-18", "pass", "x"]),
        st.integers(0, 5),
        TEXT,
        st.lists(TEXT, max_size=3).map(tuple),
    ),
    st.builds(Give, st.sampled_from(["commit", "open", "link", "keys", "shuffle", "x"]), SEATS, TEXT),
    st.builds(Owe, st.lists(st.integers(0, 99), max_size=4).map(tuple)),
    st.builds(Wish, st.sampled_from(["back", "rematch", "x"]), st.integers(0, 5), SEATS, st.booleans()),
    st.builds(Cheer, st.sampled_from(["well", "x"]), SEATS),
    st.builds(Apart, st.just((0, 1))),
)


def eavesdropper(party: Party, proven: bool) -> End:
    """The end of somebody who has the link: of a device that looks on, or of one that proves nothing."""
    if proven:
        end = party.come().end
        party.devices.pop()
    else:
        end = End(party.network, party.devices[0].end.room)
        party.network.arrive(end)
    return end


def said(end: End, peer: str) -> int:
    """How many messages went over that connection."""
    return sum(to == peer for to, _ in end.said)


@settings(max_examples=60)
@given(messages=st.lists(st.tuples(HOSTILE, st.booleans()), max_size=20), proven=st.booleans())
def test_a_hostile_device_can_only_be_shown_the_door(
    messages: list[tuple[Message, bool]], proven: bool
) -> None:
    """Whatever somebody without a seat says, in the right order and about this very table or not."""
    party = Party(9)
    party.invite("dam", 1)
    party.come("Bèl")
    ana, bel = party.devices
    entries = ana.page.table.told.entries
    end = eavesdropper(party, proven)
    links = {peer: said(end, peer) for peer, ends in party.network.links.items() if end in ends}
    table = ana.page.table.told.opened.id
    for message, about in messages:
        for peer in links:
            end.say(peer, Envelope(links[peer], table if about else "", message).text())
            links[peer] += 1
    party.deliver()
    assert ana.page.table.told.entries == bel.page.table.told.entries == entries
    assert ana.page.table.wish is None
    assert bel.page.table.wish is None
    assert not ana.page.table.feelings
    assert not bel.page.table.feelings
    assert not ana.page.notice
    assert not bel.page.notice
    device = on_turn(party)
    assert device
    act(device, party.chance)
    party.deliver()
    assert same(party)
    assert len(ana.page.table.told.entries) == len(entries) + 1


def test_no_clock_but_ones_own_is_looked_at() -> None:
    """The keeper's clock is an hour ahead, or behind: its guest's time of a turn is right all the same."""
    for wrong in (-3_600_000, 3_600_000):
        party = Party(10)
        party.invite("lexio", 1)
        bel = party.come("Bèl", ahead=-wrong)
        table = bel.page.table
        assert table.at(bel.page.now + 5000) == table.told.entries[-1].at + 5000


def test_a_second_tab_looks_on_and_leaves_the_connections_to_the_first() -> None:
    party = Party(11)
    party.invite("lexio", 1)
    bel = party.come("Bèl")
    tab = Device(party.network, 1, store=bel.store)
    for way in ("link", "lobby"):
        if way == "link":
            tab.open(bel.end.shown)
        else:
            tab.page.do("home").do("continue", bel.page.table.told.opened.id)
        party.deliver()
        party.wait(4000)
        assert not tab.page.table.writes
        assert len(tab.page.table.told.entries) == len(bel.page.table.told.entries)
        assert not party.devices[0].page.table.apart


def test_a_guest_whose_table_was_deleted_here_gets_it_again() -> None:
    party = Party(12)
    party.invite("penta", 1)
    bel = party.come("Bèl")
    link = bel.end.shown
    bel.page.do("home")
    bel.page.do("forget", next(iter(bel.store.tables)))
    assert not bel.store.tables
    bel.end.shown = link
    bel.reload()
    party.deliver()
    party.wait(4000)
    assert same(party)
    assert bel.page.table.here == (1,)


def test_a_hand_that_rests_far_away_asks_the_keeper_too() -> None:
    """P3: the box that the table picks goes the way of every other act."""
    party = Party(13)
    party.invite("penta", 1)
    bel = party.come("Bèl")
    while not bel.page.table.ours:
        device = on_turn(party)
        assert device
        act(device, party.chance)
        party.deliver()
    for _ in range(3):
        bel.page.do("act", "throw")
        party.deliver()
    assert bel.page.table.ours
    party.wait(10_000)
    assert not bel.page.table.ours
    assert same(party)


def test_nobody_takes_a_table_whose_keeper_is_there() -> None:
    """A seat says that it keeps the table now, of the hundredth term, and tells a course of its own."""
    party = Party(14)
    party.invite("penta", 2)
    bel, cleo = party.come("Bèl"), party.come("Cléo")
    party.wait(4000)
    ana, table = party.devices[0], cleo.page.table.told
    forged = Keeper.resume(list(table.entries), SHELF.rules, lambda: "").take_over(2, table.opened.when)
    texts: list[Message] = [Beat(len(table.entries) + 1, 100, True)]
    texts += [Line(entry.line()) for entry in forged.truth.entries]
    for peer, ends in party.network.links.items():
        if cleo.end in ends:
            for n, message in enumerate(texts, said(cleo.end, peer)):
                cleo.end.say(peer, Envelope(n, table.opened.id, message).text())
    party.devices.remove(cleo)
    party.deliver()
    assert ana.page.table.told.entries == bel.page.table.told.entries == table.entries
    assert ana.page.table.keeps


def test_a_free_seat_is_free_again_when_its_player_is_lost_before_the_game() -> None:
    party = Party(15)
    ana = party.invite("lexio", 2)
    bel = party.come("Bèl")
    assert ana.page.model.room
    assert ana.page.model.room.names == ("Ana", "Bèl")
    bel.end.gone()
    party.wait(10_000, asleep=(bel,))
    assert ana.page.model.room.names == ("Ana",)
    bel.reload()
    party.deliver()
    assert ana.page.model.room.names == ("Ana", "Bèl")
    party.come("Cléo")
    assert same(party)


def test_an_offer_is_answered_far_away() -> None:
    """D9: offering, declining, accepting are acts like any other."""
    party = Party(16)
    party.invite("dam", 1)
    party.come("Bèl")
    for answer in ("decline", "accept"):
        device = on_turn(party)
        assert device
        act(device, party.chance)
        party.deliver()
        device = on_turn(party)
        assert device
        device.page.do("act", "offer")
        party.deliver()
        other = on_turn(party)
        assert other not in (None, device)
        assert other
        other.page.do("act", answer)
        party.deliver()
        assert same(party)
    assert isinstance(party.devices[1].page.table.told.waits, Over)


def test_a_guest_of_lexio_looks_at_the_game_again() -> None:
    """What stays hidden from a device is not looked at; nothing breaks."""
    party = Party(17)
    party.invite("lexio", 1)
    bel = party.come("Bèl")
    while device := on_turn(party):
        device.page.do("act", "pass")
        party.deliver()
    assert isinstance(bel.page.table.told.waits, Over)
    bel.page.do("review")
    assert not bel.page.notice
    assert not bel.page.table.weighing
    bel.page.do("export")
    assert bel.page.files
