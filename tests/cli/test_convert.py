"""Games are turned from one format into another, and back."""

from pathlib import Path

import pytest

from cli.test_commands import Ran
from klerye.main import SHELF
from random_play import play

PAIRS = [("dam", "pdn"), ("penta", "csv"), ("penta", "json")]


@pytest.mark.parametrize(("game", "form"), PAIRS)
def test_there_and_back(capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, form: str) -> None:
    rules = SHELF.rules(game)
    assert rules is not None
    told = play(rules, 2, 3).truth
    file, texts = tmp_path / "game", []
    file.write_text("".join(entry.line() + "\n" for entry in told.entries))
    for to in (form, "journal", form, "journal", form):
        ran = Ran(capsys, "convert", file, "--to", to)
        assert (ran.status, ran.complaints) == (0, [])
        file.write_text("\n".join(ran.lines) + "\n")
        texts.append(ran.lines)
    assert texts[4] == texts[2]
    assert texts[3] == texts[1]


def test_a_wrong_game_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("1. 11-15 9-13 *")
    ran = Ran(capsys, "convert", file, "--to", "journal")
    assert ran.status == 1
    assert "dam.not_yours" in ran.lines[0]


def test_not_every_game_has_every_format(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("1. 11-15 22-18 *")
    ran = Ran(capsys, "convert", file, "--to", "gcg")
    assert ran.status == 2
    assert "gcg" in ran.complaints[0]
