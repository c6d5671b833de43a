"""Pages that go on from one test of a module to the next, through the page's own way back to the lobby."""

from typing import Any

from playwright.sync_api import expect

from browser.pool import Device, Pool
from browser.table import Dam


class Lobby:
    """Comes to the lobby with the options of a browser context, as `visit` does, but of a page that is open
    already. Tables of the tests before are kept there, names and settings are remembered, and what chance
    brings depends on what it brought before: a test that minds wants a `visit`."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._devices: dict[str, Device] = {}

    def __call__(self, lang: str = "en", **options: Any) -> Dam:
        """Somebody who reads `lang`, as their browser does, is in the lobby."""
        locale = "en-US" if lang == "en" else lang
        options = {"locale": locale, "service_workers": "block", **options}
        device = self._devices.get(repr(options)) or self._pool.lend(options)
        self._devices[repr(options)] = device
        pages = [page for page in device.context.pages if page is not device.spare]
        for other_tab in pages[1:]:
            other_tab.close()
        if not pages:
            return Dam(device.context.new_page(), self._pool.address, lang).open()
        dam = Dam(pages[0], self._pool.address, lang)
        for do in ("close", "home"):
            way = dam.page.locator(f"header [data-do={do}]")
            way.evaluate_all("ways => ways.forEach(way => way.click())")  # a click may be on its way
            expect(way).to_have_count(0)
        dam.page.locator("button[data-do=pick]").first.wait_for()
        if dam.page.evaluate("document.documentElement.lang") != lang:
            dam.speak(lang)
        return dam

    def drain(self) -> list[str]:
        """What went wrong in any of the pages since this was asked last."""
        return [line for device in self._devices.values() for line in device.watch.drain()]

    def close(self) -> None:
        """Nobody goes on from here."""
        for device in self._devices.values():
            self._pool.take_back(device)
        self._devices.clear()
