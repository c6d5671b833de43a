"""Every placement that a word list allows, found plainly: each word is tried in each line."""

from collections.abc import Iterator
from itertools import combinations
from typing import Protocol

from klerye.games.lexio.acts import Down, Laid, Place
from klerye.games.lexio.board import Board, count, run
from klerye.games.lexio.layout import NEIGHBOURS, SIZE, SOURCE, STRETCHES
from klerye.games.lexio.scoring import score
from klerye.games.lexio.tiles import JOKER, RACK, take


class Words(Protocol):
    """A word list (L13): capitals without accents. Its order is that in which plays are found."""

    def __contains__(self, word: str, /) -> bool: ...

    def __iter__(self) -> Iterator[str]: ...


def placements(board: Board, rack: str, words: Words) -> Iterator[Place]:
    """Every play of tiles of `rack` that forms words of `words` only, each once (L11 to L13).

    A joker stands in turn for each letter that it can, also where the rack has that letter. The
    time grows with lines × words: some milliseconds for a hundred words, ten seconds for a whole list.
    """
    anchors = _anchors(board)
    jokers = rack.count(JOKER)
    for down in (0, 1):
        way: Down = 1 if down else 0
        for line in STRETCHES[way]:
            if anchors.isdisjoint(line):
                continue
            signs = "".join(board[at] for at in line)
            letters = {*rack, *signs.upper()}
            for word in words:
                if len(word) <= len(line) and len({*word} - letters) <= jokers:
                    for squares in _fits(signs, line, word, anchors):
                        yield from _plays(board, rack, words, way, squares)


def _anchors(board: Board) -> set[int]:
    """The empty squares of which a play must cover one: beside a tile, or the source (L11)."""
    if not count(board):
        return {SOURCE}
    return {
        at
        for at, sign in enumerate(board)
        if sign == "." and any(board[near] != "." for near in NEIGHBOURS[at])
    }


def _fits(signs: str, line: range, word: str, anchors: set[int]) -> Iterator[dict[int, str]]:
    """Where `word` fits in a line: the letters that a play must lay, by square."""
    size = len(word)
    for start in range(len(line) - size + 1):
        there = signs[start : start + size]
        if signs[start - 1 : start].strip(".") or signs[start + size : start + size + 1].strip("."):
            continue  # the word would go on
        squares = line[start : start + size]
        lay = {at: letter for at, letter, sign in zip(squares, word, there, strict=True) if sign == "."}
        if len(lay) > RACK or anchors.isdisjoint(lay):
            continue
        if all(sign in (".", letter, letter.lower()) for letter, sign in zip(word, there, strict=True)):
            yield lay


def _plays(board: Board, rack: str, words: Words, down: Down, lay: dict[int, str]) -> Iterator[Place]:
    """The ways to lay these letters from the rack, if all cross words are in the list."""
    if down and len(lay) == 1 and len(run(board, next(iter(lay)), 0)) > 1:
        return  # found along its row
    ways = []
    for jokers in range(rack.count(JOKER) + 1):
        for small in combinations(lay, jokers):
            if take(rack, [JOKER if at in small else letter for at, letter in lay.items()]) is not None:
                ways.append({at: letter.lower() if at in small else letter for at, letter in lay.items()})
    if ways and all(word.text.upper() in words for word in score(board, _laid(lay)).words):
        yield from (Place(_laid(way)) for way in ways)


def _laid(signs: dict[int, str]) -> tuple[Laid, ...]:
    return tuple(Laid(*divmod(at, SIZE), sign) for at, sign in signs.items())
