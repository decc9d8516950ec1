// The words of the settings, loaded with their sheet.
import { bringTexts } from '../../texts/index.svelte';

const files = import.meta.glob<string>('./settings/texts/*.ftl', { base: '../', query: '?raw', import: 'default' });

export const settingsTexts = (): Promise<void> => bringTexts('settings', files);
