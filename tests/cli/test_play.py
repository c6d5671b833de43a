"""Games between computers from the command line: the same again for the same seed, and counted right."""

import json
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye import __main__
from klerye.cli import games, play
from klerye.core.engine import LEVELS, Chance, Engine, Option
from klerye.core.game import Over, Seat
from klerye.table.journal import Acted
from toy import Pass, State, Toy

TOY = Toy()


class Roaming:
    """A bot of Toy that goes through the acts open to it, from a chance one, so many steps or for ever."""

    def __init__(self, steps: int | None) -> None:
        self._steps = steps

    def acts(self, s: State, seat: Seat, chance: Chance) -> Iterator[Any]:
        offered = [act for act in TOY.moves(s) if act != Pass()] or [Pass()]
        first = int(chance() * len(offered))
        return islice(cycle(offered[first:] + offered[:first]), self._steps)


class Silent:
    """Knows nothing."""

    def options(self, s: State, seat: Seat) -> Iterator[tuple[Option, ...]]:
        return iter(())

    def luck(self, s: State, after: State, seat: Seat) -> None:
        return None


ENGINE = Engine(dict(zip(LEVELS, map(Roaming, (1, 2, 3, None)), strict=True)), Silent())


class Ran:
    """One run of the command: its status, what it printed, its complaints."""

    def __init__(self, capsys: pytest.CaptureFixture[str], line: str) -> None:
        try:
            self.status: object = __main__.main(["play", *line.split()])
        except SystemExit as end:
            self.status = end.code
        told = capsys.readouterr()
        self.out = told.out
        self.complaints = told.err.splitlines()

    def told(self) -> dict[str, Any]:
        """The JSON, without the seconds, which are never the same."""
        assert (self.status, self.complaints) == (0, [])
        told: dict[str, Any] = json.loads(self.out)
        for bot in told["bots"]:
            assert bot.pop("cpu_seconds") >= 0
        return told


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Toy is played, whatever game is named."""
    monkeypatch.setattr(play, "bring", lambda name: (TOY, ENGINE))


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    "line", ["easy hard", "hard hard medium", "easy best --steps 3", "best best --no-rotate --steps 2"]
)
def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str], line: str) -> None:
    line = f"dam --json --games 4 --bots {line} --seed"
    told = Ran(capsys, f"{line} 7").told()
    assert Ran(capsys, f"{line} 7").told() == told
    assert Ran(capsys, f"{line} 0").told()["bots"] != told["bots"]


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("bots", ["easy hard", "hard easy medium"])
@pytest.mark.parametrize("games", [1, 5])
def test_the_counts_add_up(capsys: pytest.CaptureFixture[str], bots: str, games: int) -> None:
    told = Ran(capsys, f"dam --bots {bots} --seed 3 --games {games} --json").told()
    assert [told[name] for name in ("game", "seed", "games", "steps", "ms")] == ["dam", 3, games, None, None]
    fared = told["bots"]
    assert [bot["level"] for bot in fared] == bots.split()
    assert all(bot["wins"] + bot["draws"] + bot["losses"] == games for bot in fared)
    assert sum(bot["points"] for bot in fared) == pytest.approx(games)
    assert sum(bot["ahead"]["mean"] for bot in fared) == pytest.approx(0)
    assert all((bot["score"]["error"] is None) == (games == 1) for bot in fared)


@pytest.mark.usefixtures("toy")
def test_for_people_there_is_a_line_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "dam --bots easy hard --seed 3 --games 3")
    assert ran.status == 0
    assert [line.split(":")[0] for line in ran.out.splitlines()] == ["1 easy", "2 hard"]


@pytest.mark.usefixtures("toy")
def test_a_clock_stops_a_bot_that_would_think_for_ever(capsys: pytest.CaptureFixture[str]) -> None:
    assert Ran(capsys, "dam --bots best best --seed 3 --ms 1 --json").told()["ms"] == 1


@pytest.mark.parametrize(
    ("line", "rotate", "starts"),
    [
        ("easy hard", True, [("5/0", 0), ("5/0", 1), ("5/1", 0), ("5/1", 1)]),
        ("easy hard --no-rotate", False, [("5/0", None), ("5/1", None), ("5/2", None), ("5/3", None)]),
        ("easy hard easy", False, [("5/0", None), ("5/1", None), ("5/2", None), ("5/3", None)]),
        ("easy hard easy --rotate", True, [("5/0", 0), ("5/0", 1), ("5/0", 2), ("5/1", 0)]),
    ],
)
def test_who_begins(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    toy: None,
    line: str,
    rotate: bool,
    starts: list[Any],
) -> None:
    begun = []
    real = play.play

    def noted(rules: Any, engine: Any, levels: Any, options: Any, seed: str, limit: Any) -> play.Played:
        begun.append((seed, options["first"]))
        return real(rules, engine, levels, options, seed, limit)

    monkeypatch.setattr(play, "play", noted)
    assert Ran(capsys, f"dam --bots {line} --seed 5 --games 4 --json").told()["rotate"] == rotate
    assert begun == starts


def test_each_bot_plays_on_its_own_seat_and_is_timed() -> None:
    played = play.play(TOY, ENGINE, ("easy", "hard"), {"first": 1}, "1", play.Limit())
    assert played.keeper.truth.opened.computers == ("easy", "hard")
    acted = [e.what.seat for e in played.keeper.truth.entries if isinstance(e.what, Acted)]
    assert acted[0] == 1
    # At the end each rack is turned up, which is forced and not thought about.
    assert [acted.count(seat) - 1 for seat in (0, 1)] == [len(seconds) for seconds in played.seconds]


@given(steps=st.integers(1, 9), acts=st.lists(st.sampled_from("abc"), min_size=1, max_size=9))
def test_a_limit_in_steps(steps: int, acts: list[str]) -> None:
    assert play.Limit(steps=steps).decision(iter(acts)) == acts[:steps][-1]
    assert play.Limit().decision(iter(acts)) == acts[-1]


@given(seats=st.integers(2, 6), data=st.data())
def test_points_are_shared(seats: int, data: st.DataObject) -> None:
    winners = tuple(data.draw(st.sets(st.integers(0, seats - 1))))
    points = [play.points(Over(winners, ""), seat, seats) for seat in range(seats)]
    assert sum(points) == pytest.approx(1)
    assert len({points[seat] for seat in winners or range(seats)}) == 1


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("chess --bots easy easy --seed 1", "chess"),
        ("dam --bots easy god --seed 1", "god"),
        ("dam --bots --seed 1", "--bots"),
        ("dam --bots easy --seed 1", "2 to 3"),
        ("dam --bots easy easy easy easy --seed 1", "not 4"),
        ("dam --bots easy easy", "--seed"),
        ("dam --bots easy easy --seed x", "whole number"),
        ("dam --bots easy easy --seed 1 --games 0", "whole number"),
        ("dam --bots easy easy --seed 1 --steps -1", "--steps"),
        ("dam --bots easy easy --seed 1 --ms 1.5", "whole number"),
        ("dam --bots easy easy --seed 1 --ms 10 --steps 10", "not allowed with"),
    ],
)
@pytest.mark.usefixtures("toy")
def test_complaints_are_one_line(capsys: pytest.CaptureFixture[str], line: str, told: str) -> None:
    ran = Ran(capsys, line)
    assert (ran.status, ran.out, len(ran.complaints)) == (2, "", 1)
    assert told in ran.complaints[0]


@pytest.mark.parametrize("kind", ["missing", "damaged"])
def test_a_file_that_is_not_there_whole_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str
) -> None:
    monkeypatch.setattr(games, "FOLDER", tmp_path)
    if kind == "damaged":
        (tmp_path / "web/tables").mkdir(parents=True)
        (tmp_path / "web/tables/penta.bin").write_bytes(b"x")
    ran = Ran(capsys, "penta --bots easy easy --seed 1")
    assert (ran.status, ran.out, len(ran.complaints)) == (2, "", 1)
    assert "web/tables/penta.bin" in ran.complaints[0]


def test_a_real_game(capsys: pytest.CaptureFixture[str]) -> None:
    line = "penta --bots easy hard --seed 1 --games 2 --json"
    told = Ran(capsys, line).told()
    assert sum(bot["points"] for bot in told["bots"]) == 2
    assert Ran(capsys, line).told() == told
