// The second tap of a double tap meets nothing that was not there at the first one.

import { intentOf } from "./gestures.js";

const root = document.querySelector("#app");
const AGAIN = 400; // ms within which two taps are one double tap
const AROUND = [[0, 0], [-14, 0], [14, 0], [0, -14], [0, 14]]; // px: fingers do not hit the same point twice

let tap; // {x, y, until, met}: the last one, and what could be pressed around it

const pressable = (x, y) => AROUND.map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest("[data-do]")).filter(Boolean);

const name = element => Object.values(intentOf(element)).join();

root.addEventListener("click", event => {
    if (!event.detail) return; // by a key
    const { clientX: x, clientY: y } = event;
    tap = { x, y, until: performance.now() + AGAIN, met: pressable(x, y).map(name) };
}, true);

// Called after each picture. What does the same again may be pressed again, but where each press costs (data-once).
export const rest = () => {
    if (!tap || performance.now() > tap.until) return;
    for (const element of pressable(tap.x, tap.y)) {
        if (!("once" in element.dataset) && tap.met.includes(name(element))) continue;
        element.dataset.rests = "";
        setTimeout(() => { delete element.dataset.rests; }, tap.until - performance.now());
    }
};
