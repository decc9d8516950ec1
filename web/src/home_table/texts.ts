// The words for tables at home, loaded with their page.
import { bringTexts } from '../texts/index.svelte';

const files = import.meta.glob<string>('./home_table/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

export const homeTexts = (): Promise<void> => bringTexts('home_table', files);
