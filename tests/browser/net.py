"""A copy of the site whose players meet by a relay of the tests, and nothing outside this computer."""

import functools
import json
import os
import re
import shutil
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import serve
from browser.pool import Pool, Pools
from browser.relay import Relay


@dataclass(frozen=True)
class Meeting:
    """Where the site is, what it is served from, and the relay that its net.json names."""

    address: str
    site: Path
    relay: Relay


def policy(site: Path) -> str:
    """The content security policy of its page."""
    found = re.search(r'Content-Security-Policy" content="([^"]*)"', (site / "index.html").read_text())
    assert found
    return found[1]


def own_copy(site: Path, folder: Path, relay: Relay) -> Path:
    """The site with that relay in its net.json, no STUN, and a policy that allows a relay without TLS."""
    shutil.copytree(site, folder, copy_function=os.link, ignore=shutil.ignore_patterns(".snapshot"))
    page = (folder / "index.html").read_text()
    assert "connect-src 'self' wss:;" in page
    texts = {
        "index.html": page.replace(" wss:;", " wss: ws:;"),
        "web/net.json": json.dumps({"relays": [relay.url], "ice": []}),
    }
    for name, text in texts.items():
        for old in (folder / name, folder / f"{name}.gz"):
            old.unlink(missing_ok=True)  # not written over: it is the same file as the site's
        (folder / name).write_text(text)
    return folder


@pytest.fixture(scope="session")
def meeting_place(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Meeting]:
    """The site and its relay, for all tests of a worker."""
    relay = Relay()
    folder = own_copy(site, tmp_path_factory.mktemp("meeting") / "site", relay)
    server = serve.Server(("127.0.0.1", 0), functools.partial(serve.Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Meeting(f"http://127.0.0.1:{server.server_port}/", folder, relay)
    server.shutdown()
    server.server_close()
    relay.stop()


@pytest.fixture
def meeting(browser: Browser, meeting_place: Meeting, pools: Pools) -> Meeting:
    """The same, with a relay that runs and has counted nothing; who comes there has Python's snapshot."""
    if meeting_place.address not in pools:
        pools[meeting_place.address] = Pool(browser, meeting_place.address, meeting_place.site)
    meeting_place.relay.start()
    meeting_place.relay.reset()
    return meeting_place
