// Starts Python in a worker, shows the pictures it sends, and sends it what people do.

import { PyWorker, hooks } from "../runtime/pyscript/core.js";
import { listen } from "./gestures.js";
import { show } from "./patch.js";

const at = path => new URL(path, import.meta.url).href;
const first = document.querySelector("#first");

const settings = () => {
    try {
        const kept = Object.entries(JSON.parse(localStorage.getItem("klerye") ?? "{}"));
        return Object.fromEntries(kept.filter(([, value]) => typeof value === "string"));
    } catch {
        return {}; // blocked or damaged: the page works without
    }
};

const remember = (name, value) => {
    try {
        localStorage.setItem("klerye", JSON.stringify({ ...settings(), [name]: value }));
    } catch {
        // blocked: the setting lasts as long as the page
    }
};

const saveFile = (name, text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

// The words of the first paint were put into the page when it was built, in every language.
const languages = () => [settings().lang, ...navigator.languages].filter(Boolean);
const spoken = [...first.children].map(part => part.lang);
const lang = languages().map(tag => tag.split("-")[0]).find(code => spoken.includes(code)) ?? "en";
const words = [...first.children].find(part => part.lang === lang);
document.documentElement.lang = lang;
words.hidden = false;

const failed = text => {
    console.error(text);
    first.hidden = words.hidden = false;
    words.querySelector(".loading")?.remove();
    words.querySelector(".failed").hidden = false;
    words.querySelector("pre").textContent = text;
};

addEventListener("click", event => {
    if (event.target.closest("#first button")) location.reload();
});

const page = {
    hello: () => JSON.stringify({
        languages: languages(),
        settings: settings(),
        site: at("../"),
        seed: new URLSearchParams(location.search).get("seed") ?? "",
    }),
    show: text => {
        first.hidden = true;
        show(JSON.parse(text));
    },
    remember,
    saveFile,
    failed,
};

try {
    hooks.worker.onBeforeRunAsync.clear(); // PyScript's one hook made with eval, which the policy forbids
    hooks.main.onWorker.add((_, worker) => Object.assign(worker.sync, page));
    await customElements.whenDefined("py-script"); // before that a worker would lack PyScript's Python side
    const worker = await PyWorker(at("worker.py"), {
        async: true,
        version: at("interpreter.mjs"),
        config: { js_modules: { worker: { [at("../runtime/idb.mjs")]: "idb" } }, sync_main_only: true },
    });
    listen(intent => worker.sync.intent(JSON.stringify(intent)));
    document.documentElement.dataset.ready = "";
} catch (fault) {
    failed(String(fault?.stack ?? fault));
}
