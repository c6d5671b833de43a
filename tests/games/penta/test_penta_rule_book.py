"""RULES.md names functions, tests and refusals that exist."""

import re
from importlib import import_module
from pathlib import Path

from klerye.games.penta import rules

BOOK = (Path(rules.__file__).parent / "RULES.md").read_text(encoding="utf-8")
CODE = "".join(path.read_text(encoding="utf-8") for path in Path(rules.__file__).parent.glob("*.py"))
TESTS = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_every_rule_is_there_in_order() -> None:
    assert tuple(re.findall(r"^- \*\*(P\d+)\*\*", BOOK, re.MULTILINE)) == rules.RULE_NUMBERS


def test_functions_exist() -> None:
    named = re.findall(r"`(card|greedy|hand|look|rules|sheet)\.(\w+)(?:\.(\w+))?`", BOOK)
    assert len(named) > 10
    for module, name, method in named:
        thing = getattr(import_module(f"klerye.games.penta.{module}"), name)
        assert not method or hasattr(thing, method), f"{module}.{name}.{method}"


def test_rule_tests_exist_and_all_are_named() -> None:
    assert set(re.findall(r"`(test_\w+)`", BOOK)) == set(re.findall(r"^def (test_p\d+_\w+)", TESTS, re.M))


def test_refusals_are_those_of_the_code() -> None:
    listed = dict(re.findall(r"^\| `(penta\.\w+)` \| (P\d+) \|", BOOK, re.MULTILINE))
    assert listed == {key: rule for key, rule in rules.SETTLES.items() if not key.startswith("penta.over_")}
    for key in {*rules.SETTLES, *re.findall(r'Illegal\("(penta\.\w+)"', CODE)}:
        assert f"`{key}`" in BOOK, key
