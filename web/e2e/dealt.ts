// A table that begins as a test wants it: written into the server's database, which the server then finds there.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export interface Dealt {
  game: string;
  options?: Record<string, string>;
  /** By name, somebody at a device; the others are bots. */
  seats: ({ name: string } | 'bot')[];
  /** Seat (-1 is chance) and move, from the first draw on. */
  log: [number, string][];
}

export interface DealtTable {
  id: string;
  game: string;
  names: string[];
  /** By seat. */
  secrets: Record<number, string>;
}

const PYTHON = join(import.meta.dirname, '../../.venv/bin/python');

/** The database of the server that the tests started; with a server of one's own (TILERY_URL) name it yourself. */
export const DATA = process.env.TILERY_DATA;

export function deal({ game, options = {}, seats, log }: Dealt): DealtTable {
  const wish = {
    data: DATA,
    game,
    options,
    seats: seats.map((seat) => (seat === 'bot' ? { kind: 'bot', level: 'random' } : { kind: 'device', ...seat })),
    log,
  };
  const done = spawnSync(PYTHON, [join(import.meta.dirname, 'deal.py')], { input: JSON.stringify(wish) });
  if (done.status !== 0) throw new Error(`This table can't be: ${String(done.stderr)}`);
  const made = JSON.parse(String(done.stdout)) as { id: string; secrets: { seat: number; secret: string }[] };
  return {
    id: made.id,
    game,
    names: seats.map((seat) => (seat === 'bot' ? 'Bot' : seat.name)),
    secrets: Object.fromEntries(made.secrets.map(({ seat, secret }) => [seat, secret])),
  };
}

/** The page sits down at this table, on these seats, as if it had been there before. */
export async function sit(page: Page, { id, game, names, secrets }: DealtTable, seats: number[]): Promise<void> {
  const held = Object.fromEntries(seats.map((seat) => [seat, secrets[seat]]));
  const known = JSON.stringify([{ id, game, names, seats: held, seen: 0, over: false }]);
  await page.addInitScript((text) => {
    if (!localStorage.getItem('tilery.tables')?.includes(text.slice(0, 30)))
      localStorage.setItem('tilery.tables', text);
  }, known);
  await page.goto(`/table/${id}`);
}
