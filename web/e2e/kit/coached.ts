// A coach that finds fault with every move: what would be better is what a hint says. The real one needs compiled
// kernels, and finds fault only with what is wrong.
import type { Page } from '@playwright/test';

type Message = Record<string, unknown> & { type: string; id: string };

/** Every line of this page goes through it. `moves` are those that asked for the coach. With `made`, a move is made
 * before the coach speaks, as one that can be undone is. */
export async function strictCoach(page: Page): Promise<{ made: boolean; moves: Message[] }> {
  const coach = { made: true, moves: [] as Message[] };
  await page.routeWebSocket(/\/ws\/tables\//, (line) => {
    const server = line.connectToServer();
    const asked = new Map<string, Message>();
    const words = new Map<string, object>();
    line.onMessage((text) => {
      const { coach: wanted, ...message } = JSON.parse(String(text)) as Message;
      if (!wanted) return server.send(text);
      coach.moves.push(message);
      asked.set(`for-${message.id}`, message);
      const { seat, seq } = message;
      server.send(JSON.stringify({ type: 'hint', id: `for-${message.id}`, seat, seq, whole: true }));
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      const move = asked.get(message.id);
      if (!move) {
        line.send(text);
        if (message.type === 'done' && words.has(message.id)) line.send(JSON.stringify(words.get(message.id)));
        return;
      }
      const { seat, seq, move: better, data, reasons } = message;
      const { made } = coach;
      const word = { type: 'coached', id: move.id, seat, seq, move: better, data, reasons, cost: 0.2, made };
      if (!made) return line.send(JSON.stringify(word));
      words.set(move.id, word);
      server.send(JSON.stringify(move));
    });
  });
  return coach;
}
