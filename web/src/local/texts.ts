// What the house of this device says, loaded with it.
import { bringTexts } from '../texts/index.svelte';

const files = import.meta.glob<string>('./local/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

export const houseTexts = (): Promise<void> => bringTexts('local', files);
