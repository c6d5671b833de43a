"""What happens at a table: what is told, what hands do, what time does."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from klerye.app import cues
from klerye.app.effects import (
    Audit,
    CallTime,
    Deal,
    Effect,
    Export,
    Feel,
    Lay,
    LookAs,
    Propose,
    TakeBack,
    Think,
    Want,
    Weigh,
)
from klerye.app.events import Advised, Audited, Felt, Jointly, Seated, Wished
from klerye.app.learning import FIRST, learn
from klerye.app.model import Intent, Joint, Model, Notice, Table, nearest
from klerye.core.chance import Ask
from klerye.core.engine import LEVELS
from klerye.core.game import Over, Seat, Turn
from klerye.core.kit import Kit
from klerye.core.look import Gesture
from klerye.core.refusal import Illegal
from klerye.table import clock
from klerye.table.follower import Follower, fold
from klerye.table.journal import Acted, Entry, Opened
from klerye.table.line import line

Step = tuple[Model, tuple[Effect, ...]]

FEELING_MS = 5000
"""How long a feeling is shown."""

HINT_MS, REVIEW_MS = 1500, 400
"""How long the adviser thinks about one state, while somebody waits for it and in a review."""

GESTURES = {"place": "tap", "lift": "lift", "drop": "drop", "cancel": "cancel", "key": "key"}
"""What the page calls a gesture, and what a game's hand calls it."""


def seated(model: Model, event: Seated, kits: Callable[[str], Kit | None]) -> Step:
    """This screen sits down, or looks with other eyes than before; who reads the rules goes on reading."""
    opened = event.entries[0].what
    assert isinstance(opened, Opened)
    kit = kits(opened.game)
    assert kit is not None
    told = fold(event.entries, lambda _: kit.rules)
    blank = Table(kit, told, (), (), frozenset(), kit.hand.empty(), 0, model.now, model.now)
    blank = replace(blank, writes=event.writes, seat=event.seat, key=event.key)
    if model.table and model.table.told.opened.id == opened.id:
        blank = replace(blank, joint=model.table.joint)
        if not (event.writes or model.table.writes):  # it was asked for once more
            model = replace(model, notice=Notice("table.held"))
    table = _show(blank, told, model.now)
    looks = _looks(table)
    model = replace(model, table=table, room=None, busy=bool(looks))
    if not (model.book and model.book.back == "table"):
        model = replace(model, screen="table", setup=None, book=None, question=None)
    return model, looks or _thinks(table)


def _looks(table: Table) -> tuple[Effect, ...]:
    """The only person who uses this device looks with their own eyes all the time; nothing changes hands."""
    here = table.here
    alone = table.kit.secret and table.writes and len(here) == 1 and table.seat is None
    return (LookAs(here[0]),) if alone and not isinstance(table.told.waits, Over) else ()


def _thinks(table: Table) -> tuple[Effect, ...]:
    """A computer on turn thinks, where the table is kept."""
    told = table.told
    return (Think(told.opened.id, told.entries[-1].n),) if table.keeps and table.thinks else ()


def told(model: Model, entries: tuple[Entry, ...]) -> Step:
    """New entries. When the device has to change hands, what one seat saw leaves the screen at once."""
    if model.table is None:
        return model, ()
    follower = model.table.told
    for entry in entries:
        follower = follower.follow(entry)
    table = _show(model.table, follower, model.now)
    effects = (*cues.told(model, model.table, table), *_thinks(table))
    others = table.thinks and len(table.here) > 1
    if table.seat is not None and (table.veiled or others or isinstance(follower.waits, Over)):
        table = replace(table, seat=None, draft=table.kit.hand.empty())
        effects = (*cues.told(model, model.table, table), LookAs(None))
    if isinstance(follower.waits, Over) and table.here and table.kit.lesson:
        model, known = learn(model, follower.opened.game, FIRST)
        effects = (*effects, *known)
    busy = any(isinstance(effect, LookAs) for effect in effects)
    about_all = model.notice is not None and model.notice.why == "engine.weaker"
    notice = model.notice if about_all else None
    return replace(model, table=table, notice=notice, question=None, busy=busy), effects


def _show(table: Table, told: Follower, now: int) -> Table:
    """The table after what was told. Until the first turn the seat that begins is shown near."""
    played = line(told)
    near = table.near if table.states and table.told.first is not None else nearest(table.here, told)
    draft = table.kit.hand.keep(table.draft, told.state)
    return replace(
        table,
        told=told,
        states=played.states,
        acts=played.acts,
        late=played.late,
        draft=draft,
        pending=None,
        near=near,
        rests=now,
        heard=now,
        waiting=False,
        weighed={},
        wish=None,
    )


def refused(table: Table) -> Table:
    """The keeper said no: the hand goes on where the game stands."""
    if not table.waiting:
        return table
    return replace(table, waiting=False, draft=table.kit.hand.keep(table.draft, table.told.state))


def advised(model: Model, event: Advised) -> Step:
    """The adviser has answered; a review goes on to the next entry."""
    if model.table is None or model.table.told.opened.id != event.table:
        return model, ()
    table = replace(model.table, weighing=None)
    if event.found is not None:
        table = replace(table, weighed={**table.weighed, event.n: event.found})
    return _review(model, table) if table.reviewing else (replace(model, table=table), ())


def _review(model: Model, table: Table) -> Step:
    """The next entry that has not been looked at."""
    left = [n for n in table.reviewed if n not in table.weighed]
    table = replace(table, reviewing=True, weighing=left[0] if left else None)
    id = table.told.opened.id
    return replace(model, table=table), (Weigh(id, left[0], REVIEW_MS),) if left else ()


def ticked(model: Model) -> Step:
    """Time has passed: a turn may have run out, or a hand have rested long enough (P3)."""
    table = model.table
    if table is None:
        return model, ()
    feelings = {seat: felt for seat, felt in table.feelings.items() if model.now - felt[1] < FEELING_MS}
    table = replace(table, feelings=feelings)
    model = replace(model, table=table)
    if table.waiting or not table.writes:
        return model, ()
    left = clock.left(table.told, table.at(model.now)) if table.keeps else None
    if left is not None and left <= 0 and table.told.game.late(table.told.state) is not None:
        return _wait(model, table), (CallTime(),)
    if model.screen != "table" or model.question or not table.ours:
        return replace(model, table=replace(table, rests=model.now)), ()
    due = table.kit.hand.due(table.told.state, table.draft)
    if due is not None and model.patience is not None and model.now - table.rests >= model.patience:
        if table.kit.engine is None:
            return _propose(model, table, due)
        return _wait(model, table), (Think(table.told.opened.id, table.told.entries[-1].n, LEVELS[-1]),)
    return model, ()


def intent(model: Model, table: Table, intent: Intent) -> Step:
    """What a person did at the table."""
    match intent.do:
        case "flip":
            near = (table.near + 1) % len(table.told.opened.names)
            return replace(model, table=replace(table, near=near)), ()
        case "export":
            return model, (Export(),)
        case "feel" if table.far:
            return model, (Feel(intent.arg),)
        case "consent" if table.wish:
            _, what, to = table.wish
            return replace(model, table=replace(table, wish=None)), (Want(what, to, intent.arg == "yes"),)
        case "rematch" if table.far:
            return replace(model, notice=Notice("net.asked")), (Want("rematch", 0),)
        case "rematch":
            opened = table.told.opened
            first = ((table.told.first or 0) + 1) % len(opened.names)
            options = {**opened.options, "first": first}
            return model, (Lay(opened.game, opened.names, options, opened.turn_ms, opened.computers),)
    if intent.do == "review" and isinstance(table.told.waits, Over) and table.kit.engine:
        return (model, ()) if table.reviewing else _review(model, table)
    if table.waiting:
        return model, ()
    if not table.writes:
        return replace(model, notice=Notice("table.read_only")), ()
    waits = table.told.waits
    match intent.do:
        case "hint" if table.advisable and table.weighing is None:
            asked = Weigh(table.told.opened.id, table.next, HINT_MS)
            return replace(model, table=replace(table, weighing=table.next)), (asked,)
        case "unhint":
            weighed = {n: found for n, found in table.weighed.items() if n != table.next}
            return replace(model, table=replace(table, weighed=weighed)), ()
        case "deal" if isinstance(waits, Ask):
            return model, (Deal(),)
        case "deal" if table.thinks:
            return replace(model, notice=None), _thinks(table)
        case "back" if table.far:
            acts = [entry.n for entry in table.told.in_force() if _acted(entry, table.here)]
            if not acts:
                return model, ()
            return replace(model, notice=Notice("net.asked")), (Want("back", acts[-1]),)
        case _ if isinstance(waits, Turn) and not table.ours:
            return model, ()
        case "ready" if isinstance(waits, Turn) and table.veiled:
            return model, (LookAs(waits.seat),)
        case _ if table.veiled:
            return model, ()
        case "act":
            return _wait(model, table), (Propose(intent.arg, table.told.entries[-1].n),)
        case "back":
            acts = [entry.n for entry in table.told.in_force() if _acted(entry, table.told.opened.persons)]
            if acts:
                return _wait(model, table), (TakeBack(acts[-1], table.told.entries[-1].n),)
        case "confirm" if table.pending is not None:
            return _propose(model, replace(table, pending=None), table.pending)
        case do if do in GESTURES and isinstance(waits, Turn):
            return _gesture(model, table, Gesture(GESTURES[do], intent.arg, intent.value))
    return model, ()


def _acted(entry: Entry, seats: Sequence[Seat]) -> bool:
    """Whether it is an act of one of these seats."""
    return isinstance(entry.what, Acted) and entry.what.seat in seats


def jointly(model: Model, event: Jointly) -> Step:
    """What all devices make together has gone on; once every secret is open, the whole game is checked."""
    table = model.table
    if table is None:
        return model, ()
    before = table.joint or Joint()
    due = event.joint.open > before.open
    finding = None if due else before.finding
    model = replace(model, table=replace(table, joint=replace(event.joint, finding=finding)))
    return model, (Audit(table.told.opened.id),) if due else ()


def audited(model: Model, event: Audited) -> Step:
    """The whole game was checked."""
    table = model.table
    if table is None or table.told.opened.id != event.table or table.joint is None:
        return model, ()
    joint = replace(table.joint, finding=event.finding)
    return replace(model, table=replace(table, joint=joint)), ()


def wished(model: Model, event: Wished) -> Step:
    """A seat far away asks for consent, or refuses its own."""
    table = model.table
    if table is None or not 0 <= event.seat < len(table.told.opened.names):
        return model, ()
    if event.yes:
        return replace(model, table=replace(table, wish=(event.seat, event.what, event.to))), ()
    notice = Notice("net.declined", {"name": table.told.opened.names[event.seat]})
    return replace(model, table=replace(table, wish=None), notice=notice), ()


def felt(model: Model, event: Felt) -> Step:
    """A seat shows a feeling."""
    if model.table is None:
        return model, ()
    feelings = {**model.table.feelings, event.seat: (event.which, model.now)}
    return replace(model, table=replace(model.table, feelings=feelings)), ()


def _gesture(model: Model, table: Table, gesture: Gesture) -> Step:
    table = replace(table, rests=model.now)
    if table.pending is not None:
        table = replace(table, pending=None, draft=table.kit.hand.empty())
    model = replace(model, table=table)
    try:
        draft, act = table.kit.hand.do(table.told.state, table.draft, gesture)
    except Illegal as no:
        return replace(model, notice=Notice.of(no)), ()
    touched = draft != table.draft and gesture.kind in ("tap", "drop", "key")
    table = replace(table, draft=draft)
    if act is not None and table.kit.ponder:  # the whole of it is seen until the keeper has answered
        table = replace(table, draft=table.kit.ponder(act))
        if model.confirms:
            return replace(model, table=replace(table, pending=act)), ()
    if act is not None:
        return _propose(model, table, act)
    return replace(model, table=table), cues.cue(model, "tile", buzz="act") if touched else ()


def _propose(model: Model, table: Table, act: Any) -> Step:
    proposal = Propose(table.kit.rules.write(act), table.told.entries[-1].n)
    return _wait(model, table), (proposal,)


def _wait(model: Model, table: Table) -> Model:
    """The table waits for the keeper's answer."""
    return replace(model, table=replace(table, waiting=True))
