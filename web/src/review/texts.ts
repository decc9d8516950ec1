// The words of a review, loaded with its page.
import { bringTexts } from '../texts/index.svelte';

const files = import.meta.glob<string>('./review/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

export const reviewTexts = (): Promise<void> => bringTexts('review', files);
