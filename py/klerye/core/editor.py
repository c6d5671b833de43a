"""Setting up a position to play on from, as far as a game allows it."""

from collections.abc import Sequence
from typing import Any, Protocol

from klerye.core.drawing import Node
from klerye.core.game import Options
from klerye.core.look import Say


class Editor(Protocol):
    """Pure functions over a draft: a position that need not be one yet."""

    def begin(self, state: Any | None) -> Any:
        """The draft of a state; None: of the usual start."""
        ...

    def do(self, draft: Any, what: str, arg: str, fields: Sequence[str]) -> Any:
        """The draft after a person did `what` to the thing called `arg`; "typed": what stands in `fields`
        is to be taken, where it is another position. Raises `Illegal`."""
        ...

    def options(self, draft: Any) -> Options:
        """The options of a table that begins with this position. Raises `Illegal` where none can."""
        ...

    def seating(self, state: Any) -> str:
        """The key of the sentence that says who plays first from this state."""
        ...

    def draw(self, draft: Any, say: Say) -> list[Node]:
        """The board, and what can be put on it; a press there does "edit". What can be typed
        stands in the one form that they are all in."""
        ...
