// The words of the puzzles, loaded with their pages: those of the house, and what each room calls its goals.
import { folderOf } from '../kit/room';
import { practiceTexts } from '../practice/texts';
import { bringTexts, loadTexts } from '../texts/index.svelte';

const files = import.meta.glob<string>(['./puzzles/texts/*.ftl', './rooms/*/texts/puzzles/*.ftl'], {
  base: '../',
  query: '?raw',
  import: 'default',
});

export const puzzleTexts = (): Promise<void> => bringTexts('puzzles', files);

/** With those of a room, and of the table on which one tries to solve one. */
export async function goalTexts(game: string): Promise<void> {
  await Promise.all([puzzleTexts(), practiceTexts()]);
  await loadTexts(folderOf(game), 'puzzles');
}
