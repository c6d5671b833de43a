"""The host runs a screen's effects."""

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from klerye.app.desk import Desk
from klerye.app.device import Device, FetchFailed
from klerye.app.effects import (
    Audit,
    Bind,
    CallTime,
    Continue,
    Cue,
    Deal,
    Effect,
    Erase,
    Export,
    Fetch,
    Forget,
    HandOn,
    Import,
    Install,
    Lay,
    Leave,
    LookAs,
    Portray,
    Propose,
    Pulse,
    Rank,
    Recall,
    Remember,
    Renew,
    Reopen,
    SaveFile,
    Shelve,
    TakeBack,
    Think,
    Unlink,
    Weigh,
    Wire,
)
from klerye.app.events import Bound, Event, Ranked, Refused
from klerye.app.loader import Loader
from klerye.app.shelf import Shelf
from klerye.app.store import StoreFailed
from klerye.app.tables import Tables
from klerye.app.wire import Heard, Lost, Met, Relays, Token
from klerye.app.words import words
from klerye.core.refusal import Illegal
from klerye.table.journal import Opened

if TYPE_CHECKING:
    from klerye.app.background import Background


class Host:
    """Runs one effect at a time; what comes of it goes to `emit` as events."""

    def __init__(
        self, device: Device, shelf: Shelf, emit: Callable[[Event], None], asked: Callable[[], bool]
    ) -> None:
        self._device = device
        self._shelf = shelf
        self._emit = emit
        self._asked = asked
        self._loader = Loader(device, shelf)
        self.desk = Desk(device, shelf, self._loader, lambda game: self._background.prepare(game), emit)
        self.tables = Tables(device, shelf, self._loader, self.desk, emit)

    @cached_property
    def _background(self) -> "Background":
        from klerye.app.background import Background

        return Background(self._device, self._shelf, self.desk, self._emit, self._asked)

    async def run(self, effect: Effect) -> bool:
        """Does what `effect` wants; False when it made way for another and has to be run again. A refusal
        or a failing store becomes an event; nothing is half-done."""
        try:
            return await self._run(effect)
        except Illegal as no:
            self._emit(Refused.of(no))
        except StoreFailed:
            self._emit(Refused("table.not_stored", {}))
        except FetchFailed:
            self._emit(Refused("table.not_fetched", {}))
        return True

    async def _run(self, effect: Effect) -> bool:
        device, desk, tables = self._device, self.desk, self.tables
        match effect:
            case Think() | Weigh() | Audit():
                return await self._background.run(effect)
            case Lay(game, names, options, turn_ms, computers):
                now, id = device.now(), device.fresh()
                await desk.open(Opened(id, game, names, now, options, turn_ms, computers))
            case Continue(id):
                await tables.resume(id)
            case Propose(act, after):
                await desk.act(act, after)
            case Deal():
                await desk.go_on()
            case TakeBack(to, after):
                await desk.take_back(to, after)
            case LookAs(seat):
                desk.look_as(seat)
            case CallTime():
                await desk.call_time()
            case Fetch(game):
                await self._loader.equip(game)
            case Bind(lang):
                await self._bind(lang)
            case Leave():
                await tables.leave()
            case Forget(id):
                await tables.forget(id)
            case Export():
                truth = desk.seated().truth
                text = "".join(entry.line() + "\n" for entry in truth.entries)
                device.save_file(f"klerye-{truth.opened.game}-{truth.opened.id[:8]}.jsonl", text)
            case Import(text):
                await tables.take_in(text)
            case Rank(quiet):
                try:
                    self._emit(Ranked(*await desk.archive.all()))
                except StoreFailed:
                    if not quiet:
                        raise Illegal("progress.not_read") from None
            case SaveFile(name, text):
                device.save_file(name, text)
            case Portray(profile, results):
                from klerye.app.portrait import portrait

                device.save_file("klerye-profile.json", await portrait(device.store, profile, results))
            case Erase(who, nobody):
                from klerye.app.erase import erase

                results, _ = await desk.archive.all()
                await erase(device.store, self._shelf, results, who, nobody)
                await tables.list()
                self._emit(Ranked(*await desk.archive.all(), who))
            case Renew():
                if not await device.renew():
                    raise Illegal("home.other_tabs")
            case Remember(name, value):
                device.remember(name, value)
            case Cue(sounds, buzz):
                device.cue(" ".join(sounds), buzz)
            case Install():
                device.install()
            case Recall() | Reopen() | Shelve() | HandOn() | Unlink():
                from klerye.app.recorder import Recorder

                await Recorder(device, desk.archive, self._loader, self._emit).run(effect)
            case Pulse() | Wire(Met() | Lost() | Heard() | Relays() | Token()) if tables.rooms is None:
                pass
            case _:
                await tables.way_out().run(effect)
        return True

    async def _bind(self, lang: str) -> None:
        """Gets the book of a language, once; whoever plays on does so without it."""
        say = words(lang)
        if not say.bound:
            with suppress(FetchFailed, ValueError):
                say.bind(await self._device.fetch(f"books/{lang}.json"))
        self._emit(Bound(say.bound))
