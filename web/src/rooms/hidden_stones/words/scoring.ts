/** The game in figures: points of the cards that were scored, and at the end the bonus (HS-12). */
import type { Scoring } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { HiddenStonesEvent, HiddenStonesView } from '../wire';

/** A card of so many points is the dearest. */
const DEAREST = 5;

/** Alone there is nobody to compare with: the game is won or lost (HS-14). */
export function scoring(view: HiddenStonesView): Scoring | null {
  if (view.seats === 1) return null;
  const totals = view.sheets.map(({ total }) => total);
  return {
    title: t('end-curve-points'),
    lowest: false,
    rounds: false,
    margins: { close: 3, far: 10 },
    final: (seat) => totals[seat] ?? 0,
    after(told, now) {
      const event = told as HiddenStonesEvent;
      if (event.type === 'scored') return now.map((sum, seat) => (seat === event.seat ? sum + event.points : sum));
      return event.type === 'over' ? totals : now;
    },
    gain(told) {
      const event = told as HiddenStonesEvent;
      return event.type === 'scored' ? event.points : 0;
    },
    amount: (points) => t('points', { points }),
    sigh(told) {
      const event = told as HiddenStonesEvent;
      return event.type === 'scored' && event.points === DEAREST ? t('hs-sigh') : null;
    },
  };
}
