"""Games of Dam from elsewhere: each file of the corpus is a game here, as far as the rules go."""

import pytest

from klerye.core.game import Over
from klerye.games.dam.formats import FORMATS, find
from klerye.games.dam.position import Move
from klerye.games.dam.rules import Dam, Resign
from shared import shared

(PDN,) = FORMATS

OLD = """
[Event "Match"] [Date "1847.??.??"] [Round "3"]
[White "Wyllie \\"Herd Laddie\\""] [Black "?"] [Result "1-0"]
{ a comment } 1. 11-15 (1. 9-13 22-18) 23-19 $1 1-0
"""


def test_headers_are_read_as_what_they_are() -> None:
    (found,) = find(OLD)
    assert found.names == ("", 'Wyllie "Herd Laddie"')
    assert (found.title, found.when, found.result) == ("Match", "1847", "1-0")
    heard = found.load()
    assert heard.options == {"first": 0}
    assert [str(act) for act in heard.acts if isinstance(act, Move)] == ["11-15", "23-19"]
    assert not any(isinstance(act, Resign) for act in heard.acts)  # white would have to give up out of turn


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ("0-1", ["resign"]),
        ("1-0", []),
        ("1/2-1/2", ["offer", "accept"]),
        ("1-1", ["offer", "accept"]),
        ("*", []),
    ],
)
def test_an_ending_off_the_board_is_told_by_acts_where_they_fit(result: str, told: list[str]) -> None:
    (found,) = find(f"11-15 23-19 {result}")
    assert list(map(Dam().write, found.load().acts[2:])) == told


def test_moves_after_the_end_are_counted() -> None:
    """D13 ends a game at the third repetition; others played on."""
    back_and_forth = " ".join(("1-5 32-27 5-1 27-32",) * 3)
    text = f'[SetUp "1"] [FEN "B:WK32:BK1"] {back_and_forth} 1/2-1/2'
    (found,) = find(text)
    heard = found.load()
    assert (len(heard.acts), heard.left) == (8, 4)


def test_a_file_of_many_games_is_found_lazily() -> None:
    games = find("11-15 *\n" * 10_000)
    assert [next(games).result for _ in range(3)] == ["*"] * 3


@pytest.mark.parametrize(
    "text", ["", "Lorem ipsum", "[1, 2]", '{"n": 1}', "#player1 a A", "game,round", "1-0"]
)
def test_other_texts_are_no_pdn(text: str) -> None:
    assert not PDN.fits(text)


@pytest.mark.slow
def test_every_game_of_the_corpus_ends_as_it_says_or_says_so() -> None:
    rules, count = Dam(), 0
    text = shared("corpus/dam_games.txt").read_text()
    assert PDN.fits(text)
    for found in find(text):
        count += 1
        if count % 10:  # test_dam_pdn.py replays them all
            continue
        heard = found.load()
        state = rules.start(2, heard.options)
        states = [state]
        for act in heard.acts:
            state = rules.apply(state, act, 0)
            states.append(state)
        over = rules.waits(state)
        if isinstance(over, Over) and not heard.left:
            assert over.winners == {"1-0": (0,), "0-1": (1,), "1/2-1/2": ()}[found.result]
        (again,) = find(PDN.write(heard, states))
        assert again.load().acts == heard.acts
    assert count == 9030
