"""For every test: Hypothesis without chance of its own, and an order in which no worker ends with what takes
long."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("klerye", derandomize=True, deadline=None, database=None)
settings.load_profile("klerye")


def deal(items: list[pytest.Item], hands: int) -> list[pytest.Item]:
    """The tests in an order of which each worker takes one part: every part begins with its share of those
    that take long."""
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    dealt: list[pytest.Item] = []
    for hand in range(hands):
        size = (len(items) - len(dealt)) // (hands - hand)
        part = slow[hand::hands]
        quicker = max(size - len(part), 0)
        dealt += part + quick[:quicker]
        quick = quick[quicker:]
    return dealt + quick


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    """Deals what is left when the marks were looked at."""
    yield
    items[:] = deal(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
