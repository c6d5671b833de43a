"""Chance that devices far away make together: what happens when one of them does not keep to it."""

from dataclasses import replace
from typing import Any

import pytest

from app.far_away import Device, Party
from klerye.app.view.far import audited, getting_ready
from klerye.app.words import words
from klerye.core.game import Over
from klerye.core.refusal import Illegal
from klerye.table.joint.digest import write
from klerye.table.joint.seal import Seal
from klerye.table.journal import Acted, Chance, Entry, Opened, Part
from klerye.table.keeper import Keeper
from klerye.table.message import Line


def party(game: str, *names: str, seed: int = 1) -> Party:
    """Friends at a table; Ana keeps it."""
    them = Party(seed)
    them.invite(game, len(names))
    for name in names:
        them.come(name)
    return them


def remote(device: Device) -> Any:
    """Its room."""
    return device.page.loop._host.desk.remote


def keeper(device: Device) -> Keeper:
    """The table as the device has it."""
    table = remote(device)._desk.table
    assert isinstance(table, Keeper)
    return table


def tell(device: Device, entry: Entry) -> None:
    """Who keeps the table tells the others whatever it wants."""
    room = remote(device)
    for link in room.company.links:
        id = entry.what.id if isinstance(entry.what, Opened) else room._id
        room.company.say(link, id, Line(entry.line()))


def cheat(device: Device, step: str, data: str) -> None:
    """From here on the device gives `data` in that step."""
    giver: Any = keeper(device).truth.eyes.giver  # type: ignore[union-attr]
    honest = giver.part
    giver.part = lambda course, now, ask=None: data if now == step else honest(course, now, ask)


def broke(device: Device) -> bool:
    """Whether it was told that the keeper does not keep to what was agreed."""
    return device.page.notice.startswith("net.keeper_broke")


def test_a_table_whose_keeper_deals_alone_is_refused() -> None:
    them = party("penta", "Bèl")
    ana, bel = them.devices
    opened = replace(keeper(ana).truth.opened, id="another0table0", joint=False)
    tell(ana, Entry(0, 0, opened, ""))
    them.deliver()
    assert broke(bel)
    assert keeper(bel).truth.opened.joint


def test_a_table_that_was_played_already_is_not_opened_again() -> None:
    """Its secrets may be open."""
    them = party("dam", "Bèl")
    ana, bel = them.devices
    first = keeper(ana).truth
    second = replace(first.opened, id="the0second0table")
    tell(ana, Entry(0, 0, second, ""))
    them.deliver()
    assert keeper(bel).truth.opened == second
    tell(ana, first.entries[0])
    them.deliver()
    assert keeper(bel).truth.opened == second


def test_the_same_table_with_another_opening_has_other_secrets() -> None:
    them = party("dam", "Bèl")
    (_, bel) = them.devices
    opened = keeper(bel).truth.opened
    loader: Any = bel.page.loop._host._loader
    secrets = set()
    for other in (opened, replace(opened, when=opened.when + 1)):
        coroutine = loader.joint(other)
        with pytest.raises(StopIteration) as done:
            coroutine.send(None)
        secrets.add(done.value.value[1].giver.secret.keys)
    assert len(secrets) == 2


@pytest.mark.parametrize("seal", ["", Seal(0, "A" * 86).text()])
def test_a_keeper_cannot_act_for_another_seat(seal: str) -> None:
    them = party("lexio", "Bèl")
    ana, bel = them.devices
    ana.page.do("act", "pass")
    them.deliver()
    table = keeper(ana)
    assert bel.page.table.ours
    tell(ana, table.propose(1, "pass", table.last.n, ana.page.now, (), seal).last)
    them.deliver()
    assert broke(bel)
    assert bel.page.table.ours


def test_what_was_signed_for_one_moment_counts_for_no_other() -> None:
    """A pass of an earlier turn, told once more."""
    them = party("lexio", "Bèl")
    ana, bel = them.devices
    for device in (ana, bel, ana):
        device.page.do("act", "pass")
        them.deliver()
    table = keeper(ana)
    (passed,) = [e.what for e in table.truth.entries if isinstance(e.what, Acted) and e.what.seat == 1]
    tell(ana, table.propose(1, "pass", table.last.n, ana.page.now, (), passed.seal).last)
    them.deliver()
    assert broke(bel)


def test_a_device_that_hands_over_wrong_keys_is_named() -> None:
    them = party("lexio", "Bèl", "Cléo")
    ana, bel, cleo = them.devices
    cheat(cleo, "keys", write([b"\x07" * 32] * 3))
    for device in (ana, bel):
        device.page.do("act", "pass")
        them.deliver()
    ana.page.now += 1
    cleo.page.do("act", "pass")
    them.deliver()
    state = keeper(ana).truth.eyes.tiles  # type: ignore[union-attr]
    rack = keeper(ana).truth.state.racks[0]
    assert len(state) == len(rack) == 7
    ana.page.do("act", "exchange " + rack[:3])
    them.deliver()
    them.wait(4_000)
    for device in them.devices:
        joint = device.page.table.joint
        assert joint is not None
        assert joint.finding is not None
        assert joint.finding.device == 2
        assert "Cléo" in audited(joint.finding, keeper(device).truth.opened, words("en"))
    parts = [entry.what.part for entry in keeper(ana).truth.entries if isinstance(entry.what, Part)]
    assert "doubt" in parts
    bel.page.do("act", "pass")
    them.deliver()
    assert not isinstance(keeper(ana).truth.waits, Over)


def test_another_course_may_lack_a_deal_but_not_what_led_to_it() -> None:
    them = party("penta", "Bèl")
    ana, bel = them.devices
    ana.page.do("act", "throw")
    them.deliver()
    truth = keeper(bel).truth
    dealt = max(entry.n for entry in truth.entries if isinstance(entry.what, Chance))
    together = remote(bel).together
    together.check_course(truth, truth.entries)
    together.check_course(truth, truth.entries[:dealt])
    with pytest.raises(Illegal, match=r"table\.other_course"):
        together.check_course(truth, truth.entries[: dealt - 1])


def test_a_device_lends_its_piece_only_where_it_has_missed_the_lost_one_itself() -> None:
    """Whoever keeps the table may say that a device is lost."""
    them = party("penta", "Bèl", "Cléo")
    ana, bel, cleo = them.devices
    table = keeper(ana)
    lost = table.give(2, "lost", "", ana.page.now).last
    tell(ana, lost)
    them.deliver()
    them.wait(30_000)
    assert not [e for e in keeper(bel).truth.entries if isinstance(e.what, Part) and e.what.part == "lend"]
    assert not broke(cleo)


def test_the_screen_is_told_who_is_waited_for() -> None:
    them = party("penta", "Bèl")
    ana, bel = them.devices
    bel.end.cut = True
    ana.page.do("act", "throw")
    them.wait(6_000, asleep=(bel,))
    joint = ana.page.table.joint
    assert joint is not None
    assert joint.owing == (1,)
    assert "Bèl" in getting_ready(ana.page.table, words("en"))


def test_a_game_from_a_file_is_checked_by_whoever_opens_it() -> None:
    them = party("lexio", "Bèl")
    ana, bel = them.devices
    for device in (ana, bel, ana, bel):
        device.page.do("act", "pass")
        them.deliver()
    assert isinstance(keeper(bel).truth.waits, Over)
    bel.page.do("export")
    ((_, text),) = bel.page.files
    stranger = Device(them.network, 9)
    stranger.page.do("import", value=text)
    replay = stranger.page.model.replay
    assert replay is not None
    stranger.page.do("continue", replay.told.opened.id)
    joint = stranger.page.table.joint
    assert joint is not None
    assert joint.finding is not None
    assert joint.finding.good
    assert joint.finding.tiles == 102
