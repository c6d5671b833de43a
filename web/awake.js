// Keeps the screen lit for as long as Python wants it.

let wanted = false;
let lock; // what was asked for; nothing once it is gone

const ask = () => {
    if (!wanted || document.hidden || lock) return;
    const asked = lock = navigator.wakeLock?.request("screen").then(given => {
        given.onrelease = () => { if (lock === asked) lock = undefined; };
        return given;
    }).catch(() => { // the battery is low
        if (lock === asked) lock = undefined;
    });
};

// The system takes it away from a page that is not seen.
document.addEventListener("visibilitychange", ask);

export const stayAwake = on => {
    wanted = on;
    if (on) return ask();
    lock?.then(given => given?.release());
    lock = undefined;
};
