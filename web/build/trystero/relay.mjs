// The socket to a relay, in the place of WebSocket within Trystero, which gives up a relay that is away for a minute.

const FIRST_MS = 1000;
const LAST_MS = 60_000;
const LONGEST = 1 << 16; // UTF-16 units; an offer takes about 2,000
const RATE = 50; // messages a second
const BURST = 500;
const PEER = /^[0-9A-Za-z]{20}$/; // what Trystero calls itself; it would take "__proto__" as well

export const relays = new Set();

let changed = () => {};
export const watch = listener => { changed = listener; };

const isSound = text => {
    try {
        const [kind, , event] = JSON.parse(text);
        return kind !== "EVENT" || PEER.test(JSON.parse(event.content).peerId);
    } catch {
        return false;
    }
};

class Relay {
    #socket;
    #left = BURST;
    #heard = Date.now();
    #pause = FIRST_MS;
    #timer;
    #over = false;

    constructor(url) {
        this.url = url;
        relays.add(this);
        addEventListener("online", this.#hurry);
        this.#open();
    }

    get readyState() {
        return this.#socket.readyState;
    }

    send(text) {
        this.#socket.send(text);
    }

    // For good: it is not opened again.
    close() {
        this.#over = true;
        clearTimeout(this.#timer);
        removeEventListener("online", this.#hurry);
        this.#socket.close();
    }

    #open = () => {
        try {
            this.#socket = new globalThis.WebSocket(this.url);
        } catch {
            this.#socket = { readyState: globalThis.WebSocket.CLOSED, close: () => {} }; // no address of a relay
            return;
        }
        this.#socket.onopen = () => {
            this.#pause = FIRST_MS;
            this.onopen?.(); // each time: Trystero subscribes again
            changed();
        };
        this.#socket.onmessage = message => {
            if (this.#accepts(message.data)) this.onmessage?.(message);
        };
        this.#socket.onclose = () => {
            changed();
            if (this.#over) return;
            this.#timer = setTimeout(this.#open, this.#pause * (0.5 + Math.random() / 2));
            this.#pause = Math.min(this.#pause * 2, LAST_MS);
        };
    };

    #hurry = () => {
        if (this.readyState !== globalThis.WebSocket.CLOSED) return;
        clearTimeout(this.#timer);
        this.#open();
    };

    // A relay may be hostile, or be flooded by somebody who is: what is too much is not read.
    #accepts(text) {
        const now = Date.now();
        this.#left = Math.min(BURST, this.#left + (now - this.#heard) / 1000 * RATE);
        this.#heard = now;
        if (this.#left < 1) return false;
        this.#left -= 1;
        return typeof text === "string" && text.length <= LONGEST && isSound(text);
    }
}

export { Relay as WebSocket };
