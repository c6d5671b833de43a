"""The keeper: stale proposals, take-backs, time, what is told to whom."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.core.game import Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.dam.rules import Dam
from klerye.games.lexio.rules import Lexio
from klerye.main import SHELF
from klerye.table import clock
from klerye.table.dealer import Local, Scripted
from klerye.table.follower import fold, open_table
from klerye.table.journal import MOST, SEALED, Acted, Chance, Entry, Late, Opened, TakenBack
from klerye.table.keeper import Keeper
from random_play import TURN_MS, WHEN, open_keeper, play, step
from toy import Toy

TOY = Toy()


def dam(*moves: str) -> Keeper:
    keeper = open_keeper(Dam(), 2, Random(0)).deal(Scripted([0]), WHEN)
    for move in moves:
        waits = keeper.truth.waits
        assert isinstance(waits, Turn)
        keeper = keeper.propose(waits.seat, move, keeper.last.n, WHEN)
    return keeper


def toy(turn_ms: int | None = None) -> Keeper:
    """Seat 0 holds a and d, seat 1 b and c; seat 0 has thrown a three."""
    keeper = open_keeper(TOY, 2, Random(0), turn_ms)
    dealer = Scripted(["a", "d", "b", "c", 3])
    keeper = keeper.deal(dealer, WHEN).deal(dealer, WHEN)
    return keeper.propose(0, "throw", keeper.last.n, WHEN).deal(dealer, WHEN)


def refused(why: str):  # type: ignore[no-untyped-def]
    return pytest.raises(Illegal, match=f"^{why.replace('.', '[.]')}( |$)")


def test_a_stale_proposal_is_refused_by_its_number() -> None:
    keeper = dam("11-15")
    with refused("table.stale"):
        keeper.propose(1, "22-18", keeper.last.n - 1, WHEN)
    with refused("table.stale"):
        keeper.take_back(0, keeper.last.n, keeper.last.n + 1, WHEN)


def test_a_refusal_may_have_its_price() -> None:
    keeper = toy()
    with refused("toy.too_few") as no:
        keeper.propose(0, "lay a", keeper.last.n, WHEN)
    fined = keeper.note(0, no.value, WHEN)
    assert fined.truth.state.scores == (-1, 0)
    assert fined.truth.waits == keeper.truth.waits


def test_what_is_forced_is_made_by_the_table_and_known_to_all() -> None:
    keeper = toy()
    assert keeper.force(WHEN) is None
    for _ in range(4):
        keeper = keeper.propose(keeper.truth.waits.seat, "pass", keeper.last.n, WHEN)
    shown = keeper.force(WHEN)
    assert shown is not None
    assert shown.last.what == Acted(0, "show a d")
    last = shown.force(WHEN)
    assert last is not None
    assert last.force(WHEN) is None
    for seat in (None, 0, 1):
        assert fold(last.tell(seat), lambda _: TOY).waits == Over((1,), "toy.over", (-1, 0))


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    keeper = dam("11-15")
    for seat in (0, 2, 99):
        with refused("table.not_your_turn"):
            keeper.propose(seat, "22-18", keeper.last.n, WHEN)


def test_acts_are_taken_back_one_by_one_or_together() -> None:
    keeper = dam("11-15", "22-18", "15x22")
    back = keeper.take_back(0, 4, 4, WHEN)
    assert back.truth.state == keeper.truth.states[3]
    further = back.take_back(1, 3, 5, WHEN)
    assert further.truth.state == keeper.truth.states[2]
    together = keeper.take_back(1, 3, 4, WHEN)
    assert together.truth.state == further.truth.state
    again = further.propose(1, "23-19", 6, WHEN)
    assert [e.n for e in again.truth.in_force()] == [0, 1, 2, 7]


def test_what_was_taken_back_cannot_be_taken_back_again() -> None:
    keeper = dam("11-15", "22-18").take_back(1, 3, 3, WHEN)
    for to in (3, 4, 5, 99):
        with refused("table.nothing_to_take_back"):
            keeper.take_back(1, to, 4, WHEN)


def test_nothing_is_taken_back_past_chance_or_the_opening() -> None:
    keeper = dam("11-15")
    for to in (0, 1):
        with refused("table.chance_between"):
            keeper.take_back(0, to, 2, WHEN)
    thrown = toy()
    with refused("table.chance_between"):
        thrown.take_back(0, 3, thrown.last.n, WHEN)


def test_nothing_is_taken_back_in_a_game_that_does_not_allow_it() -> None:
    keeper = open_keeper(Lexio(), 2, Random(0))
    dealer = Local(Random(0))
    keeper = keeper.deal(dealer, WHEN).deal(dealer, WHEN).propose(0, "pass", 2, WHEN)
    with refused("table.no_take_back"):
        keeper.take_back(0, 3, 3, WHEN)


def test_nothing_is_taken_back_after_the_end() -> None:
    keeper = dam("11-15", "resign")
    with refused("table.over"):
        keeper.take_back(1, 3, 3, WHEN)
    with refused("table.over"):
        keeper.propose(0, "22-18", 3, WHEN)


@given(seed=st.integers(0, 2**32))
def test_take_backs_restore_the_very_state(seed: int) -> None:
    chance = Random(seed)
    keeper = open_keeper(TOY, 3, chance)
    for _ in range(40):
        if isinstance(keeper.truth.waits, Turn) and chance.random() < 0.4:
            to = chance.randrange(len(keeper.truth.entries))
            try:
                back = keeper.take_back(0, to, keeper.last.n, WHEN)
            except Illegal:
                continue
            assert back.truth.state == keeper.truth.states[to - 1]
            keeper = back
        elif keeper.asks or isinstance(keeper.truth.waits, Turn):
            keeper = step(keeper, chance, WHEN)
    entries = keeper.truth.entries
    assert fold(entries, lambda _: TOY) == keeper.truth
    in_force = keeper.truth.in_force()
    assert keeper.truth.state == keeper.truth.states[in_force[-1].n]
    assert not any(isinstance(entry.what, TakenBack) for entry in in_force)


@given(seed=st.integers(0, 2**32), seat=st.none() | st.integers(0, 1))
def test_a_hidden_entry_is_told_without_its_salt(seed: int, seat: int | None) -> None:
    keeper = play(TOY, 2, seed)
    for true, told in zip(keeper.truth.entries, keeper.tell(seat), strict=True):
        if told == true:
            assert told.salt != SEALED
        else:
            assert (true.salt, told.salt) != ("", "")
            assert told.salt == SEALED
            assert true.salt not in told.line()
        if isinstance(true.what, Acted) and true.what.act.startswith("swap") and true.what.seat != seat:
            assert told.what == Acted(true.what.seat, "swap ?")


def test_the_table_acts_for_a_seat_that_is_late() -> None:
    keeper = toy(TURN_MS)
    assert keeper.tick(WHEN + TURN_MS - 1) is None
    late = keeper.tick(WHEN + TURN_MS)
    assert late is not None
    assert late.last.what == Late(0, "pass")
    assert late.truth.waits == Turn(1, 1)
    assert late.tick(WHEN + 2 * TURN_MS - 1) is None


def test_the_table_never_acts_where_there_is_no_clock_or_no_forced_act() -> None:
    assert toy().tick(WHEN + 10**9) is None
    keeper = open_keeper(Dam(), 2, Random(0), TURN_MS).deal(Scripted([0]), WHEN)
    assert clock.left(keeper.truth, TURN_MS + 5) == -5
    assert keeper.tick(WHEN + 10**9) is None


def test_an_act_that_is_not_the_forced_one_is_no_late_act() -> None:
    keeper = toy(TURN_MS)
    digest = keeper.last.digest()
    assert digest is not None
    for at, act in ((TURN_MS, "lay a"), (TURN_MS - 1, "pass"), (0, "pass")):
        with refused("table.not_late"):
            keeper.truth.follow(Entry(keeper.last.n + 1, at, Late(0, act), digest))
    keeper.truth.follow(Entry(keeper.last.n + 1, TURN_MS, Late(0, "pass"), digest))


def test_nobody_is_late_where_there_is_no_clock() -> None:
    keeper = toy()
    digest = keeper.last.digest()
    assert digest is not None
    with refused("table.not_late"):
        keeper.truth.follow(Entry(keeper.last.n + 1, 10**9, Late(0, "pass"), digest))


@given(seed=st.integers(0, 2**32), seat=st.none() | st.integers(0, 1))
def test_a_keeper_is_resumed_from_a_whole_journal_only(seed: int, seat: int | None) -> None:
    keeper = play(TOY, 2, seed)
    whole = list(keeper.truth.entries)
    assert Keeper.resume(whole, lambda _: TOY, keeper.salt).truth == keeper.truth
    with refused("table.hidden"):
        Keeper.resume(keeper.tell(seat), lambda _: TOY, keeper.salt)
    blank = replace(whole[1], what=Chance("deal ? ?"))
    with refused("table.hidden"):
        Keeper.resume([whole[0], blank], lambda _: TOY, keeper.salt)


def test_a_journal_has_an_end() -> None:
    table = dam().truth
    digest = table.entries[-1].digest()
    assert digest is not None
    full = replace(table, entries=table.entries + table.entries[-1:] * (MOST - len(table.entries)))
    with refused("table.journal_full"):
        full.follow(Entry(MOST, 0, Acted(0, "11-15"), digest))


def test_one_turn_has_one_clock_however_many_acts_it_has() -> None:
    keeper = toy(TURN_MS)
    assert clock.left(keeper.truth, 1000) == TURN_MS - 1000
    keeper = keeper.propose(0, "lay d", keeper.last.n, WHEN + 7000)
    assert clock.left(keeper.truth, 7000) == TURN_MS
    thrown = keeper.propose(1, "throw", keeper.last.n, WHEN + 9000)
    assert clock.left(thrown.truth, 20_000) is None
    thrown = thrown.deal(Scripted([6]), WHEN + 12_000)
    assert clock.left(thrown.truth, 13_000) == TURN_MS - 2000 - 1000


def test_a_rule_may_ask_how_late_it_is() -> None:
    keeper = toy()
    for wait, points in ((10_000, 3 * 5 + 1), (10_001, 3 * 5)):
        laid = keeper.propose(0, "lay d", keeper.last.n, WHEN + wait)
        assert laid.truth.state.scores == (points, 0)


def test_a_clock_set_back_stops_time_and_nothing_else() -> None:
    keeper = dam("11-15")
    keeper = keeper.propose(1, "22-18", keeper.last.n, WHEN + 5000)
    back = keeper.propose(0, "15x22", keeper.last.n, WHEN - 10**6)
    assert back.last.at == 5000


def test_an_entry_out_of_order_chain_or_time_is_refused() -> None:
    keeper = dam("11-15").propose(1, "22-18", 2, WHEN + 50)
    table, digest = keeper.truth, keeper.last.digest()
    assert digest is not None
    good = Entry(4, 50, Acted(0, "15x22"), digest)
    assert table.follow(good).entries[-1] == good
    for entry, why in (
        (Entry(5, 50, good.what, digest), "table.out_of_order"),
        (Entry(3, 50, good.what, digest), "table.out_of_order"),
        (Entry(4, 49, good.what, digest), "table.stamp"),
        (Entry(4, 50, good.what, digest[::-1]), "table.chain"),
        (Entry(4, 50, Chance("red 0"), digest), "table.no_deal"),
        (Entry(4, 50, Acted(0, "red 0"), digest), "table.unreadable"),
        (Entry(4, 50, table.opened, digest), "table.opened_twice"),
    ):
        with refused(why):
            table.follow(entry)


@pytest.mark.parametrize(
    ("opened", "why"),
    [
        (Opened("0123456789", "chess", ("A", "B"), 0), "table.no_such_game"),
        (Opened("0123456789", "dam", ("A",), 0), "table.seats"),
        (Opened("0123456789", "dam", ("A", "B"), 0, {"first": 2}), "table.option_wrong"),
        (Opened("0123456789", "dam", ("A", "B"), 0, {"colour": 1}), "table.option_unknown"),
        (Opened("0123456789", "dam", ("A", "B"), 0, {"fen": "x"}), "dam.fen"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(opened: Opened, why: str) -> None:
    with refused(why):
        open_table(Entry(0, 0, opened, ""), SHELF.rules)


def test_a_journal_begins_with_its_opening() -> None:
    with refused("table.not_opened"):
        fold([Entry(0, 0, Acted(0, "11-15"), "")], SHELF.rules)
    with refused("table.empty"):
        fold([], SHELF.rules)
