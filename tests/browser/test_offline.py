"""The second visit: no network, nothing damaged, no two versions mixed."""

import functools
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import serve
from browser.person import until
from browser.table import Dam, Visit

pytestmark = pytest.mark.slow

ACTIVE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === "activated";
}"""


class Host:
    """A static host of its own, at an address below a path, which can be updated and switched off."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
        self.site = folder / "some" / "path"
        shutil.copytree(site, self.site, ignore=shutil.ignore_patterns(".snapshot"))
        self._port = 0
        self.on()
        self.address = f"http://127.0.0.1:{self._port}/some/path/"

    def on(self) -> None:
        handler = functools.partial(serve.Handler, directory=str(self.folder))
        self._server = serve.Server(("127.0.0.1", self._port), handler)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def off(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def update(self, name: str, more: str) -> None:
        """A new version, in which one file ends with something more."""
        new = self.folder / "new"
        old = [file for file in self.site.rglob("*") if file.is_file() and file.suffix != ".gz"]
        files: list[tuple[str, Path | str]] = []
        for file in old:
            path = file.relative_to(self.site).as_posix()
            if path not in ("sw.js", "build.json", ".stamp"):
                files.append((path, file.read_text() + more if path == name else file))
        serve.write_site(new, "0.2.0", files)
        shutil.rmtree(self.site)
        new.rename(self.site)


@pytest.fixture
def host(tmp_path: Path, site: Path) -> Iterator[Host]:
    host = Host(tmp_path, site)
    yield host
    host.off()


def kept(dam: Dam) -> Dam:
    """The page is open a second time, from the device."""
    dam.open()
    until(dam.page, ACTIVE)
    return dam.open()


def offline(host: Host, context: BrowserContext) -> None:
    host.off()
    context.set_offline(True)


def online(host: Host, context: BrowserContext) -> None:
    host.on()
    context.set_offline(False)


def test_each_game_starts_without_a_network(visit: Visit, host: Host) -> None:
    dam = kept(visit(at=host.address, service_workers="allow"))
    offline(host, dam.page.context)
    for game in ("lexio", "penta", "dam"):
        dam.open()
        dam.do("pick", game)
        dam.page.locator("form [type=submit]").click()
        dam.page.locator(".cloth").wait_for()
        expect(dam.notice).to_be_hidden()
        if game == "lexio":
            dam.do("ready")
            expect(dam.page.locator(".slot")).to_have_count(7)


DAMAGE = """async path => {
    const store = await caches.open("klerye-files");
    for (const request of await store.keys()) {
        const response = await store.match(request);
        const type = response.headers.get("content-type");
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (path === "all" || type === path) {
            bytes[bytes.length >> 1] ^= 1;
            await store.put(request, new Response(bytes, { headers: response.headers }));
        }
    }
}"""


def test_a_damaged_file_is_fetched_again(visit: Visit, host: Host) -> None:
    dam = kept(visit(at=host.address, service_workers="allow"))
    for what in ("all", "application/wasm", "application/zip"):
        dam.page.evaluate(DAMAGE, what)
        dam.open()
        offline(host, dam.page.context)
        dam.open()
        online(host, dam.page.context)


def test_a_new_version_waits_in_the_lobby_and_loses_no_game(visit: Visit, host: Host) -> None:
    dam = kept(visit(at=host.address, service_workers="allow")).lay("Ana", "Bo")
    dam.play("11-15")
    host.update("web/style.css", "\n/* new */\n")
    dam.page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => 1)")
    until(dam.page, "navigator.serviceWorker.getRegistration().then(found => !!found.waiting)")
    assert "/* new */" not in style(dam.page)
    dam.do("home")
    expect(dam.page.get_by_text(dam.say("home.news"))).to_be_visible()
    with dam.page.expect_event("load"):
        dam.do("renew")
    dam.page.locator("html[data-ready]").wait_for(state="attached", timeout=30_000)
    assert "/* new */" in style(dam.page)
    dam.resume()
    dam.play("22-18")
    host.off()
    dam.page.context.set_offline(True)
    dam.open()


def test_a_new_version_waits_until_no_other_tab_has_the_old_one(visit: Visit, host: Host) -> None:
    dam = kept(visit(at=host.address, service_workers="allow"))
    other = visit(beside=dam, at=host.address).open()
    other.lay("Ana", "Bo")
    host.update("web/style.css", "\n/* new */\n")
    dam.page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => 1)")
    until(dam.page, "navigator.serviceWorker.getRegistration().then(found => !!found.waiting)")
    dam.do("renew")
    expect(dam.notice).to_have_text(dam.say("home.other_tabs"))
    assert "/* new */" not in style(dam.page)
    other.play("11-15")
    other.page.close()
    with dam.page.expect_event("load"):
        dam.do("renew")
    dam.page.locator("html[data-ready]").wait_for(state="attached", timeout=30_000)
    assert "/* new */" in style(dam.page)
    dam.resume().play("22-18")


def style(page: Page) -> str:
    text = page.evaluate("fetch('web/style.css').then(answer => answer.text())")
    assert isinstance(text, str)
    return text


def test_a_half_updated_site_does_not_take_over(visit: Visit, host: Host) -> None:
    """The new service worker is there, a file of its build is not: the old version goes on."""
    dam = kept(visit(at=host.address, service_workers="allow"))
    old = (host.site / "web/style.css").read_bytes()
    host.update("web/style.css", "\n/* new */\n")
    (host.site / "web/style.css").write_bytes(old)
    (host.site / "web/style.css.gz").unlink()
    dam.page.evaluate(
        "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => 1, () => 1)"
    )
    until(dam.page, "navigator.serviceWorker.getRegistration().then(found => !found.installing)")
    assert not dam.page.evaluate("navigator.serviceWorker.getRegistration().then(found => !!found.waiting)")
    offline(host, dam.page.context)
    dam.open()
    assert "/* new */" not in style(dam.page)


def test_the_page_can_be_installed(visit: Visit, host: Host) -> None:
    dam = kept(visit(at=host.address, service_workers="allow"))
    tools = dam.page.context.new_cdp_session(dam.page)
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in errors if error["errorId"] != "in-incognito"] == []  # as every test is
    assert tools.send("Page.getAppManifest")["errors"] == []
