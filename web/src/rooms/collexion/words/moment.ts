/** A set that is scored has its moment. */
import { t } from '../../../texts/index.svelte';
import type { ColleXionEvent } from '../wire';
import { setWords } from './words';

export function moment(told: { type: string }): string | null {
  const event = told as ColleXionEvent;
  if (event.type !== 'scored') return null;
  return event.points ? t('points', { points: event.points }) : setWords(event.set);
}
