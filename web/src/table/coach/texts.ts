// The words of the coach, loaded with it.
import { bringTexts } from '../../texts/index.svelte';

const files = import.meta.glob<string>('./coach/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

export const coachTexts = (): Promise<void> => bringTexts('coach', files);
