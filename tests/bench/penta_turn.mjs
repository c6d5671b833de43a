// Measures the best computer of Penta in Pyodide under Node: node tests/bench/penta_turn.mjs (after python3 serve.py or tests/run).

import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const python = await loadPyodide();
python.mountNodeFS("/project", root);
python.runPython(`
import sys
from pathlib import Path
from random import Random
from statistics import median
from js import process
sys.path.insert(0, "/project/py")
from klerye.core.chance import Ask, Dealt
from klerye.core.game import Over
from klerye.games.penta.engine import FILE, MAKER
from klerye.games.penta.rules import Penta


def now():
    """Milliseconds of this process's own time: others on the machine do not count."""
    used = process.cpuUsage()
    return (used.user + used.system) / 1000


def ms(work):
    begun = now()
    found = work()
    return now() - begun, found


def line(name, times):
    times = sorted(times)
    print(f"{name:42}{median(times):6.2f} ({times[len(times) * 9 // 10]:.1f}, {times[-1]:.1f})")


data = {FILE: Path("/project", MAKER.files[FILE]).read_bytes()}
took, engine = ms(lambda: MAKER.make(data))
print(f"table loaded in {took:.0f} ms; else ms as median (90 %, most)")

rules, chance, best = Penta(), Random(1), engine.bots["best"]
turns, advice, steps = {1: [], 2: []}, [], []
for seats in (1, 2):
    for _ in range(10):
        s = rules.start(seats, {"first": 0})
        while not isinstance(waits := rules.waits(s), Over):
            if isinstance(waits, Ask):
                s = rules.apply(s, Dealt(tuple(chance.randint(1, 6) for _ in range(waits.count))), 0)
                continue
            if s.dice and s.throws == 1:
                begun, acts = now(), best.acts(s, s.seat, chance.random)
                for act in acts:
                    ended = now()
                    steps.append(ended - begun)
                    begun = ended
                # Once more, now that what the table says here is unpacked.
                turns[seats].append(ms(lambda: list(best.acts(s, s.seat, chance.random)))[0])
                advice.append(ms(lambda: list(engine.adviser.options(s, s.seat)))[0])
            *_, act = best.acts(s, s.seat, chance.random)
            s = rules.apply(s, act, 0)
line("decision for a whole turn, alone", turns[1])
line("decision for a whole turn, against another", turns[2])
line("a step, the table unpacked on the way", steps)
line("the adviser's values of a first throw", advice)
`);
