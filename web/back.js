// The browser's way back leads where the page's own does: never away from a table.

import { intentOf, press } from "./gestures.js";

const root = document.querySelector("#app");
const LOBBY = { at: "lobby" }, AWAY = { at: "away" }; // the two steps of the history that are the page's own
let away = false; // whether the page is at the second of them
let leaving = false; // whether that step is being taken back
let kept = ""; // the address there: going back has left it before the page knows whether it stays

if (history.state?.at === AWAY.at) history.replaceState(LOBBY, ""); // loaded anew: this is the lobby now

const clean = () => location.pathname + location.search;

// What the page itself offers: the answer no to a question, or the button at its head.
const way = () => root.querySelector("dialog[data-modal]") ?? root.querySelector("header .back");

const stepAway = href => {
    away = true;
    history.replaceState(LOBBY, "", clean()); // a link is not followed again on the way back
    history.pushState(AWAY, "", href);
    kept = href;
};

// After each picture: outside the lobby there is a step to go back.
export const wayBack = () => {
    const here = Boolean(root.querySelector("header .back"));
    if (leaving || here === away) return;
    if (here) {
        stepAway(location.href);
    } else {
        away = false;
        leaving = true;
        kept = clean();
        history.back();
    }
};

// What stands after the # of the address; no step of the browser's history.
export const address = fragment => {
    kept = clean() + (fragment && `#${fragment}`);
    history.replaceState(history.state, "", kept);
};

addEventListener("popstate", () => {
    if (history.state?.at !== LOBBY.at || !(away || leaving)) return; // another address, or forward again
    const there = leaving ? undefined : way();
    away = leaving = false;
    if (root.querySelector("header .back")) stepAway(kept); // again: the next picture may still not be the lobby
    if (there) press(there.matches("dialog") ? { do: there.dataset.modal } : intentOf(there));
});
