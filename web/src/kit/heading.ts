import { t } from '../texts/index.svelte';

/** A name where it stands alone, on a card or above a column: whoever has none, and looks at it, is just "You". A sentence
 * says "Player 1 (you)", because its verb needs a name in every language. */
export const headingOf = (name: string, seat: number): string =>
  name === t('name-player-you', { number: seat + 1 }) ? t('name-you') : name;

export const headingsOf = (names: readonly string[]): string[] => names.map(headingOf);
