"""`klerye audit`: what it says of a whole game, of a forged one, and of what it cannot check."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from joint_play import Devices, audited, chained, opens, pairs
from klerye import __main__
from klerye.core.game import Over
from klerye.core.ristretto import Plain
from klerye.games.dam.rules import Dam
from klerye.games.lexio.acts import Exchange, Pass
from klerye.games.lexio.rules import Lexio
from klerye.table.journal import Acted, Chance, Entry, Part, read_entry
from random_play import play

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]


@cache
def lexio() -> tuple[Entry, ...]:
    """Two devices, ristretto255, no words: an exchange, then passes to the end (L26)."""
    devices = Devices(Lexio(), (0, 1), Random(1), Plain(), pairs=pairs(2))

    def pick(state: Any) -> Any:
        return Exchange(state.racks[0][:2]) if state.turn == 0 else Pass()

    devices.play(pick=pick)
    assert isinstance(devices.truth.waits, Over)
    return tuple(read_entry(line) for line in devices.lines)


@cache
def dam() -> tuple[Entry, ...]:
    """Two devices that threw for the first move, and opened their seeds."""
    devices = Devices(Dam(), (0, 1), Random(1), Plain(), pairs=pairs(2))
    devices.settle()
    return tuple(chained([*devices.truth.entries]))


@cache
def whole_dam() -> tuple[Entry, ...]:
    """A game of Dam played to its end, at random."""
    for seed in range(9):
        devices = Devices(Dam(), (0, 1), Random(seed), Plain(), pairs=pairs(2))
        devices.play(400)
        if isinstance(devices.truth.waits, Over):
            return devices.truth.entries  # type: ignore[no-any-return]
    raise AssertionError


def told(
    capsys: pytest.CaptureFixture[str], folder: Path, lines: Sequence[str | Entry]
) -> tuple[object, dict[str, Any]]:
    """The status, and the one answer."""
    file = folder / "journal"
    file.write_text("\n".join(line if isinstance(line, str) else line.line() for line in lines) + "\n")
    status = __main__.main(["audit", str(file)])
    out, err = capsys.readouterr()
    assert err == ""
    answer: dict[str, Any] = json.loads(out)
    return status, answer


def test_a_whole_game_of_lexio_from_the_shell(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    file.write_text("".join(entry.line() + "\n" for entry in lexio()))
    line = [sys.executable, "-S", "-m", "klerye", "audit", str(file)]
    env = os.environ | {"PYTHONPATH": str(ROOT / "py")}
    ran = subprocess.run(line, env=env, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    answer = json.loads(ran.stdout)
    said = answer.pop("said")
    assert answer == {"ok": True, "tiles": 102, "draws": 3, "throws": 0}
    assert "102" in said
    assert "3" in said


def test_dice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, answer = told(capsys, tmp_path, whole_dam())
    said = answer.pop("said")
    assert (status, answer) == (0, {"ok": True, "tiles": 0, "draws": 0, "throws": 1})
    assert "1" in said


def test_it_says_what_the_audit_finds() -> None:
    finding = audited(Lexio(), lexio(), Plain())
    assert (finding.good, finding.tiles, finding.draws, finding.throws) == (True, 102, 3, 0)


def test_a_device_that_did_not_open_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    last = max(e.n for e in whole_dam() if isinstance(e.what, Part) and e.what.part == "open")
    status, answer = told(capsys, tmp_path, whole_dam()[:last])
    assert (status, answer["ok"], answer["unopened"]) == (0, True, [1])
    assert "Player 1" in answer["said"]


def test_a_forged_throw_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    entries = list(whole_dam())
    n = next(entry.n for entry in entries if isinstance(entry.what, Chance))
    forged = entries[n].what
    assert isinstance(forged, Chance)
    other = "1" if forged.deal[-1] == "0" else "0"
    entries[n] = replace(entries[n], what=replace(forged, deal=forged.deal[:-1] + other))
    status, answer = told(capsys, tmp_path, chained(entries))
    assert (status, answer["ok"], answer["entry"], answer["device"]) == (1, False, n, None)
    assert answer["why"] == "fair.broken"
    assert str(n) in answer["said"]


def test_a_forged_commitment_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    devices = Devices(Dam(), (0, 1), Random(1), Plain(), pairs=pairs(2))

    def forge(device: int, step: str, data: str) -> str:
        return data[:43] + "A" * 43 + data[86:] if (device, step) == (1, "commit") else data

    devices.give(forge)
    entries = [*devices.truth.entries, *opens(devices.givers)]
    status, answer = told(capsys, tmp_path, chained(entries))
    assert (status, answer["entry"], answer["device"], answer["why"]) == (1, 2, 1, "fair.forged")
    assert "Player 1" in answer["said"]


@pytest.mark.parametrize("kind", [Part, Chance, Acted])
def test_a_seal_of_another_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kind: type[Any]
) -> None:
    """Whoever kept the table let it pass, or made it."""
    entries = list(whole_dam())
    entry = next(entry for entry in entries if isinstance(entry.what, kind))
    line = entry.line()
    old = next(text for text in re.findall("[A-Za-z0-9_-]{86}", line))
    entries[entry.n] = read_entry(line.replace(old, "A" * 86))
    status, answer = told(capsys, tmp_path, chained(entries))
    assert (status, answer["entry"], answer["device"], answer["why"]) == (1, entry.n, None, "fair.broken")


def test_a_game_that_is_not_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, answer = told(capsys, tmp_path, dam())
    assert (status, answer["ok"], answer["why"]) == (1, False, "fair.not_open")
    assert answer["said"]


def test_a_game_that_is_not_joint(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, answer = told(capsys, tmp_path, play(Dam(), 2, 1, most=6).truth.entries)
    assert (status, answer["ok"], answer["why"]) == (1, False, "fair.not_joint")
    assert answer["said"]


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([], "table.empty"),
        (["{"], "table.not_json"),
        (["{}"], "table.shape"),
        (["x" * 9000], "table.line_long"),
    ],
)
def test_what_is_no_journal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lines: list[str], why: str
) -> None:
    status, answer = told(capsys, tmp_path, lines)
    assert (status, answer["ok"], answer["why"]) == (1, False, why)


def test_a_damaged_line_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = [entry.line() for entry in whole_dam()]
    status, answer = told(capsys, tmp_path, [*lines[:4], lines[4][:-9], *lines[5:]])
    assert (status, answer["why"], answer["facts"]["line"]) == (1, "table.not_json", 5)


def test_a_line_that_was_changed_breaks_the_chain(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    entries = list(whole_dam())
    acted = next(entry for entry in entries if isinstance(entry.what, Acted))
    entries[acted.n] = replace(acted, at=acted.at + 1)
    status, answer = told(capsys, tmp_path, entries)
    assert (status, answer["ok"], answer["entry"]) == (1, False, acted.n + 1)


def test_a_line_that_is_missing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    entries = list(whole_dam())
    status, answer = told(capsys, tmp_path, [*entries[:3], *entries[4:]])
    assert (status, answer["ok"], answer["why"], answer["entry"]) == (1, False, answer["why"], 4)


def test_a_journal_that_begins_in_the_middle(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, answer = told(capsys, tmp_path, whole_dam()[1:])
    assert (status, answer["ok"], answer["why"]) == (1, False, "table.not_opened")


def test_a_game_that_is_not_here(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    entries = list(whole_dam())
    entries[0] = replace(entries[0], what=replace(entries[0].what, game="chess"))  # type: ignore[call-arg]
    status, answer = told(capsys, tmp_path, chained(entries))
    assert (status, answer["ok"], answer["why"]) == (1, False, "table.no_such_game")


def test_seats_that_are_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Every text that can be written down has an answer."""
    entries = list(whole_dam())
    acted = next(entry for entry in entries if isinstance(entry.what, Acted))
    assert isinstance(acted.what, Acted)
    entries[acted.n] = replace(acted, what=replace(acted.what, seat=9))
    status, answer = told(capsys, tmp_path, chained(entries))
    assert (status, answer["ok"], answer["entry"]) == (1, False, acted.n)


def test_seeds_that_cannot_be_read_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    entries = list(whole_dam())
    n = next(e.n for e in entries if isinstance(e.what, Part) and e.what.part == "open")
    entries[n] = replace(entries[n], what=Part(0, "open", "x"))
    status, answer = told(capsys, tmp_path, chained(entries))
    assert (status, answer["entry"], answer["device"]) == (1, n, None)  # without a seal: the keeper's
