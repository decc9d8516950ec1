// A table that begins as a test wants it: written into the server's database, which the server then finds there.
import { Python } from './python.ts';
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

/** The database of the server that the tests started; with a server of one's own (TILERY_URL) name it yourself. */
export const DATA = process.env.TILERY_DATA;

const dealer = new Python('deal.py');

export async function deal({ game, options = {}, seats, log }: Dealt): Promise<MadeTable> {
  const made = await dealer.ask<Answer>({ data: DATA, game, options, seats: wishes(seats), log });
  if (!made) throw new Error("This table can't be.");
  return madeTable(game, seats, made);
}
