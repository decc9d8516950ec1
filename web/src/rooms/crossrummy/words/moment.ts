/** Many tiles at once, and the last one of a hand, have their moment. */
import { t } from '../../../texts/index.svelte';
import type { CrossrummyEvent } from '../wire';
import { laidAtOnce, MANY } from './scoring';

export function moment(told: { type: string }): string | null {
  const event = told as CrossrummyEvent;
  if (event.type !== 'laid') return null;
  if (event.left === 0) return t('crw-last-tile');
  return laidAtOnce(event) >= MANY ? t('crw-laid-at-once', { count: event.laid.length }) : null;
}
