// All that the page does for play between devices; loaded when Python first asks for any of it.

export { address } from "./back.js";
export { meet, part } from "./meet.js";
export { hush, listen, say } from "./rtc.js";
export { copy, net, qr, share } from "./share.js";
export { accept, hand, token } from "./tokens.js";
