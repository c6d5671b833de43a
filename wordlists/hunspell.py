"""Expands a hunspell dictionary (.aff and .dic) into every word that it accepts."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

Flags = frozenset[str]

IGNORED = re.compile("SET|WORDCHARS|TRY|MAP|REP|KEY|ICONV|OCONV|BREAK|FULLSTRIP|KEEPCASE|NOSUGGEST")
"""Options that add no word and forbid none: they guide suggestions, splitting and case."""


class Unsupported(ValueError):
    """The dictionary uses something of hunspell that this module does not know."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of an affix: where `condition` holds, `strip` gives way to `add`.

    `flags` are the affixes that may follow; `cross` allows a prefix and a suffix on one word.
    """

    strip: str
    add: str
    flags: Flags
    condition: re.Pattern[str]
    cross: bool


@dataclass(slots=True)
class Affixes:
    """What an .aff file says: the rules of each flag, and the flags with a meaning of their own."""

    prefixes: dict[str, list[Rule]] = field(default_factory=lambda: defaultdict(list))
    suffixes: dict[str, list[Rule]] = field(default_factory=lambda: defaultdict(list))
    need_affix: str = ""
    unsupported: set[str] = field(default_factory=set)

    def check(self, flags: Flags) -> None:
        """Raise `Unsupported` when one of the flags has a meaning that `expand` does not know."""
        if found := flags & self.unsupported:
            raise Unsupported(f"the flags {sorted(found)} are in use")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a .dic file; `tags` are its morphological fields such as "po:nom"."""

    stem: str
    flags: Flags
    tags: tuple[str, ...] = ()


def split_flags(text: str) -> Flags:
    """FLAG long: two characters a flag. Raises `Unsupported`."""
    if len(text) % 2:
        raise Unsupported(f"flags {text} are not pairs of characters")
    return frozenset(text[i : i + 2] for i in range(0, len(text), 2))


def empty(text: str) -> str:
    """Hunspell writes 0 for nothing."""
    return "" if text == "0" else text


def read_affixes(text: str) -> Affixes:
    """An .aff file. Raises `Unsupported`."""
    affixes = Affixes()
    cross: dict[tuple[str, str], bool] = {}
    for line in text.splitlines():
        match line.split():
            case [] | ["FLAG", "long"]:
                pass
            case [comment, *_] if comment.startswith("#"):
                pass
            case ["NEEDAFFIX", flag]:
                affixes.need_affix = flag
            case ["FORBIDDENWORD" | "CIRCUMFIX", flag]:  # declared by the French files, never used
                affixes.unsupported.add(flag)
            case ["PFX" | "SFX" as kind, flag, yes, _] if (kind, flag) not in cross:
                cross[kind, flag] = yes == "Y"
            case ["PFX" | "SFX" as kind, flag, strip, addition, *rest]:
                add, _, text_of_flags = addition.partition("/")
                flags = split_flags(text_of_flags)
                affixes.check(flags)
                pattern = rest[0] if rest else "."
                condition = re.compile(pattern if kind == "PFX" else f"{pattern}$")
                rule = Rule(empty(strip), empty(add), flags, condition, cross[kind, flag])
                (affixes.prefixes if kind == "PFX" else affixes.suffixes)[flag].append(rule)
            case [option, *_] if IGNORED.fullmatch(option):
                pass
            case _:
                raise Unsupported(line)
    return affixes


def read_entries(text: str) -> Iterator[Entry]:
    """A .dic file, or lines in its syntax; the count on its first line and remarks are passed over."""
    for line in text.splitlines():
        head, *tags = line.split() or ["#"]
        if not head.startswith("#") and not head.isdecimal():
            stem, _, flags = head.partition("/")
            yield Entry(stem, split_flags(flags), tuple(tags))


def suffixed(stem: str, flags: Flags, affixes: Affixes, depth: int = 2) -> Iterator[tuple[str, Rule]]:
    """Each word that up to `depth` suffixes make of `stem`, with the rule of the last one."""
    for flag in flags & affixes.suffixes.keys():
        for rule in affixes.suffixes[flag]:
            if stem.endswith(rule.strip) and rule.condition.search(stem):
                form = stem[: len(stem) - len(rule.strip)] + rule.add
                yield form, rule
                if depth > 1:
                    yield from suffixed(form, rule.flags, affixes, depth - 1)


def prefixed(word: str, flags: Flags, affixes: Affixes) -> Iterator[tuple[str, Rule]]:
    """Each word that one prefix makes of `word`, with its rule."""
    for flag in flags & affixes.prefixes.keys():
        for rule in affixes.prefixes[flag]:
            if word.startswith(rule.strip) and rule.condition.match(word):
                yield rule.add + word[len(rule.strip) :], rule


def expand(entry: Entry, affixes: Affixes) -> set[str]:
    """Every form of an entry, as hunspell makes them: at most two suffixes and one prefix.

    A prefix and a suffix go together when both allow it; either may bring the other's flag. What
    carries NEEDAFFIX, the stem or an affix, counts only with one more affix. Raises `Unsupported`.
    """
    stem, flags, bare = entry.stem, entry.flags, affixes.need_affix
    affixes.check(flags)
    forms = set() if bare in flags else {stem}
    for form, suffix in suffixed(stem, flags, affixes):
        if bare not in suffix.flags:
            forms.add(form)
        if suffix.cross:
            forms.update(
                whole for whole, prefix in prefixed(form, flags | suffix.flags, affixes) if prefix.cross
            )
    for form, prefix in prefixed(stem, flags, affixes):
        if bare not in prefix.flags:
            forms.add(form)
        if prefix.cross:
            forms.update(whole for whole, suffix in suffixed(form, prefix.flags, affixes) if suffix.cross)
    return forms
