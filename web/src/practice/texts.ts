// The words of the practice table, loaded with a page that has one.
import { bringTexts } from '../texts/index.svelte';

const files = import.meta.glob<string>('./practice/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

export const practiceTexts = (): Promise<void> => bringTexts('practice', files);
