// A table that begins as a test wants it: written into the server's database, which the server then finds there.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { madeTable, wishes, type Answer, type MadeTable, type Seat } from './seats.ts';

export interface Dealt {
  game: string;
  options?: Record<string, string>;
  /** By name, somebody at a device; the others are bots. */
  seats: Exclude<Seat, 'open'>[];
  /** Seat (-1 is chance) and move, from the first draw on; or options with which bots shall have played, up to the last
   * turn of the first seat. */
  log: [number, string][] | Record<string, string>;
}

const PYTHON = join(import.meta.dirname, '../../../.venv/bin/python');

/** The database of the server that the tests started; with a server of one's own (TILERY_URL) name it yourself. */
export const DATA = process.env.TILERY_DATA;

/** One for all tests of a worker: a Python that knows the games takes a second to start. */
let dealer: { process: ChildProcess; answers: Interface; gone: Promise<unknown> } | undefined;

function start(): NonNullable<typeof dealer> {
  const process = spawn(PYTHON, [join(import.meta.dirname, 'deal.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
  return { process, answers: createInterface({ input: process.stdout }), gone: once(process, 'exit') };
}

/** One after the other: the answers come in the order of the questions. */
let answered: Promise<unknown> = Promise.resolve();

export function deal(table: Dealt): Promise<MadeTable> {
  const made = answered.then(() => ask(table));
  answered = made.catch(() => undefined);
  return made;
}

async function ask({ game, options = {}, seats, log }: Dealt): Promise<MadeTable> {
  dealer ??= start();
  const { process, answers, gone } = dealer;
  const answer = Promise.race([
    once(answers, 'line').then(([line]) => String(line)),
    gone.then(() => ''), // it has said why
  ]);
  process.stdin?.write(`${JSON.stringify({ data: DATA, game, options, seats: wishes(seats), log })}\n`);
  const made = await answer;
  if (!made) throw new Error("This table can't be.");
  return madeTable(game, seats, JSON.parse(made) as Answer);
}
