"""The rules of Lexio by their numbers."""

import json
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lexio.boards import WORDS, across, down, drawn, emptied, refusal, rows, state
from klerye.core.chance import HIDDEN, Ask, Dealt
from klerye.core.game import Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Act, Exchange, Laid, Pass, Place, Show, Tried
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.rules import RULE_NUMBERS, SETTLES, Lexio, State
from klerye.games.lexio.scoring import score

LEXIO = Lexio(WORDS)
TRUSTING = Lexio()

LION = drawn(
    """
    # # . . . . . . . . . # #
    # # . . . . . . . . . # #
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . L I O N . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    # # . . . . . . . . . # #
    # # . . . . . . . . . # #
    """
)


def play(s: State, *texts: str, at: int = 0) -> State:
    for text in texts:
        s = LEXIO.apply(s, LEXIO.read(text), at)
    return s


def told(s: State, act: Act, at: int = 0) -> tuple[str, dict[str, Any]]:
    """Why `act` is refused, and the facts."""
    no = refusal(LEXIO, s, act, at)
    return no.why, no.facts


def over(s: State) -> Over:
    waits = LEXIO.waits(s)
    assert isinstance(waits, Over)
    return waits


def up(s: State) -> State:
    """The end, when all racks have been turned up."""
    while act := LEXIO.forced(s):
        s = LEXIO.apply(s, act, 0)
    return s


# Table and turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l1_two_to_four_players(seats: int) -> None:
    assert len(LEXIO.start(seats, {}).racks) == seats
    assert seats in LEXIO.seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_l1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(Illegal) as no:
        LEXIO.start(seats, {})
    assert (no.value.why, no.value.facts) == ("table.seats", {"least": 2, "most": 4})


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"first": 2}, "table.option_wrong"),
        ({"first": -1}, "table.option_wrong"),
        ({"first": True}, "table.option_wrong"),
        ({"first": "0"}, "table.option_wrong"),
        ({"fast": 1}, "table.option_unknown"),
    ],
)
def test_l1_other_options_are_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(Illegal) as no:
        LEXIO.start(2, options)
    assert no.value.why == why


@pytest.mark.parametrize(("first", "order"), [(None, [0, 1, 2]), (0, [0, 1, 2]), (2, [2, 0, 1])])
def test_l2_the_first_opens_and_the_others_follow(first: int | None, order: list[int]) -> None:
    s = LEXIO.start(3, {"first": first})
    for seat, faces in zip(order, ("AAAAAAA", "EEEEEEE", "IIIIIII"), strict=True):
        waits = LEXIO.waits(s)
        assert isinstance(waits, Ask)
        assert (waits.seat, waits.count, waits.put_back) == (seat, 7, False)
        s = play(s, f"draw {faces}")
        assert s.racks[seat] == faces
    for number in range(5):
        assert LEXIO.waits(s) == Turn(order[number % 3], number)
        s = play(s, "pass")


def test_l2_nothing_but_a_draw_while_tiles_are_drawn() -> None:
    s = LEXIO.start(2, {})
    assert told(s, Pass()) == ("table.deal_first", {})
    s = play(state(), "exchange A")
    assert told(s, Pass()) == ("table.deal_first", {})
    with pytest.raises(Illegal) as no:
        play(state(), "draw A")
    assert no.value.why == "table.no_deal"


# Tiles and racks


def test_l5_counts_are_open_tiles_are_not() -> None:
    s = state(LION, "AEIOUST")
    assert s.bag == 102 - 4 - 14
    deal = Dealt(("A", "*", "B"))
    drawing = play(s, "exchange AEI")
    assert LEXIO.hide(drawing, deal, 0) == deal
    for other in (1, None):
        assert LEXIO.hide(drawing, deal, other) == Dealt((HIDDEN, HIDDEN, HIDDEN))


def test_l5_a_tile_too_many_is_caught() -> None:
    s = play(state(LION.replace("L", "Z"), "KEIOUST"), "exchange E")
    for faces, why in {
        "Z": "table.dealt_not_in_pool",  # on the board
        "K": "table.dealt_not_in_pool",  # on the rack
        "AA": "table.dealt_count",
    }.items():
        with pytest.raises(Illegal) as no:
            play(s, f"draw {faces}")
        assert no.value.why == why
    assert play(s, "draw J").racks[0] == "IJKOSTU"


def test_l5_what_a_hidden_rack_cannot_hold_is_caught() -> None:
    board = LION.replace("N", "Z")
    s = state(board, "???????", "AEIKOST")
    assert told(s, across(6, 8, "Z"))[0] == "lexio.not_in_rack"
    assert told(s, across(6, 8, "K"))[0] == "lexio.not_in_rack"
    assert told(s, Exchange("KE"))[0] == "lexio.not_in_rack"
    assert LEXIO.apply(s, Exchange("E"), 0).racks[0] == "??????"
    assert TRUSTING.apply(s, across(6, 8, "S"), 0).racks[0] == "??????"


def test_l6_a_joker_keeps_its_letter_and_is_worth_nothing() -> None:
    s = play(state(LION, "AEIOUT*"), "place 7I s")
    assert rows(s.board)[6] == "....LIONs...."
    assert s.racks[0] == "AEIOTU"
    assert s.scores[0] == 4
    assert "*" in s.unseen
    assert s.unseen.count("*") == 1


def test_l6_a_joker_without_a_letter() -> None:
    assert told(state(LION, "AEIOUT*"), across(6, 8, "*")) == ("lexio.joker_letter", {})
    assert told(state(LION, "AEIOUT*"), across(0, 0, "*")) == ("lexio.joker_letter", {})
    assert told(state(LION, "AEIOUTS"), across(6, 8, "*"))[0] == "lexio.not_in_rack"
    assert told(state(LION, "AEIOUT*"), across(6, 8, "é")) == ("lexio.joker_letter", {})


def test_l7_the_rack_is_filled_up() -> None:
    s = play(state(LION, "AEISOUT"), "place 7I S")
    waits = LEXIO.waits(s)
    assert isinstance(waits, Ask)
    assert (waits.seat, waits.count) == (0, 1)
    s = play(s, "draw Q")
    assert s.racks[0] == "AEIOQTU"
    assert LEXIO.waits(s) == Turn(1, 1)


def test_l7_as_long_as_the_bag_lasts() -> None:
    s = emptied("AEISOUT", "AEILNNR")
    *_, at = (n for n, sign in enumerate(s.board) if sign == "N")
    s = state(s.board[:at] + "." + s.board[at + 1 :], "AEISOUT", "AEILNNR")
    assert s.bag == 1
    s = TRUSTING.apply(s, any_fit(s, "AE"), 0)
    assert LEXIO.waits(s) == Ask(("N",), 1, put_back=False, seat=0)
    assert len(play(s, "draw N").racks[0]) == 6
    s = emptied("AEISOUT", "AEILNNR")
    s = TRUSTING.apply(s, any_fit(s, "AE"), 0)
    assert LEXIO.waits(s) == Turn(1, 1)


def any_fit(s: State, signs: str) -> Place:
    """A play of these tiles down onto the heap of `emptied`, in the middle."""
    column = 6
    top = next(row for row in range(13) if s.board[13 * row + column] != ".")
    return down(top - len(signs), column, signs)


# The clearing


def test_l8_a_word_stops_at_a_blocked_square() -> None:
    board = drawn(
        """
        # # . . . . . . . . . # #
        # # . . . . . . . . . # #
        T . . . . . . . . . . . .
        A . . . . . . . . . . . .
        M . . . . . . . . . . . .
        I . . . . . . . . . . . .
        S O L E . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        # # . . . . . . . . . # #
        # # . . . . . . . . . # #
        """
    )
    (word,) = score(board, down(7, 0, "E").tiles).words
    assert (word.text, word.row, word.column, word.down) == ("TAMISE", 2, 0, 1)
    s = state(board, "ETRSUNO")
    assert told(s, down(7, 0, "ETSUN")) == ("lexio.blocked", {"squares": ("A12",)})
    assert told(s, across(1, 0, "SE")) == ("lexio.blocked", {"squares": ("A2", "B2")})
    assert told(s, across(6, 12, "SE")) == ("lexio.off_board", {})
    assert told(s, Place((Laid(-1, 3, "S"), Laid(0, 3, "E")))) == ("lexio.off_board", {})


def test_l9_the_first_word_covers_the_source() -> None:
    s = state(EMPTY, "LIONETS")
    assert told(s, across(6, 2, "LION")) == ("lexio.source_not_covered", {})
    assert told(s, across(5, 5, "LION")) == ("lexio.source_not_covered", {})
    for place in (across(6, 3, "LION"), across(6, 6, "LION"), down(4, 6, "LION")):
        assert LEXIO.apply(s, place, 0).scores == (4, 0)


def test_l10_no_premium_pays_within_reach_of_the_first_word() -> None:
    for n in range(7):
        for way in (across(6, n, "ENTIERS"), down(n, 6, "ENTIERS")):
            assert score(EMPTY, way.tiles).total == 7 + 30


# Placing


def test_l11_one_line_without_a_gap_that_touches() -> None:
    s = state(LION, "AESTLTB")
    assert told(s, Place(())) == ("lexio.no_tile", {})
    assert told(s, across(6, 8, "X")) == ("lexio.not_in_rack", {"tiles": ("X",)})
    assert told(s, across(6, 8, "SSS")) == ("lexio.not_in_rack", {"tiles": ("S", "S")})
    assert told(s, across(6, 7, "SE")) == ("lexio.occupied", {"squares": ("H7",)})
    assert told(s, Place((Laid(6, 8, "S"), Laid(6, 8, "E")))) == ("lexio.occupied", {"squares": ("I7",)})
    assert told(s, Place((Laid(6, 8, "S"), Laid(7, 4, "A")))) == ("lexio.not_in_line", {})
    assert told(s, across(6, 8, "S.E")) == ("lexio.gap", {"squares": ("J7",)})
    assert told(s, down(3, 4, "T.B.E")) == ("lexio.gap", {"squares": ("E5",)})
    assert told(s, down(7, 8, "SE")) == ("lexio.disconnected", {})
    assert told(s, across(3, 4, "TAB")) == ("lexio.disconnected", {})
    after = LEXIO.apply(s, down(3, 4, "TAB.E"), 0)
    assert "".join(row[4] for row in rows(after.board)) == "...TABLE....."


def test_l11_more_tiles_than_a_rack_holds() -> None:
    assert told(state(EMPTY, "ENTIERS"), across(6, 4, "ENTIERSS"))[0] == "lexio.not_in_rack"


def test_l12_every_word_has_two_tiles_and_all_are_formed() -> None:
    assert told(state(EMPTY, "AEIOUST"), across(6, 6, "A")) == ("lexio.one_tile_first", {})
    words = score(LION, across(5, 5, "ETE").tiles).words
    assert [(w.text, w.row, w.column, w.down) for w in words] == [
        ("ETE", 5, 5, 0),
        ("EI", 5, 5, 1),
        ("TO", 5, 6, 1),
        ("EN", 5, 7, 1),
    ]


def test_l13_words_of_the_list_only() -> None:
    s = state(LION, "AEIZSUT")
    assert told(s, across(6, 8, "Z")) == ("lexio.not_a_word", {"words": ("LIONZ",)})
    assert LEXIO.apply(s, across(6, 8, "S"), 0).scores == (5, 0)
    assert TRUSTING.apply(s, across(6, 8, "Z"), 0).scores == (14, 0)


def test_l14_all_refused_words_are_named_and_nothing_is_lost() -> None:
    s = state(LION, "AEIZSUT")
    no = refusal(LEXIO, s, across(7, 5, "STZ"))
    assert no.why == "lexio.not_a_word"
    assert no.facts == {"words": ("STZ", "IS", "OT", "NZ")}
    assert no.instead == Tried(("STZ", "IS", "OT", "NZ"))
    after = LEXIO.apply(s, no.instead, 0)
    assert LEXIO.waits(after) == LEXIO.waits(s) == Turn(0, 0)
    assert (after.board, after.racks, after.scores) == (s.board, s.racks, s.scores)


def test_l14_a_word_refused_twice_is_named_once() -> None:
    board = drawn(
        """
        # # . . . . . . . . . # #
        # # . . . . . . . . . # #
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . Z O Z . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        # # . . . . . . . . . # #
        # # . . . . . . . . . # #
        """
    )
    s = state(board, "EEELSUT")
    assert told(s, across(7, 5, "EEE")) == ("lexio.not_a_word", {"words": ("EEE", "ZE", "OE")})


def test_l14_the_words_are_for_their_player_only() -> None:
    s = state(LION)
    tried = Tried(("LIONZ",))
    assert LEXIO.hide(s, tried, 0) == tried
    for other in (1, None):
        assert LEXIO.hide(s, tried, other) == Tried(HIDDEN)
    assert LEXIO.apply(s, Tried(HIDDEN), 5) == LEXIO.apply(s, tried, 5)


def test_l14_a_keeper_that_refuses_a_good_word_is_caught() -> None:
    assert told(state(LION), Tried(("LIONZ", "LIONS"))) == ("lexio.good_word", {"words": ("LIONS",)})
    assert TRUSTING.apply(state(LION), Tried(("LIONS",)), 0).full_at == (15_000, 0)


def test_l15_ten_tries_then_every_placement_is_refused() -> None:
    s = state(LION, "AEIZSUT")
    bad, good = across(6, 8, "Z"), across(6, 8, "S")
    for n in range(10):
        no = refusal(LEXIO, s, bad, 1000)
        assert no.why == "lexio.not_a_word", n
        s = LEXIO.apply(s, no.instead, 1000)
    for place in (bad, good):
        no = refusal(LEXIO, s, place, 1000)
        assert (no.why, no.facts, no.instead) == ("lexio.no_tries", {"seconds": 15}, None)
    assert told(s, good, 15_999) == ("lexio.no_tries", {"seconds": 1})
    assert told(s, Tried(("LIONZ",)), 1000) == ("lexio.no_tries", {"seconds": 15})
    assert LEXIO.apply(s, good, 16_000).full_at == s.full_at  # none given back
    assert LEXIO.apply(s, Pass(), 1000).turn == 1
    assert LEXIO.apply(s, Exchange("Z"), 1000).aside == "Z"


def test_l15_a_play_refused_for_its_form_spends_nothing() -> None:
    s = state(LION, "AEIZSUT", full_at=(200_000, 0))
    no = refusal(LEXIO, s, across(3, 4, "ZZ"), 0)
    assert (no.why, no.instead) == ("lexio.not_in_rack", None)
    assert told(s, across(3, 4, "ZE"))[0] == "lexio.disconnected"
    assert told(s, across(6, 8, "S"))[0] == "lexio.no_tries"


def test_l15_each_seat_has_its_own() -> None:
    s = play(state(LION, "AEIOUST", "AEIOUST"), "tried LIONZ", "pass", "tried XZ", "tried XZ", at=100)
    assert s.full_at == (15_100, 30_100)


# Scoring: the rest is in the vectors and in test_lexio_reference.


@pytest.mark.parametrize(
    ("place", "points"),
    [
        (across(8, 1, "KEK"), 30 + 1 + 10),
        (across(8, 1, "kEK"), 1 + 10),
        (across(3, 5, "KE"), 20 + 1),
        (across(2, 1, "KE"), (10 + 1) * 2),
        (across(2, 1, "kE"), 1 * 2),
        (across(3, 0, "KE"), (10 + 1) * 3),
        (down(3, 0, "KEEEEEE"), (10 + 6) * 9 + 30),
        (across(4, 4, "KE"), 11),
    ],
)
def test_l16_premiums_multiply(place: Place, points: int) -> None:
    assert score(EMPTY, place.tiles).total == points


def test_l17_a_premium_pays_only_in_the_play_that_covers_it() -> None:
    board = TRUSTING.apply(state(EMPTY, "KEATION"), across(6, 6, "KE"), 0).board
    covered = board[: 3 * 13] + "KE" + board[3 * 13 + 2 :]
    assert score(covered, across(3, 2, "E").tiles).total == 12


def test_l18_a_crossing_doubles_two_words_or_nothing() -> None:
    board = drawn(
        """
        # # . . . . . . . . . # #
        # # . . . . . . . . . # #
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . L . . . . . . . .
        . . . . E . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        # # . . . . . . . . . # #
        # # . . . . . . . . . # #
        """
    )
    assert [w.points for w in score(board, across(8, 4, "SOL").tiles).words] == [6, 6]
    assert [w.points for w in score(board, across(8, 4, "sOL").tiles).words] == [4, 4]
    assert [w.points for w in score(board, down(8, 4, "S").tiles).words] == [3]


def test_l19_seven_tiles_earn_thirty_more() -> None:
    assert score(EMPTY, down(3, 0, "EEEEEEE").tiles).seven_tiles == 30
    assert score(EMPTY, down(3, 0, "EEEEEE").tiles).seven_tiles == 0


def test_l20_the_preview_judges_nothing() -> None:
    """Nor does it know any list: it is a function of board and tiles."""
    assert score(LION, across(6, 8, "Z").tiles).total == 14
    assert score(LION, across(0, 4, "Z").tiles).total == 0
    assert score(LION, ()).total == 0
    assert score(LION, across(6, 8, "*").tiles).total == 4


# Exchanging, passing


def test_l21_new_tiles_first_then_the_old_go_back() -> None:
    s = play(state(LION, "AEIKQZ*"), "exchange *QZ")
    waits = LEXIO.waits(s)
    assert isinstance(waits, Ask)
    assert waits.count == 3
    assert not {"Q", "Z", "K"} & {*waits.pool}
    assert waits.pool.count("*") == 1
    s = play(s, "draw ABC")
    assert s.racks[0] == "AABCEIK"
    assert {"Q", "Z"} <= {*s.unseen}
    assert s.unseen.count("*") == 2
    assert (s.scores, LEXIO.waits(s)) == ((0, 0), Turn(1, 1))


def test_l21_only_what_is_there() -> None:
    s = state(LION, "AEIKQZ*")
    assert told(s, Exchange("")) == ("lexio.no_tile", {})
    assert told(s, Exchange("AAE")) == ("lexio.not_in_rack", {"tiles": ("A",)})
    assert told(s, Exchange("???")) == ("lexio.not_in_rack", {"tiles": ("?", "?", "?")})
    assert told(s, Exchange("AAEEIIKKQ"))[0] == "lexio.not_in_rack"
    assert told(emptied("AEIKQZ*", "A"), Exchange("AE")) == ("lexio.bag_short", {"bag": 0, "wanted": 2})


@given(st.integers(0, 7), st.integers(1, 7))
def test_l21_the_bag_must_hold_as_many(bag: int, wanted: int) -> None:
    s = emptied("AEIKQZ*", "AEIOUST")
    filled = [at for at, sign in enumerate(s.board) if sign.isupper()]
    board = list(s.board)
    for at in filled[:bag]:
        board[at] = "."
    s = state("".join(board), *s.racks)
    assert s.bag == bag
    act = Exchange(s.racks[0][:wanted])
    if wanted <= bag:
        assert LEXIO.waits(LEXIO.apply(s, act, 0)) == Ask(s.unseen, wanted, put_back=False, seat=0)
    else:
        assert told(s, act) == ("lexio.bag_short", {"bag": bag, "wanted": wanted})


def test_l22_the_table_sees_how_many_were_exchanged() -> None:
    s = state(LION, "AEIKQZ*")
    act = Exchange("QZ")
    assert LEXIO.hide(s, act, 0) == act
    for other in (1, None):
        assert LEXIO.hide(s, act, other) == Exchange("??")
    hidden = play(state(LION, "???????", "AEIOUST"), "exchange ??")
    assert (hidden.bag, hidden.aside) == (102 - 4 - 14, "??")


def test_l22_passing_is_always_allowed() -> None:
    for s in (state(), state(LION), emptied("A", "B"), state(full_at=(10**6, 0))):
        assert LEXIO.apply(s, Pass(), 0).scores == (0, 0)
        assert LEXIO.waits(LEXIO.apply(s, Pass(), 0)) == Turn(1, 1)


def test_l23_the_table_passes_for_who_is_late() -> None:
    assert LEXIO.late(state(LION)) == Pass()


# The end


def test_l25_out_with_an_empty_bag() -> None:
    s = emptied("AE", "KW*", "Q", scores=(100, 10, 3))
    s = TRUSTING.apply(s, place := any_fit(s, "AE"), 0)
    gained = score(emptied("AE", "KW*", "Q").board, place.tiles).total
    assert LEXIO.waits(s) == Turn(1, 1)
    assert LEXIO.forced(s) == Show("*KW")
    s = up(s)
    assert over(s) == Over((0,), "lexio.over_out", (100 + gained + 28, -10, -5))


def test_l25_not_while_the_bag_holds_a_tile() -> None:
    s = emptied("AE", "KW*")
    at = s.board.rindex("E")
    s = state(s.board[:at] + "." + s.board[at + 1 :], *s.racks)
    s = play(TRUSTING.apply(s, any_fit(s, "AE"), 0), "draw E")
    assert LEXIO.waits(s) == Turn(1, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l26_two_rounds_without_a_placement(seats: int) -> None:
    s = state(LION, *["AEEZ", "KIII", "QIII", "*III"][:seats])
    for n in range(2 * seats):
        assert LEXIO.waits(s) == Turn(n % seats, n)
        s = play(s, "exchange E", "draw OUUU") if n == 0 else play(s, "pass")
    assert over(up(s)) == Over((seats - 1,), *ENDS[seats])


ENDS = {
    2: ("lexio.over_rounds", (-16, -13)),
    3: ("lexio.over_rounds", (-16, -13, -11)),
    4: ("lexio.over_rounds", (-16, -13, -11, -3)),
}


def test_l26_a_placement_begins_the_count_anew() -> None:
    s = state(LION, "SEAIOUT", "AEIOUTR", idle=3)
    s = play(s, "place 7I S", "draw A")
    assert (s.idle, s.ended) == (0, "")
    s = play(s, "pass", "pass", "tried XZ", "pass")
    assert (s.idle, s.ended) == (3, "")
    assert play(s, "pass").ended == "lexio.over_rounds"


def test_l26_an_exchange_that_ends_the_game_is_still_drawn() -> None:
    s = play(state(LION, "KEAIOUT", "AEIOUTR", idle=3), "exchange K")
    assert isinstance(LEXIO.waits(s), Ask)
    s = play(s, "draw A")
    assert s.ended == "lexio.over_rounds"
    assert up(s).scores == (-7, -7)


def test_l27_racks_are_turned_up_one_after_the_other() -> None:
    s = play(state(LION, "???????", "AEIOUT*", "???????", turn=4, idle=5), "pass")
    assert LEXIO.waits(s) == Turn(1, 5)
    assert LEXIO.late(s) is None
    assert list(LEXIO.moves(s)) == [LEXIO.forced(s)] == [Show("*AEIOTU")]
    assert told(s, Pass()) == ("lexio.racks_up", {})
    s = play(s, "show *AEIOTU")
    assert LEXIO.forced(s) is None
    assert list(LEXIO.moves(s)) == []
    for wrong in ("AEIOUT", "AEIOUSTR", "**AEIOU", "AEIOUZZ"):
        assert told(s, Show(wrong))[0] == "lexio.not_in_rack"
    s = play(s, "show EEEEEEZ", "show DDDEEEE")
    assert s.racks == ("DDDEEEE", "*AEIOTU", "EEEEEEZ")
    assert over(s).winners == (1,)
    with pytest.raises(Illegal) as no:
        play(s, "pass")
    assert no.value.why == "table.over"


def test_l27_only_at_the_end() -> None:
    assert told(state(LION, "AEIOUST"), Show("AEIOSTU")) == ("lexio.not_ended", {})


def test_l27_shared_victory_and_scores_below_zero() -> None:
    s = up(play(state(LION, "K", "W", "QJ", idle=5), "pass"))
    assert over(s).scores == (-10, -10, -16)
    assert over(s).winners == (0, 1)
    assert over(up(play(state(LION, "*", "**"[:1], idle=3), "pass"))).winners == (0, 1)


# Refusals in order


FAULTS = ["not_in_rack", "joker_letter", "off_board", "blocked", "occupied", "not_in_line", "gap"]


@given(st.sets(st.sampled_from(FAULTS), min_size=1))
def test_the_first_reason_that_applies(faults: set[str]) -> None:
    """One play with several faults at once is refused for the first in order."""
    tiles = [Laid(3, 3, "A"), Laid(3, 4, "B")]  # disconnected by itself
    lay = {
        "not_in_rack": Laid(3, 5, "X"),
        "joker_letter": Laid(3, 5, "*"),
        "off_board": Laid(3, 13, "E"),
        "blocked": Laid(0, 0, "E"),
        "occupied": Laid(6, 4, "E"),
        "not_in_line": Laid(4, 5, "E"),
        "gap": Laid(3, 6, "E"),
    }
    tiles += [lay[fault] for fault in FAULTS if fault in faults]
    s = state(LION, "ABEEEEE*", full_at=(10**6, 0))
    first = next(fault for fault in FAULTS if fault in faults)
    assert told(s, Place(tuple(tiles)))[0] == f"lexio.{first}"


def test_the_last_reasons_in_order() -> None:
    empty = {"full_at": (10**6, 0)}
    assert told(state(EMPTY, "Z", **empty), across(3, 3, "Z"))[0] == "lexio.one_tile_first"
    assert told(state(EMPTY, "ZX", **empty), across(3, 3, "ZX"))[0] == "lexio.source_not_covered"
    assert told(state(LION, "ZX", **empty), across(3, 3, "ZX"))[0] == "lexio.disconnected"
    assert told(state(LION, "ZX", **empty), across(6, 8, "ZX"))[0] == "lexio.no_tries"
    assert told(state(LION, "ZX"), across(6, 8, "ZX"))[0] == "lexio.not_a_word"


# As a game


def test_acts_that_are_none_are_a_mistake() -> None:
    none: Any = "pass"
    with pytest.raises(TypeError):
        LEXIO.apply(state(LION), none, 0)
    with pytest.raises(TypeError):
        LEXIO.hide(state(LION), none, 0)


def test_moves_are_passing_exchanging_and_placing() -> None:
    moves = list(LEXIO.moves(state(LION, "SE", "?")))
    assert moves[:4] == [Pass(), Exchange("E"), Exchange("S"), Exchange("ES")]
    assert across(6, 8, "S") in moves[4:]
    assert all(isinstance(act, Place) for act in moves[4:])
    assert len(set(moves)) == len(moves)
    kinds = {type(act) for act in TRUSTING.moves(state(LION, "SE", "?"))}
    assert kinds == {Pass, Exchange}
    assert list(LEXIO.moves(LEXIO.start(2, {}))) == []
    assert list(LEXIO.moves(state(LION, "??", "?"))) == [Pass()]


def test_moves_exchange_every_set_of_tiles_once() -> None:
    rack = "AAE*"
    wanted = {"".join(sorted(some)) for n in range(1, 5) for some in permutations(rack, n)}
    moves = [act.tiles for act in TRUSTING.moves(state(LION, rack)) if isinstance(act, Exchange)]
    assert len(moves) == len(set(moves))
    assert set(moves) == wanted


def test_every_refusal_and_end_has_its_rule() -> None:
    assert set(SETTLES.values()) <= set(RULE_NUMBERS)


def test_report_is_json() -> None:
    s = state(LION, "AEIOUS*", "???????", scores=(3, -2))
    told = LEXIO.report(s)
    assert json.loads(json.dumps(told)) == told
    assert told["board"][6] == "....LION....."
    assert told["racks"] == ["*AEIOSU", "???????"]
    assert (told["scores"], told["bag"], told["waits"]) == ([3, -2], 84, {"turn": 0})
    assert LEXIO.report(LEXIO.start(2, {}))["waits"] == {"draw": 0, "count": 7}
    ended = play(state(LION, "K", "W", idle=3), "pass")
    assert LEXIO.report(ended)["waits"] == {"show": 0}
    assert LEXIO.report(up(ended))["over"] == {"winners": [0, 1], "why": "lexio.over_rounds"}
