"""A relay for tests: the little of nostr that Trystero speaks, and a count of what goes through it."""

import json
import threading
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve


class Relay:
    """Runs in threads of its own from the first moment. `messages` and `octets` count what it was sent and
    what it sent, since `reset`."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._asked: dict[ServerConnection, dict[str, dict[str, Any]]] = {}
        self._port = 0
        self._server: Server | None = None
        self.reset()
        self.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"ws://127.0.0.1:{self._port}"

    def reset(self) -> None:
        """Nothing was counted yet."""
        self.messages = 0
        self.octets = 0

    def start(self) -> None:
        """It is there (again), at the same address."""
        if not self._server:
            self._server = serve(self._talk, "127.0.0.1", self._port)
            self._port = self._server.socket.getsockname()[1]
            threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """It is gone, and so is every connection."""
        if self._server:
            self._server.shutdown()
            self._server = None
            for client in list(self._asked):
                client.close()

    def forge(self, content: str) -> None:
        """Send everybody an event of that content, as if it were what they asked for."""
        for client, asked in list(self._asked.items()):
            for name, wanted in list(asked.items()):
                for topic in wanted["#x"]:
                    event = {"kind": wanted["kinds"][0], "tags": [["x", topic]], "content": content}
                    self._send(client, json.dumps(["EVENT", name, event]))

    def _talk(self, client: ServerConnection) -> None:
        asked = self._asked[client] = {}
        try:
            for text in client:
                self._count(text)
                match json.loads(text):
                    case ["EVENT", event]:
                        self._send(client, json.dumps(["OK", event["id"], True, ""]))
                        self._pass_on(event)
                    case ["REQ", name, wanted]:
                        asked[name] = wanted
                        self._send(client, json.dumps(["EOSE", name]))
                    case ["CLOSE", name]:
                        asked.pop(name, None)
        except ConnectionClosed:
            pass
        finally:
            del self._asked[client]

    def _pass_on(self, event: dict[str, Any]) -> None:
        for client, asked in list(self._asked.items()):
            for name, wanted in list(asked.items()):
                if _fits(event, wanted):
                    self._send(client, json.dumps(["EVENT", name, event]))

    def _send(self, client: ServerConnection, text: str) -> None:
        try:
            client.send(text)
        except ConnectionClosed:
            return
        self._count(text)

    def _count(self, text: str | bytes) -> None:
        with self._lock:
            self.messages += 1
            self.octets += len(text)


def _fits(event: dict[str, Any], wanted: dict[str, Any]) -> bool:
    topics = {tag[1] for tag in event["tags"] if tag[0] == "x"}
    return event["kind"] in wanted["kinds"] and not topics.isdisjoint(wanted["#x"])
