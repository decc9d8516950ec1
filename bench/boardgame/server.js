// boardgame.io as it comes: tic-tac-toe in memory, at an address of this machine alone.
// node server.js SIZE: so many letters make its updates as long as ours.

process.env.NODE_ENV = "production";
const { Server } = await import("boardgame.io/dist/cjs/server.js");
const { INVALID_MOVE } = await import("boardgame.io/dist/cjs/core.js");

const letters = "x".repeat(Number(process.argv[2] ?? 0));

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), letters }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      // Nobody wins: a match goes on for as long as it is measured.
      if (!G.cells.includes(null)) G.cells.fill(null);
    },
  },
};

const server = Server({ games: [ticTacToe], origins: ["http://127.0.0.1"] });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
