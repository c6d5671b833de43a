"""The start-up snapshot: made once nobody waits, used at the next visit, and never in the way."""

import pytest

from browser.person import until
from browser.pool import Pool
from browser.table import Dam, Visit

pytestmark = pytest.mark.slow

KEPT = """async () => {
    if (!await caches.has("klerye-snapshot")) return false;
    const kept = await (await caches.open("klerye-snapshot")).keys();
    return kept.length === 1 && !kept[0].url.endsWith("broken");
}"""

SAVE = """async () => {
    const cache = await caches.open("klerye-snapshot");
    const [request] = await cache.keys();
    await (await caches.open("saved")).put(request, await cache.match(request));
}"""

RESTORE = """async () => {
    const [request] = await (await caches.open("saved")).keys();
    await caches.delete("klerye-snapshot");
    const saved = await caches.match(request, { cacheName: "saved" });
    await (await caches.open("klerye-snapshot")).put(request, saved);
}"""

TRY = """() => navigator.locks.request("klerye-snapshot /", async () => { // its own start has settled then
    const cache = await caches.open("klerye-snapshot");
    const [{ url }] = await cache.keys();
    await cache.put(`${url}-broken`, new Response("2"));
})"""

STARTED = "performance.getEntriesByName('snapshot').length === 1"

CHANGES = (
    "missing",
    "stale",
    "truncated",
    "cut by a byte",
    "empty",
    "another page",
    "one bit",
    "refused",
)
CHANGE = """async change => {
    const cache = await caches.open("klerye-snapshot");
    const [request] = await cache.keys();
    const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
    switch (change) {
        case "missing": return cache.delete(request);
        case "stale":
            await cache.delete(request);
            return cache.put(request.url + "0", new Response(bytes));
        case "truncated": return cache.put(request, new Response(bytes.slice(0, bytes.length / 2)));
        case "cut by a byte": return cache.put(request, new Response(bytes.slice(0, -1)));
        case "empty": return cache.put(request, new Response());
        case "another page": return cache.put(request, new Response("<!doctype html>"));
        case "one bit":
            bytes[bytes.length >> 1] ^= 1;
            return cache.put(request, new Response(bytes));
        case "refused": // whole, but of another Pyodide: its own mark at the start of the first page
            bytes[32 + 4 * (2 + new Uint32Array(bytes.buffer, 36, 1)[0])] ^= 1;
            bytes.set(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.subarray(32))));
            return cache.put(request, new Response(bytes));
    }
}"""


def from_snapshot(dam: Dam) -> bool:
    """Whether Python, in its worker, started from a snapshot."""
    return any(worker.evaluate(STARTED) for worker in dam.page.workers)


@pytest.fixture
def back(visit: Visit, pool: Pool) -> Dam:
    """Somebody whose device holds a snapshot."""
    dam = visit(service_workers="allow")
    dam.page.goto(f"{dam.address}build.json")  # has no policy, and starts nothing
    dam.page.evaluate("async url => (await caches.open('klerye-snapshot')).add(url)", pool.snapshot)
    dam.open()
    assert from_snapshot(dam)
    return dam


def test_the_second_visit_starts_from_it(visit: Visit) -> None:
    dam = visit(service_workers="allow").open()
    assert not from_snapshot(dam)
    dam.lay("Ana", "Bo").play("11-15")
    until(dam.page, KEPT)
    dam.open()
    assert from_snapshot(dam)
    dam.resume().play("22-18")


def test_without_a_good_one_python_starts_as_at_first_and_makes_a_new_one(back: Dam) -> None:
    back.lay("Ana", "Bo").play("11-15")
    back.page.evaluate(SAVE)
    for change in CHANGES:
        back.page.evaluate(RESTORE)
        back.page.evaluate(CHANGE, change)
        back.open()
        assert not from_snapshot(back), change
    until(back.page, KEPT)
    back.open().resume().play("22-18")
    assert from_snapshot(back)


def test_one_that_killed_a_start_is_not_used_nor_made_again(back: Dam) -> None:
    back.page.evaluate(TRY)  # what starts leave that the browser killed
    back.open()
    assert not from_snapshot(back)
    back.page.wait_for_timeout(4000)  # long enough for another to be made
    back.open()
    assert not from_snapshot(back)


def test_while_one_tab_starts_from_it_another_does_without(back: Dam, visit: Visit) -> None:
    lock = "() => { navigator.locks.request('klerye-snapshot /', () => new Promise(() => {})); }"
    back.page.evaluate(lock)
    other = visit(beside=back).open()
    assert not from_snapshot(other)


SETTLED = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !registration?.installing && !registration?.waiting;
}"""


@pytest.mark.parametrize("quota", [5_000_000, 20_000_000])
def test_where_there_is_no_room_the_game_goes_on(visit: Visit, quota: int) -> None:
    """Not even for the site; or for the site, but not for the snapshot."""
    dam = visit(service_workers="allow", faults=True)
    ended: list[str] = []
    dam.page.on("worker", lambda worker: worker.on("close", lambda worker: ended.append(worker.url)))
    dam.open()
    wire = dam.page.context.new_cdp_session(dam.page)  # the quota is forgotten when its page goes
    wire.send("Storage.overrideQuotaForOrigin", {"origin": dam.address.rstrip("/"), "quotaSize": quota})
    dam.lay("Ana", "Bo")
    if quota < 10_000_000:
        until(dam.page, SETTLED)
    else:
        until(dam.page, lambda: any(url.endswith("/rehearse.mjs") for url in ended))
    assert not dam.page.evaluate(KEPT)
    dam.play("11-15")
    dam.open().resume().play("22-18")
    assert not from_snapshot(dam)
