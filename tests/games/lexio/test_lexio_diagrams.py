"""The pictures of Lexio's rules: the plays are good ones, and the sums come out as they are scored."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.lexio.boards import WORDS
from klerye.games.lexio.acts import Place
from klerye.games.lexio.diagrams import EXAMPLES, Example, played, worked_out
from klerye.games.lexio.layout import SOURCE, SQUARES
from klerye.games.lexio.lexicon import Lexicon
from klerye.games.lexio.rules import Lexio
from klerye.games.lexio.scoring import SEVEN_TILES, score
from random_play import play

LIST = Lexicon.load((Path(__file__).resolve().parents[3] / "wordlists" / "fr.dawg").read_bytes())
PLAYED = [(rule, one) for rule, examples in EXAMPLES.items() for one in examples if one.play]


def squares(example: Example) -> set[int]:
    _, act = played(example.before, example.play)
    assert act
    return {laid.row * 13 + laid.column for laid in act.tiles}


@pytest.mark.parametrize(("rule", "example"), PLAYED)
def test_its_words_are_in_the_list(rule: str, example: Example) -> None:
    for n in range(len(example.before) + 1):
        texts = (*example.before, example.play)
        state, act = played(texts[:n], texts[n])
        assert act
        assert all(word.text.upper() in LIST for word in score(state.board, act.tiles).words)


@pytest.mark.parametrize(("rule", "example"), PLAYED)
def test_the_part_that_is_shown_holds_the_play(rule: str, example: Example) -> None:
    column, row, columns, rows = example.part
    state, act = played(example.before, example.play)
    assert act
    for word in score(state.board, act.tiles).words:
        for n in range(len(word.text)):
            y, x = word.row + n * word.down, word.column + n * (1 - word.down)
            assert x in range(column, column + columns)
            assert y in range(row, row + rows)


def equal(line: str) -> bool:
    """Whether a line is a sum that comes out: "VOL: (V 4 + O 1 + L 1) × 2 = 12"."""
    left, right = re.sub(r"^\w+: ", "", line).split(" = ")
    plain = re.sub(r"[A-Z] (?=\d)", "", left).replace("×", "*")
    assert re.fullmatch(r"[\d+* ()]+", plain)
    return eval(plain) == int(right)


@pytest.mark.parametrize(("rule", "example"), PLAYED)
def test_the_sums_come_out(rule: str, example: Example) -> None:
    state, act = played(example.before, example.play)
    assert act
    lines = worked_out(state.board, act.tiles)
    assert all(map(equal, lines))
    assert lines[-1].endswith(f" = {score(state.board, act.tiles).total}")


@given(st.integers(0, 10_000))
@settings(max_examples=20)
def test_the_sums_of_any_play_come_out(seed: int) -> None:
    truth = play(Lexio(WORDS), 2, seed, most=30).truth
    for entry in truth.in_force()[1:]:
        act = truth.game.read(entry.text)
        if isinstance(act, Place):
            board = truth.states[entry.n - 1].board
            lines = worked_out(board, act.tiles)
            assert all(map(equal, lines))
            total = score(board, act.tiles).total
            assert int(lines[-1].split(" = ")[-1] if lines else 0) == total


def test_each_play_shows_what_its_rule_says() -> None:
    covered = {
        rule: {SQUARES[at] for example in examples if example.play for at in squares(example)}
        for rule, examples in EXAMPLES.items()
    }
    worth = {}
    for rule, (example, *_) in EXAMPLES.items():
        if example.play:
            state, act = played(example.before, example.play)
            assert act
            worth[rule] = score(state.board, act.tiles)
    assert SOURCE in squares(EXAMPLES["L9"][0])
    assert {"d", "T"} <= covered["L16"]
    assert covered["L17"] == {"."}
    assert "X" in covered["L18"]
    assert len(worth["L18"].words) > 1
    assert len(worth["L12"].words) == 3
    assert worth["L19"].seven_tiles == SEVEN_TILES
    assert any(sign.islower() for sign in worth["L6"].words[0].text)
