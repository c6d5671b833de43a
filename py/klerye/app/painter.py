"""Pictures of the model for the page, and on which of them a press was made."""

import json
from collections.abc import Callable
from typing import Any

from klerye.app.model import Model
from klerye.app.view.page import view


class Painter:
    """Sends the picture of a model to the page, unless it is what the page shows already, and knows on which
    picture a press was made."""

    def __init__(self, show: Callable[[str], None]) -> None:
        self._show = show
        self._last = ""
        self._pictures = 0
        self._entries = (0, 0)
        self.dropped = 0
        """How many things were dropped so far: a picture of after a drop says where each of them lies."""

    def paint(self, model: Model) -> None:
        """The page shows the model."""
        page = view(model)
        shown = {
            "lang": page.lang,
            "title": page.title,
            "body": page.body,
            "awake": page.awake,
            "waits": page.waits,
            "dropped": self.dropped,
        }
        picture = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
        if picture != self._last:
            self._last = picture
            self._pictures += 1
            self._show(picture)
        entries = model.table.next if model.table else 0
        if entries != self._entries[0]:
            self._entries = entries, self._pictures

    def outdated(self, model: Model, told: dict[str, Any]) -> bool:
        """Whether a press was made before the picture of what has happened since, where that matters: the
        second tap of two is on its way while the first is obeyed."""
        once = model.table.kit.once if model.table else ()
        return told.get("arg") in once and told.get("seen", 0) < self._entries[1]
