"""Past games on the page: the list, step by step, files, links, and a position to play on from."""

from base64 import urlsafe_b64encode
from random import Random
from zlib import compress

import pytest

from app.far_away import Device, Network, Party
from app.open_page import Page, parts
from klerye.app.events import Refused
from klerye.app.link import PREFIX
from klerye.app.model import Book
from klerye.app.past import Replay
from klerye.app.store import Memory
from klerye.app.view import records
from klerye.app.words import words
from klerye.games.dam import fen
from klerye.games.dam.position import START
from klerye.main import GAMES, SHELF
from klerye.table.journal import LATEST
from klerye.table.result import Played, Result

ACTS = ("11-15", "22-18", "15x22", "25x18", "resign")
FOREIGN = """[Event "Match"]
[Date "1851.??.??"]
[Black "Anderson, A."]
[White "Wyllie, J."]
[Result "0-1"]
1. 11-15 23-19 2. 8-11 0-1

[Black "B"] [White "C"] [Result "1/2-1/2"]
1. 9-13 22-18 1/2-1/2

[Black "D"] [White "E"] [Result "1-0"]
1. 9-13 22-19 1-0
"""


SEATS = ["seats far", "seats near"]


def over(store: Memory | None = None) -> Page:
    return Page(store or Memory()).start("dam").play(*ACTS)


def replay(page: Page) -> Replay:
    assert page.model.screen == "replay"
    assert page.model.replay is not None
    return page.model.replay


def shown(page: Page) -> str:
    return str(page.picture())


def test_the_list_has_what_is_over_and_nothing_else() -> None:
    page = over()
    first = page.table.told.opened.id
    page.do("home").tick(60_000).start("dam", "Chi", "Dan").play("resign").do("home")
    page.start("penta", "Eva").do("home").do("records")
    records = page.model.records
    assert records is not None
    assert page.model.screen == "records"
    assert [result.seats[0].name for result in records.results] == ["Chi", "Ana"]
    page.do("filter", value="penta")
    assert "Chi" not in shown(page)
    page.do("filter", value="dam").do("ask", "home.ask_forget", f"unshelve {first}").do("yes")
    assert page.model.records is not None
    assert [result.seats[0].name for result in page.model.records.results] == ["Chi"]
    assert first in page.store.came  # what came of it still counts


def test_a_past_game_is_gone_through_step_by_step() -> None:
    page = over()
    told = page.table.told
    page.do("reopen")
    assert replay(page).told == told
    seen = [replay(page).at]
    for _ in range(8):
        page.do("step", "on")
        seen.append(replay(page).at)
    assert seen == [0, 1, 2, 3, 4, 5, 6, 6, 6]  # the draw of colours, then the moves
    for step, at in (
        ("first", 0),
        ("2", 2),
        ("last", 6),
    ):  # nothing comes or goes that would move the buttons
        assert replay(page.do("step", step)).at == at
        assert [part.attrs["class"] for part in parts(page.picture()) if part.tag == "ul"] == SEATS
    page.do("step", "last")
    for to, at in (("back", 5), ("first", 0), ("back", 0), ("last", 6), ("3", 3), ("99", 3), ("x", 3)):
        assert replay(page.do("step", to)).at == at
    near = replay(page).near
    assert replay(page.do("flip")).near != near
    assert page.do("leave").model.screen == "table"


@pytest.mark.parametrize("seed", range(4))
def test_the_board_lies_the_same_way_from_the_first_step_to_the_last(seed: int) -> None:
    """Also before the colours are drawn, whoever draws red and from whichever side one looks."""
    page = Page(Memory(), seed).start("dam").play("resign")
    page.do("reopen")
    for _ in "near", "far":
        at: set[tuple[object, ...]] = set()
        for step in range(len(replay(page).acts) + 1):
            page.do("step", str(step))
            cells = [part for part in parts(page.picture()) if part.attrs.get("role") == "gridcell"]
            at.add(tuple(cell.attrs["data-arg"] for cell in cells))
        assert len(at) == 1
        page.do("flip")


@pytest.mark.parametrize("levels", [("", "easy"), ("easy", ""), ("", "")])
@pytest.mark.parametrize("seed", range(3))
def test_a_past_game_lies_as_it_lay_at_the_table(seed: int, levels: tuple[str, str]) -> None:
    """Whoever drew red: the only person is near there and here, else who begins."""
    page = Page(Memory(), seed).start("dam", levels=levels).play("resign")
    near = page.table.near
    assert replay(page.do("reopen")).near == near


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_not_over_is_never_gone_through(game: str) -> None:
    """It would show what the others have."""
    page = Page(Memory()).start(game)
    id = page.table.told.opened.id
    page.do("reopen")
    assert (page.model.screen, page.notice) == ("table", "records.not_over")
    page.do("home").do("records")
    for do in ("reopen", "hand_on"):
        page.do(do, id)
        assert (page.model.replay, page.notice, page.model.busy) == (None, "records.not_over", False)


def test_a_deal_belongs_to_the_act_that_asked_for_it() -> None:
    page = Page(Memory()).start("penta", "Ana").do("place", "throw")
    told = page.table.told
    kit = page.table.kit
    assert Replay.of(kit, told, "home").stops == (0, 2)


def test_every_format_of_a_kept_game_is_handed_out() -> None:
    page = over().do("reopen")
    for form in ("jsonl", "pdn", "gcg", "nothing"):
        page.do("save", form)
    assert [name.rpartition(".")[2] for name, _ in page.files] == ["jsonl", "pdn"]
    text = page.files[1][1]
    assert '[Event "Kleryè"]' in text
    assert '[Date "2023.11.14"]' in text
    other = Page(Memory()).do("import", value=text)
    assert replay(other).over is not None
    assert not replay(other).kept


def test_a_finished_journal_is_looked_at_and_kept() -> None:
    page = over().do("export")
    other = Page(Memory()).do("import", value=page.files[0][1])
    assert replay(other).kept
    assert replay(other).told == page.table.told
    assert other.do("continue", replay(other).told.opened.id).model.screen == "table"
    other.do("home").do("records")
    assert other.model.records is not None
    assert not any(seat.here for seat in other.model.records.results[0].seats)


def test_a_game_from_a_file_is_chosen_among_several_and_kept() -> None:
    page = Page(Memory()).do("import", value=FOREIGN)
    assert page.model.screen == "several"
    assert "Wyllie, J." in shown(page)
    page.do("choose", "7").do("choose", "x")
    assert page.model.screen == "several"
    page.do("choose", "0")
    assert replay(page).told.opened.names == ("Anderson, A.", "Wyllie, J.")
    assert not page.store.tables
    assert replay(page.do("leave").do("choose", "1")).over is not None  # a draw that was agreed
    page.do("shelve")
    assert page.notice == "records.shelved"
    assert replay(page).kept
    page.do("shelve").do("home").do("records")
    assert page.model.records is not None
    assert [result.why for result in page.model.records.results] == ["dam.over_agreed"]
    assert page.do("reopen", page.model.records.results[0].table).do("leave").model.screen == "records"


def test_a_result_that_no_act_tells_is_said_and_not_kept() -> None:
    """White gives up while red is on turn: the rules know no such act."""
    page = Page(Memory()).do("import", value='[Result "1-0"] 9-13 22-18 1-0')
    assert replay(page).over is None
    assert "1-0" in shown(page.do("step", "last"))
    assert page.do("shelve").store.tables == {}
    assert replay(page).told.opened.names == ("Player 1", "Player 2")


WRONG = {
    "an illegal move": ('[Event "x"]\n1. 11-15 23-19 2. 15-20 *', "dam.not_a_move", 2),
    "a capture overlooked": ('[Event "x"]\n1. 11-15 22-18 2. 8-11 *', "dam.must_jump", 2),
    "a wrong position": ('[SetUp "1"]\n[FEN "B:W99:B1"]\n1. 1-5 *', "dam.fen", 1),
    "a position without men": ('[SetUp "1"]\n1. 1-5 *', "dam.no_fen", 1),
    "no line of GCG": ("#player1 a A\n#player2 b B\n>a what 1 2", "lexio.gcg_line", 3),
    "nobody's line": ("#player1 a A\n#player2 b B\n>c: ABCDEFG - +0 0", "lexio.gcg_player", 3),
    "one player": ("#player1 a A\n>a: ABCDEFG - +0 0", "lexio.gcg_players", None),
    "another board": ("#board-layout CrosswordGame\n", "lexio.gcg_board", 1),
    "off the list of points": (
        "#player1 a A\n#player2 b B\n>a: ABCDEFG 7G BAC +1 1",
        "lexio.gcg_points",
        3,
    ),
    "too many tiles": ("#player1 a A\n#player2 b B\n>a: ABCDEFGHI - +0 0", "lexio.gcg_rack", 3),
    "no such tiles": ("#player1 a A\n#player2 b B\n>a: KKABCDE - +0 0", "table.dealt_not_in_pool", 3),
    "too few columns": ("game,round,seat,name\n,1,1,A\n", "penta.file_columns", 2),
    "no dice": ("game,round,seat,name\n,1,1,A,1 2 3 4 7,,,,,ones,1,1\n", "penta.file_dice", 2),
    "wrong points": ("game,round,seat,name\n,1,1,A,1 2 3 4 6,,,,,ones,2,2\n", "penta.file_points", 2),
    "dice that change": (
        "game,round,seat,name\n,1,1,A,1 2 3 4 6,1 2,2 2 3 4 6,,,ones,1,1\n",
        "penta.file_kept",
        2,
    ),
    "no box": ("game,round,seat,name\n,1,1,A,1 2 3 4 6,,,,,sevens,1,1\n", "penta.file_box", 2),
    "JSON of something else": ('{"game": "penta"}', "penta.file_json", 1),
    "JSON with wrong turns": (
        '{"game": "penta", "options": {}, "players": [{"name": "A"}],\n"turns": [{"seat": 1}]}',
        "penta.file_json",
        1,
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_refused_by_its_line_and_nothing_is_kept(name: str) -> None:
    text, why, line = WRONG[name]
    page = Page(Memory()).do("import", value=text)
    assert page.notice == why
    assert page.model.notice is not None
    assert page.model.notice.facts.get("line") == line
    assert page.model.screen == "home"
    assert not page.store.tables
    game = why.partition(".")[0]
    kit = SHELF.kit(game)
    number = kit.settles.get(why) if kit else None
    assert led(page) == ([f"{game}.{number}"] if number else [])
    if number:
        page.do("rules", f"{game}.{number}")
        assert page.model.book == Book(game, kit, number, "home")


def led(page: Page) -> list[str]:
    """The rules that the notice leads to."""
    (notice,) = [part for part in parts(page.picture()) if part.attrs.get("key") == "notice"]
    return [str(part.attrs["data-arg"]) for part in parts(notice) if part.attrs.get("data-do") == "rules"]


@pytest.mark.parametrize("screen", ["home", "records", "several", "replay", "editor", "setup", "table"])
def test_a_refusal_leads_to_its_rule_wherever_it_is_told(screen: str) -> None:
    page = over().do("home").do("records")
    match screen:
        case "home":
            page.do("home")
        case "several":
            page.do("home").do("import", value=FOREIGN)
        case "replay":
            page.do("reopen", next(iter(page.store.tables)))
        case "setup" | "editor":
            page.do("home").do("pick", "dam")
            if screen == "editor":
                page.do("edit", fields=("", "", "", "", ""))
        case "table":
            page.do("home").start("dam")
    assert page.model.screen == screen
    squares = {"squares": (9,), "line": 3}
    for refused in (
        Refused("dam.must_jump", squares),
        Refused("table.set_aside", {"why": "dam.must_jump", **squares}),
    ):
        page.loop.take(refused)
        assert led(page) == ["dam.D2"]
    page.loop.take(Refused("table.gone", {}))
    assert led(page) == []


# Links


def device(fragment: str = "") -> Device:
    return Device(Network(Random(1)), 1, fragment)


def test_a_link_is_shared_and_opened_by_anybody() -> None:
    ana = device()
    ana.page.start("dam").play(*ACTS)
    told = ana.page.table.told
    ana.page.do("home").do("records").do("hand_on", told.opened.id)
    assert ana.page.notice in ("net.copied", "net.shared", "net.not_shared")
    address = replay(ana.page).link
    fragment = address.partition("#")[2]
    assert fragment.startswith(PREFIX)
    bel = device(fragment)
    assert replay(bel.page).states == replay(ana.page).states
    told = words(bel.page.model.lang)("records.shared")
    assert told in shown(bel.page)
    assert told not in shown(ana.page.do("step", "first"))
    assert bel.page.model.question is None  # nobody is met
    bel.page.do("shelve")
    assert replay(bel.page).kept
    bel.page.do("leave")
    assert bel.page.model.screen == "home"
    assert device(fragment).page.model.screen == "replay"


def test_a_link_opened_at_a_table_loses_nothing() -> None:
    ana = device()
    ana.page.start("dam").play(*ACTS).do("reopen").do("share")
    fragment = replay(ana.page).link.partition("#")[2]
    bel = device()
    bel.page.start("dam").play("11-15").do("fragment", value=fragment)
    assert replay(bel.page).over is not None
    assert [save.opened.game for save in bel.page.do("leave").model.saves] == ["dam"]


@pytest.mark.parametrize("fragment", ["g.", "g.AAAA", "g." + "A" * 70_000])
def test_a_damaged_link_says_so(fragment: str) -> None:
    page = device(fragment).page
    assert page.model.screen == "home"
    assert page.notice in ("records.link_bad", "records.link_large")


@pytest.mark.parametrize("when", [0, LATEST - 1, LATEST, 253_402_300_800_000, 2**53 - 1])
def test_a_game_of_any_moment_that_a_link_tells_can_be_kept_shown_and_saved(when: int) -> None:
    lines = "\n".join((f'[1,"dam",["A","B"],{{"first":0}},[],{when}]', *(f"9 {act}" for act in ACTS)))
    page = device(PREFIX + urlsafe_b64encode(compress(lines.encode())).decode().rstrip("=")).page
    if when >= LATEST:
        assert page.notice == "records.link_bad"
        return
    page.do("save", "pdn").do("save", "jsonl").do("share").do("shelve").do("home").do("records")
    assert page.model.records
    assert (len(page.model.records.results), page.model.records.damaged) == (1, 0)
    shown(page)
    assert replay(Page(Memory()).do("import", value=page.files[1][1])).over is not None


# A position to play on from


def editing(page: Page) -> str:
    assert page.model.editor is not None
    return fen.write(page.model.editor.draft.position)


def test_a_position_is_set_up_and_played_on_from() -> None:
    page = Page(Memory()).do("pick", "dam").do("edit", fields=("Ana", "", "Bèl", "", ""))
    assert page.model.screen == "editor"
    assert editing(page) == fen.write(START)
    page.do("edit", "empty").do("edit", "piece white_king").do("place", "5").do("place", "6").do("place", "6")
    page.do("edit", "piece red_man").do("place", "10").do("edit", "turn white")
    assert editing(page) == "W:WK5:B10"
    assert page.do("place", "30").notice == "dam.edit_crowned"
    page.do("play_on")
    assert page.model.screen == "setup"
    assert page.model.setup is not None
    assert page.model.setup.names == ("Ana", "Bèl")
    page.fill("Ana", "Bèl")
    assert fen.write(page.table.told.state.position) == "W:WK5:B10"
    page.play("5-9")
    assert fen.write(page.table.told.state.position) == "B:WK9:B10"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("B:W:B1", "dam.edit_none"),
        ("B:W32:B28", "dam.edit_stuck"),
        ("B:W14-26:B1", "dam.edit_many"),
        ("B:W21-32,99:B1", "dam.fen"),
        ("B:W1:B5", "dam.fen"),
    ],
)
def test_a_position_that_no_game_has_is_refused(text: str, why: str) -> None:
    page = Page(Memory()).do("pick", "dam").do("edit", fields=("", "", "", "", ""))
    page.do("edit", "typed", fields=(text,))
    assert (page.notice or page.do("play_on").notice) == why
    assert page.model.screen == "editor"
    assert page.do("leave").model.screen == "setup"


@pytest.mark.parametrize(("text", "seating"), [("W:WK5:B10", "seating_white"), ("B:WK5:B10", "seating")])
def test_what_was_typed_is_played_on_from(text: str, seating: str) -> None:
    """Also when only the last button is pressed; the form then says who plays first."""
    page = Page(Memory()).do("pick", "dam").do("edit", fields=("", "", "", "", ""))
    assert page.do("play_on", fields=("W:WK5:B10,99",)).notice == "dam.fen"
    assert page.model.screen == "editor"
    page.do("play_on", fields=(f" {text} ",))
    assert page.model.setup is not None
    assert page.model.setup.options["fen"] == text
    assert words("en")(f"dam.{seating}") in shown(page)
    forms = [part for part in parts(Page(Memory()).do("pick", "dam").picture()) if part.tag == "form"]
    assert words("en")("dam.seating") in str(forms)


def test_what_was_not_typed_anew_changes_nothing() -> None:
    """A position that no FEN can be read from is refused for what it is."""
    page = Page(Memory()).do("pick", "dam").do("edit", fields=("", "", "", "", "")).do("edit", "empty")
    assert page.do("play_on", fields=(editing(page),)).notice == "dam.edit_none"


def test_play_goes_on_from_any_step() -> None:
    page = over().do("reopen").do("step", "3").do("play_on")
    assert page.model.setup is not None
    assert page.model.setup.options["fen"] == "B:W18,21,23-32:B1-10,12,15"
    page.do("usual")
    assert page.model.setup is not None
    assert not page.model.setup.options
    ended = over().do("reopen").do("step", "last")
    assert not any(part.attrs.get("data-do") == "play_on" for part in parts(ended.picture()))


def test_who_plays_on_from_a_finished_table_has_left_it() -> None:
    page = over(Memory())
    held = set(page.store.held)
    page.do("reopen").do("step", "3").do("play_on")
    assert page.model.screen == "setup"
    assert held
    assert not page.store.held
    page.fill("Ana", "Bèl")
    assert page.table.told.opened.id not in held


def test_who_plays_on_from_a_finished_table_has_left_its_room() -> None:
    party = Party(1)
    ana, bel = party.invite("dam", 1), party.come("Bel")
    for device in (ana, bel):  # one of them is on turn
        device.page.do("act", "resign")
        party.deliver()
    bel.page.do("reopen").do("step", "1").do("play_on")
    assert (bel.page.model.screen, bel.end.shown) == ("setup", "")
    assert not party.network.links


def test_names_no_table_takes_are_mended() -> None:
    bad = '[Black "' + "x" * 60 + '"] [White "\u202e"] 9-13 *'
    told = replay(Page(Memory()).do("import", value=bad)).told
    assert told.opened.names == ("x" * 24, "Player 2")


@pytest.mark.parametrize("score", [None, 175])
def test_who_is_equal_shares_the_victory_where_points_are_counted_and_else_has_drawn(
    score: int | None,
) -> None:
    """P10, L27, D13"""
    seats = tuple(Played(name, "", True, 1, score) for name in ("Ana", "Bèl"))
    result = Result("t", "penta", 0, 1, "penta.over_total", {}, seats, 26)
    told = records._outcome(result, words("en"))
    assert told == ("A draw" if score is None else "Ana and Bèl share the victory (175 : 175)")
