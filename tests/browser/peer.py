"""A bare page with the page's side of remote play (web/remote.js), driven by a test in Python's place."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser.net import Meeting, policy
from browser.pool import Device, Pool

PAGE = """<!doctype html><meta charset="utf-8"><title>bare</title>
<meta http-equiv="Content-Security-Policy" content="{policy}">
<link rel="icon" href="web/icon.svg"><script type="module" src="bare.js"></script>"""

SCRIPT = """import * as remote from "./web/remote.js";
globalThis.told = [];
remote.listen(event => told.push(event));
globalThis.remote = remote;
"""

KNOWS = "event => told.some(told => event.every((part, n) => told[n] === part))"


COUNTS = "([kind, count]) => told.filter(told => told[0] === kind).length >= count"


def write_page(site: Path) -> None:
    """Put the bare page into a site, under the site's own policy."""
    (site / "bare.html").write_text(PAGE.format(policy=policy(site)))
    (site / "bare.js").write_text(SCRIPT)


class Peer:
    """Does what Python would have it do, and keeps what Python would be told."""

    def __init__(self, page: Page, meeting: Meeting) -> None:
        self.page = page
        self.meeting = meeting
        self.requests: list[str] = []
        self.sockets: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url.removeprefix(meeting.address)))
        page.on("websocket", lambda socket: self.sockets.append(socket.url))

    def open(self, path: str = "bare.html") -> "Peer":
        """Come to the page."""
        self.page.goto(self.meeting.address + path)
        self.page.wait_for_function("() => globalThis.remote")
        return self

    def call(self, name: str, *words: Any) -> Any:
        """What the page offers to Python, called."""
        return self.page.evaluate("([name, words]) => remote[name](...words)", [name, list(words)])

    def meet(self, room: str, *relays: str) -> None:
        """Go to a room, by the site's relay or by others."""
        relays = relays or (self.meeting.relay.url,)
        self.call("meet", json.dumps({"room": room, "relays": relays, "ice": []}))

    def stay_alone(self, room: str) -> None:
        """Go to a room without any relay."""
        self.call("meet", json.dumps({"room": room, "relays": [], "ice": []}))

    def told(self, kind: str) -> list[list[Any]]:
        """The events of a kind so far."""
        return [event for event in self.page.evaluate("told") if event[0] == kind]

    def wait(self, *event: Any, seconds: float = 20) -> list[Any]:
        """The last event that begins like that, as soon as there is one."""
        self.page.wait_for_function(KNOWS, arg=list(event), timeout=seconds * 1000)
        return [told for told in self.told(event[0]) if told[: len(event)] == list(event)][-1]

    def wait_count(self, kind: str, count: int) -> None:
        """Wait until that many events of a kind were told."""
        self.page.wait_for_function(COUNTS, arg=[kind, count])

    def forget(self) -> None:
        """What was told so far does not count any more."""
        self.page.evaluate("told.length = 0")

    def peers(self) -> list[str]:
        """Who was met and not lost since, in order."""
        there: list[str] = []
        for kind, peer, *_ in self.page.evaluate("told"):
            if kind == "met":
                there.append(peer)
            elif kind == "lost":
                there.remove(peer)
        return there


class Peers:
    """Makes peers, each at a device of its own, and watches over all of them."""

    def __init__(self, pool: Pool, meeting: Meeting) -> None:
        self._pool = pool
        self._meeting = meeting
        self._lent: list[Device] = []

    def __call__(self, **options: Any) -> Peer:
        """Somebody who has come to the bare page."""
        device = self._pool.lend({"locale": "en-US", "service_workers": "block", **options})
        self._lent.append(device)
        return Peer(device.context.new_page(), self._meeting).open()

    def close(self) -> list[str]:
        """All of them go; what went wrong in their pages, but for a relay out of reach: the browser logs each
        attempt."""
        for device in self._lent:
            self._pool.take_back(device)
        wrong = [line for device in self._lent for line in device.watch.drain()]
        return [line for line in wrong if "ERR_CONNECTION_REFUSED" not in line]


def busiest(browser: Browser, page: Page) -> int:
    """The id of the process that draws a page: the one that works when the page does."""
    session = browser.new_browser_cdp_session()

    def spent() -> dict[int, float]:
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return {one["id"]: one["cpuTime"] for one in processes if one["type"] == "renderer"}

    before = spent()
    page.evaluate("() => { const end = Date.now() + 1000; while (Date.now() < end); }")
    after = spent()
    session.detach()
    return max(after, key=lambda process: after[process] - before.get(process, after[process]))
