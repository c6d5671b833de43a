// Two devices meet without any relay: each hands a token to the other, by link, code or text.

import { ice } from "./meet.js";
import { Link, report } from "./rtc.js";

const GATHER_MS = 2000; // a silent STUN server would take 40 s
const AGAIN_MS = 4000; // between two attempts to reach the other
const PATIENCE_MS = 600_000; // without reaching it
const ASK_MS = 500; // for another tab to answer
const CANDIDATES = 8;
const VERSION = 1;
const CHECK = 2; // bytes
const KINDS = ["host", "srflx", "relay", "prflx"];
const IPV4 = 0, IPV6 = 1, MDNS = 2;

const ours = new Set(); // every token that was made here
let waiting; // the link of the last one, until the other's token comes
let desk; // where other tabs hand a token in

const digest = async bytes => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
const unhex = text => text.match(/../g).map(pair => parseInt(pair, 16));

// How an address is packed: its family and its bytes. Undefined: it is left out.
const packAddress = address => {
    const mdns = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/.exec(address);
    if (mdns) return [MDNS, unhex(mdns[1].replaceAll("-", ""))];
    if (/^(\d{1,3}\.){3}\d{1,3}$/.test(address)) return [IPV4, address.split(".").map(Number)];
    if (!/^[0-9a-f:]+$/i.test(address)) return undefined;
    const [head, tail] = address.split("::").map(half => half.split(":").filter(Boolean));
    const groups = tail ? [...head, ...Array(8 - head.length - tail.length).fill("0"), ...tail] : head;
    return [IPV6, groups.flatMap(group => unhex(group.padStart(4, "0")))];
};

const unpackAddress = [
    bytes => bytes.join("."),
    bytes => hex(bytes).match(/.{4}/g).join(":"),
    bytes => `${hex(bytes).replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`,
];

const packCandidate = line => {
    const [, component, protocol, , address, port, , kind] = line.split(" ");
    const packed = component === "1" && protocol.toLowerCase() === "udp" && packAddress(address);
    if (!packed || !KINDS.includes(kind)) return [];
    return [[packed[0] | KINDS.indexOf(kind) << 4, ...packed[1], port >> 8, port & 255]];
};

const letters = bytes =>
    btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const field = (sdp, name) => new RegExp(`^a=${name}:(.*?)\\s*$`, "m").exec(sdp)[1];

// The version, the two secrets of ICE (their letters are those of base64) with their lengths, the fingerprint, the candidates, and a check over all.
const pack = async sdp => {
    const candidates = [...sdp.matchAll(/^a=candidate:(.*?)\s*$/gm)].flatMap(([, line]) => packCandidate(line));
    const secrets = ["ice-ufrag", "ice-pwd"].map(name => Array.from(atob(field(sdp, name)), char => char.charCodeAt(0)));
    const bytes = Uint8Array.from([
        VERSION,
        ...secrets.flatMap(secret => [secret.length, ...secret]),
        ...unhex(field(sdp, "fingerprint").replace(/^.* /, "").replaceAll(":", "")),
        ...candidates.slice(0, CANDIDATES).flat(),
    ]);
    return letters([...bytes, ...(await digest(bytes)).subarray(0, CHECK)]);
};

// What a token says. Throws when it cannot be read.
const unpack = async token => {
    const whole = Uint8Array.from(atob(token.replaceAll("-", "+").replaceAll("_", "/")), char => char.charCodeAt(0));
    if (letters(whole) !== token) throw new Error("another spelling");
    const bytes = whole.subarray(0, -CHECK);
    if (hex((await digest(bytes)).subarray(0, CHECK)) !== hex(whole.subarray(-CHECK))) throw new Error("damaged");
    let at = 0;
    const take = count => {
        if (at + count > bytes.length) throw new Error("cut");
        return bytes.subarray(at, at += count);
    };
    const secret = (shortest, longest) => {
        const text = btoa(String.fromCharCode(...take(take(1)[0])));
        if (text.length < shortest || text.length > longest || text.includes("=")) throw new Error("no secret");
        return text;
    };
    if (take(1)[0] !== VERSION) throw new Error("of another version");
    const [ufrag, password] = [secret(4, 64), secret(24, 128)];
    const fingerprint = hex(take(32)).toUpperCase().match(/../g).join(":");
    const candidates = [];
    while (at < bytes.length) {
        if (candidates.length === CANDIDATES) throw new Error("too many");
        const [head] = take(1);
        const family = head & 15, kind = KINDS[head >> 4];
        if (family > MDNS || !kind) throw new Error("unknown");
        const address = unpackAddress[family](take(family === IPV4 ? 4 : 16));
        const [high, low] = take(2);
        candidates.push({ address, port: high * 256 + low, kind });
    }
    return { ufrag, password, fingerprint, candidates };
};

const read = async text => {
    try {
        return await unpack(text.trim());
    } catch {
        return undefined;
    }
};

// The other side's description as an answer. Who is active in DTLS follows from the fingerprints.
const answer = ({ ufrag, password, fingerprint }, own) => [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${fingerprint < own ? "active" : "passive"}`,
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    "",
].join("\r\n");

// A candidate that looks new: the browser begins to check again.
const candidate = ({ address, port, kind }, index, round) => ({
    candidate: `candidate:${1000 + round * CANDIDATES + index} 1 udp ${kind === "host" ? 2122260223 : 1686052607} `
        + `${address} ${port} typ ${kind}${kind === "host" ? "" : " raddr 0.0.0.0 rport 0"}`,
    sdpMid: "0",
    sdpMLineIndex: 0,
});

// People are slow: the other may come minutes later, or be gone for a while. Nothing is closed because it failed.
const reach = async (link, candidates) => {
    const { connection } = link;
    let lost = Date.now();
    for (let round = 0; !link.over && Date.now() - lost < PATIENCE_MS; round += 1) {
        if (connection.connectionState === "connected") lost = Date.now();
        else for (const [index, one] of candidates.entries()) {
            await connection.addIceCandidate(candidate(one, index, round)).catch(() => {});
        }
        await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    }
    link.end();
};

const gathered = connection => new Promise(resolve => {
    const look = () => {
        if (connection.iceGatheringState === "complete") resolve();
    };
    connection.addEventListener("icegatheringstatechange", look);
    look();
    setTimeout(resolve, GATHER_MS);
});

// Own token for one further guest; the former one, if nobody answered it, is void.
export const token = async () => {
    waiting?.end();
    const connection = new RTCPeerConnection({ iceServers: ice() });
    const link = waiting = new Link(connection);
    await connection.setLocalDescription();
    await gathered(connection);
    const text = await pack(connection.localDescription.sdp);
    ours.add(text);
    openDesk();
    return text;
};

// "" when the other's token was taken, else why not.
export const accept = async text => {
    const theirs = await read(text);
    if (!theirs) return "net.token_bad";
    if (ours.has(text.trim())) return "net.token_own";
    if (!waiting || waiting.over) return "net.token_none";
    const link = waiting;
    waiting = undefined;
    const own = field(link.connection.localDescription.sdp, "fingerprint").replace(/^.* /, "").toUpperCase();
    try {
        await link.connection.setRemoteDescription({ type: "answer", sdp: answer(theirs, own) });
    } catch {
        link.end();
        return "net.token_bad";
    }
    link.name(`t${hex(await digest(new TextEncoder().encode(text.trim()))).slice(0, 16)}`);
    reach(link, theirs.candidates);
    return "";
};

// A reply that is opened as a link comes in a new tab; the one that waits for it takes it over.

const openDesk = () => {
    if (desk) return;
    desk = new BroadcastChannel("klerye-token");
    desk.onmessage = async ({ data }) => {
        if (typeof data?.token !== "string" || !waiting || waiting.over) return;
        if (ours.has(data.token.trim()) || !await read(data.token)) return;
        desk.postMessage({ taken: data.token });
        report("token", data.token);
    };
};

export const hand = text => new Promise(resolve => {
    const channel = new BroadcastChannel("klerye-token");
    const done = taken => {
        channel.close();
        resolve(taken);
    };
    channel.onmessage = ({ data }) => {
        if (data?.taken === text) done(true);
    };
    channel.postMessage({ token: text });
    setTimeout(() => done(false), ASK_MS);
});
