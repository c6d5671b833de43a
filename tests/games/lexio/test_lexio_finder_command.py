"""The command `find`, which lists the plays of a rack."""

from argparse import ArgumentParser
from pathlib import Path

import pytest

from games.lexio.boards import down, rows
from klerye.cli import find
from klerye.games.lexio.board import put
from klerye.games.lexio.layout import EMPTY


def ran(capsys: pytest.CaptureFixture[str], *line: object) -> tuple[int, list[str]]:
    parser = ArgumentParser()
    find.add_arguments(parser)
    status = find.run(parser.parse_args([str(word) for word in line]))
    return status, capsys.readouterr().out.splitlines()


def test_it_lists_the_best_first_and_counts_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "board"
    file.write_text("\n".join(rows(put(EMPTY, down(4, 6, "TABLE").tiles))))
    status, lines = ran(capsys, "S", file)
    assert (status, lines[-1]) == (0, f"{len(lines) - 1} plays")
    assert "   8 place 10G S" in lines  # TABLES, and nothing across
    points = [int(line.split()[0]) for line in lines[:-1]]
    assert points == sorted(points, reverse=True)
    assert ran(capsys, "S", file, "--most", "1")[1] == [lines[0], lines[-1]]


def test_a_first_play_needs_no_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(capsys, "Q") == (0, ["0 plays"])


def test_what_is_no_board_or_no_rack_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "board"
    file.write_text("no board")
    assert ran(capsys, "S", file)[0] == 2
    with pytest.raises(SystemExit):
        ran(capsys, "STABLESX")
