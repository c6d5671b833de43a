"""RULES.md names functions, tests and refusals that exist."""

import re
from importlib import import_module
from pathlib import Path

from klerye.games.dam import rules

BOOK = (Path(rules.__file__).parent / "RULES.md").read_text(encoding="utf-8")
TESTS = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_every_rule_is_there_in_order() -> None:
    assert tuple(re.findall(r"^- \*\*(D\d+)\*\*", BOOK, re.MULTILINE)) == rules.RULE_NUMBERS


def test_functions_exist() -> None:
    named = re.findall(r"`(hand|look|position|refusals|rules)\.(\w+)`", BOOK)
    assert len(named) > 13
    for module, name in named:
        assert hasattr(import_module(f"klerye.games.dam.{module}"), name), f"{module}.{name}"


def test_rule_tests_exist_and_all_are_named() -> None:
    assert set(re.findall(r"`(test_\w+)`", BOOK)) == set(
        re.findall(r"^def (test_d\d+_(?!to_)\w+)", TESTS, re.M)
    )


def test_refusals_are_those_of_the_code() -> None:
    listed = dict(re.findall(r"^\| `(dam\.\w+)` \| (D\d+) \|", BOOK, re.MULTILINE))
    assert listed == {key: rule for key, rule in rules.SETTLES.items() if not key.startswith("dam.over_")}
    for key in rules.SETTLES:
        assert f"`{key}`" in BOOK
