"""Plays that show the rules of Lexio, with their sums worked out."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from klerye.core.diagram import cut, figure, image, whole
from klerye.core.drawing import Node, node
from klerye.core.look import Say, Scene
from klerye.games.lexio.acts import Laid, Place
from klerye.games.lexio.board import Board, put, square
from klerye.games.lexio.hand import Draft
from klerye.games.lexio.layout import EMPTY, SIZE, SQUARES, name
from klerye.games.lexio.look import SIDE, clearing
from klerye.games.lexio.notation import read
from klerye.games.lexio.rules import Lexio, State
from klerye.games.lexio.scoring import LETTER, Score, Word, score
from klerye.games.lexio.tiles import tile, value

SCALE = 0.36
"""Pixels that a unit of the drawing takes."""


@dataclass(frozen=True, slots=True)
class Example:
    """What lies there, by plays in their notation; the play that is being laid out upon it; the part of the
    board that is shown, as (column, row, columns, rows); whether its cross words are marked."""

    caption: str
    before: tuple[str, ...] = ()
    play: str = ""
    part: tuple[int, int, int, int] = (1, 3, 9, 6)
    marked: bool = False


LION, PARI = "place 7E LION", "place F4 PAR"
WHOLE = (0, 0, SIZE, SIZE)

EXAMPLES: Mapping[str, tuple[Example, ...]] = {
    "L6": (Example("lexio.fig_joker", play="place 7E LiON"),),
    "L8": (Example("lexio.fig_clearing", part=WHOLE),),
    "L9": (Example("lexio.fig_source", play=LION),),
    "L11": (Example("lexio.fig_touching", (LION,), "place G6 R.I"),),
    "L12": (Example("lexio.fig_words", (LION,), "place 8G NEZ", marked=True),),
    "L16": (
        Example("lexio.fig_letter", (LION,), PARI),
        Example("lexio.fig_word", (LION, "place H8 UIT"), "place 10I EMPLE", part=(4, 5, 9, 6)),
    ),
    "L17": (Example("lexio.fig_once", (LION, PARI), "place 8F S"),),
    "L18": (Example("lexio.fig_crossing", (LION, PARI), "place E5 VO"),),
    "L19": (Example("lexio.fig_seven", play="place 7D MAISONS"),),
}
"""What is shown beside each rule."""


def figures(rule: str, say: Say) -> list[Node]:
    """The pictures of a rule, each with its sentence and its sum."""
    return [_figure(example, say) for example in EXAMPLES.get(rule, ())]


@cache
def played(before: tuple[str, ...], play: str = "") -> tuple[State, Place | None]:
    """The game after these plays, the rules asked each time; and the next play. Raises `Illegal`."""
    game = Lexio()
    state, act = State(EMPTY, ("", ""), (0, 0), (0, 0), 0, turn=0), None
    for text in filter(None, (*before, play)):
        act = read(text)
        assert isinstance(act, Place)
        rack = "".join(sorted(tile(laid.sign) for laid in act.tiles))
        state = replace(state, racks=(rack, ""), drawing=())
        after = game.apply(state, act, 0)
        if text == play:
            return state, act
        state = after
    return state, None


def _figure(example: Example, say: Say) -> Node:
    state, play = played(example.before, example.play)
    tiles = play.tiles if play else ()
    column, row, columns, rows = example.part
    drawn = clearing(_scene(state, tiles, example.marked), say)
    if example.part == WHOLE:
        drawn = whole(drawn, SCALE)
    else:
        drawn = cut(drawn, column * SIDE, row * SIDE, columns * SIDE, rows * SIDE, SIDE, SCALE)
    worth = score(state.board, tiles)
    words = tuple(word.text.upper() for word in worth.words)
    label = say("lexio.fig_label", words=words) if words else say("lexio.board")
    sums = [node("li", line) for line in worked_out(state.board, tiles)]
    signs = {"letter": say("lexio.mark_letter"), "word": say("lexio.mark_word")}
    text = say(example.caption, words=words, more=worth.seven_tiles, **signs)
    return figure(image(drawn, label), node("p", text), node("ul", sums, class_="sums") if sums else None)


def _scene(state: State, tiles: tuple[Laid, ...], marked: bool) -> Scene:
    """The play laid out, as its player sees it."""
    rack = state.racks[0]
    laid = tuple((square(one), n, one.sign) for n, one in enumerate(tiles))
    draft = Draft(state.turn, rack, tuple(range(len(rack))), laid=laid)
    points = _cross(score(state.board, tiles)) if marked else ()
    return Scene((state,), (), frozenset(), draft, ("", ""), None, 0, open=True, at=0, points=points)


def _cross(worth: Score) -> tuple[str, ...]:
    """The names of the squares of the cross words (L12)."""
    return tuple(name(*divmod(at, SIZE)) for word in worth.words[1:] for at in _squares(word))


def _squares(word: Word) -> range:
    at, step = word.row * SIZE + word.column, SIZE if word.down else 1
    return range(at, at + step * len(word.text), step)


def worked_out(board: Board, tiles: tuple[Laid, ...]) -> list[str]:
    """How the worth of a play comes about: "VOL: (V 4 + O 1 + L 1) × 2 = 12" for each word, then the sum of
    all where there are several, or what seven tiles add (L16 to L19)."""
    worth, fresh = score(board, tiles), {square(one) for one in tiles}
    after = put(board, tiles)
    lines = [_line(word, after, fresh) for word in worth.words]
    parts = [word.points for word in worth.words] + ([worth.seven_tiles] if worth.seven_tiles else [])
    return [*lines, f"{' + '.join(map(str, parts))} = {worth.total}"] if len(parts) > 1 else lines


def _line(word: Word, after: Board, fresh: set[int]) -> str:
    terms, plain = [], 0
    for at in _squares(word):
        times = LETTER.get(SQUARES[at], 1) if at in fresh else 1
        worth = value(after[at])
        plain += worth * times
        terms.append(f"{after[at].upper()} {worth}" + (f" × {times}" if times > 1 else ""))
    factor = word.points // plain if plain else 1
    inside = " + ".join(terms)
    text = word.text.upper()
    return f"{text}: {inside} = {plain}" if factor == 1 else f"{text}: ({inside}) × {factor} = {word.points}"
