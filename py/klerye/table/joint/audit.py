"""The audit: once the secrets are open, every part of a game is made again and compared."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from klerye.core.chance import Ask, Dealt
from klerye.core.group import Group
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower, Games, fold, open_table
from klerye.table.joint import seal
from klerye.table.joint.course import DOUBT, LEND, LOST, OPEN, Due, draws, ended
from klerye.table.joint.digest import read
from klerye.table.joint.eyes import All
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


def audit(
    entries: Sequence[Entry],
    games: Games,
    group: Group,
    verify: Callable[[str, str, str], bool] | None = None,
) -> Iterator[Finding]:
    """Goes through a game once more, an entry at a time; the last finding is the result. With `verify`, which
    tells whether the owner of a key signed a text, the signatures are checked as well. Raises `Illegal` where
    the entries tell no game of joint chance, or one in which nothing was opened that could be checked."""
    table = open_table(entries[0], games, group)
    if table.course is None:
        raise Illegal("fair.not_joint")
    secrets = _opened(entries, table.opened.id)
    if not secrets:
        raise Illegal("fair.not_open")
    givers = {device: Giver(secret, group) for device, secret in secrets.items()}
    unopened = tuple(n for n in range(table.course.devices) if n not in givers)
    finding = Finding(len(table.course.faces), unopened=unopened)
    everybody = {**_known(entries, games, group), **secrets}
    eyes = All(secrets=everybody) if len(everybody) == table.course.devices else None
    table = replace(table, eyes=eyes)
    for entry in entries[1:]:
        try:
            for key, statement, signature in seal.wanted(table, entry.what) if verify else ():
                if verify and not verify(key, statement, signature):
                    raise Illegal("fair.broken", what="seal")
            finding = _check(table, entry, givers, finding)
            if not finding.why:
                table = table.follow(entry)
            if eyes and eyes.doubts:
                finding = _wrong(finding, "fair.broken", entry.n, unopened[0] if unopened else None)
        except Illegal as no:
            finding = _wrong(finding, no.why, entry.n, _who(table, entry, no))
        yield finding
        if finding.why:
            return
    course = table.course
    if course and course.doubted:  # in vain
        steps = {entry.n: entry.what.part for entry in entries if isinstance(entry.what, Part)}
        n = max(n for n, step in steps.items() if step in (DOUBT, LEND))
        yield _wrong(finding, "fair.doubt", n, course.doubted[0])


def _known(entries: Sequence[Entry], games: Games, group: Group) -> Mapping[int, Secret]:
    """The secrets of lost devices, as far as the others found them."""
    try:
        course = fold(entries, games, group).course
    except Illegal:
        return {}
    return course.known if course else {}


def _opened(entries: Sequence[Entry], table: str) -> dict[int, Secret]:
    """The secrets that the devices opened, as they say."""
    secrets = {}
    for entry in entries:
        if isinstance(entry.what, Part) and entry.what.part == OPEN:
            try:
                keys, rest = read(seal.split(entry.what.data)[1], 2)
            except Illegal:
                continue  # it will be found where it stands
            device = entry.what.device
            secrets[device] = Secret(table, device, keys.hex(), rest.hex())
    return secrets


def _wrong(finding: Finding, why: str, n: int, device: int | None) -> Finding:
    return replace(finding, why=why, n=n, device=device)


def _who(table: Follower, entry: Entry, no: Illegal) -> int | None:
    """Whose entry it is that breaks a rule: the one who made it, or whoever kept the table."""
    if no.facts.get("what") == "seal":
        return None  # nobody but the keeper could let it pass
    named = no.facts.get("device")
    if isinstance(named, int):
        return named
    match entry.what:
        case Part(device, part, _) if part != LOST:
            return device
        case Acted(seat) if 0 <= seat < len(table.opened.names):
            return table.opened.owners[seat]
    return None


def _check(table: Follower, entry: Entry, givers: dict[int, Giver], finding: Finding) -> Finding:
    """The finding after one more entry, which `table` has not followed yet."""
    course, game = table.course, table.game
    assert course
    match entry.what:
        case Part(device, step, text) if device in givers:
            due = Due(device, step)
            fits = due in course.due(table.waits, ended(game, table.state))
            if fits and givers[device].part(course, step) != seal.split(text)[1]:
                return _wrong(finding, "fair.forged", entry.n, device)
        case Chance(text, given):
            ask, dealt = table.waits, game.read(text)
            if not isinstance(ask, Ask) or not isinstance(dealt, Dealt):
                return finding
            for part in course.due(ask, False):
                sealed = given[part.device] if part.deal and part.device < len(given) else ""
                giver = givers.get(part.device)
                if giver and sealed and giver.part(course, part.step, ask) != seal.split(sealed)[1]:
                    return _wrong(finding, "fair.forged", entry.n, part.device)
            if draws(ask):
                return replace(finding, draws=finding.draws + 1)
            return replace(finding, throws=finding.throws + 1)
    return finding
