// Measures the engine of Dam in Pyodide under Node, as `dam_engine.py speed` does in CPython:
// node tests/bench/dam_engine.mjs (after python3 serve.py or tests/run).

import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const python = await loadPyodide();
python.mountNodeFS("/project", root);
// CPU time, not the time on the wall: the machine may be busy.
python.globals.set("cpu", () => process.cpuUsage().user / 1e6);
python.runPython(`
import sys
sys.path[:0] = ["/project/py", "/project/tests/bench"]
import dam_engine
begun = cpu()
dam_engine.engine()
print(f"made in {(cpu() - begun) * 1000:.0f} ms")
dam_engine.speed(clock=cpu)
`);
console.log(`heap: ${python._module.HEAP8.length / 2 ** 20} MiB`);
