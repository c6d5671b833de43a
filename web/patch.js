// Brings the page to the picture that Python sent: [tag, attributes, children] all the way down.

import { h, render } from "../runtime/preact.mjs";

const root = document.querySelector("#app");

// What Python asked the focus for last, and in which words: asked again in the same ones, it stays where the reader is.
let asked = new Map();

const element = part => typeof part === "string" ? part : h(part[0], part[1], ...part[2].map(element));

// A grid is one stop of the tab key: the cell that has the focus, else the one that Python says.
const keepOneStop = () => {
    for (const grid of root.querySelectorAll("[role=grid]")) {
        const cells = [...grid.querySelectorAll("[role=gridcell]")];
        const stop = cells.find(cell => cell === document.activeElement) ?? cells.find(cell => cell.tabIndex === 0);
        for (const cell of cells) cell.setAttribute("tabindex", cell === stop ? 0 : -1);
    }
};

let screen; // the screen that Python showed last
let before; // what had the focus when a dialog opened

// The line of a list that is current is in sight, while the page itself stays where it is.
const keepInSight = () => {
    for (const line of root.querySelectorAll("ol [aria-current]")) {
        const list = line.closest("ol"), { top, bottom } = line.getBoundingClientRect();
        const frame = list.getBoundingClientRect();
        if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - list.clientHeight / 2;
    }
};

// What a screen shows first happened before: it lies still. What is new against that picture moves.
const MOTIONS = ["drop", "tumble"];
const lieStill = () => {
    for (const motion of root.getAnimations({ subtree: true })) {
        if (MOTIONS.includes(motion.animationName)) motion.finish();
    }
};

const placeFocus = body => {
    for (const dialog of root.querySelectorAll("dialog:not([open])")) {
        before = document.activeElement;
        dialog.showModal();
    }
    if (before && !root.querySelector("dialog")) {
        if (before.isConnected) before.focus();
        before = undefined;
    }
    if (screen !== undefined && screen !== body[1].class) root.querySelector("h1").focus();
    screen = body[1].class;
    const asks = [...root.querySelectorAll("[data-focus]")];
    asks.findLast(part => asked.get(part) !== part.dataset.focus)?.focus();
    asked = new Map(asks.map(part => [part, part.dataset.focus]));
    keepOneStop();
    keepInSight();
};

export const show = ({ lang, title, body }) => {
    document.documentElement.lang = lang;
    document.title = title;
    render(element(body), root);
    if (screen !== body[1].class) lieStill();
    placeFocus(body);
};
