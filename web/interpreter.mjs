// PyScript's `interpreter`: Python with the application, from the last visit's snapshot where there is one.
// A page that installs packages asks for "interpreter.mjs?micropip": micropip needs more of the library.

import { loadPython, version } from "./python.mjs";
import { tried } from "./snapshot.mjs";

export { version };

// How far the start has come, for the page's progress bar: the share of the bytes, and the stage. A copy of each answer is counted, so that
// the browser still knows where the answer came from and can keep its compiled WebAssembly.

const TOTAL = Number("%BOOT_BYTES%") || Infinity;
const asked = new URL(import.meta.url).searchParams;
const channel = new BroadcastChannel(`klerye-boot-${asked.get("boot")}`);
let loaded = 0;
let told = 0; // per cent
let tellRuntime;
const runtime = new Promise(resolve => { tellRuntime = resolve; }); // its WebAssembly is here

const count = async response => {
    const reader = response.body.getReader();
    for (let part; !(part = await reader.read()).done;) {
        loaded += part.value.length;
        const share = Math.min(loaded / TOTAL, 1);
        if (Math.floor(100 * share) === told) continue;
        told = Math.floor(100 * share);
        channel.postMessage({ share, stage: share < 1 ? "fetching" : "starting" });
    }
    if (response.url.endsWith(".wasm")) tellRuntime();
};

// The page would not hear of a failure in here, and Pyodide waits for ever for WebAssembly that does not come.
const tell = fault => {
    channel.postMessage(String(fault?.stack ?? fault));
    throw fault;
};

const lost = fault => channel.postMessage(`network error: ${fault?.message ?? fault}`);

const fetchUncounted = globalThis.fetch;

const fetchCounted = async (...request) => {
    const response = await fetchUncounted(...request).catch(tell);
    if (response.body) count(response.clone()).catch(lost); // WebAssembly that is cut short is waited for, too
    return response;
};

// PyScript opens a map in IndexedDB that nothing here needs, and does not start where the browser forbids that.

const answer = result => {
    const request = {};
    queueMicrotask(() => request.onsuccess({ target: { result } }));
    return request;
};

const emptyStore = new Proxy({}, { get: (_, method) => () => answer(method.startsWith("get") ? [] : 0) });
const emptyMap = { transaction: () => ({ objectStore: () => emptyStore }), close: () => {} };
const openDatabase = IDBFactory.prototype.open;

IDBFactory.prototype.open = function (name, ...version) {
    return name.startsWith("IDBMap/") ? answer(emptyMap) : openDatabase.call(this, name, ...version);
};

// Python's way to a module that is loaded when it is first asked for. Some browsers remember that an address could not be loaded.

let failures = 0;

globalThis.loadRistretto = () => import(`../runtime/ristretto.mjs?${failures}`).catch(fault => {
    failures += 1;
    throw fault;
});

const fromSnapshot = options => tried(async snapshot => {
    const python = await loadPython({ ...options, _loadSnapshot: snapshot }, "pyodide", runtime);
    python.runPython("import random; random.seed()"); // else each start would draw the same
    performance.mark("snapshot");
    return python;
});

const start = async options => {
    if (asked.has("micropip")) return loadPython(options, "micropip", runtime);
    return asked.has("snapshot") && await fromSnapshot(options) || loadPython(options, "pyodide", runtime);
};

export const loadPyodide = async options => {
    globalThis.fetch = fetchCounted;
    try {
        const python = await start(options);
        channel.postMessage({ share: 1, stage: "opening" });
        return python;
    } catch (fault) {
        tell(fault);
    } finally {
        globalThis.fetch = fetchUncounted;
    }
};
