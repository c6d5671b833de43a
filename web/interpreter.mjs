// PyScript's `interpreter`: Pyodide with a short standard library, and the application unpacked into it.
// A page that installs packages asks for "interpreter.mjs?micropip": micropip needs more of the library.

import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";

export { version };

const at = path => new URL(path, import.meta.url).href;

// How far the start has come, in bytes, for the page's progress bar. A copy of each answer is counted, so that
// the browser still knows where the answer came from and can keep its compiled WebAssembly.

const TOTAL = Number("%BOOT_BYTES%") || Infinity;
const asked = new URL(import.meta.url).searchParams;
const channel = new BroadcastChannel(`klerye-boot-${asked.get("boot")}`);
let loaded = 0;

const count = async response => {
    const reader = response.body.getReader();
    for (let part; !(part = await reader.read()).done;) {
        loaded += part.value.length;
        channel.postMessage(Math.min(loaded / TOTAL, 1));
    }
};

// The page would not hear of a failure in here, and Pyodide waits for ever for WebAssembly that does not come.
const tell = fault => {
    channel.postMessage(String(fault?.stack ?? fault));
    throw fault;
};

const fetchUncounted = globalThis.fetch;

const fetchCounted = async (...request) => {
    const response = await fetchUncounted(...request).catch(tell);
    if (response.body) count(response.clone()).catch(() => {}); // the answer itself tells of a failure
    return response;
};

const fetchBytes = async url => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.arrayBuffer();
};

const start = async options => {
    const stdlib = asked.has("micropip") ? "micropip" : "pyodide";
    const [python, app] = await Promise.all([
        load({
            ...options,
            indexURL: at("../runtime/pyodide/"),
            lockFileURL: at("../runtime/micropip/pyodide-lock.json"),
            packageBaseUrl: at("../runtime/micropip/"),
            stdLibURL: at(`../runtime/${stdlib}/python_stdlib.zip`),
        }),
        fetchBytes(at("../app.zip")),
    ]);
    python.unpackArchive(app, "zip", { extractDir: "/lib/python3.14/site-packages" });
    return python;
};

export const loadPyodide = async options => {
    globalThis.fetch = fetchCounted;
    try {
        return await start(options);
    } catch (fault) {
        tell(fault);
    } finally {
        globalThis.fetch = fetchUncounted;
    }
};
