// What a hand does to the page, as intents {do, arg, value, fields}: one listener of each kind for all of it.

const root = document.querySelector("#app");
const FAR = 8; // px that a press moves before it is a drag
const ENOUGH = 4_000_001; // bytes of a file that are read: one more than Python takes

let send;
let landing; // what was dropped a moment ago
let drops = 0; // how many there were
let drag; // {cell, piece, x, y, moved}: a press on something that may be dragged

export const intentOf = element => ({ do: element.dataset.do, arg: element.dataset.arg ?? "", value: element.dataset.value ?? "" });

const onClick = event => {
    const element = event.target.closest("[data-do]");
    if (!element || element.matches("form, input, select, textarea")) return;
    event.preventDefault(); // it may be a link, for readers without scripts
    const form = "fields" in element.dataset && element.closest("form"); // what was typed goes with it
    send({ ...intentOf(element), ...form && { fields: fieldsOf(form) } });
};

const fieldsOf = form => [...form.elements].filter(e => e.matches("input, select, textarea")).map(e => e.value);

const onSubmit = event => {
    event.preventDefault();
    const form = event.target.closest("form[data-do]");
    if (form) send({ ...intentOf(form), fields: fieldsOf(form) });
};

const onChange = async event => {
    const element = event.target;
    if (!element.matches("[data-do]")) return;
    if (element.type !== "file") {
        send({ ...intentOf(element), value: element.value });
    } else if (element.files[0]) {
        const text = await element.files[0].slice(0, ENOUGH).text();
        element.value = ""; // the same file can be chosen again
        send({ ...intentOf(element), value: text });
    }
};

// Dragging: the thing follows the finger here; Python hears of its lifting and its dropping.

const unitsPerPixel = svg => svg ? svg.viewBox.baseVal.width / svg.getBoundingClientRect().width : 1;

const pieceOn = cell => root.querySelector(`[data-piece="${CSS.escape(cell.dataset.arg)}"]`);

const onDown = event => {
    const cell = event.target.closest("[data-drag]");
    if (!cell || event.button || !event.isPrimary) return;
    putDown();
    const piece = pieceOn(cell);
    if (piece) drag = { cell, piece, x: event.clientX, y: event.clientY, moved: false, id: event.pointerId };
};

const onMove = event => {
    if (!drag || event.pointerId !== drag.id) return;
    const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
    if (!drag.moved) {
        if (Math.hypot(dx, dy) < FAR) return;
        drag.moved = true;
        drag.cell.setPointerCapture(event.pointerId);
        addEventListener("wheel", stay, { passive: false });
        if (drag.piece.ownerSVGElement) drag.piece.parentNode.append(drag.piece); // on top
        still(drag.piece);
        send({ do: "lift", arg: drag.cell.dataset.arg });
    }
    drag.piece.dataset.dragged = ""; // no class: the next picture would take it away
    const scale = unitsPerPixel(drag.piece.ownerSVGElement);
    drag.piece.style.translate = `${dx * scale}px ${dy * scale}px`;
};

const onUp = event => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.moved) { // a click follows
        drag = undefined;
        return;
    }
    const { piece } = drag;
    const under = document.elementsFromPoint(event.clientX, event.clientY).find(element => !piece.contains(element));
    letGo(event.type === "pointerup" && under?.closest("[data-drop]"));
    allowClick();
};

// Over a place that takes it, or nowhere.
const letGo = place => {
    const { cell, piece } = drag;
    drag = undefined;
    removeEventListener("wheel", stay);
    landing = { piece, place };
    addEventListener("click", stop, { capture: true, once: true });
    if (place) {
        drops += 1;
        send({ do: "drop", arg: cell.dataset.arg, value: place.dataset.arg });
    } else {
        send({ do: "cancel" });
        putDown();
    }
};

const stay = event => event.preventDefault(); // the page does not run away under the hand

// What was dropped stays under the finger until a picture says where it lies: one of after the drop, that does
// not wait for the keeper.
export const landed = ({ dropped, waits }) => {
    if (dropped >= drops && !waits) putDown();
};

const putDown = () => {
    if (!landing) return;
    const { piece, place } = landing;
    landing = undefined;
    piece.style.translate = "";
    piece.getBoundingClientRect(); // it is there at once: nothing glides back first
    delete piece.dataset.dragged;
    still(piece);
    if (place) still(pieceOn(place)); // nor falls anew
};

const still = piece => piece?.getAnimations().forEach(motion => motion.finish());

const stop = event => event.stopPropagation();

// The click that some browsers send after a drag is not a tap; the next one is.
const allowClick = () => setTimeout(() => removeEventListener("click", stop, { capture: true }));

// The keyboard: a grid is one tab stop, arrows move inside it, Enter and Space press.

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// In a grid that takes letters (data-keys) these go to Python with the cell they were typed on.
const TYPED = /^(.|Enter|Backspace|Delete)$/u;

const placeOf = cell => [Number(cell.ariaColIndex), Number(cell.ariaRowIndex)];

const neighbour = (cell, key) => {
    const cells = [...cell.closest("[role=grid]").querySelectorAll("[role=gridcell]")];
    const [column, row] = placeOf(cell);
    const inRow = cells.filter(other => placeOf(other)[1] === row);
    if (key === "Home") return inRow[0];
    if (key === "End") return inRow.at(-1);
    const [dx, dy] = STEPS[key];
    if (dx) return inRow[inRow.indexOf(cell) + dx];
    // Rows may be shifted against each other (Dam): the nearest cell of the next row, the right one first.
    const next = cells.filter(other => placeOf(other)[1] === row + dy);
    const far = other => Math.abs(placeOf(other)[0] - column - 0.1);
    return next.sort((one, other) => far(one) - far(other))[0];
};

const onKey = event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, select, textarea")) return;
    if (event.key === "Escape" && drag?.moved) {
        letGo();
        for (const end of ["pointerup", "pointercancel"]) addEventListener(end, allowClick, { once: true });
        return;
    }
    if (event.repeat && /^(Enter| )$/.test(event.key)) return event.preventDefault(); // held down it is one press
    const cell = event.target.closest("[role=gridcell]");
    if (!cell || event.key === "?") return onShortcut(event);
    if (cell.closest("[data-keys]") && TYPED.test(event.key)) {
        event.preventDefault();
        send({ do: "key", arg: cell.dataset.arg, value: event.key });
    } else if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        send(intentOf(cell));
    } else if (event.key === "Escape") {
        send({ do: "cancel" });
    } else if (event.key in STEPS || event.key === "Home" || event.key === "End") {
        event.preventDefault();
        const to = neighbour(cell, event.key);
        if (!to) return;
        cell.setAttribute("tabindex", -1);
        to.setAttribute("tabindex", 0);
        to.focus();
    } else {
        onShortcut(event);
    }
};

// A thing that names a key (data-key) is pressed by it, wherever the focus is; under a dialog nothing is. Who
// speaks to the device, or hits keys by accident, can switch letters and digits off.
const onShortcut = event => {
    if (event.repeat && !(event.key in STEPS)) return;
    if (event.key !== "?" && event.key.length === 1 && root.querySelector("[data-singles=no]")) return;
    const reach = root.querySelector("dialog") ?? root;
    const element = reach.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]:not(:disabled)`);
    if (!element) return;
    event.preventDefault(); // Home and End would scroll
    send(intentOf(element));
};

// A dialog is closed by Python: Escape only says what it would mean.
const onCancel = event => {
    event.preventDefault();
    send({ do: event.target.dataset.modal });
};

// What is pressed otherwise than by a hand on the page.
export const press = intent => send(intent);

export const listen = sender => {
    send = sender;
    root.addEventListener("click", onClick);
    root.addEventListener("submit", onSubmit);
    root.addEventListener("change", onChange);
    root.addEventListener("pointerdown", onDown);
    root.addEventListener("pointermove", onMove);
    root.addEventListener("pointerup", onUp);
    root.addEventListener("pointercancel", onUp);
    document.addEventListener("keydown", onKey);
    root.addEventListener("cancel", onCancel, true);
};
