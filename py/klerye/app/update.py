"""The next model, and the effects wanted, for whatever a person or the table did."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from klerye.app import at_table, choices
from klerye.app.effects import (
    Begin,
    Bind,
    Continue,
    Effect,
    Enter,
    Fetch,
    Forget,
    Import,
    Invite,
    Join,
    Lay,
    Leave,
    LookAs,
    MakeToken,
    Rank,
    Recall,
    Remember,
    Renew,
    Reopen,
    Share,
    Shelve,
    TakeToken,
)
from klerye.app.events import (
    Advised,
    Apart,
    Audited,
    Bound,
    Concluded,
    Event,
    Felt,
    Jointly,
    Linked,
    Listed,
    Ranked,
    Recalled,
    Refused,
    Replayed,
    Roomed,
    Seated,
    Shared,
    Shelved,
    Ticked,
    Told,
    Wished,
)
from klerye.app.learning import AGAIN, learn, reads
from klerye.app.model import Book, Fair, Glossary, Intent, Model, Notice, Question, Room, Setup
from klerye.app.words import LANGUAGES, Words, words
from klerye.core.engine import LEVELS
from klerye.core.kit import Kit
from klerye.core.refusal import Illegal
from klerye.table.names import clean

Kits = Callable[[str], Kit | None]
Step = tuple[Model, tuple[Effect, ...]]

LARGEST_FILE = 4_000_000
"""Characters of a saved game that are taken: a table of thousands of entries has far fewer."""


def update(model: Model, thing: Intent | Event, kits: Kits, now: int) -> Step:
    """The next model and the effects it wants, at `now`, Unix ms; an intent that means nothing here
    changes nothing."""
    after, effects = _step(replace(model, now=now), thing, kits)
    if after.notice:
        after = replace(after, notice=_with_rule(after, after.notice, kits))
    if after.binding != after.lang and reads(after) and not words(after.lang).bound:
        return replace(after, binding=after.lang), (*effects, Bind(after.lang))
    return after, effects


def _with_rule(model: Model, notice: Notice, kits: Kits) -> Notice:
    """A refusal with the rule behind it, wherever it is said. What a game refuses, its kit is there for."""
    why = str(notice.facts.get("why", notice.why))
    game = why.partition(".")[0]
    kit = kits(game) if game in model.games else None
    number = kit.settles.get(why) if kit else None
    return replace(notice, rule=f"{game}.{number}" if number else "")


def _step(model: Model, thing: Intent | Event, kits: Kits) -> Step:
    match thing:
        case Bound(here):
            missing = not here and isinstance(model.book, Book | Fair | Glossary)
            return (replace(model, notice=Notice("table.not_fetched")) if missing else model), ()
        case Ticked():
            return at_table.ticked(model)
        case Listed(saves):
            return _enter(replace(model, saves=saves, busy=False), kits)
        case Roomed(room):
            return _roomed(model, room), ()
        case Apart(seats):
            return replace(model, table=model.table and replace(model.table, apart=seats)), ()
        case Jointly():
            return at_table.jointly(model, thing)
        case Audited():
            return at_table.audited(model, thing)
        case Concluded():
            return model, (Rank(quiet=True),)
        case Ranked():
            from klerye.app import at_progress

            return at_progress.ranked(model, thing, kits)
        case Wished():
            return at_table.wished(model, thing)
        case Felt():
            return at_table.felt(model, thing)
        case Shared(how):
            said = {"shared": "net.shared", "copied": "net.copied"}
            return replace(model, notice=Notice(said.get(how, "net.not_shared"))), ()
        case Seated():
            return at_table.seated(model, thing, kits)
        case Told(entries):
            return at_table.told(model, entries)
        case Advised():
            return at_table.advised(model, thing)
        case Refused(why, facts):
            table = model.table and at_table.refused(model.table)
            return replace(model, table=table, busy=False, notice=Notice(why, facts)), ()
        case Recalled() | Replayed() | Shelved() | Linked():
            from klerye.app import at_replay

            return at_replay.happened(model, thing, kits)
        case Intent():
            after, effects = _intent(model, thing, kits)
            return (replace(after, busy=True) if any(map(_waits_for, effects)) else after), effects


def _roomed(model: Model, room: Room | None) -> Model:
    """How things stand in the room; who reads there goes on reading. At its table nothing of it is shown."""
    book = model.book if model.book and model.book.back == "room" else None
    if room is None or model.table:
        screen = "home" if model.screen == "room" else model.screen
        return replace(
            model, room=None, screen=screen, book=replace(book, back="home") if book else model.book
        )
    return replace(model, room=room, screen="rules" if book else "room", setup=None, busy=False)


def _enter(model: Model, kits: Kits) -> Step:
    """An invitation is followed once it was said what others can see then; a link to a game at once."""
    if not model.fragment:
        return model, ()
    if model.fragment.startswith("g."):
        from klerye.app import at_replay

        return at_replay.follow(model, kits)
    if not model.warned:
        return replace(model, question=Question("net.warn", "app.name", Intent("enter"))), ()
    left = (Leave(),) if model.table or model.room else ()
    entered = replace(model, fragment="", screen="home", table=None, setup=None, book=None, busy=True)
    return entered, (*left, Enter(model.fragment))


def _waits_for(effect: Effect) -> bool:
    """Whether the screen has to wait until it sits at a table."""
    return isinstance(effect, Lay | Invite | Enter | Continue | Import | LookAs | Recall | Reopen | Shelve)


def _intent(model: Model, intent: Intent, kits: Kits) -> Step:
    """What a person did. A notice has been read once they do the next thing."""
    calm = replace(model, notice=None)
    behind = model.book.back if model.book else ""
    match intent.do, intent.arg:
        case "lang", _ if intent.value in LANGUAGES:
            return replace(model, lang=intent.value), (Remember("lang", intent.value),)
        case _ if model.busy:
            return model, ()
        case do, _ if do in choices.DOES:
            return choices.intent(model, intent)
        case "news", _:
            return replace(model, news=True), ()
        case "renew", _ if model.news and model.table is None:
            return calm, (Renew(),)
        case "dismiss", _:
            return calm, ()
        case "ask", _:
            key, _, what = intent.arg.partition(" ")
            has = words(model.lang).has
            if not has(key) or (what and not has(what)):
                return model, ()
            return replace(model, question=Question(key, what, _asked(intent))), ()
        case "no", _:
            return replace(model, question=None, fragment="", keys=False), ()
        case "keys", _ if model.question is None:
            return replace(model, keys=not model.keys), ()
        case "confirms", "yes" | "no":
            return replace(model, confirms=intent.arg == "yes"), (Remember("confirms", intent.arg),)
        case "singles", "yes" | "no":
            return replace(model, singles=intent.arg == "yes"), (Remember("singles", intent.arg),)
        case "yes", _ if model.question:
            return _intent(replace(model, question=None), model.question.intent, kits)
        case "rules", _:
            calm = replace(calm, binding="")
            game, _, rule = intent.arg.partition(".")
            back = model.book.back if model.book else model.screen
            if intent.arg == "fair":
                return replace(calm, screen="rules", book=Fair(back)), ()
            if game == "words":
                asked = model.book.asked + 1 if isinstance(model.book, Glossary) else 0
                return replace(calm, screen="rules", book=Glossary(rule, back, asked)), ()
            if kit := kits(game):
                asked = model.book.asked + 1 if isinstance(model.book, Book) else 0
                return replace(calm, screen="rules", book=Book(game, kit, rule, back, asked)), ()
        case "learn", _:
            game, _, what = intent.arg.partition(".")
            known = game == AGAIN or (game in model.games and what.isidentifier())
            return learn(calm, game, what) if known else (model, ())
        case "close", _ if model.book:
            return replace(calm, screen=model.book.back, book=None), ()
        case "home", _:
            left = (Leave(),) if model.table or model.room else ()
            calm = replace(calm, records=None, choice=None, replay=None, editor=None)
            return replace(calm, screen="home", table=None, setup=None, book=None, room=None), left
        case "progress", _ if "home" in (model.screen, behind) or model.screen == "person":
            from klerye.app import at_progress

            return at_progress.opened(replace(calm, book=None), kits)
        case (("person" | "portrait" | "ask_erase" | "erase"), _) if model.progress and model.table is None:
            from klerye.app import at_progress

            return at_progress.intent(calm, model.progress, intent)
        case "fragment", _:
            if intent.value.startswith("t.") and model.room:
                return calm, (TakeToken(intent.value),)
            return _enter(replace(calm, fragment=intent.value), kits)
        case "enter", _ if model.fragment:
            return _warned(calm, partial(_enter, kits=kits))
        case "continue", _:
            return calm, (Continue(intent.arg),)
        case "forget", _:
            return calm, (Forget(intent.arg),)
        case "import", _:
            if len(intent.value) > LARGEST_FILE:
                return replace(model, notice=Notice("table.file_large")), ()
            return _import(calm, intent.value, kits)
        case "records", _:
            return calm, (Recall(),)
        case "reopen", _ if model.screen == "table" and model.table:
            at = int(intent.arg) if intent.arg.isdecimal() else 0
            return calm, (Reopen(model.table.told.opened.id, at=at),)
        case _ if model.screen in ("records", "several", "replay", "editor"):
            return _past(calm, intent)
        case "pick", _ if kit := kits(intent.arg):
            return pick(calm, intent.arg, kit)
        case (("seats" | "start" | "edit" | "usual"), _) if model.setup:
            return _setup(calm, model.setup, intent)
        case "invite", _ if model.setup:
            return _warned(calm, partial(_invite, setup=model.setup))
        case _ if model.room and model.screen == "room":
            return _in_room(calm, model.room, intent)
        case _ if model.table and model.screen == "table":
            return at_table.intent(calm, model.table, intent)
    return model, ()


def _import(model: Model, text: str, kits: Kits) -> Step:
    """A journal, or a file in a format of the field, by its content."""
    if '"before"' not in text.partition("\n")[0]:
        from klerye.app import at_records

        if step := at_records.brought(model, text, kits):
            return step
    return model, (Import(text),)


def _past(model: Model, intent: Intent) -> Step:
    """What a person did among past games, or with a position to play on from."""
    from klerye.app import at_editor, at_records, at_replay

    if model.screen == "records" and model.records:
        return at_records.intent(model, model.records, intent)
    if model.screen == "several" and model.choice:
        return at_records.choose(model, model.choice, intent)
    if model.screen == "replay" and model.replay:
        return at_replay.intent(model, model.replay, intent)
    if model.screen == "editor" and model.editor:
        return at_editor.intent(model, model.editor, intent)
    return model, ()


def _warned(model: Model, then: Callable[[Model], Step]) -> Step:
    """It was said that others can see the address of the network; it is not said again."""
    after, effects = then(replace(model, warned=True))
    return after, (Remember("warned", "yes"), *effects)


def _in_room(model: Model, room: Room, intent: Intent) -> Step:
    """What a person did in the room, before its table opens."""
    say = words(model.lang)
    match intent.do:
        case "share" if intent.arg == "token":
            return model, (Share(say("app.name"), room.token),)
        case "share":
            return model, (Share(say("app.name"), room.link),)
        case "token":
            return model, (MakeToken(),)
        case "give" if intent.fields:
            return model, (TakeToken(intent.fields[0]),)
        case "begin" if room.invites:
            left = range(len(room.names), room.seats)
            return model, (Begin(tuple(say("setup.computer", n=n + 1) for n in left)),)
        case "join" if intent.fields and not room.invites:
            try:
                name = clean(intent.fields[0])
            except Illegal as no:
                return replace(model, notice=Notice.of(no)), ()
            names = (name, *model.names[1:])
            return replace(model, names=names), (Join(name), Remember("names", "\n".join(names)))
    return model, ()


def _asked(intent: Intent) -> Intent:
    """`ask` with the value "act resign": the intent that a yes stands for."""
    do, _, arg = intent.value.partition(" ")
    return Intent(do, arg)


def pick(model: Model, game: str, kit: Kit) -> Step:
    """A table is laid for as many players as last time, or as few as the game takes."""
    seats = kit.rules.seats
    fewest = 2 if 2 in seats else seats[0]
    wanted = len(model.names) if len(model.names) in seats else fewest
    names = (*model.names, *[""] * wanted)[:wanted]
    levels = (*model.levels, *[""] * wanted)[:wanted] if kit.engine else ()
    setup = Setup(game, kit, names, kit.turns[0], levels)
    fetched = (Fetch(game),) if kit.needs else ()
    known = () if model.progress else (Rank(quiet=True),)  # who has played here before can be chosen
    return replace(model, screen="setup", setup=setup), (*fetched, *known)


FAR = "far"
"""What the form calls a seat for somebody far away."""


def _name(given: tuple[str, ...], levels: tuple[str, ...], n: int, say: Words) -> str:
    """What a player is called: a computer by its place, as a person who gives no name. Raises `Illegal`."""
    if levels and levels[n] in LEVELS:
        return say("setup.computer", n=n + 1)
    return clean(given[n] if given[n].strip() else say("setup.player", n=n + 1))


def _setup(model: Model, setup: Setup, intent: Intent) -> Step:
    """The form: each player's name and, where computers can play, whether it is one and how well it plays;
    then the time of a turn where the game has a clock."""
    size, each = len(setup.names), 2 if setup.kit.engine else 1
    if intent.do == "usual":
        return replace(model, setup=replace(setup, options={})), ()
    if intent.do == "seats":
        wanted = size + (1 if intent.arg == "more" else -1)
        if wanted not in setup.kit.rules.seats:
            return model, ()
        names, levels = (*setup.names, "")[:wanted], (*setup.levels, "")[:wanted] if setup.levels else ()
        return replace(model, setup=replace(setup, names=names, levels=levels)), ()
    players, rest = intent.fields[: each * size], intent.fields[each * size :]
    given, levels = players[::each], players[1::each] if setup.kit.engine else ()
    clock = "".join(rest[:1])
    turn_ms = int(clock) if clock.isdecimal() else None
    fits = len(players) == each * size and all(level in ("", FAR, *LEVELS) for level in levels)
    if turn_ms not in setup.kit.turns or not fits:
        return model, ()
    chosen = replace(setup, names=given, levels=levels, turn_ms=turn_ms)
    typed = replace(model, names=given, levels=levels, setup=chosen)
    if intent.do == "edit":
        from klerye.app import at_editor

        return at_editor.open(typed, chosen)
    say = words(model.lang)
    try:
        names = tuple(_name(given, levels, n, say) for n in range(size) if not (levels and levels[n] == FAR))
        if len(set(names)) < len(names):
            raise Illegal("table.names_same")
    except Illegal as no:
        return replace(typed, notice=Notice.of(no)), ()
    if FAR in levels:
        if "" not in levels:
            return replace(typed, notice=Notice("net.one_here")), ()
        if not model.warned:
            return replace(typed, question=Question("net.warn", "app.name", Intent("invite"))), ()
        return _invite(typed, chosen)
    computers = levels if any(levels) else ()
    kept = [Remember("names", "\n".join(given))]
    if setup.kit.engine:
        kept.append(Remember("levels", "\n".join(levels)))
    return typed, (Lay(setup.game, names, setup.options, turn_ms, computers), *kept)


def _invite(model: Model, setup: Setup) -> Step:
    """A room for a table at which some come from far away: who is here sits first (L2), computers last."""
    say = words(model.lang)
    seats = range(len(setup.names))
    names = {n: _name(setup.names, setup.levels, n, say) for n in seats if setup.levels[n] != FAR}
    here = tuple(name for n, name in names.items() if not setup.levels[n])
    bots = tuple((name, setup.levels[n]) for n, name in names.items() if setup.levels[n])
    far = setup.levels.count(FAR)
    return model, (Invite(setup.game, here, far, setup.options, setup.turn_ms, bots),)
