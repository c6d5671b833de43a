// Keeps the screen lit for as long as Python wants it.

let wanted = false;
let lock;

const ask = async () => {
    if (!wanted || document.hidden || (lock && !lock.released)) return;
    try {
        lock = await navigator.wakeLock.request("screen");
    } catch {
        return; // none here, or the battery is low
    }
    if (!wanted) lock.release();
};

// The system takes it away from a page that is not seen.
document.addEventListener("visibilitychange", ask);

export const stayAwake = on => {
    wanted = on;
    if (on) ask();
    else lock?.release();
};
