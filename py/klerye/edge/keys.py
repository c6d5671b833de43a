"""Ed25519 keys, by the browser's own cryptography."""

import base64
from typing import Any

import js
from pyodide.ffi import JsException, to_js

from klerye.core.refusal import Illegal

_NAME = "Ed25519"


def _bytes(text: str) -> Any:
    return to_js(text.encode())


def _write(buffer: Any) -> str:
    return base64.urlsafe_b64encode(buffer.to_bytes()).decode().rstrip("=")


def _read(text: str) -> Any:
    return to_js(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))


class Browser:
    """`Keys`; a secret is a JSON Web Key. Raises `Illegal` where the browser has no such keys: old ones, and
    pages that did not come by https."""

    async def make(self) -> tuple[str, str]:
        try:
            pair = await js.crypto.subtle.generateKey(_NAME, True, to_js(["sign", "verify"]))
            secret = await js.crypto.subtle.exportKey("jwk", pair.privateKey)
            public = await js.crypto.subtle.exportKey("raw", pair.publicKey)
        except (JsException, AttributeError):
            raise Illegal("net.none") from None
        return js.JSON.stringify(secret), _write(public)

    async def sign(self, secret: str, text: str) -> str:
        key = js.JSON.parse(secret)
        private = await js.crypto.subtle.importKey("jwk", key, _NAME, False, to_js(["sign"]))
        return _write(await js.crypto.subtle.sign(_NAME, private, _bytes(text)))

    async def verify(self, key: str, text: str, signature: str) -> bool:
        try:
            public = await js.crypto.subtle.importKey("raw", _read(key), _NAME, False, to_js(["verify"]))
            return bool(await js.crypto.subtle.verify(_NAME, public, _read(signature), _bytes(text)))
        except (JsException, ValueError):
            return False  # no key, or no signature
