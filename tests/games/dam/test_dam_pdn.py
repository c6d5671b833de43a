"""Games on paper: what is written reads back, what is read is checked move by move."""

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dam.boards import positions, refusal
from klerye.core.refusal import Illegal
from klerye.games.dam import fen, pdn
from klerye.games.dam.position import START, Move, Position, after, moves
from klerye.games.dam.rules import SETTLES
from shared import shared


@st.composite
def games(draw: st.DrawFn) -> pdn.Game:
    """A random legal game, from the start or from any position, to any length."""
    start = draw(st.one_of(st.just(START), positions()))
    headers = draw(
        st.lists(
            st.tuples(st.from_regex(r"[A-Z][a-z]{1,8}", fullmatch=True), st.text(max_size=20)), max_size=4
        )
    )
    headers = [("N" + name, "".join(s for s in value if s.isprintable())) for name, value in headers]
    if start != START:
        headers += [("SetUp", "1"), ("FEN", fen.write(start))]
    chance = Random(draw(st.integers(0, 2**32)))
    position, played = start, []
    for _ in range(draw(st.integers(0, 80))):
        if not (choice := moves(position)):
            break
        played.append(chance.choice(choice))
        position = after(position, played[-1])
    return pdn.Game(tuple(headers), tuple(played), draw(st.sampled_from(pdn.RESULTS)))


def read(text: str) -> list[pdn.Game]:
    return [pdn.replay(script) for script in pdn.scripts(text)]


@settings(max_examples=150, deadline=None)
@given(st.lists(games(), max_size=3))
def test_written_reads_back(written: list[pdn.Game]) -> None:
    text = "\n".join(map(pdn.write, written))
    assert read(text) == written
    assert all(len(line) <= pdn.WIDTH for line in text.split("\n") if not line.startswith("["))


@settings(max_examples=300)
@given(positions())
def test_every_move_is_read_by_what_is_written(position: Position) -> None:
    for move in moves(position):
        assert pdn.read_move(position, pdn.write_move(position, move)) == move
        assert pdn.read_move(position, str(move)) == move


def test_everything_a_file_may_hold() -> None:
    text = """% made by hand
[Event "A \\"great\\" day"]
[Black "One \\\\ Two"]
[Result "1-0"]

1. 11-15 {a comment (with 9-13 in it)
on two lines} 23-19! $14 2. 8-11 ; the rest 1-0 is a comment
( 2. 9-14 27-23 ( 3. 8-11 {) } 22-18 ) 1-0 ) 22-17 3... 11-16 24-20?! 15x24 1-0

[Event "next"]
1. 12-16 *
9-13 22-18 0-1
10-15 1/2-1/2 9-14"""
    first, second, third, fourth, fifth = read(text)
    assert first.headers == (("Event", 'A "great" day'), ("Black", "One \\ Two"), ("Result", "1-0"))
    assert [str(move) for move in first.moves] == [
        *("11-15", "23-19", "8-11", "22-17", "11-16", "24-20", "15x24"),
    ]
    assert first.result == "1-0"
    assert second == pdn.Game((("Event", "next"),), (Move((12, 16)),))
    assert (len(third.moves), third.result) == (2, "0-1")
    assert (len(fourth.moves), fourth.result) == (1, "1/2-1/2")
    assert (len(fifth.moves), fifth.result) == (1, "*")


def test_draughts_results_and_white_first() -> None:
    text = '[SetUp "1"]\n[FEN "W:W21-32:B1-12."]\n1... 23-18 2. 9-13 2-0 11-15 1-1 0-2'
    first, second, third = read(text)
    assert (first.result, second.result, third.result) == ("2-0", "1-1", "0-2")
    assert pdn.write(first).splitlines()[-1] == "1... 23-18 2. 9-13 2-0"
    assert third.moves == ()


def test_the_short_form_of_a_jump() -> None:
    plain = fen.read("B:W10,18:B6")
    assert pdn.read_move(plain, "6x22") == Move((6, 15, 22))
    assert pdn.write_move(plain, Move((6, 15, 22))) == "6x22"
    fork = fen.read("B:W9,10,17,18:B6")
    with pytest.raises(Illegal) as no:
        pdn.read_move(fork, "6x22")
    assert (no.value.why, no.value.facts) == ("dam.which_route", {"routes": ("6x13x22", "6x15x22")})
    assert pdn.read_move(fork, "6x13x22") == Move((6, 13, 22))
    assert pdn.write_move(fork, Move((6, 13, 22))) == "6x13x22"
    ring = fen.read("B:W9,10,17,18:BK6")
    with pytest.raises(Illegal, match="which_route"):
        pdn.read_move(ring, "6x6")
    assert pdn.read_move(ring, "6x15x13x6") == Move((6, 15, 22, 13, 6))


@pytest.mark.parametrize(
    ("text", "line", "ply", "move", "why"),
    [
        ("11-15 22-18\n8-11 1-0", 2, 3, "8-11", "dam.must_jump"),
        ("11-15 21-17 1. what 1-0", 1, 3, "what", "dam.unreadable"),
        ("11x15 1-0", 1, 1, "11x15", "dam.not_a_move"),
        ("11-15 22-18 15-22", 1, 3, "15-22", "dam.not_a_move"),
        ("11-15 22-18 15x22x30", 1, 3, "15x22x30", "dam.not_a_move"),
        ("1-1-1", 1, 1, "1-1-1", "dam.unreadable"),
        ("11-15 {no end\n 22-18", 1, 2, "{no end\n 22-18", "dam.unreadable"),
        ("11-15\n(22-18 1-0", 2, 2, "(", "dam.unreadable"),
        ("11-15 ) 22-18", 1, 2, ")", "dam.unreadable"),
        ('[Event "x]\n11-15', 1, 1, "[Event", "dam.unreadable"),
        ('\n[FEN "B:W1"]\n11-15', 2, 0, "", "dam.fen"),
        ('[SetUp "1"]\n11-15', 1, 0, "", "dam.no_fen"),
    ],
)
def test_refusals_name_the_place(text: str, line: int, ply: int, move: str, why: str) -> None:
    script = next(pdn.scripts(text))
    with pytest.raises(Illegal) as no:
        pdn.replay(script)
    facts = no.value.facts
    assert (facts["line"], facts["ply"], facts["move"], no.value.why) == (line, ply, move, why)


def test_a_bad_game_does_not_spoil_the_next() -> None:
    bad, good = pdn.scripts('[Event "bad"]\n11-15 (22-18\n[Event "good"]\n9-13 22-18 *')
    with pytest.raises(Illegal):
        pdn.replay(bad)
    assert len(pdn.replay(good).moves) == 2


@settings(max_examples=200)
@given(st.text(alphabet='[]{}();%$.*-x "\\\n0123456789aFEN!?/', max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for script in pdn.scripts(text):
        no = refusal(partial(pdn.replay, script))
        if no:
            assert no.facts["line"] in range(1, text.count("\n") + 2)
            assert no.why in {*SETTLES, "dam.unreadable", "dam.fen", "dam.no_fen", "dam.which_route"}


@pytest.mark.slow
def test_every_game_of_the_corpus() -> None:
    results: dict[str, int] = {}
    plies = 0
    for script in pdn.scripts(shared("corpus/dam_games.txt").read_text()):
        game = pdn.replay(script)
        results[game.result] = results.get(game.result, 0) + 1
        plies += len(game.moves)
    assert sum(results.values()) == 9030
    assert set(results) == {"1-0", "0-1", "1/2-1/2"}
    assert plies == 444_661
