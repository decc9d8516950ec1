/** What a room reads from a deed. */
import type { Deed } from './room';

/**
 * The events of a deed and those after it. Where the table was cleared meanwhile, what lay there before is gone:
 * `clears` is the event with which a new round begins.
 */
export function eventsOf<E extends { type: string }>(deed: Deed, clears?: E['type']): { own: E[]; later: E[] } {
  const own = deed.lines.flatMap(({ events }) => events as E[]);
  const later = deed.after.flatMap(({ events }) => events as E[]);
  const isNew = ({ type }: E) => type === clears;
  if (later.some(isNew)) return { own: [], later: [] };
  return { own: own.slice(own.findLastIndex(isNew) + 1), later };
}
