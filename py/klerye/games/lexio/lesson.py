"""What a first game of Lexio explains where it happens; what its tray says already is not said twice."""

from collections.abc import Iterator

from klerye.core.lesson import Hint
from klerye.core.look import Scene
from klerye.games.lexio.acts import Exchange, Place
from klerye.games.lexio.hand import Draft
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.rules import State
from klerye.games.lexio.tiles import JOKER

SETTLED_IN = 3
"""After how many words of one's own exchanging is worth a word."""


def hints(scene: Scene) -> Iterator[Hint]:
    """What whoever is on turn may need to know now, the most urgent first."""
    state: State = scene.state
    draft: Draft = scene.draft
    if state.ended or draft.swap is not None:
        return
    mine = [act for before, act in zip(scene.states, scene.acts, strict=False) if before.seat == state.seat]
    words = sum(isinstance(act, Place) for act in mine)
    if not state.bag:
        yield Hint("bag", "L25", rare=True)
    if draft.laid:
        yield Hint("back", "L11") if len(draft.laid) == 1 and not words else Hint("preview", "L20")
        return
    if JOKER in state.racks[state.seat]:
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
