// What somebody sends to others about a puzzle. It gives nothing away.
import { location } from '../net/location';
import { dateIn } from '../texts/dates';
import { t } from '../texts/index.svelte';
import { titleOf } from '../plain/titles.svelte';
import { timeOf } from './days';

export interface Solved {
  game: string;
  number: number;
  tries: number;
  /** The day that it was the puzzle of; undefined for any other. */
  day?: number | undefined;
  /** How many days in a row. */
  streak: number;
}

/** "12 Nov", as each language writes it. */
export const dateWords = (day: number): string =>
  dateIn(timeOf(day), { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Tilery · … puzzle, 12 Nov · solved at the first try · 5 days in a row" */
export function shareLine({ game, number, tries, day, streak }: Solved): string {
  const title = titleOf(game);
  const which =
    day === undefined
      ? t('puzzle-share-number', { title, number })
      : t('puzzle-share-day', { title, date: dateWords(day) });
  const row = day !== undefined && streak > 1 ? [t('puzzle-streak', { count: streak })] : [];
  return ['Tilery', which, t('puzzle-share-solved', { count: tries }), ...row].join(' · ');
}

export const puzzleLink = (game: string, number: number): string => `${location.origin}/puzzles/${game}/${number}`;

/** By whatever the device shares with; false where it has nothing, or nobody was chosen. */
export async function share(text: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ text, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
