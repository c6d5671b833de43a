"""The device's connections to others: the page holds them, since a worker cannot."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from pyodide.ffi import JsException

from klerye.app.wire import Fragment, FromWire, Heard, Ice, Lost, Met, Relays, Token
from klerye.core.refusal import Illegal

_EVENTS: dict[str, Callable[..., FromWire]] = {
    "met": Met,
    "lost": Lost,
    "heard": Heard,
    "relays": Relays,
    "fragment": Fragment,
    "token": Token,
}


def event(text: str) -> FromWire:
    """What the page told (web/rtc.js): a list of the event's name and its facts."""
    name, *facts = json.loads(text)
    return _EVENTS[name](*facts)


class Page:
    """A `Transport` by way of the page."""

    def __init__(self, page: Any) -> None:
        self._page = page

    async def meet(self, room: str, relays: Sequence[str], ice: Ice) -> None:
        try:
            await self._page.meet(json.dumps({"room": room, "relays": relays, "ice": ice}))
        except JsException:
            raise Illegal("net.none") from None

    def say(self, peer: str, text: str) -> None:
        self._page.say(peer, text)

    def hush(self, peer: str) -> None:
        self._page.hush(peer)

    async def part(self) -> None:
        await self._page.part()

    async def token(self) -> str:
        try:
            token: str = await self._page.token()
        except JsException:
            raise Illegal("net.none") from None
        return token

    async def accept(self, token: str) -> str:
        wrong: str = await self._page.accept(token)
        return wrong

    async def hand(self, token: str) -> bool:
        return bool(await self._page.hand(token))

    async def picture(self, text: str) -> str:
        picture: str = await self._page.qr(text)
        return picture

    async def share(self, title: str, address: str) -> str:
        how: str = await self._page.share(title, address)
        return how

    def address(self, fragment: str) -> None:
        self._page.address(fragment)

    async def settings(self) -> str:
        text: str = await self._page.net()
        return text
