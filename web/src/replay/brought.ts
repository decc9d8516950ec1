// The record that somebody brought along: reloading a page keeps it, closing the tab forgets it.
import { location } from '../net/location';
import { unserved } from '../table/seats/seating';
import type { StudyHead, TableInfo } from '../net/wire';
import { unpacked } from './packed';

const KEPT = 'tilery.study';

export function keepRecord(record: string | null): void {
  try {
    if (record === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, record);
  } catch {
    // Without storage the record has to be brought along again.
  }
}

/** The one that the address holds, else the one that is kept; '' if there is none. Fails with a link that is cut off. */
export async function broughtAlong(): Promise<string> {
  const packed = location.hash.slice(1);
  if (packed) return unpacked(packed);
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

/** The table of a record. */
export const tableOf = ({ game, options, players, begun, set_up }: StudyHead): TableInfo =>
  unserved(
    game,
    players.map((name) => ({ kind: 'device', name })),
    { options, begun, set_up },
  );
