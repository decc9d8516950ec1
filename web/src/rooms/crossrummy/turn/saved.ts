/** A half-arranged table outlives a reload, as long as it is the same table with the same tiles. */
import type { CrossrummyLayMove, CrossrummyView } from '../wire';
import type { Ground } from './settle';

interface Saved {
  about: string;
  move: CrossrummyLayMove;
}

/** Of which table and which seat; the address names the table. */
export const savedKey = (path: string, seat: number | null): string => `tilery.crossrummy.draft ${path} ${seat ?? '-'}`;

/** What a draft was made on. */
export function fingerprint({ round, table, rack }: CrossrummyView): string {
  const tiles = table.map(({ cell, tile }) => `${tile}@${cell.join()}`);
  return [round, tiles.join(' '), rack.join(' ')].join('|');
}

export function save(key: string, view: CrossrummyView, { draft, origin }: Ground): void {
  try {
    if (draft.untouched) sessionStorage.removeItem(key);
    else {
      const saved: Saved = { about: fingerprint(view), move: draft.laying(origin) };
      sessionStorage.setItem(key, JSON.stringify(saved));
    }
  } catch {
    // A browser that keeps nothing: it has to be arranged anew.
  }
}

/** The ground with the saved arrangement on it; as it is where nothing fits. */
export function restored(key: string, view: CrossrummyView, ground: Ground): Ground {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Saved> | null;
    if (saved?.about !== fingerprint(view) || !saved.move) return ground;
    const draft = ground.draft.arranged(saved.move, ground.origin);
    return draft ? { ...ground, draft } : ground;
  } catch {
    return ground;
  }
}
