// Brings a part of a board nearer, where its squares are too small for a finger; the next touch counts.

const root = document.querySelector("#app");
const LEAST = 24; // px that a finger needs
const TIMES = 2;

const whole = board => {
    board.setAttribute("viewBox", board.dataset.whole);
    delete board.dataset.zoomed;
};

const nearer = (board, { clientX, clientY }) => {
    const { x, y, width, height } = board.viewBox.baseVal;
    const { left, top, width: wide } = board.getBoundingClientRect();
    const part = (start, size, px) => start + Math.min(Math.max(px * size / wide - size / TIMES / 2, 0), size - size / TIMES);
    board.dataset.whole = board.getAttribute("viewBox");
    board.dataset.zoomed = board.dataset.zoom;
    const corner = [part(x, width, clientX - left), part(y, height, clientY - top)];
    board.setAttribute("viewBox", [...corner, width / TIMES, height / TIMES].join(" "));
};

// A zoom lasts as long as what it was made for: the same turn.
export const settle = () => {
    for (const board of root.querySelectorAll("[data-zoomed]")) {
        if (board.dataset.zoomed !== board.dataset.zoom) whole(board);
    }
};

const out = () => root.querySelectorAll("[data-zoomed]").forEach(whole);

let down; // by what the page was touched last: not every browser's click tells
root.addEventListener("pointerdown", event => { down = event.pointerType; });

root.addEventListener("click", event => {
    const cell = event.target.closest("svg[data-zoom] [role=gridcell]");
    const small = cell && (event.pointerType ?? down) === "touch" && cell.getBoundingClientRect().width < LEAST;
    if (small) nearer(cell.closest("svg"), event);
    else if (event.target.closest("[data-do=whole]")) out();
    else return;
    event.stopPropagation();
}, true);

// The keys lead to every square, so all of them are shown.
root.addEventListener("keydown", event => {
    if (event.target.closest("svg[data-zoomed]")) out();
});
