"""A real Chromium on the built site, and a watch: any error, any foreign request fails the test."""

import functools
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import serve
from browser.lobby import Lobby
from browser.net import meeting, meeting_place  # noqa: F401 (fixtures)
from browser.pool import Device, Pool, Pools
from browser.table import Dam, Visit

NEEDLESS = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
"""What Chromium does without: Playwright's list, which this replaces, and two pages for the address bar,
loaded anew for every window though nobody sees it."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    f"--disable-features={','.join(NEEDLESS)}",
    "--js-flags=--liftoff-only",  # the optimizing compiler takes more time than these short visits give back
    # nothing else is reached, only asked for; .local are the names that WebRTC gives to this device
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.local",
]

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before the marks are looked at
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever lies here drives a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site: a copy, which a build during the tests does not touch."""
    return Path(shutil.copytree(serve.build(), tmp_path_factory.mktemp("site"), dirs_exist_ok=True))


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is served."""
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


@pytest.fixture(scope="session")
def pool(browser: Browser, address: str, site: Path) -> Pool:
    """Contexts that are lent to one test after the other."""
    return Pool(browser, address, site)


@pytest.fixture(scope="session")
def pools(pool: Pool) -> Pools:
    """The same, and those of other copies of the site."""
    return {pool.address: pool}


@pytest.fixture
def visit(browser: Browser, address: str, pools: Pools) -> Iterator[Visit]:
    """Comes to the page with the options of a browser context (`visit(locale="ht")`), as somebody who was
    here once and kept nothing but Python's snapshot. `new`: in a browser of one's own, which was never here
    and may be tampered with (routes, no network); `faults`: the same, and errors are expected. Or, given a
    page, in another tab of the same browser. The page is not opened yet."""
    lent: list[tuple[str, Device]] = []
    own: list[Device] = []
    unwatched: list[Device] = []

    def come(
        beside: Dam | None = None,
        lang: str = "en",
        at: str = address,
        new: bool = False,
        faults: bool = False,
        **options: Any,
    ) -> Dam:
        if beside:
            return Dam(beside.page.context.new_page(), at, beside.lang)
        locale = "en-US" if lang == "en" else lang
        options = {"locale": locale, "service_workers": "block", **options}
        if new or faults or at not in pools or options["service_workers"] == "allow":
            device = Device(browser, at, options)
            (unwatched if faults else own).append(device)
        else:
            device = pools[at].lend(options)
            lent.append((at, device))
        return Dam(device.context.new_page(), at, lang)

    yield come
    for at, device in lent:
        pools[at].take_back(device)
    for device in own + unwatched:
        device.context.close()
    assert [line for device in [device for _, device in lent] + own for line in device.watch.drain()] == []


@pytest.fixture(scope="module")
def open_pages(pool: Pool) -> Iterator[Lobby]:
    """Pages that tests of the same module go on with."""
    lobby = Lobby(pool)
    yield lobby
    lobby.close()


@pytest.fixture
def lobby(open_pages: Lobby, request: pytest.FixtureRequest) -> Iterator[Lobby]:
    """Comes to the lobby of a page that another test may have left: see `Lobby`."""
    failed = request.session.testsfailed
    yield open_pages
    wrong = open_pages.drain()
    if request.session.testsfailed > failed:
        open_pages.close()
    assert wrong == []


@pytest.fixture
def dam(visit: Visit) -> Dam:
    """Somebody with an English browser who has just opened the page."""
    return visit().open()
