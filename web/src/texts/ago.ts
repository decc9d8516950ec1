/** "5 minutes ago" as each language says it. */
import { locale } from './index.svelte';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function ago(time: number): string {
  const words = new Intl.RelativeTimeFormat(locale.current, { numeric: 'auto' });
  const passed = Math.max(0, Date.now() - time);
  const [unit, length] = UNITS.find(([, ms]) => passed >= ms) ?? ['minute', 60_000];
  return words.format(-Math.floor(passed / length), unit);
}
