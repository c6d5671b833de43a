#!/usr/bin/env python3
"""Measures how the page starts, beside a bare page that only calls `loadPyodide()`, in the same run.

    python3 tests/bench/start.py [--runs 5]

Each run is a new browser with an empty profile; the two pages take turns. The bare page gets Pyodide's
files as npm delivers them. Both are served from loopback, compressed. Times are in ms, from the start of the
navigation to the first click that Python has answered; read ratios rather than milliseconds.
"""

import argparse
import functools
import json
import os
import shutil
import statistics
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import serve  # noqa: E402

Row = dict[str, float]


def play_app(page: Any) -> None:
    """The first click, as soon as there is something to click, and Python's answer: a game is picked."""
    page.locator("[data-do=pick]").first.click()
    page.locator("form[data-do=start]").wait_for()


def play_bare(page: Any) -> None:
    """The same on the bare page."""
    page.locator("button:enabled").click()
    page.locator("p").wait_for()


BARE = """<!doctype html>
<meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<button disabled>click</button>
<script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
python.runPython(`
from js import document
from pyodide.ffi import create_proxy
button = document.querySelector("button")
def answer(event):
    line = document.createElement("p")
    line.textContent = "clicked"
    document.body.append(line)
button.addEventListener("click", create_proxy(answer))
button.disabled = False
`);
</script>
"""


def make_bare() -> Path:
    """The folder of the bare page."""
    folder = serve.WORK / "bare"
    shutil.rmtree(folder, ignore_errors=True)
    serve.put(folder / "index.html", BARE.encode())
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
    for name in names:
        serve.put(folder / "pyodide" / name, (serve.MODULES / "pyodide" / name).read_bytes())
    return folder


class Counter(serve.Handler):
    """Counts the bytes of the bodies it sends."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        Counter.sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)


def main_thread(events: list[dict[str, Any]], renderer: int) -> list[float]:
    """Lengths of the tasks of the page's main thread, in ms, from a trace."""
    names = [event for event in events if event.get("name") == "thread_name"]
    threads = {
        (event["pid"], event["tid"])
        for event in names
        if event["args"]["name"] == "CrRendererMain" and event["pid"] == renderer
    }
    return [
        event["dur"] / 1000
        for event in events
        if event.get("ph") == "X"
        and event["name"].endswith("RunTask")
        and (event["pid"], event["tid"]) in threads
    ]


def measure(browser: Any, address: str, play: Callable[[Any], None]) -> Row:
    """One start of one page in a browser that has seen nothing yet."""
    Counter.sent = 0
    context = browser.new_context()
    page = context.new_page()
    foreign: list[str] = []
    context.on(
        "request", lambda request: foreign.append(request.url) if is_foreign(request.url, address) else None
    )
    browser.start_tracing(
        page=page, categories=["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline"]
    )
    system = browser.new_browser_cdp_session()
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    play(page)
    wall = (time.monotonic() - began) * 1000
    processes = system.send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [process for process in processes if process["type"] == "renderer"]
    busiest = max(renderers, key=lambda process: process["cpuTime"])
    tasks = main_thread(json.loads(browser.stop_tracing())["traceEvents"], busiest["id"])
    context.close()
    return {
        "wall": wall,
        "main thread": sum(tasks),
        "longest task": max(tasks),
        "renderer CPU": busiest["cpuTime"] * 1000,
        "kB": Counter.sent / 1000,
        "foreign": len(foreign),
    }


def is_foreign(url: str, address: str) -> bool:
    """Whether a request of the page at `address` went to another origin."""
    origin = "/".join(address.split("/")[:3]) + "/"
    return not url.startswith((origin, "data:", f"blob:{origin}"))


def main() -> None:
    """The command line."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description="Measure the start of the page beside a bare loadPyodide().")
    parser.add_argument("--runs", type=int, default=5, help="starts of each page (default: 5)")
    runs = parser.parse_args().runs
    pages = {"bare": (make_bare(), play_bare), "app": (serve.build(), play_app)}
    rows: dict[str, list[Row]] = {name: [] for name in pages}
    chromium = os.environ.get("KLERYE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        for _ in range(runs):
            for name, (folder, play) in pages.items():
                server = serve.Server(("127.0.0.1", 0), functools.partial(Counter, directory=str(folder)))
                threading.Thread(target=server.serve_forever, daemon=True).start()
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                rows[name].append(measure(browser, f"http://127.0.0.1:{server.server_port}/", play))
                browser.close()
                server.shutdown()
                server.server_close()
    medians = {
        name: {key: statistics.median(row[key] for row in taken) for key in taken[0]}
        for name, taken in rows.items()
    }
    print(f"{runs} cold starts each, medians; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("".join(f"{key:>14}" for key in ["", *medians["bare"]]))
    for name, row in medians.items():
        print("".join(f"{value:>14}" for value in [name, *(f"{number:.0f}" for number in row.values())]))
    ratios = [
        medians["app"][key] / medians["bare"][key] if medians["bare"][key] else 0 for key in medians["bare"]
    ]
    print("".join(f"{value:>14}" for value in ["app / bare", *(f"{ratio:.2f}" for ratio in ratios)]))


if __name__ == "__main__":
    main()
