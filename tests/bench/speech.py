#!/usr/bin/env python3
"""Prints what the browser's accessibility tree says at each of the first events of a game.

    PYTHONPATH=py:tests:. python3 tests/bench/speech.py [--games dam penta lexio] [--lang ht] [--events 10]

Two computers play; after each event the live regions are read from the tree, and the names in it that were
not there before.
"""

import argparse
import functools
import os
import shutil
import threading
from collections import Counter
from typing import Any

import serve

ROLES = ("gridcell", "button", "timer")


def tree(session: Any) -> list[dict[str, Any]]:
    """The accessibility tree, flat."""
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    return nodes


def value(node: dict[str, Any], field: str) -> str:
    return str(node.get(field, {}).get("value", ""))


def names(nodes: list[dict[str, Any]]) -> Counter[str]:
    """What the tree says of each thing: its role and its name."""
    said = [node for node in nodes if value(node, "role") in ROLES and not node.get("ignored")]
    return Counter(f"{value(node, 'role')} “{value(node, 'name')}”" for node in said)


def live(nodes: list[dict[str, Any]]) -> list[str]:
    """The texts inside the status line."""
    by_id = {node["nodeId"]: node for node in nodes}

    def texts(node: dict[str, Any]) -> list[str]:
        if value(node, "role") == "StaticText":
            return [value(node, "name")]
        inner = [by_id[child] for child in node.get("childIds", ()) if child in by_id]
        return [text for child in inner for text in texts(child)]

    return [text for node in nodes if value(node, "role") == "status" for text in texts(node)]


def follow(page: Any, address: str, game: str, lang: str, events: int) -> None:
    """Lets two computers play, and prints."""
    page.goto(address)
    page.locator("html[data-ready]").wait_for(state="attached")
    page.locator("select[data-do=lang]").select_option(lang)
    page.locator(f"html[lang={lang}]").wait_for(state="attached")
    session = page.context.new_cdp_session(page)
    page.locator(f"[data-do=pick][data-arg={game}]").click()
    page.locator("form").wait_for()
    for level in page.locator("form .player select").all():
        level.select_option("easy")
    page.locator("form [type=submit]").click()
    page.locator(".cloth").wait_for()
    before, last = names(tree(session)), live(tree(session))
    print(f"\n{game}, {lang}: {' '.join(last)}")
    n = 0
    while n < events:
        nodes = tree(session)
        said = live(nodes)
        if said == last:
            continue
        n += 1
        now = names(nodes)
        print(f"{n:>3}. {' '.join(said)}")
        for name in (now - before).elements():
            print(f"       {name}")
        before, last = now, said


def main() -> None:
    """The command line."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", default=["dam", "penta", "lexio"])
    parser.add_argument("--lang", default="ht")
    parser.add_argument("--events", type=int, default=10)
    args = parser.parse_args()
    server = serve.Server(("127.0.0.1", 0), functools.partial(serve.Handler, directory=str(serve.build())))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    chromium = os.environ.get("KLERYE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in args.games:
            page = browser.new_context(service_workers="block").new_page()
            address = f"http://127.0.0.1:{server.server_port}/?seed=7"
            follow(page, address, game, args.lang, args.events)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
