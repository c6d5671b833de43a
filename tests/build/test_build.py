"""The build: equal inputs make equal bytes; what cannot be fetched or trusted stops it with one line."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

import serve

pytestmark = pytest.mark.slow

INPUTS = ("index.html", "pyproject.toml", "serve.py", "py", "web", "wordlists")
OFFLINE = {
    "npm_config_registry": "http://127.0.0.1:9",
    "PIP_INDEX_URL": "http://127.0.0.1:9",
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_FIND_LINKS": "",
}


def copied(copy: Path) -> Path:
    """A copy of the project that has fetched everything, and compiled nothing."""
    serve.build()
    copy.mkdir()
    for name in INPUTS:
        source = serve.ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, copy / name)
    return copy


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the project that has fetched and compiled everything, and has no site yet."""
    copy = copied(tmp_path / "project")
    shutil.copytree(serve.WORK / "python", copy / ".build/python")
    return copy


def run(tree: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """serve.py in that tree, with package caches of its own."""
    caches = {"npm_config_cache": str(tree / ".npm"), "PIP_CACHE_DIR": str(tree / ".pip")}
    env: Mapping[str, str] = os.environ | caches | environment
    command = [sys.executable, "serve.py", *arguments]
    return subprocess.run(
        command, cwd=tree, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )


def build(tree: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(tree, "--build", "site", **environment)


def contents(site: Path) -> dict[str, bytes]:
    files = (path for path in site.rglob("*") if path.is_file() and path.name != ".stamp")
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in files}


def refused(result: subprocess.CompletedProcess[str], pattern: str) -> None:
    assert result.returncode != 0
    assert re.fullmatch(rf"serve\.py: .*{pattern}.*\n", result.stderr)


def test_two_builds_are_the_same_bytes_and_nothing_is_done_twice(tmp_path: Path) -> None:
    tree = copied(tmp_path / "project")
    assert build(tree, **OFFLINE).returncode == 0
    ours, theirs = contents(serve.SITE), contents(tree / "site")
    assert ours.keys() == theirs.keys()
    assert [name for name in ours if ours[name] != theirs[name]] == []
    again = build(tree, **OFFLINE)
    assert (again.returncode, again.stdout) == (0, "The site is in site.\n")


def test_the_summary_names_every_file() -> None:
    site = serve.build()
    summary = json.loads((site / "build.json").read_text())
    there = {name for name in contents(site) if not name.endswith(".gz")} - {"build.json"}
    assert set(summary["files"]) == there
    assert re.fullmatch(r"[0-9a-f]{64}", summary["digest"])
    assert summary["version"] in (serve.ROOT / "pyproject.toml").read_text()


def test_archives_hold_byte_code_only() -> None:
    site = serve.build()
    for name, more in (("app.zip", ["generated.bin"]), ("runtime/pyodide/python_stdlib.zip", [])):
        with zipfile.ZipFile(site / name) as archive:
            assert [entry for entry in archive.namelist() if Path(entry).suffix != ".pyc"] == more
    with zipfile.ZipFile(site / "app.zip") as archive:
        assert "klerye/core/game.pyc" in archive.namelist()
        assert not [
            entry for entry in archive.namelist() if entry.startswith(("klerye/cli", "klerye/__main__"))
        ]


def test_a_damaged_wheel_is_fetched_again(tree: Path) -> None:
    (wheel,) = (tree / "web/wheels").glob("*.whl")
    wheel.write_bytes(wheel.read_bytes()[:-1])
    refused(build(tree, **OFFLINE), "no network")
    assert not (tree / "site").exists()
    assert build(tree).returncode == 0


def test_a_wheel_with_another_hash_is_refused(tree: Path) -> None:
    pins = tree / "web/requirements.txt"
    pins.write_text(re.sub(r"sha256:\w{8}", "sha256:00000000", pins.read_text()))
    refused(build(tree), "does not have the pinned hash")
    assert not (tree / "site").exists()


def test_a_package_with_another_hash_is_refused(tree: Path) -> None:
    lock = tree / "web/package-lock.json"
    whole = json.loads(lock.read_text())
    whole["packages"]["node_modules/idb"]["integrity"] = whole["packages"]["node_modules/preact"]["integrity"]
    lock.write_text(json.dumps(whole))
    refused(build(tree), "does not have the pinned hash")
    assert not (tree / "site").exists()


def test_without_network_one_line_and_a_later_run_goes_on(tree: Path) -> None:
    shutil.rmtree(tree / "web/node_modules")
    refused(build(tree, **OFFLINE), "no network")
    assert not (tree / "site").exists()
    later = build(tree)
    assert later.returncode == 0
    assert "Fetching micropip" not in later.stdout


def test_a_folder_with_something_else_is_left_alone(tree: Path) -> None:
    (tree / "site").mkdir()
    (tree / "site/letter.txt").write_text("dear")
    refused(build(tree, **OFFLINE), "holds something else")
    assert (tree / "site/letter.txt").read_text() == "dear"


def test_a_broken_application_is_named(tree: Path) -> None:
    (tree / "py/klerye/core/game.py").write_text("def (:\n")
    result = build(tree, **OFFLINE)
    assert result.returncode != 0
    assert "SyntaxError" in result.stderr
    assert result.stderr.count("\n") == 1
