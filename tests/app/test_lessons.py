"""The first game explains itself: hints that fit, to whoever is on turn, until they are known."""

import ast
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klerye
from app.open_page import Page, parts
from klerye.app.effects import Remember
from klerye.app.model import Intent, Model
from klerye.app.store import Memory
from klerye.app.update import update
from klerye.app.view import lesson, table
from klerye.app.words import LANGUAGES, words
from klerye.core.drawing import Node
from klerye.core.game import Turn
from klerye.core.kit import Kit
from klerye.core.lesson import Hint
from klerye.core.look import Scene
from klerye.main import GAMES, SHELF
from random_play import play

games = pytest.mark.parametrize("game", GAMES)


def kit(game: str) -> Kit:
    """The game as it comes, without its word list, whichever test has fetched that for the pages: with it
    there are too many plays to choose one of them at random."""
    found: Kit = import_module(GAMES[game]).GAME
    return found


def hints(game: str, states: Any, acts: Any, draft: Any, at: int = 0) -> list[Hint]:
    """What fits at this moment of a game."""
    scene = Scene(
        states, acts, frozenset(), draft, ("a", "b"), 0, 0, open=True, at=at, patience=3000, due_in=1
    )
    found = kit(game).lesson
    assert found
    return list(found(scene))


@games
@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_whatever_happens_a_hint_has_its_sentence_and_its_rule(game: str, seed: int) -> None:
    truth = play(kit(game).rules, 2, seed, most=60).truth
    entries = truth.in_force()
    states = [truth.states[entry.n] for entry in entries]
    acts = [truth.game.read(entry.text) for entry in entries[1:]]
    for n, state in enumerate(states):
        if not isinstance(truth.game.waits(state), Turn):
            continue
        draft = kit(game).hand.keep(kit(game).hand.empty(), state)
        found = hints(game, states[: n + 1], acts[:n], draft)
        assert len({hint.name for hint in found}) == len(found)
        for hint in found:
            assert hint.rule in kit(game).numbers
            for code in LANGUAGES:
                assert words(code)(f"{game}.learn_{hint.name}", **hint.facts)


@games
def test_every_sentence_has_a_hint(game: str) -> None:
    tree = ast.parse(
        (Path(klerye.__file__).parent / "games" / game / "lesson.py").read_text(encoding="utf-8")
    )
    calls = [
        call
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Hint"
    ]
    named = {
        part.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "Hint"
        for part in ast.walk(call.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    say = words("en")
    assert say.bound
    assert say._book
    assert named == {key.removeprefix("learn_") for key in say._book[game] if key.startswith("learn_")}


def card(page: Page) -> Node | None:
    return next(
        (part for part in parts(page.picture()) if "lesson" in str(part.attrs.get("class", "")).split()), None
    )


def told(page: Page) -> str:
    """The name of the hint on the page."""
    found = card(page)
    inside = [part for part in parts(found) if part.tag == "details"] if found else []
    return str(inside[0].attrs["key"]) if inside else ""


def test_it_follows_what_the_hands_do() -> None:
    page = Page(Memory()).start("dam")
    assert told(page) == "move"
    page.do("place", "11")
    assert told(page) == "goal"
    page.do("place", "15")
    assert told(page) == "move"
    page.do("place", "22").do("place", "18")
    assert told(page) == "must"
    pointed = [part for part in parts(page.picture()) if "pointed" in str(part.attrs.get("class", ""))]
    assert [part.attrs["data-arg"] for part in pointed] == ["15"]


def test_a_whole_move_that_waits_to_be_confirmed_needs_no_hint() -> None:
    page = Page(Memory()).start("dam").do("confirms", "yes").play("11-15", "22-18")
    assert told(page) == "must"
    page.do("place", "15").do("place", "22")
    assert page.table.pending is not None
    assert card(page)
    assert told(page) == ""
    assert told(page.do("cancel")) == "must"


def test_it_is_said_politely_and_is_no_second_status() -> None:
    page = Page(Memory()).start("dam")
    found = card(page)
    assert found
    assert found.attrs["aria-live"] == "polite"
    assert not {part.attrs.get("role") for part in parts(found)} & {"status", "alert"}
    roles = [part.attrs.get("role") for part in parts(page.picture())]
    assert (roles.count("status"), roles.count("alert")) == (1, 1)


def test_a_hint_that_is_known_makes_way_for_the_next() -> None:
    page = Page(Memory()).start("penta").play("throw")
    assert told(page) == "keep"
    page.do("learn", "penta.keep")
    assert told(page) == ""
    assert page.settings["learned"] == "penta.keep"
    page.do("place", "die1")
    assert told(page) == "again"


def test_no_more_hints_is_for_good_and_for_one_game() -> None:
    page = Page(Memory()).start("dam").do("learn", "dam.all")
    assert card(page) is None
    page.do("home").start("dam")
    assert card(page) is None
    page.do("home").start("penta")
    assert told(page) == "throw"


def test_after_the_first_game_only_what_is_rare_is_told() -> None:
    page = Page(Memory()).start("dam").play("resign")
    assert page.settings["learned"] == "dam.first"
    page.do("rematch")
    assert card(page) is None
    names = [hint.rare for hint in hints("dam", page.table.states, page.table.acts, page.table.draft)]
    assert names == [False]


@pytest.mark.parametrize("first", [True, False])
def test_no_hint_that_comes_or_goes_moves_the_board(first: bool) -> None:
    from klerye.games.penta.sheet import BOXES

    page = Page(Memory()).start("penta")
    if not first:
        page.do("learn", "penta.first")
    hints, above = set(), set()
    for place in ("throw", *BOXES, *BOXES):
        page.do("place", place)
        (cloth,) = (part for part in parts(page.picture()) if part.attrs.get("class") == "cloth")
        hints.add(told(page))
        above.add(len(cloth.children))
    assert "zero" in hints
    assert len(hints) > 1
    assert above == {2 if first else 1}


def test_all_is_explained_again_to_whoever_asks() -> None:
    model = replace(Model("en", SHELF.names), learned=frozenset({"dam.first", "dam.all"}))
    after, effects = update(model, Intent("learn", "again"), SHELF.kit, 0)
    assert (after.learned, effects) == (frozenset(), (Remember("learned", ""),))


@pytest.mark.parametrize("arg", ["", "chess.move", "dam", "dam.", "dam.a b", "dam.a.b"])
def test_nothing_else_is_learned(arg: str) -> None:
    model = Model("en", SHELF.names)
    assert update(model, Intent("learn", arg), SHELF.kit, 0) == (model, ())


def test_behind_the_curtain_there_is_none() -> None:
    page = Page(Memory()).start("lexio")
    assert card(page) is None
    page.do("ready")
    assert told(page) in ("source", "joker")


def test_computers_need_none() -> None:
    page = Page(Memory()).start("dam", "Ana", "Bèl", levels=("easy", "easy"))
    assert card(page) is None
    assert "learned" not in page.settings


def test_only_the_person_on_turn_is_told() -> None:
    page = Page(Memory()).start("dam")
    shown = table.scene(page.model, page.table)
    assert lesson.find(page.model, page.table, shown)
    assert lesson.find(page.model, page.table, replace(shown, open=False)) is None


# One game after the other


def test_dam_counts_what_is_left_of_the_quiet() -> None:
    page = Page(Memory()).start("dam")
    states = list(page.table.states)
    king = replace(states[-1], line=(states[-1].position,) * 2)
    assert "quiet" not in [hint.name for hint in hints("dam", [king], [], page.table.draft)]
    long = replace(states[-1], line=tuple(states[-1].position for _ in range(61)))
    (quiet,) = (hint for hint in hints("dam", [long], [], page.table.draft) if hint.name == "quiet")
    assert quiet.facts == {"n": 10}


def test_dam_names_every_piece_that_must_capture() -> None:
    from klerye.games.dam import fen
    from klerye.games.dam.position import jumpers, squares_of
    from klerye.games.dam.rules import Dam

    text = "B:W14,16,23,29:B9,11"
    state = Dam().start(2, {"fen": text, "first": 0})
    found = {hint.name: hint for hint in hints("dam", [state], [], kit("dam").hand.empty())}
    assert found["must"].points == tuple(squares_of(jumpers(fen.read(text)))) == (9, 11)
    assert {"multiple", "choice"} <= found.keys()


def test_penta_explains_the_joker_where_it_happens() -> None:
    from klerye.games.penta import card as sheets
    from klerye.games.penta.rules import State

    def names(sheet: dict[str, int], dice: tuple[int, ...]) -> list[str]:
        state = State((sheets.of(sheet),), 0, dice=dice, throws=3)
        return [hint.name for hint in hints("penta", [state], [], kit("penta").hand.empty())]

    five = (4,) * 5
    assert names({"penta": 50}, five)[0] == "joker"
    assert names({"penta": 0}, five)[0] == "no_joker"
    assert not {"joker", "no_joker"} & set(names({}, five))
    assert names(dict.fromkeys(sheets.BOXES[:-1], 0), (1, 2, 3, 4, 6))[0] == "sacrifice"


def test_lexio_has_its_hints_in_the_tray_and_says_first_what_changes() -> None:
    page = Page(Memory()).start("lexio").do("ready")
    (cloth,) = (part for part in parts(page.picture()) if part.attrs.get("class") == "cloth")
    (tray,) = (part for part in parts(page.picture()) if part.attrs.get("class") == "tray")
    assert [part for part in cloth.children if part == card(page)] == []
    assert card(page) in [*parts(tray)]
    page.do("act", "pass").do("ready")
    assert card(page) is None  # how near the second ending is (L26)


def test_lexio_says_what_a_square_does_to_an_empty_hand() -> None:
    from klerye.games.lexio.layout import SQUARES, name

    say = words("en")
    page = Page(Memory()).start("lexio").do("ready")

    def hint() -> str:
        (line,) = (part for part in parts(page.picture()) if part.attrs.get("class") == "hint")
        return str(line.children)

    at = {sign: name(*divmod(SQUARES.index(sign), 13)) for sign in "dtDTX*."}
    for sign, key, n in (
        ("d", "letter", 2),
        ("t", "letter", 3),
        ("D", "word", 2),
        ("T", "word", 3),
        ("X", "crossing", 0),
    ):
        assert say(f"lexio.does_{key}", n=n) in hint_after(page, at[sign], hint)
    assert say("lexio.does_source", n=0) in hint_after(page, at["*"], hint)
    assert "does" not in hint_after(page, at["."], hint)
    page.do("place", at["T"]).do("place", "rack0")
    assert say("lexio.does_word", n=3) not in hint()


def hint_after(page: Page, place: str, hint: Any) -> str:
    page.do("place", place)
    return str(hint())
