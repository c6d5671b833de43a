#!/usr/bin/env python3
"""Measures how the page starts, beside a bare page and PyScript's hello page, in the same run.

    python3 tests/bench/start.py [--runs 5] [--mbit 5]

The bare page calls the unmodified `loadPyodide()`, the hello page has a `<script type="py">` on the main
thread. Each run is cold, with a new profile, and then warm, with the same profile in a new browser: bare and
hello have the browser's own cache and code cache then; the application has no server any more. A start ends
when Python has answered clicks: one for bare and hello; for the application a game of Dam is picked, begun,
and a piece is taken up and its moves are shown. Read ratios rather than milliseconds.
"""

import argparse
import functools
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import serve  # noqa: E402

Row = dict[str, float]

HEAD = '<!doctype html><meta charset="utf-8"><title>hello</title><link rel="icon" href="data:,">'
ANSWER = """
def answer(event):
    line = document.createElement("p")
    line.textContent = "clicked"
    document.body.append(line)
button = document.querySelector("button")
button.addEventListener("click", create_proxy(answer))
button.disabled = False
"""
BARE = f"""{HEAD}<button disabled>click</button>
<script type="module">
import {{ loadPyodide }} from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
python.runPython(`
from js import document
from pyodide.ffi import create_proxy
{ANSWER}`);
</script>
"""
HELLO = f"""{HEAD}<button disabled>click</button>
<link rel="stylesheet" href="pyscript/core.css"><script type="module" src="pyscript/core.js"></script>
<py-config type="json">{{"interpreter": "./pyodide/pyodide.mjs"}}</py-config>
<script type="py">
from pyscript import document
from pyscript.ffi import create_proxy
{ANSWER}</script>
"""

KEPT = """async () => Boolean(await caches.match(
    (await (await caches.open("klerye-snapshot")).keys())[0]?.url ?? "none"))"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"


def play_app(page: Any) -> None:
    """A game of Dam is begun, as soon as there is something to click, and a piece's moves are shown."""
    page.locator("[data-do=pick][data-arg=dam]").click()
    page.locator("form [type=submit]").click()
    page.locator(".cloth").wait_for()
    for cell in page.locator("[role=gridcell][data-drag]").all():
        cell.click()
        if page.locator(".goal").count():
            return


def play_bare(page: Any) -> None:
    """A line of text for a click."""
    page.locator("button:enabled").click()
    page.locator("p").wait_for()


def settle_app(page: Any) -> None:
    """Until the snapshot is kept."""
    while not page.evaluate(KEPT):
        page.wait_for_timeout(100)
    page.wait_for_timeout(1000)


def settle_bare(page: Any) -> None:
    """Until the browser has compiled, and kept what it keeps: a second visit, and some rest."""
    page.wait_for_timeout(3000)
    page.reload()
    play_bare(page)
    page.wait_for_timeout(3000)


def make_page(name: str, text: str) -> Path:
    """The folder of a page beside the unmodified runtimes."""
    folder = serve.WORK / name
    shutil.rmtree(folder, ignore_errors=True)
    serve.put(folder / "index.html", text.encode())
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
    for part in names:
        serve.put(folder / "pyodide" / part, (serve.MODULES / "pyodide" / part).read_bytes())
    for file in (serve.MODULES / "@pyscript/core/dist").glob("*.[cj]s*"):
        if not file.name.endswith(".map"):
            serve.put(folder / "pyscript" / file.name, file.read_bytes())
    return folder


class Counter(serve.Handler):
    """Counts the bytes of the bodies it sends."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        Counter.sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """The address of a folder."""
    server = serve.Server(("127.0.0.1", port), functools.partial(Counter, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@contextmanager
def browsing(playwright: Any, profile: Path) -> Iterator[Any]:
    """A browser of a profile that stays on the disk: a private one keeps no compiled code."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    chromium = os.environ.get("KLERYE_CHROMIUM") or shutil.which("chromium") or "chromium"
    flags = ["--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0"]
    process = subprocess.Popen(
        [chromium, *flags, f"--user-data-dir={profile}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not (port.exists() and port.read_text().strip()):
            time.sleep(0.05)
        number = port.read_text().splitlines()[0]
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{number}")
        yield browser
        browser.new_browser_cdp_session().send("Browser.close")
    finally:
        process.wait(30)


def main_thread(events: list[dict[str, Any]], renderers: set[int]) -> list[float]:
    """Lengths of the tasks of the busiest page's main thread, in ms, from a trace."""
    lanes: dict[tuple[int, int], list[float]] = {
        (event["pid"], event["tid"]): []
        for event in events
        if event.get("name") == "thread_name"
        and event["args"]["name"] == "CrRendererMain"
        and event["pid"] in renderers
    }
    for event in events:
        if event.get("ph") == "X" and event["name"].endswith("RunTask"):
            lanes.get((event["pid"], event["tid"]), []).append(event["dur"] / 1000)
    return max(lanes.values(), key=sum)


def memory(pid: int) -> float:
    """The proportional share of the memory of a process, in MB; where the system tells it."""
    file = Path(f"/proc/{pid}/smaps_rollup")
    lines = file.read_text().splitlines() if file.exists() else []
    return sum(int(line.split()[1]) / 1000 for line in lines if line.startswith("Pss:"))


def is_foreign(url: str, address: str) -> bool:
    """Whether a request of the page at `address` went to another origin."""
    origin = "/".join(address.split("/")[:3]) + "/"
    return not url.startswith((address, "data:", f"blob:{origin}"))


def measure(browser: Any, address: str, play: Callable[[Any], None], mbit: float) -> tuple[Row, Any]:
    """One start of a page, and the page."""
    system = browser.new_browser_cdp_session()

    def cpu() -> dict[int, float]:
        processes = system.send("SystemInfo.getProcessInfo")["processInfo"]
        return {process["id"]: process["cpuTime"] for process in processes if process["type"] == "renderer"}

    page = browser.contexts[0].pages[0]
    foreign: list[str] = []
    page.context.on(
        "request", lambda request: foreign.append(request.url) if is_foreign(request.url, address) else None
    )
    if mbit:
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        speed = {"downloadThroughput": mbit * 1e6 / 8, "uploadThroughput": mbit * 1e6 / 8, "latency": 40}
        wire.send("Network.emulateNetworkConditions", {"offline": False, **speed})
    Counter.sent = 0
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    before, began = cpu(), time.monotonic()
    page.goto(address, wait_until="commit")
    play(page)
    wall, after = (time.monotonic() - began) * 1000, cpu()
    tasks = main_thread(json.loads(browser.stop_tracing())["traceEvents"], set(after))
    row = {
        "wall": wall,
        "first paint": page.evaluate(PAINT),
        "main thread": sum(tasks),
        "longest task": max(tasks),
        "renderer CPU": sum(after[id] - before.get(id, 0) for id in after) * 1000,
        "kB": Counter.sent / 1000,
        "MB of memory": sum(map(memory, after)),
        "foreign": float(len(foreign)),
    }
    return row, page


def main() -> None:
    """The command line."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="starts of each page, cold and warm (default: 5)")
    parser.add_argument("--mbit", type=float, default=0, help="slow the network down; cold starts only")
    options = parser.parse_args()
    pages = {
        "bare": (make_page("bare", BARE), play_bare, settle_bare),
        "hello": (make_page("hello", HELLO), play_bare, settle_bare),
        "app": (serve.build(), play_app, settle_app),
    }
    rows: dict[str, list[Row]] = {}
    with sync_playwright() as playwright:
        for _ in range(options.runs):
            for name, (folder, play, settle) in pages.items():
                with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                    with serving(folder) as address, browsing(playwright, Path(profile)) as browser:
                        row, page = measure(browser, address, play, options.mbit)
                        rows.setdefault(f"{name}, cold", []).append(row)
                        if not options.mbit:
                            settle(page)
                    if not options.mbit:
                        port = int(address.rsplit(":", 1)[1].rstrip("/"))
                        online = serving(folder, port) if name != "app" else nothing(address)
                        with online, browsing(playwright, Path(profile)) as browser:
                            row, page = measure(browser, address, play, 0)
                            rows.setdefault(f"{name}, warm", []).append(row)
    report(rows, options.runs)


@contextmanager
def nothing(address: str) -> Iterator[str]:
    """No server: the application's second visit is offline."""
    yield address


def report(rows: dict[str, list[Row]], runs: int) -> None:
    """Medians, and their ratios to the bare page's."""
    medians = {
        name: {key: statistics.median(row[key] for row in taken) for key in taken[0]}
        for name, taken in rows.items()
    }
    print(f"{runs} starts each, medians; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("".join(f"{key:>14}" for key in ["", *medians["bare, cold"]]))
    for kind in ("cold", "warm"):
        bare = medians.get(f"bare, {kind}")
        for name, row in medians.items():
            if bare and name.endswith(kind):
                print(
                    "".join(f"{value:>14}" for value in [name, *(f"{number:.0f}" for number in row.values())])
                )
                if name != f"bare, {kind}":
                    ratios = [f"{row[key] / bare[key]:.2f}" if bare[key] else "" for key in row]
                    print("".join(f"{value:>14}" for value in ["  to bare", *ratios]))


if __name__ == "__main__":
    main()
