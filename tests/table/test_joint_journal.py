"""The lines of joint chance: what is written can be read, and nothing else can."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from joint_play import ID, WHEN, Devices
from klerye.core.refusal import Illegal
from klerye.games.lexio.rules import Lexio
from klerye.table.follower import open_table
from klerye.table.journal import LATEST, LONGEST, Acted, Chance, Entry, Opened, Part, read_entry
from random_play import open_keeper
from toy import Toy

WHOLE = st.integers(0, 2**53 - 1)
MOMENT = st.integers(0, LATEST - 1)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
TEXTS = st.lists(TEXT, min_size=1, max_size=6).map(tuple)
KEYS = st.lists(st.from_regex(r"[A-Za-z0-9_-]{43}", fullmatch=True), min_size=2, max_size=2, unique=True)
WHAT = (
    st.builds(Part, WHOLE, TEXT, TEXT)
    | st.builds(Acted, st.integers(0, 5), TEXT, TEXTS)
    | st.builds(Chance, TEXT, TEXTS)
    | st.builds(
        Opened,
        id=st.just(ID),
        game=TEXT,
        names=st.just(("Ana", "Bèl")),
        when=MOMENT,
        keys=KEYS.map(tuple),
        joint=st.just(True),
    )
)
ENTRIES = st.builds(Entry, WHOLE, MOMENT, WHAT, TEXT)


@given(ENTRIES)
def test_a_line_is_read_as_it_was_written(entry: Entry) -> None:
    assert read_entry(entry.line()) == entry
    assert read_entry(entry.line()).digest() == entry.digest()


@given(ENTRIES, ENTRIES)
def test_two_entries_have_two_lines(one: Entry, other: Entry) -> None:
    assert (one.line() == other.line()) == (one == other)


NOT_TEXTS = ["", "x", [], [1], [None], [["x"]], ["x", 1], {}, {"0": "x"}, None, 1, True]
NOT_TEXT = [None, 1, [], ["x"], {}, True]
NOT_WHOLE = [-1, 2**53, 0.0, 1.5, "1", None, True, [], {}]
NOT_TRUE = [1, "true", [True], {"joint": True}]
JOINT = Opened(ID, "toy", ("A", "B"), WHEN, {}, keys=("A" * 43, "B" * 43), joint=True)


def body(what: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(Entry(3, 5, what, "x").line())
    return told


@pytest.mark.parametrize(
    ("what", "field", "wrong"),
    [
        *((Part(1, "lock", "data"), "data", wrong) for wrong in NOT_TEXT),
        *((Part(1, "lock", "data"), "part", wrong) for wrong in NOT_TEXT),
        *((Part(1, "lock", "data"), "device", wrong) for wrong in NOT_WHOLE),
        *((Acted(1, "lay a", ("1 x",)), "proof", wrong) for wrong in NOT_TEXTS),
        *((Chance("deal ?", ("", "x")), "given", wrong) for wrong in NOT_TEXTS),
        *((JOINT, "joint", wrong) for wrong in NOT_TRUE),
    ],
)
def test_a_value_of_another_kind_is_refused_by_its_field(what: Any, field: str, wrong: Any) -> None:
    told = body(what)
    assert field in told
    assert read_entry(json.dumps(told)).what == what
    with pytest.raises(Illegal) as no:
        read_entry(json.dumps(told | {field: wrong}))
    assert (no.value.why, no.value.facts) == ("table.field", {"field": field})


@pytest.mark.parametrize("wrong", [False, 0, None, [], {}, ""])
def test_what_is_not_joint_says_so_in_one_way(wrong: Any) -> None:
    """A false or empty `joint` would be a second way to write a table that is not."""
    told = body(JOINT)
    try:
        entry = read_entry(json.dumps(told | {"joint": wrong}))
    except Illegal as no:
        assert no.facts == {"field": "joint"}
    else:
        assert json.loads(entry.line()) == told | {"joint": wrong}


@pytest.mark.parametrize(("kind", "field"), [(Part(1, "lock"), "part"), (Part(1, "lock"), "data")])
def test_a_part_has_all_its_fields(kind: Part, field: str) -> None:
    told = body(kind)
    del told[field]
    with pytest.raises(Illegal):
        read_entry(json.dumps(told))


@pytest.mark.parametrize("more", [{"given": ["x"]}, {"proof": ["x"]}, {"joint": True}, {"seat": 1}])
def test_a_part_has_no_field_of_another(more: dict[str, Any]) -> None:
    with pytest.raises(Illegal, match=r"table\.shape"):
        read_entry(json.dumps(body(Part(1, "lock", "x")) | more))


@pytest.mark.parametrize("keys", [(), ("A" * 43, "A" * 43), ("A" * 43, ""), ("", "")])
def test_chance_is_joint_for_two_devices_at_least(keys: tuple[str, ...]) -> None:
    with pytest.raises(Illegal) as no:
        read_entry(Entry(0, 0, Opened(ID, "toy", ("A", "B"), WHEN, {}, keys=keys, joint=True), "").line())
    assert no.value.facts == {"field": "joint"}


@pytest.mark.parametrize(
    "what",
    [
        Part(0, "commit", "x"),
        Part(0, "lost"),
        Part(0, ""),
        Chance("deal a b", ("x", "y")),
        Chance("deal ? ?", ("",)),
    ],
)
def test_an_entry_of_joint_chance_is_refused_at_another_table(what: Any) -> None:
    keeper = open_keeper(Toy(), 2, Random(0))
    digest = keeper.last.digest()
    assert digest is not None
    with pytest.raises(Illegal, match=r"table\.shape"):
        keeper.truth.follow(read_entry(Entry(1, 0, what, digest).line()))


def test_an_act_with_a_proof_is_refused_at_another_table() -> None:
    keeper = open_keeper(Toy(), 2, Random(0))
    for deal in ("deal a b", "deal a c"):
        keeper = keeper.hear(Entry(keeper.last.n + 1, 0, Chance(deal), keeper.last.digest() or "x"))
    what = Acted(0, "throw", ("0",))
    with pytest.raises(Illegal, match=r"table\.shape"):
        keeper.truth.follow(Entry(keeper.last.n + 1, 0, what, keeper.last.digest() or "x"))


def test_the_lines_of_the_greatest_table_are_short_enough() -> None:
    """Lexio for four, each with a device of its own."""
    devices = Devices(Lexio(), (0, 1, 2, 3), Random(1))
    devices.settle()
    assert 2000 < max(len(line.encode()) for line in devices.lines) < LONGEST


def test_without_a_group_it_is_folded_unseen() -> None:
    """As `replay` does."""
    devices = Devices(Toy(), (0, 1), Random(1))
    devices.play(8)
    table = open_table(devices.truth.entries[0], lambda _: devices.game)
    assert table.course is None
    for line in devices.lines[1:]:
        table = table.follow(read_entry(line))
    assert table.waits == devices.truth.waits or not devices.truth.course.whole
