"""What a first game of Penta explains where it happens."""

from collections.abc import Iterator

from klerye.core.lesson import Hint
from klerye.core.look import Scene
from klerye.games.penta import sheet
from klerye.games.penta.hand import Draft
from klerye.games.penta.rules import THROWS, State
from klerye.games.penta.sheet import BONUS, EXTRA, PAR, UPPER


def hints(scene: Scene) -> Iterator[Hint]:
    """What whoever is on turn may need to know now, the most urgent first."""
    state: State = scene.state
    draft: Draft = scene.draft
    one, first = state.sheet, state.sheet.written == 0
    if not state.dice:
        if first:
            yield Hint("throw", "P1")
        if sum(points is not None for points in one.points[: len(UPPER)]) == 1:
            yield Hint("pace", "P5", {"par": PAR, "bonus": BONUS})
        return
    if sheet.is_further(one, state.dice):
        yield Hint("joker", "P8", {"extra": EXTRA}, rare=True)
    elif len(set(state.dice)) == 1 and one.of("penta") == 0:
        yield Hint("no_joker", "P9", rare=True)
    if sheet.nothing_scores(one, state.dice):
        yield Hint("sacrifice", "P6", rare=True)
    if draft.box:
        nothing = not sheet.takes(one, state.dice).get(draft.box)
        if nothing:
            yield Hint("zero", "P6", rare=True)
        elif first:
            yield Hint("confirm", "P2")
    elif state.throws == THROWS:
        if scene.due_in is not None and one.written <= 1:
            yield Hint("countdown", "P3", {"n": (scene.patience or 0) // 1000})
        if first:
            yield Hint("pick", "P4")
    elif first:
        yield Hint("again" if draft.kept else "keep", "P1")
