"""What a first game of Lexio explains where it happens."""

from collections.abc import Iterator

from klerye.core.lesson import Hint
from klerye.core.look import Scene
from klerye.games.lexio import tries
from klerye.games.lexio.acts import Exchange, Place, Tried
from klerye.games.lexio.hand import Draft
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.rules import ROUNDS, State
from klerye.games.lexio.tiles import JOKER

SETTLED_IN = 3
"""After how many words of one's own exchanging is worth a word."""


def hints(scene: Scene) -> Iterator[Hint]:
    """What whoever is on turn may need to know now, the most urgent first."""
    state: State = scene.state
    draft: Draft = scene.draft
    if state.ended:
        return
    mine = [act for before, act in zip(scene.states, scene.acts, strict=False) if before.seat == state.seat]
    words = sum(isinstance(act, Place) for act in mine)
    if scene.acts and isinstance(scene.acts[-1], Tried):
        left = tries.left(state.full_at[state.seat], scene.at)
        yield Hint("tries", "L15", {"n": left, "seconds": tries.TRY_MS // 1000}, rare=True)
    if draft.swap is not None:
        yield Hint("swap", "L21")
        return
    yield from _warnings(state)
    if len(draft.laid) == 1 and not words:
        yield Hint("back", "L11")
    elif draft.laid:
        yield Hint("preview", "L20")
    if JOKER in state.racks[state.seat] and not draft.laid:
        yield Hint("joker", "L6", rare=True)
    if state.board == EMPTY:
        yield Hint("source", "L9")
    elif not words:
        yield Hint("touch", "L11")
    elif words == 1:
        yield Hint("premium", "L16")
    elif words < SETTLED_IN:
        yield Hint("crossing", "L18")
    elif state.bag and not any(isinstance(act, Exchange) for act in mine):
        yield Hint("exchange", "L21")


def _warnings(state: State) -> Iterator[Hint]:
    """How near the end is."""
    seats = len(state.racks)
    if state.idle >= (ROUNDS - 1) * seats:
        yield Hint("idle", "L26", {"n": ROUNDS * seats - state.idle}, rare=True)
    if not state.bag:
        yield Hint("bag", "L25", rare=True)
