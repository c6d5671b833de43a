"""Tasks whose failures are seen."""

import asyncio
from collections.abc import Callable, Coroutine
from traceback import format_exception
from typing import Any

_running: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, Any], failed: Callable[[str], None]) -> None:
    """Runs `work`, keeps a reference until it ends, and hands the traceback of a failure to `failed`."""

    async def watched() -> None:
        try:
            await work
        except Exception as fault:
            failed("".join(format_exception(fault)))

    task = asyncio.ensure_future(watched())
    _running.add(task)
    task.add_done_callback(_running.discard)
