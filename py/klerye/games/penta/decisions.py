"""Checks the exact play against a file of known decisions: what is best, and what each option is worth."""

from collections.abc import Iterator
from typing import Any, Final

from klerye.games.penta import card
from klerye.games.penta import rest as rests
from klerye.games.penta.policy import Turn, Worth, earn
from klerye.games.penta.rest import Rest
from klerye.games.penta.sheet import BOXES, Dice

OFF: Final = 0.001
"""By how many points a value may differ."""


def knows(data: Any) -> bool:
    """Whether `data` is in this format, and so may be given to `check`."""
    return isinstance(data, dict) and isinstance(data.get("decisions"), list) and "start_value" in data


def check(data: Any, worth: Worth) -> Iterator[tuple[str, str | None]]:
    """Each case's name, and what is wrong with it, or None."""
    yield "a new sheet", _differ(data["start_value"], worth(Rest()))
    for number, case in enumerate(data["decisions"], start=1):
        try:
            wrong = _wrong(case, worth)
            number = case["id"]
        except (KeyError, ValueError, TypeError, AttributeError, IndexError) as no:
            wrong = f"not a case: {no!r}"
        yield f"decision {number}", wrong


def _wrong(case: Any, worth: Worth) -> str | None:
    rest = rests.of(card.of(case["card"]))
    if tuple(rest) != (case["p"], case["mask12"], case["upper"]):
        return f"the card is {tuple(rest)}"
    dice, left = tuple(case["dice"]), case["throws_left"]
    turn = Turn(rest, earn(rest, worth))
    choices = turn.choices(dice, left)
    choice, most = choices[0]
    values = {_name(choice, dice, left): value for choice, value in choices}
    if left:
        # In the file a player may keep all five and choose again with a throw less.
        values[_told(sorted(dice))] = turn.roll(dice, left - 1)
    if (chosen := _name(choice, dice, left)) not in map(_told, case["best"]):
        return f"chooses {chosen}"
    wrongs = [_differ(case["value"], most)]
    wrongs += [_differ(value, values[_told(option)]) for option, value in case["options"]]
    return next(filter(None, wrongs), None)


def _name(choice: int | Dice, dice: Dice, left: int) -> str:
    """As the file tells it: with a throw to come, to write is to keep all five."""
    if isinstance(choice, int):
        return _told(sorted(dice)) if left else BOXES[choice]
    return _told(choice)


def _told(option: Any) -> str:
    return option if isinstance(option, str) else "keep " + "".join(map(str, option))


def _differ(wanted: float, got: float) -> str | None:
    return None if abs(wanted - got) < OFF else f"is worth {got:.6f}, not {wanted:.6f}"
