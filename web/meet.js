// A room where devices meet by way of relays (Trystero), with cures for what was measured to go wrong.

import { Link, close, closeAll, connected, full, report } from "./rtc.js";

const TICK_MS = 1000;
const FROZEN_MS = 5000; // since the last tick: others may have given this device up
const AGAIN_MS = 5000; // when Trystero itself could not be fetched
const PATIENCE_MS = 30_000; // for what began to become a link
const CONNECTIONS = 80; // Trystero keeps 20 in store
const PREAMBLE = 256; // messages in all that Trystero's own channel may carry
const FRAME = 4096; // bytes in each
const NEEDED = new Set(["@_hsdata", "@_hsready", "@_leave"]);

const connections = new Set();
let room; // what Python asked for
let inside; // Trystero's room
let trystero;
let loads = 0;
let ticks;
let last; // when the clock ticked
let doubt; // whether it stood still since somebody was met
let told; // about relays
let heard; // whether a relay was open since this load of Trystero

// The action that a frame of Trystero carries: "" is presence, undefined is none.
const actionOf = data => {
    if (!(data instanceof ArrayBuffer) || data.byteLength > FRAME) return undefined;
    const bytes = new Uint8Array(data);
    if (bytes[0] === 2) return "";
    const from = 3 + bytes[1] * 256 + bytes[2]; // 1, the length of the room's name, its name
    if (bytes[0] !== 1 || bytes.length < from + 36) return undefined;
    return String.fromCharCode(...bytes.subarray(from, from + 32)).replace(/\0+$/, "");
};

// Trystero's channel is for its handshake and its farewell: nothing else that comes over it gets there. (Trystero puts
// together messages of any length, and keeps them in plain objects by names that the sender chooses: "__proto__".)
const guard = (channel, connection) => {
    let count = 0;
    channel.addEventListener("message", event => {
        const action = actionOf(event.data);
        count += 1;
        if (count <= PREAMBLE && (action === "" || NEEDED.has(action))) return;
        event.stopImmediatePropagation();
        if (count > PREAMBLE || action !== "@_signal") connection.refuse();
    });
    channel.addEventListener("error", event => event.stopImmediatePropagation()); // Trystero would log each farewell
};

class Connection extends RTCPeerConnection {
    #since = Date.now();
    #offers = false;
    #channels = 0;
    #agreed = false;
    link;

    constructor(...options) {
        super(...options);
        if (connections.size >= CONNECTIONS) {
            super.close();
            throw new Error("too many connections");
        }
        connections.add(this);
        this.addEventListener("datachannel", ({ channel }) => {
            guard(channel, this);
            this.#channels += 1;
            if (this.#channels > 1) this.refuse();
        });
    }

    createDataChannel(label, options) {
        const channel = super.createDataChannel(label, options);
        if (options?.negotiated) return channel;
        this.#offers = true;
        guard(channel, this);
        this.link = new Link(this); // before anybody answers: a busy page may hear of its answer last
        return channel;
    }

    // Chromium loses the data channel's section when an old offer is taken back for a new one.
    async setLocalDescription(description) {
        if (description?.type === "rollback" && this.signalingState === "have-local-offer") return;
        await super.setLocalDescription(description);
    }

    async setRemoteDescription(description) {
        if (full()) {
            this.close();
            throw new Error("nobody is let in now");
        }
        if (this.#agreed) return; // nothing is negotiated twice
        this.#since = Date.now();
        await super.setRemoteDescription(description);
        this.#agreed = true;
        this.link ??= new Link(this);
    }

    close() {
        connections.delete(this);
        super.close();
        this.link?.end();
    }

    refuse() {
        this.link?.refuse();
        this.close();
    }

    // Somebody began to connect and does not go on. (An offer that nobody took may wait.)
    get stale() {
        const begun = this.remoteDescription || !this.#offers;
        return begun && !this.link?.met && Date.now() - this.#since > PATIENCE_MS;
    }
}

const heed = () => {
    const count = [...trystero.relays].filter(relay => relay.readyState === WebSocket.OPEN).length;
    if (count !== told) report("relays", count, trystero.relays.size);
    const back = count > 0 && told === 0 && heard;
    told = count;
    heard ||= count > 0;
    if (back && !connected()) afresh(); // Trystero would wait for minutes before it announces itself again
};

const enter = async () => {
    const load = ++loads;
    try {
        const module = await import(`../runtime/trystero.mjs?${load}`);
        if (load !== loads) return;
        trystero = module;
        heard = false;
        inside = trystero.joinRoom({
            appId: "klerye",
            password: room.room,
            relayConfig: { urls: room.relays, warnOnRelayFailure: false },
            rtcConfig: { iceServers: room.ice },
            rtcPolyfill: Connection,
        }, room.room);
    } catch (fault) {
        console.warn(fault);
        if (load === loads) setTimeout(() => load === loads && enter(), AGAIN_MS);
        return;
    }
    trystero.watch(heed);
    heed();
    const { getPeers } = inside;
    inside.onPeerJoin = peer => {
        doubt = false;
        getPeers()[peer].link.name(peer);
    };
    inside.onPeerLeave = close;
};

const leave = () => {
    loads += 1;
    trystero?.watch(() => {});
    inside?.leave().catch(() => {}); // first: it would stop halfway if it could not say farewell
    for (const connection of connections) connection.close();
    for (const relay of trystero?.relays ?? []) relay.close();
    inside = undefined;
};

const afresh = () => {
    doubt = false;
    leave();
    enter();
};

// A clock that stood still tells of a page that was frozen: others gave up its links, and one side may not know.
// (The clock of a hidden page is slow as well, unless it has links.)
const tick = () => {
    doubt ||= Date.now() - last > FROZEN_MS;
    last = Date.now();
    if (doubt && (connected() || !document.hidden)) afresh();
    for (const connection of connections) if (connection.stale) connection.close();
};

export const ice = () => room?.ice ?? [];

export const meet = async text => {
    const wanted = JSON.parse(text);
    if (room?.room === wanted.room) return;
    if (room) part();
    room = wanted;
    if (!room.relays.length) return;
    doubt = false;
    last = Date.now();
    ticks = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    await enter();
};

export const part = () => {
    clearInterval(ticks);
    document.removeEventListener("visibilitychange", tick);
    leave();
    closeAll();
    room = told = undefined;
};
