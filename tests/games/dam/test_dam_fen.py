"""FEN is read strictly and written in one way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dam.boards import positions, refusal
from klerye.core.refusal import Illegal
from klerye.games.dam import fen
from klerye.games.dam.position import RED, START, WHITE, Position


@given(positions())
def test_written_reads_back(position: Position) -> None:
    assert fen.read(fen.write(position)) == position


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("B:W21-32:B1-12", "B:W21-32:B1-12"),
        ("W:B1-12:W21-32.", "W:W21-32:B1-12"),
        (" B : W 18, 24 ,K10 : B1,2 . ", "B:WK10,18,24:B1,2"),
        ("B:WK1-4:BK29,K30", "B:WK1,K2,K3,K4:BK29,K30"),
        ("W:W:B1", "W:W:B1"),
        ("B:B:W", "B:W:B"),
        ("B:W32,31,30:B", "B:W30-32:B"),
    ],
)
def test_forms(text: str, canonical: str) -> None:
    assert fen.write(fen.read(text)) == canonical


def test_start() -> None:
    assert fen.read("B:W21-32:B1-12") == START
    assert fen.read("B:WK1:B2") == Position(red=2, white=1, kings=1, turn=RED)
    assert fen.read("W:W9:BK32").turn == WHITE


@pytest.mark.parametrize(
    ("text", "column", "wanted"),
    [
        ("", 1, "side_to_move"),
        ("X:W1:B2", 1, "side_to_move"),
        ("B", 2, "colon"),
        ("B:Q", 3, "side"),
        ("B:W21", 6, "colon"),
        ("B:W21:W22", 7, "other_side"),
        ("B:W0:B1", 4, "square"),
        ("B:W33:B1", 4, "square"),
        ("B:W021:B1", 4, "square"),
        ("B:W9,:B1", 6, "square"),
        ("B:W٣:B1", 4, "square"),
        ("B:W21-20:B1", 7, "higher_square"),
        ("B:W21-21:B1", 7, "higher_square"),
        ("B:W21-:B1", 7, "square"),
        ("B:W21,21:B1", 7, "free_square"),
        ("B:W21:B1,20-22", 10, "free_square"),
        ("B:W4:B5", 4, "king"),
        ("B:W9:B28-29", 7, "king"),
        ("B:W9:B5 x", 9, "end"),
        ("B:W9:B5..", 9, "end"),
        ("B:W9 10:B5", 6, "colon"),
    ],
)
def test_refusals_name_the_place(text: str, column: int, wanted: str) -> None:
    with pytest.raises(Illegal) as no:
        fen.read(text)
    assert no.value.why == "dam.fen"
    assert (no.value.facts["column"], no.value.facts["wanted"]) == (column, f"dam.fen_{wanted}")


@given(st.text(alphabet="BWK:,-.0123456789 x", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    if no := refusal(lambda: fen.read(text)):
        assert no.facts["column"] in range(1, len(text) + 2)
    else:
        position = fen.read(text)
        assert fen.read(fen.write(position)) == position
        assert position.red & position.white == 0
        assert position.kings & ~(position.red | position.white) == 0
