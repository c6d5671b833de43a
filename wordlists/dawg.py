"""Packs sorted words into the smallest word graph, in the form that klerye's `Lexicon` reads."""

import zlib
from collections.abc import Iterable

from klerye.core.sealed import seal
from klerye.games.lexio.lexicon import FINAL, LAST, MAGIC, TARGET

Arc = tuple[str, bool, int]
"""Letter, whether a word ends here, and the number of the node it leads to."""

Node = tuple[Arc, ...]


def minimal(words: Iterable[str]) -> list[Node]:
    """The nodes of the graph of sorted words: leaf first, root last, no two alike.

    Each node is settled when the words have passed it (Daciuk, Mihov, Watson and Watson,
    "Incremental Construction of Minimal Acyclic Finite-State Automata", 2000).
    """
    numbers: dict[Node, int] = {(): 0}
    path: list[tuple[str, bool, list[Arc]]] = [("", False, [])]

    def settle(depth: int) -> None:
        while len(path) > depth + 1:
            letter, final, arcs = path.pop()
            number = numbers.setdefault(tuple(arcs), len(numbers))
            path[-1][2].append((letter, final, number))

    before = ""
    for word in words:
        if word <= before:
            raise ValueError(f"{word} does not come after {before}")
        shared = next((i for i, (a, b) in enumerate(zip(word, before, strict=False)) if a != b), len(before))
        settle(shared)
        path.extend((letter, False, []) for letter in word[shared:])
        path[-1] = (path[-1][0], True, path[-1][2])
        before = word
    settle(0)
    root = tuple(path[0][2])
    return [*numbers, root]


def pack(words: list[str]) -> bytes:
    """The file that `Lexicon.load` reads."""
    nodes = minimal(words)
    first = [0] * len(nodes)
    count = 1
    for number in range(len(nodes) - 1, 0, -1):  # the root's arcs first
        first[number] = count
        count += len(nodes[number])
    arcs = [0]
    for node in nodes[:0:-1]:
        for letter, final, target in node:
            arcs.append(ord(letter) - 64 | FINAL * final | first[target] << TARGET)
        arcs[-1] |= LAST
    planes = [bytes(arc >> shift & 0xFF for arc in arcs) for shift in (0, 8, 16)]
    body = zlib.compress(len(words).to_bytes(4, "little") + b"".join(planes), 9)
    return seal(MAGIC, body)
