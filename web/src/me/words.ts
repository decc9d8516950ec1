// What stands in several places of this page.
import { isGuest, levelWords, titleOf } from '../plain/titles.svelte';
import { dateIn } from '../texts/dates';
import { figure } from '../texts/figure';
import { locale, t } from '../texts/index.svelte';
import type { Against } from './figures/standings';
import type { PlayedGame } from './kept/played';

export { titleOf };

/** "Bots: very well", "People", "Alone". */
export const againstWords = (against: Against): string =>
  against.kind === 'level' ? t('me-level', { level: levelNamed(against.level) }) : t(`me-${against.kind}`);

/** Whoever is a program of somebody else is called by its name. */
const levelNamed = (level: string): string =>
  isGuest(level) ? level.slice(1) : levelWords(level).toLocaleLowerCase(locale.current);

export const dayWords = (ended: string): string => dateIn(new Date(ended), { dateStyle: 'medium' });

export const reviewAddress = ({ table, round }: PlayedGame): string =>
  `/table/${encodeURIComponent(table)}/review/${round}`;
export const replayAddress = ({ table, round, seat }: PlayedGame): string =>
  `/table/${encodeURIComponent(table)}/replay/${round}?seat=${seat}`;

/** Shares of the win as points of a hundred: "+12", "−7", "0"; and without a sign. */
export { change, percent } from '../review/figures';

export const inTenths = (wins: number): number => Math.round(wins * 10) / 10;

/** A sum of wins: "+2.3", "−0.4", with the comma of the language. `signed`: with a plus. */
export function winsWords(wins: number, signed = true): string {
  const rounded = inTenths(wins);
  const digits = new Intl.NumberFormat(locale.current, { maximumFractionDigits: 1 }).format(Math.abs(rounded));
  if (rounded === 0) return figure(0);
  return (rounded < 0 ? '−' : signed ? '+' : '') + digits;
}

/** "+12 ± 5" on one line; only the figure where there is no doubt that one could read. */
export const withDoubt = (figures: string, doubt: string): string =>
  doubt === '0' ? figures : `${figures}\u00A0±\u00A0${doubt}`;
