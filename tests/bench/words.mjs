// Measures the word list in Pyodide under Node: node tests/bench/words.mjs (after python3 serve.py or tests/run).

import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const python = await loadPyodide();
python.mountNodeFS("/project", root);
python.runPython(`
import sys, time
from pathlib import Path
sys.path.insert(0, "/project/py")
from klerye.games.lexio.lexicon import Lexicon
data = Path("/project/wordlists/fr.dawg").read_bytes()

def ms(work):
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000

loads = [ms(lambda: Lexicon.load(data)) for _ in range(5)]
print(f"graph: {len(data):,} bytes; loaded in {loads[0]:.1f} ms at first, then {min(loads):.1f} ms")
lexicon = Lexicon.load(data)
words = list(lexicon)
some = words[::101]
print(f"graph: a look-up takes {ms(lambda: [w in lexicon for w in some]) / len(some) * 1000:.1f} µs")
`);
const before = python._module.HEAP8.length;
python.runPython(`
whole = []
print(f"set: made from the words in {ms(lambda: whole.append(set(words))):.0f} ms")
print(f"set: a look-up takes {ms(lambda: [w in whole[0] for w in some]) / len(some) * 1000:.1f} µs")
print(f"{len(words):,} words")
`);
console.log(`heap with words and set: ${before / 2 ** 20} MiB, then ${python._module.HEAP8.length / 2 ** 20} MiB`);
