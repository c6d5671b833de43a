"""RULES.md names functions, tests and refusals that exist."""

import re
from importlib import import_module
from pathlib import Path

from klerye.games.lexio import rules

BOOK = (Path(rules.__file__).parent / "RULES.md").read_text(encoding="utf-8")
TESTS = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_every_rule_is_there_in_order() -> None:
    assert tuple(re.findall(r"^- \*\*(L\d+)\*\*", BOOK, re.MULTILINE)) == rules.RULE_NUMBERS


def test_functions_exist() -> None:
    modules = "acts|board|hand|layout|look|notation|placements|refusals|rules|scoring|tiles|tries"
    named = re.findall(rf"`({modules})\.([\w.]+)`", BOOK)
    assert len(named) > 27
    for module, path in named:
        found = import_module(f"klerye.games.lexio.{module}")
        for name in path.split("."):
            found = getattr(found, name)


def test_rule_tests_exist_and_all_are_named() -> None:
    assert set(re.findall(r"`(test_\w+)`", BOOK)) == set(re.findall(r"^def (test_l\d+_\w+)", TESTS, re.M))


def test_refusals_are_those_of_the_code() -> None:
    listed = dict(re.findall(r"^\| `(lexio\.\w+)` \| (L\d+) \|", BOOK, re.MULTILINE))
    assert listed == {key: rule for key, rule in rules.SETTLES.items() if not key.startswith("lexio.over_")}
    for key in rules.SETTLES:
        assert f"`{key}`" in BOOK
