// The sheet of settings, once its words are there.
import SettingsSheet from './SettingsSheet.svelte';
import { settingsTexts } from './texts';

export const load = (): Promise<typeof SettingsSheet> => settingsTexts().then(() => SettingsSheet);
