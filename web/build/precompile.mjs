// Runs precompile.py inside the very Pyodide that the page will load: only it writes byte code the page can read.
//
//   node precompile.mjs PYODIDE_FOLDER SOURCES_FOLDER PYSCRIPT_SOURCES MICROPIP_WHEEL OUT_FOLDER

import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [runtime, sources, pyscript, wheel, out] = process.argv.slice(2).map(path => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));

const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const python = await loadPyodide({
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" }, // the same bytes in every build
    indexURL: `${runtime}/`,
});
for (const [path, folder] of Object.entries({
    "/build": here, "/sources": sources, "/pyscript": pyscript, "/wheel": dirname(wheel), "/out": out,
})) python.mountNodeFS(path, folder);
try {
    python.runPython("import sys; sys.path.append('/build'); import precompile; precompile.main()");
} catch (error) {
    console.error(error.message.trim().split("\n").at(-1)); // the exception; what comes before are our own lines
    process.exitCode = 1;
}
