"""Python's side of the page: one PyScript worker, messages only."""

from klerye.main import run

await run()  # noqa: F704, PLE1142
