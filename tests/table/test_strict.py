"""JSON from outside."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.table.strict import DEEPEST, load

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


def depth(value: Any) -> int:
    """How many lists and objects are inside each other."""
    match value:
        case list():
            return 1 + max(map(depth, value), default=0)
        case dict():
            return 1 + max(map(depth, value.values()), default=0)
    return 0


@given(VALUES, st.booleans())
def test_all_but_what_is_nested_too_deep_is_read(value: Any, ascii: bool) -> None:
    text = json.dumps(value, ensure_ascii=ascii)
    if depth(value) <= DEEPEST:
        assert load(text) == value
    else:
        with pytest.raises(ValueError, match="deep"):
            load(text)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 5000, '"\\"' + "[" * 9, "[" * 5000 + "]" * 5000])
def test_no_depth_ends_the_interpreter(text: str) -> None:
    with pytest.raises(ValueError):
        load(text)
