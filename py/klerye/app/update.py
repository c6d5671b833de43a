"""The next model, and the effects wanted, for whatever a person or the table did."""

from collections.abc import Callable
from dataclasses import replace

from klerye.app.effects import (
    Continue,
    Deal,
    Effect,
    Event,
    Export,
    Forget,
    Import,
    Lay,
    Leave,
    Listed,
    Propose,
    Refused,
    Remember,
    Seated,
    TakeBack,
    Told,
)
from klerye.app.model import Book, Intent, Model, Notice, Question, Setup, Table
from klerye.app.words import LANGUAGES, words
from klerye.core.chance import Ask
from klerye.core.game import Turn
from klerye.core.kit import Kit
from klerye.core.look import Gesture
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower, fold
from klerye.table.journal import Acted, Chance, Entry, Late, Opened
from klerye.table.names import clean

Kits = Callable[[str], Kit | None]
Step = tuple[Model, tuple[Effect, ...]]

GESTURES = {"place": "tap", "lift": "lift", "drop": "drop", "cancel": "cancel"}
"""What the page calls a gesture, and what a game's hand calls it."""

LARGEST_FILE = 4_000_000
"""Characters of a saved game that are taken: a table of thousands of entries has far fewer."""


def update(model: Model, thing: Intent | Event, kits: Kits) -> Step:
    """The next model and the effects it wants; an intent that means nothing here changes nothing."""
    match thing:
        case Listed(saves):
            return replace(model, saves=saves), ()
        case Seated(entries, writes):
            return _seated(model, entries, writes, kits), ()
        case Told(entries):
            return _told(model, entries), ()
        case Refused(why, facts):
            table = model.table and replace(model.table, waiting=False)
            return replace(model, table=table, notice=Notice(why, facts)), ()
        case Intent():
            return _intent(model, thing, kits)


def _intent(model: Model, intent: Intent, kits: Kits) -> Step:
    """What a person did. A notice has been read once they do the next thing."""
    calm = replace(model, notice=None)
    match intent.do, intent.arg:
        case "lang", _ if intent.value in LANGUAGES:
            return replace(model, lang=intent.value), (Remember("lang", intent.value),)
        case "dismiss", _:
            return calm, ()
        case "ask", _:
            return replace(model, question=Question(intent.arg, _asked(intent))), ()
        case "no", _:
            return replace(model, question=None), ()
        case "yes", _ if model.question:
            return _intent(replace(model, question=None), model.question.intent, kits)
        case "rules", _:
            game, _, rule = intent.arg.partition(".")
            if game in model.games and (kit := kits(game)):
                book = Book(game, kit.numbers, rule, model.book.back if model.book else model.screen)
                return replace(calm, screen="rules", book=book), ()
        case "close", _ if model.book:
            return replace(calm, screen=model.book.back, book=None), ()
        case "home", _:
            left = (Leave(),) if model.table else ()
            return replace(calm, screen="home", table=None, setup=None, book=None), left
        case "continue", _:
            return calm, (Continue(intent.arg),)
        case "forget", _:
            return calm, (Forget(intent.arg),)
        case "import", _:
            if len(intent.value) > LARGEST_FILE:
                return replace(model, notice=Notice("table.file_large")), ()
            return calm, (Import(intent.value),)
        case "pick", _ if intent.arg in model.games:
            return _pick(calm, intent.arg, kits), ()
        case "start", _ if model.setup:
            return _start(calm, model.setup, intent.fields)
        case _ if model.table and model.screen == "table":
            return _at_table(calm, model.table, intent)
    return model, ()


def _asked(intent: Intent) -> Intent:
    """`ask` with the value "act resign": the intent that a yes stands for."""
    do, _, arg = intent.value.partition(" ")
    return Intent(do, arg)


def _pick(model: Model, game: str, kits: Kits) -> Model:
    """A table is laid for the fewest players, under the names last used."""
    kit = kits(game)
    assert kit is not None
    fewest = kit.rules.seats[0]
    names = (*model.names, *[""] * fewest)[:fewest]
    return replace(model, screen="setup", setup=Setup(game, names))


def _start(model: Model, setup: Setup, fields: tuple[str, ...]) -> Step:
    """The players sit down; one who gave no name is called by a number."""
    say = words(model.lang)
    try:
        names = tuple(
            clean(name if name.strip() else say("setup.player", n=n)) for n, name in enumerate(fields, 1)
        )
        if len(set(names)) < len(names):
            raise Illegal("table.names_same")
    except Illegal as no:
        return replace(model, notice=Notice.of(no), setup=replace(setup, names=fields)), ()
    keep = Remember("names", "\n".join(fields))
    return replace(model, names=fields), (Lay(setup.game, names, {}), keep)


def _at_table(model: Model, table: Table, intent: Intent) -> Step:
    after = table.told.entries[-1].n
    match intent.do:
        case "flip":
            near = (table.near + 1) % len(table.told.opened.names)
            return replace(model, table=replace(table, near=near)), ()
        case "export":
            return model, (Export(),)
        case "rematch":
            opened = table.told.opened
            options = {**opened.options, "first": _next_first(table.told)}
            return model, (Lay(opened.game, opened.names, options, opened.turn_ms),)
    if table.waiting:
        return model, ()
    if not table.writes:
        return replace(model, notice=Notice("table.read_only")), ()
    match intent.do:
        case "act":
            return _propose(model, table, intent.arg)
        case "deal" if isinstance(table.told.waits, Ask):
            return model, (Deal(),)
        case "back":
            acts = [e.n for e in table.told.in_force() if isinstance(e.what, Acted)]
            if acts:
                return _wait(model, table), (TakeBack(acts[-1], after),)
        case "place" | "lift" | "drop" | "cancel" if isinstance(table.told.waits, Turn):
            gesture = Gesture(GESTURES[intent.do], intent.arg, intent.value)
            try:
                draft, act = table.kit.hand.do(table.told.state, table.draft, gesture)
            except Illegal as no:
                return replace(model, notice=Notice.of(no)), ()
            model = replace(model, table=replace(table, draft=draft))
            if act is not None:
                return _propose(model, table, table.kit.rules.write(act))
            return model, ()
    return model, ()


def _propose(model: Model, table: Table, act: str) -> Step:
    return _wait(model, table), (Propose(act, table.told.entries[-1].n),)


def _wait(model: Model, table: Table) -> Model:
    """The table waits for the keeper's answer."""
    return replace(model, table=replace(table, waiting=True))


def _seated(model: Model, entries: tuple[Entry, ...], writes: bool, kits: Kits) -> Model:
    opened = entries[0].what
    kit = kits(opened.game) if isinstance(opened, Opened) else None
    assert kit is not None
    told = fold(entries, lambda _: kit.rules)
    blank = Table(kit, told, (), (), kit.hand.empty(), near=0, writes=writes)
    table = _show(blank, told)
    return replace(model, screen="table", table=table, setup=None, question=None)


def _told(model: Model, entries: tuple[Entry, ...]) -> Model:
    if model.table is None:
        return model
    told = model.table.told
    for entry in entries:
        told = told.follow(entry)
    return replace(model, table=_show(model.table, told), notice=None, question=None)


def _show(table: Table, told: Follower) -> Table:
    """The table after what was told. Until the first turn the seat that begins is shown near."""
    in_force = told.in_force()
    acts = tuple(told.game.read(_text(entry)) for entry in in_force[1:])
    states = tuple(told.states[entry.n] for entry in in_force)
    near = table.near if _first(table.told) is not None and table.states else _first(told) or 0
    draft = table.kit.hand.keep(table.draft, told.state)
    return replace(table, told=told, states=states, acts=acts, draft=draft, near=near, waiting=False)


def _text(entry: Entry) -> str:
    what = entry.what
    assert isinstance(what, Acted | Late | Chance)
    return what.deal if isinstance(what, Chance) else what.act


def _first(told: Follower) -> int | None:
    """The seat that begins the game, once it is known."""
    waits = (told.game.waits(state) for state in told.states)
    return next((turn.seat for turn in waits if isinstance(turn, Turn)), None)


def _next_first(told: Follower) -> int:
    """The seat that begins the next game: the one after the seat that began this (D12)."""
    return ((_first(told) or 0) + 1) % len(told.opened.names)
