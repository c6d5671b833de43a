"""What a player may be called."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.core.refusal import Illegal
from klerye.table.names import LONGEST, clean


@given(st.text(max_size=40))
def test_a_clean_name_is_short_visible_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean(text)
    except Illegal as no:
        assert no.why.startswith("table.name_")
        return
    assert 0 < len(name) <= LONGEST
    assert clean(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") for c in name)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "table.name_empty"),
        ("  \t ", "table.name_empty"),
        ("x" * (LONGEST + 1), "table.name_long"),
        ("abc\u202etxt", "table.name_unseen"),
        ("a\u200bb", "table.name_unseen"),
        ("a\x00b", "table.name_unseen"),
    ],
)
def test_other_names_are_refused(text: str, why: str) -> None:
    with pytest.raises(Illegal) as no:
        clean(text)
    assert no.value.why == why


def test_a_name_is_composed_and_its_spaces_folded() -> None:
    assert clean("  Be\u0300l   Ti ") == "Bèl Ti"
