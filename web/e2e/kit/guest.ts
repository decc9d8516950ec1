// A bot that comes to a server with a token, as any program would, and plays the first move that it may.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { TILERY, type Server } from '../server.ts';

interface Message {
  type: string;
  id: number;
  moves: { text: string }[];
}

/** The line of a bot with this name, once it is let in. */
export async function guest(server: Server, name: string): Promise<WebSocket> {
  const issued = await promisify(execFile)(TILERY, ['token', name, '--data', server.data]);
  const token = issued.stdout.trim();
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/ws/engines`);
  const say = (message: object) => line.send(JSON.stringify(message));
  await new Promise<void>((ready) => {
    line.onmessage = ({ data }) => {
      const { type, id, moves } = JSON.parse(String(data)) as Message;
      if (type === 'hello') {
        say({ type: 'ready', version: 1, name, detail: 'text', token });
        say({ type: 'sit', id: -1 }); // the answer comes once it is let in
      } else if (type === 'turn') say({ type: 'move', id, move: moves[0]?.text });
      else ready();
    };
  });
  return line;
}
