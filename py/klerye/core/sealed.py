"""Files that tell whether they are whole: a mark, the SHA-256 of the rest, the rest."""

import hashlib

from klerye.core.refusal import Illegal

HASH = 32
"""Bytes of a SHA-256."""


def seal(mark: bytes, body: bytes) -> bytes:
    """The file of `body`; `mark` says what kind it is."""
    return mark + hashlib.sha256(body).digest() + body


def unseal(mark: bytes, data: bytes, damaged: Illegal) -> bytes:
    """The body of a file of the kind of `mark`. Raises `damaged` unless it is whole and unchanged."""
    body = data[len(mark) + HASH :]
    if data != seal(mark, body):
        raise damaged
    return body
