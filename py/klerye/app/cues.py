"""What is heard and felt of what happens, as far as the person wants that."""

from klerye.app.effects import Cue, Effect
from klerye.app.model import Model, Table
from klerye.core.game import Over
from klerye.table.journal import Acted


def cue(model: Model, *sounds: str, buzz: str = "") -> tuple[Effect, ...]:
    """These sounds, one after the other; `buzz`: "act" for what the person did, or "turn"."""
    heard = tuple(filter(None, sounds)) if model.sound else ()
    felt = buzz if model.vibration else ""
    return (Cue(heard, felt),) if heard or felt else ()


def told(model: Model, before: Table, table: Table) -> tuple[Effect, ...]:
    """Of new entries, the last act that makes a sound; then that the game is over, or that it is the turn of
    somebody here, who has waited for others elsewhere."""
    new = table.acts[len(before.acts) :]
    heard = [sound for sound in map(table.kit.look.sound, new) if sound]
    over = isinstance(table.told.waits, Over) and not isinstance(before.told.waits, Over)
    others = len(table.here) < len(table.told.opened.names)
    turn = others and table.ours and not before.ours
    call = "over" if over else "turn" if turn else ""
    acts = [entry.what for entry in table.told.entries[before.next :] if isinstance(entry.what, Acted)]
    mine = any(act.seat in table.here for act in acts)
    return cue(model, *heard[-1:], call, buzz="turn" if turn else "act" if mine else "")
