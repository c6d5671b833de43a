#!/usr/bin/env python3
"""Measures the bag that all devices make together (Lexio), in a browser: set-up, draw, place, exchange.

    PYTHONPATH=py:tests:. python3 tests/bench/joint.py [--seats 2 3 4]

A browser context for each player, and a relay of the tests, over loopback. CPU is that of all pages together,
main threads, workers and all: from the last player's sitting down to the first turn (set-up, which has the
opening of the tables and the word lists in it), or over one act, less what the pages do at rest. Latency is
read off the stamps of the keeper's entries. Bytes are the lines of the journal, which go to each other device
once; those of a set-up are also counted as they were sent.
"""

import argparse
import time
from collections.abc import Callable
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench.remote import come, octets, place
from browser.conftest import FLAGS
from browser.lexio import lexicon
from browser.net import Meeting
from browser.test_fair_game import Player
from browser.test_remote import Friend, agree
from klerye.games.lexio.graph import Graph
from klerye.games.lexio.spots import Spots
from klerye.games.lexio.tiles import RACK
from klerye.table.journal import Acted, Chance, Entry, Part

NAMES = ("Ana", "Bèl", "Cléo", "Dan")
REST_MS = 2000
ACTS = 3


def busy(browser: Browser) -> float:
    """What all pages have worked so far, in s."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(one["cpuTime"] for one in processes if one["type"] == "renderer"))


def size(entries: list[Entry]) -> int:
    """The bytes of these lines."""
    return sum(len(entry.line().encode()) for entry in entries)


def row(name: str, cpu: float | None, taken: float, sent: float) -> None:
    """A line of the table; the CPU of a draw is in that of what it follows."""
    work = "" if cpu is None else f"{1000 * cpu:.0f} ms CPU"
    print(f"  {name:10}{work:>12}{taken:8.0f} ms{sent / 1000:8.1f} kB")


def act(browser: Browser, friends: list[Friend], name: str, do: Callable[[Player], None]) -> None:
    """A few acts of a kind, and what they cost: until the next one may act, and until all is mixed."""
    cpu, taken, sent = [], [], []
    for _ in range(ACTS):
        friends[0].page.wait_for_timeout(REST_MS)  # nothing is under way any more
        idle = busy(browser)
        friends[0].page.wait_for_timeout(REST_MS)
        began, told = busy(browser), friends[0].told
        before = time.monotonic()
        do(Player(next(friend for friend in friends if friend.waited_for(told))))
        friends[0].page.wait_for_timeout(REST_MS)  # asking the pages would make them work
        rest = (began - idle) * (time.monotonic() - before) / (REST_MS / 1000)
        cpu.append(busy(browser) - began - rest)
        agree(*friends)
        new = list(friends[0].told.entries[len(told.entries) :])
        taken.append(new[-1].at - new[0].at)
        sent.append(size(new))
    row(name, median(cpu), median(taken), median(sent))


def measure(browser: Browser, meeting: Meeting, seats: int) -> None:
    """A table of so many devices."""
    contexts = [browser.new_context(service_workers="block") for _ in range(seats)]
    friends = [come(context, meeting, name) for context, name in zip(contexts, NAMES, strict=False)]
    link = friends[0].invite("lexio", seats - 1)
    for friend in friends[1:]:
        friend.page.goto(link)
        friend.page.locator("html[data-ready]").wait_for(state="attached")
        friend.agree()
        friend.page.locator("form[data-do=join] input").fill(friend.name)
    for friend in friends[1:-1]:
        friend.page.locator("form[data-do=join] [type=submit]").click()
    friends[0].page.wait_for_timeout(REST_MS)
    pages = [friend.page for friend in friends]
    began, sent = busy(browser), octets(*pages)
    friends[-1].page.locator("form[data-do=join] [type=submit]").click()
    for friend in friends:
        friend.page.locator(".slot").nth(RACK - 1).wait_for()
    spent, octets_sent = busy(browser) - began, octets(*pages) - sent
    agree(*friends)
    entries = list(friends[0].told.entries)
    last = max(n for n, entry in enumerate(entries) if isinstance(entry.what, Part))
    print(f"{seats} devices")
    row("set-up", spent, entries[last].at, size(entries[: last + 1]))
    print(f"  sent by all devices until the first turn: {octets_sent / 1000:.1f} kB")
    draws = [n for n, entry in enumerate(entries) if isinstance(entry.what, Chance)]
    first = [entries[n] for n in draws]
    row("draw of 7", None, median(entries[n].at - entries[n - 1].at for n in draws), size(first) / len(first))
    spots = Spots(Graph(lexicon().arcs))
    act(browser, friends, "place", lambda player: player.place(spots))
    act(browser, friends, "exchange", lambda player: player.exchange(3))
    acts = [entry.what.act.split()[0] for entry in friends[0].told.entries if isinstance(entry.what, Acted)]
    print(f"  {len(acts)} acts, {size(list(friends[0].told.entries)) / 1000:.0f} kB of journal")
    for context in contexts:
        context.close()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--chromium", default="/usr/bin/chromium", metavar="FILE")
    options = parser.parse_args()
    with place() as meeting, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.chromium, args=FLAGS)
        for seats in options.seats:
            measure(browser, meeting, seats)
        browser.close()


if __name__ == "__main__":
    main()
