#!/usr/bin/env python3
"""Walks through every screen in every language, in light and in dark: pictures of each, and what axe finds.

    PYTHONPATH=py:tests:. python3 tests/bench/tour.py [--shots DIR] [--langs ht fr] [--tours dam] [--no-axe]

The walk is that of tests/browser/tour.py. Pictures are taken at 360 and at 1280 px.
"""

import argparse
import functools
import os
import re
import shutil
import threading
from pathlib import Path
from typing import Any

import serve
from browser.looks import SCHEMES, serious
from browser.person import Person
from browser.tour import TOURS
from klerye.app.words import LANGUAGES

WINDOWS = ((360, 740), (1280, 800))


def shoot(person: Person, folder: Path, screen: str) -> int:
    """A picture in each scheme and window; how many."""
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for width, height in WINDOWS:
            person.page.set_viewport_size({"width": width, "height": height})
            name = re.sub(r"\W+", "-", f"{screen} {person.lang} {width} {scheme}")
            person.page.screenshot(path=folder / f"{name}.png", full_page=True)
    return len(SCHEMES) * len(WINDOWS)


def main() -> None:
    """The command line."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--shots", type=Path, help="the folder for the pictures")
    parser.add_argument("--langs", nargs="+", default=list(LANGUAGES))
    parser.add_argument("--tours", nargs="+", default=list(TOURS))
    parser.add_argument("--no-axe", action="store_true")
    args = parser.parse_args()
    if args.shots:
        args.shots.mkdir(parents=True, exist_ok=True)
    server = serve.Server(("127.0.0.1", 0), functools.partial(serve.Handler, directory=str(serve.build())))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    chromium = os.environ.get("KLERYE_CHROMIUM") or shutil.which("chromium")
    stops, pictures, found = 0, 0, []
    with sync_playwright() as playwright:
        browser: Any = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for lang in args.langs:
            for tour in args.tours:
                locale = "en-US" if lang == "en" else lang
                page = browser.new_context(locale=locale, service_workers="block").new_page()
                person = Person(page, f"http://127.0.0.1:{server.server_port}/", lang).open()
                for screen in TOURS[tour](person):
                    stops += 1
                    found += [] if args.no_axe else [f"{screen}, {lang}, {line}" for line in serious(person)]
                    pictures += shoot(person, args.shots, screen) if args.shots else 0
                page.context.close()
        browser.close()
    for line in found:
        print(line)
    print(f"{stops} stops in {len(args.langs)} languages, {pictures} pictures; axe: {len(found)} serious")


if __name__ == "__main__":
    main()
