"""Looks ahead: a principal variation search that deepens ply by ply and stops often for others to work.

Marsland and Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982 (principal variation search).
Near the root the search is a generator, so that it can be left at any time; below `SHALLOW` plies it is
a plain recursion, several times as fast, which is over in a few milliseconds.
"""

from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Final

from klerye.games.dam.evaluation import MATE, Evaluate
from klerye.games.dam.nodes import Node, jumpers, jumps, steps
from klerye.games.dam.position import Mask
from klerye.games.dam.rules import QUIET, REPEATED

SURE: Final = 20_000
"""Values beyond are wins whose length is known."""
UNSURE: Final = 11_000
"""What is taken from a win that the endgame tables know and the rule of quiet play may spoil."""
SHALLOW: Final = 3
"""From this depth on the search is plain recursion, which runs to its end within a step."""
STEP: Final = 400
"""How many nodes one step visits before it pauses; what is under way at `SHALLOW` is finished first."""
LATE: Final = 3
VERY_LATE: Final = 7
"""The numbers of the moves from which on quiet ones are searched one and two plies less deep at first."""
DEEPEST: Final = 60
"""Where deepening ends by itself, in plies."""
ENTRIES: Final = 40_000
"""How many positions each of the two halves of the table remembers."""
SMALL: Final = 4
"""With so few pieces the endgame tables know the value."""

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
Entry = tuple[int, int, int, Node]
"""What the table remembers of a position: depth, value, which bound that is, and the best child."""

Probe = Callable[[Node], int | None]
"""`MATE` less the plies to the end of a game won, minus that of one lost, 0 for a draw, None where that is
not known; from the side to move."""


def unknown(node: Node) -> int | None:
    """No endgame table."""
    return None


def is_quiet(node: Node, child: Node) -> bool:
    """Whether the plain move that leads to `child` was a king's (D13)."""
    men = node[node[3]] & ~node[2]
    return child[node[3]] & men == men


class Table:
    """Positions seen before. Once `ENTRIES` are new, the older half is forgotten: no entry is aged or
    compared, and what the search still visits finds its way back."""

    def __init__(self) -> None:
        self.new: dict[Node, Entry] = {}
        self.old: dict[Node, Entry] = {}

    def get(self, node: Node) -> Entry | None:
        """What is remembered of `node`."""
        return self.new.get(node) or self.old.get(node)

    def put(self, node: Node, entry: Entry) -> None:
        """Remember `entry`."""
        self.new[node] = entry
        if len(self.new) > ENTRIES:
            self.old, self.new = self.new, {}


class Search:
    """One search from one position.

    `line` is the play since the last capture or man's advance, the position to search last: draws by
    repetition and by quiet play are counted from there (D13). A position that comes back within the search
    counts as drawn the first time. A `plain` search is no less and no more deep than it is told to be.
    """

    def __init__(
        self, line: Iterable[Node], evaluate: Evaluate, probe: Probe = unknown, plain: bool = False
    ) -> None:
        *before, self.root = line
        self.quiet = len(before)
        self.evaluate = evaluate
        self.probe = probe
        self.plain = plain
        self.table = Table()
        self.liked: dict[Mask, int] = {}
        self.path = {node for node in before if before.count(node) >= REPEATED - 1} | {self.root}
        self.nodes = 0
        self.pause = STEP

    def quiesce(self, node: Node, alpha: int, beta: int, ply: int) -> int:
        """The value once no jump is left to make: jumps are forced, so all are looked at."""
        self.nodes += 1
        able = jumpers(node)
        if not able:
            if (node[0] | node[1]).bit_count() <= SMALL and (known := self.known(node, ply)) is not None:
                return known
            if not node[node[3]]:
                return ply - MATE
            return self.evaluate(node)
        best = -MATE
        for child in jumps(node, able):
            value = -self.quiesce(child, -beta, -alpha, ply + 1)
            if value > best:
                best = value
                if value > alpha:
                    if value >= beta:
                        break
                    alpha = value
        return best

    def known(self, node: Node, ply: int, quiet: int = 0) -> int | None:
        """The value of a small position by the endgame tables. A win that quiet play might turn into a draw
        before it comes is worth less than any that is sure."""
        value = self.probe(node)
        if not value:
            return value
        if quiet + MATE - abs(value) > QUIET:
            return value - UNSURE - ply if value > 0 else value + UNSURE + ply
        return value - ply if value > 0 else value + ply

    def shallow(self, node: Node, depth: int, alpha: int, beta: int, ply: int, quiet: int) -> int:
        """The value of `node` within `alpha` and `beta`, or a bound for it, in one go."""
        if depth <= 0:
            return self.quiesce(node, alpha, beta, ply)
        entered = self.enter(node, depth, alpha, beta, ply, quiet)
        if isinstance(entered, int):
            return entered
        children, jump = entered
        left = depth if jump and len(children) == 1 else depth - 1
        best, low = -MATE, alpha
        if not left and not jump:
            for child in children:
                value = -self.quiesce(child, -beta, -low, ply + 1)
                if value > best:
                    best = value
                    if value > low:
                        low = value
                        if value >= beta:
                            break
            return best
        chosen = first = children[0]
        kings = 0 if jump else node[2] & node[node[3]]
        self.path.add(node)
        for child in children:
            calm = quiet + 1 if kings and is_quiet(node, child) else 0
            if child is first:
                value = -self.shallow(child, left, -beta, -low, ply + 1, calm)
            else:
                value = -self.shallow(child, left, -low - 1, -low, ply + 1, calm)
                if low < value < beta:
                    value = -self.shallow(child, left, -beta, -low, ply + 1, calm)
            if value > best:
                best, chosen = value, child
                if value > low:
                    low = value
                    if value >= beta:
                        break
        self.path.discard(node)
        self.leave(node, depth, alpha, beta, ply, quiet, best, chosen)
        return best

    def deep(
        self, node: Node, depth: int, alpha: int, beta: int, ply: int, quiet: int
    ) -> Generator[None, None, int]:
        """As `shallow`, with pauses; late moves are searched less deep unless they prove good."""
        if depth <= SHALLOW:
            if self.nodes >= self.pause:
                self.pause = self.nodes + STEP
                yield
            return self.shallow(node, depth, alpha, beta, ply, quiet)
        entered = self.enter(node, depth, alpha, beta, ply, quiet)
        if isinstance(entered, int):
            return entered
        children, jump = entered
        left = depth if jump and len(children) == 1 else depth - 1
        best, low, chosen = -MATE, alpha, children[0]
        kings = 0 if jump else node[2] & node[node[3]]
        self.path.add(node)
        for number, child in enumerate(children):
            calm = quiet + 1 if kings and is_quiet(node, child) else 0
            if number == 0:
                value = -(yield from self.deep(child, left, -beta, -low, ply + 1, calm))
            else:
                less = 0 if jump or number < LATE or self.plain else 1 + (number >= VERY_LATE)
                value = -(yield from self.deep(child, left - less, -low - 1, -low, ply + 1, calm))
                if less and value > low:
                    value = -(yield from self.deep(child, left, -low - 1, -low, ply + 1, calm))
                if low < value < beta:
                    value = -(yield from self.deep(child, left, -beta, -low, ply + 1, calm))
            if value > best:
                best, chosen = value, child
                if value > low:
                    low = value
                    if value >= beta:
                        break
        self.path.discard(node)
        self.leave(node, depth, alpha, beta, ply, quiet, best, chosen)
        return best

    def enter(
        self, node: Node, depth: int, alpha: int, beta: int, ply: int, quiet: int
    ) -> int | tuple[list[Node], Mask]:
        """The value if it is known without a search, else the children, likely good ones first, and the
        pieces that can jump."""
        self.nodes += 1
        if quiet >= 4 and node in self.path:
            return 0
        able = jumpers(node)
        if able:
            children = jumps(node, able)
        else:
            if (node[0] | node[1]).bit_count() <= SMALL:
                known = self.known(node, ply, quiet)
                if known is not None:
                    return known
            children = steps(node)
            if not children:
                return ply - MATE
            if quiet >= QUIET:
                return 0
            if depth == 1:
                return children, able
        if entry := self.table.get(node):
            known_depth, value, bound, first = entry
            enough = known_depth == depth if self.plain else known_depth >= depth
            if enough and quiet + depth < QUIET:
                if value > SURE:
                    value -= ply
                elif value < -SURE:
                    value += ply
                if bound == EXACT or (value >= beta if bound == AT_LEAST else value <= alpha):
                    return value
        if len(children) > 1:
            turn = node[3]
            own = node[turn]
            if able:
                children.sort(key=lambda child: child[1 - turn].bit_count())
            else:
                liked = self.liked
                children.sort(key=lambda child: -liked.get(child[turn] ^ own, 0))
            if entry:
                children.remove(first)
                children.insert(0, first)
        return children, able

    def leave(
        self,
        node: Node,
        depth: int,
        alpha: int,
        beta: int,
        ply: int,
        quiet: int,
        value: int,
        chosen: Node,
    ) -> None:
        """Remember what was found."""
        if value >= beta:
            moved = chosen[node[3]] ^ node[node[3]]
            self.liked[moved] = self.liked.get(moved, 0) + depth * depth
        if quiet + depth < QUIET:
            bound = AT_LEAST if value >= beta else EXACT if value > alpha else AT_MOST
            if value > SURE:
                value += ply
            elif value < -SURE:
                value -= ply
            self.table.put(node, (depth, value, bound, chosen))

    def children(self) -> list[Node]:
        """What can be played at the root, each result once."""
        able = jumpers(self.root)
        return list(dict.fromkeys(jumps(self.root, able) if able else steps(self.root)))

    def look(self, child: Node, depth: int, low: int, first: bool) -> Generator[None, None, int]:
        """The value of a child of the root to the one who moves there, `depth` plies ahead; it matters
        only above `low`, and when not `first` is expected not to be."""
        jump = child[1 - child[3]].bit_count() < self.root[1 - child[3]].bit_count()
        calm = self.quiet + 1 if is_quiet(self.root, child) and not jump else 0
        if not first:
            value = -(yield from self.deep(child, depth, -low - 1, -low, 1, calm))
            if value <= low:
                return value
        return -(yield from self.deep(child, depth, -MATE, -low, 1, calm))

    def best(self, deepest: int = DEEPEST) -> Iterator[tuple[Node, int, int]]:
        """Ever better choices: the child, its value to the side to move and the depth searched, in plies.

        The first, unsearched, comes at once; then one a step. It ends at the depth `deepest`, when there
        is but one move, or when the end of the game is in sight. ValueError where there is no move.
        """
        children = self.children()
        if not children:
            raise ValueError("no move")
        value = 0
        yield children[0], value, 0
        if len(children) == 1:
            return
        for depth in range(1, deepest + 1):
            low = -MATE
            for number, child in enumerate(list(children)):
                looking = self.look(child, depth - 1, low, number == 0)
                while (found := next_or_value(looking)) is None:
                    yield children[0], value, depth
                if found > low:
                    low = value = found
                    children.remove(child)
                    children.insert(0, child)
            yield children[0], value, depth
            if abs(value) > SURE and MATE - abs(value) <= depth:
                return

    def values(self, deepest: int = DEEPEST) -> Iterator[tuple[dict[Node, int], int]]:
        """What every child is worth to the side to move, ever deeper, with the depth in plies; the first,
        at depth 1, comes at once, then one a step."""
        children = self.children()
        values = {child: -self.quiesce(child, -MATE, MATE, 1) for child in children}
        yield values, 1
        for depth in range(2, deepest + 1):
            children.sort(key=values.__getitem__, reverse=True)
            found = {}
            for child in children:
                looking = self.look(child, depth - 1, -MATE, True)
                while (value := next_or_value(looking)) is None:
                    yield values, depth - 1
                found[child] = value
            values = found
            yield values, depth


def next_or_value(looking: Generator[None, None, int]) -> int | None:
    """One step of `looking`: what it returned if that was the last, else None."""
    try:
        next(looking)
    except StopIteration as done:
        value: int = done.value
        return value
    return None
