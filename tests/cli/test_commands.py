"""The headless commands: what they print, and how they end."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from klerye import __main__
from klerye.cli import words
from shared import shared

ROOT = Path(__file__).resolve().parents[2]
RUNS = sorted(__main__.COMMANDS)


class Ran:
    """One run of a command: its status, its lines, its complaints."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *line: object) -> None:
        try:
            self.status: object = __main__.main([str(word) for word in line])
        except SystemExit as end:
            self.status = end.code
        told = capsys.readouterr()
        self.lines = told.out.splitlines()
        self.complaints = told.err.splitlines()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "file"


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "perft", "B:W21-32:B1-12", 4)
    assert ran.status == 0
    assert [line.split()[:2] for line in ran.lines] == [["1", "7"], ["2", "49"], ["3", "302"], ["4", "1469"]]


def test_perft_distinct(capsys: pytest.CaptureFixture[str]) -> None:
    ring = "B:W9,10,17,18:BK6"
    assert Ran(capsys, "perft", ring, 1).lines[0].split()[:2] == ["1", "2"]
    assert Ran(capsys, "perft", "--distinct", ring, 1).lines[0].split()[:2] == ["1", "1"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["B:W33:B1", "3"], "Column 4"),
        (["B:W21-32:B1-12", "0"], "depth"),
        (["B:W21-32:B1-12", "-1"], "-1"),
        (["B:W21-32:B1-12", "deep"], "depth"),
        (["B:W21-32:B1-12", "100"], "depth"),
        (["B:W21-32:B1-12"], "DEPTH"),
    ],
)
def test_perft_complains(capsys: pytest.CaptureFixture[str], line: list[str], told: str) -> None:
    ran = Ran(capsys, "perft", *line)
    assert (ran.status, ran.lines, len(ran.complaints)) == (2, [], 1)
    assert told in ran.complaints[0]


def test_pdn_legal(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text('[Event "x"]\n1. 11-15 22-18 2. 15x22 *\n9-13 1-0\n')
    ran = Ran(capsys, "pdn", file)
    assert (ran.status, ran.lines) == (0, ["2 games: 2 legal (4 plies), 0 illegal"])


def test_pdn_names_the_first_illegal_move(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text("9-13 1-0\n11-15 22-18\n8-11 9-9 1-0\n11-15 *\n")
    ran = Ran(capsys, "pdn", file)
    assert ran.status == 1
    first, last = ran.lines
    assert first.startswith("game 2, line 3, ply 3, 8-11: ")
    assert last == "3 games: 2 legal (2 plies), 1 illegal"


def test_pdn_names_a_wrong_header(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text('[FEN "B:W99:B1"]\n11-15 1-0\n')
    ran = Ran(capsys, "pdn", file)
    assert ran.status == 1
    assert ran.lines[0].startswith("game 1, line 1, headers: ")


def test_pdn_without_games_fails(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text("{nothing}\n")
    assert Ran(capsys, "pdn", file).status == 1


CASE = {"name": "one", "fen": "B:W32:B1", "perft": {"1": 2, "2": 4}, "perft_distinct": {"1": 2, "2": 4}}


def test_vectors(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps([CASE, CASE | {"name": "two", "perft": {"1": 9}}]))
    ran = Ran(capsys, "vectors", file)
    assert ran.status == 1
    failed, checked, last = ran.lines
    assert failed == "two (perft 1 of 1, perft_distinct 2 of 2): perft at depth 1 is 2, not 9"
    assert checked.startswith("checked: one (perft 2 of 2, perft_distinct 2 of 2); two")
    assert last == "1 passed, 1 failed"


def test_vectors_to_a_depth(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps([CASE]))
    ran = Ran(capsys, "vectors", file, "--depth", 1)
    assert ran.status == 0
    assert ran.lines == ["checked: one (perft 1 of 2, perft_distinct 1 of 2)", "1 passed, 0 failed"]


@pytest.mark.parametrize(("name", "count"), [("lexio", 37), ("penta_scoring", 39)])
def test_vectors_of_other_games(capsys: pytest.CaptureFixture[str], name: str, count: int) -> None:
    known = shared(f"vectors/{name}.json")
    ran = Ran(capsys, "vectors", known)
    assert (ran.status, ran.lines[-1]) == (0, f"{count} passed, 0 failed")
    ran = Ran(capsys, "vectors", known, "--leaves", 9)
    assert (ran.status, ran.lines, len(ran.complaints)) == (2, [], 1)
    assert "--leaves" in ran.complaints[0]


def test_vectors_of_another_lexio(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps({"layout": [], "lexicon": [], "vectors": []}))
    ran = Ran(capsys, "vectors", file)
    assert (ran.status, ran.lines[0], ran.lines[-1]) == (1, "the game: another layout", "0 passed, 1 failed")


@pytest.mark.parametrize("text", ["", "{", '{"about": "tiles", "layout": []}', "[" * 100_000, "[1]"])
def test_vectors_complains(capsys: pytest.CaptureFixture[str], file: Path, text: str) -> None:
    file.write_text(text)
    ran = Ran(capsys, "vectors", file)
    assert (ran.status, ran.lines, len(ran.complaints)) == (2, [], 1)


def test_words(capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "lexicon", lambda: {"LA", "SOL"})
    file.write_text("+ LA\n\n- SI\n")
    ran = Ran(capsys, "words", file)
    assert (ran.status, ran.lines) == (0, ["2 passed, 0 failed"])
    file.write_text("+ SI\n- SOL\n+ LA\n")
    ran = Ran(capsys, "words", file)
    assert ran.status == 1
    assert ran.lines == ["line 1: SI is not in the list", "line 2: SOL is in the list", "1 passed, 2 failed"]


def test_words_complains(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "lexicon", lambda: {"LA"})
    file.write_text("+ LA\nLA\n")
    ran = Ran(capsys, "words", file)
    assert (ran.status, ran.lines) == (2, [])
    assert "line 2" in ran.complaints[0]


def test_words_without_a_list(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "lexicon", lambda: None)
    file.write_text("+ LA\n")
    ran = Ran(capsys, "words", file)
    assert (ran.status, ran.lines, len(ran.complaints)) == (2, [], 1)


@pytest.mark.parametrize("command", ["pdn", "vectors", "words"])
@pytest.mark.parametrize("kind", ["missing", "folder", "bytes", "no name"])
def test_an_unreadable_file_is_one_line(
    capsys: pytest.CaptureFixture[str], file: Path, command: str, kind: str
) -> None:
    if kind == "folder":
        file.mkdir()
    elif kind == "bytes":
        file.write_bytes(b"ok \xff\xfe")
    ran = Ran(capsys, command, "\0" if kind == "no name" else file)
    assert (ran.status, ran.lines, len(ran.complaints)) == (2, [], 1)
    assert "cannot read" in ran.complaints[0]


@pytest.mark.parametrize("line", [[], ["nothing"], ["--what"]])
def test_an_unknown_command_is_one_line(capsys: pytest.CaptureFixture[str], line: list[str]) -> None:
    ran = Ran(capsys, *line)
    assert (ran.status, ran.lines, len(ran.complaints)) == (2, [], 1)


@pytest.mark.parametrize("command", RUNS)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    ran = Ran(capsys, command, "--help")
    assert ran.status == 0
    assert ran.lines[0].startswith(f"usage: klerye {command}")


def test_from_the_shell() -> None:
    """Without anything but the package, and into a pipe that closes early."""
    line = [sys.executable, "-S", "-m", "klerye", "perft", "B:W21-32:B1-12", "3"]
    env = os.environ | {"PYTHONPATH": str(ROOT / "py")}
    ran = subprocess.run(line, env=env, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[2].split()[:2] == ["3", "302"]
    with subprocess.Popen(line, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as piped:
        assert piped.stdout is not None
        assert piped.stderr is not None
        piped.stdout.close()
        assert piped.stderr.read() == ""
    assert piped.returncode == 1
