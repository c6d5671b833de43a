"""Writes the page's archives of byte code: the application, and what it needs of the standard library.

Runs inside Pyodide (precompile.mjs), which has mounted /sources (the folder of the package klerye), /pyscript
(PyScript's Python side), /wheel (the folder of micropip's wheel) and /out.
"""

import ast
import builtins
import contextlib
import dataclasses
import hashlib
import importlib
import importlib.util
import marshal
import sys
import traceback
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any

STDLIB = "/lib/python314.zip"
EPOCH = (1980, 1, 1, 0, 0, 0)
HEADLESS = ("klerye/__main__", "klerye/cli")
"""How the paths begin that only the command line uses."""

BOOK = "_book.py"
"""How the paths end of sentences that the page fetches as JSON (klerye/app/first.py)."""

MISTAKES = (
    "import klerie",
    "klerie.x",
    "(",
    "[].lengt",
    "int('x')",
    "type('', 1)",
    "raise ExceptionGroup('', [OSError()])",
)


def undocumented(source: bytes) -> ast.Module:
    """A module without what it says of itself. A class keeps a dot: a dataclass that has no docstring makes
    one when it is imported, which takes longer."""
    tree = ast.parse(source)
    for part in ast.walk(tree):
        if not isinstance(part, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(part, clean=False) is None:
            continue
        first = part.body[0]
        if isinstance(part, ast.ClassDef):
            part.body[0] = ast.copy_location(ast.Expr(ast.copy_location(ast.Constant("."), first)), first)
        else:
            part.body[:1] = [] if len(part.body) > 1 else [ast.copy_location(ast.Pass(), first)]
    return tree


def byte_code(source: bytes, name: str, optimize: int) -> bytes:
    """A .pyc that is never compared with its source, which the page does not have (PEP 552)."""
    what = source if optimize == 2 else undocumented(source)
    code = compile(what, name, "exec", dont_inherit=True, optimize=optimize)
    unchecked_hash = (1).to_bytes(4, "little")
    return (
        importlib.util.MAGIC_NUMBER
        + unchecked_hash
        + importlib.util.source_hash(source)
        + marshal.dumps(code)
    )


def write_zip(path: Path, files: dict[str, bytes]) -> None:
    """The same files make the same bytes: sorted, without dates."""
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name], zipfile.ZIP_DEFLATED, 9)


def application() -> dict[str, bytes]:
    """The sources of klerye, without what only the command line uses or the page fetches otherwise."""
    root = Path("/sources")
    files = {path.relative_to(root).as_posix(): path.read_bytes() for path in root.glob("klerye/**/*.py")}
    return {
        name: source
        for name, source in files.items()
        if not name.startswith(HEADLESS) and not name.endswith(BOOK)
    }


def without_lines(code: CodeType) -> CodeType:
    """Code of which nobody will ever see a line."""
    inner = (without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


def generated(names: Iterable[str]) -> bytes:
    """What `dataclasses` writes and compiles when the application is imported (generated.py), but for the
    modules that touch the page."""
    codes: dict[bytes, CodeType] = {}

    def run(text: str, names: dict[str, Any], made: dict[str, Any]) -> None:
        code = compile(text, "<dataclass>", "exec", dont_inherit=True)
        codes[hashlib.sha256(text.encode()).digest()] = without_lines(code)
        builtins.exec(code, names, made)

    dataclasses.exec = run  # type: ignore[attr-defined]
    sys.path.insert(0, "/sources")
    for name in sorted(names):
        if not name.startswith("klerye/edge/"):
            importlib.import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    del dataclasses.exec  # type: ignore[attr-defined]
    sys.path.remove("/sources")
    return marshal.dumps(codes)


def imports(source: bytes) -> Iterator[str]:
    """What the absolute import statements name, at any depth; some of it is no module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def load(texts: Iterable[bytes]) -> None:
    """Import each standard module that the sources name."""
    for name in sorted({name for text in texts for name in imports(text)}):
        if name.partition(".")[0] in {*sys.stdlib_module_names, "pyodide"}:
            with contextlib.suppress(ImportError):  # no module, or a native one that this runtime lacks
                importlib.import_module(name)


def rehearse() -> None:
    """Do what loads modules late: read the application where it lies, show mistakes."""
    zipfile.ZipFile("/out/app.zip").testzip()
    for mistake in MISTAKES:
        try:
            exec(compile(mistake, "<page>", "exec"), {})
        except Exception:
            traceback.format_exc()


def write_stdlib(path: Path) -> None:
    """The standard modules that are loaded by now."""
    files = {}
    with zipfile.ZipFile(STDLIB) as archive:
        for module in list(sys.modules.values()):
            spec = getattr(module, "__spec__", None)
            if spec and (spec.origin or "").startswith(f"{STDLIB}/"):
                name = spec.origin.removeprefix(f"{STDLIB}/")
                files[f"{name}c"] = byte_code(archive.read(name), spec.origin, optimize=2)
    write_zip(path, files)


def main() -> None:
    """Write /out/app.zip, /out/python_stdlib.zip and, with what micropip needs, /out/micropip_stdlib.zip."""
    app = application()
    files = {f"{name}c": byte_code(app[name], name, optimize=1) for name in app}
    pyscript = {path.name: path.read_bytes() for path in Path("/pyscript").glob("*.py")}
    for name, source in pyscript.items():  # else the page would compile PyScript's sources at each start
        files[f"pyscript/{name}c"] = byte_code(source, f"pyscript/{name}", optimize=2)
    files["generated.pyc"] = byte_code(Path("/build/generated.py").read_bytes(), "generated.py", optimize=2)
    files["generated.bin"] = generated(app)
    write_zip(Path("/out/app.zip"), files)
    load([*app.values(), *pyscript.values()])
    rehearse()
    write_stdlib(Path("/out/python_stdlib.zip"))
    for wheel in Path("/wheel").glob("micropip-*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            load(archive.read(name) for name in archive.namelist() if name.endswith(".py"))
    write_stdlib(Path("/out/micropip_stdlib.zip"))
