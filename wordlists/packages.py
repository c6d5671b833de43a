"""Fetches the pinned packages of a word list through the ordinary clients, and takes files out of them."""

import base64
import hashlib
import io
import os
import shutil
import tarfile
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import serve

PINS = tomllib.loads(Path(__file__).with_name("packages.toml").read_text(encoding="utf-8"))
FOLDER = serve.WORK / "wordlists"


def fetch(pattern: str, algorithm: str, pinned: str, download: Callable[[], None]) -> bytes:
    """The one file of `FOLDER` with a name like `pattern`, downloaded unless an earlier run has it.

    `pinned` is its hash in hexadecimal. Raises `serve.Stop`.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    for fresh in (False, True):
        if fresh:
            download()
        for file in FOLDER.glob(pattern):
            data = file.read_bytes()
            if hashlib.new(algorithm, data).hexdigest() == pinned:
                return data
            file.unlink()
    raise serve.Stop(f"{pattern}: the package does not have the pinned hash; refused.")


def debian() -> bytes:
    """The Debian package. Raises `serve.Stop`."""
    pin = PINS["debian"]
    command = ["apt-get", "download", f"{pin['name']}={pin['version']}"]

    def download() -> None:
        if not shutil.which("apt-get"):
            raise serve.Stop(f"{pin['name']} comes through apt-get, which this system does not have.")
        try:
            serve.run(f"Fetching {pin['name']}", command, cwd=FOLDER)
        except serve.Stop:
            if os.geteuid():  # only root may read the list of packages anew
                raise
            serve.run("Reading the list of packages", ["apt-get", "update"])
            serve.run(f"Fetching {pin['name']}", command, cwd=FOLDER)

    return fetch(f"{pin['name']}_*.deb", "sha256", pin["sha256"], download)


def npm() -> bytes:
    """The npm package. Raises `serve.Stop`."""
    pin = PINS["npm"]
    retries = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"]

    def download() -> None:
        _, client = serve.find_node()
        env = os.environ | {"PATH": os.pathsep.join([str(client.parent), os.environ.get("PATH", "")])}
        package = f"{pin['name']}@{pin['version']}"
        serve.run(f"Fetching {pin['name']}", [client, "pack", package, *retries], cwd=FOLDER, env=env)

    algorithm, _, text = pin["integrity"].partition("-")
    return fetch(f"{pin['name']}-*.tgz", algorithm, base64.b64decode(text).hex(), download)


def members(archive: bytes) -> Iterator[tuple[str, bytes]]:
    """Name and contents of each part of an `ar` archive, which a .deb is."""
    at = len(b"!<arch>\n")
    while at < len(archive):
        header = archive[at : at + 60]
        size = int(header[48:58])
        yield header[:16].decode().strip().rstrip("/"), archive[at + 60 : at + 60 + size]
        at += 60 + size + size % 2


def extract(tar: bytes, *names: str) -> list[str]:
    """The texts of files in a compressed tar archive."""
    with tarfile.open(fileobj=io.BytesIO(tar)) as archive:
        files = [archive.extractfile(name) for name in names]
        return [file.read().decode() for file in files if file]


def comprehensive() -> list[str]:
    """The .aff and .dic of "toutes variantes". Raises `serve.Stop`."""
    data = dict(members(debian()))["data.tar.xz"]
    return extract(data, "./usr/share/hunspell/fr.aff", "./usr/share/hunspell/fr.dic")


def classical() -> list[str]:
    """The .aff and .dic of "classique". Raises `serve.Stop`."""
    return extract(npm(), "package/index.aff", "package/index.dic")
