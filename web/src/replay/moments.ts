// A moment of a replay: where it comes from, the link to it, and the address line that follows it.
import { address, location } from '../net/location';
import { call, recordAddress } from '../net/api';
import { isHere } from '../net/here';
import { packed } from './packed';
import type { GameMoment, RecordMoment } from '../net/wire';

/** Where a replay comes from. Moments count the steps taken, as the replay shows them; 0 is the beginning. */
export interface Source {
  /** Where its record can be saved from, and the name of the file; the server has a name of its own. */
  record: string;
  file: string;
  /** A link that stands alone; null where it would be too long. */
  link: (at: number, seat: number | null) => Promise<string | null>;
  /** What the server needs to play on from there. */
  origin: (at: number) => GameMoment | RecordMoment;
}

/** Longer links get cut by chats and mail programs. */
const LONGEST_LINK = 8000;

/** `read` is another in tests. */
export function ofTable(table: string, round: number, read: typeof call<string> = call): Source {
  const path = `/table/${encodeURIComponent(table)}/replay/${round}`;
  return {
    record: recordAddress(table, round),
    file: '',
    link: async (at, seat) => {
      if (!isHere(table)) return `${location.origin}${path}?${query(at, seat)}`;
      // Nobody else comes to this device: the link takes the game along.
      return ofRecord(await read(recordAddress(table, round).slice('/api'.length))).link(at, seat);
    },
    origin: (at) => ({ table, round, at }),
  };
}

export function ofRecord(record: string): Source {
  return {
    record: `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`,
    file: 'game.tilery',
    link: async (at, seat) => {
      const text = await packed(record).catch(() => null);
      const link = `${location.origin}/study?${query(at, seat)}#${text ?? ''}`;
      return text !== null && link.length <= LONGEST_LINK ? link : null;
    },
    origin: (at) => ({ record, at }),
  };
}

const query = (at: number, seat: number | null): string => `at=${at}&seat=${seat ?? 'spectator'}`;

/** The moment that an address names: the beginning (0), and no seat (undefined), where it names none that can be. */
export function momentIn(search: string, seats: number): { at: number; seat: number | null | undefined } {
  const asked = new URLSearchParams(search);
  const at = Number(/^\d{1,6}$/.exec(asked.get('at') ?? '')?.[0] ?? 0);
  const place = asked.get('seat') ?? '';
  const seat = /^\d$/.test(place) && Number(place) < seats ? Number(place) : undefined;
  return { at, seat: place === 'spectator' ? null : seat };
}

/** Writes the moment into the address line, a little later: browsers take it ill when that happens too often. */
export class AddressLine {
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(at: number, seat: number | null): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      history.replaceState(history.state, '', address(`${location.pathname}?${query(at, seat)}${location.hash}`));
    }, 300);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
