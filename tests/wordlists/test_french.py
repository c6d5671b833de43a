"""The French list as it is committed: which words it has, and that its sources still make it."""

import hashlib
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import serve
from klerye.games.lexio.lexicon import Lexicon
from wordlists import build

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
COUNTS = {
    2: 81,
    3: 555,
    4: 2307,
    5: 7189,
    6: 16658,
    7: 30601,
    8: 46535,
    9: 58793,
    10: 63445,
    11: 59569,
    12: 48708,
    13: 35511,
}
SHA256 = "d937f63de688a89869ee49cc8b54a30c6b1e30748b57a055028631123532af0e"
TWO = """
AA AH AI AN AS AU AY BA BE BI BU CA CE CI DA DE DO DU EH EN ES ET EU EX FA FI GO HA HE HI HO IF IL IN JE
KA LA LE LI LU MA ME MI MU NA NE NI NO NU OC OH OK OM ON OR OS OU PI PU QI RA RE RI RU SA SE SI SU TA TE
TO TU UD UN US UT VA VE VU WU XI
"""


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.load(build.LIST.read_bytes())


@pytest.fixture(scope="module")
def words(lexicon: Lexicon) -> list[str]:
    return list(lexicon)


def test_counts_and_hash(lexicon: Lexicon, words: list[str]) -> None:
    assert Counter(map(len, words)) == COUNTS
    assert len(lexicon) == len(words) == sum(COUNTS.values())
    assert hashlib.sha256("".join(f"{word}\n" for word in words).encode()).hexdigest() == SHA256


def test_words_are_in_order_and_fit_the_board(words: list[str]) -> None:
    assert words == sorted(set(words))
    assert all(build.letters(word) == word for word in words)


def test_every_word_is_found(lexicon: Lexicon, words: list[str]) -> None:
    assert [word for word in words if word not in lexicon] == []


def test_what_is_not_listed_is_not_found(lexicon: Lexicon, words: list[str]) -> None:
    listed = set(words)
    near = {word[:i] + word[i + 1 :] for word in words[::50] for i in range(len(word))}
    near |= {word + letter for word in words[::50] for letter in "AEIRSTXZ"}
    assert len(near - listed) > 50_000
    assert {word for word in near if word in lexicon} == near & listed


@pytest.mark.parametrize("odd", ["", "A", "été", "ete", "ET E", "É", "@", "E" * 14, "PARI\n", "AUJOURD'HUI"])
def test_odd_strings_are_no_words(lexicon: Lexicon, odd: str) -> None:
    assert odd not in lexicon


def test_must_in(lexicon: Lexicon) -> None:
    wanted = (HERE / "must_in.txt").read_text().split()
    assert len(wanted) == 100
    assert [word for word in wanted if word not in lexicon] == []


def test_must_out(lexicon: Lexicon) -> None:
    unwanted = (HERE / "must_out.txt").read_text().split()
    assert len(unwanted) == 100
    assert [word for word in unwanted if word in lexicon] == []


def test_two_letters(words: list[str]) -> None:
    assert [word for word in words if len(word) == 2] == TWO.split()


@pytest.mark.parametrize(
    ("inside", "outside"),
    [
        ("PARIS JEAN LONDRES", "FRANCE MADRID BERLIN"),
        ("CATIMINI TAPINOIS EMBLEE AUPRES INSTAR QUANT", "ABRUPTO FACTO VITRO"),
        ("VOLT VOLTS KILOVOLT KILOVOLTS MEGAHERTZ", "ZEPTOVOLT YOTTAMETRE DECACURIE MEGAHERTZS"),
        ("SOEUR OEUVRE CAECUM", "SŒUR AE OE"),
    ],
)
def test_each_step_of_the_recipe(lexicon: Lexicon, inside: str, outside: str) -> None:
    assert [word for word in inside.split() if word not in lexicon] == []
    assert [word for word in outside.split() if word in lexicon] == []


def test_the_kept_multiples_are_words(lexicon: Lexicon) -> None:
    for unit, *prefixes in map(str.split, build.lines("multiples.txt")):
        assert [p for p in prefixes if (word := build.letters(p + unit)) and word not in lexicon] == []


def test_hand_kept_removals_are_out(lexicon: Lexicon) -> None:
    assert [word for word in build.lines("removals.txt") if word in lexicon] == []


def test_the_sources_make_this_very_list() -> None:
    command = [sys.executable, "wordlists/build.py", "--check"]
    result = subprocess.run(command, cwd=serve.ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"sha256 {SHA256}" in result.stdout
