// What web/meet.js takes of Trystero: bundled by serve.py into one file, with relay.mjs in the place of WebSocket.

export { joinRoom, selfId } from "trystero";
export { relays, watch } from "./relay.mjs";
