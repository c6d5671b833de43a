"""Followers at the end of a wire that drops, repeats, reorders and delays come to the keeper's state."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from klerye.core.game import Over
from klerye.core.refusal import Illegal
from klerye.table.dealer import Local
from klerye.table.follower import Follower, fold, open_table
from klerye.table.journal import Entry
from klerye.table.keeper import Keeper
from random_play import WHEN, open_keeper
from toy import Toy

TOY = Toy()


class Wire:
    """Carries messages; what happens to each is drawn from `chance`."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._under_way: list[Any] = []

    def send(self, message: Any) -> None:
        for _ in range(self._chance.choice((0, 1, 1, 1, 2))):
            self._under_way.insert(self._chance.randint(0, len(self._under_way)), message)

    def receive(self) -> list[Any]:
        some = self._chance.randint(0, len(self._under_way))
        arrived, self._under_way = self._under_way[:some], self._under_way[some:]
        return arrived


class Peer:
    """A seat far away: it follows what arrives, in order, and proposes at random."""

    def __init__(self, seat: int, keeper: Keeper, chance: Random) -> None:
        self.seat, self._chance = seat, chance
        self.wire = Wire(chance)
        self.table: Follower = open_table(keeper.told(0, seat), lambda _: TOY)
        self._heard: dict[int, Entry] = {}

    def listen(self) -> None:
        for n, entry in self.wire.receive():
            self._heard[n] = entry
        while (n := len(self.table.entries)) in self._heard:
            self.table = self.table.follow(self._heard[n])

    def proposal(self) -> tuple[int, str, int] | None:
        acts = list(TOY.moves(self.table.state))
        if not acts:
            return None
        return self.seat, TOY.write(self._chance.choice(acts)), self.table.entries[-1].n


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 3))
def test_every_follower_ends_where_the_keeper_ends(seed: int, seats: int) -> None:
    chance = Random(seed)
    keeper, now = open_keeper(TOY, seats, chance), WHEN
    peers = [Peer(seat, keeper, chance) for seat in range(seats)]
    to_keeper = Wire(chance)
    for _ in range(2000):
        now += chance.randint(0, 3000)
        while following := keeper.deal(Local(chance), now) if keeper.asks else keeper.force(now):
            keeper = following
        for seat, act, after in to_keeper.receive():
            try:
                keeper = keeper.propose(seat, act, after, now)
            except Illegal:
                continue  # stale, or another copy of it was first
        for peer in peers:
            # A heartbeat tells the keeper what a peer has; all the rest is sent again.
            for n in range(len(peer.table.entries), len(keeper.truth.entries)):
                peer.wire.send((n, keeper.told(n, peer.seat)))
            peer.listen()
            if proposal := peer.proposal():
                to_keeper.send(proposal)
        told_all = all(len(peer.table.entries) == len(keeper.truth.entries) for peer in peers)
        if told_all and isinstance(keeper.truth.waits, Over):
            break
    assert isinstance(keeper.truth.waits, Over)
    for peer in peers:
        assert peer.table == fold(keeper.tell(peer.seat), lambda _: TOY)
        assert peer.table.waits == keeper.truth.waits
