"""Test data that lives beside the repository; CI must have it, another clone may not."""

import os
from pathlib import Path

import pytest

SHARED = Path(__file__).resolve().parents[2] / "shared"


def shared(name: str) -> Path:
    """The file of this name, or the test is skipped; in CI it fails."""
    path = SHARED / name
    if not path.exists():
        if os.environ.get("CI") == "true":
            pytest.fail(f"{path} is missing, and CI must have it")
        pytest.skip(f"{path} is not here")
    return path
