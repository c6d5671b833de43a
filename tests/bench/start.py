#!/usr/bin/env python3
"""Measures how the page starts, beside a bare page and PyScript's hello page, in the same run.

    python3 tests/bench/start.py [--runs 5] [--mbit 5] [--threads] [--js-flags=--liftoff-only]

The bare page calls the unmodified `loadPyodide()`, the hello page has a `<script type="py">` on the main
thread. Each run is cold, with a new profile, and then warm, with the same profile in a new browser: bare and
hello have the browser's own cache and code cache then; the application has no server any more. Everything is
counted from the moment the address is given, to two marks: Python's answer to the first click (a line of
text; in the application the form of a new table), and, in the application only, the legal moves of a piece,
two clicks later. All pages are clicked by the same few lines inside the page. Only the page's own work is
counted: the browser has come to rest before. Read ratios, not milliseconds.
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
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import serve  # noqa: E402
from bench.threads import spent, threads  # noqa: E402

Row = dict[str, float]
Press = tuple[str, str]
"""What is clicked as soon as it is there, and what answers."""

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


ANSWERED, MOVES = "first answer", "moves shown"

BARE_PRESSES: dict[str, list[Press]] = {ANSWERED: [("button:enabled", "p")]}
APP_PRESSES: dict[str, list[Press]] = {
    ANSWERED: [("[data-do=pick][data-arg=dam]", "form [type=submit]")],
    MOVES: [
        ("form [type=submit]", "[data-arg='11'][data-drag]"),
        ("[data-arg='11'][data-drag]", ".goal"),
    ],
}
"""What is pressed for each mark; red, who begins, may move the man on 11."""

PRESS = """async ([press, answer]) => {
    const there = selector => new Promise(resolve => {
        const look = () => {
            const element = document.querySelector(selector);
            if (element) observer.disconnect(), resolve(element);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
    });
    (await there(press)).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await there(answer);
    await new Promise(shown => requestAnimationFrame(() => setTimeout(shown)));
}"""


def play(page: Any, presses: Sequence[Press]) -> None:
    """Presses one thing after the other, and waits until the last answer is painted."""
    for press in presses:
        page.evaluate(PRESS, press)


def settle_app(page: Any) -> None:
    """Until the snapshot is kept."""
    while not page.evaluate(KEPT):
        page.wait_for_timeout(100)
    page.wait_for_timeout(1000)


def settle_bare(page: Any) -> None:
    """Until the browser has compiled, and kept what it keeps: a second visit, and some rest."""
    page.wait_for_timeout(3000)
    page.reload()
    play(page, BARE_PRESSES[ANSWERED])
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
def browsing(playwright: Any, profile: Path, js_flags: str = "") -> Iterator[Any]:
    """A browser of a profile that stays on the disk: a private one keeps no compiled code."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    chromium = os.environ.get("KLERYE_CHROMIUM") or shutil.which("chromium") or "chromium"
    flags = ["--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0"]
    flags += [f"--js-flags={js_flags}"] if js_flags else []
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


Task = tuple[float, float, float]
"""When it began (s, on the monotonic clock), how long it took, and how much of that it worked (ms)."""


def main_thread(events: list[dict[str, Any]], renderers: set[int]) -> list[Task]:
    """The tasks of the busiest page's main thread, from a trace; what is inside another is no task."""
    lanes: dict[tuple[int, int], list[Task]] = {
        (event["pid"], event["tid"]): []
        for event in events
        if event.get("name") == "thread_name"
        and event["args"]["name"] == "CrRendererMain"
        and event["pid"] in renderers
    }
    ends = dict.fromkeys(lanes, 0.0)
    complete = (event for event in events if event.get("ph") == "X")
    for event in sorted(complete, key=lambda event: (event["ts"], -event["dur"])):
        lane = event["pid"], event["tid"]
        if lane in lanes and event["ts"] >= ends[lane]:
            ends[lane] = event["ts"] + event["dur"]
            worked = event.get("tdur", event["dur"])
            lanes[lane].append((event["ts"] / 1e6, event["dur"] / 1000, worked / 1000))
    return max(lanes.values(), key=lambda tasks: sum(worked for _, _, worked in tasks))


def rest(cpu: Callable[[], float]) -> None:
    """Waits until a browser that was just opened is done with itself."""
    before = cpu()
    for _ in range(40):
        time.sleep(0.5)
        now = cpu()
        if now - before < 0.02:
            return
        before = now


def memory(pid: int) -> float:
    """The proportional share of the memory of a process, in MB; where the system tells it."""
    file = Path(f"/proc/{pid}/smaps_rollup")
    lines = file.read_text().splitlines() if file.exists() else []
    return sum(int(line.split()[1]) / 1000 for line in lines if line.startswith("Pss:"))


def is_foreign(url: str, address: str) -> bool:
    """Whether a request of the page at `address` went to another origin."""
    origin = "/".join(address.split("/")[:3]) + "/"
    return not url.startswith((address, "data:", f"blob:{origin}"))


def measure(
    browser: Any, address: str, presses: dict[str, list[Press]], mbit: float, by_thread: bool
) -> tuple[dict[str, Row], Any]:
    """One start of a page: what was counted up to each mark; and the page."""
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
    rest(lambda: sum(cpu().values()))
    if not by_thread:  # being traced takes time, too
        browser.start_tracing(page=page, categories=["toplevel"])
    before, idle, began = cpu(), threads(cpu()), time.monotonic()
    page.goto(address, wait_until="commit")
    rows: dict[str, Row] = {}
    ends: dict[str, float] = {}
    for mark, some in presses.items():
        play(page, some)
        ends[mark] = time.monotonic()
        after = cpu()
        rows[mark] = {
            "wall": (ends[mark] - began) * 1000,
            "CPU": sum(after[id] - before.get(id, 0) for id in after) * 1000,
            "kB": Counter.sent / 1000,
            "MB of memory": sum(map(memory, after)),
            "foreign requests": float(len(foreign)),
            "first paint": page.evaluate(PAINT),
        }
        if by_thread:
            rows[mark] |= spent(idle, threads(after))
    if not by_thread:
        tasks = main_thread(json.loads(browser.stop_tracing())["traceEvents"], set(after))
        for mark, end in ends.items():
            done = [task for task in tasks if task[0] < end]
            rows[mark] |= {
                "main thread, busy": sum(worked for _, _, worked in done),
                "its longest task": max(length for _, length, _ in done),
            }
    return rows, page


def main() -> None:
    """The command line."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="starts of each page, cold and warm (default: 5)")
    parser.add_argument("--mbit", type=float, default=0, help="slow the network down; cold starts only")
    parser.add_argument("--threads", action="store_true", help="CPU by thread, instead of tasks (Linux)")
    parser.add_argument("--js-flags", default="", help="for V8: what would be without this or that of it")
    options = parser.parse_args()
    pages = {
        "bare": (make_page("bare", BARE), BARE_PRESSES, settle_bare),
        "hello": (make_page("hello", HELLO), BARE_PRESSES, settle_bare),
        "app": (serve.build(), APP_PRESSES, settle_app),
    }
    taken: dict[str, dict[str, list[Row]]] = {"cold": {}, "warm": {}}

    def take(kind: str, name: str, rows: dict[str, Row]) -> None:
        for mark, row in rows.items():
            taken[kind].setdefault(f"{name}: {mark}", []).append(row)

    with sync_playwright() as playwright:
        for _ in range(options.runs):
            for name, (folder, presses, settle) in pages.items():
                with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                    with (
                        serving(folder) as address,
                        browsing(playwright, Path(profile), options.js_flags) as browser,
                    ):
                        rows, page = measure(browser, address, presses, options.mbit, options.threads)
                        take("cold", name, rows)
                        if not options.mbit:
                            settle(page)
                    if not options.mbit:
                        port = int(address.rsplit(":", 1)[1].rstrip("/"))
                        online = serving(folder, port) if name != "app" else nothing(address)
                        with online, browsing(playwright, Path(profile), options.js_flags) as browser:
                            rows, _ = measure(browser, address, presses, 0, options.threads)
                            take("warm", name, rows)
    print(f"{options.runs} starts each, medians; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for kind, columns in taken.items():
        if columns:
            report(kind, columns)


@contextmanager
def nothing(address: str) -> Iterator[str]:
    """No server: the application's second visit is offline."""
    yield address


def report(kind: str, columns: dict[str, list[Row]]) -> None:
    """Medians, and in brackets their ratios to the bare page's."""
    keys = dict.fromkeys(key for rows in columns.values() for row in rows for key in row)
    medians = {
        name: {key: statistics.median(row.get(key, 0) for row in rows) for key in keys}
        for name, rows in columns.items()
    }
    bare = medians[f"bare: {ANSWERED}"]
    print("".join(f"{name:>24}" for name in [kind, *medians]))
    for key in keys:
        cells = [
            f"{row[key]:.0f}" + (f" ({row[key] / bare[key]:.2f})" if bare[key] else "")
            for row in medians.values()
        ]
        print("".join(f"{cell:>24}" for cell in [key[:24], *cells]))


if __name__ == "__main__":
    main()
