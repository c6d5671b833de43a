"""Boards of Lexio drawn as text, states around them, and tables played at random."""

from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

from klerye.core.game import Over, Turn
from klerye.core.refusal import Illegal
from klerye.games.lexio.acts import Act, Exchange, Laid, Pass, Place
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.placements import Words
from klerye.games.lexio.rules import Lexio, State
from klerye.games.lexio.tiles import JOKER, UNSEEN, unseen
from klerye.table.dealer import Local
from klerye.table.keeper import Keeper
from random_play import WHEN, open_keeper

WORDS = dict.fromkeys(
    [
        "AI",
        "AS",
        "AU",
        "CE",
        "DE",
        "DU",
        "EH",
        "EN",
        "ES",
        "ET",
        "EU",
        "EUE",
        "IL",
        "IF",
        "IN",
        "JE",
        "LA",
        "LE",
        "LU",
        "MA",
        "NE",
        "NI",
        "NU",
        "ON",
        "OR",
        "OS",
        "OU",
        "RA",
        "RE",
        "SA",
        "SE",
        "SI",
        "SU",
        "TA",
        "TE",
        "TU",
        "UN",
        "US",
        "VA",
        "VU",
        "AIR",
        "ALE",
        "ANE",
        "ARE",
        "ART",
        "AXE",
        "BEC",
        "CAS",
        "DES",
        "DUO",
        "EAU",
        "ETE",
        "FEU",
        "GAZ",
        "HIE",
        "ILE",
        "ILS",
        "JEU",
        "KIR",
        "LES",
        "LIT",
        "MER",
        "MUR",
        "NEZ",
        "NID",
        "ONT",
        "OIE",
        "PIE",
        "QUE",
        "RAT",
        "RUE",
        "SEL",
        "SET",
        "SOL",
        "SOT",
        "TAS",
        "TES",
        "UNE",
        "USE",
        "VIE",
        "WOK",
        "YEN",
        "ZEN",
        "AILE",
        "AMIE",
        "ANSE",
        "EAUX",
        "ETAT",
        "LION",
        "LOUE",
        "NAGE",
        "ONDE",
        "PAYS",
        "PORT",
        "RAIE",
        "ROSE",
        "SALE",
        "SOIE",
        "SOLE",
        "TARE",
        "TIRE",
        "TOIT",
        "UNIE",
        "ARENE",
        "ENTRE",
        "LIONS",
        "LOUER",
        "PETIT",
        "RAIDE",
        "SALES",
        "SERIE",
        "TABLE",
        "TAMIS",
        "TARIE",
        "UNION",
        "MAISON",
        "RATION",
        "SOLEIL",
        "TAMISE",
        "ENTIERS",
        "MAISONS",
        "NATURES",
        "DISTANCE",
        "REPORTER",
    ]
)
"""A small word list for games at random, in an order that is the same for ever."""


class Half:
    """A word list that holds about half of all words, the same for ever."""

    def __contains__(self, word: str) -> bool:
        return crc32(word.encode()) % 2 == 0

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("endless")


def drawn(picture: str) -> str:
    """The board drawn as thirteen rows from the top, with or without spaces."""
    rows = ["".join(row.split()) for row in picture.strip().splitlines()]
    board = "".join(rows)
    assert [len(row) for row in rows] == [13] * 13
    assert [sign == "#" for sign in board] == [sign == "#" for sign in EMPTY]
    return board


def rows(board: str) -> list[str]:
    return [board[at : at + 13] for at in range(0, 169, 13)]


def across(row: int, column: int, signs: str) -> Place:
    """A play along a row; row and column from 0, a dot for a square left out."""
    return Place(tuple(Laid(row, column + n, sign) for n, sign in enumerate(signs) if sign != "."))


def down(row: int, column: int, signs: str) -> Place:
    """A play down a column."""
    return Place(tuple(Laid(row + n, column, sign) for n, sign in enumerate(signs) if sign != "."))


def state(board: str = EMPTY, *racks: str, **more: Any) -> State:
    """A state in which seat 0 is on turn; two racks unless told, the second unseen."""
    racks = racks or ("AEIOUST",)
    if len(racks) == 1:
        racks = (*racks, UNSEEN * 7)
    known: dict[str, Any] = {
        "racks": tuple("".join(sorted(rack)) for rack in racks),
        "scores": (0,) * len(racks),
        "full_at": (0,) * len(racks),
        "first": 0,
        "turn": 0,
    }
    return State(board, **(known | more))


def emptied(*racks: str, **more: Any) -> State:
    """A state with an empty bag: all tiles that are not on `racks` lie on the board, from the bottom up,
    as no game would lay them; the top rows stay free."""
    rest = list(unseen(EMPTY, "".join(racks)))
    board = list(EMPTY)
    for at in reversed(range(169)):
        if board[at] == "." and rest:
            sign = rest.pop()
            board[at] = "e" if sign == JOKER else sign
    assert not rest
    s = state("".join(board), *racks, **more)
    assert s.bag == 0
    return s


def any_place(s: State, chance: Random) -> Place | None:
    """A play of the right form from the rack on turn, whatever its words; None if none was found."""
    rack = list(s.racks[s.seat])
    chance.shuffle(rack)
    first = all(sign in ".#" for sign in s.board)
    beside = [
        (row, column)
        for row in range(13)
        for column in range(13)
        if s.board[13 * row + column] == "."
        and (
            (row, column) == (6, 6) if first else any(is_tile(s.board, *near) for near in around(row, column))
        )
    ]
    for _ in range(20):
        row, column = chance.choice(beside)
        size = chance.randint(1 + first, max(2, len(rack))) if len(rack) > 1 else 1
        line = [(row, c) for c in range(13)] if chance.random() < 0.5 else [(r, column) for r in range(13)]
        free = [square for square in line if s.board[13 * square[0] + square[1]] == "."]
        start = free.index((row, column)) - chance.randrange(size)
        squares = free[start : start + size] if start >= 0 else []
        if len(squares) == size <= len(rack):
            letters = (tile if tile != JOKER else chance.choice("abcdez") for tile in rack)
            return Place(tuple(Laid(*at, sign) for at, sign in zip(squares, letters, strict=False)))
    return None


def around(row: int, column: int) -> list[tuple[int, int]]:
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def is_tile(board: str, row: int, column: int) -> bool:
    return row in range(13) and column in range(13) and board[13 * row + column].isalpha()


def any_act(s: State, chance: Random, eager: float) -> Act:
    """A placement with the probability `eager`, else an exchange or a pass."""
    if chance.random() < eager and (place := any_place(s, chance)):
        return place
    rack = s.racks[s.seat]
    most = min(len(rack), s.bag)
    if most and chance.random() < 0.5:
        return Exchange("".join(chance.sample(rack, chance.randint(1, most))))
    return Pass()


def play_any(seats: int, seed: int, most: int = 1000, words: Words | None = None) -> Keeper:
    """A table of random acts at random times, to its end or for `most` entries; refused words are
    written down as tries."""
    chance, game = Random(seed), Lexio(words)
    eager = chance.choice((0.6, 0.9, 1.0))
    keeper, now = open_keeper(game, seats, chance), WHEN
    while not isinstance(keeper.truth.waits, Over) and len(keeper.truth.entries) < most:
        now += chance.choice((1, 900, 15_000))
        if keeper.asks:
            keeper = keeper.deal(Local(chance), now)
        elif forced := keeper.force(now):
            keeper = forced
        else:
            waits = keeper.truth.waits
            assert isinstance(waits, Turn)
            text = game.write(any_act(keeper.truth.state, chance, eager))
            try:
                keeper = keeper.propose(waits.seat, text, keeper.last.n, now)
            except Illegal as no:
                if no.instead is None:
                    assert no.why == "lexio.no_tries"
                    text = "pass"
                    keeper = keeper.propose(waits.seat, text, keeper.last.n, now)
                else:
                    keeper = keeper.note(waits.seat, no, now)
    return keeper


def refusal(game: Lexio, s: State, act: Act, at: int = 0) -> Illegal:
    """Why `act` is refused in `s`; fails when it is not."""
    try:
        game.apply(s, act, at)
    except Illegal as no:
        return no
    raise AssertionError(f"not refused: {act}")
