#!/usr/bin/env node
// A bot for tables of Triominos with people: it lays the stone that brings the most points. It needs nothing but Node 22 or newer.
// node greedy_table_bot.js ws://127.0.0.1:8080/ws/engines TOKEN
const [address, token] = process.argv.slice(2);
const server = new WebSocket(address);
const say = (message) => server.send(JSON.stringify(message));

function choose(may) {
  if (may.answer) return "decline"; // somebody proposes to stop the round
  if (may.lay.length) return may.lay.reduce((best, place) => (place.points > best.points ? place : best)).move;
  return may.buy ? "buy" : "pass";
}

server.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "hello") say({ type: "ready", version: 1, name: "Greedy bot", games: ["triominos"], token });
  else if (message.type === "turn") say({ type: "move", id: message.id, move: choose(message.view.may) });
  else console.error(data);
};
server.onclose = () => process.exit();
