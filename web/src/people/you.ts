// The sheet about oneself with its words. Both come when somebody opens it.
import { bringTexts } from '../texts/index.svelte';
import You from './You.svelte';

const files = import.meta.glob<string>('./people/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

export const youTexts = (): Promise<void> => bringTexts('people', files);

export async function you(): Promise<typeof You> {
  await youTexts();
  return You;
}
