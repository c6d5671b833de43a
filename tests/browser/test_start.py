"""The start: the lobby is there before Python, what is pressed meanwhile is done, what fails says so."""

import functools
import json
import os
import shutil
import threading
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

import serve
from browser.conftest import FLAGS
from browser.table import Dam, Visit


class Held:
    """Opens a page for which one part of the runtime is held back, until it is let go."""

    def __init__(self, dam: Dam, part: str) -> None:
        self._waiting: list[Route] = []
        self._free = False
        dam.page.context.route(f"**/{part}", self._meet)
        dam.page.goto(dam.address, wait_until="commit")

    def _meet(self, route: Route) -> None:
        if self._free:
            route.continue_()
        else:
            self._waiting.append(route)

    def let_go(self) -> None:
        """From now on nothing is in the way."""
        self._free = True
        for route in self._waiting:
            route.continue_()


def test_the_lobby_is_painted_before_any_of_python_is_there(visit: Visit) -> None:
    dam = visit(new=True, locale="ht-HT", lang="ht")
    Held(dam, "pyodide.asm.wasm")
    expect(dam.page.locator("#app .tagline")).to_have_text(dam.say("home.tagline"))
    expect(dam.page.locator("[data-do=pick]")).to_have_count(3)
    expect(dam.page.locator("#boot")).to_contain_text(dam.say("first.fetching"))
    assert dam.page.locator("html").get_attribute("data-ready") is None


def test_nothing_moves_when_the_games_that_can_be_continued_come(visit: Visit) -> None:
    """What one is about to press stays where it is."""
    dam = visit(new=True).open()
    for n in range(2):
        dam.lay("Ann", "Ben").do("home")
        expect(dam.page.locator("[data-do=continue]")).to_have_count(n + 1)
    dam.page.evaluate("() => scrollTo(0, 0)")
    cards = dam.page.locator("[data-do=pick]")
    shown = [card.bounding_box() for card in cards.all()]
    held = Held(dam, "app.zip")
    expect(cards).to_have_count(3)
    expect(dam.page.locator("[data-do=continue]")).to_have_count(0)
    assert [card.bounding_box() for card in cards.all()] == shown
    held.let_go()
    expect(dam.page.locator("[data-do=continue]")).to_have_count(2)
    assert [card.bounding_box() for card in cards.all()] == shown


def test_what_is_pressed_before_python_is_there_is_done_in_order(visit: Visit) -> None:
    dam = visit(new=True)
    held = Held(dam, "app.zip")
    dam.speak("fr")
    expect(dam.page.locator("#app .tagline")).to_have_text(dam.say("home.tagline"))
    dam.do("pick", "dam")
    held.let_go()
    dam.page.locator("form").wait_for()
    expect(dam.page.get_by_role("heading", level=1)).to_have_text("Dam")
    expect(dam.page.locator("form [type=submit]")).to_have_text(dam.say("setup.start"))
    expect(dam.page.locator("#boot")).to_be_hidden()


@pytest.mark.parametrize("game", ["lexio", "penta", "dam"])
def test_a_game_that_is_picked_shows_its_board_and_its_rules_can_be_read_before_python(
    visit: Visit, game: str
) -> None:
    dam = visit(lang="ms", new=True)
    held = Held(dam, "app.zip")
    dam.do("rules", game)
    title = dam.say("rules.title", game=dam.say(f"{game}.name"))
    expect(dam.page.get_by_role("heading", level=1)).to_have_text(title)
    dam.page.locator("[data-do=close]").click()
    dam.do("pick", game)
    expect(dam.page.locator(".cloth")).to_be_visible()
    dam.page.go_back()
    expect(dam.page.locator(".cloth")).to_have_count(0)
    dam.do("pick", game)
    expect(dam.page.locator(".cloth")).to_be_visible()
    expect(dam.page.locator(".status")).to_have_text(dam.say("first.loading"))
    held.let_go()
    dam.page.locator("form[data-do=start]").wait_for()
    dam.page.go_back()
    expect(dam.page.locator("form[data-do=start]")).to_have_count(0)
    dam.page.locator("[data-do=pick]").first.wait_for()


def test_the_bar_follows_the_bytes(visit: Visit) -> None:
    dam = visit(new=True)
    Held(dam, "app.zip")
    bar = dam.page.locator("#boot progress:visible")
    expect(bar).not_to_have_attribute("value", "0")
    assert 0 < float(bar.get_attribute("value") or 0) < 1


STAGES = """addEventListener("DOMContentLoaded", () => {
    const lines = [...document.querySelectorAll("#boot [lang=fr] [data-stage]")];
    globalThis.stages = [];
    const look = () => {
        const { textContent } = lines.find(line => !line.hidden) ?? {};
        if (textContent && stages.at(-1) !== textContent) stages.push(textContent);
    };
    look();
    new MutationObserver(look).observe(document.querySelector("#boot"), { subtree: true, attributes: true });
})"""


def test_the_bar_says_what_is_going_on(visit: Visit) -> None:
    dam = visit(new=True, lang="fr")
    dam.page.add_init_script(STAGES)
    dam.open()
    stages = [dam.say(f"first.{stage}") for stage in ("fetching", "starting", "opening")]
    assert dam.page.evaluate("stages") == stages


def test_too_little_memory_says_so(visit: Visit) -> None:
    dam = visit(faults=True)
    full = "throw new RangeError('WebAssembly.Memory(): could not allocate memory')"
    dam.page.context.route(
        "**/python.mjs", lambda route: route.fulfill(content_type="text/javascript", body=full)
    )
    dam.page.goto(dam.address, wait_until="commit")
    expect(dam.page.locator("#boot .failed:visible")).to_contain_text(dam.say("first.memory"))


class Cutting(serve.Handler):
    """Sends one file to its middle only."""

    part = ""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        whole = source.read()
        cut = self.path.endswith(self.part)
        outputfile.write(whole[: len(whole) // 2] if cut else whole)
        self.close_connection = self.close_connection or cut


@pytest.mark.parametrize("part", ["pyodide.asm.wasm", "app.zip", "python_stdlib.zip"])
def test_a_network_lost_in_the_middle_of_a_file_says_so(visit: Visit, site: Path, part: str) -> None:
    handler = type("Handler", (Cutting,), {"part": part})
    server = serve.Server(("127.0.0.1", 0), functools.partial(handler, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    dam = visit(at=f"http://127.0.0.1:{server.server_port}/", faults=True)
    dam.page.goto(dam.address, wait_until="commit")
    expect(dam.page.locator("#boot .failed:visible")).to_contain_text(dam.say("first.network"))
    server.shutdown()
    server.server_close()


def test_where_the_browser_forbids_to_keep_anything_games_can_be_played(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default/Preferences").write_text(json.dumps(settings))
    found = os.environ.get("KLERYE_CHROMIUM") or shutil.which("chromium")
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=found, args=FLAGS, locale="en-US"
    )
    dam = Dam(context.pages[0], address).open()
    expect(dam.page.get_by_text(dam.say("table.not_kept"))).to_be_visible()
    dam.lay("Ana", "Bo").play("11-15").play("22-18")
    context.close()


@pytest.mark.parametrize("part", ["pyodide.asm.wasm", "app.zip", "python_stdlib.zip", "core.js"])
def test_a_lost_network_says_so_and_trying_again_goes_on(visit: Visit, part: str) -> None:
    dam = visit(faults=True)
    broken = True
    dam.page.context.route(f"**/{part}", lambda route: route.abort() if broken else route.continue_())
    dam.page.goto(dam.address, wait_until="commit")
    failed = dam.page.locator("#boot .failed:visible")
    expect(failed).to_contain_text(dam.say("first.network"))
    broken = False
    failed.get_by_role("button").click()
    dam.page.locator("html[data-ready]").wait_for(state="attached", timeout=30_000)
    expect(dam.page.locator("#boot")).to_be_hidden()
