// What somebody tends to overlook, as the rooms name it. Only they can tell from the reasons of a better move what it was.
import { folderOf } from '../kit/room';
import type { Better, ReviewMoment } from '../net/wire';
import { bringTexts, has, t } from '../texts/index.svelte';

/** What a better move was good for, in a word: 'hexagon'. Null where it says nothing about whoever didn't see it. */
export type Habit = (better: Pick<Better, 'data' | 'reasons'>) => string | null;

const habits = import.meta.glob<{ habit: Habit }>('../rooms/*/words/habit.ts');
const files = import.meta.glob<string>('../rooms/*/texts/habits/*.ftl', { query: '?raw', import: 'default' });

/** How often each kind would have been better than a marked move. */
export async function habitsIn(game: string, moments: readonly ReviewMoment[]): Promise<Record<string, number>> {
  const open = habits[`../rooms/${folderOf(game)}/words/habit.ts`];
  if (!open) return {};
  const { habit } = await open();
  const found: Record<string, number> = {};
  for (const { mark, better } of moments) {
    const kind = mark && better ? habit(better) : null;
    if (kind) found[kind] = (found[kind] ?? 0) + 1;
  }
  return found;
}

/** The words for the habits of a game. */
export const habitTexts = (game: string): Promise<void> => bringTexts(folderOf(game), files, 'habits');

/** "You overlook hexagons."; null for a kind that has no words, from another version perhaps. */
export function habitWords(game: string, kind: string): string | null {
  const id = `${game}-habit-${kind}`;
  return has(id) ? t(id) : null;
}
