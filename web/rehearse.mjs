// A worker that starts Python once more, while nobody waits, and keeps a snapshot of it for the next visit.

import { loadPython } from "./python.mjs";
import { keep } from "./snapshot.mjs";

// A snapshot holds no JavaScript: klerye.edge and PyScript's own modules, which touch the page, stay out.
const IMPORT_ALL = `
import importlib, zipfile
for name in sorted(zipfile.ZipFile("/lib/app.zip").namelist()):
    if name.startswith("klerye/") and not name.startswith("klerye/edge/"):
        importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
`;

try {
    const python = await loadPython({ _makeSnapshot: true });
    python.runPython(IMPORT_ALL);
    await keep(python.makeMemorySnapshot());
} catch (fault) {
    console.info(`klerye: no snapshot: ${fault}`); // no room on the device, say; the next start takes longer
}
close();
