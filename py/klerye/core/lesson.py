"""What a first game explains in place: one hint at a time, found from what has happened so far."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Hint:
    """Something worth knowing now. The sentence of the hint "must" is under "dam.learn_must", its facts are
    `facts`; `rule` is the number of the rule to read on; `points` are the places that it points at. Most
    hints end with the first game; one that is `rare` stays until its reader says that it is known."""

    name: str
    rule: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    points: tuple[Any, ...] = ()
    rare: bool = False
