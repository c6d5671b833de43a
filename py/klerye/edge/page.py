"""Wires the page to Python: intents in, a picture out for each."""

import asyncio
import json
import traceback
from functools import partial
from typing import TYPE_CHECKING, Any

import js
from polyscript import xworker
from pyodide.ffi import JsException, to_js

from klerye.app.device import Device, FetchFailed
from klerye.app.loop import Loop
from klerye.app.model import THEMES, Intent, Model
from klerye.app.painter import Painter
from klerye.app.shelf import Shelf
from klerye.app.store import Memory, Store, StoreFailed
from klerye.app.words import choose
from klerye.core.engine import LEVELS
from klerye.edge import now
from klerye.edge.store import Indexed
from klerye.edge.tasks import spawn
from klerye.table.dealer import Local

if TYPE_CHECKING:
    from klerye.app.far import Far

TICK_S = 0.5
FETCH_MS = 60_000
"""How long a file may take: a slow line needs half a minute for the word list."""


async def start(shelf: Shelf) -> None:
    """Says hello to the page, learns its languages and settings, and starts the loop.

    The page (web/shell.js) lets Python call hello, show, remember, saveFile, renew, cue, install and failed;
    Python
    lets the page call intent and peer. All that passes is text.
    """
    page = xworker.sync
    hello = json.loads(await page.hello())
    store, kept = await _open_store()
    settings = dict(hello["settings"])

    def remember(name: str, value: str) -> None:
        settings[name] = value
        page.remember(name, value)

    device = Device(
        store,
        Local(now.chance(hello["seed"])),
        now.now,
        now.fresh,
        page.saveFile,
        remember,
        partial(_fetch, hello["site"]),
        page.renew,
        _rest,
        now.chance(hello["seed"]).random,
        lambda: _far(hello, page, settings),
        page.cue,
        page.install,
    )
    painter = Painter(page.show)
    loop = Loop(_model(hello, shelf.names, kept), shelf, device, painter.paint)

    def intent(text: str) -> None:
        try:
            told = json.loads(text)
            painter.dropped += told["do"] == "drop"
            if not painter.outdated(loop.model, told):
                loop.take(_intent(told))
        except Exception:
            page.failed(traceback.format_exc())

    def peer(text: str) -> None:
        from klerye.app.wire import Fragment
        from klerye.edge.rtc import event

        try:
            match event(text):
                case Fragment(fragment):
                    loop.take(Intent("fragment", value=fragment))
                case happened:
                    loop.hear(happened)
        except Exception:
            page.failed(traceback.format_exc())

    page.intent = intent
    page.peer = peer
    spawn(loop.run(), page.failed)
    spawn(_tick(loop), page.failed)


def _far(hello: dict[str, Any], page: Any, chosen: dict[str, str]) -> "Far":
    """What it takes to play with other devices; its code is loaded when somebody first does."""
    from klerye.app.far import Far
    from klerye.edge import group
    from klerye.edge.keys import Browser
    from klerye.edge.rtc import Page
    from klerye.table.link import Program

    program = Program(hello["edition"], hello["rules"])
    return Far(Page(page), Browser(), program, hello["site"], chosen, group.load)


async def _open_store() -> tuple[Store, bool]:
    """This device's store and whether it lasts: a browser that keeps nothing gets one in memory."""
    try:
        return await Indexed.open(), True
    except StoreFailed:
        return Memory(), False


async def _tick(loop: Loop) -> None:
    while True:
        await asyncio.sleep(TICK_S)
        loop.tick()


async def _rest(ms: int) -> None:
    """Lets everything else that waits have its turn."""
    await asyncio.sleep(ms / 1000)


async def _fetch(site: str, path: str) -> bytes:
    """A file of the site. Raises `FetchFailed`."""
    try:
        answer = await js.fetch(
            site + path,
            to_js(
                {"cache": "reload", "signal": js.AbortSignal.timeout(FETCH_MS)},
                dict_converter=js.Object.fromEntries,
            ),
        )
        if not answer.ok:
            raise FetchFailed(f"{path}: {answer.status}")
        data: bytes = (await answer.arrayBuffer()).to_bytes()
    except JsException as fault:
        raise FetchFailed(f"{path}: {fault}") from None
    return data


def _model(hello: dict[str, Any], games: tuple[str, ...], kept: bool) -> Model:
    """The first model, with what the page remembers; what does not fit is forgotten."""
    kept_here = hello["settings"]
    names = str(kept_here.get("names", ""))
    levels = str(kept_here.get("levels", ""))
    patience = str(kept_here.get("patience", "3000"))
    theme = kept_here.get("theme")
    return Model(
        lang=choose(hello["languages"]),
        games=games,
        names=tuple(names.split("\n")) if names else (),
        levels=_levels(levels),
        kept=kept,
        patience=int(patience) if patience.isdecimal() else None,
        fragment=hello["fragment"],
        warned=kept_here.get("warned") == "yes",
        relays=str(kept_here.get("relays", "")),
        servers=str(kept_here.get("servers", "")),
        theme=theme if theme in THEMES else "system",
        sound=kept_here.get("sound") == "yes",
        vibration=kept_here.get("vibration") == "yes",
        vibrates=hello["vibrates"],
        asks_to_install="install" not in kept_here,
        confirms=kept_here.get("confirms") == "yes",
        singles=kept_here.get("singles") != "no",
        learned=frozenset(str(kept_here.get("learned", "")).split()),
    )


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split("\n")) if text else ()
    return levels if all(level in ("", *LEVELS) for level in levels) else ()


def _intent(told: dict[str, Any]) -> Intent:
    return Intent(told["do"], told.get("arg", ""), told.get("value", ""), tuple(told.get("fields", ())))
