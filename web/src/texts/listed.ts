// The only ways to join words of a list.
import { bound } from './bound';
import { locale } from './index.svelte';

/** "a, b and c" as each language joins them. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(locale.current === 'en' ? 'en-GB' : locale.current)
    .formatToParts(words)
    .map(({ type, value }) => (type === 'literal' && locale.current === 'ru' ? bound(value) : value))
    .join('');

/** "a, b, c": what lies one after the other, and lists within a list. */
export const inOrder = (words: readonly string[]): string => words.join(', ');
