/** The game in figures: the point markers that were taken, and at the end what else counts (CX-12, CX-13). */
import type { Scoring } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { ColleXionEvent, ColleXionView } from '../wire';

/** A marker of so many points is worth a sigh. */
const DEAR = 4;

export const scoring = (view: ColleXionView): Scoring => ({
  title: t('end-curve-points'),
  lowest: false,
  rounds: false,
  margins: { close: 2, far: 10 },
  final: (seat) => view.teams.find(({ seats }) => seats.includes(seat))?.points ?? 0,
  after(told, now) {
    const event = told as ColleXionEvent;
    if (event.type === 'scored') return now.map((sum, seat) => (seat === event.seat ? sum + event.points : sum));
    return event.type === 'over' ? event.sheets.map(({ points }) => points) : now;
  },
  gain(told) {
    const event = told as ColleXionEvent;
    return event.type === 'scored' ? event.points : 0;
  },
  amount: (points) => t('points', { points }),
  sigh(told) {
    const event = told as ColleXionEvent;
    return event.type === 'scored' && event.points >= DEAR ? t('cxw-sigh') : null;
  },
});
