"""The built site in a real browser: under any path, on a host that sets no headers, nothing foreign."""

import functools
import os
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

import serve
from bench.start import APP_PRESSES, is_foreign, play

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MICROPIP = """async () => {
    const { loadPyodide } = await import(new URL("web/interpreter.mjs?micropip", location.href));
    const python = await loadPyodide({ packages: ["micropip"] });
    return python.runPython("import klerye.core.game, micropip; micropip.__version__");
}"""


class Bare(SimpleHTTPRequestHandler):
    """The plainest host there is."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("host")
    shutil.copytree(serve.build(), root / "people/ana/games", ignore=shutil.ignore_patterns("*.gz", ".stamp"))
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Bare, directory=str(root))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/people/ana/games/"
        server.shutdown()


@pytest.fixture
def context() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = os.environ.get("KLERYE_CHROMIUM")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser.new_context(bypass_csp=False)
        browser.close()


def test_starts_under_a_path_without_headers(context: Any, address: str) -> None:
    page = context.new_page()
    foreign: list[str] = []
    failed: list[str] = []
    complaints: list[str] = []
    context.on(
        "request", lambda request: foreign.append(request.url) if is_foreign(request.url, address) else None
    )
    context.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    for presses in APP_PRESSES.values():
        play(page, presses)
    assert (foreign, failed, complaints) == ([], [], [])


def test_micropip_can_be_loaded(context: Any, address: str) -> None:
    page = context.new_page()
    page.goto(f"{address}build.json")  # a page without a policy and without our application
    assert page.evaluate(MICROPIP) == "0.11.1"


def test_every_link_is_relative() -> None:
    site = serve.build()
    own = [
        path for path in site.rglob("*") if path.suffix in {".html", ".js", ".mjs", ".css", ".webmanifest"}
    ]
    shell = [path for path in own if "runtime" not in path.relative_to(site).parts]
    texts = {path.relative_to(site).as_posix(): Path(path).read_text(encoding="utf-8") for path in shell}
    marks = ('src="/', 'href="/', "url(/", 'from "/', 'import("/', 'new URL("/')
    assert [(name, mark) for name, text in texts.items() for mark in marks if mark in text] == []
