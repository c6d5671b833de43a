// Once Python is there: keeps the site on the device for the next visit, and lets a new build take over.

import { has } from "./snapshot.mjs";

let registration;

const OPEN = `klerye-open ${new URL("../", import.meta.url).pathname}`; // every tab holds it for as long as it lives
navigator.locks?.request(OPEN, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});

// Nobody has touched anything for a while: what the page does for the next visit is in nobody's way.
const calm = () => new Promise(resolve => {
    let timer;
    const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, 2000);
    };
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wait, { capture: true, passive: true });
    wait();
});

// A second Python needs memory for a moment, and a snapshot needs more at each start: not on the smallest phones.
const rehearse = async () => {
    if (navigator.deviceMemory <= 1 || await has().catch(() => true)) return;
    new Worker(new URL("rehearse.mjs", import.meta.url), { type: "module" });
};

// `news` is called when a new build waits; it takes over when `renew` is called, or when every tab is closed.
export const keep = async news => {
    if (!navigator.serviceWorker) return;
    if (!navigator.serviceWorker.controller) await calm();
    try {
        registration = await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url));
    } catch {
        return; // no storage, or private: the site works, but needs the network each time
    }
    if (!registration) return; // blocked without a word
    const tell = () => {
        if (registration.waiting && navigator.serviceWorker.controller) news();
    };
    navigator.serviceWorker.ready.then(calm).then(rehearse);
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
    tell();
};

// Whether it did: another tab, which has the old version, would get files of the new one.
export const renew = async () => {
    const { held } = await navigator.locks.query();
    if (held.filter(lock => lock.name === OPEN).length > 1) return false;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration?.waiting?.postMessage("take over");
    return true;
};
