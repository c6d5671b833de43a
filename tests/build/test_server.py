"""The static server: right types, compressed where that is asked for, revalidated, and clear about ports."""

import functools
import gzip
import http.client
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import serve

TEXT = b"export const answer = 42;\n" * 100


@pytest.fixture
def server(tmp_path: Path) -> Iterator[serve.Server]:
    for name in (
        "index.html",
        "web/a.mjs",
        "web/b.wasm",
        "web/c.webmanifest",
        "web/d.zip",
        "web/e.py",
        "web/f.json",
    ):
        serve.put(tmp_path / name, TEXT)
    running = serve.Server(("127.0.0.1", 0), functools.partial(serve.Handler, directory=str(tmp_path)))
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield running
    running.shutdown()
    running.server_close()


@pytest.fixture
def connection(server: serve.Server) -> Iterator[http.client.HTTPConnection]:
    opened = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    yield opened
    opened.close()


def get(
    connection: http.client.HTTPConnection, path: str, method: str = "GET", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    connection.request(
        method, path, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    response = connection.getresponse()
    return response, response.read()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/web/a.mjs", "text/javascript; charset=utf-8"),
        ("/web/b.wasm", "application/wasm"),
        ("/web/c.webmanifest", "application/manifest+json"),
        ("/web/d.zip", "application/zip"),
        ("/web/e.py?v=1", "text/x-python; charset=utf-8"),
        ("/web/f.json", "application/json"),
    ],
)
def test_type_and_contents(connection: http.client.HTTPConnection, path: str, kind: str) -> None:
    response, body = get(connection, path)
    assert (response.status, response.headers["Content-Type"], body) == (200, kind, TEXT)


def test_compressed_only_when_asked_for(connection: http.client.HTTPConnection) -> None:
    plain, body = get(connection, "/web/a.mjs")
    packed, packed_body = get(connection, "/web/a.mjs", Accept_Encoding="gzip, br")
    assert (plain.headers["Content-Encoding"], packed.headers["Content-Encoding"]) == (None, "gzip")
    assert gzip.decompress(packed_body) == body
    assert packed.headers["Content-Type"] == plain.headers["Content-Type"]
    assert packed.headers["ETag"] != plain.headers["ETag"]
    archive, _ = get(connection, "/web/d.zip", Accept_Encoding="gzip")
    assert archive.headers["Content-Encoding"] is None


def test_revalidated_each_time(connection: http.client.HTTPConnection) -> None:
    first, _ = get(connection, "/")
    assert first.headers["Cache-Control"] == "no-cache"
    again, body = get(connection, "/", If_None_Match=first.headers["ETag"])
    assert (again.status, body) == (304, b"")
    other, body = get(connection, "/", If_None_Match='"another"')
    assert (other.status, body) == (200, TEXT)


def test_one_connection_serves_many(connection: http.client.HTTPConnection) -> None:
    get(connection, "/")
    line = connection.sock
    head, body = get(connection, "/web/a.mjs", method="HEAD")
    assert (head.status, head.headers["Content-Length"], body) == (200, str(len(TEXT)), b"")
    get(connection, "/web/a.mjs")
    assert connection.sock is line


def test_no_special_headers(connection: http.client.HTTPConnection) -> None:
    response, _ = get(connection, "/")
    assert not [
        name for name in response.headers if name.lower().startswith(("cross-origin", "access-control"))
    ]


@pytest.mark.parametrize("path", ["/nothing", "/web/", "/../serve.py", "/%2e%2e/serve.py"])
def test_nothing_but_the_site(connection: http.client.HTTPConnection, path: str) -> None:
    response, _ = get(connection, path)
    assert response.status == 404


def test_a_folder_is_found_without_its_slash(connection: http.client.HTTPConnection) -> None:
    response, _ = get(connection, "/web")
    assert (response.status, response.headers["Location"]) == (301, "/web/")


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def test_a_port_that_was_asked_for_is_used_or_refused(tmp_path: Path, taken: int) -> None:
    with pytest.raises(serve.Stop, match=rf"^Port {taken} cannot be used: .+\.$"):
        serve.open_server(tmp_path, taken)
    with pytest.raises(serve.Stop, match=r"^Port 70000 cannot be used: .+\.$"):
        serve.open_server(tmp_path, 70000)


def test_the_default_port_gives_way(
    tmp_path: Path, taken: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "PORT", taken)
    with serve.open_server(tmp_path, None) as server:
        assert taken < server.server_port < taken + 100
    assert f"Port {taken} is taken." in capsys.readouterr().out
