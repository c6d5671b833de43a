"""Browser contexts that are used again: each holds Python's snapshot, and nothing of who was there before."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser.kept import script
from browser.watch import Watch

REHEARSE = """async () => {
    new Worker("web/rehearse.mjs", { type: "module" });
    let kept;
    for (let tries = 0; !kept; tries++) {
        if (tries === 1000) throw new Error("no snapshot was made");
        await new Promise(done => setTimeout(done, 50));
        if (await caches.has("klerye-snapshot")) [kept] = await (await caches.open("klerye-snapshot")).keys();
    }
    if (kept.url.endsWith("broken")) throw new Error("there is no room for a snapshot");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await (await caches.match(kept)).blob());
    link.download = "snapshot";
    link.click();
    return kept.url;
}"""
"""Has a snapshot made, and hands it out as a file; its address."""

CLEAR = script(
    """
    const { held } = await navigator.locks.query();
    for (const { name } of held) await navigator.locks.request(name, () => {});
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) await answer(indexedDB.deleteDatabase(name));
    const kept = await (await caches.open("klerye-snapshot")).keys();
    if (kept.map(({ url }) => url).join() === snapshot) return;
    await caches.delete("klerye-snapshot");
    await (await caches.open("klerye-snapshot")).add(snapshot);
    """,
    "snapshot",
)
"""Waits for the last of those who have left; then nothing is kept but the snapshot."""


class Device:
    """A browser context with a watch over it. A page without Python stays open in it, the `spare` one: so the
    browser keeps the process that has compiled Python."""

    def __init__(self, browser: Browser, address: str, options: dict[str, Any]) -> None:
        self.options = options
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(20_000)
        self.watch = Watch(self.context, address)
        self._plain = f"{address}build.json"
        self._spare: Page | None = None

    @property
    def spare(self) -> Page:
        """The page without Python, and without a policy."""
        if not self._spare or self._spare.is_closed():
            self._spare = self.context.new_page()
            self._spare.goto(self._plain)
        return self._spare

    def clear(self, snapshot: str) -> None:
        """Whoever was here is gone without a trace."""
        for page in self.context.pages:
            if page is not self.spare:
                page.close()
        self.spare.evaluate(CLEAR, snapshot)


class Pool:
    """Devices by the options of their contexts. The snapshot is made once, and served with the site."""

    def __init__(self, browser: Browser, address: str, site: Path) -> None:
        self._browser = browser
        self.address = address
        self._idle: dict[str, list[Device]] = {}
        device = Device(browser, address, {})
        with device.spare.expect_download() as started:
            self.snapshot: str = device.spare.evaluate(REHEARSE)
        started.value.save_as(site / self.snapshot.removeprefix(address))
        device.context.close()

    def lend(self, options: dict[str, Any]) -> Device:
        """A device that nobody has now, as new."""
        if idle := self._idle.get(repr(options)):
            return idle.pop()
        device = Device(self._browser, self.address, options)
        device.clear(self.snapshot)
        return device

    def take_back(self, device: Device) -> None:
        """It is cleared for the next one."""
        device.clear(self.snapshot)
        self._idle.setdefault(repr(device.options), []).append(device)


Pools = dict[str, Pool]
"""By the address of the site."""
