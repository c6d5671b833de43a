"""The audit: once the secrets are open, every part of a game is made again and compared."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from klerye.core.chance import Ask, Dealt
from klerye.core.group import Group
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower, Games, open_table
from klerye.table.joint.course import LOST, OPEN, Due, draws, ended
from klerye.table.joint.digest import read
from klerye.table.joint.part import Giver
from klerye.table.joint.secret import Secret
from klerye.table.journal import Acted, Chance, Entry, Part


@dataclass(frozen=True, slots=True)
class Finding:
    """What the audit found. `tiles`, `draws` and `throws` are how many were checked. Where something is
    wrong, `why` is a translation key, `n` the entry and `device` the device that broke the agreement (None:
    whoever kept the table); `unopened` are the devices whose secrets are not known, so that what they gave
    was only checked by what followed from it."""

    tiles: int = 0
    draws: int = 0
    throws: int = 0
    why: str = ""
    n: int = -1
    device: int | None = None
    unopened: tuple[int, ...] = ()

    @property
    def good(self) -> bool:
        return not self.why


def audit(entries: Sequence[Entry], games: Games, group: Group) -> Iterator[Finding]:
    """Goes through a game once more, an entry at a time; the last finding is the result. Raises `Illegal`
    where the entries tell no game of joint chance, or one in which too little was opened to check
    anything."""
    table = open_table(entries[0], games, group)
    if table.course is None:
        raise Illegal("fair.not_joint")
    opened = _opened(entries, table.opened.id)
    if not opened:
        raise Illegal("fair.not_open")
    givers = {device: Giver(secret, group) for device, secret in opened.items()}
    finding = Finding(
        len(table.course.faces), unopened=tuple(n for n in range(table.course.devices) if n not in givers)
    )
    for entry in entries[1:]:
        try:
            finding = _check(table, entry, givers, finding)
            if finding.why:
                yield finding
                return
            table = table.follow(entry)
        except Illegal as no:
            yield _wrong(finding, no.why, entry.n, _who(table, entry, no))
            return
        yield finding
    yield finding


def _opened(entries: Sequence[Entry], table: str) -> dict[int, Secret]:
    """The secrets that the devices opened, as they say."""
    secrets = {}
    for entry in entries:
        if isinstance(entry.what, Part) and entry.what.part == OPEN:
            keys, rest = read(entry.what.data, 2)
            device = entry.what.device
            secrets[device] = Secret(table, device, keys.hex(), rest.hex())
    return secrets


def _wrong(finding: Finding, why: str, n: int, device: int | None) -> Finding:
    return replace(finding, why=why, n=n, device=device)


def _who(table: Follower, entry: Entry, no: Illegal) -> int | None:
    """Whose entry it is that breaks a rule: the one who made it, or whoever kept the table."""
    named = no.facts.get("device")
    if isinstance(named, int):
        return named
    match entry.what:
        case Part(device, _, _):
            return device
        case Acted(seat, _, _) if 0 <= seat < len(table.opened.names):
            return table.opened.owners[seat]
    return None


def _check(table: Follower, entry: Entry, givers: dict[int, Giver], finding: Finding) -> Finding:
    """The finding after one more entry, which `table` has not followed yet."""
    course, game = table.course, table.game
    assert course
    match entry.what:
        case Part(device, step, data) if step != LOST and device in givers:
            due = course.due(table.waits, ended(game, table.state))
            if Due(device, step) in due and givers[device].part(course, step) != data:
                return _wrong(finding, "fair.forged", entry.n, device)
        case Chance(text, given):
            ask, dealt = table.waits, game.read(text)
            if not isinstance(ask, Ask) or not isinstance(dealt, Dealt):
                return finding
            for part in course.due(ask, False):
                giver = givers.get(part.device) if part.device < len(given) else None
                if giver and part.deal and giver.part(course, part.step, ask) != given[part.device]:
                    return _wrong(finding, "fair.forged", entry.n, part.device)
            if draws(ask):
                return replace(finding, draws=finding.draws + 1)
            return replace(finding, throws=finding.throws + 1)
    return finding
