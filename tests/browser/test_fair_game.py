"""Games at devices of their own: dice and bag are made by all of them, and checked by each at the end."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.lexio import Lexio, lexicon
from browser.net import Meeting
from browser.person import until
from browser.table import Visit
from browser.test_remote import Friend, agree, play, together
from klerye.core.game import Over
from klerye.games.lexio import notation
from klerye.games.lexio.finder import plays
from klerye.games.lexio.graph import Graph
from klerye.games.lexio.rules import State
from klerye.games.lexio.spots import Spots
from klerye.games.lexio.tiles import JOKER, LETTERS, RACK

ROOT = Path(__file__).resolve().parents[2]
SLOTS = "() => [...document.querySelectorAll('.slot')].map(slot => slot.ariaLabel)"


class Player:
    """Somebody who plays Lexio by what their own screen shows."""

    def __init__(self, friend: Friend) -> None:
        self.friend = friend
        self.hand = Lexio(friend.page, friend.at.address, "en")

    @property
    def rack(self) -> str:
        """The tiles on the screen."""
        signs = {self.hand.tile(sign): sign for sign in (*LETTERS, JOKER)}
        return "".join(sorted(signs[label] for label in self.friend.page.evaluate(SLOTS)))

    def place(self, spots: Spots) -> None:
        """Lays one of the best plays."""
        state: State = self.friend.told.state
        found = [play for step in plays(spots, state.board, self.rack) for play in step]
        plain = [play for play in found if not any(map(str.islower, play.laid))]
        best = max(plain, key=lambda play: play.points)
        self.hand.show(notation.write(best.place))
        self.hand.press("submit")

    def exchange(self, count: int) -> None:
        """Puts tiles back, for as many from the bag."""
        self.hand.press("swap")
        for slot in range(count):
            self.friend.page.locator(".slot").nth(slot).click()
        self.hand.press("swap now")


def hidden_from_all_but_their_own(players: list[Player]) -> None:
    """Each sees the own rack, nobody another one; no device has stored one."""
    for player in players:
        friend = player.friend
        racks = friend.told.state.racks
        assert all(set(rack) == {"?"} for rack in racks)
        assert len(player.rack) == RACK
        assert friend.page.locator(".slot").count() == RACK


def act_told(friends: list[Friend], before: int) -> None:
    """An act has been told to all."""
    until(friends[0].page, lambda: len(friends[0].told.entries) > before)
    agree(*friends)


@pytest.mark.slow
def test_a_game_of_four_under_the_joint_bag(visit: Visit, meeting: Meeting, tmp_path: Path) -> None:
    """They draw, lay and exchange; after the end each device has checked it all, and so does the command."""
    friends = together(visit, meeting, "lexio", "Ana", "Bèl", "Cléo", "Dan")
    players = [Player(friend) for friend in friends]
    hidden_from_all_but_their_own(players)
    spots = Spots(Graph(lexicon().arcs))
    for turn in range(4):
        told = friends[0].told
        player = next(player for player in players if player.friend.waited_for(told))
        if turn == 3:
            player.exchange(4)
        else:
            player.place(spots)
        act_told(friends, len(told.entries))
    hidden_from_all_but_their_own(players)
    friends[2].reload().connected()
    agree(*friends)
    assert len(players[2].rack) == RACK  # from its own secrets and the journal alone
    play(friends, Random(1))
    assert isinstance(friends[0].told.waits, Over)
    for friend in friends:
        checked = friend.page.locator(".audit")
        expect(checked).to_contain_text("102", timeout=60_000)
        expect(checked).to_have_text(friend.at.say("fair.checked_bag", tiles=102, draws=8))
    saved = tmp_path / "game.jsonl"
    saved.write_text("".join(entry.line() + "\n" for entry in friends[3].told.entries))
    command = [sys.executable, "-m", "klerye", "audit", str(saved)]
    ran = subprocess.run(command, cwd=ROOT / "py", capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout)["said"] == "Checked: 102 tiles, 8 deals, nothing wrong."
