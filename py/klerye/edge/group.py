"""The group of the bag as a page computes it: by noble's JavaScript."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import js
from pyodide.ffi import JsException, to_js

from klerye.core.group import SIZE, Group, pack
from klerye.core.refusal import Illegal


async def load() -> Group:
    """The group; its code is fetched when it is first asked for. Raises `Illegal` when that fails."""
    try:
        return Noble(await js.loadRistretto())
    except JsException:
        raise Illegal("fair.no_group") from None


def _call(work: Callable[..., Any], *batches: Iterable[bytes]) -> Any:
    """What the JavaScript answers to whole batches, in one crossing. Raises ValueError where it refuses."""
    try:
        return work(*(to_js(b"".join(batch)) for batch in batches))
    except JsException as fault:
        raise ValueError(str(fault)) from None


def _cut(answer: Any) -> list[bytes]:
    data = answer.to_bytes()
    return [data[start : start + SIZE] for start in range(0, len(data), SIZE)]


def _sized(elements: Iterable[bytes]) -> list[bytes]:
    """The elements, each as long as it must be: joined, a long one would make up for a short one."""
    found = list(elements)
    if any(len(element) != SIZE for element in found):
        raise ValueError("not the encoding of an element")
    return found


class Noble:
    """`Group` by web/build/ristretto/index.mjs. Its steps do not depend on the scalars, which may be secret;
    how long JavaScript takes for a large integer may, a little."""

    def __init__(self, module: Any) -> None:
        self._module = module

    def hash(self, labels: Iterable[bytes]) -> list[bytes]:
        return _cut(_call(self._module.derive, (hashlib.sha512(label).digest() for label in labels)))

    def base(self, scalar: int) -> bytes:
        (product,) = _cut(_call(self._module.base, [pack(scalar)]))
        return product

    def times(self, elements: Sequence[bytes], scalars: Sequence[int]) -> list[bytes]:
        if len(elements) != len(scalars):
            raise ValueError("not as many scalars as elements")
        return _cut(_call(self._module.times, _sized(elements), map(pack, scalars)))

    def check(self, elements: Iterable[bytes]) -> None:
        _call(self._module.check, _sized(elements))
