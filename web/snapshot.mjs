// A picture of Python's memory after the start, kept on the device: the next visit starts from it.

import { PYTHON } from "./digest.mjs";

const NAME = "klerye-snapshot";
const at = key => new URL(`../.snapshot/${key}`, import.meta.url).href;
const KEY = at(PYTHON);
const TRYING = at("trying"); // there while a start from the snapshot is not finished

// More than half of the memory is empty: only the pages with something in them are kept, after a list of which.

const PAGE = 4096;

const pack = memory => {
    const pages = [];
    for (let start = 0; start < memory.length; start += PAGE) {
        const page = memory.subarray(start, start + PAGE);
        if (page.some(Boolean)) pages.push(page);
    }
    const head = Uint32Array.of(memory.length, pages.length, ...pages.map(page => page.byteOffset / PAGE));
    return new Blob([head, ...pages]);
};

const unpack = bytes => {
    const [length, count] = new Uint32Array(bytes, 0, 2);
    const memory = new Uint8Array(length);
    let from = 4 * (2 + count);
    for (const number of new Uint32Array(bytes, 8, count)) {
        const page = new Uint8Array(bytes, from, Math.min(PAGE, length - number * PAGE));
        memory.set(page, number * PAGE);
        from += page.length;
    }
    if (from !== bytes.byteLength) throw new Error("not whole");
    return memory;
};

export const forget = () => caches.delete(NAME).catch(() => false); // forbidden: then there is none

export const has = async () => Boolean(await caches.match(KEY, { cacheName: NAME }));

// Whatever an older build left goes first; games need room more than this does.
export const keep = async memory => {
    await forget();
    const packed = pack(memory);
    const { quota, usage } = await navigator.storage.estimate();
    if (quota - usage < 2 * packed.size) throw new Error("there is little room on this device");
    await (await caches.open(NAME)).put(KEY, new Response(packed));
};

// What `use` makes of the snapshot of this very build, or null. One tab at a time tries: what it leaves behind
// when the browser kills it is found by the next start, which does without.
export const tried = async use => {
    if (!globalThis.caches || !navigator.locks || !await caches.has(NAME).catch(() => false)) return null;
    return navigator.locks.request(NAME, { ifAvailable: true }, async lock => {
        if (!lock) return null;
        try {
            const cache = await caches.open(NAME);
            const kept = await cache.match(KEY);
            if (!kept || await cache.match(TRYING)) throw new Error("stale, or the last start from it did not end");
            await cache.put(TRYING, new Response());
            const python = await use(unpack(await kept.arrayBuffer()));
            await cache.delete(TRYING);
            return python;
        } catch (fault) {
            console.info(`klerye: starts without a snapshot: ${fault.message}`);
            await forget();
            return null;
        }
    });
};
