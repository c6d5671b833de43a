"""How often each face has come: a fold of a game's acts."""

from collections.abc import Iterable

from klerye.core.chance import Dealt
from klerye.games.penta.rules import FACES, Act


def histogram(acts: Iterable[Act | Dealt]) -> tuple[int, ...]:
    """How many dice were thrown of each face, 1 to 6; a die that was kept counts once."""
    faces = [face for act in acts if isinstance(act, Dealt) for face in act.faces]
    return tuple(map(faces.count, FACES))
