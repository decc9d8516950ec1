// How long people wait for each other at a table: what can be agreed on, and how it is told.
import { t } from '../../texts/index.svelte';
import type { LogLine, PaceWish, SeatInfo, SeatWish } from '../../net/wire';

/** Seconds; null: for ever. */
export const AWAY = [30, 120, 600, 86_400, null] as const;
export const USUAL_AWAY = 120;

/** Clocks to choose from, in seconds. */
export const CLOCKS = [
  {},
  { move: 30 },
  { move: 60 },
  { move: 180 },
  { game: 300 },
  { game: 600 },
  { game: 1800 },
] as const satisfies Pick<PaceWish, 'move' | 'game'>[];

/** Where only one device plays, nobody waits for anybody. */
export function severalPeople(seats: readonly SeatWish[]): boolean {
  const open = seats.filter(({ kind }) => kind === 'open').length;
  return open + Number(seats.some(({ kind }) => kind === 'device')) > 1;
}

/** Whether somebody else would have to wait for those who hold these seats. */
export const awaited = (seats: readonly SeatInfo[], held: readonly number[]): boolean =>
  held.length > 0 && seats.some(({ seat, kind }) => kind !== 'bot' && !held.includes(seat));

/** How many moves a bot has made for this seat since its own last one. */
export function stoodIn(log: readonly LogLine[], seat: number | null): number {
  const own = log.filter((line) => line.seat === seat);
  const last = own.findLastIndex((line) => !line.stand_in);
  return own.length - 1 - last;
}

/** Minutes and seconds, as a clock shows them. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "30 s", "2 min" */
export const duration = (seconds: number): string =>
  seconds < 60 ? t('pace-seconds', { count: seconds }) : t('pace-minutes', { count: Math.round(seconds / 60) });
