// The words for tables at home, loaded with their page: those of the house, and what each room says in its form.
import { folderOf } from '../kit/room';
import { bringTexts, loadTexts } from '../texts/index.svelte';

const files = import.meta.glob<string>(['./home_table/texts/*.ftl', './rooms/*/texts/editor/*.ftl'], {
  base: '../',
  query: '?raw',
  import: 'default',
});

export const homeTexts = (): Promise<void> => bringTexts('home_table', files);

/** With those of a room. */
export async function editorTexts(game: string): Promise<void> {
  await homeTexts();
  await loadTexts(folderOf(game), 'editor');
}
