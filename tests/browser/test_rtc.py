"""The page's side of remote play, without Python: meeting, limits, loss, tokens, codes."""

import json
import os
import secrets
import signal
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from qrcodegen import QrCode, QrSegment

from browser.net import Meeting
from browser.peer import Peer, Peers, busiest, write_page
from browser.pool import Pools
from browser.table import Visit

LAZY = ("web/remote.js", "web/meet.js", "runtime/trystero.mjs", "runtime/qrcode.mjs")

SPY = """() => {
    globalThis.seen = { connections: new Set(), channels: new Set(), candidates: [] };
    const watch = (kind, name, note) => {
        const act = kind.prototype[name];
        kind.prototype[name] = function (...words) {
            note(this, ...words);
            return act.apply(this, words);
        };
    };
    watch(RTCPeerConnection, "createDataChannel", connection => seen.connections.add(connection));
    watch(RTCPeerConnection, "addIceCandidate", (_, candidate) => seen.candidates.push(candidate.candidate));
    watch(RTCDataChannel, "send", channel => seen.channels.add(channel));
}"""
"""Remembers what the page does with WebRTC."""

LATE = """() => {
    const describe = RTCPeerConnection.prototype.setRemoteDescription;
    RTCPeerConnection.prototype.setRemoteDescription = async function (...words) {
        await describe.apply(this, words);
        await new Promise(done => setTimeout(done, 1000));
    };
}"""
"""The page hears late that a description was agreed to, as a busy one does."""

RENEW = """async () => {
    const [connection] = [...seen.connections].filter(one => one.signalingState === "have-local-offer");
    await connection.setLocalDescription({ type: "rollback" });
    connection.restartIce();
    await connection.setLocalDescription(await connection.createOffer({ iceRestart: true }));
    return connection.localDescription.sdp;
}"""
"""What Trystero does with an offer that is older than 57 s; the new one."""

FORGED = """name => {
    const channel = [...seen.channels].find(channel => channel.label === "data");
    const frame = new Uint8Array(4 + 36);
    frame.set([1, 0, 1, 120, ...new TextEncoder().encode(name)]);
    channel.send(frame);
}"""
"""Sends a frame of Trystero with an action of that name."""


@pytest.fixture
def peers(meeting: Meeting, pools: Pools) -> Iterator[Peers]:
    write_page(meeting.site)
    peers = Peers(pools[meeting.address], meeting)
    yield peers
    assert peers.close() == []


@pytest.fixture
def room() -> str:
    return secrets.token_hex(16)


def exchange(one: Peer, other: Peer) -> None:
    """They talk: the last that each has met is the other."""
    here, there = other.peers()[-1], one.peers()[-1]
    words = secrets.token_hex(4)
    one.call("say", there, f"to {words}")
    other.wait("heard", here, f"to {words}")
    other.call("say", here, f"fro {words}")
    one.wait("heard", there, f"fro {words}")


def join(one: Peer, other: Peer) -> None:
    """They meet by tokens."""
    before = {peer: len(peer.told("met")) for peer in (one, other)}
    ours, theirs = one.call("token"), other.call("token")
    assert one.call("accept", theirs) == other.call("accept", ours) == ""
    for peer, count in before.items():
        peer.wait_count("met", count + 1)


def test_two_meet_and_talk(peers: Peers, room: str, meeting: Meeting) -> None:
    ana, ben = peers(), peers()
    assert ana.sockets == []
    assert not [url for url in ana.requests if url.startswith("runtime/")]
    ana.meet(room)
    ana.meet(room)  # nothing happens
    ana.wait("relays", 1, 1)
    ben.meet(room)
    _, bens, ours, theirs = ana.wait("met")
    assert ben.wait("met")[2:] == [theirs, ours]
    assert ours != theirs
    assert len(ours) == 95
    exchange(ana, ben)
    longest = "é" * 8192
    ben.call("say", ben.peers()[0], longest)
    ana.wait("heard", bens, longest)
    ben.call("say", "nobody", "is silently nothing")
    assert ana.sockets == ben.sockets == [f"{meeting.relay.url}/"]


@pytest.mark.parametrize("who", [0, 1])
def test_a_busy_page_hears_all_from_who_was_there_before_it_knew(peers: Peers, room: str, who: int) -> None:
    both = [peers(), peers()]
    busy, quick = both[who], both[1 - who]
    busy.page.evaluate(LATE)
    for peer in both:
        peer.meet(room)
    quick.wait("met")
    quick.call("say", quick.peers()[0], "at once")
    busy.wait("met")
    busy.wait("heard", busy.peers()[0], "at once")
    exchange(busy, quick)


def test_nothing_of_it_is_loaded_before_it_is_asked_for(visit: Visit, meeting: Meeting) -> None:
    dam = visit(at=meeting.address)
    asked: list[str] = []
    dam.page.on("request", lambda request: asked.append(request.url.removeprefix(meeting.address)))
    dam.open()
    assert "web/shell.js" in asked
    assert not set(asked) & set(LAZY)


def test_strangers_to_the_room_do_not_meet(peers: Peers, room: str) -> None:
    ana, ben, eve = peers(), peers(), peers()
    eve.meet(room[::-1])
    ana.meet(room)
    ben.meet(room)
    ana.wait("met")
    assert eve.told("met") == []


@pytest.mark.parametrize("way", ["part", "leave the page", "another room"])
def test_a_farewell_is_seen(peers: Peers, room: str, way: str) -> None:
    ana, ben = peers(), peers()
    ana.meet(room)
    ben.meet(room)
    _, bens, *_ = ana.wait("met")
    ben.wait("met")
    if way == "part":
        ben.call("part")
        ben.wait("lost")
    elif way == "another room":
        ben.meet(room[::-1])
        ben.wait("lost")
    else:
        ben.page.goto("about:blank")
    ana.wait("lost", bens, seconds=5)
    if way == "part":
        ben.forget()
        ben.meet(room)
        ana.wait_count("met", 2)
        exchange(ana, ben)


def test_a_farewell_is_seen_by_who_met_by_tokens(peers: Peers) -> None:
    ana, ben = peers(), peers()
    join(ana, ben)
    ben.page.close(run_before_unload=True)
    ana.wait("lost", seconds=5)


BURST, RATE = 400, 60
"""How many messages are heard at once, and then in a second (web/rtc.js)."""

BREACHES = {
    "too long": "peer => remote.say(peer, 'x'.repeat(8193))",
    "binary": "peer => remote.say(peer, new Uint8Array(8))",
    "flood": "peer => { for (let n = 0; n < 600; n += 1) remote.say(peer, `${n}`); }",
}


def test_who_breaks_a_limit_is_shown_the_door_and_others_are_not_disturbed(peers: Peers) -> None:
    ana, ben, eve = peers(), peers(), peers()
    join(ana, ben)
    bens = ana.peers()[0]
    for breach in BREACHES.values():
        join(ana, eve)
        eves = ana.peers()[-1]
        began = time.monotonic()
        eve.page.evaluate(breach, eve.peers()[-1])
        ana.wait("lost", eves)
        most = BURST + RATE * (time.monotonic() - began)
        eve.wait("lost")
        assert len([event for event in ana.told("heard") if event[1] == eves]) <= most
        assert ana.peers() == [bens]
        exchange(ana, ben)


def test_a_burst_of_four_hundred_is_heard_whole_and_in_order(peers: Peers) -> None:
    ana, ben = peers(), peers()
    join(ana, ben)
    ben.page.evaluate(
        "peer => { for (let n = 0; n < 400; n += 1) remote.say(peer, `${n}`); }", ben.peers()[0]
    )
    ana.wait("heard", ana.peers()[0], "399")
    assert [text for _, _, text in ana.told("heard")] == [str(n) for n in range(400)]


@pytest.mark.parametrize("name", ["__proto__", "@_other", "m"])
def test_nothing_but_its_handshake_reaches_trystero(peers: Peers, room: str, name: str) -> None:
    ana, eve = peers(), peers()
    eve.page.evaluate(SPY)
    ana.meet(room)
    eve.meet(room)
    ana.wait("met")
    eve.wait("met")
    eve.page.evaluate(FORGED, name)
    ana.wait("lost")
    assert ana.page.evaluate("() => { for (const name in {}) return name; }") is None


def test_a_relay_that_sends_rubbish_does_no_harm(peers: Peers, room: str, meeting: Meeting) -> None:
    ana = peers()
    ana.meet(room)
    ana.wait("relays", 1, 1)
    for peer in ("__proto__", "constructor", "x" * 70_000):
        meeting.relay.forge(json.dumps({"peerId": peer, "offer": "x", "offerId": "x"}))
    for content in ("rubbish", "null", "[]", "{}"):
        meeting.relay.forge(content)
    ana.page.wait_for_timeout(500)
    ben = peers()
    ben.meet(room)
    ana.wait("met")
    ben.wait("met")
    exchange(ana, ben)
    assert ana.page.evaluate("() => { for (const name in {}) return name; }") is None


def test_one_bad_address_leaves_the_other_relays(peers: Peers, room: str, meeting: Meeting) -> None:
    ana, ben = peers(), peers()
    ana.meet(room, "wss://[", meeting.relay.url)
    ana.wait("relays", 1, 2)
    ben.meet(room)
    ana.wait("met")


def test_there_are_twelve_links_at_most(peers: Peers) -> None:
    ana, ben = peers(), peers()
    for _ in range(12):
        join(ana, ben)
    ours, theirs = ana.call("token"), ben.call("token")
    assert ana.call("accept", theirs) == ben.call("accept", ours) == ""
    exchange(ana, ben)
    ana.page.wait_for_timeout(1000)
    assert len(ana.told("met")) == 12
    assert len(ana.peers()) == 12


def test_who_knocks_again_and_again_waits_a_minute(peers: Peers) -> None:
    ana, ben = peers(), peers()
    for _ in range(13):
        ana.forget()
        ben.forget()
        join(ana, ben)
        ana.call("hush", ana.peers()[0])
        ben.wait("lost")
    ours, theirs = ana.call("token"), ben.call("token")
    assert ana.call("accept", theirs) == ben.call("accept", ours) == ""
    ben.page.wait_for_timeout(1000)
    assert ana.peers() == []


def test_a_link_outlives_the_relay_and_the_relay_is_found_again(
    peers: Peers, room: str, meeting: Meeting
) -> None:
    ana, ben, eva = peers(), peers(), peers()
    ana.meet(room)
    ben.meet(room)
    ana.wait("met")
    ben.wait("met")
    ana.forget()
    meeting.relay.stop()
    ana.wait("relays", 0, 1)
    ana.page.wait_for_timeout(3000)
    assert ana.told("lost") == []
    meeting.relay.start()
    ana.wait("relays", 1, 1)
    eva.meet(room)
    eva.wait("met")
    ana.wait("met")
    assert ana.told("lost") == []


def test_those_who_wait_meet_when_the_relay_is_back(peers: Peers, room: str, meeting: Meeting) -> None:
    ana, ben = peers(), peers()
    ana.meet(room)
    ana.wait("relays", 1, 1)
    meeting.relay.stop()
    ana.wait("relays", 0, 1)
    ben.meet(room)
    ben.page.wait_for_timeout(2000)
    meeting.relay.start()
    ana.wait("met")
    ben.wait("met")
    exchange(ana, ben)


def test_those_who_lost_each_other_and_the_relay_meet_when_it_is_back(
    peers: Peers, room: str, meeting: Meeting
) -> None:
    ana, ben = peers(), peers()
    ana.page.evaluate(SPY)
    ana.meet(room)
    ben.meet(room)
    ana.wait("met")
    ben.wait("met")
    meeting.relay.stop()
    ana.wait("relays", 0, 1)
    ben.wait("relays", 0, 1)
    ana.page.evaluate("() => { for (const connection of seen.connections) connection.close(); }")
    ana.wait("lost")
    ben.wait("lost")
    meeting.relay.start()
    ana.wait_count("met", 2)
    ben.wait_count("met", 2)
    exchange(ana, ben)


def test_an_offer_that_is_renewed_keeps_its_channel(peers: Peers, room: str) -> None:
    ana = peers()
    ana.page.evaluate(SPY)
    ana.meet(room)
    ana.wait("relays", 1, 1)
    assert "m=application" in ana.page.evaluate(RENEW)


@pytest.mark.slow
def test_a_guest_comes_late_and_one_who_was_hushed_stays_outside(peers: Peers, room: str) -> None:
    ana, ben, eve = peers(), peers(), peers()
    ana.meet(room)
    eve.meet(room)
    _, eves, *_ = ana.wait("met")
    eve.wait("met")
    ana.call("hush", eves)
    eve.wait("lost")
    ana.page.wait_for_timeout(66_000)  # an offer is renewed after 57 s, a place announced again after 60 s
    ben.meet(room)
    ana.wait_count("met", 2)
    assert ana.peers() != [eves]
    assert len(ana.peers()) == 1
    ana.call("say", ana.peers()[0], "late")
    ben.wait_count("heard", 1)


@pytest.mark.slow
def test_one_who_was_frozen_comes_back_to_all(peers: Peers, room: str, browser: Browser) -> None:
    ana, ben = peers(), peers()
    ana.meet(room)
    ben.meet(room)
    ana.wait("met")
    ben.wait("met")
    frozen = busiest(browser, ben.page)
    assert frozen != busiest(browser, ana.page)
    os.kill(frozen, signal.SIGSTOP)
    try:
        time.sleep(13)
    finally:
        os.kill(frozen, signal.SIGCONT)
    for peer in (ana, ben):
        peer.wait_count("met", 2)
        assert len(peer.told("lost")) == 1
    assert ana.told("met")[0][1] != ana.told("met")[1][1]  # somebody new: no ghost stays behind
    exchange(ana, ben)


# Two tokens


@pytest.mark.slow
def test_two_tokens_meet_without_a_relay_and_with_patience(peers: Peers, room: str) -> None:
    ana, ben = peers(), peers()
    ana.stay_alone(room)
    ben.page.evaluate(SPY)
    ours = ana.call("token")
    theirs = ben.call("token")
    assert len(ours) < 150
    assert ben.call("accept", ours) == ""
    ben.page.wait_for_timeout(20_000)
    tried = ben.page.evaluate("seen.candidates")
    assert len(set(tried)) == len(tried) >= 5  # the browser ignores one that it has seen
    assert ana.call("accept", theirs) == ""
    _, bens, ours, theirs = ana.wait("met")
    _, anas, *crossed = ben.wait("met")
    assert crossed == [theirs, ours]
    assert [bens[0], anas[0], len(bens)] == ["t", "t", 17]
    exchange(ana, ben)
    ana.call("part")
    ben.wait("lost")
    assert ana.sockets == ben.sockets == []
    assert "runtime/trystero.mjs?1" not in ana.requests


def test_a_token_that_is_no_use_is_refused(peers: Peers) -> None:
    ana, ben = peers(), peers()
    theirs = ben.call("token")
    assert ana.call("accept", theirs) == "net.token_none"
    ours = ana.call("token")
    assert ana.call("accept", ours) == "net.token_own"
    wrong = [theirs[:cut] for cut in range(len(theirs))]
    wrong += [
        theirs[:at] + ("B" if letter == "A" else "A") + theirs[at + 1 :] for at, letter in enumerate(theirs)
    ]
    wrong += ["?", "é", "A" * 5000, theirs + "AAAA", theirs[:9] + " " + theirs[9:]]
    verdicts = ana.page.evaluate("async all => Promise.all(all.map(remote.accept))", wrong)
    assert set(verdicts) == {"net.token_bad"}
    assert ana.call("accept", f" {theirs}\n") == ""
    assert ana.call("accept", theirs) == "net.token_none"


def test_a_new_token_makes_the_former_void(peers: Peers) -> None:
    ana, ben = peers(), peers()
    former = ana.call("token")
    join(ana, ben)
    exchange(ana, ben)
    assert ana.call("accept", former) == "net.token_own"


def test_a_reply_in_a_new_tab_reaches_the_one_that_waits(peers: Peers, meeting: Meeting) -> None:
    ana, ben = peers(), peers()
    ours = ana.call("token")
    theirs = ben.call("token")
    ben.call("accept", ours)
    tab = Peer(ana.page.context.new_page(), meeting).open()
    assert tab.call("hand", ours) is False  # it is their own
    assert tab.call("hand", "rubbish") is False
    assert tab.call("hand", theirs) is True
    ana.wait("token", theirs)
    assert ana.call("accept", theirs) == ""
    ana.wait("met")
    assert tab.call("hand", theirs) is False  # nobody waits any more


# Codes, clipboard, address


@pytest.mark.parametrize("length", [1, 60, 170, 400])
def test_a_code_is_what_another_encoder_makes(peers: Peers, length: int) -> None:
    text = ("https://example.org/#t." + "Ab_-09" * 80)[:length]
    rows = peers().call("qr", text).split("\n")
    code = [[int(cell) for cell in row] for row in rows]
    bits = [code[8][column] for column in (2, 3, 4)]
    mask = (bits[0] << 2 | bits[1] << 1 | bits[2]) ^ 0b101
    segment = QrSegment.make_bytes(text.encode())
    theirs = QrCode.encode_segments([segment], QrCode.Ecc.MEDIUM, mask=mask, boostecl=False)
    size = range(theirs.get_size())
    assert code == [[theirs.get_module(x, y) for x in size] for y in size]


def test_text_goes_to_the_clipboard_and_to_the_address(peers: Peers) -> None:
    ana = peers(permissions=["clipboard-read", "clipboard-write"])
    assert ana.call("copy", "a link") is True
    assert ana.page.evaluate("navigator.clipboard.readText()") == "a link"
    assert ana.call("share", "Dam", "another link") == "copied"
    assert ana.page.evaluate("navigator.clipboard.readText()") == "another link"
    steps = ana.page.evaluate("history.length")
    ana.call("address", "r.abc")
    assert ana.page.url.endswith("bare.html#r.abc")
    ana.call("address", "")
    assert ana.page.url.endswith("bare.html")
    assert ana.page.evaluate("history.length") == steps


def test_who_refuses_the_clipboard_is_told_so(peers: Peers) -> None:
    ana = peers()
    ana.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    assert ana.call("copy", "a link") is False
    assert ana.call("share", "Dam", "a link") == ""


def test_the_hosts_relays_are_told(peers: Peers, meeting: Meeting) -> None:
    assert meeting.relay.url in peers().call("net")
