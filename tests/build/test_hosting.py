"""The examples for hosts that can set headers say what the page itself says."""

import re
from pathlib import Path

import pytest

import serve

HOSTING = serve.ROOT / "docs/hosting"


def policy() -> str:
    page = (serve.ROOT / "index.html").read_text()
    found = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert found
    return found[1]


@pytest.mark.parametrize("name", ["_headers", "nginx.conf", "htaccess"])
def test_the_policy_is_the_pages_own_and_keeps_it_out_of_frames(name: str) -> None:
    assert f"{policy()}; frame-ancestors 'none'" in (HOSTING / name).read_text()


def test_nginx_knows_the_type_of_every_file_of_the_shell() -> None:
    types = (HOSTING / "nginx.conf").read_text()
    suffixes = {Path(file.name).suffix.removeprefix(".") for file in serve.served()}
    assert [suffix for suffix in suffixes - {"py", "bin"} if not re.search(rf"\b{suffix}\b.*;", types)] == []
