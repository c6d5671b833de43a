"""Wires the page to Python: intents in, a picture out for each."""

import json
import traceback
from typing import Any

from polyscript import xworker

from klerye.app.host import Device
from klerye.app.loop import Loop
from klerye.app.model import Intent, Model
from klerye.app.store import Memory, Store, StoreFailed
from klerye.app.update import Kits
from klerye.app.view.page import view
from klerye.app.words import choose
from klerye.edge import now
from klerye.edge.store import Indexed
from klerye.edge.tasks import spawn
from klerye.table.dealer import Local
from klerye.table.follower import Games


async def start(names: tuple[str, ...], kits: Kits, games: Games) -> None:
    """Says hello to the page, learns its languages and settings, and starts the loop.

    The page (web/shell.js) lets Python call hello, show, remember, saveFile and failed; Python
    lets the page call intent. All that passes is text.
    """
    page = xworker.sync
    hello = json.loads(await page.hello())
    settings = hello["settings"]
    store, kept = await _open_store()
    device = Device(store, Local(now.chance(hello["seed"])), now.now, now.fresh, page.saveFile, page.remember)
    model = Model(
        lang=choose(hello["languages"]),
        games=names,
        names=tuple(settings["names"].split("\n")) if "names" in settings else (),
        kept=kept,
    )
    loop = Loop(model, kits, games, device, lambda model: page.show(_picture(model)))

    def intent(text: str) -> None:
        try:
            loop.take(_intent(json.loads(text)))
        except Exception:
            page.failed(traceback.format_exc())

    page.intent = intent
    spawn(loop.run(), page.failed)


async def _open_store() -> tuple[Store, bool]:
    """This device's store and whether it lasts: a browser that keeps nothing gets one in memory."""
    try:
        return await Indexed.open(), True
    except StoreFailed:
        return Memory(), False


def _intent(told: dict[str, Any]) -> Intent:
    return Intent(told["do"], told.get("arg", ""), told.get("value", ""), tuple(told.get("fields", ())))


def _picture(model: Model) -> str:
    page = view(model)
    picture = {"lang": page.lang, "title": page.title, "body": page.body}
    return json.dumps(picture, ensure_ascii=False, separators=(",", ":"))
