// A picture of Python's memory after the start, kept on the device: the next visit starts from it.

import { PYTHON } from "./digest.mjs";

const site = new URL("../", import.meta.url);
const NAME = "klerye-snapshot";
const LOCK = `${NAME} ${site.pathname}`;
const at = key => new URL(`.snapshot/${key}`, site).href;
const KEY = at(PYTHON);
const BROKEN = at(`${PYTHON}-broken`); // how many starts from it did not come to their first picture
const ENOUGH = 2; // a page that is left at once is one; the browser killed what breaks again

// More than half of the memory is empty: only the pages with something in them are kept, after a list of which.
// The SHA-256 of all that comes first.

const PAGE = 4096;
const HASH = 32;

const hashOf = async bytes => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const pack = async memory => {
    const pages = [];
    for (let start = 0; start < memory.length; start += PAGE) {
        const page = memory.subarray(start, start + PAGE);
        if (page.some(Boolean)) pages.push(page);
    }
    const head = Uint32Array.of(memory.length, pages.length, ...pages.map(page => page.byteOffset / PAGE));
    const packed = await new Blob([head, ...pages]).arrayBuffer();
    return new Blob([await hashOf(packed), packed]);
};

const unpack = async bytes => {
    const packed = new Uint8Array(bytes, HASH);
    const hash = await hashOf(packed);
    if (new Uint8Array(bytes, 0, HASH).some((byte, place) => byte !== hash[place])) throw new Error("not whole");
    const [length, count] = new Uint32Array(bytes, HASH, 2);
    const memory = new Uint8Array(length);
    let from = HASH + 4 * (2 + count);
    for (const number of new Uint32Array(bytes, HASH + 8, count)) {
        const page = new Uint8Array(bytes, from, Math.min(PAGE, length - number * PAGE));
        memory.set(page, number * PAGE);
        from += page.length;
    }
    return memory;
};

const find = key => caches.match(key, { cacheName: NAME });

const broken = async () => Number(await (await find(BROKEN))?.text() ?? 0);

const mark = async times => (await caches.open(NAME)).put(BROKEN, new Response(String(times)));

// Away with everything but what `keep` names; another site may share the origin.
const tidy = async (...keep) => {
    const cache = await caches.open(NAME);
    for (const { url } of await cache.keys()) {
        if (url.startsWith(at("")) && !keep.includes(url)) await cache.delete(url);
    }
};

// Whether there is one, or need not be.
export const has = async () => Boolean(await find(KEY)) || await broken() >= ENOUGH;

// Games need room more than this does. What does not fit is not made again for this build.
export const keep = async memory => {
    await tidy();
    try {
        const packed = await pack(memory);
        const { quota, usage } = await navigator.storage.estimate();
        if (quota - usage < 2 * packed.size) throw new Error("there is little room on this device");
        await (await caches.open(NAME)).put(KEY, new Response(packed));
    } catch (fault) {
        await mark(ENOUGH);
        throw fault;
    }
};

// What `use` makes of the snapshot of this very build, or null.
export const tried = async use => {
    try {
        if (!await caches.has(NAME)) return null;
        const times = await broken();
        await (times < ENOUGH ? tidy(KEY, BROKEN) : tidy(BROKEN));
        const kept = await find(KEY);
        if (!kept) return null;
        const memory = await unpack(await kept.arrayBuffer());
        await mark(times + 1);
        return await use(memory);
    } catch (fault) {
        console.info(`klerye: starts without a snapshot: ${fault.message}`);
        await tidy().catch(() => {}); // forbidden: then there is none
        return null;
    }
};

// The page: one tab at a time may start from it, until its first picture is there.

export let settled = async () => {};

export const claim = () => new Promise(resolve => {
    if (!globalThis.caches || !navigator.locks) return resolve(false);
    navigator.locks.request(LOCK, { ifAvailable: true }, lock => {
        resolve(Boolean(lock));
        return lock && new Promise(done => {
            settled = async () => {
                if (await find(KEY).catch(() => null)) await tidy(KEY);
                done();
            };
        });
    }).catch(() => resolve(false));
});
