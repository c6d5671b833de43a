// Measures the finder of Lexio in Pyodide under Node: node tests/bench/lexio_finder.mjs (after python3 serve.py or tests/run).

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
from klerye.games.lexio.board import count, put
from klerye.games.lexio.finder import best, plays
from klerye.games.lexio.graph import Graph
from klerye.games.lexio.layout import EMPTY
from klerye.games.lexio.leaves import Leaves
from klerye.games.lexio.lexicon import Lexicon
from klerye.games.lexio.spots import Spots
from klerye.games.lexio.tiles import JOKER, unseen

data = Path("/project/wordlists/fr.dawg").read_bytes()


def now():
    """Milliseconds of this process's own time: others on the machine do not count."""
    used = process.cpuUsage()
    return (used.user + used.system) / 1000

def ms(work):
    begun = now()
    found = work()
    return now() - begun, found

print(f"list loaded in {ms(lambda: Lexicon.load(data))[0]:.0f} ms")
lexicon = Lexicon.load(data)
took, graph = ms(lambda: Graph(lexicon.arcs))
print(f"graph made ready in {took:.0f} ms")

chance, boards, leaves = Random(1), [], Leaves({})
for _ in range(16):
    spots, board = Spots(graph), EMPTY
    while count(board) <= 60:
        rack = "".join(chance.sample(unseen(board, ""), 7)).replace(JOKER, "E")
        found = [some for some in best(spots, board, rack, leaves)][-1:]
        if not found or not found[0]:
            break
        board = put(board, found[0][0][1].place.tiles)
        if 31 <= count(board) <= 60:
            boards.append(board)
chance.shuffle(boards)
positions = []
for board in boards[:60]:
    tiles = [tile for tile in unseen(board, "") if tile != JOKER]
    positions.append((board, "".join(chance.sample(tiles, 7))))
print(f"{len(positions)} positions with 31 to 60 tiles; ms as median (90 %, most)")

def longest(work):
    """The ms of the longest step."""
    begun, most = now(), 0.0
    for _ in work:
        ended = now()
        most, begun = max(most, ended - begun), ended
    return most

def line(name, times):
    times = sorted(times)
    print(f"{name:30}{median(times):6.1f} ({times[len(times) * 9 // 10]:.0f}, {times[-1]:.0f})")

for jokers in (0, 1, 2):
    racks = [(board, rack[jokers:] + JOKER * jokers) for board, rack in positions]
    line(f"{jokers} jokers: all plays", [ms(lambda: list(plays(Spots(graph), *one)))[0] for one in racks])
    line("  the longest step", [longest(plays(Spots(graph), *one)) for one in racks])
    line("  the best, board new", [ms(lambda: list(best(Spots(graph), *one, leaves)))[0] for one in racks])
    known = Spots(graph)
    for board, _ in racks:
        list(known.on(board))
    line("  the best, board known", [ms(lambda: list(best(known, *one, leaves)))[0] for one in racks])
`);
