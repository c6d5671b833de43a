"""What is counted of a game of Dam."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.dam.boards import placed
from klerye.core.feats import Feats
from klerye.games.dam import fen
from klerye.games.dam.feats import PEARLS, RECORDS, feats
from klerye.games.dam.position import RED, WHITE, Move
from klerye.games.dam.rules import Dam
from random_play import play

DAM = Dam()


@settings(max_examples=20)
@given(st.integers(0, 2**32))
def test_no_piece_is_lost_and_none_is_made(seed: int) -> None:
    truth = play(Dam(), 2, seed).truth
    acts = [DAM.read(entry.text) for entry in truth.entries[1:]]
    last = truth.state.position
    told = feats(truth.states, acts)
    taken = [0, 0]
    for before, act in zip(truth.states, acts, strict=False):
        if isinstance(act, Move):
            taken[before.seat(before.position.turn)] += len(act.taken)
    for seat in (0, 1):
        own = last.red if seat == truth.state.red else last.white
        assert told[seat].get("kept", own.bit_count()) == 12 - taken[1 - seat]
        there = (own & last.kings).bit_count()
        assert told[seat]["kings"] == there + int(told[1 - seat]["caught"])
        assert 0 <= int(told[seat]["jump"]) <= taken[seat]


Pieces = dict[int, tuple[int, bool]]


def after(pieces: Pieces, *texts: str, turn: int = RED) -> tuple[Feats, ...]:
    """What is counted after these acts, from that position; seat 0 plays red."""
    states = [DAM.start(2, {"first": turn, "fen": fen.write(placed(turn, pieces))})]
    acts = [DAM.read(text) for text in texts]
    for act in acts:
        states.append(DAM.apply(states[-1], act, 0))
    return feats(states, acts)


CHAIN: Pieces = {1: (RED, True), 6: (WHITE, False), 15: (WHITE, True), 24: (WHITE, False)}
SHUT: Pieces = {6: (RED, True), 1: (RED, False), 9: (RED, False), 5: (WHITE, False)}
LAST: Pieces = {25: (RED, False), 12: (WHITE, False)}


def test_a_multiple_jump_that_takes_all_wins_at_once() -> None:
    red, white = after(CHAIN, "1x10x19x28")
    assert red == {"jump": 3, "kings": 0, "caught": 1, "kept": 1, "quick": 1, "blocked": 0}
    assert white == {"jump": 0, "kings": 0, "caught": 0}


def test_a_win_over_pieces_that_cannot_move_is_told_apart() -> None:
    red, white = after(SHUT, "9-13")
    assert (red["quick"], red["blocked"]) == (1, 1)
    assert "quick" not in white


def test_a_man_that_is_crowned_is_counted_once() -> None:
    red, _ = after(LAST, "25-30", "12-8", "30-26")
    assert red["kings"] == 1


def test_a_game_given_up_took_no_moves_to_win() -> None:
    _, white = after(LAST, "25-30", "resign")
    red, _ = after(LAST, "resign")
    assert "quick" not in red
    assert "quick" not in white


def test_what_is_earned_and_shown_is_counted() -> None:
    counted = {"jump", "kings", "caught", "kept", "quick", "blocked"}
    assert {pearl.feat for pearl in PEARLS} - {""} | {record.feat for record in RECORDS} <= counted
    assert len({pearl.name for pearl in PEARLS}) == len(PEARLS)
