// The browser's way back leads where the page's own does: never away from a table.

import { intentOf, press } from "./gestures.js";

const root = document.querySelector("#app");
const LOBBY = { at: "lobby" }, AWAY = { at: "away" }; // the two steps of the history that are the page's own
let away = false; // whether the page is at the second of them
let leaving = false; // whether that step is being taken back

if (history.state?.at === AWAY.at) history.replaceState(LOBBY, ""); // loaded anew: this is the lobby now

// What the page itself offers: the answer no to a question, or the button at its head.
const way = () => root.querySelector("dialog[data-modal]") ?? root.querySelector("header .back");

// After each picture: outside the lobby there is a step to go back.
export const wayBack = () => {
    const here = Boolean(root.querySelector("header .back"));
    if (leaving || here === away) return;
    away = here;
    if (here) {
        const { href, pathname, search } = location;
        history.replaceState(LOBBY, "", pathname + search); // a link is not followed again on the way back
        history.pushState(AWAY, "", href);
    } else {
        leaving = true;
        history.back();
    }
};

addEventListener("popstate", () => {
    if (history.state?.at !== LOBBY.at || !(away || leaving)) return; // another address, or forward again
    const there = leaving ? undefined : way();
    away = leaving = false;
    wayBack(); // a step again: the next picture may still not be the lobby
    if (there) press(there.matches("dialog") ? { do: there.dataset.modal } : intentOf(there));
});
