/** Cards in words, where one is chosen from many. */
import { t } from '../../../texts/index.svelte';
import { formationWords } from '../words/words';
import { cardOf } from './deck';

/** "card 33 (2 points, in a row from left to right: …)" */
export function cardName(number: number): string {
  const { points, formation } = cardOf(number);
  return t('hse-card', { number, points: t('hs-points', { points }), formation: formationWords(formation) });
}
