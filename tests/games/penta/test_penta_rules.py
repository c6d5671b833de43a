"""The rules of Penta by their numbers."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.penta import other_scorer
from games.penta.throws import DICE, PENTA, begin, offered, on_turn, play, sheet_of, sheets, thrown, told
from klerye.core.chance import HIDDEN, Ask, Dealt
from klerye.core.game import Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.penta import greedy
from klerye.games.penta.histogram import histogram
from klerye.games.penta.rules import FACES, RULE_NUMBERS, SETTLES, Act, State, Throw, Write
from klerye.games.penta.sheet import BOXES, UPPER, Dice, Sheet, nothing_scores, takes, why_not
from klerye.table.dealer import Local
from klerye.table.follower import fold
from klerye.table.journal import Acted, Chance, Entry, Late, read_lines
from klerye.table.keeper import Keeper
from random_play import TURN_MS, WHEN, open_keeper
from random_play import play as play_at_random

SEEDS = st.integers(0, 2**32)
KEEPS = st.sets(st.integers(1, 5)).map(lambda places: Throw(tuple(sorted(places))))
ACTS: st.SearchStrategy[Act | Dealt] = st.one_of(
    KEEPS,
    st.sampled_from(BOXES).map(Write),
    st.lists(st.integers(1, 6), min_size=1, max_size=5).map(lambda faces: Dealt(tuple(faces))),
)


# A turn


def test_p1_up_to_three_throws_of_the_dice_that_are_not_kept() -> None:
    s = begin()
    assert PENTA.waits(s) == Turn(0, 0)
    assert list(PENTA.moves(s)) == [Throw()]
    s = play(s, "throw")
    assert PENTA.waits(s) == Ask(FACES, 5, True, 0)
    assert list(PENTA.moves(s)) == []
    s = play(s, "dice 3 1 6 3 2")
    assert (PENTA.waits(s), s.dice, s.throws) == (Turn(0, 0), (3, 1, 6, 3, 2), 1)
    s = play(s, "keep 14")
    assert PENTA.waits(s) == Ask(FACES, 3, True, 0)
    s = play(s, "dice 5 3 4")
    assert (PENTA.waits(s), s.dice, s.throws) == (Turn(0, 0), (3, 5, 3, 3, 4), 2)
    s = play(s, "throw", "dice 1 1 1 2 2")
    assert (PENTA.waits(s), s.dice, s.throws) == (Turn(0, 0), (1, 1, 1, 2, 2), 3)
    assert told(s, "throw") == ("penta.no_throw_left", {"most": 3})
    assert told(s, "keep 123") == ("penta.no_throw_left", {"most": 3})
    assert offered(s) == other_scorer.legal({}, (1, 1, 1, 2, 2))[0]
    s = play(s, "write full")
    assert (PENTA.waits(s), s.dice, s.throws) == (Turn(0, 1), (), 0)


@given(DICE, KEEPS, st.lists(st.integers(1, 6), min_size=5, max_size=5))
def test_p1_kept_dice_keep_their_place(dice: Dice, act: Throw, news: list[int]) -> None:
    s = thrown(begin(), *dice)
    if len(act.keep) == 5:
        assert told(s, "keep 12345") == ("penta.nothing_to_throw", {})
        return
    s = PENTA.apply(s, act, 0)
    s = PENTA.apply(s, Dealt(tuple(news[: 5 - len(act.keep)])), 0)
    assert [s.dice[n - 1] for n in act.keep] == [dice[n - 1] for n in act.keep]
    assert [die for n, die in enumerate(s.dice, 1) if n not in act.keep] == news[: 5 - len(act.keep)]


def test_p1_nothing_is_kept_or_written_before_the_first_throw() -> None:
    for s in (begin(), play(thrown(begin(), 1, 2, 3, 4, 5), "write large")):
        assert told(s, "keep 1") == ("penta.throw_first", {})
        assert told(s, "keep 12345") == ("penta.throw_first", {})
        assert told(s, "write chance") == ("penta.throw_first", {})


def test_p1_one_to_six_players_in_turn() -> None:
    for seats in range(1, 7):
        s = PENTA.start(seats, {})
        for turn in range(2 * seats):
            assert PENTA.waits(s) == Turn(turn % seats, turn)
            s = play(thrown(s, 1, 2, 3, 4, 6), "write ones" if turn < seats else "write twos")
    for seats in (0, 7):
        with pytest.raises(Illegal, match=r"table\.seats"):
            PENTA.start(seats, {})
    assert on_turn(PENTA.start(3, {"first": 2})) == 2
    assert on_turn(play(thrown(PENTA.start(3, {"first": 2}), 1, 1, 1, 1, 1), "write penta")) == 0


def test_p2_written_from_the_first_throw_on() -> None:
    s = thrown(begin(), 1, 1, 3, 4, 6)
    assert len(list(PENTA.moves(s))) == 13 + 31
    assert play(s, "write ones").sheets == (sheet_of(ones=2),)
    again = play(s, "keep 12", "dice 1 2 2")
    assert len(list(PENTA.moves(again))) == 13 + 31
    assert play(again, "write full").sheets == (sheet_of(full=25),)
    assert len(list(PENTA.moves(play(again, "keep 1", "dice 1 2 2 5")))) == 13


def test_p3_a_late_seat_is_written_where_the_computer_would() -> None:
    assert PENTA.late(begin()) == Throw()
    for dice in ((6, 6, 6, 6, 6), (1, 2, 3, 4, 5), (1, 1, 2, 3, 5)):
        s = thrown(begin(), *dice)
        for throws in range(1, 4):
            assert s.throws == throws
            assert PENTA.late(s) == Write(greedy.box(Sheet(), dice))
            if throws < 3:
                s = play(s, "throw")
                assert PENTA.late(s) is None
                s = PENTA.apply(s, Dealt(dice), 0)


def test_p3_time_moved_by_hand() -> None:
    """A seat that does nothing gets a throw when its time is up, and then the computer's box."""
    chance = Random(4)
    keeper, now = open_keeper(PENTA, 2, chance, TURN_MS), WHEN
    for turn in range(26):
        assert keeper.truth.waits == Turn(turn % 2, turn)
        assert keeper.tick(now + TURN_MS - 1) is None
        now += TURN_MS
        keeper = late(keeper, now)
        assert keeper.last.what == Late(turn % 2, "throw")
        keeper = keeper.deal(Local(chance), now)
        s = keeper.truth.state
        keeper = late(keeper, now)
        assert keeper.last.what == Late(turn % 2, f"write {greedy.box(s.sheet, s.dice)}")
        assert keeper.tick(now) is None
    assert isinstance(keeper.truth.waits, Over)
    assert keeper.tick(now + 10 * TURN_MS) is None


def test_p3_time_runs_out_between_throws_but_not_while_the_dice_roll() -> None:
    chance = Random(5)
    keeper = open_keeper(PENTA, 1, chance, TURN_MS)
    keeper = keeper.propose(0, "throw", 0, WHEN + 1000)
    assert keeper.tick(WHEN + 10 * TURN_MS) is None
    keeper = keeper.deal(Local(chance), WHEN + 5000)
    keeper = keeper.propose(0, "keep 12", keeper.last.n, WHEN + 6000).deal(Local(chance), WHEN + 9000)
    used = 1000 + 1000
    assert keeper.tick(WHEN + 9000 + TURN_MS - used - 1) is None
    s = keeper.truth.state
    keeper = late(keeper, WHEN + 9000 + TURN_MS - used)
    assert keeper.last.what == Late(0, f"write {greedy.box(s.sheet, s.dice)}")


def late(keeper: Keeper, now: int) -> Keeper:
    """The keeper after the table has acted for a seat that is late."""
    after = keeper.tick(now)
    assert after is not None
    return after


# Boxes


def test_p4_each_box_once() -> None:
    s = thrown(begin({"full": 0}), 2, 2, 3, 3, 3)
    assert told(s, "write full") == ("penta.written", {"box": "penta.box_full"})
    assert "full" not in offered(s)


RUNS = {"small": 30, "large": 40}


@pytest.mark.parametrize(
    ("dice", "scores"),
    [
        ("1 1 3 4 6", {"ones": 2, "threes": 3, "fours": 4, "sixes": 6, "chance": 15}),
        ("2 2 2 5 6", {"twos": 6, "fives": 5, "sixes": 6, "three": 17, "chance": 17}),
        ("4 4 4 4 1", {"ones": 1, "fours": 16, "three": 17, "four": 17, "chance": 17}),
        ("5 5 6 6 6", {"fives": 10, "sixes": 18, "three": 28, "full": 25, "chance": 28}),
        ("1 2 3 4 6", {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "sixes": 6, "small": 30, "chance": 16}),
        ("2 3 4 5 6", {"twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6} | RUNS | {"chance": 20}),
        ("3 3 3 3 3", {"threes": 15, "three": 15, "four": 15, "chance": 15, "penta": 50}),
    ],
)
def test_p4_what_a_throw_takes(dice: str, scores: dict[str, int]) -> None:
    told = offered(thrown(begin(), *map(int, dice.split())))
    assert tuple(told) == BOXES
    assert {box: points for box, points in told.items() if points} == scores


def test_p5_upper_bonus_from_63_on() -> None:
    near = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15}
    short, enough = (
        play(thrown(begin(near | {"penta": 0}), *dice), "write sixes").sheets[0]
        for dice in ((6, 6, 5, 5, 5), (6, 6, 6, 5, 5))
    )
    assert (short.upper, short.bonus, short.total) == (57, 0, 57)
    assert (enough.upper, enough.bonus, enough.total) == (63, 35, 98)


def test_p6_a_box_is_sacrificed() -> None:
    s = thrown(begin(), 1, 1, 3, 4, 6)
    assert not nothing_scores(s.sheet, s.dice)
    assert play(s, "write full").sheets == (sheet_of(full=0),)
    assert play(s, "write large").sheets == (sheet_of(large=0),)
    left = {box: 0 for box in BOXES if box not in ("twos", "full", "large", "chance")} | {"chance": 20}
    assert nothing_scores(sheet_of(**left), s.dice)
    assert not nothing_scores(sheet_of(**left), (1, 2, 3, 4, 6))


def test_p7_each_further_penta_earns_100() -> None:
    s = play(thrown(begin(), 4, 4, 4, 4, 4), "write penta")
    s = play(thrown(s, 4, 4, 4, 4, 4), "write fours")
    s = play(thrown(s, 4, 4, 4, 4, 4), "write large")
    (sheet,) = s.sheets
    assert (sheet.extras, sheet.upper, sheet.lower, sheet.extra_points, sheet.total) == (2, 20, 90, 200, 310)
    s = play(thrown(s, 4, 4, 4, 4, 1), "write chance")
    assert s.sheets[0].extras == 2


# Joker

BELOW = {"three": 15, "four": 15, "full": 25, "small": 30, "large": 40, "chance": 15}
ALL_LOWER = {"three": 20, "four": 0, "full": 25, "small": 30, "large": 0, "chance": 20, "penta": 50}


def test_p8_1_the_own_upper_box_is_forced() -> None:
    s = thrown(begin({"penta": 50}), 4, 4, 4, 4, 4)
    assert offered(s) == {"fours": 20}
    for box in ("ones", "sixes", "full", "large", "chance"):
        assert told(s, f"write {box}") == ("penta.own_box_first", {"box": "penta.box_fours"})
    assert told(s, "write penta") == ("penta.written", {"box": "penta.box_penta"})
    assert play(s, "write fours").sheets[0].total == 50 + 20 + 100


def test_p8_2_otherwise_a_lower_box() -> None:
    s = thrown(begin({"penta": 50, "threes": 9}), 3, 3, 3, 3, 3)
    assert offered(s) == BELOW
    assert told(s, "write ones") == ("penta.lower_first", {"box": "penta.box_threes"})
    assert told(s, "write threes") == ("penta.written", {"box": "penta.box_threes"})
    assert play(s, "write large").sheets[0].total == 50 + 9 + 40 + 100


def test_p8_3_at_last_an_upper_box_for_nothing() -> None:
    s = thrown(begin(ALL_LOWER | {"fours": 12, "ones": 3}), 4, 4, 4, 4, 4)
    assert offered(s) == {"twos": 0, "threes": 0, "fives": 0, "sixes": 0}
    assert nothing_scores(s.sheet, s.dice)
    before = s.sheet.total
    assert play(s, "write twos").sheets[0].total == before + 100


def test_p8_the_box_is_forced_though_a_lower_one_is_dearer() -> None:
    assert offered(thrown(begin(ALL_LOWER), 1, 1, 1, 1, 1)) == {"ones": 5}


def test_p9_no_joker_without_the_50() -> None:
    gone = thrown(begin({"penta": 0}), 4, 4, 4, 4, 4)
    usual = {"fours": 20, "three": 20, "four": 20, "chance": 20}
    assert {box: points for box, points in offered(gone).items() if points} == usual
    assert len(offered(gone)) == 12
    assert play(gone, "write large").sheets == (sheet_of(penta=0, large=0),)
    open_ = thrown(begin({"fours": 0}), 4, 4, 4, 4, 4)
    assert offered(open_) == {
        **dict.fromkeys(("ones", "twos", "threes", "fives", "sixes", "full", "small", "large"), 0),
        "three": 20,
        "four": 20,
        "chance": 20,
        "penta": 50,
    }


# The end


def full_but_chance(**points: int) -> dict[str, int]:
    return {box: 0 for box in BOXES if box != "chance"} | points


def test_p10_the_highest_total_wins() -> None:
    s = begin(full_but_chance(), full_but_chance(ones=1), full_but_chance(penta=50))
    for _ in range(3):
        s = play(thrown(s, 1, 2, 2, 3, 3), "write chance")
    assert PENTA.waits(s) == Over((2,), "penta.over_total", (11, 12, 61))
    assert list(PENTA.moves(s)) == []
    assert PENTA.late(s) is None
    for text in ("throw", "write chance", "dice 1 2 3 4 5"):
        assert told(s, text) == ("table.over", {})


def test_p10_equal_totals_share_it() -> None:
    s = begin(full_but_chance(), full_but_chance(ones=1), full_but_chance(), first=1)
    for dice in ((1, 2, 2, 3, 3), (1, 2, 3, 3, 3), (1, 1, 1, 1, 1)):
        s = play(thrown(s, *dice), "write chance")
    assert PENTA.waits(s) == Over((1, 2), "penta.over_total", (5, 12, 12))


def test_p10_alone_one_wins() -> None:
    s = play(thrown(begin(full_but_chance()), 1, 1, 1, 1, 2), "write chance")
    assert PENTA.waits(s) == Over((0,), "penta.over_total", (6,))


# Whole games


def act_of(entry: Entry) -> Act | Dealt:
    what = entry.what
    assert isinstance(what, Acted | Chance)
    return PENTA.read(what.deal if isinstance(what, Chance) else what.act)


@settings(max_examples=40)
@given(SEEDS)
def test_whole_games_add_up(seed: int) -> None:
    """Each box is written once, thirteen rounds each, by three throws at the most; the totals are
    those of the other scorer."""
    seats = 1 + seed % 6
    keeper = play_at_random(PENTA, seats, seed)
    over = keeper.truth.waits
    assert isinstance(over, Over)
    made: list[dict[str, int]] = [{} for _ in range(seats)]
    extras = [0] * seats
    throws = 0
    for before, entry in zip(keeper.truth.states, keeper.truth.entries[1:], strict=False):
        act = act_of(entry)
        seat = before.seat
        match act:
            case Throw():
                throws += 1
                assert throws <= 3
            case Write(box):
                assert box not in made[seat]
                legal, extra = other_scorer.legal(made[seat], before.dice)
                made[seat][box] = legal[box]
                extras[seat] += extra // 100
                throws = 0
    assert all(len(card) == 13 for card in made)
    for sheet, card, further, score in zip(keeper.truth.state.sheets, made, extras, over.scores, strict=True):
        assert sheet.total == other_scorer.total(card, further) == score
        assert (sheet.bonus == 35) == (sum(card[box] for box in UPPER) >= 63)
        assert sheet.bonus in (0, 35)
    assert over.winners == tuple(n for n, score in enumerate(over.scores) if score == max(over.scores))
    assert keeper.truth.state.turn == 13 * seats


@given(sheets())
def test_totals_add_up(sheet: Sheet) -> None:
    assert sheet.total == sheet.upper + sheet.bonus + sheet.lower + sheet.extra_points
    assert (sheet.bonus == 35) == (sheet.upper >= 63)
    assert sheet.extras == 0 or sheet.of("penta") == 50
    assert sheet.total <= 1575


def test_seeded_play_is_the_same_to_the_letter() -> None:
    one, two = (play_at_random(PENTA, 3, 7) for _ in range(2))
    lines = [entry.line() for entry in one.truth.entries]
    assert lines == [entry.line() for entry in two.truth.entries]
    assert lines != [entry.line() for entry in play_at_random(PENTA, 3, 8).truth.entries]
    assert fold(read_lines(lines), lambda _: PENTA).states == one.truth.states


@settings(max_examples=20)
@given(SEEDS)
def test_the_histogram_counts_every_die_thrown(seed: int) -> None:
    truth = play_at_random(PENTA, 1 + seed % 3, seed).truth
    deals = [entry.what.deal for entry in truth.entries if isinstance(entry.what, Chance)]
    assert histogram(map(act_of, truth.entries[1:])) == tuple(
        "".join(deals).count(str(face)) for face in FACES
    )


def test_the_histogram_of_nothing() -> None:
    assert histogram([]) == (0,) * 6
    assert histogram([Throw(), Dealt((3, 1, 6, 3, 2)), Throw((1, 4)), Dealt((5, 3, 4))]) == (1, 1, 3, 1, 1, 1)


# Refusals


@st.composite
def states(draw: st.DrawFn) -> State:
    """A game of one to three seats at any moment, its sheets rich in pentas."""
    count = draw(st.integers(1, 3))
    made = draw(sheets())
    s = State((made,) * count, draw(st.integers(0, count - 1)))
    if made.written == 13 or draw(st.booleans()):
        return s
    s = thrown(s, *draw(DICE))
    for _ in range(draw(st.integers(0, 2))):
        s = PENTA.apply(PENTA.apply(s, Throw(), 0), Dealt(draw(DICE)), 0)
    return PENTA.apply(s, Throw((2, 3)), 0) if s.throws < 3 and draw(st.booleans()) else s


TABLES = {"table.over", "table.deal_first", "table.no_deal", "table.dealt_count"}


@settings(max_examples=200)
@given(states(), ACTS)
def test_a_refusal_is_a_known_one_and_changes_nothing(s: State, act: Act | Dealt) -> None:
    before = PENTA.report(s)
    legal = list(PENTA.moves(s))
    try:
        after = PENTA.apply(s, act, 0)
    except Illegal as no:
        assert no.why in SETTLES or no.why in TABLES
        assert act not in legal
        json.dumps(no.facts)
    else:
        assert after != s
        assert isinstance(act, Dealt) or act in legal
    assert PENTA.report(s) == before


@given(sheets(most=12), DICE)
def test_every_box_takes_the_throw_or_there_is_a_reason(sheet: Sheet, dice: Dice) -> None:
    assert {box for box in BOXES if why_not(sheet, box, dice) is None} == set(takes(sheet, dice))
    assert takes(sheet, dice)


def test_a_deal_fits_what_was_asked() -> None:
    s = play(thrown(begin(), 1, 2, 3, 4, 5), "keep 123")
    assert told(s, "dice 1") == ("table.dealt_count", {"wanted": 2, "got": 1})
    assert told(s, "dice 1 2 3") == ("table.dealt_count", {"wanted": 2, "got": 3})
    for wrong in (Dealt((7, 1)), Dealt(("1", 1)), Dealt((HIDDEN, 1))):
        with pytest.raises(Illegal, match=r"table\.dealt_not_in_pool"):
            PENTA.apply(s, wrong, 0)
    assert told(s, "write chance") == ("table.deal_first", {})
    assert told(s, "keep 1") == ("table.deal_first", {})
    assert told(begin(), "dice 1 2 3 4 5") == ("table.no_deal", {})


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"first": 2}, "table.option_wrong"),
        ({"first": True}, "table.option_wrong"),
        ({"first": "0"}, "table.option_wrong"),
        ({"sheets": 3}, "table.option_wrong"),
        ({"sheets": [{"card": {}}]}, "table.option_wrong"),
        ({"rounds": 1}, "table.option_unknown"),
    ],
)
def test_options_are_checked(options: dict[str, Any], why: str) -> None:
    with pytest.raises(Illegal) as no:
        PENTA.start(2, options)
    assert no.value.why == why


def test_what_is_no_act_is_a_bug() -> None:
    nothing: Any = "throw"
    for call in (lambda: PENTA.apply(begin(), nothing, 0), lambda: PENTA.hide(begin(), nothing, 0)):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(TypeError):
        PENTA.write(nothing)


# Text


@given(ACTS)
def test_acts_read_back(act: Act | Dealt) -> None:
    assert PENTA.read(PENTA.write(act)) == act
    assert PENTA.hide(begin(), act, None) == act
    assert PENTA.forced(begin()) is None


@pytest.mark.parametrize(
    ("act", "text"),
    [
        (Throw(), "throw"),
        (Throw((1, 3, 5)), "keep 135"),
        (Write("full"), "write full"),
        (Dealt((3, 1, 6)), "dice 3 1 6"),
    ],
)
def test_texts(act: Act | Dealt, text: str) -> None:
    assert PENTA.write(act) == text
    assert PENTA.read(text) == act


@pytest.mark.parametrize(
    "text",
    [
        *("", "Throw", "throw ", "throw 1", "keep", "keep ", "keep 31", "keep 11", "keep 6", "keep 1 3"),
        *("keep ١", "keep 1\n", "write", "write Full", "write  full"),
        *("dice", "dice ", "dice 7", "dice 1  2", "dice 1 2 3 4 5 6", "dice ٣", "dice ?"),
    ],
)
def test_other_text_is_refused(text: str) -> None:
    assert told(begin(), text) == ("penta.unreadable", {"text": text})


def test_long_text_is_shortened() -> None:
    assert told(begin(), "9" * 5000) == ("penta.unreadable", {"text": "9" * 40})


TEXTS = st.one_of(st.text(max_size=12), st.from_regex(r"(keep|dice|write) ?[0-7 ]{0,9}", fullmatch=True))


@given(TEXTS)
def test_any_text_is_the_one_way_to_write_an_act(text: str) -> None:
    try:
        act = PENTA.read(text)
    except Illegal as no:
        assert no.why == "penta.unreadable"
    else:
        assert PENTA.write(act) == text


@settings(max_examples=30)
@given(states())
def test_the_report_is_plain_and_its_sheets_begin_a_table(s: State) -> None:
    told = json.loads(json.dumps(PENTA.report(s)))
    assert PENTA.start(len(s.sheets), {"sheets": told["sheets"]}).sheets == s.sheets


def test_report() -> None:
    s = play(thrown(begin({"penta": 50}), 4, 4, 4, 4, 4), "write fours", "throw")
    assert PENTA.report(s) == {
        "turn": 1,
        "dice": [],
        "throws": 1,
        "sheets": [
            {
                "card": {"fours": 20, "penta": 50},
                "extras": 1,
                "upper": 20,
                "bonus": 0,
                "lower": 50,
                "extra_points": 100,
                "total": 170,
            }
        ],
        "waits": {"ask": [1, 2, 3, 4, 5, 6], "count": 5},
    }
    assert PENTA.report(begin())["waits"] == {"turn": 0}
    over = PENTA.report(begin(dict.fromkeys(BOXES, 0) | {"chance": 5}))["over"]
    assert over == {"winners": [0], "why": "penta.over_total", "scores": [5]}


def test_rule_numbers() -> None:
    assert RULE_NUMBERS[0] == "P1"
    assert RULE_NUMBERS[-1] == "P10"
    assert set(SETTLES.values()) <= set(RULE_NUMBERS)
