// Plays for the package rapid-draughts: node dam_rapid.mjs FOLDER, where FOLDER/node_modules holds it.
// Reads a JSON line per request, ["new"], ["move", origin, destination, captures] or ["think"], and
// answers with one; squares count from 0.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const file = `${process.argv[2]}/node_modules/rapid-draughts/dist/english.js`;
const { EnglishDraughts, EnglishDraughtsComputerFactory } = await import(pathToFileURL(file));
const computer = EnglishDraughtsComputerFactory.alphaBeta({});
let game;
const same = (one, other) => String([...one].sort()) === String([...other].sort());

for await (const line of createInterface({ input: process.stdin })) {
  const [what, origin, destination, captures] = JSON.parse(line);
  let answer = true;
  if (what === "new") game = EnglishDraughts.setup();
  if (what === "move") {
    const move = game.moves.find((m) => m.origin === origin && m.destination === destination && same(m.captures, captures));
    if (move) game.move(move);
    else answer = false;
  }
  if (what === "think") {
    const begun = performance.now();
    const move = await computer(game);
    answer = { ...move, ms: performance.now() - begun };
  }
  console.log(JSON.stringify(answer));
}
