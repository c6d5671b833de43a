"""How a computer's seat comes to its act: step by step over what that seat was told."""

import traceback
from collections.abc import Callable, Iterator
from typing import Any

from klerye.core.engine import Bot, Chance
from klerye.core.game import Game, Turn
from klerye.core.refusal import Illegal
from klerye.table.follower import Follower


def acts(
    bot: Bot[Any, Any],
    table: Follower,
    chance: Chance,
    at: int,
    failed: Callable[[], object] = traceback.print_exc,
) -> Iterator[str]:
    """Ever better acts, written, of the seat on turn at `table`, which was told what that seat may know.

    The first comes at once, the last is the decision. A bot that fails, or proposes what the rules refuse,
    is let go: the best act so far stands, or the first that is legal at all. `at` is the time in ms since
    the table opened; `failed` is called where a bot's exception is at hand.
    """
    waits, game, state = table.waits, table.game, table.state
    assert isinstance(waits, Turn)
    found = ""
    try:
        for act in bot.acts(state, waits.seat, chance):
            if game.write(act) != found:
                game.apply(state, act, at)
                found = game.write(act)
            yield found
    except Exception:  # whatever went wrong in there, the others at the table want to go on
        failed()
    if not found:
        yield game.write(any_act(game, state, at))


def any_act(game: Game[Any, Any], state: Any, at: int) -> Any:
    """The first act that is legal in `state`."""
    for act in game.moves(state):
        try:
            game.apply(state, act, at)
        except Illegal:
            continue
        return act
    raise LookupError("a state that waits for a seat, and no act is legal")
