"""The journal's lines: what is written can be read, and nothing else can."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.core.engine import LEVELS
from klerye.core.refusal import Illegal
from klerye.table.journal import (
    LATEST,
    LONGEST,
    SEALED,
    Acted,
    Chance,
    Entry,
    Late,
    Opened,
    TakenBack,
    read_entry,
    read_lines,
)

WHOLE = st.integers(0, 2**53 - 1)
MOMENT = st.integers(0, LATEST - 1)
SEAT = st.integers(0, 5)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
OPTIONS = st.dictionaries(TEXT, st.none() | st.booleans() | WHOLE | TEXT, max_size=3)

NAMES = st.lists(st.sampled_from(["Ana", "Bèl", "李", "<b>"]), max_size=4, unique=True).map(tuple)


def computers(names: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    """None at all, or one level a seat, "" for a person."""
    levels = st.lists(st.sampled_from(["", *LEVELS]), min_size=len(names), max_size=len(names))
    return st.just(()) | levels.map(tuple)


OPENED = st.builds(
    lambda seats, **rest: Opened(names=seats[0], computers=seats[1], **rest),
    seats=NAMES.flatmap(lambda names: st.tuples(st.just(names), computers(names))),
    id=st.from_regex(r"[0-9a-f]{8,64}", fullmatch=True),
    game=TEXT,
    when=MOMENT,
    options=OPTIONS,
    turn_ms=st.none() | st.integers(1, 2**53 - 1),
)
WHAT = (
    OPENED
    | st.builds(Acted, SEAT, TEXT)
    | st.builds(Late, SEAT, TEXT)
    | st.builds(Chance, TEXT)
    | st.builds(TakenBack, SEAT, WHOLE)
)
ENTRY = st.builds(Entry, WHOLE, MOMENT, WHAT, TEXT, st.just("") | st.just(SEALED) | TEXT.filter(bool))


@given(ENTRY)
def test_a_line_is_read_as_it_was_written(entry: Entry) -> None:
    line = entry.line()
    assert "\n" not in line
    assert read_entry(line) == entry
    assert read_entry(line).line() == line


@given(ENTRY, ENTRY)
def test_two_entries_have_one_digest_only_if_they_are_the_same(one: Entry, other: Entry) -> None:
    assert (one.digest() == other.digest()) == (one == other) or SEALED in (one.salt, other.salt)


@given(ENTRY)
def test_a_hidden_entry_has_no_digest(entry: Entry) -> None:
    assert replace(entry, salt=SEALED).digest() is None


@given(st.text() | st.binary().map(lambda b: b.decode("latin-1")))
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        read_entry(text)


JUNK: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers(-5, 5) | st.floats() | st.text(max_size=3) | st.just([])
)


@given(ENTRY, st.data())
def test_a_field_of_another_kind_is_refused_or_harmless(entry: Entry, data: st.DataObject) -> None:
    body: dict[str, Any] = json.loads(entry.line())
    field = data.draw(st.sampled_from(sorted(body)))
    body[field] = data.draw(JUNK)
    line = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    try:
        read = read_entry(line)
    except Illegal as no:
        assert no.why in (
            "table.field",
            "table.format",
            "table.name_empty",
            "table.name_unseen",
            "table.names_same",
        )
    else:
        assert json.loads(read.line()) == json.loads(line) or body.get("salt") == ""


@given(ENTRY, st.data())
def test_a_missing_or_further_field_is_refused(entry: Entry, data: st.DataObject) -> None:
    body: dict[str, Any] = json.loads(entry.line())
    field = data.draw(st.sampled_from(sorted(body.keys() - {"salt", "computers"})))
    for wrong in ({k: v for k, v in body.items() if k != field}, body | {"more": 1}):
        with pytest.raises(Illegal):
            read_entry(json.dumps(wrong))


@given(OPENED)
def test_a_seat_is_a_persons_or_a_computers(opened: Opened) -> None:
    seats = range(len(opened.names))
    assert list(opened.persons) == [seat for seat in seats if opened.level(seat) == ""]
    assert [seat for seat in seats if opened.level(seat) in LEVELS] == sorted({*seats} - {*opened.persons})
    line = Entry(0, 0, opened, "").line()
    assert ("computers" in json.loads(line)) == bool(opened.computers)


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        ["easy"],
        ["easy", "", "best"],
        ["easy", "god"],
        ["", "Easy"],
        ["easy", None],
        [0, 1],
        [["easy"], {}],
        {"easy": 0, "best": 1},
        "easy",
        None,
        2,
    ],
)
def test_computers_that_are_not_one_level_a_seat_are_refused(wrong: Any) -> None:
    body = json.loads(Entry(0, 0, Opened("0123456789", "dam", ("A", "B"), 0), "").line())
    assert read_entry(json.dumps(body | {"computers": ["", "easy"]}))
    with pytest.raises(Illegal) as no:
        read_entry(json.dumps(body | {"computers": wrong}))
    assert (no.value.why, no.value.facts) == ("table.field", {"field": "computers"})


def test_a_line_has_a_longest_length() -> None:
    entry = Entry(1, 0, Acted(0, ""), "")
    fits = "x" * (LONGEST - len(entry.line()))
    assert read_entry(replace(entry, what=Acted(0, fits)).line()).what == Acted(0, fits)
    with pytest.raises(Illegal) as no:
        read_entry(replace(entry, what=Acted(0, fits + "x")).line())
    assert no.value.why == "table.line_long"


@pytest.mark.parametrize("text", ["[" * 5000, '{"n":1e400}', '{"n":NaN}', "[]", "1", "null", '{"klerye":2}'])
def test_hostile_json_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        read_entry(text)


@given(st.integers(LATEST, 2**53), st.sampled_from(["at", "when"]))
def test_a_moment_that_no_calendar_has_is_refused(ms: int, field: str) -> None:
    body = json.loads(Entry(0, 0, Opened("0123456789", "dam", ("A", "B"), 0), "").line()) | {field: ms}
    with pytest.raises(Illegal) as no:
        read_entry(json.dumps(body))
    assert (no.value.why, no.value.facts) == ("table.field", {"field": field})


@pytest.mark.parametrize("field", ["act", "salt", "before"])
def test_half_a_surrogate_pair_is_refused(field: str) -> None:
    body = json.loads(Entry(1, 0, Acted(0, "x"), "", "y").line()) | {field: "\ud800"}
    with pytest.raises(Illegal):
        read_entry(json.dumps(body))


def test_a_bad_line_of_a_file_is_named() -> None:
    good = Entry(0, 0, Opened("0123456789", "dam", ("A", "B"), 0), "").line()
    with pytest.raises(Illegal) as no:
        read_lines([good, "", "{"])
    assert no.value.facts["line"] == 3
    with pytest.raises(Illegal) as no:
        read_lines(["", " "])
    assert no.value.why == "table.empty"
