"""What is counted of a game of Lexio, by whoever follows it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.lexio.boards import play_any
from klerye.core.chance import HIDDEN
from klerye.core.game import Over
from klerye.games.lexio.acts import Place
from klerye.games.lexio.feats import RECORDS, feats
from klerye.games.lexio.rules import State
from klerye.games.lexio.tiles import RACK
from klerye.table.follower import Follower, fold
from klerye.table.keeper import Keeper

GAMES = {(seats, seed): play_any(seats, seed) for seats in (2, 3) for seed in range(3)}


def acts(truth: Follower) -> list[object]:
    return [truth.game.read(entry.text) for entry in truth.entries[1:]]


@settings(max_examples=len(GAMES))
@given(st.sampled_from(sorted(GAMES)))
def test_the_best_play_is_the_highest_step_of_the_score(game: tuple[int, int]) -> None:
    truth = GAMES[game].truth
    states: list[State] = list(truth.states)
    over = truth.waits
    assert isinstance(over, Over)
    for seat, told in enumerate(feats(states, acts(truth))):
        steps = [
            (after.scores[seat] - before.scores[seat], len(act.tiles))
            for before, act, after in zip(states, acts(truth), states[1:], strict=False)
            if isinstance(act, Place) and before.seat == seat
        ]
        assert told["play"] == max([0, *(points for points, _ in steps)])
        assert told["sevens"] == sum(size == RACK for _, size in steps)
        assert told["total"] == over.scores[seat]
        assert ("word" in told) == (int(told["play"]) > 0)


@settings(max_examples=len(GAMES))
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 1))
def test_one_seat_counts_the_same_by_what_it_was_told(game: tuple[int, int], seat: int) -> None:
    keeper: Keeper = GAMES[game]
    own = fold(keeper.tell(seat), lambda _: keeper.truth.game)
    assert feats(own.states, acts(own)) == feats(keeper.truth.states, acts(keeper.truth))
    assert HIDDEN not in feats(own.states, acts(own))[seat].values()


def test_what_is_shown_is_counted() -> None:
    told = feats([next(iter(GAMES.values())).truth.state], [])[0]
    assert {record.feat for record in RECORDS} <= set(told)
