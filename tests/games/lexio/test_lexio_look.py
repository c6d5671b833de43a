"""What a listener is told of Lexio: where a word lies, and which way the hand writes."""

from collections.abc import Iterator
from functools import cache
from itertools import takewhile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.open_page import parts
from app.test_speech import text
from games.lexio.boards import play_any
from klerye.app.words import LANGUAGES, words
from klerye.core.look import Gesture, Scene
from klerye.games.lexio import hand, look
from klerye.games.lexio.acts import Place
from klerye.games.lexio.hand import PLACES, Draft
from klerye.games.lexio.layout import EMPTY, REACH, SIZE
from klerye.games.lexio.rules import State
from klerye.table.keeper import Keeper
from klerye.table.line import line


@cache
def table(seats: int, seed: int) -> Keeper:
    return play_any(seats, seed)


def made(board: str, tiles: set[int]) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """The words of the board that hold one of these tiles: where one begins, its way, its squares."""
    for place, square in PLACES.items():
        for down in (0, 1):
            before, after = REACH[down][square]
            squares = tuple(takewhile(lambda at: board[at] != ".", (square, *after)))
            if len(squares) > 1 and tiles & {*squares} and not (before and board[before[0]] != "."):
                yield place, down, squares


@settings(max_examples=12)
@given(st.integers(2, 4), st.integers(0, 3), st.sampled_from(sorted(LANGUAGES)))
def test_a_play_is_told_so_that_it_can_be_found_on_the_board(seats: int, seed: int, lang: str) -> None:
    """The main word first, where it begins and which way it goes; then what else it made, and the points."""
    say, played = words(lang), line(table(seats, seed).truth)
    names = tuple("ÀÈÌÒ"[:seats])
    scene = Scene(played.states, played.acts, played.late, hand.empty(), names, None, 0, True, 0)
    for n, act in enumerate(played.acts):
        if not isinstance(act, Place):
            continue
        told, before, after = look.told(scene, n, say), played.states[n], played.states[n + 1]
        tiles = {one.row * SIZE + one.column for one in act.tiles}
        begins = []
        for place, down, squares in made(after.board, tiles):
            word = "".join(after.board[at] for at in squares).upper()
            assert word in told
            if tiles <= {*squares}:
                facts = {"name": names[before.seat], "word": word, "square": place, "way": look.WAYS[down]}
                begins.append(say("lexio.told_place", **facts, n=0).rpartition(",")[0] + ",")
        assert told.startswith(tuple(begins))
        gained = after.scores[before.seat] - before.scores[before.seat]
        assert f" {gained} " in told.rpartition(",")[2]


def said(state: State, draft: Draft) -> list[str]:
    """What the polite region says after the hand did something."""
    scene = Scene((state,), (), frozenset(), draft, ("1", "2"), 0, 0, True, 0)
    board = look.board(scene, words("en"))
    return [text(part) for part in parts(board) if part.attrs.get("aria-live") == "polite"]


@pytest.mark.parametrize("turn", [Gesture("key", "G7", " "), Gesture("tap", "G7")])
def test_the_way_of_writing_is_said_when_it_is_turned_and_only_then(turn: Gesture) -> None:
    state = State(EMPTY, ("AAEEINS", "ABCDEFG"), (0, 0), (0, 0), first=0, turn=0)
    draft, _ = hand.do(state, hand.empty(), Gesture("tap", "G7"))
    heard = []
    for gesture in (turn, Gesture("key", "G7", "a"), Gesture("key", "G8", "s"), turn, turn):
        if draft.laid and gesture.kind == "tap":
            gesture = Gesture("tap", look.name(*divmod(draft.cursor or 0, SIZE)))
        draft, _ = hand.do(state, draft, gesture)
        heard += said(state, draft)
    assert heard == ["Writing down.", "", "", "Writing across.", "Writing down."]
    assert set(said(state, hand.do(state, draft, Gesture("tap", "rack0"))[0])) == {""}
