"""Colours and sizes of type have names, and the names are in one file."""

import re
from pathlib import Path

import pytest

import serve

STYLE = Path(__file__).parents[2] / "web" / "style"
TOKENS = (STYLE / "tokens.css").read_text(encoding="utf-8")
PARTS = sorted(file for file in STYLE.iterdir() if file.name != "tokens.css")

COLOUR = re.compile(
    r"#[0-9a-f]{3,8}\b|\b(rgb|hsl|lab|lch|oklab|oklch|hwb)a?\(|\b(white|black|red|green|gray)\b(?=\s*[;)])",
    re.I,
)
TYPE = re.compile(r"font(?:-size)?:\s*([^;}]+)")
FROM_SCALE = re.compile(r"inherit|\d+px|(clamp\()?var\(--(tiny|small|body|large|title)\).*")
"""From the scale; or in px, which in a drawing are units of the drawing."""


@pytest.mark.parametrize("part", PARTS, ids=lambda file: file.name)
def test_colours_and_sizes_come_from_the_tokens(part: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", part.read_text(encoding="utf-8"), flags=re.DOTALL)
    named = re.sub(r"var\(--[\w-]+\)|\.[a-z]\w+", "", text)
    assert COLOUR.findall(named) == []
    assert [size for size in TYPE.findall(text) if not FROM_SCALE.fullmatch(size.strip())] == []


def test_every_token_is_there_and_is_used() -> None:
    defined = set(re.findall(r"(--[\w-]+):", TOKENS))
    own = {name for part in PARTS for name in re.findall(r"(--[\w-]+):", part.read_text(encoding="utf-8"))}
    used = {
        name for part in PARTS for name in re.findall(r"var\((--[\w-]+)", part.read_text(encoding="utf-8"))
    }
    assert used - own - defined == set()
    assert defined - used == set()


def _light(colour: str) -> float:
    """The relative luminance of "#rrggbb" (WCAG 2)."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _both(token: str) -> list[str]:
    """A token's colours by day and by night."""
    value = re.search(rf"--{token}: ([^;]+);", TOKENS)
    assert value
    found = re.findall(r"#[0-9a-f]{6}", value[1])
    return found * 2 if len(found) == 1 else found


@pytest.mark.parametrize(
    ("text", "grounds"),
    [
        ("ink", ("ground", "cloth", "paper", "warn", "sky")),
        ("faint", ("ground", "cloth", "paper")),
        ("leaf", ("ground", "cloth", "paper", "warn")),
        ("brick", ("ground", "cloth", "paper")),
        ("leaf-ink", ("leaf",)),
        ("board-ink", ("board-dark",)),
        ("ivory-ink", ("ivory", "ivory-light", "ivory-fresh")),
        ("ivory-red", ("ivory", "ivory-fresh")),
        ("square-ink", ("letter", "word", "crossing", "spring")),
    ],
)
def test_text_stands_out_by_day_and_by_night(text: str, grounds: tuple[str, ...]) -> None:
    """At least 4.5:1."""
    for ground in grounds:
        for one, other in zip(_both(text), _both(ground), strict=True):
            dark, bright = sorted((_light(one), _light(other)))
            assert (bright + 0.05) / (dark + 0.05) >= 4.5, (text, ground, one, other)


def test_browsers_without_two_colours_have_those_by_day() -> None:
    plain = serve.by_day(TOKENS)
    assert plain.count("light-dark(") == 1  # the question
    assert plain.count(":#") == TOKENS.count(": light-dark(")
    assert f"--ground:{_both('ground')[0]};" in plain
