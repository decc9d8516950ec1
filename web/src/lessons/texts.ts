// The words of all lessons, loaded with the first; what each of them says is in its room.
import { bringTexts } from '../texts/index.svelte';

const files = import.meta.glob<string>('./lessons/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

export const lessonTexts = (): Promise<void> => bringTexts('lessons', files);
