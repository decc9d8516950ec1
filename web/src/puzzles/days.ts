// A puzzle a day: which one it is, and how many days in a row somebody has solved one.
const LENGTH = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1);

/** Days since the first, everywhere the same: they begin at midnight in UTC. */
export const dayOf = (time: number): number => Math.floor((time - FIRST) / LENGTH);

/** The first moment of a day. */
export const timeOf = (day: number): number => FIRST + day * LENGTH;

/** The number of a day's puzzle, from 1 to `count`; the server has the same formula. */
export const numberOfDay = (day: number, count: number): number => (((day % count) + count) % count) + 1;

/** How many days in a row there are up to today. Today may still come. */
export function streak(days: readonly number[], today: number): number {
  const all = new Set(days);
  const last = all.has(today) ? today : today - 1;
  let count = 0;
  while (all.has(last - count)) count += 1;
  return count;
}
