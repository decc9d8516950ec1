// The tables where one sits, and which of them wait for oneself.
import { knownTables, revise } from '../app/memory';
import { myTables } from '../net/people';
import { seatName } from '../table/seats/seating';
import type { MyTableNow } from '../net/wire';

export type State = MyTableNow['state'];

const ORDER: readonly State[] = ['turn', 'waiting', 'running', 'over', 'gone'];

/** Ask how it is at every table of this browser; forgets those that are gone, and notes what has changed. */
export async function look(): Promise<MyTableNow[]> {
  const known = knownTables().map(({ id, seats }) => ({ id, secrets: Object.values(seats) }));
  const found = known.length ? await myTables(known) : [];
  const now = new Map(found.map((each) => [each.id, each]));
  revise((table) => {
    const { state, table: info } = now.get(table.id) ?? {};
    if (state === 'gone') return null;
    return info ? { ...table, game: info.game, names: info.seats.map(seatName), over: state === 'over' } : table;
  });
  return found.filter(({ state }) => state !== 'gone');
}

/** What waits for oneself first; else as it was. */
export function byState<T extends { id: string }>(tables: T[], states: ReadonlyMap<string, State>): T[] {
  const rank = ({ id }: T) => ORDER.indexOf(states.get(id) ?? 'running');
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

/** Do something now, and again every so often while somebody looks at the page. Returns how to stop. */
export function whileSeen(act: () => void, pause: number): () => void {
  const now = () => {
    if (document.visibilityState === 'visible') act();
  };
  now();
  const timer = setInterval(now, pause);
  document.addEventListener('visibilitychange', now);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', now);
  };
}
