"""Who can be reached in a room, and who keeps its table once the keeper cannot."""

from collections.abc import Callable

from klerye.app.company import Company
from klerye.app.desk import Desk
from klerye.app.events import Apart as SeatsApart
from klerye.app.events import Event
from klerye.core.game import Over, Seat
from klerye.table.keeper import Keeper
from klerye.table.link import AWAY_MS
from klerye.table.message import Apart

TAKE_OVER_MS = AWAY_MS + 4_000
"""After how long a keeper that is lost is no longer waited for."""

FROZEN_MS = 5_000
"""A pause of this device itself after which it knows nothing of the others."""


class Reach:
    """What the device of `key` knows of the others; `apart` are the seats that cannot be reached."""

    def __init__(
        self,
        key: str,
        company: Company,
        desk: Desk,
        emit: Callable[[Event], None],
        now: Callable[[], int],
    ) -> None:
        self._key = key
        self._company = company
        self._desk = desk
        self._emit = emit
        self._since = self._last = now()
        self._told: frozenset[Seat] = frozenset()
        self._missed: set[str] | None = None
        self._gone: int | None = None
        self.apart: frozenset[Seat] = frozenset()

    def hear(self, apart: frozenset[Seat]) -> None:
        """The keeper told which seats it cannot reach."""
        self._told = apart

    def always(self, key: str) -> bool:
        """Whether the device of that key could be reached all the time that this one looked."""
        return self._missed is not None and key not in self._missed

    def found(self, key: str) -> None:
        """The device of that key, which was missed, knows all that it missed."""
        if self._missed is not None:
            self._missed.discard(key)

    def pulse(self, now: int) -> None:
        """Time has passed."""
        if now - self._last > FROZEN_MS:
            self._missed = None
            for link in self._company.links:
                link.heard = now  # what they said meanwhile is still to come
        self._last = now

    def look(self, table: Keeper, keeps: bool) -> None:
        """Which seats can be reached; where this device keeps the table, the others are told."""
        opened = table.truth.opened
        others = {seat for seat in opened.persons if opened.keys[seat] not in ("", self._key)}
        silent = frozenset(seat for seat in others if self._company.of(opened.keys[seat]) is None)
        if self._missed is None:
            self._missed = {opened.keys[seat] for seat in others}
        self._missed |= {opened.keys[seat] for seat in silent}
        if not keeps:
            silent = silent & {table.truth.keeper} or self._told
        if silent != self.apart:
            self.apart = silent
            self._emit(SeatsApart(silent))
            if keeps:
                for link in self._company.links:
                    self._company.say(link, opened.id, Apart(tuple(sorted(silent))))

    async def wait_for_keeper(self, table: Keeper, now: int, relays: int) -> None:
        """A keeper that is lost is waited for; then, where nothing is hidden from it, the device of the next
        seat keeps the table: of those that have most of it, the one that arrived first. Who meets nobody and
        has none of the `relays` cannot know who is lost."""
        truth, opened = table.truth, table.truth.opened
        if self._company.of(opened.keys[truth.keeper]):
            self._gone = None
            return
        self._gone = self._gone or now
        ours = opened.seat_of(self._key)
        there = [link for link in self._company.links if not link.away(now)]
        alone = not there and relays == 0
        if ours is None or alone or not table.whole or isinstance(truth.waits, Over):
            return
        ranks = [(-(link.have or 0), seat) for link in there for seat in opened.seats_of(link.key)]
        patience = TAKE_OVER_MS - (AWAY_MS if self._last - self._since > AWAY_MS else 0)
        if now - self._gone >= patience and all((-len(truth.entries), ours) < rank for rank in ranks):
            self._gone = None
            await self._desk.commit(table.take_over(ours, now))
