"""Text from outside as JSON values, without the traps of JSON."""

import json
import re
from itertools import accumulate
from typing import Any

DEEPEST = 8
"""Lists and objects inside each other: an entry's options need three."""

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def load(text: str) -> Any:
    """The value of `text`. ValueError where it is no JSON, or nested deeper than `DEEPEST`: in a browser the
    parser's recursion ends the interpreter before Python could say no."""
    steps = (_STEPS.get(c, 0) for c in _STRING.sub("", text))
    if max(accumulate(steps), default=0) > DEEPEST:
        raise ValueError("nested too deep")
    return json.loads(text)
