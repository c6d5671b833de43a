"""Friends far away, in real browsers over real connections: one relay to find each other by, then peer to
peer."""

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.lexio import lexicon
from browser.net import Meeting
from browser.penta import Penta as PentaHand
from browser.person import until
from browser.table import Visit
from klerye.core.game import Over, Turn
from klerye.games.dam.rules import Dam as DamRules
from klerye.games.lexio.rules import Lexio
from klerye.games.penta.rules import Penta
from klerye.table.follower import Follower, fold
from klerye.table.journal import read_lines

RULES = {"dam": DamRules(), "penta": Penta(), "lexio": Lexio(lexicon())}

LINES = """() => new Promise((done, failed) => {
    const asked = indexedDB.open("klerye");
    asked.onerror = () => failed(asked.error);
    asked.onsuccess = () => {
        const all = asked.result.transaction("lines").objectStore("lines").getAll();
        all.onsuccess = () => {
            asked.result.close();
            done(all.result.map(({ table, n, line }) => [table, n, line]));
        };
    };
})"""
"""What a device has stored."""


class Friend:
    """Somebody at a device of their own."""

    def __init__(self, visit: Visit, meeting: Meeting, name: str) -> None:
        self.name = name
        self.at = visit(at=meeting.address)
        self.page: Page = self.at.page

    def invite(self, game: str, far: int = 1) -> str:
        """Makes a room for a game and so many friends; the link to hand on."""
        self.at.open()
        self.at.do("pick", game)
        form = self.page.locator("form[data-do=start]")
        form.wait_for()
        for size in range(form.locator(".player").count() + 1, far + 2):
            self.at.do("seats", "more")
            expect(form.locator(".player")).to_have_count(size)
        form.locator("input").first.fill(self.name)
        for seat in range(1, 1 + far):
            form.locator("select").nth(seat).select_option("far")
        form.locator("[type=submit]").click()
        self.agree()
        return self.page.locator("input.link").input_value()

    def agree(self) -> None:
        """It was said that others see the address of one's network."""
        self.page.locator("dialog [data-do=yes]").click()

    def join(self, link: str) -> "Friend":
        """Follows the link, and sits down."""
        self.page.goto(link)
        self.page.locator("html[data-ready]").wait_for(state="attached", timeout=30_000)
        self.agree()
        self.page.locator("form[data-do=join] input").fill(self.name)
        self.page.locator("form[data-do=join] [type=submit]").click()
        return self

    def reload(self) -> "Friend":
        """Loads the page again; its address leads back to the table."""
        self.page.reload()
        self.sits()
        return self

    def sits(self) -> "Friend":
        """The table is there."""
        self.page.locator(".cloth").wait_for(timeout=40_000)
        return self

    @property
    def told(self) -> Follower:
        """The table as this device stored it: of its tables the one that was opened last."""
        tables: dict[str, dict[int, str]] = {}
        for table, n, line in self.page.evaluate(LINES):
            tables.setdefault(table, {})[n] = line
        newest = max(tables.values(), key=lambda lines: json.loads(lines[0])["when"])
        return fold(read_lines([newest[n] for n in sorted(newest)]), RULES.get)

    @property
    def turn(self) -> bool:
        """Whether it is this one's turn."""
        waits, told = self.told.waits, self.told
        return isinstance(waits, Turn) and told.opened.names[waits.seat] == self.name

    def act(self, chance: Random) -> None:
        """Does anything that may be done, by mouse."""
        told = self.told
        game, entries = told.game, len(told.entries)
        if game.name == "lexio":
            self.at.do("act", "pass")
        elif game.name == "dam":
            self.at.show(game.write(chance.choice(list(game.moves(told.state)))))
        elif told.state.dice:
            hand = PentaHand(self.page, self.at.address)
            hand.write(chance.choice(sorted(hand.offers)))
        else:
            PentaHand(self.page, self.at.address).throw()
        until(self.page, lambda: len(self.told.entries) > entries)


def agree(*friends: Friend) -> None:
    """All devices have come to the same."""
    until(friends[0].page, lambda: len({tuple(e.before for e in f.told.entries) for f in friends}) == 1)


def together(visit: Visit, meeting: Meeting, game: str, *names: str) -> list[Friend]:
    """Friends at a table; the first one invited the others."""
    friends = [Friend(visit, meeting, name) for name in names]
    link = friends[0].invite(game, len(names) - 1)
    for friend in friends[1:]:
        friend.join(link)
    for friend in friends:
        friend.sits()
    agree(*friends)
    return friends


def play(friends: list[Friend], chance: Random, most: int = 1000) -> None:
    """They play on, to the end or for so many acts."""
    for _ in range(most):
        if isinstance(friends[0].told.waits, Over):
            return
        (on_turn,) = (friend for friend in friends if friend.turn)
        on_turn.act(chance)
        agree(*friends)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "names"), [("dam", ("Ana", "Bèl")), ("penta", ("Ana", "Bèl")), ("lexio", ("Ana", "Bèl", "Cléo"))]
)
def test_a_game_to_its_end(visit: Visit, meeting: Meeting, game: str, names: tuple[str, ...]) -> None:
    friends = together(visit, meeting, game, *names)
    play(friends, Random(3))
    for friend in friends:
        friend.at.ending.wait_for()
        assert isinstance(friend.told.waits, Over)
