"""The rules of Dam by their numbers."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dam.boards import drawn, positions, refusal
from klerye.core.chance import HIDDEN, Ask, Dealt
from klerye.core.game import Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.dam import fen
from klerye.games.dam.position import RED, START, WHITE, Move, Position, after, moves, squares_of
from klerye.games.dam.refusals import why_not_piece
from klerye.games.dam.rules import (
    QUIET,
    RULE_NUMBERS,
    SETTLES,
    Act,
    Answer,
    Dam,
    Offer,
    Resign,
    State,
)

DAM = Dam()
ACTS = st.one_of(
    st.builds(Move, st.lists(st.integers(1, 32), min_size=2, max_size=10).map(tuple)),
    st.just(Offer()),
    st.just(Resign()),
    st.builds(Answer, st.booleans()),
)


def begin(position: Position = START, **options: Any) -> State:
    return DAM.start(2, {"first": 0, "fen": fen.write(position)} | options)


def play(s: State, *texts: str) -> State:
    for text in texts:
        s = DAM.apply(s, DAM.read(text), 0)
    return s


def on_turn(s: State) -> int:
    """The seat that the game waits for."""
    waits = DAM.waits(s)
    assert isinstance(waits, Turn)
    return waits.seat


def told(s: State, text: str) -> tuple[str, dict[str, Any]]:
    """Why `text` is refused, and the facts."""
    with pytest.raises(Illegal) as no:
        play(s, text)
    return no.value.why, no.value.facts


def legal(position: Position) -> set[str]:
    return {str(move) for move in moves(position)}


# Board and pieces


def test_d3_the_dark_squares_only() -> None:
    """Square 29 is at white's left-hand corner, 4 at red's: each a single corner. 1-5 and 28-32 are
    the double corners, at each player's near right."""
    assert legal(Position(red=0, white=1 << 28, kings=0, turn=WHITE)) == {"29-25"}
    assert legal(Position(red=1 << 3, white=0, kings=0, turn=RED)) == {"4-8"}
    assert legal(Position(red=1 << 0, white=0, kings=0, turn=RED)) == {"1-5", "1-6"}
    assert legal(Position(red=0, white=1 << 31, kings=0, turn=WHITE)) == {"32-28", "32-27"}


def test_d5_twelve_men_each() -> None:
    position = drawn(
        RED,
        """
        - r - r - r - r
        r - r - r - r -
        - r - r - r - r
        . - . - . - . -
        - . - . - . - .
        w - w - w - w -
        - w - w - w - w
        w - w - w - w -
        """,
    )
    assert position == START == begin().position


# Moving


def test_d6_man_forward_king_both_ways() -> None:
    position = drawn(
        RED,
        """
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - r - . - R -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        w - . - . - . -
        """,
    )
    assert legal(position) == {"14-17", "14-18", "16-11", "16-12", "16-19", "16-20"}


def test_d7_jump_over_man_or_king_to_the_square_behind() -> None:
    position = drawn(
        RED,
        """
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - r - . -
        - . - w - W - .
        . - . - . - w -
        - . - . - . - .
        . - . - . - . -
        """,
    )
    assert legal(position) == {"15x22"}
    assert after(position, Move((15, 22))).white == position.white & ~(1 << 17)


def test_d7_man_jumps_forward_only_king_both_ways() -> None:
    rows = """
        - . - . - . - .
        . - . - . - . -
        - . - w - . - .
        . - {} - . - . -
        - w - w - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        """
    assert legal(drawn(RED, rows.format("r"))) == {"14x21", "14x23"}
    assert legal(drawn(RED, rows.format("R"))) == {"14x21", "14x23", "14x7"}


RING = """
    - . - . - . - .
    . - R - . - . -
    - w - w - . - .
    . - . - . - . -
    - w - w - . - .
    . - . - . - . -
    - . - . - . - .
    . - . - . - . -
    """


def test_d8_king_takes_four_and_comes_back() -> None:
    position = drawn(RED, RING)
    assert legal(position) == {"6x15x22x13x6", "6x13x22x15x6"}
    for move in moves(position):
        assert after(position, move) == Position(red=1 << 5, white=0, kings=1 << 5, turn=WHITE)


def test_d8_not_the_same_piece_twice() -> None:
    position = drawn(
        RED,
        """
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - w - . - .
        . - R - . - . -
        - . - . - . - .
        . - . - . - w -
        """,
    )
    assert legal(position) == {"22x15"}
    assert told(begin(position), "22x15x22") == ("dam.twice", {"square": 18})


def test_d8_not_ones_own_piece() -> None:
    assert told(begin(), "1x10") == ("dam.occupied", {"square": 10})
    assert told(begin(), "8x15") == ("dam.own_piece", {"square": 11})


def test_d9_a_jump_must_be_made_and_finished() -> None:
    position = drawn(
        RED,
        """
        - . - . - . - .
        . - r - . - r -
        - . - w - . - .
        . - . - . - . -
        - . - w - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        """,
    )
    assert legal(position) == {"6x15x22"}
    assert told(begin(position), "6x15") == ("dam.must_finish", {"square": 15})
    assert told(begin(position), "6x15x24") == ("dam.must_finish", {"square": 15})


def test_d9_any_jump_may_be_chosen() -> None:
    position = drawn(
        RED,
        """
        - . - . - . - .
        . - . - r - . -
        - . - w - w - .
        . - . - . - . -
        - . - w - w - .
        . - . - . - . -
        - . - . - w - .
        . - . - . - . -
        """,
    )
    assert legal(position) == {"7x14x23x32", "7x16x23x32"}
    short = drawn(
        RED,
        """
        - . - . - . - .
        . - . - r - . -
        - . - w - w - .
        . - . - . - . -
        - . - w - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        """,
    )
    assert legal(short) == {"7x14x23", "7x16"}


CROWNED = """
    - . - . - . - .
    . - . - . - . -
    - . - . - . - .
    . - . - . - . -
    - . - . - . - .
    . - {} - . - . -
    - . - w - w - .
    . - . - . - . -
    """


def test_d10_the_new_king_stops() -> None:
    position = drawn(RED, CROWNED.format("r"))
    assert legal(position) == {"22x31"}
    assert after(position, Move((22, 31))).is_king(31)
    assert told(begin(position), "22x31x24") == ("dam.crowned", {"square": 31})


def test_d10_a_king_goes_on() -> None:
    assert legal(drawn(RED, CROWNED.format("R"))) == {"22x31x24"}
    alone = begin(fen.read("B:W26:BK22"))
    assert told(alone, "22x31x24") == ("dam.not_a_move", {"move": "22x31x24"})


def test_d10_both_sides_are_crowned_on_their_last_row() -> None:
    red = Position(red=1 << 27, white=1, kings=0, turn=RED)
    assert after(red, Move((28, 32))).kings == 1 << 31
    white = Position(red=1, white=1 << 7, kings=0, turn=WHITE)
    assert after(white, Move((8, 3))).kings == 1 << 2


def test_d11_red_first_then_in_turn() -> None:
    s = begin()
    assert on_turn(s) == 0
    s = play(s, "11-15")
    assert on_turn(s) == 1
    assert on_turn(play(s, "22-18")) == 0


def test_d11_who_cannot_move_loses() -> None:
    """Red closes the last way of a white man: 9 is held, and so is 6 behind it."""
    position = drawn(
        RED,
        """
        - . - . - . - .
        . - r - . - . -
        - . - . - . - .
        w - R - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        """,
    )
    assert DAM.waits(play(begin(position), "14-9")) == Over((0,), "dam.over_blocked")
    assert DAM.waits(play(begin(position, first=1), "14-9")) == Over((1,), "dam.over_blocked")
    assert on_turn(play(begin(position), "14-10")) == 1


def test_d11_nothing_left_to_move_loses() -> None:
    assert DAM.waits(play(begin(fen.read("B:W10:B6")), "6x15")) == Over((0,), "dam.over_taken")
    assert DAM.waits(begin(fen.read("W:W13:B6,9"))) == Over((1,), "dam.over_blocked")


def test_d11_turns_are_counted() -> None:
    s = play(begin(), "11-15")
    assert DAM.waits(s) == Turn(1, 1)
    assert DAM.waits(play(s, "offer")) == Turn(0, 1)
    assert DAM.waits(play(s, "offer", "decline")) == Turn(1, 1)
    assert DAM.waits(play(s, "22-18")) == Turn(0, 2)


def test_d12_colours_are_drawn_or_given() -> None:
    s = DAM.start(2, {})
    assert DAM.waits(s) == Ask((0, 1), 1, True)
    assert list(DAM.moves(s)) == []
    for seat in (0, 1):
        assert on_turn(DAM.apply(s, Dealt((seat,)), 0)) == seat
        assert on_turn(DAM.start(2, {"first": seat})) == seat
    for wrong in (Dealt((2,)), Dealt(()), Dealt(("0",)), Dealt((HIDDEN,))):
        with pytest.raises(Illegal):
            DAM.apply(s, wrong, 0)
    assert told(s, "11-15") == ("table.deal_first", {})
    assert told(begin(), "red 0") == ("table.no_deal", {})


# Draws and giving up


def test_d13_third_time_draws() -> None:
    s = begin(fen.read("B:WK32:BK1"))
    there_and_back = ("1-5", "32-28", "5-1", "28-32")
    s = play(s, *there_and_back, *there_and_back[:3])
    assert on_turn(s) == 1
    s = play(s, "28-32")
    assert DAM.waits(s) == Over((), "dam.over_threefold")


def test_d13_a_capture_forgets_what_was_before() -> None:
    s = play(begin(fen.read("B:WK32,K10:BK1,K4")), "4-8", "10-6")
    assert s.quiet == 2
    s = play(s, "1x10")
    assert s.quiet == 0
    assert s.line == (s.position,)


def test_d13_forty_quiet_moves_each_draw() -> None:
    s = begin(fen.read("B:WK32,K31,12:BK1,K2,K3"))
    chance = Random(5)
    for ply in range(80):
        assert s.quiet == ply
        fresh = [
            move
            for move in moves(s.position)
            if not move.taken
            and s.line.count(after(s.position, move)) < 2
            and s.position.is_king(move.path[0])
            and all(not reply.taken for reply in moves(after(s.position, move)))
        ]
        s = DAM.apply(s, chance.choice(fresh), 0)
    assert DAM.waits(s) == Over((), "dam.over_quiet")


@pytest.mark.parametrize("text", ["9-14", "22-18"])
def test_d13_a_mans_advance_is_not_quiet(text: str) -> None:
    s = begin(fen.read(f"{'B' if text == '9-14' else 'W'}:WK32,22:BK1,9"))
    assert play(s, text).quiet == 0


def test_d13_agreed() -> None:
    s = play(begin(), "offer")
    assert on_turn(s) == 1
    assert list(DAM.moves(s)) == [Answer(True), Answer(False)]
    assert told(s, "11-15") == ("dam.answer_first", {})
    assert told(s, "offer") == ("dam.answer_first", {})
    assert DAM.waits(play(s, "accept")) == Over((), "dam.over_agreed")


def test_d13_declined_and_offered_again_only_after_both_have_moved() -> None:
    s = play(begin(), "offer", "decline")
    assert on_turn(s) == 0
    assert told(s, "offer") == ("dam.offered_already", {})
    assert told(s, "accept") == ("dam.no_offer", {})
    s = play(s, "11-15")
    assert on_turn(play(s, "offer")) == 0
    assert on_turn(play(s, "22-18", "offer")) == 1


def test_d13_resign() -> None:
    assert DAM.waits(play(begin(), "resign")) == Over((1,), "dam.over_resigned")
    assert DAM.waits(play(begin(), "11-15", "resign")) == Over((0,), "dam.over_resigned")
    assert DAM.waits(play(begin(), "offer", "resign")) == Over((0,), "dam.over_resigned")


def test_after_the_end_nothing_is_done() -> None:
    s = play(begin(), "resign")
    for text in ("11-15", "offer", "accept", "resign", "red 0"):
        assert told(s, text) == ("table.over", {})
    assert list(DAM.moves(s)) == []


# Refusals


def test_d2_says_who_must_capture() -> None:
    s = play(begin(), "11-15", "22-18")
    assert told(s, "8-11") == ("dam.must_jump", {"squares": (15,)})
    assert told(s, "15-19") == ("dam.must_jump", {"squares": (15,)})
    no = why_not_piece(s.position, 8)
    assert no is not None
    assert (no.why, no.facts) == ("dam.must_jump", {"squares": (15,)})
    assert why_not_piece(s.position, 15) is None


@pytest.mark.parametrize(
    ("text", "why", "facts"),
    [
        ("13-17", "dam.empty", {"square": 13}),
        ("22-18", "dam.not_yours", {"square": 22}),
        ("1-5", "dam.occupied", {"square": 5}),
        ("9-15", "dam.not_a_move", {"move": "9-15"}),
        ("9x18", "dam.not_a_move", {"move": "9x18"}),
        ("11-15-19", "dam.not_a_move", {"move": "11-15-19"}),
        ("9-40", "dam.not_a_move", {"move": "9-40"}),
    ],
)
def test_refusals_at_the_start(text: str, why: str, facts: dict[str, Any]) -> None:
    assert told(begin(), text) == (why, facts)


def test_refusal_of_a_step_or_a_jump_back() -> None:
    assert told(begin(fen.read("B:W32:B10")), "10-7") == ("dam.backward", {"square": 10})
    assert told(begin(fen.read("B:W7,32:B10")), "10x3") == ("dam.backward", {"square": 10})


def test_refusal_of_a_piece() -> None:
    for square, why in ((1, "dam.stuck"), (13, "dam.empty"), (22, "dam.not_yours"), (9, None)):
        no = why_not_piece(START, square)
        assert (no and no.why) == why


@settings(max_examples=300, deadline=None)
@given(positions(), ACTS)
def test_a_refusal_is_a_known_one_and_changes_nothing(position: Position, act: Act) -> None:
    s = begin(position)
    before = fen.write(s.position), s.quiet, s.offer
    if no := refusal(lambda: DAM.apply(s, act, 0)):
        assert no.why in SETTLES or no.why == "table.over"
        json.dumps(no.facts)
    else:
        assert not isinstance(act, Move) or act in moves(position)
    assert before == (fen.write(s.position), s.quiet, s.offer)


@settings(max_examples=300)
@given(positions())
def test_every_piece_has_a_move_or_a_reason(position: Position) -> None:
    able = {move.path[0] for move in moves(position)}
    assert {square for square in squares_of(0xFFFF_FFFF) if why_not_piece(position, square) is None} == able


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"first": 2}, "table.option_wrong"),
        ({"first": True}, "table.option_wrong"),
        ({"first": "0"}, "table.option_wrong"),
        ({"fen": 3}, "table.option_wrong"),
        ({"fen": "B"}, "dam.fen"),
        ({"second": 1}, "table.option_unknown"),
    ],
)
def test_options_are_checked(options: dict[str, Any], why: str) -> None:
    with pytest.raises(Illegal) as no:
        DAM.start(2, options)
    assert no.value.why == why


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_two_seats(seats: int) -> None:
    with pytest.raises(Illegal, match=r"table\.seats"):
        DAM.start(seats, {})


def test_what_is_no_act_is_a_bug() -> None:
    nothing: Any = "11-15"
    for call in (lambda: DAM.apply(begin(), nothing, 0), lambda: DAM.hide(begin(), nothing, 0)):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(TypeError):
        DAM.write(nothing)


# Text


@given(ACTS)
def test_acts_read_back(act: Act) -> None:
    assert DAM.read(DAM.write(act)) == act
    assert DAM.hide(begin(), act, None) == act
    assert DAM.late(begin()) is None


@pytest.mark.parametrize("seat", [0, 1])
def test_colours_read_back(seat: int) -> None:
    assert DAM.write(Dealt((seat,))) == f"red {seat}"
    assert DAM.read(f"red {seat}") == Dealt((seat,))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "11",
        "11-",
        "x",
        "11x15",
        "11-18",
        "011-15",
        "11-15x22",
        "red 2",
        "Offer",
        "11-15 ",
        "٣-15",
        "1-1000",
    ],
)
def test_other_text_is_refused(text: str) -> None:
    assert told(begin(), text) == ("dam.unreadable", {"text": text})


def test_long_text_is_shortened() -> None:
    assert told(begin(), "9" * 5000) == ("dam.unreadable", {"text": "9" * 40})


@given(st.text(max_size=12))
def test_any_text_is_the_one_way_to_write_an_act(text: str) -> None:
    if no := refusal(lambda: DAM.read(text)):
        assert no.why == "dam.unreadable"
    else:
        assert DAM.write(DAM.read(text)) == text


# Whole games


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_random_play_ends(seed: int) -> None:
    chance = Random(seed)
    s = DAM.start(2, {})
    s = DAM.apply(s, Dealt((chance.randrange(2),)), 0)
    plies = 0
    while not isinstance(waits := DAM.waits(s), Over):
        assert isinstance(waits, Turn)
        assert waits.seat == s.seat(s.position.turn)
        s = DAM.apply(s, chance.choice(list(DAM.moves(s))), 0)
        plies += 1
    assert plies <= QUIET * (24 + 2 * 12 * 7)
    assert waits.why in SETTLES
    json.dumps(DAM.report(s))


def test_report_is_plain() -> None:
    assert DAM.report(DAM.start(2, {})) == {
        "fen": "B:W21-32:B1-12",
        "turn": "red",
        "red": None,
        "plies": 0,
        "quiet": 0,
        "offer": "none",
        "waits": {"ask": [0, 1]},
    }
    assert DAM.report(play(begin(), "11-15"))["waits"] == {"turn": 1}
    assert DAM.report(play(begin(), "resign"))["over"] == {"winners": [1], "why": "dam.over_resigned"}


def test_rule_numbers() -> None:
    assert RULE_NUMBERS[0] == "D1"
    assert RULE_NUMBERS[-1] == "D13"
    assert set(SETTLES.values()) <= set(RULE_NUMBERS)
