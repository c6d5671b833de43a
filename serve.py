#!/usr/bin/env python3
"""Fetch the pinned browser runtime, build the static site, and serve it on this computer."""

import sys

if sys.version_info < (3, 11):
    sys.exit("Kleryè needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import argparse
import gzip
import hashlib
import importlib.util
import json
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from email.utils import formatdate
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO

ROOT = Path(__file__).resolve().parent
PACKAGES = ROOT / "py"
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
WHEELS = WEB / "wheels"
WORK = ROOT / ".build"
SITE = WORK / "site"

PORT = 8000
NODE_MIN = 20
HEARTBEAT_S = 5

PIP = ["-m", "pip", "--disable-pip-version-check", "--no-input", "--retries", "1"]
PINNED = ["--require-hashes", "--no-deps", "--only-binary=:all:", "-r"]

BUILD_ONLY = re.compile(r"\.|node_modules|wheels|build|style|__pycache__|package(-lock)?\.json|requirements")
"""How the names begin that lie in web/ but are not served."""

KEEPER = WEB / "sw.js"
"""The service worker; it lies at the root of the site, since it controls only what lies below it."""

BUNDLES = ("ristretto", "trystero")
"""What is bundled, each from the folder of that name in web/build."""

STYLE = WEB / "style"
"""The look of every page, in parts."""

NOT_KEPT = re.compile(r"runtime/(micropip/.*[.](whl|zip)|licences)|web/net[.]json")
"""What the three games do without, and what a host may change in the site."""

MIME = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
    "": "application/octet-stream",
}
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm", ".webmanifest"}


class Stop(Exception):
    """The work cannot go on; the message is one line for the person at the terminal."""


def say(text: str) -> None:
    """One line of progress, seen at once, on a terminal or not."""
    print(text, flush=True)


def run(
    what: str, command: Sequence[str | Path], cwd: Path = ROOT, env: Mapping[str, str] = os.environ
) -> str:
    """The output of a command, with a sign of life every few seconds. Raises `Stop` when it fails."""
    say(f"{what} …")
    began = time.monotonic()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
        try:
            while True:
                try:
                    code = process.wait(HEARTBEAT_S)
                    break
                except subprocess.TimeoutExpired:
                    say(f"  … {time.monotonic() - began:.0f} s, still at it")
        finally:
            process.kill()
        output.seek(0)
        text = output.read().decode(errors="replace")
    if code:
        raise Stop(f"{what}: {reason(text)}")
    return text


def reason(output: str) -> str:
    """Why a command failed, in one line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    if re.search(r"EINTEGRITY|DO NOT MATCH THE HASHES", output):
        return "refused, a file does not have the pinned hash."
    if re.search(r"\bE(CONN|NOTFOUND|AI_AGAIN|TIMEDOUT|HOST|NET|SOCKET)|onnection|timed out", output):
        return "no network, or the package registry does not answer. Run the same command again later."
    return lines[-1] if lines else "failed without a word."


def sha256(file: Path) -> str:
    """The hash of one file, as package indexes write it."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def digest(files: Sequence[Path]) -> str:
    """One hash of the names and contents of many files."""
    lines = [f"{sha256(file)} {file.relative_to(ROOT).as_posix()}\n" for file in sorted(files)]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def done(folder: Path, wanted: str) -> bool:
    """Whether `folder` was finished (`finish`) for the same inputs."""
    stamp = folder / ".stamp"
    return stamp.exists() and stamp.read_text() == wanted


def finish(folder: Path, wanted: str) -> None:
    """Remember that `folder` is complete for the inputs whose digest is `wanted`."""
    (folder / ".stamp").write_text(wanted)


@contextmanager
def fresh(folder: Path, wanted: str) -> Iterator[Path]:
    """An empty folder that takes the place of `folder` when all went well: nobody ever sees half of it."""
    new = folder.with_name(f"{folder.name}.{os.getpid()}")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    try:
        yield new
        finish(new, wanted)
        shutil.rmtree(folder, ignore_errors=True)
        new.rename(folder)
    finally:
        shutil.rmtree(new, ignore_errors=True)


# Fetching


def make_venv(folder: Path) -> Path:
    """The Python of a virtual environment in `folder`, made anew when it does not suit this Python."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = folder / ".python"
    if not ready.exists() or ready.read_text() != sys.version or not python.exists():
        if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
            raise Stop(
                "Python's module venv is missing (on Debian and Ubuntu: apt-get install python3-venv)."
            )
        shutil.rmtree(folder, ignore_errors=True)
        run("Making a virtual environment", [sys.executable, "-m", "venv", folder])
        ready.write_text(sys.version)
    return python


def find_node() -> tuple[Path, Path]:
    """Node and npm from PATH when they are new enough, else from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
        if (match := re.match(r"v(\d+)", version)) and int(match[1]) >= NODE_MIN:
            return Path(node), Path(npm)
    pins, folder = WEB / "requirements-node.txt", WORK / "node"
    python = make_venv(folder)
    if not done(folder, digest([pins])):
        run("Fetching Node", [python, *PIP, "install", *PINNED, pins])
        finish(folder, digest([pins]))
    return python.with_name("node"), python.with_name("npm")


def fetch_modules(npm: Path) -> None:
    """web/node_modules as the lock file says; npm checks the integrity of each package."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not done(MODULES, wanted):
        path = os.pathsep.join([str(npm.parent), os.environ.get("PATH", "")])
        retries = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"]
        run("Fetching the browser runtime", [npm, "ci", *retries], cwd=WEB, env=os.environ | {"PATH": path})
        finish(MODULES, wanted)


def fetch_micropip() -> Path:
    """micropip's wheel; its pinned hash is checked at every build."""
    pins = WEB / "requirements.txt"
    match = re.search(r"^(\S+)==(\S+) --hash=sha256:(\w+)", pins.read_text(), re.MULTILINE)
    if not match:
        raise Stop("web/requirements.txt does not pin micropip by version and hash.")
    name, version, pinned = match.groups()
    wheel = WHEELS / f"{name}-{version}-py3-none-any.whl"
    if wheel.exists() and sha256(wheel) != pinned:
        say(f"{wheel.name} does not have the pinned hash; away with it.")
        wheel.unlink()
    if not wheel.exists():
        python = make_venv(WORK / "pip")
        run(
            "Fetching micropip",
            [python, *PIP, "download", "--python-version=3.14", "-d", WHEELS, *PINNED, pins],
        )
    return wheel


# Building


def put(file: Path, data: bytes) -> None:
    """Write a file of a site, and beside it a compressed one where that pays."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    if file.suffix in COMPRESSED and len(data) > 1000:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))


def served() -> list[Path]:
    """The shell's own files in web/."""
    tops = (path for path in WEB.iterdir() if not BUILD_ONLY.match(path.name))
    files = [file for top in tops for file in ([top] if top.is_file() else top.rglob("*"))]
    return sorted(file for file in files if file.is_file() and file != KEEPER)


def sources() -> list[Path]:
    """The application's Python."""
    return sorted((PACKAGES / "klerye").rglob("*.py"))


def word_lists() -> list[Path]:
    """The word lists as the page loads them, and their licences."""
    return sorted([*(ROOT / "wordlists").glob("*.dawg"), *(ROOT / "wordlists").glob("LICEN[CS]E*")])


def scripts() -> list[Path]:
    """What compiles the Python."""
    return [file for file in (WEB / "build").iterdir() if file.is_file()]


def bundled() -> list[Path]:
    """Our own part in what is bundled."""
    return [file for name in BUNDLES for file in sorted((WEB / "build" / name).iterdir())]


def style(node: Path) -> Path:
    """The parts of the look in one file."""
    folder = WORK / "style"
    wanted = digest([*STYLE.iterdir(), WEB / "package-lock.json", ROOT / "serve.py"])
    if not done(folder, wanted):
        with fresh(folder, wanted) as new:
            form = ["--bundle", "--minify", "--log-level=error", f"--outfile={new / 'style.css'}"]
            run("Bundling the look", [node, MODULES / "esbuild/bin/esbuild", STYLE / "index.css", *form])
            with (new / "style.css").open("a", encoding="utf-8") as bundle:
                bundle.write(by_day((STYLE / "tokens.css").read_text(encoding="utf-8")))
    return folder / "style.css"


def by_day(tokens: str) -> str:
    """The colours by day alone, for browsers from before 2024, which know no light-dark()."""
    found = re.findall(r"(--[\w-]+): light-dark\(([^,]+),", tokens)
    colours = "".join(f"{name}:{colour};" for name, colour in found)
    return f"@supports not (color:light-dark(red,red)){{:root{{color-scheme:light;{colours}}}}}\n"


def precompile(node: Path, wheel: Path) -> Path:
    """The folder of the archives of byte code (web/build/precompile.py)."""
    folder = WORK / "python"
    wanted = digest([*sources(), *scripts(), wheel, WEB / "package-lock.json"])
    if not done(folder, wanted):
        with fresh(folder, wanted) as new:
            pyscript = MODULES / "@pyscript/core/src/stdlib/pyscript"
            script = WEB / "build" / "precompile.mjs"
            run("Compiling Python", [node, script, MODULES / "pyodide", PACKAGES, pyscript, wheel, new])
    return folder


def bundle(node: Path) -> list[Path]:
    """Third-party code that comes as many modules, in one file each: what index.mjs takes of it, with the
    exports of what lies beside that in the place of the globals of the same names."""
    folder = WORK / "bundle"
    wanted = digest([*bundled(), WEB / "package-lock.json", ROOT / "serve.py"])
    if not done(folder, wanted):
        with fresh(folder, wanted) as new:
            form = ["--bundle", "--format=esm", "--minify", "--log-level=error"]
            for name in BUNDLES:
                entry = WEB / "build" / name / "index.mjs"
                beside = [f"--inject:{file}" for file in sorted(entry.parent.iterdir()) if file != entry]
                files = [*beside, f"--outfile={new / name}.mjs"]
                run(f"Bundling {name}", [node, MODULES / "esbuild/bin/esbuild", entry, *form, *files])
    return [folder / f"{name}.mjs" for name in BUNDLES]


def lock(wheel: Path) -> str:
    """Pyodide's lock file, cut down to the one package that is shipped, with the hash of what PyPI serves."""
    whole = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text())
    micropip = whole["packages"]["micropip"]
    if micropip["file_name"] != wheel.name:
        raise Stop(f"web/requirements.txt pins {wheel.name}, Pyodide wants {micropip['file_name']}.")
    micropip["sha256"] = sha256(wheel)
    return json.dumps({"info": whole["info"], "packages": {"micropip": micropip}})


def licences(wheel: Path) -> str:
    """What the shipped third-party parts are, and their licences."""
    parts = ["CPython's standard library, as byte code: Python Software Foundation License Version 2"]
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    for path, package in packages.items():
        if path and not package.get("dev"):
            name = f"{path.rpartition('node_modules/')[2]} {package['version']}"
            texts = [file.read_text(encoding="utf-8") for file in sorted((WEB / path).glob("LICEN[CS]E*"))]
            parts.append("\n\n".join([f"{name}: {package.get('license', 'see below')}", *texts]))
    words = (ROOT / "wordlists/LICENSE.txt").read_text(encoding="utf-8")
    notice = (ROOT / "wordlists/README.md").read_text(encoding="utf-8")
    parts.append(f"wordlists/fr.dawg: MPL-2.0\n\n{notice}\n\n{words}")
    with zipfile.ZipFile(wheel) as archive:
        texts = [archive.read(name).decode() for name in archive.namelist() if name.endswith("LICENSE")]
    parts.append("\n\n".join([wheel.name, *texts]))
    return f"\n\n{'-' * 70}\n\n".join(parts) + "\n"


DRAW = """
import json
from klerye.app.first import files, html
from klerye.main import SHELF
print(json.dumps({"": html(SHELF.names), **files(SHELF)}))
"""


def drawn() -> Iterator[tuple[str, str]]:
    """The page, with the first thing to be seen already in it, and what else is seen before Python."""
    env = os.environ | {"PYTHONPATH": str(PACKAGES)}
    pages = json.loads(run("Drawing the first pictures", [sys.executable, "-c", DRAW], env=env))
    core = next((MODULES / "@pyscript/core/dist").glob("core-*.js")).name
    text = (ROOT / "index.html").read_text(encoding="utf-8").replace("%CORE%", f"runtime/pyscript/{core}")
    yield "index.html", text.replace("<!-- first-paint -->", pages.pop(""))
    yield from pages.items()


def told(file: Path, archives: Path, version: str) -> Path | str:
    """A script of the shell; told what it has to know of the Python that it starts, if anything."""
    python = [MODULES / "pyodide/pyodide.asm.wasm", archives / "python_stdlib.zip", archives / "app.zip"]
    match file.name:
        case "interpreter.mjs":
            fact = "%BOOT_BYTES%", str(sum(part.stat().st_size for part in python))
        case "digest.mjs":
            glue = [MODULES / "pyodide/pyodide.mjs", MODULES / "pyodide/pyodide.asm.mjs"]
            starters = [file.with_name(f"{name}.mjs") for name in ("python", "rehearse", "snapshot")]
            fact = "%PYTHON%", digest([*python, *glue, *starters])
        case "program.mjs":
            decides = [PACKAGES / "klerye" / name for name in ("core", "table", "games")]
            rules = [file for file in sources() if any(folder in file.parents for folder in decides)]
            fact = "%PROGRAM%", f"{version} {digest([*rules, *word_lists()])}"
        case _:
            return file
    return file.read_text(encoding="utf-8").replace(*fact)


def keeper(hashes: Mapping[str, str], whole: str) -> str:
    """The service worker, told which files there are and what they hold."""
    kept = {name: hash for name, hash in sorted(hashes.items()) if not NOT_KEPT.match(name)}
    text = KEEPER.read_text(encoding="utf-8").replace("%BUILD%", whole)
    return text.replace("%FILES%", json.dumps(kept))


def contents(node: Path, wheel: Path, version: str) -> Iterator[tuple[str, Path | str]]:
    """Path in the site, and file or text, of everything that is served."""
    yield from drawn()
    archives = precompile(node, wheel)
    for file in served():
        path = file.relative_to(ROOT).as_posix()
        yield path, told(file, archives, version)
    for pattern in ("core.js", "core-*.js", "core.css", "error-*.js"):
        for file in sorted((MODULES / "@pyscript/core/dist").glob(pattern)):
            yield f"runtime/pyscript/{file.name}", file
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        yield f"runtime/pyodide/{name}", MODULES / "pyodide" / name
    yield "runtime/pyodide/python_stdlib.zip", archives / "python_stdlib.zip"
    yield "runtime/micropip/python_stdlib.zip", archives / "micropip_stdlib.zip"
    yield "runtime/micropip/pyodide-lock.json", lock(wheel)
    yield f"runtime/micropip/{wheel.name}", wheel
    yield "runtime/preact.mjs", MODULES / "preact/dist/preact.mjs"
    yield "runtime/idb.mjs", MODULES / "idb/build/index.js"
    for file in bundle(node):
        yield f"runtime/{file.name}", file
    yield "web/style.css", style(node)
    yield "runtime/qrcode.mjs", MODULES / "qrcode-generator/dist/qrcode.mjs"
    yield "runtime/licences.txt", licences(wheel)
    yield "app.zip", archives / "app.zip"
    for file in word_lists():
        yield f"wordlists/{file.name}", file


def write_site(folder: Path, version: str, files: Iterable[tuple[str, Path | str]]) -> None:
    """All that is served, and build.json, which names it."""
    hashes = {}
    for name, source in files:
        data = source.encode() if isinstance(source, str) else source.read_bytes()
        hashes[name] = hashlib.sha256(data).hexdigest()
        put(folder / name, data)
    whole = hashlib.sha256(json.dumps(hashes, sort_keys=True).encode()).hexdigest()
    put(folder / KEEPER.name, keeper(hashes, whole).encode())
    summary = {"version": version, "digest": whole, "files": sorted([*hashes, KEEPER.name])}
    put(folder / "build.json", json.dumps(summary, indent=1).encode())


def build() -> Path:
    """The static site, complete and up to date; one process at a time works on it. Raises `Stop`."""
    WORK.mkdir(exist_ok=True)
    with closing(sqlite3.connect(WORK / "busy.sqlite", timeout=600, isolation_level=None)) as busy:
        busy.execute("BEGIN EXCLUSIVE")  # a lock that a killed process cannot leave behind
        wheel = fetch_micropip()
        node, npm = find_node()
        fetch_modules(npm)
        tops = [ROOT / name for name in ("index.html", "pyproject.toml", "serve.py", "web/package-lock.json")]
        ours = [*sources(), *served(), KEEPER, *scripts(), *bundled(), *STYLE.iterdir(), *word_lists()]
        wanted = digest([*ours, *tops, wheel])
        if not done(SITE, wanted):
            project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            with fresh(SITE, wanted) as new:
                write_site(new, project["version"], contents(node, wheel, project["version"]))
    return SITE


def publish(folder: Path) -> None:
    """Build, and write the site to `folder`: over a former one, whose files go; whatever else lies there
    stays. Raises `Stop`."""
    summary = folder / "build.json"
    if folder.exists() and any(folder.iterdir()) and not summary.exists():
        raise Stop(f"{folder} holds something else than a site; name a new or empty folder.")
    build()
    if folder.resolve() != SITE:
        for name in json.loads(summary.read_text())["files"] if summary.exists() else ():
            (folder / name).unlink(missing_ok=True)
            (folder / f"{name}.gz").unlink(missing_ok=True)
        shutil.copytree(SITE, folder, ignore=shutil.ignore_patterns(".stamp"), dirs_exist_ok=True)
    say(f"The site is in {folder}.")


# Serving


class Handler(SimpleHTTPRequestHandler):
    """Static files as a plain host serves them: right types, gzip where prepared, revalidated each time."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    extensions_map = MIME

    def send_head(self) -> BinaryIO | None:
        """Send the status and headers; the file whose contents follow, if any."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            if not self.path.partition("?")[0].endswith("/"):
                return super().send_head()  # redirects to the folder's address
            path /= "index.html"
        packed = path.with_name(f"{path.name}.gz")
        zipped = "gzip" in self.headers.get("Accept-Encoding", "") and packed.exists()
        try:
            file = (packed if zipped else path).open("rb")
        except OSError:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        stat = os.fstat(file.fileno())
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
        same = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if same else HTTPStatus.OK)
        self.send_header("Cache-Control", "no-cache")
        self.send_header("ETag", tag)
        self.send_header("Last-Modified", formatdate(stat.st_mtime, usegmt=True))
        self.send_header("Vary", "Accept-Encoding")
        if not same:
            self.send_header("Content-Type", self.guess_type(path))
            self.send_header("Content-Length", str(stat.st_size))
            if zipped:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if same:
            file.close()
            return None
        return file

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: the browser's own tools show each request."""


class Server(ThreadingHTTPServer):
    """One thread a connection; a browser that hangs up is no error."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Show what is not a broken connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def open_server(site: Path, port: int | None) -> Server:
    """A server of `site`, on `port`, or when it is None on the default port or the next free one."""
    handler = partial(Handler, directory=str(site))
    for number in [port] if port is not None else range(PORT, PORT + 100):
        try:
            return Server(("127.0.0.1", number), handler)
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", error)
            if port is None:
                say(f"Port {number} is taken.")
    raise Stop(f"Port {number} cannot be used: {why}.")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--port", type=int, metavar="N", help=f"the port to serve on (default: {PORT}, or the next free)"
    )
    parser.add_argument("--build", type=Path, metavar="DIR", help="only write the static site to this folder")
    options = parser.parse_args()
    try:
        if options.build:
            publish(options.build)
            return
        server = open_server(build(), options.port)
        say(f"Kleryè is at http://127.0.0.1:{server.server_port}/ (Ctrl-C ends it).")
        server.serve_forever()
    except Stop as stop:
        sys.exit(f"serve.py: {stop}")
    except OSError as error:
        sys.exit(f"serve.py: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
