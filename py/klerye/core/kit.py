"""Everything one game brings to the table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from klerye.core.drawing import Node
from klerye.core.engine import Maker
from klerye.core.feats import Feats, Pearl, Record
from klerye.core.game import Game
from klerye.core.lesson import Hint
from klerye.core.look import Hand, Look, Say, Scene

if TYPE_CHECKING:
    from klerye.core.editor import Editor
    from klerye.core.transcript import Format


@dataclass(frozen=True, slots=True)
class Kit:
    """A game's rules, hand and look, and its rule book.

    `numbers` are the numbers of its rules, in order; each language has the prose of "D9" under the key
    "dam.D9". `parts` names the part of the book that begins with a number ("dam.part_moving").
    `settles` maps a refusal's key to the number of the rule behind it. `terms` maps each word of the game's
    lexicon to the number of the rule that settles it (L29); its name and its explanation are under
    "lexio.term_bag" and "lexio.about_bag".

    `turns` are the times of a turn to choose from, in ms (None: no clock), the usual one first.
    `secret`: seats have things that the others may not see, so a shared device changes hands
    behind a curtain. `ticks`: its picture changes with time alone. `sided`: its board has a near
    and a far side, and can be turned. `tray`: its picture has a place for what the page wants said; else that
    stands above it.

    A game that needs a file says where it is in `needs`; `equip` makes the kit that has it, and
    raises `Illegal` for a damaged one. `engine` says how its computer players are made,
    and loads their code only then. `chance` draws what chance has brought by the acts so far (None:
    nothing yet), for whoever wonders whether it is fair. `once` are the places where a press counts only on a
    picture that shows all that has happened: nobody means to throw again before having seen the dice.
    `earns`: a finished game earns experience, pearls and a place in the ranking (L28). `feats` counts what
    the statistics tell of a game: one mapping a seat, from its states and the acts between them; `pearls` are
    what these earn, `records` what is shown of them. `ponder` makes the draft that shows an act which waits
    to be confirmed, in a game where a player may want that. `keys` are the keys that the game understands
    besides those of every board, each with the key of the sentence that says what it does.
    `formats` are the formats of the field that its games are written in and read from, `editor` sets up
    positions to play on from; both are loaded where they are first asked for.

    `diagrams` draws the pictures of a rule, and `lesson` finds the hints that fit a scene with a person on
    turn, the best first; both load their code only then.
    """

    rules: Game[Any, Any]
    hand: Hand
    look: Look
    numbers: tuple[str, ...]
    settles: Mapping[str, str]
    terms: Mapping[str, str]
    turns: tuple[int | None, ...] = (None,)
    secret: bool = False
    ticks: bool = False
    sided: bool = True
    tray: bool = False
    needs: str = ""
    equip: Callable[[bytes], "Kit"] | None = None
    engine: Callable[[], Maker] | None = None
    chance: Callable[[Sequence[Any], Say], Node | None] | None = None
    once: frozenset[str] = frozenset()
    earns: bool = True
    ponder: Callable[[Any], Any] | None = None
    keys: Mapping[str, str] = field(default_factory=dict)
    feats: Callable[[Sequence[Any], Sequence[Any]], tuple[Feats, ...]] | None = None
    pearls: tuple[Pearl, ...] = ()
    records: tuple[Record, ...] = ()
    parts: Mapping[str, str] = field(default_factory=dict)
    diagrams: Callable[[str, Say], Sequence[Node]] | None = None
    lesson: Callable[[Scene], Iterable[Hint]] | None = None
    formats: "Callable[[], tuple[Format, ...]] | None" = None
    editor: "Callable[[], Editor] | None" = None
