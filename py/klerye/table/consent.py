"""What one seat asks all others for, while their devices answer."""

from collections.abc import Collection
from dataclasses import dataclass, field

from klerye.core.game import Seat


@dataclass(slots=True)
class Consent:
    """One wish at a time: `about` names it ("back", and the number of an entry), `asker` is the seat that had
    it first, `agreed` the keys of the devices that want it too."""

    about: tuple[str, int] | None = None
    asker: Seat = 0
    agreed: set[str] = field(default_factory=set)

    def hear(self, about: tuple[str, int], seat: Seat, key: str, yes: bool) -> None:
        """A seat wishes for something, or answers; a no ends the wish, another wish takes its place."""
        if not yes:
            self.about = None
        elif self.about == about:
            self.agreed.add(key)
        else:
            self.about, self.asker, self.agreed = about, seat, {key}

    def asks(self, about: tuple[str, int], seat: Seat) -> Seat:
        """Whose wish it is: `seat`'s, unless another one had it before."""
        return self.asker if self.about == about else seat

    def given(self, needed: Collection[str]) -> bool:
        """Whether all these devices agree; the wish has come true then."""
        if self.about is None or not self.agreed.issuperset(needed):
            return False
        self.about = None
        return True
