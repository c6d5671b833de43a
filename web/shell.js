// Starts Python in a worker, shows the pictures it sends, and does what a worker cannot.

import { PyWorker, hooks } from "../runtime/pyscript/core.js";
import { wayBack } from "./back.js";
import { failed, languages, measure, painted, progress, ready, remember, settings } from "./first.js";
import { landed } from "./gestures.js";
import { keep, renew } from "./keep.js";
import { show } from "./patch.js";
import { EDITION, RULES } from "./program.mjs";
import { rest } from "./rest.js";
import { claim, settled } from "./snapshot.mjs";
import { settle } from "./zoom.js";

const at = path => new URL(path, import.meta.url).href;

const saveFile = (name, text) => {
    const link = document.createElement("a");
    const type = "application/octet-stream"; // what it is, its name says: no browser gives it another ending
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

// What another device is needed for is loaded when Python first asks for it.
const REMOTE = "meet say hush part token accept hand qr share copy address net".split(" ");
const tell = (sync, event) => sync.peer(JSON.stringify(event));
const remote = sync => Object.fromEntries(REMOTE.map(name => [name, async (...words) => {
    const module = await import("./remote.js");
    module.listen(event => tell(sync, event));
    return module[name](...words);
}]));

// The browser would install the page: it is kept until a whole game was played.
let offer;
let installable = () => {};
addEventListener("beforeinstallprompt", event => {
    event.preventDefault();
    offer = event;
    installable();
});

let awake = false; // whether the screen has to stay lit
let pictures = 0; // how many there were: a press tells which one it was made on
let shown = false;

const page = {
    hello: () => JSON.stringify({
        languages: languages(),
        settings: settings(),
        site: at("../"),
        seed: new URLSearchParams(location.search).get("seed") ?? "",
        fragment: location.hash.slice(1),
        edition: EDITION,
        rules: RULES,
        vibrates: "vibrate" in navigator && matchMedia("(pointer: coarse)").matches,
    }),
    show: text => {
        pictures += 1;
        painted();
        const picture = JSON.parse(text);
        show(picture);
        if (picture.body[1].class === "home") measure();
        landed(picture);
        settle();
        rest();
        wayBack();
        if (awake !== picture.awake) import("./awake.js").then(module => module.stayAwake(awake));
        awake = picture.awake;
        if (!shown) settled();
        shown = true;
    },
    cue: async (...what) => (await import("./cues.js")).cue(...what),
    install: () => { offer.prompt(); },
    remember,
    saveFile,
    renew,
    failed,
};

// A name of its own: the worker of a page that was just left must not be heard here.
const boot = crypto.getRandomValues(new Uint32Array(2)).join("-");
new BroadcastChannel(`klerye-boot-${boot}`).onmessage = ({ data }) => typeof data === "string" ? failed(data) : progress(data);
hooks.worker.onBeforeRunAsync.clear(); // PyScript's one hook made with eval, which the policy forbids
hooks.main.onWorker.add((_, worker) => Object.assign(worker.sync, page, remote(worker.sync)));
await customElements.whenDefined("py-script"); // before that a worker would lack PyScript's Python side
const worker = await PyWorker(at("worker.py"), {
    async: true,
    version: at(`interpreter.mjs?boot=${boot}${await claim() ? "&snapshot" : ""}`),
    config: { js_modules: { worker: { [at("../runtime/idb.mjs")]: "idb" } }, sync_main_only: true },
});
const send = intent => worker.sync.intent(JSON.stringify({ ...intent, seen: pictures }));
ready(send);
installable = () => send({ do: "installable" });
if (offer) installable();
addEventListener("hashchange", () => location.hash && tell(worker.sync, ["fragment", location.hash.slice(1)]));
keep(() => send({ do: "news" }));
