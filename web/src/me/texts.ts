// The words of this page, loaded with it.
import { bringTexts } from '../texts/index.svelte';

const files = import.meta.glob<string>('./me/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

export const meTexts = (): Promise<void> => bringTexts('me', files);
