"""The statistics of one game over all that a player has played of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from klerye.core.feats import Record
from klerye.table.progress import Step, count, shared, won


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games were `won`, `shared`, `lost`, and played `alone`; how many of the last ones were won
    without a break (`streak`), and how many ever were (`longest`). A game played alone breaks none."""

    won: int = 0
    shared: int = 0
    lost: int = 0
    alone: int = 0
    streak: int = 0
    longest: int = 0

    @property
    def games(self) -> int:
        return self.won + self.shared + self.lost + self.alone


def tally(steps: Iterable[Step]) -> Tally:
    """What became of these games, the oldest first."""
    counts: Counter[str] = Counter()
    streak = longest = 0
    for step in steps:
        if len(step.result.seats) == 1:
            counts["alone"] += 1
            continue
        counts["won" if won(step) else "shared" if shared(step) else "lost"] += 1
        streak = streak + 1 if won(step) else 0
        longest = max(longest, streak)
    return Tally(**counts, streak=streak, longest=longest)


@dataclass(frozen=True, slots=True)
class Figure:
    """What a record comes to, and the word that goes with it, if any; a share is in hundredths."""

    value: int
    of: str = ""


def figure(record: Record, steps: Sequence[Step]) -> Figure | None:
    """What `record` comes to over these games; None where there is nothing to tell yet."""
    having = [step for step in steps if record.feat in step.played.feats]
    if not having:
        return None
    match record.kind:
        case "sum":
            return Figure(sum(count(step, record.feat) for step in having))
        case "share":
            return Figure(round(100 * sum(count(step, record.feat) > 0 for step in having) / len(having)))
        case "most":
            best = max(having, key=lambda step: count(step, record.feat))
        case "least":
            best = min(having, key=lambda step: count(step, record.feat))
    return Figure(count(best, record.feat), str(best.played.feats.get(record.of, "")))


def bins(record: Record, steps: Iterable[Step]) -> list[tuple[int, int]]:
    """The distribution of a feat: the lower end of each step of `record.bins`, and how many games fell in it;
    without gaps."""
    width = record.bins
    found = Counter(count(step, record.feat) // width for step in steps if record.feat in step.played.feats)
    return [(n * width, found[n]) for n in range(min(found), max(found) + 1)] if found else []
