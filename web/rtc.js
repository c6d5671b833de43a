// The links to other players' devices, whichever way they met: what is sent, heard and refused.

const CHANNEL = { negotiated: true, id: 100 }; // the same on both sides, beside whatever else the connection carries
const LONGEST = 8192; // UTF-16 units in a message
const RATE = 60; // messages a second
const BURST = 400;
const BACKLOG = 1 << 20; // bytes that a peer has not taken yet
const LINKS = 12;
const REFUSALS = 12; // in a minute
const MINUTE_MS = 60_000;

const open = new Set(); // every link, met or not
const links = new Map(); // peer → its link, once it is met
const barred = new Set(); // peers that are not let in again
let refusals = []; // when

let tell = () => {};

// What happens is told to `listener`, as arrays: met, lost, heard, relays, token.
export const listen = listener => { tell = listener; };
export const report = (...event) => tell(event);

export const connected = () => links.size > 0;

// Whether nobody is let in now: there are enough, or somebody tries the door again and again.
export const full = () => {
    const now = Date.now();
    refusals = refusals.filter(when => now - when < MINUTE_MS);
    return links.size >= LINKS || refusals.length > REFUSALS;
};

const fingerprint = description => /^a=fingerprint:sha-256 (\S+)/im.exec(description?.sdp ?? "")?.[1].toUpperCase();

export class Link {
    #peer;
    #met = false;
    #over = false;
    #early = []; // heard before the peer had a name
    #left = BURST;
    #heard = Date.now();

    constructor(connection) {
        open.add(this);
        this.connection = connection;
        this.channel = connection.createDataChannel("klerye", CHANNEL);
        this.channel.onopen = () => this.#meet();
        this.channel.onclose = () => this.end();
        this.channel.onmessage = ({ data }) => {
            if (!this.#accepts(data)) this.refuse();
            else if (this.#met) tell(["heard", this.#peer, data]);
            else this.#early.push(data);
        };
    }

    get met() {
        return this.#met;
    }

    get over() {
        return this.#over;
    }

    // Who is at the other end.
    name(peer) {
        this.#peer = peer;
        this.#meet();
    }

    say(text) {
        try {
            this.channel.send(text);
        } catch {
            // it is closing, and that will be told
        }
        if (this.channel.bufferedAmount > BACKLOG) this.end();
    }

    // Shown the door, for good.
    refuse() {
        if (this.#over) return;
        refusals.push(Date.now());
        barred.add(this.#peer);
        this.end();
    }

    end() {
        if (this.#over) return;
        this.#over = true;
        open.delete(this);
        this.connection.close();
        if (!this.#met) return;
        links.delete(this.#peer);
        tell(["lost", this.#peer]);
    }

    #meet() {
        if (this.#over || this.#met || !this.#peer || this.channel.readyState !== "open") return;
        const ours = fingerprint(this.connection.localDescription);
        const theirs = fingerprint(this.connection.remoteDescription);
        if (barred.has(this.#peer) || !ours || !theirs) return this.refuse();
        links.get(this.#peer)?.end(); // it came back before its loss was seen
        if (full()) {
            refusals.push(Date.now());
            return this.end();
        }
        this.#met = true;
        links.set(this.#peer, this);
        tell(["met", this.#peer, ours, theirs]);
        for (const text of this.#early.splice(0)) tell(["heard", this.#peer, text]);
    }

    #accepts(data) {
        const now = Date.now();
        this.#left = Math.min(BURST, this.#left + (now - this.#heard) / 1000 * RATE);
        this.#heard = now;
        this.#left -= 1;
        return this.#left >= 0 && typeof data === "string" && data.length <= LONGEST && !this.#over;
    }
}

export const close = peer => links.get(peer)?.end();

export const closeAll = () => {
    for (const link of open) link.end();
};

addEventListener("pagehide", closeAll); // the others see it at once

export const say = (peer, text) => links.get(peer)?.say(text);

export const hush = peer => {
    barred.add(peer);
    links.get(peer)?.refuse();
};
