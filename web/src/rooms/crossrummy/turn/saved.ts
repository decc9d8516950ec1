/** A half-arranged table outlives a reload and a look back, as long as it is the same table with the same tiles. */
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

const read = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Saved> | null;

/** Whoever takes all back on a table keeps nothing of it; what was begun on another one is still kept. */
export function save(key: string, view: CrossrummyView, { draft, origin }: Ground): void {
  try {
    const about = fingerprint(view);
    if (draft.untouched) {
      if (read(key)?.about === about) sessionStorage.removeItem(key);
    } else {
      const saved: Saved = { about, move: draft.laying(origin) };
      sessionStorage.setItem(key, JSON.stringify(saved));
    }
  } catch {
    // A browser that keeps nothing: it has to be arranged anew.
  }
}

/** It was laid: should that be taken back, one begins anew. */
export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The ground with the saved arrangement on it; as it is where nothing fits. */
export function restored(key: string, view: CrossrummyView, ground: Ground): Ground {
  try {
    const saved = read(key);
    if (saved?.about !== fingerprint(view) || !saved.move) return ground;
    const draft = ground.draft.arranged(saved.move, ground.origin);
    return draft ? { ...ground, draft } : ground;
  } catch {
    return ground;
  }
}
