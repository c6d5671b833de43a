// The first paint: the lobby in the reader's language, before Python is there. What is pressed meanwhile waits.

import { wayBack } from "./back.js";
import { listen } from "./gestures.js";

const root = document.querySelector("#app");
const boot = document.querySelector("#boot");
const lobbies = [...document.querySelectorAll("template[lang]")];

export const settings = () => {
    try {
        const kept = Object.entries(JSON.parse(localStorage.getItem("klerye") ?? "{}"));
        return Object.fromEntries(kept.filter(([, value]) => typeof value === "string"));
    } catch {
        return {}; // blocked or damaged: the page works without
    }
};

// The theme that was chosen, or the system's; the browser's own bar has the colour of the page.
const wear = theme => {
    const page = document.documentElement;
    if (theme === "light" || theme === "dark") page.dataset.theme = theme;
    else delete page.dataset.theme;
    document.querySelector("meta[name=theme-color]").content = getComputedStyle(page).backgroundColor;
};

export const remember = (name, value) => {
    if (name === "theme") wear(value);
    try {
        localStorage.setItem("klerye", JSON.stringify({ ...settings(), [name]: value }));
    } catch {
        // blocked: the setting lasts as long as the page
    }
};

export const languages = () => [settings().lang, ...navigator.languages].filter(Boolean);

const spoken = code => lobbies.find(lobby => lobby.lang === code);
const codes = () => languages().map(tag => tag.split("-")[0].toLowerCase());

const paint = lang => {
    document.documentElement.lang = lang;
    root.replaceChildren(spoken(lang).content.cloneNode(true));
    keepRoom();
    for (const part of boot.children) part.hidden = part.lang !== lang;
    wayBack();
};

// Where the games that can be continued will come, as much room is left as they took when they were seen last:
// nothing moves away from under a finger.
const keepRoom = () => {
    const room = document.createElement("section"), px = Number(settings().room);
    room.style.height = `${px}px`;
    if (px > 0) root.querySelector(".games").closest("section").before(room);
};

export const measure = () => {
    const room = String(root.querySelector(".saves")?.closest("section").getBoundingClientRect().height ?? 0);
    if (room !== settings().room) remember("room", room);
};

let broken = false; // what went wrong stays on the screen

// Python's progress: the share of the bytes, and the stage.
export const progress = ({ share, stage }) => {
    for (const bar of boot.querySelectorAll("progress")) bar.value = share;
    for (const line of boot.querySelectorAll("[data-stage]")) line.hidden = line.dataset.stage !== stage;
};

// What browsers call it when a file did not come, or when there is no memory left.
const FAULTS = {
    network: /failed to fetch|network ?error|load failed|dynamically imported module|importing a module|: [45]\d\d$/im,
    memory: /out of memory|memory allocation|could not allocate|cannot enlarge memory|array buffer allocation/i,
};

export const failed = text => {
    console.error(text);
    if (broken) return; // what went wrong first says most
    broken = true;
    globalThis.caches?.delete("klerye-snapshot").catch(() => {}); // in case it was that
    boot.hidden = false;
    for (const part of boot.children) {
        part.querySelector(".loading").hidden = true;
        part.querySelector(".failed").hidden = false;
        part.querySelector("pre").textContent = text;
        const why = Object.keys(FAULTS).find(fault => FAULTS[fault].test(text)) ?? "other";
        for (const line of part.querySelectorAll("[data-why]")) line.hidden = line.dataset.why !== why;
    }
};

// Pages drawn when the site was built, for what is pressed before Python is there.

const drawnFor = { pick: "first", rules: "rules" };

const paintPage = async (kind, arg) => {
    const lang = document.documentElement.lang;
    const [game, place] = arg.split(".");
    const answer = await fetch(new URL(`../${kind}/${lang}/${game}.html`, import.meta.url)).catch(() => null);
    if (!answer?.ok) return; // the lobby stays until Python is there
    const page = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
    if (document.documentElement.dataset.ready !== undefined || last.arg !== arg) return;
    const picture = document.createElement("div");
    picture.className = kind === "first" ? "table" : kind;
    picture.append(page);
    for (const link of picture.querySelectorAll("a")) link.href = new URL(link.getAttribute("href"), answer.url);
    root.replaceChildren(picture);
    wayBack();
    picture.querySelector("h1").focus();
    if (place) document.getElementById(place)?.scrollIntoView();
};

const waiting = [];
let last = { do: "", arg: "" };
let send = intent => {
    last = intent;
    if (intent.do === "lang") {
        remember("lang", intent.value);
        paint(intent.value);
    } else if (intent.do in drawnFor) {
        paintPage(drawnFor[intent.do], intent.arg);
    } else if (intent.do === "home" || intent.do === "close") {
        paint(document.documentElement.lang);
    }
    waiting.push(intent);
};

// Python is there: what was pressed reaches it in order, from now on at once.
export const ready = sender => {
    send = sender;
    waiting.forEach(send);
    waiting.length = 0;
    document.documentElement.dataset.ready = "";
};

export const painted = () => { boot.hidden = !broken; };

wear(settings().theme);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => wear(settings().theme));
paint(codes().find(spoken) ?? "en");
listen(intent => send(intent));
boot.addEventListener("click", event => {
    if (event.target.matches("button")) location.reload();
});
import("./shell.js").catch(fault => failed(String(fault?.stack ?? fault)));
