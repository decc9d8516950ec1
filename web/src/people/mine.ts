// The tables where one sits, and which of them wait for oneself.
import { knownTables, revise } from '../app/memory';
import { ApiError } from '../net/api';
import { makeNameless, myTables } from '../net/people';
import type { MyTable, MyTableNow } from '../net/wire';

export type State = MyTableNow['state'];

const ORDER: readonly State[] = ['turn', 'waiting', 'running', 'over', 'gone'];

const allMine = (): MyTable[] => knownTables().map(({ id, seats }) => ({ id, secrets: Object.values(seats) }));

/** The tables where this browser has seats of its own, without those that another device has lent to it. */
export const ownTables = (): MyTable[] =>
  knownTables().flatMap(({ id, seats, lent = [] }) => {
    const secrets = Object.entries(seats).flatMap(([seat, secret]) => (lent.includes(Number(seat)) ? [] : [secret]));
    return secrets.length ? [{ id, secrets }] : [];
  });

/** Take one's name and face out of the games at all these tables. Gives from how many seats. */
export async function takeNameOut(): Promise<number> {
  await look(); // a secret that opens nothing any more would spoil it
  const { seats } = await makeNameless(allMine()).catch((error: unknown) => {
    // What another device lent may have been withdrawn; that is noticed at the table only.
    if (error instanceof ApiError && error.failure.code === 'not-your-seat') return makeNameless(ownTables());
    throw error;
  });
  await look().catch(() => undefined); // so that no name stays on the home page
  return seats;
}

/** Ask how it is at every table of this browser; forgets those that are gone, and notes what has changed. */
export async function look(): Promise<MyTableNow[]> {
  const known = allMine();
  const found = known.length ? await myTables(known) : [];
  const now = new Map(found.map((each) => [each.id, each]));
  revise((table) => {
    const { state, table: info } = now.get(table.id) ?? {};
    if (state === 'gone') return null;
    return info
      ? { ...table, game: info.game, names: info.seats.map(({ name }) => name), over: state === 'over' }
      : table;
  });
  return found.filter(({ state }) => state !== 'gone');
}

/** At how many of them it is one's own turn. */
export const turnsIn = (tables: readonly MyTableNow[]): number => tables.filter(({ state }) => state === 'turn').length;

/** What waits for oneself first; else as it was. */
export function byState<T extends { id: string }>(tables: T[], states: ReadonlyMap<string, State>): T[] {
  const rank = ({ id }: T) => ORDER.indexOf(states.get(id) ?? 'running');
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

/** Do something every so often while somebody looks at the page, and at once unless it was just done. Returns how to stop. */
export function whileSeen(act: () => void, pause: number, justDone = false): () => void {
  const now = () => {
    if (document.visibilityState === 'visible') act();
  };
  if (!justDone) now();
  const timer = setInterval(now, pause);
  document.addEventListener('visibilitychange', now);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', now);
  };
}
