"""What the host needs of the device it runs on."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from klerye.app.store import Store
from klerye.core.engine import Chance
from klerye.table.dealer import Dealer

if TYPE_CHECKING:
    from klerye.app.far import Far


class FetchFailed(Exception):
    """A file of the site could not be had."""


def _nothing(*_: str) -> None:
    """For a device that makes no sound and installs nothing."""


@dataclass(slots=True)
class Device:
    """`now` is Unix time in milliseconds, `fresh` random text, `save_file(name, text)` hands the player a
    file, `remember(name, value)` keeps a setting, `fetch(path)` gets a file of the site and raises
    `FetchFailed`, `renew` loads a new version, or tells that another tab is in the way; `rest(ms)`
    lets others work, `chance` is what computers vary their play by; `far` makes what it takes to play with
    other devices; `cue(sounds, buzz)` lets be heard and felt what happened, `install` has the browser ask
    whether it shall install the page."""

    store: Store
    dealer: Dealer
    now: Callable[[], int]
    fresh: Callable[[], str]
    save_file: Callable[[str, str], None]
    remember: Callable[[str, str], None]
    fetch: Callable[[str], Awaitable[bytes]]
    renew: Callable[[], Awaitable[bool]]
    rest: Callable[[int], Awaitable[None]]
    chance: Chance
    far: "Callable[[], Far] | None" = None
    cue: Callable[[str, str], object] = _nothing
    install: Callable[[], object] = _nothing
