"""Which threads of a browser's pages worked, and how long: read from the system, so on Linux only."""

import os
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

TICK_MS = 1000 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 10.0

ROLES = {
    "DedicatedWorker": "worker",
    "ThreadPoolForeg": "thread pool",
    "ServiceWorker t": "service worker",
    "Compositor": "compositor",
}
"""What threads are, by the names that Chromium gives them (cut to 15 letters by the system). Python runs in
the worker; the pool compiles WebAssembly and scripts, and collects garbage."""

Times = dict[tuple[int, int], tuple[str, float, float]]


def threads(processes: Iterable[int]) -> Times:
    """Process and thread → what it is, user and system time so far, in ms."""
    found: Times = {}
    for process in processes:
        for folder in Path(f"/proc/{process}/task").glob("*"):
            try:
                text = (folder / "stat").read_text()
            except OSError:
                continue  # it has ended
            name = text[text.index("(") + 1 : text.rindex(")")]
            fields = text[text.rindex(")") + 2 :].split()
            thread = int(folder.name)
            role = "main thread" if thread == process else ROLES.get(name, "others")
            found[process, thread] = (role, int(fields[11]) * TICK_MS, int(fields[12]) * TICK_MS)
    return found


def spent(before: Times, after: Times) -> dict[str, float]:
    """What was done in between, user and system apart. A thread that ended in between is not seen."""
    total: dict[str, float] = defaultdict(float)
    for thread, (role, user, system) in after.items():
        _, user_before, system_before = before.get(thread, ("", 0.0, 0.0))
        total[f"{role}, user"] += user - user_before
        total[f"{role}, system"] += system - system_before
    return total
