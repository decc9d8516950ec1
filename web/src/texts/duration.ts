// A span of time as people say it.
import { locale, t } from './index.svelte';

/** "30 seconds", "2 minutes". */
function duration(seconds: number): string {
  const [unit, count] = seconds % 60 ? (['second', seconds] as const) : (['minute', seconds / 60] as const);
  return new Intl.NumberFormat(locale.current, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** That one watches, and how far behind. */
export const watchingWords = (delay: number): string =>
  delay ? t('watching-behind', { delay: duration(delay) }) : t('watching');
