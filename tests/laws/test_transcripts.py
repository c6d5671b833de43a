"""Whatever a game is written as, it reads back: links and the formats of the field."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.lexio.boards import WORDS
from klerye.app import link
from klerye.core.chance import Dealt
from klerye.core.game import Game, Over
from klerye.core.refusal import Illegal
from klerye.core.transcript import Format, Transcript
from klerye.games.lexio.acts import Tried
from klerye.games.lexio.rules import Lexio
from klerye.main import GAMES, SHELF
from klerye.table.follower import Follower
from klerye.table.journal import LATEST, LONGEST, TakenBack, read_entry
from klerye.table.line import line
from klerye.table.retold import retell, transcript
from random_play import play

WITH_FILES = {"lexio": Lexio(WORDS)}

RULES: list[Game[Any, Any]] = [
    game for name in GAMES if (game := WITH_FILES.get(name) or SHELF.rules(name)) is not None
]


def _formats(name: str) -> tuple[Format, ...]:
    kit = SHELF.kit(name)
    assert kit is not None
    assert kit.formats is not None
    return kit.formats()


FORMATS = [(game, form) for game in RULES for form in _formats(game.name)]

games = pytest.mark.parametrize("game", RULES, ids=lambda game: game.name)
formats = pytest.mark.parametrize(
    ("game", "form"), FORMATS, ids=[f"{game.name} as {form.name}" for game, form in FORMATS]
)
SEEDS = st.integers(0, 5)
few = settings(max_examples=6, deadline=None)
PLAYERS = ("One", "Two", "Three", "Four", "Five", "Six")


@cache
def finished(game: Game[Any, Any], seed: int) -> Follower:
    told = play(game, game.seats[seed % len(game.seats)], seed, most=3000).truth
    assert isinstance(told.waits, Over)
    return told


def of(told: Follower) -> tuple[Transcript, tuple[Any, ...]]:
    return transcript(told, "2023-11-14T22:13:20Z"), line(told).states


def essence(told: Follower) -> Any:
    """What every file of a game has to tell: its acts, in which tiles are dealt in no order, and its end;
    nothing of refused words, which cost no turn, nor of draws that were declined."""
    heard, after = of(told)
    acts = [
        sorted(map(str, act.faces)) if isinstance(act, Dealt) and told.game.bag else told.game.write(act)
        for act in heard.acts
        if not isinstance(act, Tried)
    ]
    return acts, told.game.report(after[-1])


def fold(text: str) -> str:
    """A link with this text inside."""
    return link.PREFIX + urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unfold(fragment: str) -> str:
    code = fragment.removeprefix(link.PREFIX)
    return zlib.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4))).decode()


@games
@few
@given(seed=SEEDS)
def test_a_game_retold_is_the_game(game: Game[Any, Any], seed: int) -> None:
    told = finished(game, seed)
    heard, after = of(told)
    times = tuple(entry.at for entry in told.in_force()[1:])
    again = retell(game, heard, told.opened.when, times)
    assert line(again).states == after
    assert transcript(again, heard.when) == heard
    assert again.opened.id != told.opened.id
    assert retell(game, heard, told.opened.when, times) == again


@games
@few
@given(seed=SEEDS)
def test_a_link_leads_to_the_game(game: Game[Any, Any], seed: int) -> None:
    told = finished(game, seed)
    again = link.read(link.write(told), lambda name: game if name == game.name else None)
    assert line(again).states == line(told).states
    assert again.opened.names == told.opened.names
    assert again.opened.when == told.opened.when


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 20), at=st.floats(0, 1, exclude_max=True), sign=st.sampled_from("Aa0-_!é"))
def test_a_damaged_link_leads_nowhere(seed: int, at: float, sign: str) -> None:
    fragment = link.write(play(RULES[-1], 2, seed, most=40).truth)
    place = int(at * len(fragment))
    for damaged in (fragment[:place], fragment[:place] + sign + fragment[place + 1 :]):
        try:
            told = link.read(damaged, SHELF.rules)
        except Illegal as no:
            assert no.why == "records.link_bad"
        else:
            assert line(told).states == line(link.read(fragment, SHELF.rules)).states


def test_a_link_is_bounded() -> None:
    with pytest.raises(Illegal, match=r"records\.link_bad"):
        link.read(fold("[" * 30_000_000), SHELF.rules)
    with pytest.raises(Illegal, match=r"records\.link_large"):
        link.read("g." + "A" * link.LARGEST, SHELF.rules)


@games
@few
@given(seed=SEEDS, ms=st.sampled_from([0, 10**9, 10**11, 10**12 - 1]))
@example(seed=5, ms=10**12 - 1)
def test_the_journal_of_a_link_can_be_read(game: Game[Any, Any], seed: int, ms: int) -> None:
    head, *lines = unfold(link.write(finished(game, seed))).split("\n")
    slow = [f"{ms} {line.partition(' ')[2]}" for line in lines]
    try:
        told = link.read(fold("\n".join((head, *slow))), lambda _: game)
    except Illegal:
        assert ms * len(lines) >= LATEST
    else:
        assert all(read_entry(entry.line()) == entry for entry in told.entries)


@pytest.mark.parametrize("names", ["a", ""])
def test_names_that_no_table_takes_cost_no_time(names: str) -> None:
    """To tell apart as many players as a link can hold would take minutes."""
    head = json.dumps([1, "dam", [names] * 60_000, {}, [], 0])
    with pytest.raises(Illegal, match=r"records\.link_bad"):
        link.read(fold(head), SHELF.rules)


@pytest.mark.parametrize("text", ["", "g.", "[]", "[1]", "null", '[1,"dam",["A","B"],{"fen":[]},[],0]'])
def test_what_is_no_game_leads_nowhere(text: str) -> None:
    with pytest.raises(Illegal, match=r"records\.link_bad"):
        link.read(fold(text), SHELF.rules)


@formats
@few
@given(seed=SEEDS)
def test_a_file_tells_the_game(game: Game[Any, Any], form: Format, seed: int) -> None:
    told = finished(game, seed)
    heard, after = of(told)
    text = form.write(heard, after)
    assert [other.name for _, other in FORMATS if other.fits(text)] == [form.name]
    (found,) = form.find(text)
    read = found.load()
    again = retell(game, read)
    assert read.when[:10] == heard.when[:10]
    if game.name == "dam":  # red comes first in a file, and of acts only moves
        red = after[-1].red
        names = heard.names
        assert read.names == (names[red], names[1 - red])
        ours, theirs = told.waits, again.waits
        assert isinstance(ours, Over)
        assert isinstance(theirs, Over)
        assert {names[seat] for seat in ours.winners} == {read.names[seat] for seat in theirs.winners}
        assert again.state.position == after[-1].position
        return
    assert read.names == heard.names
    (acts, end), (acts_again, end_again) = essence(told), essence(again)
    assert acts_again == acts
    for state in (end, end_again):
        state.pop("tries_full_at", None)
    assert end_again == end


@formats
def test_a_file_with_lines_of_windows_is_the_same(game: Game[Any, Any], form: Format) -> None:
    text = form.write(*of(finished(game, 5)))
    unix = text.replace("\r\n", "\n")
    (one,), (other,) = form.find(unix), form.find(unix.replace("\n", "\r\n"))
    assert one.load() == other.load()


@formats
@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 3),
    at=st.floats(0, 1, exclude_max=True),
    put=st.sampled_from(["", "9", "x", "\n", "-"]),
)
@example(seed=0, at=0.0, put="")
def test_a_damaged_file_is_refused_or_is_a_game(
    game: Game[Any, Any], form: Format, seed: int, at: float, put: str
) -> None:
    text = TEXTS.setdefault((form.name, seed), form.write(*of(finished(game, seed))))
    place = int(at * len(text))
    try:
        for found in form.find(text[:place] + put + text[place + 1 :]):
            retell(game, found.load())
    except Illegal as no:
        assert isinstance(no.facts.get("line", 1), int)


TEXTS: dict[tuple[str, int], str] = {}

PIECES = (
    "",
    " ",
    "\n",
    "\t",
    ">a:",
    "A",
    " -",
    " (A)",
    " 8D",
    " A +1",
    "#",
    "[",
    "[a ",
    '[a "',
    "x",
    "1",
    "1.",
)
PIECES += ("11-15", "{", "}", "(", ")", ";", "%", "$", '"', "\\", '\\"', ",", "game,round,seat,name\n")
PLAYERS_OF_GCG = "#player1 a A\n#player2 b B\n"


@formats
@settings(max_examples=50, deadline=None)
@given(
    before=st.lists(st.sampled_from((*PIECES, PLAYERS_OF_GCG)), max_size=4).map("".join),
    again=st.lists(st.sampled_from(PIECES), min_size=1, max_size=2).map("".join),
    after=st.lists(st.sampled_from(PIECES), max_size=2).map("".join),
)
@example(before="", again="\n", after="x")
@example(before="\n", again=" ", after="x")
@example(before=PLAYERS_OF_GCG + ">a:", again=" ", after="x")
@example(before=PLAYERS_OF_GCG + ">a: -", again=" ", after="x")
@example(before=PLAYERS_OF_GCG + ">a: A 8D", again=" ", after="A +1 x")
def test_a_large_file_is_read_as_fast_as_it_is_long(
    game: Game[Any, Any], form: Format, before: str, again: str, after: str
) -> None:
    """Where the same signs could be read in many ways, one example would take from minutes to years."""
    text = before + again * 100_000 + after
    if not form.fits(text) and text.lstrip().startswith("{"):
        return  # JSON that is nested too deep is kept from `find` by whoever calls
    with suppress(Illegal):
        for found in islice(form.find(text), 3):
            found.load()


@given(st.lists(st.text(max_size=40), min_size=2, max_size=2))
def test_any_name_becomes_one_that_can_stand_at_a_table(names: list[str]) -> None:
    game = RULES[-1]
    told = retell(game, Transcript(tuple(names), {"first": 0}, ()), players=PLAYERS)
    assert len(set(told.opened.names)) == 2
    assert read_entry(told.entries[0].line()) == told.entries[0]


def test_what_was_taken_back_is_not_told() -> None:
    game = next(game for game in RULES if game.name == "dam")
    keeper = play(game, 2, 3, most=6)
    back = keeper.take_back(0, keeper.last.n, keeper.last.n, keeper.truth.opened.when)
    assert isinstance(back.last.what, TakenBack)
    again = link.read(link.write(back.truth), SHELF.rules)
    assert line(again).states[-1] == keeper.truth.states[-2]
    assert all(len(entry.line()) < LONGEST for entry in again.entries)
