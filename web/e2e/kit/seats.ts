// Tables for tests, asked for at the server itself: the form for new tables has tests of its own.
import { expect, type Page } from '@playwright/test';

/** Who sits there: a person at this device by name, a bot, or whoever comes by the link. */
export type Seat = { name: string } | 'bot' | 'open';

export interface NewTable {
  seats: Seat[];
  /** The name of whoever begins; by lot without it. */
  start?: string;
  options?: Record<string, string>;
  public?: boolean;
}

/** A table of which one has seats. */
export interface MadeTable {
  id: string;
  game: string;
  names: string[];
  /** By seat. */
  secrets: Record<number, string>;
}

export interface Answer {
  id: string;
  secrets: { seat: number; secret: string }[];
}

/** As the house names them. */
const BOTS = ['Flint', 'Opal', 'Slate', 'Jasper'];

/** Their bots move without a thought. */
export function wishes(seats: readonly Seat[]): { kind: string; name?: string; level?: string }[] {
  const names = [...BOTS];
  return seats.map((seat) => {
    if (seat === 'open') return { kind: 'open' };
    return seat === 'bot' ? { kind: 'bot', level: 'random', name: names.shift() ?? '' } : { kind: 'device', ...seat };
  });
}

export function madeTable(game: string, seats: readonly Seat[], { id, secrets }: Answer): MadeTable {
  return {
    id,
    game,
    names: wishes(seats).map(({ name }) => name ?? ''),
    secrets: Object.fromEntries(secrets.map(({ seat, secret }) => [seat, secret])),
  };
}

/** Makes a table and takes the page there, on all seats of this device. */
export async function makeTable(
  page: Page,
  game: string,
  { seats, start, options = {}, ...rest }: NewTable,
): Promise<void> {
  const first = seats.findIndex((seat) => typeof seat === 'object' && seat.name === start);
  const begins = start === undefined ? {} : { start: String(first) };
  const data = { game, options: { ...begins, ...options }, seats: wishes(seats), ...rest };
  // A line that was idle for as long as the server keeps it may be cut just when it is used again.
  const answer = await page.request.post('/api/tables', { data, headers: { connection: 'close' } });
  expect(answer.status(), await answer.text()).toBe(201);
  await sit(page, madeTable(game, seats, (await answer.json()) as Answer));
}

/** The page sits down at this table, on these seats or on all, as if it had been there before. */
export async function sit(page: Page, { id, game, names, secrets }: MadeTable, seats?: number[]): Promise<void> {
  const held = Object.fromEntries((seats ?? Object.keys(secrets)).map((seat) => [seat, secrets[Number(seat)]]));
  await know(page, { id, game, names, seats: held, seen: 0, over: false });
  await page.goto(`/table/${id}`);
}

/** What a browser keeps of a table. */
export interface KnownTable {
  id: string;
  game: string;
  names: string[];
  seats: Record<string, string | undefined>;
  seen: number;
  over: boolean;
}

/** From now on this browser knows the table, besides those that it knows. */
export async function know(page: Page, table: KnownTable): Promise<void> {
  // What a browser keeps belongs to a host: the page has to be there, on whatever is quick.
  if (!page.url().startsWith('http')) await page.goto('/favicon.svg');
  await page.evaluate((one) => {
    const known = JSON.parse(localStorage.getItem('tilery.tables') ?? '[]') as unknown[];
    localStorage.setItem('tilery.tables', JSON.stringify([one, ...known]));
  }, table);
}
