"""The packed word graph: what goes in comes out, and nothing damaged is ever read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.core.refusal import Illegal
from klerye.games.lexio.lexicon import Lexicon
from wordlists import build, dawg

LETTERS = "ABCZ"
WORDS = st.sets(st.text(LETTERS, min_size=1, max_size=6), min_size=1)
WHOLE = build.LIST.read_bytes()


def refused(data: bytes) -> None:
    with pytest.raises(Illegal) as refusal:
        Lexicon.load(data)
    assert refusal.value.why == "lexio.list_damaged"


@given(WORDS, st.text(LETTERS, max_size=7))
def test_what_is_packed_is_what_is_read(words: set[str], other: str) -> None:
    lexicon = Lexicon.load(dawg.pack(sorted(words)))
    assert list(lexicon) == sorted(words)
    assert len(lexicon) == len(words)
    assert all(word in lexicon for word in words)
    assert (other in lexicon) == (other in words)


@given(WORDS)
def test_no_two_nodes_are_alike(words: set[str]) -> None:
    *inner, _root = dawg.minimal(sorted(words))
    assert len(set(inner)) == len(inner)


@given(WORDS)
def test_the_same_words_make_the_same_bytes(words: set[str]) -> None:
    assert dawg.pack(sorted(words)) == dawg.pack(sorted(words))


@pytest.mark.parametrize("words", [["B", "A"], ["A", "A"], [""]])
def test_words_out_of_order_are_refused(words: list[str]) -> None:
    with pytest.raises(ValueError, match="does not come after"):
        dawg.pack(words)


@given(st.integers(0, len(WHOLE) - 1), st.integers(1, 255))
def test_a_changed_byte_is_refused(at: int, change: int) -> None:
    refused(WHOLE[:at] + bytes([WHOLE[at] ^ change]) + WHOLE[at + 1 :])


@given(st.integers(0, len(WHOLE) - 1))
def test_a_cut_file_is_refused(size: int) -> None:
    refused(WHOLE[:size])


@given(st.binary(min_size=1))
def test_a_longer_file_is_refused(more: bytes) -> None:
    refused(WHOLE + more)


@given(st.binary())
def test_anything_else_is_refused(data: bytes) -> None:
    refused(data)
