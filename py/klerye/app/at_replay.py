"""What happens while somebody looks at a past game step by step."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from klerye.app import link
from klerye.app.effects import Effect, HandOn, Leave, Recall, SaveFile, Shelve, Unlink
from klerye.app.events import Linked, PastEvent, Recalled, Replayed, Shelved
from klerye.app.model import Intent, Model, Notice, Screen
from klerye.app.past import Replay
from klerye.app.words import words
from klerye.core.kit import Kit
from klerye.core.refusal import Illegal
from klerye.core.transcript import Format, Found, Transcript
from klerye.table.follower import Follower
from klerye.table.journal import LATEST
from klerye.table.line import line
from klerye.table.retold import retell, transcript

Step = tuple[Model, tuple[Effect, ...]]


def happened(model: Model, event: PastEvent, kits: Callable[[str], Kit | None]) -> Step:
    """What the host told of past games."""
    match event:
        case Recalled():
            from klerye.app import at_records

            return at_records.recalled(model, event)
        case Replayed(told, share, at):
            kit = kits(told.opened.game)
            assert kit is not None
            back: Screen = "table" if model.table else "records" if model.screen == "records" else "home"
            past = Replay.of(kit, told, back, kept=True)
            past = replace(past, at=min(at, len(past.acts)))
            model = replace(model, busy=False, replay=past, screen="replay")
            return _share(model, past) if share else (model, ())
        case Shelved(id):
            replay = model.replay
            if replay and replay.told.opened.id == id:
                model = replace(model, replay=replace(replay, kept=True), notice=Notice("records.shelved"))
            return replace(model, busy=False), ()
        case Linked(address, picture):
            replay = model.replay and replace(model.replay, link=address, picture=picture)
            return replace(model, replay=replay), ()


def read(model: Model, kit: Kit, found: Found, back: Screen) -> Step:
    """A game from a file is looked at. Raises `Illegal`; nothing is kept of it yet."""
    heard, say = found.load(), words(model.lang)
    told = table_of(kit, heard, tuple(say("setup.player", n=n + 1) for n in range(kit.rules.seats[-1])))
    return replace(model, screen="replay", replay=Replay.of(kit, told, back, heard=heard)), ()


def table_of(kit: Kit, heard: Transcript, players: Sequence[str] = ()) -> Follower:
    """The table of a game from a file; who has no name is called by `players`. Raises `Illegal`."""
    return retell(kit.rules, heard, _milliseconds(heard.when), players=players)


def _milliseconds(when: str) -> int:
    """Unix ms of a moment in ISO 8601; 0 where it is none, before 1970 or too far away."""
    try:
        moment = datetime.fromisoformat(when.replace("Z", "+00:00"))
    except ValueError:
        return 0
    ms = int(moment.replace(tzinfo=moment.tzinfo or UTC).timestamp() * 1000)
    return ms if 0 <= ms < LATEST else 0


def follow(model: Model, kits: Callable[[str], Kit | None]) -> Step:
    """A link to a game was opened."""
    fragment, left = model.fragment, (Leave(),) if model.table or model.room else ()
    model = replace(model, fragment="", table=None, room=None, setup=None, book=None, question=None)
    try:
        told = link.read(fragment, lambda game: kit.rules if (kit := kits(game)) else None)
    except Illegal as no:
        return replace(model, screen="home", notice=Notice.of(no)), (*left, Unlink())
    kit = kits(told.opened.game)
    assert kit is not None
    replay = Replay.of(kit, told, "home", linked=True)
    return replace(model, screen="replay", replay=replay), left


def intent(model: Model, replay: Replay, intent: Intent) -> Step:
    """What a person did there."""
    opened = replay.told.opened
    match intent.do:
        case "step":
            return replace(model, replay=replace(replay, at=_step(replay, intent.arg))), ()
        case "flip":
            return replace(model, replay=replace(replay, near=(replay.near + 1) % len(opened.names))), ()
        case "share":
            return _share(model, replay)
        case "save":
            return _save(model, replay, intent.arg)
        case "shelve" if replay.over and replay.whole and not replay.kept:
            return model, (Shelve(replay.told), *_unlinked(replay))
        case "play_on" if replay.kit.editor:
            from klerye.app.at_editor import play_on

            editor = replay.kit.editor()
            after, effects = play_on(model, opened.game, replay.kit, editor.begin(replay.states[replay.at]))
            return after, (*effects, *_unlinked(replay))
        case "leave":
            if replay.back == "records":
                return model, (Recall(),)
            return replace(model, screen=replay.back, replay=None), _unlinked(replay)
    return model, ()


def _unlinked(replay: Replay) -> tuple[Effect, ...]:
    """A page that is loaded anew leads back to the game of a link, until one has gone on from there."""
    return (Unlink(),) if replay.linked else ()


def _step(replay: Replay, to: str) -> int:
    """How many acts are shown then: the first ones, up to a stop, all, or up to one that was named."""
    stops, at = replay.stops, replay.at
    match to:
        case "first":
            return 0
        case "back":
            return stops[max(0, bisect_left(stops, at) - 1)]
        case "on":
            return stops[min(len(stops) - 1, bisect_right(stops, at))]
        case "last":
            return len(replay.acts)
    return int(to) if to.isdecimal() and int(to) <= len(replay.acts) else at


def _share(model: Model, replay: Replay) -> Step:
    """The game is handed on as one link."""
    say = words(model.lang)
    try:
        fragment = link.write(replay.told)
    except Illegal as no:
        return replace(model, notice=Notice.of(no)), ()
    return model, (HandOn(say("app.name"), fragment),)


def _save(model: Model, replay: Replay, form: str) -> Step:
    """The game as a file: its journal, or in a format of the field."""
    opened, forms = replay.told.opened, replay.kit.formats() if replay.kit.formats else ()
    name = f"klerye-{opened.game}-{opened.id[:8]}.{form}"
    if form == "jsonl":
        text = "".join(entry.line() + "\n" for entry in replay.told.entries)
        return model, (SaveFile(name, text),)
    for one in forms:
        if one.name == form:
            return model, (SaveFile(name, text_in(one, replay.told)),)
    return model, ()


def text_in(form: Format, told: Follower) -> str:
    """The game at a table in a format of its field."""
    when = ""
    if told.opened.when:
        moment = datetime.fromtimestamp(told.opened.when / 1000, UTC)
        when = moment.strftime("%Y-%m-%dT%H:%M:%SZ")
    return form.write(transcript(told, when), line(told).states)
