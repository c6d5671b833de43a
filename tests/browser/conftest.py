"""A real Chromium on the built site, and a watch: any error, any foreign request fails the test."""

import functools
import os
import shutil
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

import serve
from browser.table import Dam, Visit
from browser.watch import Watch

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site is served: a copy, which a build during the tests does not touch."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(serve.build(), site, dirs_exist_ok=True)
    server = serve.Server(("127.0.0.1", 0), functools.partial(serve.Handler, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("KLERYE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Comes to the page as somebody new, with the options of a browser context (`visit(locale="ht")`);
    or, given a page, in another tab of the same browser. The page is not opened yet."""
    watched: list[tuple[BrowserContext, Watch]] = []

    def come(
        beside: Dam | None = None, lang: str = "en", at: str = address, faults: bool = False, **options: Any
    ) -> Dam:
        if beside:
            return Dam(beside.page.context.new_page(), at, beside.lang)
        context = browser.new_context(**{"locale": "en-US", "service_workers": "block", **options})
        context.set_default_timeout(20_000)
        watch = Watch(context, at)
        if not faults:
            watched.append((context, watch))
        return Dam(context.new_page(), at, lang)

    yield come
    for context, _ in watched:
        context.close()
    assert [line for _, watch in watched for line in watch.wrong] == []


@pytest.fixture
def dam(visit: Visit) -> Dam:
    """Somebody with an English browser who has just opened the page."""
    return visit().open()
