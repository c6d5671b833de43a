// Keeps the whole site on the device: the second visit needs no network. One build is never mixed with another.

const BUILD = "%BUILD%";
const FILES = new Map(Object.entries(JSON.parse(`%FILES%`))); // path in the site → SHA-256 of its contents

const STORE = "klerye-files"; // contents by their hash, shared by builds: an update fetches only what is new
const site = new URL("./", location.href);
const keyOf = hash => new URL(`.files/${hash}`, site).href;

const hashOf = async bytes =>
    [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map(b => b.toString(16).padStart(2, "0")).join("");

// A file as this build has it, from the network. Throws when the network has another, or none.
const fetchFile = async path => {
    const hash = FILES.get(path);
    for (const cache of ["no-cache", "reload"]) { // the browser's own cache may hold an older one
        const response = await fetch(new URL(path, site), { cache });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        const bytes = await response.arrayBuffer();
        if (await hashOf(bytes) !== hash) continue;
        return new Response(bytes, { headers: { "content-type": response.headers.get("content-type") ?? "" } });
    }
    throw new Error(`${path} is not of build ${BUILD}`);
};

const store = async (path, file) => (await caches.open(STORE)).put(keyOf(FILES.get(path)), file.clone());

const mend = async path => {
    const file = await fetchFile(path);
    await store(path, file).catch(() => {}); // no room for it: it is still good
    return file;
};

// A file as this build has it, from the device; fetched again when it is missing or damaged.
const readFile = async path => {
    const hash = FILES.get(path);
    const kept = await (await caches.open(STORE)).match(keyOf(hash));
    if (!kept) return mend(path);
    if (await hashOf(await kept.clone().arrayBuffer()) !== hash) return mend(path);
    return kept; // itself: the browser keeps compiled scripts with it
};

// What was fetched before the network was lost stays, to go on from; what fills the device does not.
const install = async () => {
    const kept = await caches.open(STORE);
    const fetched = [];
    try {
        for (const [path, hash] of FILES) {
            if (await kept.match(keyOf(hash))) continue;
            await store(path, await fetchFile(path));
            fetched.push(keyOf(hash));
        }
    } catch (fault) {
        if (fault.name === "QuotaExceededError") await Promise.all(fetched.map(key => kept.delete(key)));
        throw fault;
    }
};

// Contents that no build in use needs any more; a new build takes over only when the old one is let go.
const tidy = async () => {
    const kept = await caches.open(STORE);
    const wanted = new Set([...FILES.values()].map(keyOf));
    for (const request of await kept.keys()) {
        if (request.url.startsWith(site.href) && !wanted.has(request.url)) await kept.delete(request);
    }
};

addEventListener("install", event => event.waitUntil(install()));
addEventListener("activate", event => event.waitUntil(tidy()));
addEventListener("message", event => {
    if (event.data === "take over") skipWaiting();
});
addEventListener("fetch", event => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || !url.href.startsWith(site.href)) return;
    const path = url.pathname.slice(site.pathname.length) || "index.html";
    if (FILES.has(path)) event.respondWith(readFile(path));
});
