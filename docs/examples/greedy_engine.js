#!/usr/bin/env node
// An engine for Triominos: it lays the stone that brings the most points. It needs nothing but Node.
const readline = require("node:readline");

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

function choose(may) {
  if (may.answer) return "decline"; // somebody proposes to stop the round
  if (may.lay.length) return may.lay.reduce((best, place) => (place.points > best.points ? place : best)).move;
  return may.buy ? "buy" : "pass";
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", version: 1, name: "Greedy engine", games: ["triominos"] });
  if (message.type === "turn") say({ type: "move", id: message.id, move: choose(message.view.may) });
  if (message.type === "bye") process.exit();
});
