// The words about bots that are programs of somebody else. Most servers have none, so they come when one is there.
import { bringTexts } from '../../../texts/index.svelte';

const files = import.meta.glob<string>('./guests/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

/** In every language from now on. */
export const guestTexts = (): Promise<void> => bringTexts('guests', files);
