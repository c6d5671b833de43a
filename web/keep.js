// Registers the service worker once Python is there, and tells it when a new build may take over.

let registration;

// `news` is called when a new build waits; it takes over when `renew` is called, or when every tab is closed.
export const keep = async news => {
    if (!navigator.serviceWorker) return;
    try {
        registration = await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url));
    } catch {
        return; // no storage, or private: the site works, but needs the network each time
    }
    if (!registration) return; // blocked without a word
    const tell = () => {
        if (registration.waiting && navigator.serviceWorker.controller) news();
    };
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
    tell();
};

export const renew = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration?.waiting?.postMessage("take over");
};
