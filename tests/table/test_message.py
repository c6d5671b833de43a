"""What devices say is read strictly: whatever else comes in is refused, and changes nothing."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klerye.core.refusal import Illegal
from klerye.table.link import Link, Program
from klerye.table.message import (
    LONGEST,
    PROTOCOL,
    Apart,
    Ask,
    Beat,
    Cheer,
    Envelope,
    Hello,
    Join,
    Line,
    Lobby,
    Message,
    No,
    Proof,
    Wish,
    read,
)

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
WHOLE = st.integers(0, 2**53 - 1)
TEXTS = st.lists(TEXT, max_size=16).map(tuple)
MESSAGES: st.SearchStrategy[Message] = st.one_of(
    st.builds(Hello, WHOLE, TEXT, TEXT, TEXT, TEXT),
    st.builds(Proof, TEXT),
    st.builds(Join, TEXT),
    st.builds(Lobby, TEXT, TEXT, TEXTS, TEXTS, WHOLE),
    st.builds(No, TEXT, WHOLE),
    st.builds(Line, TEXT),
    st.builds(Beat, WHOLE, WHOLE, st.booleans()),
    st.builds(Ask, TEXT, WHOLE, TEXT),
    st.builds(Wish, TEXT, WHOLE, WHOLE, st.booleans()),
    st.builds(Cheer, TEXT, WHOLE),
    st.builds(Apart, st.lists(WHOLE, max_size=16).map(tuple)),
)
ENVELOPES = st.builds(Envelope, WHOLE, TEXT, MESSAGES)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
)


@given(ENVELOPES)
def test_what_was_written_is_read(envelope: Envelope) -> None:
    assert read(envelope.text()) == envelope


@given(ENVELOPES, st.data())
def test_a_message_with_any_field_of_another_shape_is_refused(
    envelope: Envelope, data: st.DataObject
) -> None:
    body = json.loads(envelope.text())
    field = data.draw(st.sampled_from(sorted(body)))
    other: Any = data.draw(JSON)
    way = data.draw(st.sampled_from(["change", "leave out", "add"]))
    if way == "change":
        body[field] = other
    elif way == "leave out":
        del body[field]
    else:
        body["more"] = other
    text = json.dumps(body)
    try:
        changed = read(text)
    except Illegal as no:
        assert no.why == "net.message"
    else:  # then it is another message that is right
        assert way == "change"
        assert read(changed.text()) == changed
        assert {type(a) for a in (changed.n, changed.table)} == {int, str}


@given(st.text() | JSON.map(json.dumps))
def test_whatever_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 5000,
        " " * (LONGEST + 1),
        '{"k":"join","n":0,"table":"","name":"\\ud800"}',
        '{"k":"join","n":true,"table":"","name":"a"}',
        '{"k":"join","n":1e400,"table":"","name":"a"}',
        '{"k":"join","n":NaN,"table":"","name":"a"}',
        '{"k":["join"],"n":0,"table":"","name":"a"}',
    ],
)
def test_traps_are_refused(text: str) -> None:
    with pytest.raises(Illegal):
        read(text)


def link() -> Link:
    return Link("p", "AA", "BB", "nonce", 0, 0)


@given(st.lists(st.integers(0, 5), max_size=8))
def test_messages_are_taken_in_order_each_once(numbers: list[int]) -> None:
    """Repeated, left out, turned around: the connection's own numbers tell."""
    at = link()
    for k, n in enumerate(numbers):
        text = Envelope(n, "", Join("Ana")).text()
        if n == k:
            at.read(text, 0)
        else:
            with pytest.raises(Illegal):
                at.read(text, 0)
            return


def test_a_signature_is_of_use_on_its_own_connection_only() -> None:
    """Each side signs other words than the other, and other ones on any other connection."""
    here, there = link(), Link("p", "BB", "AA", "other", 0, 0)
    here.hello, there.hello = Hello(1, "", "", "k", "other"), Hello(1, "", "", "k", "nonce")
    assert here.ours_to_sign() == there.theirs_to_sign()
    assert here.theirs_to_sign() == there.ours_to_sign()
    between = Link("q", "CC", "BB", "nonce", 0, 0, hello=here.hello)
    said = {here.ours_to_sign(), here.theirs_to_sign(), between.ours_to_sign(), between.theirs_to_sign()}
    assert len(said) == 4


@pytest.mark.parametrize(
    ("edition", "protocol", "rules", "why"),
    [
        ("0.3.0", PROTOCOL, "r", None),
        ("0.9.9", PROTOCOL, "r", None),  # the rules are what counts
        ("0.3.0", PROTOCOL, "s", "net.both_renew"),
        ("0.2.9", PROTOCOL, "s", "net.they_renew"),
        ("0.10.0", PROTOCOL, "s", "net.we_renew"),
        ("0.3.0", PROTOCOL + 1, "r", "net.we_renew"),
        ("nonsense", PROTOCOL, "s", "net.they_renew"),
    ],
)
def test_which_program_has_to_be_renewed(edition: str, protocol: int, rules: str, why: str | None) -> None:
    hello = Hello(protocol, edition, rules, "key", "nonce")
    if why is None:
        Program("0.3.0", "r").check(hello)
    else:
        with pytest.raises(Illegal) as no:
            Program("0.3.0", "r").check(hello)
        assert no.value.why == why
