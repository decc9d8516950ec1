// The only ways to join words of a list.
import { bound } from './bound';
import { locale, type Locale } from './index.svelte';

/** Before the last one. The browser knows this too, but to ask it takes longer than all other words of a page. */
const AND: Record<Locale, string> = { en: ' and ', de: ' und ', hu: ' és ', ru: bound(' и '), nb: ' og ' };

/** "a, b and c" as each language joins them. */
export const listed = (words: readonly string[]): string =>
  words.length > 1 ? inOrder(words.slice(0, -1)) + AND[locale.current] + (words.at(-1) ?? '') : inOrder(words);

/** "a, b, c": what lies one after the other, and lists within a list. */
export const inOrder = (words: readonly string[]): string => words.join(', ');
