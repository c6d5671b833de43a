// PyScript's `interpreter`: Pyodide with a short standard library, and the application unpacked into it.
// A page that installs packages asks for "interpreter.mjs?micropip": micropip needs more of the library.

import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";

export { version };

const at = path => new URL(path, import.meta.url).href;

const fetchBytes = async url => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.arrayBuffer();
};

export const loadPyodide = async options => {
    const stdlib = new URL(import.meta.url).search === "?micropip" ? "micropip" : "pyodide";
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
