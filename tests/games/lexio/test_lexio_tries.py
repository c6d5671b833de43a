"""The reserve of tries, with the time moved by hand."""

from hypothesis import given
from hypothesis import strategies as st

from klerye.games.lexio.tries import TRIES, TRY_MS, left, spend, wait

STEPS = st.lists(st.tuples(st.integers(0, 60_000), st.booleans()), max_size=80)


@given(STEPS)
def test_l15_the_reserve_is_that_of_a_clock_that_ticks(steps: list[tuple[int, bool]]) -> None:
    """Against a counter with a clock that starts when the reserve is no longer full."""
    full_at = now = 0
    count, ticking = TRIES, 0
    for later, wants in steps:
        for _ in range(later // 500):  # the counter, in half seconds
            if count < TRIES:
                ticking += 500
                if ticking == TRY_MS:
                    count, ticking = count + 1, 0
        now += later // 500 * 500
        assert left(full_at, now) == count
        assert wait(full_at, now) == (TRY_MS - ticking if count < TRIES else 0)
        if wants and count:
            count -= 1
            full_at = spend(full_at, now)
            assert left(full_at, now) == count


def test_l15_to_the_millisecond() -> None:
    full_at = spend(0, 1000)
    assert (left(full_at, 1000), wait(full_at, 1000)) == (9, 15_000)
    assert (left(full_at, 15_999), wait(full_at, 15_999)) == (9, 1)
    assert (left(full_at, 16_000), wait(full_at, 16_000)) == (10, 0)


def test_l15_ten_at_once_then_one_each_fifteen_seconds() -> None:
    full_at = 0
    for n in range(10):
        assert left(full_at, 7) == 10 - n
        full_at = spend(full_at, 7)
    assert (left(full_at, 7), wait(full_at, 7)) == (0, 15_000)
    assert [left(full_at, 7 + 15_000 * n) for n in range(12)] == [*range(11), 10]
