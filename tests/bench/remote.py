#!/usr/bin/env python3
"""Measures play between two devices of this computer: joining, a click to the other's picture, coming back.

    PYTHONPATH=py:tests python3 tests/bench/remote.py --acts 60

Two browser contexts and a relay of the tests, over loopback. A click is timed from the moment it is sent to
the page until the other device's page has one more line in its journal, by the clock of one computer; bytes
are what went over the data channel. They are the program's own share: the network's comes on top.
"""

import argparse
import functools
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import BrowserContext, Page, sync_playwright

import serve
from browser.conftest import FLAGS
from browser.net import Meeting, own_copy
from browser.relay import Relay
from browser.table import Dam
from browser.test_remote import Friend, agree
from klerye.games.dam.position import Move

COUNT = """() => {
    globalThis.octets = 0;
    const send = RTCDataChannel.prototype.send;
    RTCDataChannel.prototype.send = function (data) {
        octets += data.length ?? data.byteLength;
        return send.call(this, data);
    };
}"""

CHANGES = """() => {
    globalThis.changed = 0;
    new MutationObserver(() => { changed = Date.now(); })
        .observe(document.querySelector("details ol"), { childList: true });
}"""


@contextmanager
def place() -> Iterator[Meeting]:
    """The site as it is now, and a relay of the tests that it names."""
    relay = Relay()
    site = own_copy(serve.build(), Path(tempfile.mkdtemp()) / "site", relay)
    server = serve.Server(("127.0.0.1", 0), functools.partial(serve.Handler, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Meeting(f"http://127.0.0.1:{server.server_port}/", site, relay)
    server.shutdown()
    relay.stop()


def come(context: BrowserContext, meeting: Meeting, name: str) -> Friend:
    """Somebody at a device of their own."""
    context.add_init_script(f"({COUNT})()")
    return Friend(lambda **_: Dam(context.new_page(), meeting.address), meeting, name)


def octets(*pages: Page) -> int:
    """What the devices have sent since their pages were opened."""
    return sum(page.evaluate("octets") for page in pages)


def random_move(friend: Friend, chance: Random) -> Move | None:
    """Any move; None at the end of the game."""
    told = friend.told
    moves = [act for act in told.game.moves(told.state) if isinstance(act, Move)]
    return chance.choice(moves) if moves else None


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--acts", type=int, default=60, metavar="N")
    parser.add_argument("--chromium", default="/usr/bin/chromium", metavar="FILE")
    options = parser.parse_args()
    with place() as meeting, sync_playwright() as playwright:
        relay = meeting.relay
        browser = playwright.chromium.launch(executable_path=options.chromium, args=FLAGS)
        ana, bel = (
            come(browser.new_context(service_workers="block"), meeting, name) for name in ("Ana", "Bèl")
        )
        link = ana.invite("dam")
        bel.page.goto(link)
        bel.page.locator("html[data-ready]").wait_for(state="attached")
        began = time.monotonic()
        bel.agree()
        bel.page.locator("form[data-do=join]").wait_for()
        print(f"from the yes to who invites: {1000 * (time.monotonic() - began):.0f} ms")
        bel.page.locator("form[data-do=join] input").fill("Bèl")
        began = time.monotonic()
        bel.page.locator("form[data-do=join] [type=submit]").click()
        for friend in (ana, bel):
            friend.sits()
        print(f"from the name to the table: {1000 * (time.monotonic() - began):.0f} ms")
        print(f"relay, both ways: {relay.messages} messages, {relay.octets} bytes")
        agree(ana, bel)
        times: list[float] = []
        before = octets(ana.page, bel.page)
        for page in (ana.page, bel.page):
            page.evaluate(CHANGES)
        for _ in range(options.acts):
            mover, other = (ana, bel) if ana.turn else (bel, ana)
            move = random_move(mover, Random(len(times)))
            if move is None:
                break
            mover.at.cell(move.path[0]).click()
            for square in move.path[1:]:
                clicked = mover.page.evaluate("Date.now()")
                mover.at.cell(square).click()
            other.page.wait_for_function("since => changed > since", arg=clicked)
            times.append(other.page.evaluate("changed") - clicked)
            agree(ana, bel)
        sent = octets(ana.page, bel.page) - before
        late = quantiles(times, n=20)[-1]
        print(
            f"click to the other's picture, {len(times)} acts: median {median(times):.0f}, p95 {late:.0f} ms"
        )
        print(f"bytes an act, heartbeats included: {sent / len(times):.0f}")
        for friend, other, name in ((bel, ana, "guest"), (ana, bel, "keeper")):
            began = time.monotonic()
            friend.page.reload()
            friend.page.locator("html[data-ready]").wait_for(state="attached")
            ready = time.monotonic()
            friend.sits()
            felt = other.page.locator(".felt")
            while not felt.count():  # what one shows reaches the other again
                friend.at.do("feel", "well")
            took = time.monotonic() - began
            python = ready - began
            print(f"{name} back after a reload: {took:.1f} s, of which {python:.1f} s until Python is there")
        browser.close()


if __name__ == "__main__":
    main()
