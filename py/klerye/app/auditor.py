"""Checks the whole of a game whose secrets are open, a little at a time; loaded only then."""

from collections.abc import Callable

from klerye.table.follower import Follower, Games
from klerye.table.joint.audit import Finding, audit

STEP_MS = 50
"""How long it goes on before others have their turn."""


class Auditor:
    """The check of one table, as it stands now; `finding` is what was found so far."""

    def __init__(self, truth: Follower, games: Games, now: Callable[[], int]) -> None:
        assert truth.course
        self.table = truth.opened.id
        self.finding = Finding()
        self._steps = audit(truth.entries, games, truth.course.group)
        self._now = now

    def work(self) -> bool:
        """Goes on for a moment; whether all is checked. Raises `Illegal`, as `audit` does."""
        end = self._now() + STEP_MS
        for finding in self._steps:
            self.finding = finding
            if self._now() >= end:
                return False
        return True
