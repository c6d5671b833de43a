"""The 102 tiles of Lexio, and the acts that move them."""

from collections.abc import Sequence
from typing import Any

from klerye.core.bag import Moved
from klerye.core.chance import HIDDEN, Face, Hidden
from klerye.games.lexio.acts import Exchange, Place
from klerye.games.lexio.tiles import UNSEEN, tile, unseen


class Tiles:
    """L5: the bag, as a table of several devices mixes it."""

    tiles: tuple[Face, ...] = unseen("", "")

    def moved(self, act: Any) -> Moved | None:
        match act:
            case Place(tiles):
                return Moved(tuple(tile(laid.sign) for laid in tiles), back=False)
            case Exchange(tiles):
                return Moved(tuple(HIDDEN if sign == UNSEEN else sign for sign in tiles), back=True)
        return None

    def back(self, faces: Sequence[Face | Hidden]) -> Exchange:
        return Exchange("".join(UNSEEN if isinstance(face, Hidden) else str(face) for face in faces))

    def ended(self, s: Any) -> bool:
        """L27: only the racks are left to be turned up."""
        return bool(s.ended)
