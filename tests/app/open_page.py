"""A page without a browser: real loop, host and keeper over a store in memory; and what can be pressed."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

from klerye.app.device import Device, FetchFailed
from klerye.app.far import Far
from klerye.app.loop import Loop
from klerye.app.model import Intent, Model, Table
from klerye.app.store import Memory
from klerye.app.view.page import view
from klerye.core.drawing import Node
from klerye.main import SHELF
from klerye.table.dealer import Local

ROOT = Path(__file__).resolve().parents[2]
WHEN = 1_700_000_000_000


async def fetch(path: str) -> bytes:
    """A file of the site, which is the folder of the project here. Raises `FetchFailed`."""
    try:
        return (ROOT / path).read_bytes()
    except OSError:
        raise FetchFailed(path) from None


RUNNER = asyncio.Runner()  # one loop for all pages: a new one for every intent takes longer than the intent


def run(work: Coroutine[Any, Any, Any]) -> None:
    RUNNER.run(work)


class Page:
    """One open page; another on the same store is another tab, or the same one opened again.

    Time stands still but for `tick`.
    """

    def __init__(
        self, store: Memory, seed: int = 1, first_id: int = 0, far: Far | None = None, fragment: str = ""
    ) -> None:
        self.files: list[tuple[str, str]] = []
        self.site: dict[str, bytes | None] = {}  # files that are not as they should be; None: missing
        self.settings: dict[str, str] = {}
        self.now = WHEN
        self.meanwhile: list[Intent] = []  # what a person does while a computer thinks
        self.asked: list[str] = []  # what was fetched
        self.others = 0  # other tabs of the browser
        self.watch: Callable[[Model], object] = lambda model: None  # sees every model
        self.cues: list[tuple[str, str]] = []  # what was heard, and felt
        self.watch: Callable[[Model], object] = lambda model: None  # who sees every picture
        self.store = copy(store)  # the tables are shared, the lock is each tab's own
        ids = iter(range(first_id, 10**6))
        device = Device(
            self.store,
            Local(Random(seed)),
            now=lambda: self.now,
            fresh=lambda: f"{next(ids):032x}",
            save_file=lambda name, text: self.files.append((name, text)),
            remember=self.settings.__setitem__,
            fetch=self._get,
            renew=self._renew,
            rest=self._rest,
            chance=Random(seed).random,
            far=(lambda: far) if far else None,
            cue=lambda sounds, buzz: self.cues.append((sounds, buzz)),
            install=lambda: self.files.append(("install", "")),
        )
        model = Model("en", SHELF.names, fragment=fragment, warned=far is not None)
        self.loop = Loop(model, SHELF, device, lambda model: self.watch(model))
        run(self.loop.begin())
        run(self.loop.settle())

    async def _get(self, path: str) -> bytes:
        self.asked.append(path)
        data = self.site[path] if path in self.site else await fetch(path)
        if data is None:
            raise FetchFailed(path)
        return data

    async def _rest(self, ms: int) -> None:
        if self.meanwhile:
            self.loop.take(self.meanwhile.pop(0))
        self.now += ms or 200  # a step of thinking takes long here: games get on

    async def _renew(self) -> bool:
        if self.others == 0:
            self.files.append(("renew", ""))
        return self.others == 0

    @property
    def model(self) -> Model:
        return self.loop.model

    @property
    def table(self) -> Table:
        assert self.model.table is not None
        return self.model.table

    @property
    def notice(self) -> str:
        return self.model.notice.why if self.model.notice else ""

    def do(self, do: str, arg: str = "", value: str = "", fields: tuple[str, ...] = ()) -> "Page":
        """An intent of the page, and all that follows from it."""
        return self.press(Intent(do, arg, value, fields))

    def press(self, intent: Intent) -> "Page":
        self.loop.take(intent)
        run(self.loop.settle())
        return self

    def tick(self, ms: int) -> "Page":
        """Time passes."""
        self.now += ms
        self.loop.tick()
        run(self.loop.settle())
        return self

    def start(self, game: str, *names: str, clock: str = "", levels: tuple[str, ...] = ()) -> "Page":
        """Lays a table; the names are Ana and Bèl if none are given, and all are persons."""
        self.do("pick", game)
        while self.model.setup and len(self.model.setup.names) < len(names):
            self.do("seats", "more")
        while self.model.setup and names and len(self.model.setup.names) > len(names):
            self.do("seats", "fewer")
        return self.fill(*(names or ("Ana", "Bèl")), clock=clock, levels=levels)

    def fill(self, *names: str, clock: str = "", levels: tuple[str, ...] = ()) -> "Page":
        """Fills in the form that lays a table, and starts."""
        players = zip(names, levels or [""] * len(names), strict=True)
        return self.do("start", fields=(*(field for player in players for field in player), clock))

    def play(self, *acts: str) -> "Page":
        for act in acts:
            self.do("act", act)
        return self

    def picture(self) -> Node:
        return view(self.model).body


def parts(node: Node) -> Iterator[Node]:
    """Every node of a picture."""
    yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from parts(child)


def pressable(picture: Node, chance: Random) -> list[Intent]:
    """What a hand can do on the page as it is shown: press, choose, type a key, drag, fill in a form.

    While a dialog is open nothing else can be reached."""
    dialogs = [node for node in parts(picture) if node.tag == "dialog"]
    intents = []
    places = [str(n.attrs["data-arg"]) for n in parts(picture) if "data-drop" in n.attrs]
    for node in parts(dialogs[0] if dialogs else picture):
        do, arg = str(node.attrs.get("data-do", "")), str(node.attrs.get("data-arg", ""))
        if not do or "disabled" in node.attrs:
            continue
        if node.tag == "select":
            intents.append(Intent(do, arg, chance.choice(choices(node))))
        elif node.tag == "form":
            intents += [Intent(do, arg, "", tuple(fields(node, chance)))] * 3
        elif node.tag == "input":
            intents.append(Intent(do, arg, "no saved game"))
        else:
            intents.append(Intent(do, arg, str(node.attrs.get("data-value", ""))))
        if "data-drag" in node.attrs and places:
            intents += [Intent("lift", arg), Intent("drop", arg, chance.choice(places))]
        if node.attrs.get("role") == "gridcell":
            intents.append(Intent("key", arg, chance.choice("aeinrstulo Eé*") or "Enter"))
    return intents


def fields(form: Node, chance: Random) -> Iterator[str]:
    """The values of a form's fields, some filled in at random."""
    for node in parts(form):
        if node.tag == "input":
            yield chance.choice(("", "Ana", "Bèl", "Chi"))
        elif node.tag == "select":  # mostly as it is: a table of computers only plays a whole game
            yield chance.choice(choices(node)) if chance.random() < 0.2 else choices(node)[0]


def choices(select: Node) -> list[str]:
    """What can be chosen."""
    return [str(node.attrs["value"]) for node in parts(select) if node.tag == "option"]
