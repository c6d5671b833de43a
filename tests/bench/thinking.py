#!/usr/bin/env python3
"""Measures what the page feels of a computer that thinks: gaps between frames, and how long a press waits.

    python3 tests/bench/thinking.py [--games dam lexio]

A person plays against the best computer. While it thinks, frames are counted and the language is changed,
which Python has to answer with a new picture; the same is done before, while nobody thinks.
"""

import argparse
import functools
import os
import shutil
import statistics
import sys
import threading
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import serve  # noqa: E402

WATCH = """async () => {
    const frames = [], waits = [];
    let last = performance.now(), on = true;
    const frame = now => { frames.push(now - last); last = now; if (on) requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    const select = document.querySelector("select[data-do=lang]");
    for (let n = 0; n < 8; n++) {
        const lang = n % 2 ? "en" : "fr", began = performance.now();
        select.value = lang;
        select.dispatchEvent(new Event("change", { bubbles: true }));
        while (document.documentElement.lang !== lang) await new Promise(done => setTimeout(done, 1));
        waits.push(performance.now() - began);
        await new Promise(done => setTimeout(done, 60));
    }
    on = false;
    return { frames: frames.slice(1), waits, thinks: Boolean(document.querySelector(".thinks")) };
}"""


def begin(page: Any, address: str, game: str) -> None:
    """A table against the best computer, with the person on turn."""
    page.goto(address)
    page.locator("html[data-ready]").wait_for(state="attached")
    page.locator(f"[data-do=pick][data-arg={game}]").click()
    page.locator("form .player select").nth(1).select_option("best")
    page.locator("form [type=submit]").click()
    page.locator(".cloth").wait_for()
    page.locator(".thinks").wait_for(state="detached")


def act(page: Any, game: str) -> None:
    """Something quick, after which the computer thinks."""
    if game == "lexio":
        page.locator("[data-do=act][data-arg=pass]").click()
    else:
        for cell in page.locator("[role=gridcell][data-drag]").all():
            cell.click()
            if page.locator(".goal").count():
                page.locator("[role=gridcell]:has(.goal), .goal").first.click()
                break
    page.locator(".thinks").wait_for()


def line(what: str, found: dict[str, Any]) -> str:
    """A line of the report."""
    frames, waits = found["frames"], found["waits"]
    return f"{what:>18}{max(frames):>12.0f}{statistics.median(waits):>14.0f}{max(waits):>14.0f}"


def main() -> None:
    """The command line."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", default=["dam", "lexio"], choices=["dam", "lexio"])
    games = parser.parse_args().games
    server = serve.Server(("127.0.0.1", 0), functools.partial(serve.Handler, directory=str(serve.build())))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    chromium = os.environ.get("KLERYE_CHROMIUM") or shutil.which("chromium")
    print(f"ms; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"{'':>18}{'worst frame':>12}{'press, median':>14}{'press, worst':>14}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in games:
            page = browser.new_context(service_workers="block").new_page()
            begin(page, f"http://127.0.0.1:{server.server_port}/?seed=7", game)
            print(line(f"{game}, idle", page.evaluate(WATCH)))
            act(page, game)
            print(line(f"{game}, thinking", page.evaluate(WATCH)))
        browser.close()


if __name__ == "__main__":
    main()
