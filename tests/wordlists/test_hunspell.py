"""The affix expander against dictionaries small enough to expand by hand."""

import pytest

from wordlists.hunspell import Entry, Unsupported, expand, read_affixes, read_entries, split_flags

AFF = """
SET UTF-8
FLAG long
FULLSTRIP
NEEDAFFIX ()
FORBIDDENWORD {}
# a remark
PFX re Y 2
PFX re 0 re [^aeiou]
PFX re 0 r [aeiou]

PFX N. N 1
PFX N. 0 non .

PFX Um Y 2
PFX Um 0 0/S. .
PFX Um 0 kilo/S.() .

PFX en Y 1
PFX en 0 en [aeiou]

SFX S. Y 1
SFX S. 0 s/en [^sxz]

SFX er Y 3
SFX er er e/S. er
SFX er er ons [^g]er
SFX er er eons ger

SFX va Y 1
SFX va aller iront aller

SFX x. Y 2
SFX x. 0 eur/S.() .
SFX x. 0 age/() .
"""


def forms(line: str) -> set[str]:
    (entry,) = read_entries(line)
    return expand(entry, read_affixes(AFF))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("ici", "ici"),
        ("mot/S. po:nom is:mas", "mot mots"),
        ("nez/S.", "nez"),
        ("ami/S.", "ami amis enamis"),
        ("ami/S.en", "ami amis enami enamis"),
        ("nez/S.()", ""),
        ("loger/er()", "loge loges logeons"),
        ("miner/er", "miner mine mines minons"),
        ("lier/reer", "lier lie lies lions relier relie relies relions"),
        ("armer/reer", "armer arme armes enarmes armons rarmer rarme rarmes rarmons"),
        ("mot/N.S.", "mot mots nonmot"),
        ("volt/Um()", "volt volts kilovolts"),
        ("aller/va()", "iront"),
        ("aller/vaen", "aller iront enaller eniront"),
        ("sac/x.()", "saceurs"),
        ("oc/x.()en", "oceurs enoc enoceur enocage enoceurs"),
    ],
)
def test_forms(line: str, expected: str) -> None:
    assert forms(line) == set(expected.split())


def test_the_count_and_remarks_are_no_entries() -> None:
    assert list(read_entries("2\n# remark\nun\ndeux/S. po:nb\n\n")) == [
        Entry("un", frozenset()),
        Entry("deux", frozenset({"S."}), ("po:nb",)),
    ]


@pytest.mark.parametrize("option", ["COMPOUNDFLAG XX", "AF 3", "FLAG num", "COMPLEXPREFIXES"])
def test_an_unknown_option_is_refused(option: str) -> None:
    with pytest.raises(Unsupported):
        read_affixes(f"{AFF}\n{option}\n")


def test_flags_without_a_meaning_here_are_refused_when_used() -> None:
    with pytest.raises(Unsupported):
        forms("laid/{}")
    with pytest.raises(Unsupported):
        split_flags("S.d")
