/** "a, b and c" as each language joins them. */
import { locale } from './index.svelte';

export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(locale.current === 'en' ? 'en-GB' : locale.current).format(words);
