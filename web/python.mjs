// Loads Pyodide with the short standard library and with the application on Python's path.

import { loadPyodide, version } from "../runtime/pyodide/pyodide.mjs";

export { version };

const at = path => new URL(path, import.meta.url).href;

const fetchBytes = async url => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
};

// Options are Pyodide's; `stdlib` is "pyodide", or "micropip" for a page that installs packages. `turn` is waited for
// before the application is fetched: Python starts without it, and on a slow line the rest is wanted first.
export const loadPython = async (options, stdlib = "pyodide", turn = undefined) => {
    const [python, app] = await Promise.all([
        loadPyodide({
            ...options,
            indexURL: at("../runtime/pyodide/"),
            lockFileURL: at("../runtime/micropip/pyodide-lock.json"),
            packageBaseUrl: at("../runtime/micropip/"),
            stdLibURL: at(`../runtime/${stdlib}/python_stdlib.zip`),
        }),
        Promise.resolve(turn).then(() => fetchBytes(at("../app.zip"))),
    ]);
    python.FS.writeFile("/lib/app.zip", app); // read where it lies: that is quicker than unpacking it
    // First, also where Pyodide put something before it when it read a snapshot.
    python.runPython("import sys; sys.path[:] = dict.fromkeys(['/lib/app.zip', *sys.path]); import generated");
    return python;
};
