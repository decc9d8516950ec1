// Where a review and its game come from: a table, or a record that somebody brought along.
import { knownTable } from '../app/memory';
import type { Room } from '../kit/room';
import { replay, study, tableInfo } from '../net/api';
import { beginRecordReview, beginReview, recordReview, review } from '../net/reviews';
import type { ReplayPage, ReviewTold, TableInfo, Try } from '../net/wire';
import { broughtAlong, tableOf } from '../replay/brought';
import { enter, hasRoom } from '../rooms';
import type { Desk } from './asking.svelte';

export interface Source {
  info: TableInfo;
  room: Room;
  /** The seats at this device. */
  held: readonly number[];
  desk: Desk;
  /** Where the server finds the game. */
  origin: Try['origin'];
  /** What a seat saw, from a step on; null: a spectator. */
  pages: (seat: number | null, start: number) => Promise<ReplayPage>;
  /** The address of a step in the replay. */
  replay: (step: number, seat: number) => string;
  /** It is shown: one's own games keep its figures. Of a record that somebody brought along there is nothing to keep. */
  shown?: (review: ReviewTold) => void;
}

export async function ofTable(id: string, round: number): Promise<Source> {
  const info = await tableInfo(id);
  const plain = !hasRoom(info.game);
  return {
    info,
    room: await enter(info.game),
    held: Object.keys(knownTable(id)?.seats ?? {}).map(Number),
    desk: { begin: () => beginReview(id, round), ask: () => review(id, round) },
    origin: { table: id, round },
    pages: (seat, start) => replay(id, round, seat, start, plain),
    replay: (step, seat) => `/table/${encodeURIComponent(id)}/replay/${round}?at=${step}&seat=${seat}`,
    shown: (review) => {
      const noted = import('../me/kept/noting').then(({ noteReview }) => noteReview(id, round, review));
      noted.catch(() => undefined); // nice to have, and no more
    },
  };
}

/** The record that was looked at last, or that a link holds; null if there is none, or none that can be read. */
export async function ofRecord(): Promise<Source | null> {
  const record = await broughtAlong().catch(() => '');
  const { head } = record ? await study(record, null) : {};
  if (!head) return null;
  const plain = !hasRoom(head.game);
  const { hash } = location;
  return {
    info: tableOf(head),
    room: await enter(head.game),
    held: [],
    desk: { begin: () => beginRecordReview(record), ask: recordReview },
    origin: { record },
    pages: async (seat, start) => {
      const { page } = await study(record, seat, start, plain);
      if (!page) throw new Error('a record that had moves has none');
      return page;
    },
    replay: (step, seat) => `/study?at=${step}&seat=${seat}${hash}`,
  };
}
