"""Friends far away, in real browsers over real connections: one relay to find each other by, then peer to
peer."""

import os
import signal
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.kept import on_store
from browser.lexio import lexicon
from browser.net import Meeting
from browser.peer import busiest, write_page
from browser.penta import Penta as PentaHand
from browser.person import until
from browser.table import Dam, Visit
from klerye.core.chance import Ask as Chance
from klerye.core.game import Game, Over, Turn
from klerye.games.dam.rules import Dam as DamRules
from klerye.games.lexio.rules import Lexio
from klerye.games.penta.rules import Penta
from klerye.table.follower import Follower, fold
from klerye.table.journal import read_lines
from klerye.table.message import (
    PROTOCOL,
    Ask,
    Beat,
    Envelope,
    Give,
    Hello,
    Join,
    Line,
    Message,
    Owe,
    Proof,
    Wish,
)

pytestmark = pytest.mark.slow

RULES: dict[str, Game[Any, Any]] = {"dam": DamRules(), "penta": Penta(), "lexio": Lexio(lexicon())}

LINES = on_store(
    """
    const all = await answer(db.transaction("lines").objectStore("lines").getAll());
    const opened = all.filter(({ n }) => n === 0).map(({ line }) => JSON.parse(line));
    if (!opened.length) return [true, []];
    const { id } = opened.reduce((one, other) => one.when > other.when ? one : other);
    const lines = all.filter(line => line.table === id).sort((one, two) => one.n - two.n);
    const known = lines[count - 1]?.line === last;
    return [known, lines.slice(known ? count : 0).map(({ line }) => line)];
    """,
    "[count, last]",
)
"""The lines of the table that a device opened last; whether its first `count` are known, the `last` of them
by its text, and these are left out then. Nothing is there while one course takes the place of another."""


ROOM = """() => Array.from(
    atob(location.hash.slice(3, 25).replaceAll("-", "+").replaceAll("_", "/")),
    letter => letter.charCodeAt(0).toString(16).padStart(2, "0"),
).join("")"""
"""The room that the page's address names, hexadecimal."""

FLOOD = """([room, relay, texts, most]) => {
    globalThis.said = 0;
    const meet = () => remote.meet(JSON.stringify({ room, relays: [relay], ice: [] }));
    const there = new Set();
    remote.listen(([event, peer]) => {
        if (event === "met") there.add(peer);
        if (event === "lost") there.delete(peer);
    });
    const go = async () => {
        while (said < most) {
            const peers = [...there];
            for (let n = 0; n < 10_000; n++)
                for (const peer of peers) remote.say(peer, texts[said++ % texts.length]);
            if (!peers.length) {
                await remote.part();
                await meet();
            }
            await new Promise(done => setTimeout(done, 500));
        }
    };
    go();
}"""
"""Says ten thousand things to each who is there; comes again when it was shown the door."""


class Friend:
    """Somebody at a device of their own."""

    def __init__(self, visit: Visit, meeting: Meeting, name: str, **options: Any) -> None:
        self.name = name
        self.at: Dam = visit(at=meeting.address, **options)
        self.page: Page = self.at.page
        self._known: Follower | None = None

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

    def connected(self) -> "Friend":
        """Everybody can be reached."""
        expect(self.page.locator(".seat .away")).to_have_count(0)
        return self

    @property
    def told(self) -> Follower:
        """The table as this device stored it: of its tables the one that was opened last."""
        known = self._known
        has = [len(known.entries), known.entries[-1].line()] if known else [0, ""]
        same, lines = self.page.evaluate(LINES, has)
        if known and same:
            for entry in read_lines(lines) if lines else ():
                known = known.follow(entry)
        else:
            known = fold(read_lines(lines), RULES.get)
        self._known = known
        return known

    @property
    def turn(self) -> bool:
        """Whether it is this one's turn."""
        return self.waited_for(self.told)

    def waited_for(self, told: Follower) -> bool:
        """Whether a table waits for this one."""
        waits = told.waits
        return isinstance(waits, Turn) and told.opened.names[waits.seat] == self.name

    def act(self, chance: Random) -> None:
        """Does anything that may be done, by mouse."""
        told = self.told
        game, entries = told.game, len(told.entries)
        self.at.played(len(told.in_force()) - 1)  # what is stored is shown a moment later
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
    """All devices have come to the same, and somebody has to decide, or the game is over."""

    def same() -> bool:
        told = [friend.told for friend in friends]
        game, state, waits = told[0].game, told[0].state, told[0].waits
        ends = game.bag is not None and game.bag.ended(state) and not isinstance(waits, Over)
        waiting = ends or isinstance(waits, Chance)
        return len({one.entries[-1].line() for one in told}) == 1 and not waiting

    until(friends[0].page, same)


def together(visit: Visit, meeting: Meeting, game: str, *names: str) -> list[Friend]:
    """Friends at a table; the first one invited the others."""
    return sit_down(game, *[Friend(visit, meeting, name) for name in names])


def sit_down(game: str, *friends: Friend) -> list[Friend]:
    """The first one invites the others to a game."""
    link = friends[0].invite(game, len(friends) - 1)
    for friend in friends[1:]:
        friend.join(link)
    for friend in friends:
        friend.sits()
    agree(*friends)
    return list(friends)


def play(friends: list[Friend], chance: Random, most: int = 1000) -> None:
    """They play on, to the end or for so many acts."""
    for _ in range(most):
        if isinstance(friends[0].told.waits, Over):
            return
        (on_turn,) = (friend for friend in friends if friend.turn)
        on_turn.act(chance)
        agree(*friends)


@pytest.mark.parametrize(("game", "seed"), [("dam", 360), ("penta", 3)])  # one of the shortest of Dam
def test_a_game_to_its_end(visit: Visit, meeting: Meeting, game: str, seed: int) -> None:
    friends = together(visit, meeting, game, "Ana", "Bèl")
    play(friends, Random(seed))
    for friend in friends:
        friend.at.ending.wait_for()
        assert isinstance(friend.told.waits, Over)


@pytest.mark.parametrize("game", ["dam", "penta", "lexio"])
def test_both_load_the_page_again_in_the_middle_of_a_turn(visit: Visit, meeting: Meeting, game: str) -> None:
    """Guest and keeper, each while the game waits for them and while it waits for the other."""
    friends = together(visit, meeting, game, "Ana", "Bèl")
    chance = Random(5)
    for _ in range(2):
        for friend in friends:
            friend.reload()
        for friend in friends:
            friend.connected()
        play(friends, chance, 1)
    if game == "penta":  # between throw and box
        while not friends[0].told.state.dice:
            play(friends, chance, 1)
        for friend in friends:
            friend.reload().connected()
        play(friends, chance, 1)
    agree(*friends)


def test_the_game_goes_on_without_the_relay(visit: Visit, meeting: Meeting) -> None:
    friends = sit_down("dam", *[Friend(visit, meeting, name, faults=True) for name in ("Ana", "Bèl")])
    meeting.relay.stop()  # the browser logs each attempt to reach it
    play(friends, Random(6), 4)


def test_an_open_game_goes_on_when_its_keeper_is_killed(
    visit: Visit, meeting: Meeting, browser: Browser
) -> None:
    """Without a word: its renderer is gone. Another device keeps the table; later it comes back to it."""
    ana = Friend(visit, meeting, "Ana", faults=True)
    bel, cleo = Friend(visit, meeting, "Bèl"), Friend(visit, meeting, "Cléo")
    friends = sit_down("penta", ana, bel, cleo)
    address = ana.page.url
    os.kill(busiest(browser, ana.page), signal.SIGKILL)
    until(bel.page, lambda: bel.told.term == 1)
    agree(bel, cleo)
    chance = Random(7)
    while not ana.waited_for(bel.told):
        play([bel, cleo], chance, 1)
    ana.page = ana.at.page = ana.page.context.new_page()
    ana.page.goto(address)
    ana.sits()
    until(ana.page, lambda: ana.told.term == 1)
    play(friends, chance, 1)
    assert ana.told.keeper == 1


def test_lexio_waits_for_its_keeper_and_goes_on(visit: Visit, meeting: Meeting) -> None:
    """L24: who is left is told whom they wait for."""
    ana, bel = friends = together(visit, meeting, "lexio", "Ana", "Bèl")
    address = ana.page.url
    ana.page.goto("about:blank")
    expect(bel.page.locator(".status .waiting")).to_contain_text("Ana")
    ana.page.goto(address)
    ana.sits()
    expect(bel.page.locator(".status .waiting")).to_have_count(0)
    play(friends, Random(8), 2)


def test_two_tokens_and_no_relay_at_all(visit: Visit, meeting: Meeting) -> None:
    ana, bel = (Friend(visit, meeting, name, faults=True) for name in ("Ana", "Bèl"))
    meeting.relay.stop()
    ana.invite("dam")
    ana.at.do("token")
    link = ana.page.locator(".token input.link").input_value()
    assert "#t." in link
    bel.page.goto(link)
    bel.page.locator("html[data-ready]").wait_for(state="attached", timeout=30_000)
    bel.agree()
    answer = bel.page.locator(".token input.link").input_value()
    ana.page.locator("form[data-do=give] input").fill("nonsense")
    ana.page.locator("form[data-do=give] [type=submit]").click()
    expect(ana.at.notice).to_have_text(ana.at.say("net.token_bad"))
    ana.page.locator("form[data-do=give] input").fill(answer)
    ana.page.locator("form[data-do=give] [type=submit]").click()
    bel.page.locator("form[data-do=join] input").fill("Bèl")
    bel.page.locator("form[data-do=join] [type=submit]").click()
    for friend in (ana, bel):
        friend.sits()
    agree(ana, bel)
    play([ana, bel], Random(9), 3)


def test_a_hundred_thousand_messages_of_a_stranger_disturb_nobody(
    visit: Visit, meeting: Meeting, browser: Browser
) -> None:
    """Whoever has the link and says what nobody says who plays fair is shown the door, and comes again."""
    friends = together(visit, meeting, "dam", "Ana", "Bèl")
    room = friends[0].page.evaluate(ROOM)
    told = friends[0].told
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    write_page(meeting.site)
    page.goto(f"{meeting.address}bare.html")
    page.wait_for_function("() => globalThis.remote")
    page.evaluate(FLOOD, [room, meeting.relay.url, junk(told, friends), 100_000])
    play(friends, Random(10), 4)
    until(page, "globalThis.said >= 100_000")
    play(friends, Random(11), 4)
    for friend in friends:
        assert len(friend.told.entries) > len(told.entries)
        expect(friend.at.notice).to_have_count(0)
    context.close()


def junk(told: Follower, friends: list[Friend]) -> list[str]:
    """Malformed, oversized, replayed, out of turn and forged."""
    table, key = told.opened.id, told.opened.keys[1]
    line = told.entries[-1].line()
    forged = replace(told.entries[-1], n=len(told.entries), before="0" * 64).line()
    messages: list[Message] = [
        Hello(PROTOCOL, "9.9.9", "other", key, "nonce"),
        Proof("A" * 86),
        Join("Eve"),
        Line(line),
        Line(forged),
        Ask("resign", len(told.entries) - 1, told.entries[-1].before, (), ""),
        Give("open", 0, "A" * 86),
        Give("shuffle", 0, "A" * 4352),
        Owe((0, 1, 99)),
        Beat(9999, 7, True),
        Wish("back", 1, 0, True),
    ]
    texts = [Envelope(n, table, message).text() for message in messages for n in (0, 1, 2)]
    return [*texts, "", "{", "[" * 8000, "x" * 9000, '{"k":"join"}', "\u0000", '"' * 100]


def test_the_screens_of_the_room_hold_in_a_narrow_window(visit: Visit, meeting: Meeting) -> None:
    ana, bel = (Friend(visit, meeting, name) for name in ("Ana", "Bèl"))
    link = ana.invite("penta")
    ana.at.do("token")
    ana.page.locator(".token svg").wait_for()
    sound(ana)
    bel.join(link)
    for friend in (ana, bel):
        friend.sits()
        friend.page.locator(".feelings").wait_for()
        sound(friend)


def sound(friend: Friend) -> None:
    """Nothing is wider than the window."""
    for lang in ("ht", "fr"):
        friend.at.speak(lang)
        for width in (320, 1280):
            friend.page.set_viewport_size({"width": width, "height": 740})
            wide = friend.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (lang, width)


def test_friends_show_what_they_feel_and_ask_for_a_move_back(visit: Visit, meeting: Meeting) -> None:
    friends = together(visit, meeting, "dam", "Ana", "Bèl")
    (on_turn,) = (friend for friend in friends if friend.turn)
    (other,) = (friend for friend in friends if friend is not on_turn)
    other.at.do("feel", "well")
    expect(on_turn.page.locator(".seat .felt")).to_have_count(1)
    play(friends, Random(12), 1)
    entries = len(on_turn.told.entries)
    on_turn.at.do("back")
    other.page.locator("[data-do=consent][data-arg=yes]").click()
    until(on_turn.page, lambda: on_turn.turn)
    assert len(on_turn.told.entries) == entries + 1
    agree(*friends)
