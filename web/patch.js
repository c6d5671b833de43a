// Brings the page to the picture that Python sent: [tag, attributes, children] all the way down.

import { h, render } from "../runtime/preact.mjs";

const root = document.querySelector("#app");

// The last focus that Python asked for: asked again in the same words, it stays where the reader is.
let focused, words;

const element = part => typeof part === "string" ? part : h(part[0], part[1], ...part[2].map(element));

export const show = ({ lang, title, body }) => {
    document.documentElement.lang = lang;
    document.title = title;
    render(element(body), root);
    for (const dialog of root.querySelectorAll("dialog:not([open])")) dialog.showModal();
    const focus = root.querySelector("[data-focus]");
    if (focus && (focused !== focus || words !== focus.dataset.focus)) {
        focused = focus;
        words = focus.dataset.focus;
        focus.focus();
    }
};
