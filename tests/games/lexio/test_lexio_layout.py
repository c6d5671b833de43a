"""The clearing and the tiles, against the figures that they were chosen by."""

import json
from collections import Counter
from typing import Any

from klerye.games.lexio import layout, scoring, tiles, tries
from shared import shared


def known() -> Any:
    return json.loads(shared("rules/lexio.json").read_text(encoding="utf-8"))


def test_the_figures_are_those_given() -> None:
    data = known()
    assert list(layout.LAYOUT) == data["rows"]
    assert {letter: list(pair) for letter, pair in tiles.LETTERS.items()} == data["tiles"]
    given = [data[name] for name in ("jokers", "rack", "seven_tiles", "tries", "try_seconds")]
    assert given == [tiles.JOKERS, tiles.RACK, scoring.SEVEN_TILES, tries.TRIES, tries.TRY_MS // 1000]


def test_l4_tiles_and_values() -> None:
    counts = {letter: count for letter, (count, _) in tiles.LETTERS.items()}
    assert sorted(counts) == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert sum(counts.values()) == 100
    assert tiles.TOTAL == len(tiles.unseen(layout.EMPTY, "")) == 102
    assert counts["E"] == 14
    assert all(count == 1 for count, worth in tiles.LETTERS.values() if worth >= 8)
    for letters, worth in {"EAISNRTULO": 1, "DCMP": 2, "GB": 3, "VFH": 4, "QJX": 8, "YKWZ": 10}.items():
        assert all(tiles.value(letter) == worth for letter in letters)
    assert tiles.value("*e?") == 0


def test_l8_an_octagon_of_153_squares() -> None:
    signs = layout.SQUARES
    assert len(signs) == 13 * 13
    assert signs.count("#") == 16
    for row in (0, 1, 11, 12):
        assert layout.LAYOUT[row].startswith("##")
        assert layout.LAYOUT[row].endswith("##")
    assert layout.EMPTY.count(".") == 153
    assert [len(line) for line in layout.STRETCHES[0]] == [9, 9, *[13] * 9, 9, 9]
    assert [len(line) for line in layout.STRETCHES[1]] == [9, 9, *[13] * 9, 9, 9]


def test_l9_the_source_in_the_middle_multiplies_nothing() -> None:
    assert layout.name(*divmod(layout.SOURCE, 13)) == "G7"
    assert layout.SQUARES[layout.SOURCE] == "*"
    assert not {"*"} & {*scoring.LETTER, *scoring.WORD, "X"}


def test_l10_premiums() -> None:
    assert Counter(layout.SQUARES.replace("#", "").replace(".", "")) == dict.fromkeys("dtDT", 8) | {
        "X": 4,
        "*": 1,
    }
    for at, sign in enumerate(layout.SQUARES):
        if sign in "dtDTX":
            near = layout.NEIGHBOURS[at]
            assert all(layout.SQUARES[n] in ".*" for n in near)
            assert (len(near) < 4) == (sign in "DT")  # the rim: beside the edge or a blocked square
    source_lines = [*range(6 * 13, 7 * 13), *range(6, 169, 13)]
    assert {layout.SQUARES[at] for at in source_lines} == {".", "*"}
    turned = ["".join(row[n] for row in layout.LAYOUT) for n in range(13)]
    assert tuple(turned) == layout.LAYOUT == layout.LAYOUT[::-1]
