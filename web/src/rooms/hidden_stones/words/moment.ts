/** A card that is scored has its moment. */
import { t } from '../../../texts/index.svelte';
import type { HiddenStonesEvent, HiddenStonesScored, HiddenStonesView } from '../wire';

export function moment(told: { type: string }): string | null {
  const event = told as HiddenStonesEvent;
  return event.type === 'scored' ? t('points', { points: event.points }) : null;
}

/** It lies on the won pile now. */
export const cardOf = ({ card }: HiddenStonesScored, view: HiddenStonesView) =>
  view.won.flat().find(({ number }) => number === card);
