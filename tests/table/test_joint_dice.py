"""Dice of all devices: nobody steers them, whatever it tries before it is bound, and they are even."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from joint_play import ID, Devices, sealed
from klerye.core.chance import Ask
from klerye.core.group import ORDER
from klerye.core.refusal import Illegal
from klerye.games.penta.rules import Penta
from klerye.table.joint.digest import (
    WORD,
    answer,
    below,
    digest,
    mix,
    order,
    read,
    read_scalar,
    scalar,
    words,
    write,
    write_scalar,
)
from klerye.table.joint.secret import THROWS, Secret, following

DIE = Ask((1, 2, 3, 4, 5, 6), 1, put_back=True)
TABLES, LINKS = 200, 500
"""100,000 throws."""

FIVE, THIRTY_FIVE = 20.52, 66.62
"""Chi-square with so many degrees of freedom is above that once in 1000 times."""


def chain(seed: str, device: int) -> list[bytes]:
    """The links of a device, in the order in which they are opened, after the one that is bound."""
    links = [digest("klerye", "chain", ID, device, seed)]
    for _ in range(LINKS):
        links.append(following(ID, device, links[-1]))
    return links[::-1]


def face(throw: int, links: Iterable[bytes]) -> int:
    """What is thrown with these links, as a course computes it."""
    (die,) = answer(DIE, digest("klerye", "throw", ID, throw, *(link.hex() for link in links)))
    assert isinstance(die, int)
    return die


def chi_square(counts: Sequence[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def over(faces: list[int]) -> float:
    return chi_square([faces.count(n) for n in range(1, 7)])


def sixes(bound: bytes, own: list[bytes]) -> int:
    """How a device that has seen what another is bound to may like a chain of its own."""
    return sum(face(n, (bound, link)) == 6 for n, link in enumerate(own[1:41]))


def greatest(bound: bytes, own: list[bytes]) -> int:
    return sum(a > b for a, b in zip(own[0], bound, strict=True))


def thrown(
    likes: Callable[[bytes, list[bytes]], int], copies: bool = False, tables: int = TABLES
) -> list[int]:
    """All throws of two devices, of which the second is bound after the first, to the chain it likes best of
    two; or it binds itself to a copy of the other's chain, as far as it gets."""
    chance, faces = Random(27), []
    for _ in range(tables):
        honest = chain(f"{chance.getrandbits(256):064x}", 0)
        tries = [chain(f"{chance.getrandbits(256):064x}", 1) for _ in range(1 if copies else 2)]
        own = honest if copies else max(tries, key=lambda links: likes(honest[0], links))
        faces += [face(n, pair) for n, pair in enumerate(zip(honest[1:], own[1:], strict=True))]
    return faces


@pytest.mark.slow
@pytest.mark.parametrize("likes", [sixes, greatest])
def test_100_000_throws_are_even_however_one_device_chooses_its_seed(
    likes: Callable[[bytes, list[bytes]], int],
) -> None:
    faces = thrown(likes)
    assert len(faces) == 100_000
    assert over(faces) < FIVE
    pairs = Counter(pairwise(faces))
    assert chi_square([pairs[a, b] for a in range(1, 7) for b in range(1, 7)]) < THIRTY_FIVE


def test_they_would_be_even_with_a_copied_chain() -> None:
    """Even if a copy could be opened (it cannot: see below), it would steer nothing."""
    assert over(thrown(sixes, copies=True, tables=40)) < FIVE


def test_a_device_that_could_choose_after_the_other_would_be_seen() -> None:
    """The measure is able to fail: one choice of two links, made last, is far from even."""
    chance, faces = Random(1), []
    for n in range(5000):
        honest, *own = (chance.randbytes(32) for _ in range(3))
        faces.append(max(face(n, (honest, link)) for link in own))
    assert over(faces) > 100


def test_a_copied_commitment_cannot_be_opened() -> None:
    devices = Devices(Penta(), (0, 1), Random(3))
    first = devices.givers[0].part(devices.truth.course, "commit")
    devices.commit(devices.keepers[0].give(0, "commit", sealed(first), devices.now))
    devices.commit(devices.keepers[0].give(1, "commit", sealed(first), devices.now))
    devices.settle()
    devices.act(next(iter(devices.game.moves(devices.truth.state))))
    link = devices.givers[0].part(devices.truth.course, "link")
    with pytest.raises(Illegal, match=r"fair\.broken") as no:
        devices.keepers[0].settle((sealed(link), sealed(link)), devices.now)
    assert no.value.facts == {"what": "link", "device": 1}


@settings(max_examples=30)
@given(st.text(max_size=9), st.integers(0, 5), st.integers(0, 12))
def test_each_link_leads_to_the_one_before_and_to_no_others(own: str, device: int, left: int) -> None:
    secret = Secret.of(own, ID, "x", device)
    assert following(ID, device, secret.link(left)) == secret.link(left + 1)
    assert following(ID, device + 1, secret.link(left)) != secret.link(left + 1)
    assert following(ID + "0", device, secret.link(left)) != secret.link(left + 1)


def test_a_table_of_penta_has_links_enough() -> None:
    assert THROWS > 6 * 13 * 3


# What is read off a digest


@given(st.integers(1, 200), st.integers(0, 200))
def test_words_that_would_favour_some_are_passed_over(limit: int, low: int) -> None:
    fair = WORD - WORD % limit
    assert below(limit, iter([low])) == low % limit
    assert below(limit, iter([*([WORD - 1] if fair < WORD else []), fair - 1])) == limit - 1


def test_words_do_not_repeat() -> None:
    drawn = words(b"seed" * 8)
    assert len({next(drawn) for _ in range(1000)}) == 1000


def test_every_order_is_as_likely() -> None:
    seen = Counter(tuple(order(4, digest(n))) for n in range(12_000))
    assert set(seen) == set(permutations(range(4)))
    assert chi_square(list(seen.values())) < 49.73  # 23 degrees of freedom, once in 1000 times


@given(st.binary(min_size=32, max_size=32), st.integers(0, 120))
def test_an_order_has_every_place_once(seed: bytes, count: int) -> None:
    assert sorted(order(count, seed)) == list(range(count))


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(0, 3), min_size=1, max_size=9), st.data())
def test_what_is_not_put_back_comes_once(seed: bytes, pool: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(pool)))
    faces = answer(Ask(tuple(pool), count, put_back=False), seed)
    assert len(faces) == count
    assert not Counter(faces) - Counter(pool)


PIECES = st.lists(st.binary(min_size=32, max_size=32), max_size=5)


@given(PIECES)
def test_pieces_are_read_as_they_were_written(pieces: list[bytes]) -> None:
    assert read(write(pieces), len(pieces)) == pieces
    with pytest.raises(Illegal):
        read(write(pieces), len(pieces) + 1)


@given(PIECES, st.text("ABCabc-_=+/ \n\0é", max_size=4), st.integers(0, 60))
def test_pieces_have_one_text(pieces: list[bytes], more: str, place: int) -> None:
    """So that nobody can write the same in another way."""
    text = write(pieces)
    other = text[:place] + more + text[place:]
    if other != text:
        with pytest.raises(Illegal):
            read(other, len(pieces))


@given(st.integers(1, ORDER - 1))
def test_scalars_are_read_as_they_were_written(number: int) -> None:
    assert read_scalar(write_scalar(number)) == number


@pytest.mark.parametrize("number", [0, ORDER, ORDER + 1, 2**256 - 1])
def test_no_other_scalars_are_read(number: int) -> None:
    with pytest.raises(Illegal):
        read_scalar(write_scalar(number))


@given(
    st.lists(st.text(max_size=3) | st.integers(), max_size=4),
    st.lists(st.text(max_size=3) | st.integers(), max_size=4),
)
def test_two_lists_have_two_digests(one: list[str | int], other: list[str | int]) -> None:
    assert (digest(*one) == digest(*other)) == (one == other)
    assert (scalar(*one) == scalar(*other)) == (one == other)
    assert 0 < scalar(*one) < ORDER


@given(st.binary(min_size=32, max_size=32), st.binary(min_size=32, max_size=32))
def test_a_piece_is_found_again(one: bytes, other: bytes) -> None:
    assert mix(mix(one, other), other) == one
    assert mix(one, one) == bytes(32)


@given(st.text(max_size=9), st.integers(3, 6), st.integers(0, 5))
def test_all_pieces_together_are_the_seed_and_fewer_are_not(own: str, devices: int, device: int) -> None:
    device %= devices
    secret = Secret.of(own, ID, "x", device)
    shares = list(secret.shares(n for n in range(devices) if n != device).values())
    assert len(shares) == len(set(shares)) == devices - 1
    whole = bytes(32)
    for share in shares:
        assert whole.hex() != secret.keys
        whole = mix(whole, share)
    assert whole.hex() == secret.keys
    assert secret.keys not in [share.hex() for share in shares]
