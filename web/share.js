// Hands text over: to the share sheet, the clipboard, a code to scan.

export const copy = async text => {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false; // refused, or an old or embedded browser
    }
};

// "shared", "copied", or "": neither worked, or the player thought better of it.
export const share = async (title, url) => {
    try {
        await navigator.share({ title, url });
        return "shared";
    } catch (fault) {
        if (fault.name === "AbortError") return "";
    }
    return await copy(url) ? "copied" : "";
};

// The dark cells of a code as rows of 0 and 1, without the quiet zone around it.
export const qr = async text => {
    const { default: qrcode } = await import("../runtime/qrcode.mjs");
    const code = qrcode(0, "M");
    code.addData(text, "Byte");
    code.make();
    const cells = [...Array(code.getModuleCount()).keys()];
    return cells.map(row => cells.map(column => Number(code.isDark(row, column))).join("")).join("\n");
};

// The relays and the like that the site's host named.
export const net = async () => {
    try {
        const answer = await fetch(new URL("net.json", import.meta.url), { cache: "no-cache" });
        if (answer.ok) return await answer.text();
    } catch {
        // no network, and so nobody to meet by a relay
    }
    return JSON.stringify({ relays: [], ice: [] });
};
