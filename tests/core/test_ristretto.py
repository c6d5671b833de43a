"""The group in Python: the vectors of RFC 9496, appendix A, and the laws of a group of prime order."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.rfc9496 import BAD, ELEMENTS, LABELS, MULTIPLES, ONE, SAME
from klerye.core import ristretto
from klerye.core.group import ORDER, SIZE, Group
from klerye.core.ristretto import P, Plain, decode, derive, encode

GROUP: Group = Plain()
ZERO = bytes(SIZE)

CONSTANTS = {
    "D": 37095705934669439343138083508754565189542113879843219016388785533085940283555,
    "SQRT_M1": 19681161376707505956807079304988542015446066515923890162744021073123829784752,
    "SQRT_AD_MINUS_ONE": 25063068953384623474111414158702152701244531502492656460079210482610430750235,
    "INVSQRT_A_MINUS_D": 54469307008909316920995813868745141605393597292927456921205312896311721017578,
    "ONE_MINUS_D_SQ": 1159843021668779879193775521855586647937357759715417654439879720876111806838,
    "D_MINUS_ONE_SQ": 40440834346308536858101042469323190826248399146238708352240133220865137265952,
}

scalars = st.integers(1, ORDER - 1) | st.integers(1, 16) | st.integers(1, 16).map(lambda k: ORDER - k)
labels = st.binary(max_size=8)
elements = labels.map(lambda label: GROUP.hash([label])[0])


def refuses(element: bytes) -> bool:
    """Whether both ways in refuse it. What one refuses the other must not let pass."""
    refusals = 0
    for way in (lambda: GROUP.check([element]), lambda: GROUP.times([element], [1])):
        try:
            way()
        except ValueError:
            refusals += 1
    assert refusals in (0, 2)
    return refusals == 2


@pytest.mark.parametrize("name", CONSTANTS)
def test_a_constant_is_that_of_section_4_1(name: str) -> None:
    assert getattr(ristretto, name) == CONSTANTS[name]


def test_multiples_of_the_generator() -> None:
    generator = bytes.fromhex(MULTIPLES[1])
    assert [GROUP.base(k).hex() for k in range(1, 16)] == MULTIPLES[1:]
    assert [element.hex() for element in GROUP.times(15 * [generator], range(1, 16))] == MULTIPLES[1:]
    assert GROUP.times([GROUP.base(ORDER - 1)], [ORDER - 1]) == [generator]


@pytest.mark.parametrize("bad", BAD)
def test_bad_encodings_are_refused(bad: str) -> None:
    assert refuses(bytes.fromhex(bad))


def test_the_identity_is_refused_though_it_is_an_element() -> None:
    assert encode(decode(ZERO)) == ZERO
    assert refuses(ZERO)


def test_labels_become_elements() -> None:
    found = GROUP.hash(label.encode() for label in LABELS)
    assert [element.hex() for element in found] == ELEMENTS


def test_some_uniform_bytes_are_the_same() -> None:
    assert {encode(derive(bytes.fromhex(uniform))).hex() for uniform in SAME} == {ONE}


@given(elements, scalars, scalars)
def test_locks_come_off_in_any_order(element: bytes, one: int, other: int) -> None:
    (both,) = GROUP.times(GROUP.times([element], [one]), [other])
    assert GROUP.times(GROUP.times([element], [other]), [one]) == [both]
    assert GROUP.times(GROUP.times([both], [pow(one, -1, ORDER)]), [pow(other, -1, ORDER)]) == [element]


@given(scalars, scalars)
def test_the_generator_is_like_any_other_element(one: int, other: int) -> None:
    product = one * other % ORDER
    assert GROUP.times([GROUP.base(one)], [other]) == [GROUP.base(product)]
    assert (GROUP.base(one) == GROUP.base(other)) == (one == other)


@given(st.lists(st.tuples(labels, scalars), max_size=4))
def test_a_batch_is_its_parts(pairs: list[tuple[bytes, int]]) -> None:
    hashed = GROUP.hash(label for label, _ in pairs)
    assert hashed == [GROUP.hash([label])[0] for label, _ in pairs]
    together = GROUP.times(hashed, [scalar for _, scalar in pairs])
    alone = [GROUP.times([element], [pair[1]]) for element, pair in zip(hashed, pairs, strict=True)]
    assert [[element] for element in together] == alone
    GROUP.check(together)


@given(labels)
def test_a_label_becomes_what_its_digest_derives(label: bytes) -> None:
    (element,) = GROUP.hash([label])
    assert element == encode(derive(hashlib.sha512(label).digest()))
    assert not refuses(element)


@given(st.binary(min_size=SIZE, max_size=SIZE))
def test_what_is_let_in_is_the_only_encoding_of_its_element(data: bytes) -> None:
    if not refuses(data):
        assert encode(decode(data)) == data
        assert GROUP.times([data], [1]) == [data]


@given(elements, st.integers(1, 7))
def test_every_point_of_an_element_has_its_encoding(element: bytes, turns: int) -> None:
    """A point and its like by the torsion of order four (RFC 9496, 4.3.3): (x, y) to (i y, i x)."""
    x, y, z, t = decode(element)
    for _ in range(turns % 4):
        x, y, t = y * ristretto.SQRT_M1 % P, x * ristretto.SQRT_M1 % P, -t % P
    scale = turns + 1
    assert encode((x * scale % P, y * scale % P, z * scale % P, t * scale % P)) == element


@given(elements)
def test_other_writings_of_an_element_are_refused(element: bytes) -> None:
    s = int.from_bytes(element, "little")
    assert refuses((P - s).to_bytes(SIZE, "little"))  # negative
    assert refuses((s + 2**255).to_bytes(SIZE, "little"))  # one bit too many
    assert refuses(element[:-1])
    assert refuses(element + b"\0")
    assert refuses(b"")


@given(st.integers(0, 2**255 - 1 - P))
def test_numbers_from_the_prime_on_are_refused(k: int) -> None:
    assert refuses((P + k).to_bytes(SIZE, "little"))


@pytest.mark.parametrize("scalar", [0, -1, ORDER, ORDER + 1, 2**256])
def test_other_scalars_are_refused(scalar: int) -> None:
    with pytest.raises(ValueError):
        GROUP.base(scalar)
    with pytest.raises(ValueError):
        GROUP.times([GROUP.base(1)], [scalar])


def test_there_are_as_many_scalars_as_elements() -> None:
    with pytest.raises(ValueError):
        GROUP.times([GROUP.base(1)], [])
    with pytest.raises(ValueError):
        GROUP.times([GROUP.base(1)], [1, 2])
