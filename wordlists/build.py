#!/usr/bin/env python3
"""Build the French word list of Lexio from the pinned packages and the hand-kept files beside this one."""

import argparse
import hashlib
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "py")]

import serve  # noqa: E402
from klerye.core.refusal import Illegal  # noqa: E402
from klerye.games.lexio.lexicon import Lexicon  # noqa: E402
from wordlists import dawg, packages  # noqa: E402
from wordlists.hunspell import Affixes, Entry, Unsupported, expand, read_affixes, read_entries  # noqa: E402

LIST = HERE / "fr.dawg"

KEEPCASE = "||"
"""The flag of symbols and abbreviations."""

SI = {"Um", "Ui"}
"""The flags that set each of 21 SI prefixes before a unit."""

NO_WORD = {"po:npr", "po:prn", "po:patr", "po:pfx", "po:sfx"}
"""Place, first name, family name, prefix, suffix."""

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def lines(name: str) -> list[str]:
    """The lines of a hand-kept file, without remarks."""
    text = (HERE / name).read_text(encoding="utf-8")
    return [line for raw in text.splitlines() if (line := raw.partition("#")[0].strip())]


def letters(form: str) -> str | None:
    """A form as tiles show it, or None when they cannot: 2 to 13 letters A to Z (L13)."""
    plain = unicodedata.normalize("NFD", form.translate(LIGATURES))
    word = "".join(c for c in plain if not unicodedata.combining(c)).upper()
    return word if re.fullmatch("[A-Z]{2,13}", word) else None


def usual(form: str, unit: str, multiples: dict[str, list[str]]) -> bool:
    """Whether `form` is a unit or one of its kept multiples, in the singular or plural."""
    kept = {prefix + unit for prefix in ["", *multiples.get(unit, [])]}
    return not kept.isdisjoint({form, form.removesuffix("s")})


def words(entries: Iterable[Entry], affixes: Affixes) -> Iterator[str]:
    """What the entries bring to the list; a word may come more than once."""
    loose = set(lines("loc_keep.txt"))
    multiples = {unit: prefixes for unit, *prefixes in map(str.split, lines("multiples.txt"))}
    for entry in entries:
        kinds = {tag for tag in entry.tags if tag.startswith("po:")}
        if entry.stem != entry.stem.lower() or KEEPCASE in entry.flags or (kinds and kinds <= NO_WORD):
            continue
        fragment = bool(kinds) and all(kind.startswith("po:loc.") for kind in kinds)
        for form in expand(entry, affixes):
            if SI.isdisjoint(entry.flags) or usual(form, entry.stem, multiples):
                word = letters(form)
                if word and (not fragment or word in loose):
                    yield word


def tileable(text: str) -> Affixes:
    """The affixes without elided prefixes (l', qu'), which no tile can show."""
    affixes = read_affixes(text)
    for flag, rules in affixes.prefixes.items():
        affixes.prefixes[flag] = [rule for rule in rules if "'" not in rule.add]
    return affixes


def make() -> list[str]:
    """The list, sorted; says what each source brings. Raises `serve.Stop`."""
    aff, dic = packages.comprehensive()
    affixes, entries = tileable(aff), list(read_entries(dic))
    base = set(words(entries, affixes))
    known = {entry.stem for entry in entries}
    aff, dic = packages.classical()
    second = set(words((e for e in read_entries(dic) if e.stem not in known), tileable(aff))) - base
    additions = read_entries("\n".join(lines("additions.dic")))
    by_hand = set(words((Entry(e.stem, e.flags) for e in additions), affixes)) - base - second
    every = base | second | by_hand
    removed = every & set(lines("removals.txt"))
    serve.say(f"base {len(base)} + second source {len(second)} + by hand {len(by_hand)} - {len(removed)}")
    return sorted(every - removed)


def describe(made: list[str], packed: bytes) -> None:
    """Print the figures that README.md holds."""
    text = "".join(f"{word}\n" for word in made).encode()
    counts = Counter(map(len, made))
    serve.say(", ".join(f"{length}: {counts[length]}" for length in sorted(counts)))
    serve.say(f"{len(made)} words, {len(text)} bytes as text, sha256 {hashlib.sha256(text).hexdigest()}")
    serve.say(f"{LIST.name}: {len(packed)} bytes, sha256 {hashlib.sha256(packed).hexdigest()}")


def committed() -> list[str]:
    """The words of the file that is there; none when it is missing or damaged."""
    try:
        return list(Lexicon.load(LIST.read_bytes()))
    except (OSError, Illegal):
        return []


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare with the file that is there")
    options = parser.parse_args()
    try:
        made = make()
    except (serve.Stop, Unsupported) as problem:
        sys.exit(f"build.py: {problem}")
    there = committed()
    if made != there and options.check:
        missing, extra = len(set(made) - set(there)), len(set(there) - set(made))
        sys.exit(f"build.py: {LIST.name} lacks {missing} words and has {extra} that the sources do not make.")
    if made != there:
        LIST.write_bytes(dawg.pack(made))
    describe(made, LIST.read_bytes())


if __name__ == "__main__":
    main()
