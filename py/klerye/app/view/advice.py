"""How acts and what they are worth are put in words."""

from dataclasses import replace
from typing import Any

from klerye.app.model import Table
from klerye.app.words import Words
from klerye.core.look import Scene, number
from klerye.core.refusal import Illegal


def sentence(table: Table, shown: Scene, act: Any, say: Words) -> str:
    """What `act` would be called if it were made in the last state of `shown`."""
    rules = table.kit.rules
    try:
        after = rules.apply(shown.state, act, shown.at)
    except Illegal:
        return rules.write(act)
    then = replace(shown, states=(*shown.states, after), acts=(*shown.acts, act))
    return table.kit.look.told(then, len(shown.acts), say)


def cost(value: float, say: Words) -> str:
    """What a decision costs: small costs are told more finely."""
    return number(value, say, 1 if abs(value) >= 1 else 2)
