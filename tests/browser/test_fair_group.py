"""The bag's group in a browser: noble answers as Plain does, and is loaded when it is asked for."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Response, Worker

from browser.person import until
from browser.table import Dam, Visit
from core.rfc9496 import BAD
from klerye.core.group import ORDER
from klerye.core.ristretto import Plain

PYTHON = """async ([source, task]) => {
    const { loadPyodide } = await import(new URL("web/interpreter.mjs", location.href));
    const python = await loadPyodide({});
    const locals = python.toPy({ task });
    return python.runPythonAsync(source, { locals });
}"""
"""What a source answers in a page's own Python, which is started for it, with the text `task`."""

ANSWERS = """
import json
from klerye.edge.group import load

def refuses(work, *facts):
    try:
        work(*facts)
    except ValueError:
        return True

group = await load()
told = json.loads(task)
hashed = group.hash(map(str.encode, told["labels"]))
group.check(hashed)
batches = [list(map(bytes.fromhex, elements)) for elements in told["bad"]]
json.dumps({
    "hash": [element.hex() for element in hashed],
    "base": [group.base(scalar).hex() for scalar in told["scalars"]],
    "times": [element.hex() for element in group.times(hashed, told["scalars"])],
    "nothing": [group.hash([]), group.times([], []), group.check([])],
    "taken": [n for n, batch in enumerate(batches) if not refuses(group.check, batch)],
    "multiplied": [n for n, batch in enumerate(batches) if not refuses(group.times, batch, [1] * len(batch))],
    "scaled": [scalar for scalar in told["no scalars"] if not refuses(group.base, scalar)],
    "uneven": [n for n in (0, 2) if not refuses(group.times, hashed[:1], [1] * n)],
})
"""

REFUSED = """
from klerye.core.refusal import Illegal
from klerye.edge.group import load

try:
    await load()
except Illegal as illegal:
    why = illegal.why
why
"""

ACTIVE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === "activated";
}"""

IN_WORKER = """async elements => {
    const { check, times } = await loadRistretto();
    const bytes = Uint8Array.from(elements);
    check(bytes);
    return [...times(bytes, new Uint8Array(64).fill(1, 0, 1).fill(1, 32, 33))];
}"""


def bare(visit: Visit, faults: bool = False) -> Dam:
    """A page without a policy, in which nothing is started."""
    dam = visit(new=True, faults=faults)
    dam.page.goto(f"{dam.address}build.json")
    return dam


def ask(dam: Dam, source: str, task: Any = None) -> str:
    answer: str = dam.page.evaluate(PYTHON, [source, json.dumps(task)])
    return answer


def test_it_answers_as_python_does(visit: Visit) -> None:
    random = Random(9496)
    labels = [f"{random.random()}" for _ in range(50)]
    scalars = [random.randrange(1, ORDER) for _ in range(48)] + [1, ORDER - 1]
    plain = Plain()
    hashed = plain.hash(map(str.encode, labels))
    good = hashed[0].hex()
    alone = [[bad] for bad in (*BAD, 64 * "0", good[:-2], good + "00", "")]
    bad = [*alone, [good, BAD[0]], [64 * "0", good], [good[:-2], good + "00"]]
    task = {"labels": labels, "scalars": scalars, "bad": bad, "no scalars": [0, -1, ORDER, 2**256]}
    assert json.loads(ask(bare(visit), ANSWERS, task)) == {
        "hash": [element.hex() for element in hashed],
        "base": [plain.base(scalar).hex() for scalar in scalars],
        "times": [element.hex() for element in plain.times(hashed, scalars)],
        "nothing": [[], [], None],
        "taken": [],
        "multiplied": [],
        "scaled": [],
        "uneven": [],
    }


def test_where_it_cannot_be_fetched_it_is_refused_and_may_be_asked_for_again(visit: Visit) -> None:
    dam = bare(visit, faults=True)
    file = "**/runtime/ristretto.mjs*"
    dam.page.route(file, lambda route: route.abort())
    assert ask(dam, REFUSED) == "fair.no_group"
    dam.page.unroute(file)
    assert dam.page.evaluate("async () => Object.keys(await loadRistretto()).sort()") == [
        "base",
        "check",
        "derive",
        "times",
    ]


def worker_of(dam: Dam) -> Worker:
    """The one that runs Python."""
    (worker,) = [worker for worker in dam.page.workers if worker.evaluate("'loadRistretto' in globalThis")]
    return worker


def test_the_worker_loads_it_when_it_is_asked_to(visit: Visit) -> None:
    dam = visit(new=True)
    asked: list[str] = []
    dam.page.context.on("request", lambda request: asked.append(request.url))
    dam.open()
    assert any("interpreter.mjs" in url for url in asked)  # a worker's requests are among them
    assert not [url for url in asked if "ristretto" in url]
    elements = [*b"".join(Plain().hash([b"one", b"two"]))]
    assert worker_of(dam).evaluate(IN_WORKER, elements) == elements
    assert [url for url in asked if "ristretto" in url]


def test_it_is_there_without_a_network(visit: Visit) -> None:
    dam = visit(service_workers="allow").open()
    until(dam.page, ACTIVE)
    answers: list[Response] = []
    dam.page.context.on("response", lambda answer: answers.append(answer))
    dam.open()
    dam.page.context.set_offline(True)
    worker_of(dam).evaluate("loadRistretto()")
    (answer,) = [answer for answer in answers if "ristretto" in answer.url]
    assert answer.from_service_worker
