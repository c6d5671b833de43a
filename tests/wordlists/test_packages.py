"""Fetching: a package is taken only with its pinned hash, and what stands in the way is said in one line."""

import hashlib
import io
import tarfile
from pathlib import Path

import pytest

import serve
from wordlists import packages

GOOD = b"the package"
PINNED = hashlib.sha256(GOOD).hexdigest()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the packages."""
    monkeypatch.setattr(packages, "FOLDER", tmp_path / "lists")
    return tmp_path / "lists"


def fetch(*downloads: bytes) -> tuple[bytes, int]:
    """What is taken when the registry answers with these files in turn, and how often it was asked."""
    left = list(downloads)
    data = packages.fetch("p-*.tgz", "sha256", PINNED, lambda: put(packages.FOLDER, left.pop(0)))
    return data, len(downloads) - len(left)


def put(folder: Path, data: bytes) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "p-1.tgz").write_bytes(data)


def test_a_package_is_fetched_once() -> None:
    assert fetch(GOOD) == (GOOD, 1)
    assert fetch(GOOD) == (GOOD, 0)


def test_a_damaged_package_is_fetched_again(folder: Path) -> None:
    put(folder, GOOD[:-1])
    assert fetch(GOOD) == (GOOD, 1)


def test_another_hash_is_refused_and_a_later_run_goes_on(folder: Path) -> None:
    with pytest.raises(serve.Stop, match="does not have the pinned hash"):
        fetch(b"another package")
    assert list(folder.iterdir()) == []
    assert fetch(GOOD) == (GOOD, 1)


def test_without_apt_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(serve.Stop, match=r"^hunspell-fr-comprehensive .*apt-get.*\.$"):
        packages.debian()


@pytest.mark.slow
def test_without_network_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
    with pytest.raises(serve.Stop, match="no network"):
        packages.npm()


@pytest.mark.parametrize("content", [b"even", b"odd"])
def test_archives_are_unpacked(content: bytes) -> None:
    tar = io.BytesIO()
    with tarfile.open(fileobj=tar, mode="w:xz") as archive:
        entry = tarfile.TarInfo("./a/file")
        entry.size = len(content)
        archive.addfile(entry, io.BytesIO(content))
    parts = {"debian-binary": b"2.0", "data.tar.xz": tar.getvalue()}
    whole = b"!<arch>\n"
    for name, data in parts.items():
        whole += f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(data):<10}`\n".encode()
        whole += data + b"\n" * (len(data) % 2)
    assert dict(packages.members(whole)) == parts
    assert packages.extract(parts["data.tar.xz"], "./a/file") == [content.decode()]
