/** The game in figures: what every turn brought or cost (TR-5 to TR-8), or of several rounds the totals (TR-13). */
import type { Scoring } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { TriominosEvent, TriominosView } from '../wire';

function gain(told: { type: string }): number {
  const event = told as TriominosEvent;
  if (event.type === 'laid') return event.points;
  return event.type === 'bought' || event.type === 'passed' ? -event.price : 0;
}

export function scoring(view: TriominosView): Scoring {
  const rounds = view.sheets.length > 1;
  return {
    title: t('end-curve-points'),
    lowest: false,
    rounds,
    margins: { close: 15, far: 100 },
    final: (seat) => view.totals[seat] ?? 0,
    after(told, now) {
      const event = told as TriominosEvent;
      if (event.type === 'roundover') return event.totals;
      const brought = rounds ? 0 : gain(event);
      return brought && 'seat' in event ? now.map((sum, seat) => (seat === event.seat ? sum + brought : sum)) : now;
    },
    gain,
    amount: (points) => t('points', { points }),
    sigh(told) {
      const event = told as TriominosEvent;
      return event.type === 'laid' && event.bonus ? t('trw-sigh', { bonus: event.bonus }) : null;
    },
  };
}
